"""Bots at a table: in processes of their own, on their view alone, never in the way of the table."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.tables import bots
from tests.tables.house import asked, at, begun, options, service
from westkingdom.table import By, Refused, Tables, Thinkers, open_storage
from westkingdom.table.thinking import Answering, ask_bot

Made = Callable[..., Tables]


@pytest.fixture
def with_bots(tmp_path: Path) -> Iterator[Made]:
    """Makes services with bots that answer in some way."""
    made: list[Tables] = []

    def make(answering: Answering = ask_bot, seconds: float = 20.0, name: str = "t", **more: Any) -> Tables:
        thinkers = Thinkers(workers=1, seconds=seconds, answering=answering)
        made.append(service(open_storage(str(tmp_path / name)), thinkers=thinkers, **more))
        return made[-1]

    yield make
    for tables in made:
        tables.close()


def wait_until(done: Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.01)


def plays(tables: Tables, by: By) -> list[dict[str, Any]]:
    return [entry for entry in tables.history(by) if entry["kind"] == "play"]


def until_person(tables: Tables, by: By) -> None:
    """Wait until the person on seat 0 is asked."""
    wait_until(lambda: asked(tables, by) == 0)


def test_bots_play_their_turns_between_those_of_people(with_bots: Made) -> None:
    tables = with_bots()
    by = begun(tables, seats=3, bots=["random", "random"])
    for _ in range(25):
        until_person(tables, by)
        tables.play(at(tables, by), 0, options(tables, by)[0])
    assert {entry["seat"] for entry in plays(tables, by)} == {0, 1, 2}
    assert not [event for event in tables.events(by) if event["key"] == "table-bot-stumbled"]


def test_a_bot_sees_its_view_and_the_options_alone(with_bots: Made) -> None:
    tables = with_bots(bots.only_the_view)
    by = begun(tables, seats=2, bots=["random"])
    until_person(tables, by)
    while len({entry["seat"] for entry in plays(tables, by)}) < 2:
        tables.play(at(tables, by), 0, options(tables, by)[0])
        until_person(tables, by)
    assert not [event for event in tables.events(by) if event["key"] == "table-bot-stumbled"]


@pytest.mark.parametrize(
    ("answering", "seconds"),
    [(bots.failing, 20.0), (bots.dying, 20.0), (bots.cheating, 20.0), (bots.greedy_for_memory, 20.0), (bots.late, 0.3)],
)
def test_a_bot_that_fails_is_helped_by_chance_and_that_is_said(
    with_bots: Made, answering: Answering, seconds: float
) -> None:
    tables = with_bots(answering, seconds)
    given = tables.create("viscounts", seats=2, bots=["random", "random"])
    by = By(given.table, given.token)
    tables.start(by)
    wait_until(lambda: len(plays(tables, by)) >= 3)
    stumbled = [event for event in tables.events(by) if event["key"] == "table-bot-stumbled"]
    assert len(stumbled) >= 2
    assert stumbled[0]["args"] == {"bot": "random"}


def test_a_bot_that_thinks_does_not_block_its_table_or_others(with_bots: Made) -> None:
    """While a bot thinks the table can be looked at, paused and changed, and other people play."""
    tables = with_bots(bots.late, 60.0)
    given = tables.create("viscounts", seats=2, bots=["random", "random"])
    stuck = By(given.table, given.token)
    tables.start(stuck)
    other = begun(tables)
    begin = time.monotonic()
    for _ in range(10):
        tables.play(at(tables, other), asked(tables, other), options(tables, other)[0])
        tables.look(stuck)
    tables.pause(stuck)
    assert time.monotonic() - begin < 20
    assert plays(tables, stuck) == []


def test_a_person_who_comes_back_while_the_bot_thinks_decides(with_bots: Made) -> None:
    tables = with_bots(bots.late, 60.0)
    by = begun(tables)
    seat = asked(tables, by)
    tables.hand_over(by, seat, "random")
    tables.hand_back(by, seat)
    tables.play(at(tables, by), seat, options(tables, by)[0])
    assert [entry["seat"] for entry in plays(tables, by)] == [seat]


def test_bots_go_on_after_a_restart(with_bots: Made, tmp_path: Path) -> None:
    """A table whose bot was asked when the process ended is found by the next one."""
    given = None
    first = service(open_storage(str(tmp_path / "t")), clock=lambda: 0)
    given = first.create("viscounts", seats=2, bots=["random", "random"])
    by = By(given.table, given.token)
    first.start(by)
    first.close()
    tables = with_bots(bots.last_option, clock=lambda: 10_000_000)
    wait_until(lambda: len(plays(tables, by)) >= 3)


def test_a_paused_table_asks_no_bot(with_bots: Made) -> None:
    tables = with_bots()
    by = begun(tables, seats=2)
    seat = asked(tables, by)
    tables.pause(by)
    tables.hand_over(by, seat, "random")
    time.sleep(0.3)
    assert plays(tables, by) == []
    tables.pause(by, False)
    wait_until(lambda: len(plays(tables, by)) >= 1)


def test_no_person_plays_for_a_bot(with_bots: Made) -> None:
    tables = with_bots(bots.late, 60.0)
    given = tables.create("viscounts", seats=2, people=["Ann"], bots=["random"])
    by = By(given.table, given.token)
    tables.start(by)
    with pytest.raises(Refused) as mistake:
        tables.play(at(tables, by), 1, 0)
    assert mistake.value.message.key == "refused-foreign-seat"

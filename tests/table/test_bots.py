"""Bots at a table: in processes of their own, on their view alone, never in the way of the table."""

from __future__ import annotations

import errno
import multiprocessing.connection
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from multiprocessing import forkserver
from pathlib import Path
from typing import Any

import pytest

import westkingdom as wk
from tests.kit import ROOT
from tests.kit.table import bots
from tests.kit.table.house import asked, at, begun, options, revision_of, service, wait_until
from westkingdom.table import By, Refused, Tables, WorkerPool, open_storage
from westkingdom.table.alarm import Alarm
from westkingdom.table.bots import worker
from westkingdom.table.bots.worker import Answering, ask_bot
from westkingdom.table.storage.entry import pack

Made = Callable[..., Tables]
NO_FILES = """
import os, sys
from tests.kit.table.house import service
from westkingdom.library.offers import GAMES
from westkingdom.table import By, WorkerPool, open_storage

if __name__ == "__main__":
    tables = service(open_storage(sys.argv[1]), pool=WorkerPool(workers=1))
    opened = []
    sys.addaudithook(lambda name, args: opened.append(str(args[0])) if name == "open" else None)
    for name, game in GAMES.items():
        for boxes in ((), game.expansions):
            solo = game.solo_with(boxes)
            for seats, options in ((2, {}), (1, {"solo": solo.names[0]})):
                given = tables.create(name, seats=seats, expansions=boxes, options=options, people=["Ann"] * seats)
                tables.start(By(given.table, given.token))
                tables.look(By(given.table, given.token), 0)
    print([name for name in opened if name.endswith((".py", ".pyc", ".json"))], flush=True)
    os._exit(0)
"""


@pytest.fixture
def with_bots(tmp_path: Path) -> Iterator[Made]:
    """Makes services with bots that answer in some way."""
    made: list[Tables] = []

    def make(
        answering: Answering = ask_bot, seconds: float = 120.0, name: str = "t", workers: int = 1, **more: Any
    ) -> Tables:
        pool = WorkerPool(workers=workers, seconds=seconds, answering=answering)
        made.append(service(open_storage(str(tmp_path / name)), pool=pool, **more))
        return made[-1]

    yield make
    for tables in made:
        tables.close()


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


def test_a_bot_gets_what_its_seat_may_know_and_nothing_else(with_bots: Made) -> None:
    tables = with_bots(bots.only_the_sight)
    by = begun(tables, seats=2, bots=["random"])
    until_person(tables, by)
    while len({entry["seat"] for entry in plays(tables, by)}) < 2:
        tables.play(at(tables, by), 0, options(tables, by)[0])
        until_person(tables, by)
    assert not [event for event in tables.events(by) if event["key"] == "table-bot-stumbled"]


@pytest.mark.parametrize(
    ("answering", "seconds"),
    [
        (bots.failing, 120.0),
        (bots.dying, 120.0),
        (bots.cheating, 120.0),
        (bots.greedy_for_memory, 120.0),
        (bots.late, 0.3),
    ],
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


def test_a_bot_that_fails_is_helped_by_a_simpler_one_and_that_is_said(with_bots: Made) -> None:
    tables = with_bots(bots.only_novice)
    alone = bots_alone(tables, "grandmaster")
    wait_until(lambda: len(plays(tables, alone)) >= 1)
    told = [event["args"] for event in tables.events(alone) if event["key"] == "table-bot-helped"]
    assert told[0] == {"bot": "grandmaster", "by": "novice"}


def test_a_thought_that_nobody_wants_any_more_ends_and_others_go_on(with_bots: Made) -> None:
    """The only worker would think for ever, at a seat that its person has taken back, and at one that was emptied."""
    tables = with_bots(bots.slow_master, 600.0)
    by = begun(tables)
    seat = asked(tables, by)
    tables.hand_over(by, seat, "grandmaster")
    other = bots_alone(tables, "grandmaster")
    tables.hand_back(by, seat)
    tables.clear(other, 0)
    tables.clear(other, 1)
    quick = bots_alone(tables, "novice")
    wait_until(lambda: len(plays(tables, quick)) >= 3)
    assert plays(tables, by) == plays(tables, other) == []


def test_a_quick_bot_does_not_wait_behind_slow_ones(with_bots: Made) -> None:
    """However many tables have a bot that thinks for long, one worker is kept for quick ones."""
    tables = with_bots(bots.slow_master, 600.0, workers=2)
    assert tables._pool is not None
    tables._pool.took("grandmaster", 9.0)
    slow = [bots_alone(tables, "grandmaster") for _ in range(4)]
    quick = [bots_alone(tables, "novice") for _ in range(2)]
    wait_until(lambda: all(len(plays(tables, by)) >= 3 for by in quick))
    assert all(plays(tables, by) == [] for by in slow)


def test_no_table_waits_without_end_behind_others(with_bots: Made) -> None:
    """Tables take turns: with one worker for all, none is ten decisions ahead of another that is not over."""
    tables = with_bots(bots.first_option_slowly)
    all_of_them = [bots_alone(tables, "novice") for _ in range(5)]
    wait_until(lambda: all(len(plays(tables, by)) >= 4 for by in all_of_them))
    counts = [len(plays(tables, by)) for by in all_of_them]
    assert max(counts) - min(counts) < 10


def test_a_bot_that_thinks_does_not_block_its_table_or_others(with_bots: Made) -> None:
    """While a bot thinks the table can be looked at, paused and changed, and other people play."""
    tables = with_bots(bots.late, 300.0)
    stuck = bots_alone(tables)
    other = begun(tables)
    for _ in range(10):
        tables.play(at(tables, other), asked(tables, other), options(tables, other)[0])
        tables.look(stuck)
    tables.pause(stuck)
    assert plays(tables, stuck) == []  # nobody has waited until the bot was late


def test_a_person_who_comes_back_while_the_bot_thinks_decides(with_bots: Made) -> None:
    tables = with_bots(bots.late, 60.0)
    by = begun(tables)
    seat = asked(tables, by)
    tables.hand_over(by, seat, "random")
    tables.hand_back(by, seat)
    tables.play(at(tables, by), seat, options(tables, by)[0])
    assert [entry["seat"] for entry in plays(tables, by)] == [seat]


@pytest.mark.parametrize("later", [0, -3_600_000, 3_600_000])
def test_a_bot_that_was_asked_moves_at_once_after_a_restart(with_bots: Made, tmp_path: Path, later: int) -> None:
    """A table whose bot was asked when the process ended is found by the next one, whatever its clock says."""
    begin = 10_000_000
    first = service(open_storage(str(tmp_path / "t")), clock=lambda: begin)
    by = bots_alone(first)
    first.close()
    tables = with_bots(bots.last_option, clock=lambda: begin + later)
    wait_until(lambda: len(plays(tables, by)) >= 3)


def bots_alone(tables: Tables, bot: str = "random") -> By:
    """A new table at which only bots play."""
    given = tables.create("viscounts", seats=2, bots=[bot, bot])
    by = By(given.table, given.token)
    tables.start(by)
    return by


def demand_bots_move(tables: Tables, by: By) -> None:
    """Bots move on at this table, and at a new one."""

    def move_on(some: By) -> None:
        before = revision_of(tables, some)
        wait_until(lambda: revision_of(tables, some) >= before + 3)

    move_on(by)
    move_on(bots_alone(tables))


def kill_worker(tables: Tables) -> None:
    """Kill the process that thinks."""
    assert tables._pool is not None
    process = tables._pool._workers[0]
    wait_until(lambda: process._running is not None)
    assert process._running is not None
    process._running[0].kill()


def test_what_tells_the_server_to_end_does_not_end_who_thinks_for_it() -> None:
    """The server ends it; a process lost on its own would be told as trouble, and begun again."""
    game = wk.new_game("viscounts", seats=2, seed=1)
    process = worker.Worker(bots.told_to_end)
    try:
        assert process.ask("any", 0, pack(game.seen_by(game.seat, 0)), 120.0, lambda: False) == game.actions[-1]
    finally:
        process.end()


def test_bots_move_on_after_their_process_was_killed(with_bots: Made) -> None:
    tables = with_bots(bots.first_option_slowly)
    by = bots_alone(tables)
    for _ in range(3):
        kill_worker(tables)
        demand_bots_move(tables, by)


def test_bots_move_on_after_the_fork_server_was_killed(with_bots: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is killed at the worst moment, when it is asked for a new process and has not answered yet."""
    tables = with_bots(bots.first_option_slowly)
    by = bots_alone(tables)
    wait_until(lambda: len(plays(tables, by)) > 0)
    connect, killed = forkserver.connect_to_new_process, threading.Event()

    def dying(fds: Any) -> Any:
        if killed.is_set():
            return connect(fds)
        forkserver.ensure_running()
        server = forkserver._forkserver._forkserver_pid  # type: ignore[attr-defined]
        os.kill(server, signal.SIGSTOP)
        asked = connect(fds)
        os.kill(server, signal.SIGKILL)
        os.waitid(os.P_PID, server, os.WEXITED | os.WNOWAIT)
        killed.set()
        return asked

    monkeypatch.setattr(forkserver, "connect_to_new_process", dying)
    kill_worker(tables)
    wait_until(killed.is_set)
    demand_bots_move(tables, by)


def test_bots_move_on_when_there_are_files_again(
    with_bots: Made, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """While no file can be opened a bot is helped by chance, which the log says, but not without end."""
    monkeypatch.setattr(worker, "ALARM", Alarm(worker.__name__))
    tables = with_bots(bots.first_option_slowly)
    tried = []

    def lacking(duplex: bool = True) -> Any:
        tried.append(duplex)
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    with monkeypatch.context() as patched:
        patched.setattr(multiprocessing.connection, "Pipe", lacking)
        by = bots_alone(tables)
        wait_until(lambda: len(tried) > 20)
    demand_bots_move(tables, by)
    assert "could not be begun" in caplog.text
    assert len(caplog.records) < len(tried)


def test_bots_move_on_after_whatever_was_raised(with_bots: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the threads of bots nor the one that looks for them end by an exception that nobody thought of."""
    tables = with_bots(bots.first_option_slowly)
    by = bots_alone(tables)
    raised: set[str] = set()

    def failing(name: str) -> Callable[..., Any]:
        def fail(*_: object) -> Any:
            raised.add(name)
            raise MemoryError(name)

        return fail

    with monkeypatch.context() as patched:
        patched.setattr(tables._keeper.shelf, "table", failing("thinking"))
        patched.setattr(tables._storage, "bots_asked", failing("looking"))
        wait_until(lambda: len(raised) == 2)
    demand_bots_move(tables, by)


def test_a_game_of_any_kind_begins_without_opening_a_file(tmp_path: Path) -> None:
    """Where bots play everything is loaded before the first table: a server without files to open plays on."""
    done = subprocess.run(
        [sys.executable, "-c", NO_FILES, str(tmp_path / "t")], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"


def test_a_paused_table_asks_no_bot(with_bots: Made) -> None:
    tables = with_bots()
    by = begun(tables, seats=2)
    seat = asked(tables, by)
    tables.pause(by)
    tables.hand_over(by, seat, "random")
    other = bots_alone(tables)
    wait_until(lambda: len(plays(tables, other)) >= 3)  # the only worker had time for the paused table as well
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

"""Previews: what an option would change, certain things only; how far an undo reaches; which tables a secret opens."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.table.house import ALL_BOXES, asked, at, begun, bytes_of, decision, play_on
from westkingdom.table import By, Refused, Tables, open_storage
from westkingdom.table.shown import sight
from westkingdom.table.shown.preview import differences, preview

MIXES = [(game, boxes) for game in wk.GAMES for boxes in ((), ALL_BOXES[game])]


def part(view: object, path: list[str | int]) -> object:
    """The part of a view that a path leads to."""
    found = view
    for step in path:
        found = found[step]  # type: ignore[index]
    return found


@pytest.mark.parametrize(("game", "boxes"), MIXES)
def test_what_a_preview_calls_certain_comes_true(game: str, boxes: tuple[str, ...]) -> None:
    """Every change that is shown happens, and whatever else changes in the view was called open."""
    luck = random.Random(4)
    table = wk.new_game(game, seats=3, expansions=boxes, seed=11)
    changes = opened = 0
    for _ in range(150):
        seat, option = table.seat, luck.choice(table.actions)
        told = preview(table, [option])
        before = table.view(seat)
        table.play(option)
        after = table.view(seat)
        for change in told["changes"]:
            assert part(before, change["path"]) == change["from"]
            assert part(after, change["path"]) == change["to"] != change["from"]
        foretold = [change["path"] for change in told["changes"]] + told["open"]
        for name in before:
            if name != "asked":
                for path, _ in differences(before[name], [after[name]], [name]):
                    assert any(path[: len(known)] == known or known[: len(path)] == path for known in foretold), path
        changes += len(told["changes"])
        opened += len(told["open"])
    assert changes > 200
    assert opened > 20


@pytest.mark.parametrize(("game", "boxes"), MIXES)
def test_a_preview_depends_on_nothing_that_its_seat_cannot_know(game: str, boxes: tuple[str, ...]) -> None:
    luck = random.Random(5)
    table = wk.new_game(game, seats=3, expansions=boxes, seed=12)
    for _ in range(60):
        twin = table.determinize(table.seat, luck.randrange(1000))
        for option in table.actions[:6]:
            assert bytes_of(preview(table, [option])) == bytes_of(preview(twin, [option]))
        table.play(luck.choice(table.actions))


def test_a_preview_changes_nothing() -> None:
    table = wk.new_game("viscounts", seats=2, seed=1)
    digest = table.digest()
    preview(table, table.actions[:1])
    assert table.digest() == digest


def test_a_decision_has_previews_when_they_are_asked_for(tables: Tables) -> None:
    by = begun(tables)
    seat = asked(tables, by)
    assert all("preview" not in option for option in decision(tables, by)["options"])
    seen = tables.look(by, seat, previews=True)
    assert all(option["preview"]["changes"] for option in seen["decision"]["options"])


def test_previews_are_made_once_for_each_revision(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often they are asked for; they are kept in memory only, and never for a table that has changed."""
    made: list[int] = []

    def counted(game: wk.Game, options: Sequence[int]) -> Any:
        made.append(game.decisions)
        return preview(game, options)

    monkeypatch.setattr(sight, "preview", counted)
    by = begun(tables)
    first = tables.look(by, asked(tables, by), previews=True)["decision"]
    number = len(made)
    assert tables.look(by, asked(tables, by), previews=True)["decision"] == first
    assert len(made) == number > 0
    play_on(tables, by, 1)
    assert tables.look(by, asked(tables, by), previews=True)["decision"] != first
    assert len(made) > number
    record = tables._storage.record(by.table)
    assert record is not None
    assert "previewed" not in record.state


def test_following_gives_the_table_and_what_was_told_of_one_moment(tables: Tables) -> None:
    by = begun(tables)
    play_on(tables, by, 40)
    whole = tables.events(by, 0)
    seen, told = tables.follow(by, 0, since=7)
    assert seen == tables.look(by, 0)
    assert told == whole[7:]
    assert told[-1]["number"] == seen["events"]
    assert tables.follow(by, 0, since=7, most=3)[1] == whole[7:10]


# --- how far an undo reaches


def test_the_reach_of_an_undo_is_what_undo_allows(tables: Tables) -> None:
    """Over a whole game: so many steps can be taken back at once, and not one more."""
    by = begun(tables)
    luck = random.Random(2)
    seen: set[str] = set()
    for _ in range(120):
        seat = asked(tables, by)
        reach = tables.undoable(by, seat)
        seen.add(reach["why"]["key"])
        with pytest.raises(Refused) as mistake:
            tables.undo(at(tables, by), seat, reach["steps"] + 1)
        if reach["why"]["key"] != "refused-nothing-to-undo":
            assert mistake.value.data()["refused"] == reach["why"]
        tables.play(at(tables, by), seat, luck.choice(decision(tables, by)["options"])["id"])
        after = tables.undoable(by, seat)
        if after["steps"] and luck.random() < 0.3:
            tables.undo(at(tables, by), seat, after["steps"])
            tables.play(at(tables, by), seat, luck.choice(decision(tables, by)["options"])["id"])
    assert seen == {"refused-undo-sealed", "refused-undo-other", "refused-nothing-to-undo"}


def test_at_a_table_for_practice_an_undo_has_no_limit(tables: Tables) -> None:
    by = begun(tables, practice=True)
    assert tables.undoable(by, 0) == {"steps": 0, "why": {"key": "refused-nothing-to-undo"}}
    while asked(tables, by) != 0:
        play_on(tables, by, 1)
    play_on(tables, by, 1)
    assert tables.undoable(by, 0) == {"steps": None, "why": None}


def test_how_far_another_seat_may_go_back_is_not_told(tables: Tables) -> None:
    by = begun(tables)
    link = tables.invite(by).token
    other = By(by.table, tables.join(By(by.table, ""), link).token)
    with pytest.raises(Refused, match="foreign seat"):
        tables.undoable(other, 0)


# --- one secret for many tables


def test_a_secret_lists_the_tables_that_it_opens_newest_first(database: str) -> None:
    tables = Tables(open_storage(database), clock=itertools.count(1_000).__next__)
    first = tables.create("viscounts", seats=2, people=["Ann"])
    second = tables.create("architects", seats=2, people=["Ann"], bots=["random"], token=first.token)
    tables.create("viscounts", seats=2, people=["Bob"])
    assert second.token == first.token
    assert [one["table"]["id"] for one in tables.mine(first.token)] == [second.table, first.table]
    tables.start(By(second.table, first.token))
    listed = tables.mine(first.token)[0]
    assert listed["asked"] is not None
    assert listed["yours"] == (listed["asked"] == 0)
    assert tables.mine("0" * 32) == []
    tables.close()


def test_who_leaves_lists_the_table_no_more(database: str) -> None:
    tables = Tables(open_storage(database))
    host = tables.create("viscounts", seats=2, people=["Ann"])
    ann = By(host.table, host.token)
    bob = tables.join(By(host.table, "b" * 32), tables.invite(ann, 1).token, "Bob")
    assert bob.token == "b" * 32
    assert len(tables.mine(bob.token)) == 1
    tables.clear(ann, 1)
    assert tables.mine(bob.token) == []
    with pytest.raises(Refused, match="stranger"):
        tables.look(By(host.table, bob.token))
    tables.close()


def test_a_known_holder_who_joins_again_holds_one_more_seat(tables: Tables) -> None:
    host = tables.create("viscounts", seats=3, people=["Ann"])
    ann = By(host.table, host.token)
    bob = By(host.table, tables.join(By(host.table, ""), tables.invite(ann, 1).token, "Bob").token)
    tables.join(bob, tables.invite(ann, 2).token, "Bea")
    assert tables.look(bob)["table"]["mine"] == [1, 2]


def test_what_can_be_no_id_or_nonce_reaches_no_database(database: str) -> None:
    tables = Tables(open_storage(database))
    given = tables.create("viscounts", seats=2, people=["Ann", "Bob"])
    for ident in ("", "x", "../../../../etc/pa", "abcdefgh\x00abcdefg", "ABCDEFGHIJKLMNOP"):
        with pytest.raises(Refused, match="no table"):
            tables.look(By(ident, given.token))
    for nonce in ("a\x00", "ä", "x" * 65):
        with pytest.raises(Refused, match="inexact"):
            tables.start(By(given.table, given.token, nonce=nonce))
    tables.close()

"""Games that leave a table and come back: exports, imports, other lines from a moment, rematches."""

from __future__ import annotations

import json
from typing import Any

import pytest

import westkingdom as wk
from tests.kit.table.house import ALL_BOXES, at, begun, bytes_of, options, play_on, revision_of
from westkingdom.engine.game import seal
from westkingdom.library.replay import replay
from westkingdom.table import By, Refused, Tables
from westkingdom.table.shown.exports import MOST_ACTIONS, MOST_BYTES


@pytest.mark.parametrize("game", list(wk.GAMES))
def test_a_finished_game_leaves_whole_and_comes_back_the_same(tables: Tables, game: str) -> None:
    """The file can be replayed, and read by the text table; imported, every moment of it is there."""
    by = begun(tables, game, 2, expansions=ALL_BOXES[game])
    play_on(tables, by, 5000)
    file = tables.export(by)
    assert replay(file["game"]).whole
    given = tables.import_game(json.dumps(file))
    again = By(given.table, given.token)
    here, there = tables.look(by), tables.look(again)
    assert there["table"]["origin"] == {"imported": True}
    for part in ("view", "result"):
        assert there[part] == here[part]
    assert tables.export(again)["game"] == file["game"]
    told, told_again = (
        [event["args"] for event in tables.events(one) if not event["key"].startswith("table-")][:900]
        for one in (by, again)
    )
    assert told == told_again


def test_a_running_game_leaves_per_seat_without_seed_or_hidden_cards(tables: Tables) -> None:
    by = begun(tables)
    play_on(tables, by, 60)
    record = tables._storage.record(by.table)
    assert record is not None
    for seat in (0, 1, None):
        file = tables.export(by, seat)
        assert set(file) == {"westkingdom-seat", "game", "expansions", "options", "names", "bots", "view", "events"}
        assert file["view"] == tables.look(by, seat)["view"]
        assert b"seed" not in bytes_of(file)


def test_a_game_for_practice_leaves_whole_at_any_time_and_can_be_played_on(tables: Tables) -> None:
    by = begun(tables, practice=True)
    play_on(tables, by, 40)
    given = tables.import_game(json.dumps(tables.export(by)), people=["Ann", "Bob"])
    again = By(given.table, given.token)
    assert tables.look(again, 0)["view"] == tables.look(by, 0)["view"]
    play_on(tables, again, 10)
    tables.undo(at(tables, by), 0, steps=1)


def finished(tables: Tables) -> dict[str, Any]:
    by = begun(tables)
    play_on(tables, by, 5000)
    return tables.export(by)


def resealed(file: dict[str, Any], **other: Any) -> str:
    game = {**file["game"], **other}
    game["seal"] = seal(game)
    return json.dumps({**file, "game": game})


def test_what_was_not_played_by_the_rules_does_not_come_back(tables: Tables) -> None:
    """A history that is not legal, and a state that does not follow from it, are refused, seal or no seal."""
    file = finished(tables)
    history = file["game"]["history"]
    richer = json.loads(json.dumps(file["game"]["state"]))
    richer["players"][0]["goods"][0] += 1
    for wrong in (
        resealed(file, history=history[:-1]),
        resealed(file, history=[*history, 0]),
        resealed(file, history=[history[0], *history]),
        resealed(file, settings={**file["game"]["settings"], "seed": 5}),
        resealed(file, state=richer),
        json.dumps({**file, "game": {**file["game"], "history": history[:-1]}}),
    ):
        with pytest.raises(Refused) as mistake:
            tables.import_game(wrong)
        assert mistake.value.message.key == "refused-no-save"


NO_SAVES = [
    "",
    "no",
    "null",
    "[]",
    "{}",
    '{"westkingdom-table": 1}',
    '{"westkingdom-table": 1, "names": []}',
    '{"westkingdom-table": 1, "names": [], "game": 3}',
    '{"westkingdom": 1}',
    "[" * 100_000,
    b"\xff\xfe",
    '"\\ud800"',
]


@pytest.mark.parametrize("text", NO_SAVES)
def test_what_is_no_saved_game_does_not_come_back(tables: Tables, text: str | bytes) -> None:
    with pytest.raises(Refused) as mistake:
        tables.import_game(text)
    assert mistake.value.message.key == "refused-no-save"


def test_files_that_are_too_large_or_too_long_are_refused_before_they_are_played(tables: Tables) -> None:
    with pytest.raises(Refused) as mistake:
        tables.import_game(" " * (MOST_BYTES + 1))
    assert mistake.value.message.key == "refused-too-large"
    file = finished(tables)
    with pytest.raises(Refused) as mistake:
        tables.import_game(resealed(file, history=[0] * (MOST_ACTIONS + 1)))
    assert mistake.value.message.key == "refused-too-long"


def test_corrected_card_data_are_not_taken_from_others(tables: Tables) -> None:
    corrections: dict[str, Any] = {"data": {"townsfolk": []}}
    with pytest.raises(Refused) as mistake:
        tables.create("viscounts", seats=2, options=corrections)
    assert mistake.value.message.key == "refused-corrections"
    with pytest.raises(Refused) as mistake:
        tables.import_game(json.dumps(wk.new_game("viscounts", seats=2, seed=1, **corrections).save()))
    assert mistake.value.message.key == "refused-corrections"


def test_a_finished_game_can_be_continued_from_any_moment(tables: Tables) -> None:
    by = begun(tables)
    play_on(tables, by, 5000)
    for revision in (2, 3, 40, revision_of(tables, by) - 1):
        given = tables.branch(by, revision, people=["Ann", "Bob"])
        other = By(given.table, given.token)
        assert tables.look(other, 0)["view"] == tables.moment(by, revision, 0)["view"]
        assert tables.look(other)["table"]["origin"] == {"table": by.table, "revision": revision}
        play_on(tables, other, 3)
    for revision in (0, 1, revision_of(tables, by), 99_999):
        with pytest.raises(Refused) as mistake:
            tables.branch(by, revision)
        assert mistake.value.message.key == "refused-no-moment"


def test_a_running_game_cannot_be_continued_elsewhere(tables: Tables) -> None:
    by = begun(tables)
    play_on(tables, by, 5)
    with pytest.raises(Refused) as mistake:
        tables.branch(by, 3)
    assert mistake.value.message.key == "refused-not-over"


def test_a_rematch_has_the_same_people_with_the_secrets_they_have(tables: Tables) -> None:
    given = tables.create("viscounts", seats=3, people=["Ann"], bots=["random"], practice=True)
    host = By(given.table, given.token)
    guest = By(host.table, tables.join(By(host.table, ""), tables.invite(host, 1).token, "Bob").token)
    tables.ready(guest, 1)
    tables.start(host)
    with pytest.raises(Refused) as mistake:
        tables.rematch(host)
    assert mistake.value.message.key == "refused-not-over"
    tables.clear(host, 1)
    tables.clear(host, 2)
    tables.take(host, 1, "Bob")
    tables.take(host, 2, "Cat")
    play_on(tables, host, 5000)
    new = tables.rematch(host).table
    assert tables.rematch(host).table == new
    assert tables.look(host)["table"]["rematch"] == new
    again = By(new, host.token)
    assert [seat["name"] for seat in tables.look(again)["table"]["seats"]] == ["Ann", "Bob", "Cat"]
    tables.start(again)
    assert options(tables, again)


def test_rulings_go_wherever_a_game_goes(tables: Tables) -> None:
    """Invitation, export and import, another line from a moment, and rematch: all are played by the same readings."""
    rulings = {"rulings": {"WW-373": "loss"}}
    by = begun(tables, "architects", 2, expansions=ALL_BOXES["architects"], options=rulings, practice=True)
    host = tables.create("architects", seats=2, expansions=ALL_BOXES["architects"], options=rulings, people=["Ann"])
    invitation = tables.invite(By(host.table, host.token), 1).token
    assert tables.invited(host.table, invitation)["options"] == rulings
    play_on(tables, by, 20)
    assert tables.look(by)["table"]["options"] == rulings
    copies = [tables.branch(by, 5, people=["Ann", "Bob"]), tables.import_game(json.dumps(tables.export(by)))]
    play_on(tables, by, 5000)
    new = tables.rematch(by).table
    for again in (*(By(copy.table, copy.token) for copy in copies), By(new, by.token)):
        assert tables.look(again)["table"]["options"] == rulings


@pytest.mark.parametrize("rulings", [{"WW-373": "all"}, {"GG-049": "ribbons"}, {"WW-253": "replaced"}, ["WW-373"]])
def test_a_table_with_a_ruling_that_is_not_there_is_refused(tables: Tables, rulings: Any) -> None:
    with pytest.raises(Refused, match=r"[Rr]uling|WW-373"):
        tables.create("architects", seats=2, expansions=ALL_BOXES["architects"], options={"rulings": rulings})

"""Playing at a table: revisions, nonces, decisions, events, history, pauses, bots in people's seats, clocks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import westkingdom as wk
from tests.kit.table.house import (
    ALL_BOXES,
    Hours,
    asked,
    at,
    begun,
    decision,
    nonce,
    options,
    play_on,
    revision_of,
    service,
)
from westkingdom.speech.language import language
from westkingdom.table import By, Refused, Stale, Tables, new_clock, open_storage


def test_an_action_leads_to_the_next_revision(tables: Tables) -> None:
    by = begun(tables)
    before = revision_of(tables, by)
    done = tables.play(at(tables, by), asked(tables, by), options(tables, by)[0])
    assert done.revision == before + 1 == revision_of(tables, by)


def test_the_same_nonce_gives_the_same_answer_and_does_nothing_twice(tables: Tables) -> None:
    by = begun(tables)
    action, seat, option = at(tables, by), asked(tables, by), options(tables, by)[0]
    first = tables.play(action, seat, option)
    play_on(tables, by, 5)
    now = revision_of(tables, by)
    assert tables.play(action, seat, option) == first
    assert revision_of(tables, by) == now


def test_a_nonce_belongs_to_one_action(tables: Tables) -> None:
    by = begun(tables)
    action, seat, (one, other, *_) = at(tables, by), asked(tables, by), options(tables, by)
    tables.play(action, seat, one)
    with pytest.raises(Refused) as mistake:
        tables.play(action, seat, other)
    assert mistake.value.message.key == "refused-nonce"


def test_an_older_revision_is_refused_with_how_the_table_is_now(tables: Tables) -> None:
    by = begun(tables)
    old = at(tables, by)
    seat = asked(tables, by)
    play_on(tables, by, 1)
    with pytest.raises(Stale) as mistake:
        tables.play(By(by.table, by.token, old.revision, nonce()), seat, 0)
    assert mistake.value.current == tables.look(by, seat)
    assert json.dumps(mistake.value.data())


def test_a_decision_must_name_revision_and_nonce(tables: Tables) -> None:
    by = begun(tables)
    seat, option = asked(tables, by), options(tables, by)[0]
    for inexact in (
        by,
        By(by.table, by.token, 2),
        By(by.table, by.token, 2, "x" * 65),
        By(by.table, by.token, None, "x"),
    ):
        with pytest.raises(Refused) as mistake:
            tables.play(inexact, seat, option)
        assert mistake.value.message.key == "refused-inexact"


def test_what_is_not_possible_is_refused_and_changes_nothing(tables: Tables) -> None:
    by = begun(tables)
    seat, before = asked(tables, by), tables.look(by, 0)
    possible = options(tables, by)
    for option in [*[n for n in range(300) if n not in possible][:20], -1, 10**9]:
        with pytest.raises(Refused) as mistake:
            tables.play(at(tables, by), seat, option)
        assert mistake.value.message.key == "refused-option"
    with pytest.raises(Refused) as mistake:
        tables.play(at(tables, by), 1 - seat, possible[0])
    assert mistake.value.message.key == "refused-not-asked"
    assert tables.look(by, 0) == before


def test_a_foreign_seat_is_refused(tables: Tables) -> None:
    given = tables.create("viscounts", seats=2, people=["Ann"])
    host = By(given.table, given.token)
    guest = By(host.table, tables.join(By(host.table, ""), tables.invite(host, 1).token, "Bob").token)
    tables.ready(guest, 1)
    tables.start(host)
    seat = tables.look(host)["view"]["asked"]["seat"]
    owner, other = (host, guest) if seat == 0 else (guest, host)
    option = tables.look(owner, seat)["decision"]["options"][0]["id"]
    with pytest.raises(Refused) as mistake:
        tables.play(at(tables, other), seat, option)
    assert mistake.value.message.key == "refused-foreign-seat"
    tables.play(at(tables, owner), seat, option)


@pytest.mark.parametrize("game", list(wk.GAMES))
def test_a_decision_is_data_with_message_keys(tables: Tables, game: str) -> None:
    """Everything that is said is a key with arguments, and can be said; the default is one of the options."""
    by = begun(tables, game, 3, expansions=ALL_BOXES[game])
    speech = language("en", game)
    for step in range(60):
        found = decision(tables, by)
        said = [found["prompt"], *[option["label"] for option in found["options"]]]
        said += [part for option in found["options"] for part in [*option["cost"], *option["gain"]]]
        said += [part for choice in found["impossible"] for part in (choice["label"], choice["reason"])]
        assert all(speech.has(part["key"]) for part in said)
        assert found["default"] in [option["id"] for option in found["options"]]
        play_on(tables, by, 1, seed=step)


@pytest.mark.parametrize("game", list(wk.GAMES))
def test_every_viewer_is_told_numbered_events_without_gaps(tables: Tables, game: str) -> None:
    """Numbers go up one by one for each viewer, whatever others are told.

    What is for one seat alone reaches it alone.
    """
    by = begun(tables, game, 3, expansions=ALL_BOXES[game])
    play_on(tables, by, 200)
    told = {seat: tables.events(by, seat) for seat in (0, 1, 2, None)}
    for seat, events in told.items():
        assert [event["number"] for event in events] == list(range(1, len(events) + 1))
        assert len(events) == tables.look(by, seat)["events"]
        assert not any("audience" in event for event in events)
    assert len({len(events) for events in told.values()}) > 1
    for seat in (0, 1, 2):
        drawn = [event for event in told[seat] if event["key"] in ("drawn", "keep-plan", "forced")]
        assert drawn
        assert {event["seat"] for event in drawn} == {seat}
    assert not any(event["key"] in ("drawn", "forced") for event in told[None])


def test_events_since_a_number_are_the_rest(tables: Tables) -> None:
    by = begun(tables)
    play_on(tables, by, 150)
    whole = tables.events(by, 0)
    assert len(whole) > 100
    for since in (0, 1, 17, len(whole) - 1, len(whole), len(whole) + 5):
        assert tables.events(by, 0, since=since) == whole[since:]
    assert tables.events(by, 0, since=3, most=4) == whole[3:7]


def test_the_history_names_what_others_chose_only_when_the_game_is_over(tables: Tables) -> None:
    by = begun(tables)
    play_on(tables, by, 30)
    seen = tables.history(by, 0)
    assert [entry["revision"] for entry in seen] == list(range(1, revision_of(tables, by) + 1))
    plays = [entry for entry in seen if entry["kind"] == "play"]
    assert {entry["seat"] for entry in plays} == {0, 1}
    assert all(("option" in entry) == (entry["seat"] == 0) for entry in plays)
    play_on(tables, by, 5000)
    assert all("option" in entry for entry in tables.history(by) if entry["kind"] == "play")


def test_a_moment_of_the_past_is_what_was_seen_then(tables: Tables) -> None:
    by = begun(tables)
    seen = {}
    for step in range(60):
        now = tables.look(by, 1)
        seen[now["revision"]] = now["view"]
        play_on(tables, by, 1, seed=step)
    for revision, view in seen.items():
        assert tables.moment(by, revision, 1) == {"revision": revision, "exact": True, "view": view}
    for wrong in (-1, 0, 1, 10_000):
        with pytest.raises(Refused):
            tables.moment(by, wrong, 1)


@pytest.mark.parametrize("game", list(wk.GAMES))
def test_a_whole_game_ends_with_the_result_of_the_rules(tables: Tables, game: str) -> None:
    by = begun(tables, game, 2)
    play_on(tables, by, 5000, seed=3)
    end = tables.look(by)
    again = wk.load_game(tables.export(by)["game"])
    assert end["table"]["phase"] == "over"
    assert again.over
    assert again.outcome is not None
    assert end["result"]["winners"] == list(again.outcome.winners)
    assert [sheet["total"] for sheet in end["result"]["sheets"]] == [sheet.total for sheet in again.scores]
    with pytest.raises(Refused) as mistake:
        tables.play(at(tables, by), 0, 0)
    assert mistake.value.message.key == "refused-not-playing"


def test_a_paused_game_waits(tables: Tables) -> None:
    by = begun(tables)
    tables.pause(by)
    with pytest.raises(Refused) as mistake:
        tables.play(at(tables, by), asked(tables, by), options(tables, by)[0])
    assert mistake.value.message.key == "refused-paused"
    with pytest.raises(Refused):
        tables.pause(by)
    tables.pause(by, False)
    play_on(tables, by, 1)


def test_a_person_may_hand_the_seat_to_a_bot_and_take_it_back(tables: Tables) -> None:
    by = begun(tables)
    seat = asked(tables, by)
    tables.hand_over(by, seat, "random")
    assert tables.look(by)["table"]["seats"][seat] == {
        "kind": "person",
        "name": f"Player {seat}",
        "bot": "random",
        "ready": True,
    }
    with pytest.raises(Refused) as mistake:
        tables.play(at(tables, by), seat, options(tables, by)[0])
    assert mistake.value.message.key == "refused-bot-plays"
    tables.hand_back(by, seat)
    play_on(tables, by, 1)


def test_a_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    """Everything that anybody sees, and what they may do, is there again when the process begins anew."""
    path = str(tmp_path / "tables.sqlite3")
    first = service(open_storage(path))
    by = begun(first, "architects", 3, expansions=("works-of-wonder",))
    play_on(first, by, 77)

    def seen(tables: Tables) -> list[object]:
        viewers = (0, 1, 2, None)
        return [
            [tables.look(by, s), tables.events(by, s), tables.history(by, s), tables.export(by, s)] for s in viewers
        ]

    before = seen(first)
    first.close()
    second = service(open_storage(path))
    assert seen(second) == before
    play_on(second, by, 20)
    second.close()


# --- clocks


def test_a_clock_counts_the_time_of_the_seat_that_is_asked_and_costs_nothing(tmp_path: Path) -> None:
    hours = Hours()
    tables = service(open_storage(str(tmp_path / "t")), clock=hours)
    by = begun(tables, clock=new_clock(60, bonus=5))
    seat = asked(tables, by)
    hours.now += 70_000
    clock = tables.look(by)["table"]["clock"]
    assert (clock["left"][seat], clock["running"]) == (-10_000, seat)
    assert clock["left"][1 - seat] == 60_000
    play_on(tables, by, 1)
    assert tables.look(by)["table"]["clock"]["left"][seat] == -5_000
    with pytest.raises(Refused) as mistake:
        tables.time_out(by, "random")
    assert mistake.value.message.key == "refused-time-left"
    tables.close()


def test_a_clock_stands_still_while_the_game_is_paused_and_never_runs_backwards(tmp_path: Path) -> None:
    hours = Hours()
    tables = service(open_storage(str(tmp_path / "t")), clock=hours)
    by = begun(tables, clock=new_clock(60))
    hours.now += 1_000
    tables.pause(by)
    hours.now += 50_000
    tables.pause(by, False)
    hours.now -= 500_000
    play_on(tables, by, 1)
    assert sorted(tables.look(by)["table"]["clock"]["left"]) == [59_000, 60_000]
    tables.close()


def test_the_time_of_day_may_jump_and_costs_nobody_anything(tmp_path: Path) -> None:
    """Within one process time is measured by a clock that does not jump."""
    day, wall, steady = 86_400_000, Hours(), Hours()
    tables = service(open_storage(str(tmp_path / "t")), clock=wall, steady=steady)
    by = begun(tables, clock=new_clock(60, afterwards="bot"))
    seat = asked(tables, by)
    for jump in (-day, day, day):
        wall.now += jump
        steady.now += 1_000
        tables.pause(by)
        tables.pause(by, False)
    assert tables.look(by)["table"]["clock"]["left"][seat] == 57_000
    with pytest.raises(Refused):
        tables.time_out(by, "random")
    tables.close()


@pytest.mark.parametrize(("meanwhile", "cost"), [(-86_400_000, 0), (5_000, 5_000), (86_400_000, 3_600_000)])
def test_what_was_thought_in_another_process_costs_what_the_clock_says_but_never_more_than_an_hour(
    tmp_path: Path, meanwhile: int, cost: int
) -> None:
    hours, path = Hours(), str(tmp_path / "t")
    first = service(open_storage(path), clock=hours)
    by = begun(first, clock=new_clock(60))
    seat = asked(first, by)
    first.close()
    hours.now += meanwhile
    second = service(open_storage(path), clock=hours, steady=Hours())
    assert second.look(by)["table"]["clock"]["left"][seat] == 60_000 - cost
    play_on(second, by, 1)
    assert second.look(by)["table"]["clock"]["left"][seat] == 60_000 - cost
    second.close()


def test_a_bot_takes_over_when_time_is_out_if_the_table_wants_that(tmp_path: Path) -> None:
    hours = Hours()
    tables = service(open_storage(str(tmp_path / "t")), clock=hours)
    by = begun(tables, clock=new_clock(60, afterwards="bot"))
    seat = asked(tables, by)
    with pytest.raises(Refused):
        tables.time_out(by, "random")
    hours.now += 60_001
    tables.time_out(by, "random")
    assert tables.look(by)["table"]["seats"][seat]["bot"] == "random"
    tables.close()


@pytest.mark.parametrize(("seconds", "bonus", "afterwards"), [(0, 0, "nothing"), (60, -1, "nothing"), (60, 0, "lose")])
def test_clocks_that_make_no_sense_are_refused(seconds: int, bonus: int, afterwards: str) -> None:
    with pytest.raises(Refused):
        new_clock(seconds, bonus, afterwards)


@pytest.mark.parametrize(
    ("game", "seats", "boxes", "solo"),
    [("viscounts", 1, (), "cleric"), ("architects", 2, ("works-of-wonder",), "patron")],
)
def test_a_solo_opponent_comes_with_the_game_and_holds_no_seat(
    tables: Tables, game: str, seats: int, boxes: tuple[str, ...], solo: str
) -> None:
    """People are asked and told of its steps with their rules.

    Nobody else has to sit down, and it scores at the end.
    """
    by = begun(tables, game, seats, expansions=boxes, options={"solo": solo})
    play_on(tables, by, 2000)
    found = tables.look(by)
    assert len(found["table"]["seats"]) == seats
    assert found["table"]["phase"] == "over"
    assert [sheet["seat"] for sheet in found["result"]["sheets"]] == list(range(seats + 1))
    steps = [event for event in tables.events(by, seat=0, since=0) if event["seat"] == seats and "rule" in event]
    assert steps

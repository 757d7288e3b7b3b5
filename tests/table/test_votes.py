"""Votes: a table goes on without its host, or without anybody else who does not come back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.table.house import Hours, Party, asked, at, party, refusal, service
from westkingdom.table import By, Refused, Tables, new_clock, open_storage
from westkingdom.table.commands.voting import SILENCE, SILENCE_LATE


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
def tables(tmp_path: Path, hours: Hours) -> Iterator[Tables]:
    made = service(open_storage(str(tmp_path / "tables.sqlite3")), clock=hours)
    yield made
    made.close()


def seats(tables: Tables, by: By) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["bot"]) for seat in tables.look(by)["table"]["seats"]]


def last(tables: Tables, by: By, n: int = 1) -> list[str]:
    return [event["key"] for event in tables.events(by)][-n:]


def test_all_others_together_replace_the_host_by_a_bot_and_the_next_person_becomes_the_host(tables: Tables) -> None:
    ann, bob, cat = party(tables, "Ann", "Bob", "Cat")
    tables.ask_replace(bob, 0, "bot", "random")
    assert tables.look(cat)["table"]["vote"] == {"seat": 0, "how": "bot", "bot": "random", "agreed": [1], "left": None}
    tables.answer_replace(at(tables, cat), True)
    assert seats(tables, bob)[0] == ("person", "random")
    assert [tables.look(one)["table"]["host"] for one in (ann, bob, cat)] == [False, True, False]
    assert last(tables, cat, 2) == ["table-host", "table-handed-over"]
    assert tables.look(cat)["table"]["vote"] is None


def test_whoever_was_replaced_by_a_bot_may_come_back_but_is_no_host_any_more(tables: Tables) -> None:
    ann, bob, cat = party(tables, "Ann", "Bob", "Cat")
    tables.ask_replace(bob, 0, "bot", "random")
    tables.answer_replace(at(tables, cat), True)
    tables.hand_back(ann, 0)
    assert seats(tables, ann)[0] == ("person", "")
    with pytest.raises(Refused) as mistake:
        tables.invite(ann)
    assert refusal(mistake) == "refused-host-only"


def test_a_seat_that_was_voted_free_waits_for_somebody_new(tables: Tables) -> None:
    ann, bob, cat = party(tables, "Ann", "Bob", "Cat")
    tables.ask_replace(bob, 0, "open", "random")
    tables.answer_replace(at(tables, cat), True)
    assert seats(tables, bob)[0] == ("open", "")
    with pytest.raises(Refused):
        tables.look(ann)
    for known in (bob, cat):
        with pytest.raises(Refused) as mistake:
            tables.join(known, tables.invite(bob, 0).token, "Too")
        assert refusal(mistake) == "refused-other-hand"
    new = tables.join(By(ann.table, ""), tables.invite(bob, 0).token, "Dan")
    assert tables.look(By(new.table, new.token), 0)["view"]["seat"] == 0


def test_one_refusal_ends_a_vote(tables: Tables) -> None:
    _, bob, cat = party(tables, "Ann", "Bob", "Cat")
    tables.ask_replace(bob, 0, "bot", "random")
    tables.answer_replace(at(tables, cat), False)
    assert (tables.look(bob)["table"]["vote"], last(tables, bob)) == (None, ["table-vote-refused"])
    with pytest.raises(Refused) as mistake:
        tables.answer_replace(at(tables, cat), True)
    assert refusal(mistake) == "refused-no-vote"


def test_one_person_alone_replaces_another_only_after_a_day_of_silence(tables: Tables, hours: Hours) -> None:
    _, bob = party(tables, "Ann", "Bob")
    tables.ask_replace(bob, 0, "bot", "random")
    hours.now += SILENCE - 1
    tables.ask_replace(bob, 0, "bot", "random")
    assert tables.look(bob)["table"]["vote"]["left"] == 1
    assert seats(tables, bob)[0] == ("person", "")
    hours.now += 1
    tables.ask_replace(bob, 0, "bot", "random")
    assert seats(tables, bob)[0] == ("person", "random")
    assert tables.look(bob)["table"]["host"]


def test_whose_time_is_over_has_less_time_to_say_that_they_are_there(tmp_path: Path, hours: Hours) -> None:
    tables = service(open_storage(str(tmp_path / "clocks")), clock=hours)
    people = party(tables, "Ann", "Bob", clock=new_clock(60))
    late = asked(tables, people[0])
    other = people[1 - late]
    hours.now += 60_001
    tables.ask_replace(other, late, "bot", "random")
    assert tables.look(other)["table"]["vote"]["left"] == SILENCE_LATE
    hours.now += SILENCE_LATE
    tables.ask_replace(other, late, "bot", "random")
    assert seats(tables, other)[late] == ("person", "random")
    tables.close()


def here(tables: Tables, people: Party) -> None:
    tables.answer_replace(at(tables, people[0]), False)


def plays(tables: Tables, people: Party) -> None:
    while people.act() != 0:
        pass


@pytest.mark.parametrize("sign", [here, plays, lambda tables, people: tables.pause(people[0])])
def test_any_sign_of_whom_it_is_about_ends_a_vote(tables: Tables, hours: Hours, sign: object) -> None:
    people = party(tables, "Ann", "Bob")
    tables.ask_replace(people[1], 0, "open", "random")
    hours.now += SILENCE
    assert callable(sign)
    sign(tables, people)
    assert tables.look(people[1])["table"]["vote"] is None
    assert last(tables, people[1]) == ["table-vote-off"]
    tables.ask_replace(people[1], 0, "open", "random")
    assert seats(tables, people[1])[0] == ("person", "")


def test_one_hand_at_a_table_of_bots_cannot_outvote_whom_it_handed_over(tables: Tables) -> None:
    """A host who lets a bot play for Bob is alone then, and must wait for Cat's silence like everybody who is alone."""
    ann, _, cat = party(tables, "Ann", "Bob", "Cat")
    tables.hand_over(ann, 1, "random")
    tables.ask_replace(ann, 2, "open", "random")
    assert seats(tables, ann)[2] == ("person", "")
    assert tables.look(cat)["table"]["vote"]["left"] == SILENCE


def test_only_people_who_play_vote_and_only_about_others_while_the_game_goes_on(tables: Tables) -> None:
    people = party(tables, "Ann", "Bob", "Cat", bots=["random"], start=False)
    ann, bob, _ = people
    with pytest.raises(Refused) as mistake:
        tables.ask_replace(bob, 0, "bot", "random")
    assert refusal(mistake) == "refused-not-playing"
    tables.start(ann)
    watcher = people.watch()
    for who, seat, key in (
        (watcher, 0, "refused-spectator"),
        (bob, 1, "refused-vote-self"),
        (bob, 3, "refused-no-person"),
        (bob, 9, "refused-no-seat"),
        (ann, None, "refused-vote-self"),
    ):
        with pytest.raises(Refused) as mistake:
            tables.ask_replace(who, seat, "bot", "random")
        assert refusal(mistake) == key
    tables.ask_replace(bob, 0, "bot", "random")
    with pytest.raises(Refused) as mistake:
        tables.answer_replace(at(tables, watcher), True)
    assert refusal(mistake) == "refused-spectator"


def test_a_host_without_a_seat_is_replaced_as_well(tables: Tables) -> None:
    given = tables.create("viscounts", seats=2)
    host = By(given.table, given.token)
    guests = [tables.join(By(host.table, ""), tables.invite(host, seat).token, f"Guest {seat}") for seat in (0, 1)]
    bob, cat = (By(guest.table, guest.token) for guest in guests)
    tables.ready(bob, 0)
    tables.ready(cat, 1)
    tables.start(host)
    tables.ask_replace(cat, None, "bot", "random")
    assert tables.look(bob)["table"]["vote"]["seat"] is None
    tables.answer_replace(at(tables, bob), True)
    assert tables.look(bob)["table"]["host"]
    assert not tables.look(host)["table"]["host"]


def test_a_vote_takes_nothing_back(tables: Tables, hours: Hours) -> None:
    """Whoever was replaced by the others is asked before a decision of that time is taken back."""
    for how in ("bot", "open"):
        people = party(tables, "Ann", "Bob")
        while people.act() != 1:
            pass
        tables.ask_replace(people[1], 0, how, "random")
        hours.now += SILENCE
        tables.ask_replace(people[1], 0, how, "random")
        if how == "open":
            with pytest.raises(Refused) as mistake:
                tables.ask_undo(at(tables, people[1]), 1)
            assert refusal(mistake) == "refused-undo-gone"
        else:
            tables.ask_undo(at(tables, people[1]), 1)
            assert tables.look(people[1])["table"]["undo"] is not None


def test_a_vote_outlives_the_process(tmp_path: Path, hours: Hours) -> None:
    path = str(tmp_path / "kept")
    first = service(open_storage(path), clock=hours)
    _, bob = party(first, "Ann", "Bob")
    first.ask_replace(bob, 0, "open", "random")
    first.close()
    hours.now += SILENCE
    second = service(open_storage(path), clock=hours, steady=Hours())
    second.ask_replace(bob, 0, "open", "random")
    assert seats(second, bob)[0] == ("open", "")
    second.close()

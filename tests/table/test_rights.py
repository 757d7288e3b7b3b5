"""Rights at a table: nobody takes back what came to light, or looks into a hand, by moving people around."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.kit.table.house import Party, at, party, refusal
from westkingdom.table import By, Refused, Tables, new_clock
from westkingdom.table.table import table_of


def host_sealed(tables: Tables) -> Party:
    """Ann, the host, has just made a decision that brought something to light; Bob is at the table."""
    for _ in range(50):
        people = party(tables, "Ann", "Bob")
        for _ in range(60):
            seat = people.act()
            if seat == 0 and tables.undoable(people[0], 0)["why"]["key"] == "refused-undo-sealed":
                return people
    raise AssertionError("nothing came to light")


def often(act: Callable[[int], object]) -> str:
    """Do something again and again, and give how it is refused in the end."""
    for number in range(500):
        try:
            act(number)
        except Refused as mistake:
            return mistake.message.key
    return "never"


# --- going back


@pytest.mark.parametrize("trick", ["hand over", "hand over after asking"])
def test_whom_the_host_hands_to_a_bot_is_still_asked_to_go_back(tables: Tables, trick: str) -> None:
    people = host_sealed(tables)
    if trick == "hand over":
        tables.hand_over(people[0], 1, "random")
    tables.ask_undo(at(tables, people[0]), 0)
    if trick == "hand over after asking":
        tables.hand_over(people[0], 1, "random")
    assert tables.look(people[0])["table"]["undo"]["agreed"] == [0]
    assert not told(tables, people[0], "table-undone")
    tables.answer_undo(at(tables, people[1]), True)
    assert told(tables, people[0], "table-undone")


def test_whom_the_host_sent_away_cannot_agree_so_nothing_is_taken_back(tables: Tables) -> None:
    people = host_sealed(tables)
    tables.clear(people[0], 1)
    with pytest.raises(Refused) as mistake:
        tables.ask_undo(at(tables, people[0]), 0)
    assert refusal(mistake) == "refused-undo-gone"
    assert not told(tables, people[0], "table-undone")


def test_a_newcomer_does_not_agree_for_whoever_sat_there_before(tables: Tables) -> None:
    people = host_sealed(tables)
    tables.clear(people[0], 1)
    people.join(1, "Eve")
    with pytest.raises(Refused) as mistake:
        tables.ask_undo(at(tables, people[0]), 0)
    assert refusal(mistake) == "refused-undo-gone"


def test_who_left_or_let_a_bot_play_of_their_own_accord_is_not_waited_for(tables: Tables) -> None:
    for leaves in (True, False):
        people = host_sealed(tables)
        if leaves:
            tables.clear(people[1], 1)
        else:
            tables.hand_over(people[1], 1, "random")
        tables.ask_undo(at(tables, people[0]), 0)
        assert told(tables, people[0], "table-undone")


def test_what_was_decided_after_somebody_was_sent_away_needs_only_those_who_are_there(tables: Tables) -> None:
    people = party(tables, "Ann", "Bob")
    people.act()
    tables.clear(people[0], 1)
    people.join(1, "Eve")
    seat = people.act()
    tables.ask_undo(at(tables, people[seat]), seat, steps=1)
    tables.answer_undo(at(tables, people[1 - seat]), True)
    assert told(tables, people[0], "table-undone")


# --- looking into hands


def test_the_host_does_not_take_the_seat_of_somebody_who_was_sent_away(tables: Tables) -> None:
    people = party(tables, "Ann", "Bob")
    tables.clear(people[0], 1)
    with pytest.raises(Refused) as mistake:
        tables.take(people[0], 1, "Ann too")
    assert refusal(mistake) == "refused-other-hand"
    with pytest.raises(Refused) as mistake:
        tables.join(people[0], tables.invite(people[0], 1).token, "Ann too")
    assert refusal(mistake) == "refused-other-hand"
    tables.put_bot(people[0], 1, "random")


def test_nobody_sits_down_in_a_bots_place_beside_their_own(tables: Tables) -> None:
    people = party(tables, "Ann", "Bob", bots=["random"])
    tables.clear(people[0], 2)
    with pytest.raises(Refused) as mistake:
        tables.take(people[0], 2, "Ann too")
    assert refusal(mistake) == "refused-other-hand"


def test_whoever_has_seen_one_hand_takes_no_other_even_after_leaving(tables: Tables) -> None:
    """The secret of a browser is what counts, not whether it still opens the table."""
    people = party(tables, "Ann", "Bob", "Cat")
    tables.clear(people[1], 1)
    tables.clear(people[2], 2)
    with pytest.raises(Refused) as mistake:
        tables.join(By(people[0].table, people[1].token), tables.invite(people[0], 2).token, "Bob")
    assert refusal(mistake) == "refused-other-hand"
    tables.join(By(people[0].table, people[1].token), tables.invite(people[0], 1).token, "Bob")
    assert tables.look(people[1], 1)["view"]["seat"] == 1


def test_who_held_several_seats_from_the_start_leaves_one_and_comes_back_unless_another_sat_there(
    tables: Tables,
) -> None:
    people = party(tables, "Ann", "Bob", "Cat", own=2)
    tables.clear(people[0], 1)
    tables.take(people[0], 1, "Bob")
    tables.clear(people[0], 1)
    people.join(1, "Dan")
    tables.clear(people[0], 1)
    with pytest.raises(Refused) as mistake:
        tables.take(people[0], 1, "Bob")
    assert refusal(mistake) == "refused-other-hand"


def test_somebody_who_only_looked_on_may_sit_down(tables: Tables) -> None:
    people = party(tables, "Ann", "Bob")
    watcher = people.watch()
    tables.clear(people[1], 1)
    tables.join(watcher, tables.invite(people[0], 1).token, "Wat")
    assert tables.look(watcher, 1)["view"]["seat"] == 1


def test_for_practice_anybody_sits_anywhere(tables: Tables) -> None:
    people = party(tables, "Ann", "Bob", practice=True)
    tables.clear(people[0], 1)
    tables.take(people[0], 1, "Ann too")
    assert tables.look(people[0])["table"]["mine"] == [0, 1]


def told(tables: Tables, by: By, key: str) -> bool:
    return any(event["key"] == key for event in tables.events(by))


# --- spectators


def test_however_many_look_on_a_seat_waits_for_whom_it_was_kept(tables: Tables) -> None:
    people = party(tables, "Ann", "Bob", start=False)
    tables.clear(people[1], 1)
    seat, link = tables.invite(people[0], 1).token, tables.invite(people[0]).token
    assert often(lambda _: tables.join(By(people[0].table, ""), link)) == "refused-too-many"
    tables.join(By(people[0].table, ""), seat, "Bob")


def test_looking_on_again_changes_nothing(tables: Tables) -> None:
    people = party(tables, "Ann", "Bob")
    link = tables.invite(people[0]).token
    watcher = tables.join(By(people[0].table, ""), link)
    again = tables.join(By(people[0].table, watcher.token), link)
    assert again == watcher
    assert tables.look(people[0])["revision"] == watcher.revision


def test_the_host_sends_all_away_who_look_on(tables: Tables) -> None:
    """Their secrets open nothing any more, and neither do the links; whoever sits at the table stays."""
    people = party(tables, "Ann", "Bob")
    watcher, link = people.watch(), tables.invite(people[0]).token
    assert tables.look(people[1])["table"]["spectators"] == 1
    with pytest.raises(Refused) as mistake:
        tables.remove_spectators(people[1])
    assert refusal(mistake) == "refused-host-only"
    tables.remove_spectators(people[0])
    for opened in (lambda: tables.look(watcher), lambda: tables.join(By(people[0].table, ""), link)):
        with pytest.raises(Refused):
            opened()
    assert tables.mine(watcher.token) == []
    assert tables.look(people[1], 1)["table"]["spectators"] == 0
    assert told(tables, people[1], "table-spectators-removed")
    with pytest.raises(Refused) as mistake:
        tables.remove_spectators(people[0])
    assert refusal(mistake) == "refused-no-spectators"


# --- too often


def test_one_secret_cannot_make_a_table_grow_without_end(tables: Tables) -> None:
    people = party(tables, "Ann", "Bob", start=False)
    assert often(lambda number: tables.ready(people[1], 1, number % 2 == 0)) == "refused-too-often"
    before = tables.look(people[0])["revision"]
    with pytest.raises(Refused):
        tables.clear(people[1], 1)
    assert tables.look(people[0])["revision"] == before
    tables.invite(people[0])


# --- tables of before


def test_a_table_kept_by_an_earlier_version_opens_and_knows_who_sits_there(tables: Tables) -> None:
    people = party(tables, "Ann", "Bob", clock=new_clock(60))
    seat = people.act()
    tables.ask_undo(at(tables, people[seat]), seat, 1)
    record = tables._storage.record(people[0].table)
    assert record is not None
    older = {name: part for name, part in record.state.items() if name not in ("vote", "tenures")}
    for part, known in (
        ("seats", {"name", "holder", "bot", "ready"}),
        ("holders", {"id", "hash"}),
    ):
        older[part] = [{name: row[name] for name in row if name in known} for row in older[part]]
    older["clock"] = {name: part for name, part in older["clock"].items() if name not in ("steady", "process")}
    older["proposal"] = {name: older["proposal"][name] for name in ("seat", "to", "steps", "agreed")}
    table = table_of(replace(record, state=older))
    assert sorted(tenure.seat for tenure in table.tenures) == [0, 1]
    assert {tenure.hash for tenure in table.tenures} == {holder.hash for holder in table.holders}

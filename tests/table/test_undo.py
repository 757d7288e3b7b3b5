"""Taking decisions back: to the last seal, by consent, and freely for practice."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import westkingdom as wk
from tests.kit.table.house import Hours, asked, at, begun, options, party, play_on, revision_of, service, stored_game
from westkingdom.engine.words import say
from westkingdom.library.seal import revealed
from westkingdom.table import By, Refused, Tables, open_storage


@pytest.mark.parametrize("game", list(wk.GAMES))
def test_a_step_is_taken_back_exactly_if_it_is_ones_own_and_unsealed(tables: Tables, game: str) -> None:
    """The table decides as the seals say, also where a turn has ended.

    What is taken back leaves the very state that was before.
    """
    by = begun(tables, game, 2)
    luck = random.Random(5)
    undone = sealed = ended = 0
    for _ in range(60):
        before, seat, option = stored_game(tables, by), asked(tables, by), luck.choice(options(tables, by))
        tables.play(at(tables, by), seat, option)
        after = stored_game(tables, by)
        if not revealed(before, option):
            tables.undo(at(tables, by), seat)
            assert stored_game(tables, by).digest() == before.digest()
            assert tables.events(by)[-1]["key"] == "table-undone"
            tables.play(at(tables, by), seat, option)
            assert stored_game(tables, by).digest() == after.digest()
            undone += 1
            ended += before.turn_key != after.turn_key
        else:
            with pytest.raises(Refused) as mistake:
                tables.undo(at(tables, by), seat)
            assert mistake.value.message.key == "refused-undo-sealed"
            sealed += 1
    assert undone > 5
    assert sealed > 5
    assert ended or game == "viscounts", "there a turn ends with cards that are drawn"


def test_nobody_takes_back_what_another_seat_decided(tables: Tables) -> None:
    by = begun(tables)
    first = asked(tables, by)
    while asked(tables, by) == first:
        play_on(tables, by, 1)
    with pytest.raises(Refused) as mistake:
        tables.undo(at(tables, by), 1 - first, steps=1)
    assert mistake.value.message.key == "refused-undo-other"


def test_there_is_nothing_to_take_back_at_the_start(tables: Tables) -> None:
    by = begun(tables, practice=True)
    for steps in (None, 1, 0, -3, 500):
        with pytest.raises(Refused) as mistake:
            tables.undo(at(tables, by), 0, steps)
        assert mistake.value.message.key == "refused-nothing-to-undo"


def test_the_line_of_play_goes_round_what_was_taken_back(tables: Tables) -> None:
    """After undoing and playing on, undo finds the decisions that count, not those that were taken back."""
    by = begun(tables, practice=True)
    states = [stored_game(tables, by).digest()]
    for step in range(12):
        play_on(tables, by, 1, seed=step)
        states.append(stored_game(tables, by).digest())
    tables.undo(at(tables, by), 0, steps=5)
    assert stored_game(tables, by).digest() == states[7]
    play_on(tables, by, 2, seed=99)
    tables.undo(at(tables, by), 0, steps=4)
    assert stored_game(tables, by).digest() == states[5]
    assert len(stored_game(tables, by).history) == 5
    tables.undo(at(tables, by), 0, steps=5)
    assert stored_game(tables, by).digest() == states[0]


def test_practice_may_be_taken_back_even_after_the_end(tables: Tables) -> None:
    by = begun(tables, practice=True)
    play_on(tables, by, 5000)
    tables.undo(at(tables, by), 0, steps=1)
    assert tables.look(by)["table"]["phase"] == "playing"
    play_on(tables, by, 5000)
    assert tables.look(by)["table"]["phase"] == "over"


def test_beyond_a_seal_all_people_must_agree(tables: Tables) -> None:
    people = party(tables, "Ann", "Bob")
    digests = [stored_game(tables, people[0]).digest()]
    seats = []
    for _ in range(30):
        seats.append(people.act())
        digests.append(stored_game(tables, people[0]).digest())
    asking = seats[-1]
    tables.ask_undo(at(tables, people[asking]), asking, steps=20)
    assert stored_game(tables, people[0]).digest() == digests[-1]
    assert tables.look(people[0])["table"]["undo"] == {"seat": asking, "steps": 20, "agreed": [asking]}
    tables.answer_undo(at(tables, people[1 - asking]), True)
    assert stored_game(tables, people[0]).digest() == digests[10]
    assert tables.look(people[0])["table"]["undo"] is None


def test_one_refusal_ends_the_asking(tables: Tables) -> None:
    people = party(tables, "Ann", "Bob")
    seat = people.act()
    now = stored_game(tables, people[0]).digest()
    tables.ask_undo(at(tables, people[seat]), seat)
    tables.answer_undo(at(tables, people[1 - seat]), False)
    assert stored_game(tables, people[0]).digest() == now
    with pytest.raises(Refused) as mistake:
        tables.answer_undo(at(tables, people[1 - seat]), True)
    assert mistake.value.message.key == "refused-nothing-asked"


def test_playing_on_ends_the_asking(tables: Tables) -> None:
    people = party(tables, "Ann", "Bob")
    people.act()
    people.act()
    tables.ask_undo(at(tables, people[0]), 0, steps=1)
    people.act()
    assert tables.look(people[0])["table"]["undo"] is None


def test_a_person_alone_with_bots_agrees_alone(tables: Tables) -> None:
    """Nobody else is asked: not the bots, and not a person for whom a bot plays."""
    people = party(tables, "Ann", "Bob")
    before = stored_game(tables, people[0]).digest()
    seat = people.act()
    tables.hand_over(people[1 - seat], 1 - seat, "random")
    tables.ask_undo(at(tables, people[seat]), seat)
    assert stored_game(tables, people[0]).digest() == before


def test_an_undo_is_an_action_like_others(tables: Tables) -> None:
    """It has a revision of its own, is done once per nonce, and is refused at an older revision."""
    by = begun(tables, practice=True)
    play_on(tables, by, 6)
    action = at(tables, by)
    done = tables.undo(action, 0, steps=2)
    assert tables.undo(action, 0, steps=2) == done
    assert revision_of(tables, by) == done.revision
    with pytest.raises(Refused) as mistake:
        tables.undo(By(by.table, by.token, action.revision, "other"), 0, steps=2)
    assert mistake.value.message.key == "refused-stale"


def test_whoever_was_refused_waits_longer_each_time_before_asking_again(tmp_path: Path) -> None:
    """Ten seconds, times the square of the refusals; an agreement begins anew."""
    hours = Hours()
    tables = service(open_storage(str(tmp_path / "t")), clock=hours)
    people = party(tables, "Ann", "Bob")
    seat = people.act()
    asking, other = people[seat], people[1 - seat]
    for wait in (10, 40, 90):
        tables.ask_undo(at(tables, asking), seat)
        tables.answer_undo(at(tables, other), False)
        hours.now += wait * 1000 - 1
        with pytest.raises(Refused) as mistake:
            tables.ask_undo(at(tables, asking), seat)
        assert mistake.value.message == say("refused-undo-wait", {"n": 1})
        hours.now += 1
    tables.ask_undo(at(tables, asking), seat)
    tables.answer_undo(at(tables, other), True)
    seat = people.act()
    tables.ask_undo(at(tables, people[seat]), seat)
    tables.answer_undo(at(tables, people[1 - seat]), False)
    hours.now += 10_000
    tables.ask_undo(at(tables, people[seat]), seat)
    tables.close()


def test_a_clock_that_is_set_back_makes_nobody_wait_longer_than_they_should(tmp_path: Path) -> None:
    hours = Hours()
    tables = service(open_storage(str(tmp_path / "t")), clock=hours)
    people = party(tables, "Ann", "Bob")
    seat = people.act()
    tables.ask_undo(at(tables, people[seat]), seat)
    tables.answer_undo(at(tables, people[1 - seat]), False)
    hours.now -= 900_000
    with pytest.raises(Refused) as mistake:
        tables.ask_undo(at(tables, people[seat]), seat)
    assert mistake.value.message == say("refused-undo-wait", {"n": 10})
    tables.close()

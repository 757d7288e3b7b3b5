"""Tables for programs at which everybody sits: their own game, saved whole, with bots that decide if asked."""

from __future__ import annotations

import random

import pytest

import westkingdom as wk
from tests.kit.architects import table as architects_table
from tests.kit.table.house import at, party
from westkingdom.library.seal import revealed
from westkingdom.table import By, Refused, Tables
from westkingdom.table.bots.attending import Question


def adopted(tables: Tables, game: wk.Game, *bots: str, practice: bool = False) -> By:
    seats = game.settings.seats
    given = tables.adopt(
        game, names=["Ann", "Bob", "Cleo"][:seats], bots=[*bots, *[""] * (seats - len(bots))], practice=practice
    )
    return By(given.table, given.token)


def game_of(tables: Tables, by: By) -> wk.Game:
    return wk.load_game(tables.save(by)["game"])


def some_decisions(name: str, decisions: int) -> wk.Game:
    game, luck = wk.new_game(name, seats=2, seed=7), random.Random(3)
    for _ in range(decisions):
        game.play(luck.choice(game.actions))
    return game


@pytest.mark.parametrize("name", list(wk.GAMES))
def test_a_game_goes_on_where_it_is_with_its_past(tables: Tables, name: str) -> None:
    """Every decision of before has an entry, and can be taken back one after the other."""
    game = some_decisions(name, 30)
    by = adopted(tables, game, practice=True)
    assert game_of(tables, by).digest() == game.digest()
    assert [entry["option"] for entry in tables.history(by) if entry["kind"] == "play"] == game.history
    for _ in range(30):
        tables.undo(at(tables, by), 0, steps=1)
    assert game_of(tables, by).digest() == wk.new_game(name, seats=2, seed=7).digest()


def test_a_position_that_was_laid_out_goes_on_without_a_past(tables: Tables) -> None:
    game = architects_table({"silver": 9}, {})
    by = adopted(tables, game)
    assert game_of(tables, by).digest() == game.digest()
    assert [entry["kind"] for entry in tables.history(by)] == ["create", "start"]
    assert tables.undoable(by, 0)["steps"] == 0


def test_whoever_made_the_table_holds_the_seats_of_all_people(tables: Tables) -> None:
    by = adopted(tables, wk.new_game("architects", seats=3, seed=1), "random")
    seats = tables.look(by)["table"]["seats"]
    assert [(seat["name"], seat["kind"]) for seat in seats] == [("Ann", "bot"), ("Bob", "person"), ("Cleo", "person")]
    assert tables.look(by)["table"]["mine"] == [1, 2]


def test_a_file_is_whole_while_the_game_goes_on_but_for_the_host_only(tables: Tables) -> None:
    people = party(tables, "Ann", "Bob")
    saved = tables.save(people[0])
    assert saved["names"] == ["Ann", "Bob"]
    assert wk.load_game(saved["game"]).settings.seed > 0
    assert "westkingdom-seat" in tables.export(people[0], 0), "what one seat knows"
    with pytest.raises(Refused) as mistake:
        tables.save(people[1])
    assert mistake.value.message.key == "refused-host-only"


def test_a_bot_decides_when_the_host_lets_it(tables: Tables) -> None:
    by = adopted(tables, wk.new_game("architects", seats=2, seed=1), "random", "random")
    for decisions in range(1, 6):
        before = game_of(tables, by)
        assert tables.let_bot_decide(by, lambda question: question.sight.options[-1]) is not None
        assert game_of(tables, by).history == [*before.history, before.actions[-1]]
        assert len(before.history) == decisions - 1
    people = party(tables, "Ann", "Bob", bots=["random"])
    with pytest.raises(Refused) as mistake:
        tables.let_bot_decide(people[1], lambda question: question.sight.options[0])
    assert mistake.value.message.key == "refused-host-only"


def test_no_bot_is_asked_for_a_person(tables: Tables) -> None:
    by = adopted(tables, wk.new_game("architects", seats=2, seed=1))
    assert tables.let_bot_decide(by, lambda _: pytest.fail("nobody asked")) is None


def test_a_bot_that_chooses_what_is_not_offered_has_stumbled(tables: Tables) -> None:
    by = adopted(tables, wk.new_game("architects", seats=2, seed=1), "random", "random")
    tables.let_bot_decide(by, lambda question: max(question.sight.options) + 1)
    assert tables.events(by)[-1]["key"] == "table-bot-stumbled"
    assert len(game_of(tables, by).history) == 1


def test_a_bot_gets_what_its_seat_may_know_and_nothing_else(tables: Tables) -> None:
    """The world that it is given has neither the seed nor the past."""
    game = some_decisions("viscounts", 20)
    by = adopted(tables, game, "random", "random")

    def choose(question: Question) -> int:
        sight = question.sight
        assert sight.view == game.view(game.seat)
        assert sight.options == game.actions
        assert sight.world(0).settings.seed != game.settings.seed
        assert sight.world(0).history == []
        return sight.options[0]

    assert tables.let_bot_decide(by, choose) is not None
    assert tables.events(by)[-1]["key"] != "table-bot-stumbled"


def test_what_sealed_a_decision_is_named(tables: Tables) -> None:
    by = adopted(tables, wk.new_game("viscounts", seats=2, seed=5))
    luck = random.Random(1)
    named = 0
    for _ in range(40):
        before = game_of(tables, by)
        option = luck.choice(before.actions)
        tables.play(at(tables, by), before.seat, option)
        assert tables.brought_to_light(by, before.seat) == revealed(before, option)
        named += bool(revealed(before, option))
    assert named > 3


def test_when_the_game_is_over_everybody_knows_it(tables: Tables) -> None:
    by = adopted(tables, some_decisions("architects", 5), "random", "random")
    luck = random.Random(2)
    while tables.let_bot_decide(by, lambda question: luck.choice(question.sight.options)):
        pass
    assert tables.known(by)[0].digest() == game_of(tables, by).digest()

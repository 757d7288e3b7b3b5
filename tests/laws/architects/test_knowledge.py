"""What only Architects hides and shows: cards that are passed on in the draft, and piles that show nothing."""

from __future__ import annotations

import pytest

from tests.kit.laws.architects import facts
from tests.kit.laws.architects.facts import new_game
from tests.kit.laws.architects.hidden import hidden_things, with_player
from tests.kit.laws.broken import LawBroken
from tests.kit.laws.knowledge import views_show_nothing_hidden
from tests.kit.laws.play import Chooser, play_on
from westkingdom.architects.game import Architects
from westkingdom.engine.node import NODES


def drafted(seats: int, seed: int) -> tuple[Architects, list[list[set[int]]]]:
    """A game at its first turn, and by seat the cards that it has passed on: first three, then two."""
    game = new_game(seats, seed)
    chooser = Chooser(seed)
    passed: list[list[set[int]]] = [[] for _ in range(seats)]
    while game.round == 0:
        option = chooser.option(game)
        if NODES[game.stack[-1][0]].kind().name == "draft" and len(passed[game.seat]) < 2:
            kept = option - NODES[game.stack[-1][0]].base
            passed[game.seat].append(set(game.players[game.seat].packet) - {kept})
        game.play(option)
    return game, passed


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cards_passed_on_are_where_they_went_in_every_world(seats: int) -> None:
    """Of the three cards the next player kept one and the one after has two; of the two the next player has both."""
    for seed in range(12):
        game, passed = drafted(seats, seed)
        for seat in range(seats):
            for world in (game.determinize(seat, world) for world in range(4)):
                nearby, beyond = set(with_player(world, seat + 1)), set(with_player(world, seat + 2))
                first, second = passed[seat]
                assert second <= nearby
                assert len(first & nearby) == 1
                assert len(first & beyond) == 2


@pytest.mark.parametrize("seats", [3, 5])
def test_who_passed_a_card_on_does_not_know_who_kept_it(seats: int) -> None:
    """Of the three cards every one may be that which the next player kept."""
    game, passed = drafted(seats, 1)
    worlds = [game.determinize(0, seed) for seed in range(60)]
    assert {card for world in worlds for card in passed[0][0] & set(with_player(world, 1))} == passed[0][0]


@pytest.mark.parametrize("zone", ["apprentices", "contribution cards", "rewards"])
def test_a_pile_that_shows_would_be_found(zone: str) -> None:
    """The law about piles is no empty one: with something of a pile laid open it does not hold."""
    game = new_game(3, 29, facts.MIXES[2])
    play_on(game, Chooser(29), 60)
    assert hidden_things(game, 0)[zone]
    views_show_nothing_hidden(game)
    if zone == "apprentices":
        game.rows = [[*game.rows[0], game.apprentices[-1]], game.rows[1]]
    elif zone == "rewards":
        game.spent = [*game.spent, game.rewards[-1]]
    else:
        facts.wonder(game).consequences = [facts.wonder(game).pile[0], *facts.wonder(game).consequences]
    with pytest.raises(LawBroken):
        views_show_nothing_hidden(game)


def test_a_hand_that_shows_would_be_found() -> None:
    """Nor is the law about hands: a card of another hand that is said to have been passed on is found."""
    game = new_game(4, 29)
    play_on(game, Chooser(29), 60)
    views_show_nothing_hidden(game)
    game.players[0].near = [game.players[3].hand[0]]
    with pytest.raises(LawBroken):
        views_show_nothing_hidden(game)

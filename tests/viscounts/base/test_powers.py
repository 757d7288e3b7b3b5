"""What is found once and kept is what would be found now, and what is asked shortly is what the rule says at length."""

from __future__ import annotations

import pytest

import westkingdom as wk
from tests.kit.laws.play import random_play
from westkingdom.viscounts.action import PRIMARY, is_here, possible, possible_yields
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.powers import NO_POWERS, powers

MIXES = [(), ("gates-of-gold", "keeper-of-keys")]
KEPT = ["icons", "answers", "moves", "hire_discount", "dismiss_discount", "dismiss_cost", "slots", "special", "rare"]


def games(boxes: tuple[str, ...]) -> list[Viscounts]:
    """Positions of a game, after its set-up."""
    game = wk.new_game("viscounts", seats=3, expansions=boxes, seed=5)
    return [here.copy() for here in random_play(game, 5, every=7) if isinstance(here, Viscounts) and here.round > 0]


@pytest.mark.parametrize("boxes", MIXES, ids=["base", "boxes"])
def test_powers_that_were_kept_are_those_that_would_be_found_now(boxes: tuple[str, ...]) -> None:
    for game in games(boxes):
        for p in game.players:
            kept = powers(game, p)
            p.powers = NO_POWERS
            found = powers(game, p)
            assert kept is not found
            assert kept.turn_options == found.turn_options
            assert [getattr(kept, name) for name in KEPT] == [getattr(found, name) for name in KEPT]


@pytest.mark.parametrize("boxes", MIXES, ids=["base", "boxes"])
def test_an_action_yields_something_from_its_least_strength_on(boxes: tuple[str, ...]) -> None:
    for game in games(boxes):
        for seat in range(3):
            for action in [action for action in PRIMARY if is_here(game, seat, action.action)]:
                least = action.least(game, seat)
                assert all(bool(action.yields(game, seat, n)) == (n >= least) for n in range(15))
                assert possible(game, seat, action.action) == bool(possible_yields(game, seat, action.action))

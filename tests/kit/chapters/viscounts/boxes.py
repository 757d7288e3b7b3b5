"""Mixes of boxes, games in them, and their saves."""

from __future__ import annotations

import pytest

import westkingdom as wk
from tests.kit.laws.play import Chooser, play_on
from tests.kit.viscounts import BOTH, GATES, KEYS
from westkingdom.library.data import facts_for
from westkingdom.library.settings import settings_for
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.state import Facts

BOXES = [(), GATES, KEYS, BOTH]
MIXES = [(boxes, promos) for boxes in BOXES for promos in (False, True)]
EVERY_MIX = pytest.mark.parametrize(("boxes", "promos"), MIXES)


def facts(boxes: tuple[str, ...], promos: bool = False) -> Facts:
    """The data of a mix."""
    mix = facts_for(settings_for("viscounts", 2, boxes, 0, {"promos": promos}))
    assert isinstance(mix, Facts)
    return mix


def a_game(boxes: tuple[str, ...], promos: bool = False, seats: int = 2, decisions: int = 0) -> Viscounts:
    """A game of a mix after so many random decisions."""
    game = wk.new_game("viscounts", seats=seats, seed=11, expansions=boxes, promos=promos)
    play_on(game, Chooser(5), decisions)
    assert isinstance(game, Viscounts)
    return game


def numbers(mix: Facts) -> dict[str, int]:
    """The number of each card by its name."""
    return mix.cards.number

"""Heroes in the line and in the hand, and what is told of them."""

from __future__ import annotations

from typing import Any

from tests.kit.viscounts import names
from westkingdom.viscounts.game import Viscounts
from westkingdom.viscounts.keeper_of_keys.part import keys

LINE = ["hero-emma", "hero-judith", "hero-rudolf"]


def hand(game: Viscounts, seat: int = 0) -> list[str]:
    """The ids of the cards in a hand."""
    return names(game, game.players[seat].hand)


def line(game: Viscounts) -> list[str]:
    """The face-up Heroes."""
    return names(game, keys(game).heroes)


def told(log: Any, *kinds: str) -> list[str]:
    """The keys of some kinds of events, in order."""
    return [event.key for event in log if event.key in kinds]

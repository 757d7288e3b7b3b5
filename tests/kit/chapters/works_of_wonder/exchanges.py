"""Apprentices in the Workshop, and a trade that a second silver may pay for."""

from __future__ import annotations

from tests.kit.architects import place
from tests.kit.wonders import at
from westkingdom.architects.game import Architects


def merchant(influence: int, workers: int) -> Architects:
    """The Merchant of wood (2 for 1 silver), no silver; so many workers are at the Storehouse after placing."""
    game = at({"influence": influence, "at": {"kings_storehouse": workers - 1}, "apprentices": ["app_merchant_wood"]})
    place(game, "kings_storehouse")
    return game

"""What the promotional cards add to the offer of the game."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.offers import BoxOffer, Choice

_BOTH: Final = ("gates-of-gold", "keeper-of-keys")
"""Collectors' cards need both boxes."""

OFFER: Final = BoxOffer(
    name="promos",
    order=3,
    joins_with=("promos",),
    options=(Choice("promos", promotional=True),),
    only_with={"collectors_heroes": _BOTH, "outsiders": _BOTH, "chest_tiles": _BOTH},
)

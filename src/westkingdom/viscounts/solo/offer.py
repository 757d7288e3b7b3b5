"""What the solo opponents of the rulebook add to the offer of the game."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.offers import BoxOffer, SoloOffer

OFFER: Final = BoxOffer(
    name="solo",
    order=4,
    joins_with=("solo",),
    solo=SoloOffer(("cleric", "builder", "noble", "cards"), people=(1,), difficulties=(0, 1, 2, 3), gentler=(-2, -1)),
)

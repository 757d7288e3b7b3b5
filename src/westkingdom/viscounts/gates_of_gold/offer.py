"""What Gates of Gold adds to the offer of the game."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.offers import BoxOffer, Choice, Credit, Need
from westkingdom.viscounts.gates_of_gold.rulings import RULINGS
from westkingdom.viscounts.offer import DESIGN, GRAPHIC_DESIGN, ILLUSTRATION

_NAME: Final = "gates-of-gold"

OFFER: Final = BoxOffer(
    name=_NAME,
    order=1,
    options=(
        Choice(
            "manuscript_boards",
            ("different", "identical"),
            about="a different board for everyone, or identical ones",
            needs=(Need(box=_NAME),),
        ),
    ),
    rulings=RULINGS,
    credits=(DESIGN, ILLUSTRATION, GRAPHIC_DESIGN, Credit("publisher-two-editions", ("Garphill Games",))),
)

"""What Keeper of Keys adds to the offer of the game."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.offers import BoxOffer, Credit
from westkingdom.viscounts.offer import DESIGN, GRAPHIC_DESIGN, ILLUSTRATION

OFFER: Final = BoxOffer(
    name="keeper-of-keys",
    order=2,
    only_with={"ai_chest_tiles": ("solo",), "scheme_cards": ("solo",)},
    credits=(
        DESIGN,
        ILLUSTRATION,
        GRAPHIC_DESIGN,
        Credit("publisher", ("Garphill Games (2022)",)),
        Credit("french-translation", ("Jean Dorthe (Pixie Games)",)),
        Credit("french-proofreading", ("Arnyanka (Pixie Games)",)),
    ),
)

"""What the reconstructed opponent, and the files of those of a box, add to the offer of the game."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.offers import BoxOffer, SoloOffer

_WONDERS: Final = ("works-of-wonder",)

OFFER: Final = BoxOffer(
    name="solo",
    order=3,
    joins_with=("solo",),
    only_with={"ai_board": _WONDERS, "ai_opponents": _WONDERS, "scheme_cards": _WONDERS},
    solo=SoloOffer(("reconstruction",), people=(1, 2), difficulties=(0, 1, 2)),
)

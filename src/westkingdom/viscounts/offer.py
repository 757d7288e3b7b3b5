"""What Viscounts offers without its boxes."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.offers import Credit, GameOffer

DESIGN: Final = Credit("design", ("Shem Phillips", "S J MacDonald"))
ILLUSTRATION: Final = Credit("illustration", ("Mihajlo Dimitrievski",))
GRAPHIC_DESIGN: Final = Credit("graphic-design", ("Shem Phillips",))

OFFER: Final = GameOffer(
    name="viscounts",
    title="Viscounts of the West Kingdom",
    order=1,
    seats=(2, 3, 4),
    credits=(DESIGN, ILLUSTRATION, Credit("publisher", ("Garphill Games",))),
)

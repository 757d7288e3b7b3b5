"""What Works of Wonder adds to the offer of the game."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.offer import DESIGN, ILLUSTRATION
from westkingdom.architects.works_of_wonder.rulings import RULINGS, SOLO_RULINGS
from westkingdom.engine.offers import BoxOffer, Credit, Need, SoloOffer

_NAME: Final = "works-of-wonder"
_AGAINST_AN_OPPONENT: Final = Need(box=_NAME, solo=True)
"""Against the opponents of this box everybody plays a character unasked."""

OFFER: Final = BoxOffer(
    name=_NAME,
    order=2,
    seats=(6,),
    solo=SoloOffer(
        ("aristocrat", "enforcer", "illusionist", "meddler", "patron", "peddler"),
        people=(1, 2, 3, 4, 5),
        difficulties=(0,),
    ),
    rulings=RULINGS,
    solo_rulings=SOLO_RULINGS,
    gives_effect={"characters": _AGAINST_AN_OPPONENT, "promo_boards": _AGAINST_AN_OPPONENT},
    takes_effect=("starting_apprentice",),
    credits=(
        DESIGN,
        ILLUSTRATION,
        Credit("graphic-design", ("Shem Phillips",)),
        Credit("publisher", ("Garphill Games (2021)",)),
    ),
)

"""What Architects offers without its boxes."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.rulings import RULINGS
from westkingdom.engine.offers import Choice, Credit, GameOffer, Need

DESIGN: Final = Credit("design", ("Shem Phillips", "S J MacDonald"))
ILLUSTRATION: Final = Credit("illustration", ("Mihajlo Dimitrievski",))

WITH_CHARACTERS: Final = Need(option="setup", value="variable")
"""Boards with characters are played with if that is wished."""

OFFER: Final = GameOffer(
    name="architects",
    title="Architects of the West Kingdom",
    order=2,
    seats=(2, 3, 4, 5),
    options=(
        Choice("setup", ("standard", "variable"), about="the same boards for everyone, or characters"),
        Choice(
            "characters",
            ("random", "choose"),
            about="dealt at random, or chosen by the players",
            needs=(WITH_CHARACTERS,),
        ),
        Choice("starting_apprentice", about="everyone starts with an apprentice"),
        Choice("guildhall_apprentice_purge", about="Guildhall spaces that remove apprentices", flag="--purge"),
    ),
    rulings=RULINGS,
    credits=(DESIGN, ILLUSTRATION, Credit("publisher", ("Garphill Games",))),
)

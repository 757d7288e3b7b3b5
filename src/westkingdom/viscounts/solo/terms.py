"""The numbers of the solo opponents: their Scheme cards, their slots and their place among the parts of a game."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import GAMES_OF_BOXES
from westkingdom.viscounts.terms import CONSTRUCT, NO_ACTION, PLACE_WORKERS, TRANSCRIBE

SOLO: Final = 2
"""The place of the solo opponent among the parts of a game."""
GAMES_OF_BOXES["solo"] = "viscounts"

FIRST_SCHEME: Final = 198
FIRST_AI_SLOT: Final = 306
"""The slots of an AI board, in the order of those of people."""

FLIPPING: Final = NO_ACTION
"""The focus that is no primary action: flipping Debts and Deeds."""
FOCUSES: Final = {"build": CONSTRUCT, "noble": PLACE_WORKERS, "cleric": TRANSCRIBE, "flip": FLIPPING}
SLOT_ORDER: Final = [3, 4, 5, 0, 1, 2, 6, 7, 8]
"""The slots from left to right: Guildhalls, Trading Posts, Workshops. [VB-174]"""
TYPE_ORDER: Final = [1, 0, 2]

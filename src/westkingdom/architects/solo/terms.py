"""The numbers of solo play: its place among the parts, boards of opponents, and where scheme cards may point."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.terms import GUILDHALL

NAME: Final = "solo"
SOLO: Final = 1
"""The place of this box in the parts of a game."""
FIRST_OPPONENT: Final = 145
RECONSTRUCTION: Final = 151
"""The numbers of the boards of opponents follow those of player boards."""
NOWHERE: Final = -1

# Besides locations: where a section of a scheme card may send the worker.
PRINCESS: Final = GUILDHALL + 1
FOCUS: Final = GUILDHALL + 2
ANY_MARKET: Final = GUILDHALL + 3
SCHEME_PLACES: Final = {"princess": PRINCESS, "focus": FOCUS, "black_market": ANY_MARKET}

"""The rulings of Works of Wonder."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.rulings import LOSSES_KEPT_WHOLE
from westkingdom.engine.rulings import Ruling

RENEW_WITH_THE_LAST: Final = Ruling("WW-110", 1 << 1, ("needed", "last"))
"""Are the piles rebuilt when a card is needed and none is there, or as soon as the last card is turned?"""
_KEEP_ALL_OF_A_LOSS: Final = Ruling("WW-373", LOSSES_KEPT_WHOLE, ("each", "loss"))
"""Does the silver keep one Influence, or all of one loss?"""
TAKE_REPLACEMENTS: Final = Ruling("WW-253", 1 << 3, ("useful", "replaced"))
"""Is a reward that the opponent only gets something else for passed over, or taken?"""

RULINGS: Final = (RENEW_WITH_THE_LAST, _KEEP_ALL_OF_A_LOSS)
SOLO_RULINGS: Final = (TAKE_REPLACEMENTS,)

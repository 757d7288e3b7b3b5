"""The rulings of the base game."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.rulings import Ruling

DISCOUNT_PER_CAPTURE: Final = Ruling("AB-105", 1 << 0, ("visit", "capture"))
"""Does the discount of a visit come off the silver of the whole visit, or of each capture?"""

LOSSES_KEPT_WHOLE: Final = 1 << 2
"""The bit of a ruling for boxes whose favour silver keeps: a whole loss at once, not one piece after the other."""

RULINGS: Final = (DISCOUNT_PER_CAPTURE,)

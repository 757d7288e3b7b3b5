"""The rulings about solo opponents."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.rulings import Ruling

TAKE_REPLACEMENTS: Final = Ruling("WW-253", 1 << 3, ("useful", "replaced"), box="works-of-wonder", solo=True)
"""Is a reward that the opponent only gets something else for passed over, or taken?"""

RULINGS: Final = (TAKE_REPLACEMENTS,)

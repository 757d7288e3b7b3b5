"""The rulings of Gates of Gold."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.rulings import Ruling

ONLY_TRANSCRIBED: Final = Ruling("GG-049", 1 << 0, ("ribbons", "transcribed"))
"""Do all Manuscripts count for Cleric Bonus cards, or only those that were gained?"""
TWO_DEBTS: Final = Ruling("GG-191", 1 << 1, ("some", "two"))
"""Is one Debt enough to choose the discard, or must there be all of them?"""

RULINGS: Final = (ONLY_TRANSCRIBED, TWO_DEBTS)

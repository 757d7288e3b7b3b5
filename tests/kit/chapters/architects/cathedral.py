"""Who can advance on the cathedral, and what it costs."""

from __future__ import annotations

from typing import Any

from tests.kit.architects import places
from westkingdom.architects.game import Architects

ADVANCED = {"workers": -1, "workers_in_guildhall": 1, "cards_in_hand": -1, "cathedral": 1}
"""What every advance changes, besides its price and its reward."""
CARD = {"hand": ["bld_castle"]}
"""A card that can be discarded, but not constructed without apprentices."""
OTHER = {"hand": ["bld_university"]}
"""The same for another player."""
PRICE: dict[int, dict[str, int]] = {
    1: {"gold": 1},
    2: {"wood": 1, "stone": 3},
    3: {"marble": 1},
    4: {"wood": 5, "stone": 3},
    5: {"gold": 2, "marble": 2},
}
"""One way to pay for each level."""


def below(level: int, **words: Any) -> dict[str, Any]:
    """A seat that can just pay for this level."""
    return {**CARD, "cathedral": level - 1, **PRICE[level], **words}


def advances(game: Architects) -> bool:
    """May a worker be placed for the cathedral? Nothing can be constructed."""
    return "guildhall" in places(game)

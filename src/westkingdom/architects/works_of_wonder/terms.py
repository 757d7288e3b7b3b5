"""The numbers of this box: its cards, boards, places and kinds of decision."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.terms import ROOM_FOR_KINDS
from westkingdom.engine.node import Kinds

WONDER: Final = 0
"""The place of this box in the parts of a game."""
INFLUENCE: Final = "influence"
MOST_INFLUENCE: Final = 12

FIRST_WONDER: Final = 67
WONDERS: Final = 5
"""One Wonder for each resource, in the order of the resources. [WW-004]"""
CARDS: Final = 7
"""Cards with a Contribution and a Consequence side. [WW-005]"""

KINDS: Final = Kinds(ROOM_FOR_KINDS)
FIGURES: Final = KINDS.new("figures", 16)
AVOID: Final = KINDS.new("avoid-loss", 64)
TOKEN: Final = KINDS.new("wonder-token", 16)
VISIT_WONDER: Final = KINDS.new("visit-wonder", 4)

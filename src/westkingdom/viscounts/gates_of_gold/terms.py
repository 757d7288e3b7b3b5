"""The numbers of this box: its cards, permanent things, moments and kinds of decision."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import GAMES_OF_BOXES, Kinds
from westkingdom.viscounts.terms import CARDS, MOMENTS, RIBBONS, ROOM_FOR_KINDS

GATES: Final = 0
"""The place of this box among the parts of a game."""
GAMES_OF_BOXES["gates"] = "viscounts"

FIRST_CARD: Final = 86
FIRST_LEADER: Final = 281
FIRST_COLUMN: Final = 287
FIRST_BUILDER: Final = 291
COLUMNS: Final = 4
BUILDER_CARDS: Final = 12

GAIN_KINGS_ORDER: Final = 13
WELCOME: Final = 14
REFUSE: Final = 15
MOMENTS[GAIN_KINGS_ORDER] = "gain_kings_order"
MOMENTS[WELCOME] = "welcome"
MOMENTS[REFUSE] = "refuse"

KINDS: Final = Kinds(ROOM_FOR_KINDS)
WELCOMING: Final = KINDS.new("welcome", CARDS)
REFUSING: Final = KINDS.new("refuse", CARDS)
RIBBON: Final = KINDS.new("ribbon", len(RIBBONS))
LAST_DEED: Final = KINDS.new("last-deed", CARDS)
DISCARD_DEBT: Final = KINDS.new("discard-debt", 2)
END_OF_KINDS: Final = 2816

"""The numbers of this box: its cards, permanent things, moments and kinds of decision."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.node import GAMES_OF_BOXES, Kinds
from westkingdom.viscounts.terms import CARDS, MOMENTS, ROOM_FOR_KINDS, SLOTS

KEYS: Final = 1
"""The place of this box among the parts of a game."""
GAMES_OF_BOXES["keys"] = "viscounts"

FIRST_PUBLIC: Final = 303
"""The Public Building cards: Trading Post, Guildhall, Workshop."""
FIRST_PUBLIC_BUILDING: Final = len(SLOTS)
"""Their numbers among the Buildings that can be constructed."""

GAIN_HERO: Final = 16
DESTROY_HERO: Final = 17
MOMENTS[GAIN_HERO] = "gain_hero"
MOMENTS[DESTROY_HERO] = "destroy_hero"

TILES: Final = 32
KINDS: Final = Kinds(ROOM_FOR_KINDS + 1024)
HERO: Final = KINDS.new("hero", CARDS)
CHEST: Final = KINDS.new("chest", TILES + 1)
CHEST_SLOT: Final = KINDS.new("chest-slot", 3)
END_OF_KINDS: Final = 3136

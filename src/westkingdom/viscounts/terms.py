"""The rulebook's nouns as numbers: goods, icons, actions, spaces, moments and kinds of decision."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.effects import FIRST_GAME_KIND
from westkingdom.engine.node import Kinds

# Goods: Silver is no resource. [VB-001]
SILVER: Final = 0
INK: Final = 1
STONE: Final = 2
GOLD: Final = 3
GOODS: Final = ["silver", "ink", "stone", "gold"]

# Icons; an action has the number of its icon. [VB-005]
MERCHANT: Final = 0
BUILDER: Final = 1
NOBLE: Final = 2
CLERIC: Final = 3
CRIMINAL: Final = 4
ICONS: Final = ["merchant", "builder", "noble", "cleric", "criminal"]

TRADE: Final = 0
CONSTRUCT: Final = 1
PLACE_WORKERS: Final = 2
TRANSCRIBE: Final = 3
NO_ACTION: Final = 4
ACTIONS: Final = ["trade", "construct", "place-workers", "transcribe", "none"]
EXTRA: Final = [SILVER, STONE, GOLD, INK]
"""The good that stands for one more icon of an action. [VB-093]"""

# Spaces of a segment; a space of the board is 3 times its place in the circle plus its kind.
OUTSIDE_LEFT: Final = 0
OUTSIDE_RIGHT: Final = 1
INSIDE: Final = 2
SPACE_KINDS: Final = ["OL", "OR", "IN"]
SEGMENTS: Final = ["1-2", "3-4", "5-6", "7-8", "9-10"]

# Buildings and their slots on the Player Board, left to right.
GUILDHALL: Final = 1
WORKSHOP: Final = 2
BUILDINGS: Final = ["trading_post", "guildhall", "workshop"]
SLOTS: Final = ["tp1", "tp2", "tp3", "gh1", "gh2", "gh3", "w1", "w2", "w3"]

RIBBONS: Final = ["grey", "black", "blue", "yellow"]
ANY_RIBBON: Final = 4
"""A ribbon whose colour is chosen by the player who takes it."""

# Places on the Player Board.
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
BOARD_PLACES: Final = ["left", "middle", "right"]
EMPTY: Final = -1

# Things with a number of their own: cards first, then what a player keeps for good.
CARDS: Final = 256
FIRST_SLOT: Final = 256
FIRST_BONUS: Final = 272
CASTLE_LEADER: Final = 280
THINGS: Final = 320
"""Numbers between these belong to boxes, each to one for good."""

# Moments that abilities listen to; the moment after an action has the number of the action.
COLLISION_BEGINS: Final = 4
COLLISION: Final = 5
HIRE: Final = 6
GAIN_DEBT: Final = 7
GAIN_DEED: Final = 8
FLIP_DEBT: Final = 9
FLIP_DEED: Final = 10
SHUFFLE: Final = 11
BEFORE_COLLISION: Final = 12
MOMENTS: Final = [
    "trade",
    "build",
    "noble",
    "cleric",
    "collision_begins",
    "collision",
    "hire",
    "gain_debt",
    "gain_deed",
    "flip_debt",
    "flip_deed",
    "shuffle",
    "before_collision",
    *[""] * 7,
]
"""The last places have no name until a box fills them: a number never changes its meaning."""

# The track. [VB-038]
FIRST_SPACE: Final = 1
LAST_SPACE: Final = 7

WORKERS: Final = 20
LEAST_CARDS: Final = 3
SECTIONS: Final = 5

# The flat action space: only ever add at the end. docs/action-space.md lists it.
KINDS: Final = Kinds(FIRST_GAME_KIND)
PAIR: Final = KINDS.new("pair", 32)
PLAY_CARD: Final = KINDS.new("play-card", CARDS)
MOVE: Final = KINDS.new("move", 16)
ACTION: Final = KINDS.new("action", 8)
EXCHANGES: Final = KINDS.new("exchanges", 100)
BUILDING: Final = KINDS.new("building", 16)
WORKER_STEP: Final = KINDS.new("workers", 8)
DISMISS: Final = KINDS.new("dismiss", 8)
PAY: Final = KINDS.new("pay", 100)
SPOT: Final = KINDS.new("spot", 32)
RECRUIT: Final = KINDS.new("recruit", 8)
FREE_HIRE: Final = KINDS.new("free-hire", 8)
DISCARD: Final = KINDS.new("discard", CARDS + 2)
DESTROY: Final = KINDS.new("destroy", CARDS + 2)
REARRANGE: Final = KINDS.new("rearrange", 8)
FLIP: Final = KINDS.new("flip", 2)
RESOURCE: Final = KINDS.new("resource", 4)
FREE_WORKERS: Final = KINDS.new("free-workers", 8)
CASTLE_MOVE: Final = KINDS.new("castle-move", 16)
RESOLVE_SECTION: Final = KINDS.new("resolve-section", 8)
BUMP: Final = KINDS.new("bump", 8)
FREE_MANUSCRIPT: Final = KINDS.new("free-manuscript", 8)
ORDER: Final = KINDS.new("order", THINGS)
PAUSE: Final = KINDS.new("pause", 2)
TURN_OPTION: Final = KINDS.new("turn-option", THINGS - CARDS)

ROOM_FOR_KINDS: Final = 1792
"""Kinds of decision that a box brings have numbers from here on, in a stretch of the box."""

UNSEEN: Final = CARDS - 1
"""In playing a card: the top of the Draw Pile, when the hand is empty."""

TOP_OF_DRAW_PILE: Final = CARDS
"""In a discard or destroy: the unseen top card of the Draw Pile."""
KEEP: Final = CARDS + 1
"""In a discard or destroy: none."""

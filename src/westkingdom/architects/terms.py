"""The rulebook's nouns as numbers: goods, locations, things, moments and kinds of decision."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.effects import FIRST_GAME_KIND
from westkingdom.engine.node import Kinds

# Goods. [AB-004]
CLAY: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
MARBLE: Final = 4
SILVER: Final = 5
GOODS: Final = ["clay", "wood", "stone", "gold", "marble", "silver"]
RESOURCES: Final = [CLAY, WOOD, STONE, GOLD, MARBLE]
FAVOUR: Final = 6
"""A seventh counter that a box may bring: it can stand for goods in a payment. Nobody has any without such a box."""
CREDIT: Final = 7
"""Silver that favour has paid for already, until the turn is over."""
COUNTERS: Final = 8

# Locations: first those with a large circle, then the Black Market, then the Guildhall. [AB-014, AB-015, AB-016]
QUARRY: Final = 0
FOREST: Final = 1
MINES: Final = 2
SILVERSMITH: Final = 3
STOREHOUSE: Final = 4
WORKSHOP: Final = 5
TOWN_CENTRE: Final = 6
TAX_STAND: Final = 7
GUARDHOUSE: Final = 8
OPEN: Final = 9
"""So many locations have a large circle."""
BLACK_MARKET: Final = 9
MIDDLE: Final = 10
RIGHT: Final = 11
GUILDHALL: Final = 12
LOCATIONS: Final = [
    "quarry",
    "forest",
    "mines",
    "silversmith",
    "kings_storehouse",
    "workshop",
    "town_centre",
    "tax_stand",
    "guardhouse",
    "black_market_a",
    "black_market_b",
    "black_market_c",
    "guildhall",
]
MARKET_SPACES: Final = 3
PRISON: Final = 12
"""In taking a worker back: from the Prison."""
BOARDS: Final = 13
"""In taking a worker back: from the player board of the seat that is added."""

SKILLS: Final = ["carpentry", "tiling", "masonry"]
WORKERS: Final = 20
MOST_SEATS: Final = 6
ROWS: Final = 2
MOST_VIRTUE: Final = 14
TOP_LEVEL: Final = 5
EMPTY: Final = -1

# Things with abilities: apprentices, player boards, buildings.
FIRST_BOARD: Final = 128
STANDARD: Final = 128
"""The standard side of every player board, which has no power. [AB-033]"""
FIRST_BUILDING: Final = 160
BUILDINGS: Final = 128
THINGS: Final = 288

# Moments that abilities listen to; those of a location have the number of the location added.
AFTER_ACTION: Final = 0
PLACED: Final = 13
RESET: Final = 26
RESET_BEGINS: Final = 27
FLIP_DEBT: Final = 28
ADVANCE: Final = 29
SEND_CAPTIVES: Final = 30
CONSTRUCT: Final = 31
GAIN_DEBT: Final = 32
LOSE_VIRTUE: Final = 33
GAIN_APPRENTICE: Final = 34
ENDGAME: Final = 35
MOMENTS: Final = 40
MOMENT_WORDS: Final = {
    "after_action": AFTER_ACTION,
    "place_worker": PLACED,
    "black_market_reset": RESET,
    "black_market_reset_begins": RESET_BEGINS,
    "flip_debt": FLIP_DEBT,
    "advance_cathedral": ADVANCE,
    "send_captives": SEND_CAPTIVES,
    "construct": CONSTRUCT,
    "gain_debt": GAIN_DEBT,
    "lose_virtue": LOSE_VIRTUE,
    "gain_apprentice": GAIN_APPRENTICE,
    "endgame": ENDGAME,
}

# Phases of a whole game.
SETTING_UP: Final = 0
PLAYING: Final = 1
ENDING: Final = 2
PHASES: Final = ["set-up", "turns", "end"]

# The flat action space: only ever add at the end. docs/action-space.md lists it.
KINDS: Final = Kinds(FIRST_GAME_KIND)
CHARACTER: Final = KINDS.new("character", 32)
DRAFT: Final = KINDS.new("draft", BUILDINGS)
PLACE: Final = KINDS.new("place", 16)
TAKE_BACK: Final = KINDS.new("take-back", 32)
MINE: Final = KINDS.new("mine", 2)
TRADE: Final = KINDS.new("trade", 64)
WORKSHOP_VISIT: Final = KINDS.new("workshop", FIRST_BOARD + 1)
HIRE: Final = KINDS.new("hire", FIRST_BOARD)
LET_GO: Final = KINDS.new("let-go", FIRST_BOARD)
CAPTURE: Final = KINDS.new("capture", 64)
GUARD: Final = KINDS.new("guard", 8)
MARKET: Final = KINDS.new("market", 2)
KEEP_PLAN: Final = KINDS.new("keep-plan", BUILDINGS)
GUILD: Final = KINDS.new("guildhall", BUILDINGS + 1)
DISCARD: Final = KINDS.new("discard", BUILDINGS)
PAY: Final = KINDS.new("pay", 128)
LESS: Final = KINDS.new("less", 8)
DESTROY_DEBT: Final = KINDS.new("destroy-debt", 2)
PREVENT_DEBT: Final = KINDS.new("prevent-debt", 2)
RELEASE: Final = KINDS.new("release", 32)
ORDER: Final = KINDS.new("order", THINGS)

ROOM_FOR_KINDS: Final = 2048
"""Kinds of decision that a box brings have numbers from here on."""

DRAW: Final = FIRST_BOARD
"""At the Workshop: draw building cards."""
CATHEDRAL: Final = BUILDINGS
"""In the Guildhall: work on the cathedral."""
ENOUGH: Final = 0
"""In trades: no more."""
NO_MORE: Final = 63
"""In captures: no more."""

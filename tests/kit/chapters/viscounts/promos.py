"""Promotional cards, the mixes that they are in, and players who have them."""

from __future__ import annotations

from typing import Any

from tests.kit.chapters.keeper_of_keys.cards import Changes, Steps
from tests.kit.viscounts import BOTH

TOWNSFOLK: dict[str, tuple[int, dict[str, int]]] = {
    "courier-2": (2, {"merchant": 3}),
    "deacon-4": (2, {"cleric": 1}),
    "king-dan": (1, {"merchant": 2}),
    "overseer-4": (2, {"noble": 1}),
    "principi": (2, {"merchant": 2}),
    "woodcutter-4": (2, {"builder": 1}),
}
HEROES: dict[str, tuple[int, dict[str, int]]] = {
    "hero-caroline": (4, {"merchant": 1, "cleric": 1}),
    "hero-gisela": (1, {"noble": 1}),
    "hero-hugo": (1, {"criminal": 1}),
    "hero-larena": (2, {"merchant": 2}),
    "hero-samson": (3, {"builder": 1}),
    "hero-suzerain": (3, {"merchant": 2}),
    "hero-walaric": (1, {"builder": 1, "cleric": 1, "noble": 1}),
}
COLLECTORS_HEROES: dict[str, tuple[int, dict[str, int]]] = {
    "hero-folke": (1, {"merchant": 2}),
    "hero-helena": (3, {"cleric": 1}),
    "hero-ivon": (2, {"builder": 2}),
    "hero-mayya": (2, {"noble": 2}),
}
OUTSIDERS: dict[str, tuple[int, dict[str, int]]] = {
    "outsider-adventurer": (2, {"merchant": 3}),
    "outsider-advocate": (3, {"merchant": 1, "noble": 1}),
    "outsider-shieldmaiden": (2, {"builder": 1, "merchant": 1}),
    "outsider-vigilante": (1, {"merchant": 1, "cleric": 1}),
}
CARDS = {**TOWNSFOLK, **HEROES, **COLLECTORS_HEROES, **OUTSIDERS}
"""The value and the Icons of every card."""
TILE = "chest-promo-kings-order"

QUIET = ["friar", "princess"]
SEAT: dict[str, Any] = {
    "silver": 9,
    "ink": 9,
    "stone": 9,
    "gold": 9,
    "debts": 2,
    "deeds": 2,
    "corruption": 2,
    "virtue": 6,
    "hand": ["abbot", "squire", "labourer"],
    "draw": ["financer", "thief"],
    "discard": ["miner"],
    "viscount": "1-2:OR",
}
LINE = ["chest-double-cleric", "chest-split-noble", "chest-merchant-builder", "chest-silver-cleric"]
PLACE: dict[str, Any] = {
    "boxes": BOTH,
    "promos": True,
    "chests": LINE,
    "heroes": ["hero-emma", "hero-clovis", "hero-rudolf"],
    "hero_pile": ["hero-lothaire"],
    "townsfolk": {"1-2": ["deacon-1"]},
    "manuscripts": {"1-2": ["ms-blue-3-silver"]},
}
TAKE_CHEST: Steps = [("chest", {"tile": LINE[0]}), ("chest-slot", {"place": "right"})]
CHEST: Changes = {"chests": [f"+{LINE[0]}"]}
NO_DISCARD: Steps = [("discard", {"key": "keep-cards"})]
ORDER_GAINED: Changes = {"discard": ["+kings-order"]}

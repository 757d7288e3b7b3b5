"""Numbers that abilities and scoring look at, always for the owner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westkingdom.architects.bill import one_precious
from westkingdom.architects.state import Player, State
from westkingdom.architects.terms import CLAY, GOLD, GOODS, MARBLE, SKILLS, STONE, WOOD

OTHER_COUNTERS: Final[dict[str, Callable[[State, Player], int]]] = {}
"""What boxes let abilities look at."""
WORDS: Final = [
    *GOODS,
    "virtue",
    "basic_resources",
    "unpaid_debts",
    "flipped_debts",
    "buildings",
    "cathedral_level",
    "prisoners",
    "captives",
    "apprentices",
    *[f"skill_{skill}" for skill in SKILLS],
]


def _with_skill(g: State, p: Player, skill: int) -> int:
    """Count the apprentices with a skill; one with several counts for each. [AB-221]"""
    return sum(1 for card in p.apprentices if g.cards.skills[card] >> skill & 1)


def counter(g: State, p: Player, word: str) -> int:
    """Count something of a player. [AB-220, AB-221, AB-224, AB-225, AB-232]"""
    if word in GOODS:
        good = GOODS.index(word)
        if good in (GOLD, MARBLE) and one_precious(g, p):
            return p.goods[GOLD] + p.goods[MARBLE]
        return p.goods[good]
    if word == "virtue":
        return p.virtue
    if word == "basic_resources":
        return p.goods[CLAY] + p.goods[WOOD] + p.goods[STONE]
    if word == "unpaid_debts":
        return p.debts
    if word == "flipped_debts":
        return p.paid
    if word == "buildings":
        return len(p.buildings)
    if word == "cathedral_level":
        return p.cathedral
    if word == "prisoners":
        return p.prison
    if word == "captives":
        return sum(p.captives)
    if word == "apprentices":
        return len(p.apprentices)
    if word.startswith("skill_"):
        return _with_skill(g, p, SKILLS.index(word.removeprefix("skill_")))
    return OTHER_COUNTERS[word](g, p)


def has_most(g: State, p: Player, word: str) -> bool:
    """Has this player strictly more than every other one? [AB-206, AB-216]"""
    own = counter(g, p, word)
    return all(own > _compared(g, other, word) for other in g.players if other is not p)


def _compared(g: State, p: Player, word: str) -> int:
    """What a player is compared with: what it has, or what a box names for a solo opponent. [AB-206, WW-254]"""
    if p.seat == g.settings.opponent:
        for box in g.boxes:
            n = box.opponents_count(g, word)
            if n >= 0:
                return n
    return counter(g, p, word)


def known_counter(word: object) -> str:
    """Check the word of a counter."""
    if not isinstance(word, str) or (word not in WORDS and word not in OTHER_COUNTERS):
        raise ValueError(f"nothing counts {word!r}; the counters are {', '.join([*WORDS, *OTHER_COUNTERS])}")
    return word

"""Building Spots: how a Building that stands on one is written as a number.

An own Building is seat * 9 + slot. A Building that comes from no Player Board follows: 36 + seat * 3 + type.
"""

from __future__ import annotations

from typing import Final

from westkingdom.viscounts.terms import BUILDINGS, EMPTY, SLOTS

PER_TYPE: Final = 3
_MOST_SEATS: Final = 4
FIRST_OTHER: Final = _MOST_SEATS * len(SLOTS)


def owner_of(code: int) -> int:
    """Whose Building is it? -1 on an empty spot."""
    if code < 0:
        return EMPTY
    return code // len(SLOTS) if code < FIRST_OTHER else (code - FIRST_OTHER) // len(BUILDINGS)


def type_of(code: int) -> int:
    """Of which type is it? -1 on an empty spot."""
    if code < 0:
        return EMPTY
    return code % len(SLOTS) // PER_TYPE if code < FIRST_OTHER else (code - FIRST_OTHER) % len(BUILDINGS)


def own_building(seat: int, slot: int) -> int:
    """The number of a Building of a Player Board."""
    return seat * len(SLOTS) + slot


def other_building(seat: int, building: int) -> int:
    """The number of a Building that comes from no Player Board."""
    return FIRST_OTHER + seat * len(BUILDINGS) + building

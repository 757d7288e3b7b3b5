"""Reading positions: the words of a scenario become numbers, each refused with a sentence where it is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from westkingdom.engine.errors import BadPosition
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import CARDS, SEGMENTS, SPACE_KINDS

Part: TypeAlias = Mapping[str, object]


def known_words(part: Part, words: list[str], what: str) -> None:
    """Refuse words that a position does not know."""
    for word in part:
        if word not in words:
            raise BadPosition(f"{what} knows no «{word}»; the words are {', '.join(words)}.")


def named_part(value: object, what: str) -> Part:
    """Read an object with named parts."""
    if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
        raise BadPosition(f"{what} is an object with named parts, not {value!r}.")
    return value


def whole(part: Part, word: str, default: int) -> int:
    """Read a whole number that is not negative."""
    value = part.get(word, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadPosition(f"«{word}» is a whole number from 0, not {value!r}.")
    return value


def list_of(part: Part, word: str) -> list[object]:
    """Read a list."""
    value = part.get(word, [])
    if not isinstance(value, list):
        raise BadPosition(f"«{word}» is a list, not {value!r}.")
    return value


def one_of(part: Part, word: str, words: list[str], default: str) -> str:
    """Read one of some words."""
    value = part.get(word, default)
    if not isinstance(value, str) or value not in words:
        raise BadPosition(f"«{word}» is one of {', '.join(words)}, not {value!r}.")
    return value


def card_number(g: State, ident: object) -> int:
    """Find a card by its id."""
    number = g.cards.number.get(ident, THING_UNKNOWN) if isinstance(ident, str) else THING_UNKNOWN
    if number >= CARDS:
        raise BadPosition(f"There is no card {ident!r}; `westkingdom cards viscounts` lists them.")
    return number


THING_UNKNOWN: Final = 1 << 20


def cards_or_none(g: State, part: Part, word: str) -> list[int] | None:
    """Read a list of cards that may be missing."""
    return [card_number(g, ident) for ident in list_of(part, word)] if word in part else None


def place_of(g: State, segment: object) -> int:
    """Find the place of a segment in the circle."""
    if segment not in SEGMENTS:
        raise BadPosition(f"There is no segment {segment!r}; the segments are {', '.join(SEGMENTS)}.")
    return g.segments.index(SEGMENTS.index(str(segment)))


def space_number(g: State, ident: object) -> int:
    """Find a space by its id, as 7-8:OL."""
    segment, _, kind = str(ident).partition(":")
    if kind not in SPACE_KINDS:
        raise BadPosition(f"There is no space {ident!r}; spaces are called 1-2:OL, 1-2:OR, 1-2:IN and so on.")
    return 3 * place_of(g, segment) + SPACE_KINDS.index(kind)


def spot_number(g: State, ident: object) -> int:
    """Find a Building Spot by segment and position, as 7-8:3."""
    segment, _, position = str(ident).partition(":")
    per_segment = g.realm.spots_per_segment[g.side]
    if not position.isdigit() or not 1 <= int(position) <= per_segment:
        raise BadPosition(f"There is no building spot {ident!r}; they are called 1-2:1 to 9-10:{per_segment}.")
    return place_of(g, segment) * per_segment + int(position) - 1

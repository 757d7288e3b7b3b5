"""Reading positions: cards, segments, spaces and spots of a scenario become numbers."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.errors import BadPosition
from westkingdom.engine.positions import Named, list_of
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import CARDS, SEGMENTS, SPACE_KINDS


def card_number(g: State, ident: object) -> int:
    """Find a card by its id."""
    number = g.cards.number.get(ident, THING_UNKNOWN) if isinstance(ident, str) else THING_UNKNOWN
    if number >= CARDS:
        raise BadPosition(f"There is no card {ident!r}; `westkingdom cards viscounts` lists them.")
    return number


THING_UNKNOWN: Final = 1 << 20


def cards_or_none(g: State, part: Named, word: str) -> list[int] | None:
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

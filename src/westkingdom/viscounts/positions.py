"""Reading positions: cards, segments, spaces and spots of a scenario become numbers, and lines of pieces are laid."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.errors import BadPosition
from westkingdom.engine.line import fill_line
from westkingdom.engine.positions import Named, list_of
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import CARDS, SEGMENTS, SPACE_KINDS


def card_number(g: State, ident: object) -> int:
    """Find a card by its id."""
    number = g.cards.number.get(ident, _THING_UNKNOWN) if isinstance(ident, str) else _THING_UNKNOWN
    not_replaced(g, number)
    if number >= CARDS:
        raise BadPosition(
            f"There is no card {ident!r} in this mix of boxes; `westkingdom cards viscounts` lists those of all boxes."
        )
    return number


def not_replaced(g: State, number: int) -> None:
    """Refuse what stays in the box of the game because a box of the mix brings something in its place."""
    if number in g.cards.replaced:
        raise BadPosition(f"{g.cards.ids[number]} is not in play: it is replaced by {g.cards.replaced[number]}.")


_THING_UNKNOWN: Final = 1 << 20


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


def empty_pile(piles: list[list[int]], place: int) -> None:
    """A pile that is named with nothing is empty: what lay there goes under the next one."""
    piles[(place + 1) % len(piles)][:0] = piles[place]
    piles[place] = []


def lay_line(
    line: list[int], pile: list[int], named: list[int] | None, named_pile: list[int] | None, size: int, what: str
) -> tuple[list[int], list[int], list[int]]:
    """Put named pieces into a line, left one first, and on its pile, top one first; give line, pile and what is left.

    A pile that is named is the whole pile; without names a line is what set-up laid.
    """
    gone: list[int] = []
    if named is not None:
        rest = line + pile
        if len(set(named)) != len(named) or set(named) - set(rest):
            raise BadPosition(f"The line of {what} names each piece once, and none that is named elsewhere.")
        line, pile = named, [piece for piece in rest if piece not in named]
    if named_pile is not None:
        if len(set(named_pile)) != len(named_pile) or set(named_pile) - set(pile):
            raise BadPosition(f"The pile of {what} names each piece once, and none that is named elsewhere.")
        gone = [piece for piece in pile if piece not in named_pile]
        pile = named_pile[::-1]
    line, pile = fill_line(line, pile, size)
    return line, pile, gone

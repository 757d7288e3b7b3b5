"""Positions: the words with which a scenario describes a solo opponent; its other pieces are named as those of a person."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.errors import BadPosition
from westkingdom.engine.positions import Named
from westkingdom.viscounts.positions import cards_or_none
from westkingdom.viscounts.solo.part import opponent_of, solo
from westkingdom.viscounts.state import State

SEAT_WORDS: Final = ["future"]


def supply(g: State, card: int) -> bool:
    """Take a Scheme card from the Future Schemes, or from those that the board does not use."""
    part = solo(g)
    if card not in part.facts.schemes:
        return False
    if card in part.future:
        part.future = [other for other in part.future if other != card]
        return True
    if card in g.removed:
        g.removed = [other for other in g.removed if other != card]
        return True
    return False


def lay_out_last(g: State, seat: Named) -> None:
    """The pile of Future Schemes, top one first; a pile that is named is the whole pile."""
    part = solo(g)
    p = opponent_of(g)
    named = cards_or_none(g, seat, "future")
    if named is not None:
        wanted = [card for card in named if card in part.facts.future]
        if len(set(wanted)) != len(named) or any(card not in part.future + g.removed for card in wanted):
            raise BadPosition("«future» names Future Schemes that lie nowhere else, each once.")
        g.removed = [card for card in g.removed + part.future if card not in named]
        part.future = named[::-1]
    hidden = [card for card in part.unseen if card in p.draw]
    part.unseen = sorted(part.future + hidden)

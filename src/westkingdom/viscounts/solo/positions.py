"""Positions: the words with which a scenario describes a solo opponent.

Its other pieces are named as those of a person.
"""

from __future__ import annotations

from typing import Final

from westkingdom.engine.errors import BadPosition
from westkingdom.engine.positions import Named, list_of, whole
from westkingdom.viscounts.positions import card_number, cards_or_none
from westkingdom.viscounts.solo.part import opponent_of, solo
from westkingdom.viscounts.state import State

SEAT_WORDS: Final = ["future", "unseen"]


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
    unseen = cards_or_none(g, seat, "unseen")
    hidden = [card for card in (part.unseen if unseen is None else unseen) if card in p.draw]
    part.unseen = sorted(part.future + hidden)
    if unseen is not None and sorted(unseen) != part.unseen:
        raise BadPosition(
            "«unseen» names all Future Schemes of the pile, and others only if they are in the Draw Pile."
        )


def read_view(g: State, shown: Named, seat: dict[str, object]) -> None:
    """Scheme cards as a view shows them: those that nobody has seen lie in the pile, or fill the Draw Pile up."""
    unseen = [card_number(g, ident) for ident in list_of(shown, "unseen")]
    n = len(unseen) - whole(shown, "future_schemes", 0)
    if n < 0:
        raise BadPosition("«future_schemes» are at most as many as «unseen» names.")
    g.shuffle(unseen)
    draw = [*unseen[:n], *[card_number(g, ident) for ident in list_of(seat, "draw")]]
    g.shuffle(draw)
    seat["draw"] = [g.cards.ids[card] for card in draw]
    seat["future"] = [g.cards.ids[card] for card in unseen[n:]]
    seat["unseen"] = [g.cards.ids[card] for card in unseen]

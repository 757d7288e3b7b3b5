"""Building Bonus cards: for the first player with one Building of each type, and with three of one type."""

from __future__ import annotations

from westkingdom.viscounts.gates_of_gold import events
from westkingdom.viscounts.gates_of_gold.part import gates
from westkingdom.viscounts.state import State
from westkingdom.viscounts.terms import BUILDINGS

_OF_ONE_TYPE = 3


def claim_builder_cards(g: State, seat: int) -> None:
    """Whoever is first to meet a condition takes the card at once and keeps it.

    [GG-132..GG-136, GG-138, GG-139, GG-234, GG-236, GG-249]
    """
    counts = [g.buildings_of_type(seat, building) for building in range(len(BUILDINGS))]
    diversified, specialised = gates(g).builders
    if min(counts) >= 1:
        _claim(g, seat, diversified)
    if max(counts) >= _OF_ONE_TYPE:
        _claim(g, seat, specialised)


def _claim(g: State, seat: int, thing: int) -> None:
    """Take a Builder card that nobody has. [GG-137]"""
    for p in g.players:
        if thing in p.permanents:
            return
    p = g.players[seat]
    p.permanents = [*p.permanents, thing]
    g.emit(events.BUILDER_CARD, seat, g.cards.ids[thing])

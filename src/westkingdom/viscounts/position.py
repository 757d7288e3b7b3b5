"""What a position of Viscounts is told apart by."""

from __future__ import annotations

from westkingdom.engine.game import Position
from westkingdom.viscounts.state import Player, State


def table_key(g: State) -> Position:
    """What lies on the table, as far as the future depends on it."""
    return (
        g.turn,
        g.round,
        g.last_round,
        g.played,
        g.debts_above,
        g.deeds_above,
        tuple(g.spots),
        tuple(g.removed),
        tuple([tuple(pile) for pile in g.townsfolk]),
        tuple([len(pile) for pile in g.manuscripts]),
        tuple([_of_player(p) for p in g.players]),
        tuple(g.offered_cards),
        tuple(g.offered_heroes),
    )


def _of_player(p: Player) -> Position:
    """The part of a key that belongs to one player; an order that everybody forgot counts as it lies."""
    return (
        tuple(p.goods),
        p.corruption,
        p.virtue,
        p.debts,
        p.paid,
        p.deeds,
        p.approved,
        p.workers,
        tuple(p.tier1),
        tuple(p.tier2),
        p.tier3,
        p.space,
        p.turns,
        tuple(sorted(p.hand)),
        tuple(p.draw),
        tuple(sorted(p.discard)),
        tuple(p.board),
        tuple(sorted(p.permanents)),
        tuple(p.manuscripts),
    )

"""What a position of Architects is told apart by."""

from __future__ import annotations

from westkingdom.architects.state import Player, State
from westkingdom.engine.game import Position


def table_key(g: State) -> Position:
    """What lies on the table, as far as the future depends on it."""
    return (
        g.phase,
        g.turn,
        g.round,
        g.turns_left,
        g.guildhall,
        tuple(g.market),
        tuple(g.small),
        tuple(g.large),
        tuple([tuple(row) for row in g.rows]),
        tuple(g.apprentices),
        tuple(g.laid),
        tuple(g.plans),
        tuple(g.looked),
        tuple(g.rewards),
        tuple(g.offered),
        g.passes,
        g.tax,
        g.resets,
        tuple(g.bill),
        tuple([_of_player(p) for p in g.players]),
    )


def _of_player(p: Player) -> Position:
    """The part of a key that belongs to one player."""
    return (
        tuple(p.goods),
        p.workers,
        tuple(p.at),
        p.guildhall,
        p.prison,
        tuple(p.captives),
        p.virtue,
        p.debts,
        p.paid,
        p.cathedral,
        p.board,
        tuple(sorted(p.hand)),
        tuple(sorted(p.apprentices)),
        tuple(sorted(p.buildings)),
        tuple(p.packet),
    )

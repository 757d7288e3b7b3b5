"""Damage to the state of any game, to see whether the laws find it."""

from __future__ import annotations

from westkingdom.architects.state import State as Architects
from westkingdom.viscounts.state import State as Viscounts


def lose_worker(g: Viscounts | Architects) -> None:
    """A worker of the first seat is nowhere."""
    g.players[0].workers -= 1


def overspend(g: Viscounts | Architects) -> None:
    """The first seat has less than nothing of a good."""
    g.players[0].goods[2] = -1


def forge_debt(g: Viscounts | Architects) -> None:
    """The second seat has a debt that nobody gave it."""
    g.players[1].debts += 1

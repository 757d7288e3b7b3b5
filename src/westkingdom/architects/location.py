"""A location: when a worker may be placed there, and what a visit does."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.state import Player, State
from westkingdom.engine.words import Message, say


class Location:
    """One place on the main board for workers."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def can_visit(self, g: State, p: Player) -> bool:
        """May the player place a worker here: can the cost be paid and something be done? [AB-051]"""
        return True

    def why_not(self, g: State, p: Player) -> Message:
        """Say why no worker may be placed here."""
        return say("why-not-no-action")

    def visit(self, g: State, seat: int, workers: int) -> None:
        """Carry out the action with so many workers; put what is asked on the stack."""
        raise NotImplementedError


def workers_here(g: State, p: Player, location: int) -> int:
    """The workers that count here for a player if one more is placed: own ones, and what abilities add. [AB-045]"""
    n = p.at[location] + 1 + g.cards.more_workers[location][p.board]
    for thing in p.apprentices:
        n += g.cards.more_workers[location][thing]
    for box in g.boxes:
        n += box.extra_workers(g, p, location)
    return n


def silver_less(g: State, p: Player, location: int) -> int:
    """How much less silver the actions of a location cost a player."""
    table = g.cards.silver_less[location]
    n = table[p.board]
    for thing in p.apprentices:
        n += table[thing]
    return n


def virtue_kept(g: State, p: Player, location: int) -> int:
    """How much less virtue the actions of a location cost a player."""
    table = g.cards.virtue_kept[location]
    n = table[p.board]
    for thing in p.apprentices:
        n += table[thing]
    return n


def sure_silver(g: State, p: Player, location: int) -> int:
    """Silver that placing a worker here gives before anything is paid."""
    n = 0
    for box in g.boxes:
        n += box.sure_silver(g, p, location)
    return n


def sure_favour(g: State, p: Player, location: int) -> int:
    """Favour that placing a worker here gives before anything is paid."""
    n = 0
    for box in g.boxes:
        n += box.sure_favour(g, p, location)
    return n


def either_more(g: State, p: Player, location: int) -> int:
    """One more worker or one more favour, as the player likes, that placing a worker here gives."""
    n = 0
    for box in g.boxes:
        n += box.either_more(g, p, location)
    return n


def allowed(g: State, p: Player, location: int) -> bool:
    """Do the limits of virtue not hold for this player here?"""
    return g.cards.allows[p.board] >> location & 1 == 1

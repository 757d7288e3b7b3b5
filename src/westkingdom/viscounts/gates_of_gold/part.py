"""What this box adds to the state of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from westkingdom.engine.box import Part
from westkingdom.viscounts.gates_of_gold.terms import GATES
from westkingdom.viscounts.state import State

if TYPE_CHECKING:
    from westkingdom.viscounts.gates_of_gold.facts import GatesFacts


@dataclass(init=False, repr=False, eq=False)
class GatesPart(Part):
    """The piles and the row of this box, and who has which board; lists are replaced when they change."""

    kings_orders: int
    row: list[int]
    """Its left card first."""
    pile: list[int]
    """Its top card last."""
    leader: int
    builders: list[int]
    """The Diversified and the Specialised Builder card of this game."""
    boards: list[int]
    """The Manuscript Boards by seat."""
    wild: int
    """The colour chosen for the Manuscript with the four-coloured ribbon, -1 until then."""

    def __init__(self, facts: GatesFacts) -> None:
        self.facts: Final = facts

    def copy(self) -> Part:
        part = GatesPart(self.facts)
        part.kings_orders = self.kings_orders
        part.row = self.row
        part.pile = self.pile
        part.leader = self.leader
        part.builders = self.builders
        part.boards = self.boards
        part.wild = self.wild
        return part

    def key(self) -> tuple[object, ...]:
        return (
            self.kings_orders,
            tuple(self.row),
            tuple(self.pile),
            self.wild,
        )


def gates(g: State) -> GatesPart:
    """The part of this box in a game that is played with it."""
    part = g.parts[GATES]
    assert isinstance(part, GatesPart)
    return part


def in_play(g: State) -> bool:
    """Is the game played with this box?"""
    return len(g.parts) > GATES and isinstance(g.parts[GATES], GatesPart)

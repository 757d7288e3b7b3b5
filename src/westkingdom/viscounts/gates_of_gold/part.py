"""What this box adds to the state of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from westkingdom.engine.box import Part
from westkingdom.engine.shape import INT, INTS, Fields
from westkingdom.viscounts.gates_of_gold.terms import GATES
from westkingdom.viscounts.state import State

if TYPE_CHECKING:
    from westkingdom.viscounts.gates_of_gold.facts import GatesFacts

FIELDS: Final = {
    "kings_orders": INT,
    "row": INTS,
    "pile": INTS,
    "leader": INT,
    "builders": INTS,
    "boards": INTS,
    "wild": INT,
}


class GatesPart(Part):
    """The piles and the row of this box, and who has which board.

    `row` has its left card first, `pile` its top card last. `builders` are the Diversified and the Specialised Builder
    card of this game. `boards` are the Manuscript Boards by seat. `wild` is the colour chosen for the Manuscript with
    the four-coloured ribbon, -1 until then. Lists are replaced when they change.
    """

    def __init__(
        self,
        facts: GatesFacts,
        kings_orders: int,
        row: list[int],
        pile: list[int],
        leader: int,
        builders: list[int],
        boards: list[int],
        wild: int,
    ) -> None:
        self.facts: Final = facts
        self.kings_orders = kings_orders
        self.row = row
        self.pile = pile
        self.leader = leader
        self.builders = builders
        self.boards = boards
        self.wild = wild

    def copy(self) -> Part:
        return GatesPart(
            self.facts,
            self.kings_orders,
            self.row,
            self.pile,
            self.leader,
            self.builders,
            self.boards,
            self.wild,
        )

    def fields(self) -> Fields:
        return FIELDS

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

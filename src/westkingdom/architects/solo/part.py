"""What solo play adds to the state of a game."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.architects.solo.facts import SoloFacts
from westkingdom.architects.solo.terms import SOLO
from westkingdom.architects.state import State
from westkingdom.engine.box import Part
from westkingdom.engine.game import NOBODY
from westkingdom.engine.shape import FEW, INT, INTS, Fields

FIELDS: Final = {
    "draw": INTS,
    "discards": INTS,
    "future": INTS,
    "resolving": FEW,
    "marker": INT,
    "here": INT,
}


class SoloPart(Part):
    """Piles have their top at the end; lists are replaced when they change.

    `draw` and `future` lie face down; `discards` are seen by all; `resolving` are the scheme cards that are being
    followed. `marker` is the space of the resource marker, `here` the location of the last worker that was placed.
    """

    def __init__(
        self,
        facts: SoloFacts,
        draw: list[int],
        discards: list[int],
        future: list[int],
        resolving: list[int],
        marker: int,
        here: int,
    ) -> None:
        self.facts: Final = facts
        self.draw = draw
        self.discards = discards
        self.future = future
        self.resolving = resolving
        self.marker = marker
        self.here = here

    def copy(self) -> SoloPart:
        """Make an independent copy."""
        return SoloPart(self.facts, self.draw, self.discards, self.future, self.resolving, self.marker, self.here)

    def fields(self) -> Fields:
        return FIELDS

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.draw),
            tuple(self.discards),
            tuple(self.future),
            tuple(self.resolving),
            self.marker,
            self.here,
        )


def solo_part(g: State) -> SoloPart:
    """The part of this box in a game."""
    return cast(SoloPart, g.parts[SOLO])


def in_play(g: State) -> bool:
    """Is there an opponent? Its counters may be asked for in a game that has none."""
    return g.settings.opponent != NOBODY


def rule_of(g: State, step: str) -> str:
    """The entry of the ledger that a step of this opponent follows."""
    return solo_part(g).facts.rules[step]

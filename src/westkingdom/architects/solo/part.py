"""What solo play adds to the state of a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, cast

from westkingdom.architects.solo.facts import SoloFacts
from westkingdom.architects.solo.terms import SOLO
from westkingdom.architects.state import State
from westkingdom.engine.box import Part
from westkingdom.engine.game import NOBODY
from westkingdom.engine.shape import LEFT_OUT_WHEN_EMPTY


@dataclass(init=False, repr=False, eq=False)
class SoloPart(Part):
    """Piles have their top at the end; lists are replaced when they change."""

    draw: list[int]
    """Face down, as `future` is."""
    discards: list[int]
    """Seen by all."""
    future: list[int]
    resolving: list[int] = field(metadata=LEFT_OUT_WHEN_EMPTY)
    """The scheme cards that are being followed."""
    marker: int
    """The space of the resource marker."""
    here: int
    """The location of the last worker that was placed."""

    def __init__(self, facts: SoloFacts) -> None:
        self.facts: Final = facts

    def copy(self) -> SoloPart:
        part = SoloPart(self.facts)
        part.draw = self.draw
        part.discards = self.discards
        part.future = self.future
        part.resolving = self.resolving
        part.marker = self.marker
        part.here = self.here
        return part

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

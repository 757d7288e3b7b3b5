"""What Works of Wonder adds to the state of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from westkingdom.architects.state import State
from westkingdom.architects.works_of_wonder.facts import WonderFacts
from westkingdom.architects.works_of_wonder.terms import WONDER
from westkingdom.engine.box import Part


@dataclass(init=False, repr=False, eq=False)
class WonderPart(Part):
    """Piles have their top at the end; lists are replaced when they change. [WW-007]"""

    pile: list[int]
    """With the Contribution sides up."""
    consequences: list[int]
    """With the other sides up."""
    contributed: list[int]
    """1 for each resource that lies on the current card."""
    tokens: list[int]
    """The resources on each Wonder."""
    wonder_at: list[int]
    """The location of the token of each Wonder, or -1."""
    built: int
    """The Wonders that were built, as bits."""
    contributions: int
    """Contributions that the player whose turn it is may still make."""
    pending: int
    """Influence of the Profiteer that this player will still gain."""

    def __init__(self, facts: WonderFacts) -> None:
        self.facts: Final = facts

    def copy(self) -> WonderPart:
        part = WonderPart(self.facts)
        part.pile = self.pile
        part.consequences = self.consequences
        part.contributed = self.contributed
        part.tokens = self.tokens
        part.wonder_at = self.wonder_at
        part.built = self.built
        part.contributions = self.contributions
        part.pending = self.pending
        return part

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.pile),
            tuple(self.consequences),
            tuple(self.contributed),
            tuple(self.tokens),
            tuple(self.wonder_at),
            self.built,
            self.contributions,
            self.pending,
        )

    def princess(self) -> int:
        """Where the Princess stands: as the Consequence card on top says. [WW-048, WW-082]"""
        return self.facts.princess_at[self.consequences[-1]]

    def profiteer(self) -> int:
        """Where the Profiteer stands: as the Consequence card on top says. [WW-048, WW-082]"""
        return self.facts.profiteer_at[self.consequences[-1]]


def in_play(g: State) -> bool:
    """Is the game played with this box?"""
    return len(g.parts) > WONDER and isinstance(g.parts[WONDER], WonderPart)


def part_of(g: State) -> WonderPart:
    """The part of this box in a game."""
    return cast(WonderPart, g.parts[WONDER])

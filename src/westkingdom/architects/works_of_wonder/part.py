"""What Works of Wonder adds to the state of a game."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.architects.state import State
from westkingdom.architects.works_of_wonder.facts import WonderFacts
from westkingdom.architects.works_of_wonder.terms import WONDER
from westkingdom.engine.box import Part
from westkingdom.engine.shape import INT, INTS, Fields

FIELDS: Final = {
    "pile": INTS,
    "consequences": INTS,
    "contributed": INTS,
    "tokens": INTS,
    "wonder_at": INTS,
    "built": INT,
    "contributions": INT,
    "pending": INT,
}


class WonderPart(Part):
    """Piles have their top at the end; lists are replaced when they change. [WW-007]

    `pile` lies with the Contribution sides up, `consequences` with the other. `contributed` holds 1 for each resource
    that lies on the current card; `tokens` are the resources on each Wonder; `wonder_at` is the location of its token, or -1; `built` are the Wonders that were built, as bits.
    `contributions` and `pending` are the Contributions and the Influence of the Profiteer that the
    player whose turn it is may still make and will still gain.
    """

    def __init__(
        self,
        facts: WonderFacts,
        pile: list[int],
        consequences: list[int],
        contributed: list[int],
        tokens: list[int],
        wonder_at: list[int],
        built: int,
        contributions: int,
        pending: int,
    ) -> None:
        self.facts: Final = facts
        self.pile = pile
        self.consequences = consequences
        self.contributed = contributed
        self.tokens = tokens
        self.wonder_at = wonder_at
        self.built = built
        self.contributions = contributions
        self.pending = pending

    def copy(self) -> WonderPart:
        """Make an independent copy."""
        return WonderPart(
            self.facts,
            self.pile,
            self.consequences,
            self.contributed,
            self.tokens,
            self.wonder_at,
            self.built,
            self.contributions,
            self.pending,
        )

    def fields(self) -> Fields:
        return FIELDS

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

"""The tables of Works of Wonder, made once from its data."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.terms import FIRST_BUILDING
from westkingdom.engine.effects import Effect


class WonderFacts:
    """Contribution and Consequence cards, the Influence track, and special player boards."""

    def __init__(self) -> None:
        self.ids: Final[list[str]] = []
        self.rewards: Final[list[list[Effect]]] = []
        """By card and resource: what a Contribution gives."""
        self.princess_at: Final[list[int]] = []
        self.profiteer_at: Final[list[int]] = []
        self.princess: Final[list[Effect]] = []
        self.profiteer: Final[list[Effect]] = []
        """By card: where the figures stand, and what they do in a reset."""
        self.card_spaces: Final[list[int]] = []
        """By space of the Influence track: building cards for moving up onto it."""
        self.virtue_rate = 0
        """The Influence that avoids the loss of 1 virtue."""
        self.most_influence_gold = 0
        self.allowed: Final[list[int]] = []
        """The locations where a Wonder's token may stand."""
        self.counts_princess: Final[list[bool]] = [False] * FIRST_BUILDING
        """By player board: does the Princess count like an own worker?"""
        self.silver_at_profiteer: Final[list[int]] = [0] * FIRST_BUILDING
        self.placed_favour: Final[list[list[int]]] = []
        """By location and thing: the Influence that placing a worker there gives."""

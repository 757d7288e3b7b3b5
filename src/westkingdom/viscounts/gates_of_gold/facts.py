"""The data of this box as tables."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.effects import Condition, Effect
from westkingdom.viscounts.terms import CARDS, EMPTY


class Score:
    """How one Outsider scores: points, points for a counter, points under a condition."""

    def __init__(self) -> None:
        self.vp = 0
        self.per: Final[list[tuple[int, str, int]]] = []
        """(points, counter, for each so many)."""
        self.conditions: Final[list[tuple[int, Condition]]] = []


class GatesFacts:
    """What the cards and boards of this box show."""

    def __init__(self) -> None:
        self.kings_order = EMPTY
        self.copies = 0
        self.outsiders: Final[list[int]] = []
        self.refusal: Final[list[Effect | None]] = [None] * CARDS
        self.score: Final[dict[int, Score]] = {}
        self.is_outsider: Final[list[bool]] = [False] * CARDS
        self.last_deed: Final[dict[int, Effect]] = {}
        """What Outsiders do before scoring."""
        self.extra_ribbon: Final[list[int]] = [0] * CARDS
        self.debt_vp: Final[list[int]] = [0] * CARDS
        self.board_ids: Final[list[str]] = []
        self.columns: Final[list[list[int]]] = []
        """By board: the ribbon of each column, left to right."""
        self.start_tiles: Final[list[int]] = []
        """By board: the Manuscript printed in its first column."""

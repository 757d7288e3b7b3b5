"""What is printed on AI boards and Scheme cards, read once."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.effects import Effect


class AiBoard:
    """An AI board."""

    def __init__(self, ident: str, name: str, focus: int) -> None:
        self.ident: Final = ident
        self.name: Final = name
        self.focus: Final = focus
        """The action of its Primary Focus, or flipping."""
        self.priority: Final[list[tuple[int, int]]] = []
        """Resources from left to right, each with the number up to which it is taken; -1 is no limit."""
        self.pool = False
        """Does every resource count as any kind?"""
        self.worker_steps: Final[list[tuple[int, int]]] = []
        """(Noble icons, Workers placed), the largest first."""
        self.vp_per_resource = 0
        self.start: Effect | None = None
        self.start_building: Effect | None = None
        self.removed: Final[list[int]] = []
        """The Scheme cards that this opponent does not use."""
        self.start_icons: Final[list[list[int]]] = []
        """By place of the board."""
        self.slot_icons: Final[list[list[int]]] = []
        """By slot, in the order of the slots of people."""
        self.answers: Final[list[tuple[str, int, Effect]]] = []
        """What open slots answer to: the moment, the slot and the effect, from left to right."""
        self.above: Final[list[Effect]] = []
        self.below: Final[list[Effect]] = []
        """By track space (0 unused)."""


class Scheme:
    """What a Scheme card does: rows from top to bottom, a movement, and options from left to right."""

    def __init__(self, steps: list[Effect], move: int, options: list[Effect]) -> None:
        self.steps: Final = steps
        self.move: Final = move
        self.options: Final = options


class SoloFacts:
    """AI boards, Scheme cards by number, the reference card and the levels of difficulty."""

    def __init__(self) -> None:
        self.boards: Final[list[AiBoard]] = []
        self.schemes: Final[dict[int, Scheme]] = {}
        self.starting: Final[list[int]] = []
        self.future: Final[list[int]] = []
        self.instead: Final[dict[str, Effect]] = {}
        """By what would happen to a person: what happens to the opponent."""
        self.more_schemes: Final[list[int]] = []
        """By difficulty: the Future Schemes that are shuffled into the first Draw Pile."""

"""Scheme cards, and the boards of opponents, made once from the data."""

from __future__ import annotations

from typing import Final

from westkingdom.architects.terms import FIRST_BUILDING
from westkingdom.engine.effects import Condition, Effect


class Choice:
    """One option of a section: what is done, and when it is available."""

    def __init__(self, condition: Condition | None, effect: Effect) -> None:
        self.condition: Final = condition
        self.effect: Final = effect


class Section:
    """A place for the worker, the clause for going there, and what is done there: the first available option."""

    def __init__(self, clause: Condition | None, location: int, options: list[Choice]) -> None:
        self.clause: Final = clause
        self.location: Final = location
        self.options: Final = options


class GuardAction:
    """A line of the list of Guardhouse actions."""

    def __init__(self, condition: Condition | None, effect: Effect, repeatable: bool) -> None:
        self.condition: Final = condition
        self.effect: Final = effect
        self.repeatable: Final = repeatable


class SoloFacts:
    """What the opponents of a mix are made of."""

    def __init__(self, rules: dict[str, str]) -> None:
        self.rules: Final = rules
        """By step: the entry of the ledger that it follows."""
        self.boards: Final[list[int]] = []
        """The opponents that may be drawn."""
        self.ids: Final[list[str]] = []
        self.decks: Final[list[str]] = []
        self.sections: Final[list[Section]] = []
        self.of_card: Final[list[list[int]]] = []
        """By scheme card: its id, its deck, and the numbers of its sections."""
        self.left_out: Final[list[str]] = []
        """Scheme cards that need another box, by id."""
        self.starting: Final[list[int]] = []
        self.future: Final[list[int]] = []
        self.focus: Final[list[int]] = [0] * FIRST_BUILDING
        """By board: the number of the section of its focus."""
        self.guard: Final[list[GuardAction]] = []
        self.priority: Final[list[int]] = []
        """Places in the order of the opponent's list, the Princess's location among them."""
        self.wonder_places: Final[list[int]] = []
        """Locations in the order in which the opponent puts tokens of Wonders there."""
        self.wonder_total = 0
        """Influence and marble together that a Wonder costs the opponent."""
        self.marble_less: Final[list[int]] = [0] * FIRST_BUILDING
        self.dealt_alone = 0
        """Building cards that one person alone is dealt, 0 if as many as usual."""

    def enter_section(self, section: Section) -> int:
        """Give a section its number, which never changes."""
        self.sections.append(section)
        return len(self.sections) - 1

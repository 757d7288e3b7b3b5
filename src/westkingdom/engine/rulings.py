"""Rulings: readings that the rulebook leaves open, and that a table may choose between."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.game import Settings


class Ruling:
    """A rule with two readings, the one that is played unasked first; it is in play with its box, or with the game."""

    def __init__(self, rule: str, bit: int, readings: tuple[str, str], box: str = "", solo: bool = False) -> None:
        self.rule: Final = rule
        self.bit: Final = bit
        """Among the rulings of its game, as a bit; it is kept nowhere, so it may change."""
        self.readings: Final = readings
        self.box: Final = box
        """It comes with this box."""
        self.solo: Final = solo
        """Does it come only with a solo opponent?"""

    def other(self, settings: Settings) -> bool:
        """Is the second reading played?"""
        return settings.rulings & self.bit != 0

"""Rulings: readings that the rulebook leaves open, and that a table may choose between."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.game import Settings


class Ruling:
    """A rule with two readings, the one that is played unasked first.

    The offer in whose folder it is says where it is in play.
    """

    def __init__(self, rule: str, bit: int, readings: tuple[str, str]) -> None:
        self.rule: Final = rule
        self.bit: Final = bit
        """Among the rulings of its game, as a bit; it is kept nowhere, so it may change."""
        self.readings: Final = readings

    def other(self, settings: Settings) -> bool:
        """Is the second reading played?"""
        return settings.rulings & self.bit != 0

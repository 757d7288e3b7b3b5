"""Conditions of abilities: what must hold for a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from westkingdom.engine.words import Message, say

if TYPE_CHECKING:
    from westkingdom.viscounts.state import Player, State


class Condition:
    """Something that holds for a player, or not."""

    def holds(self, g: State, p: Player) -> bool:
        """Does it hold now?"""
        raise NotImplementedError

    def fits(self, g: State) -> bool:
        """Could it be asked in such a game?"""
        return True

    def words(self) -> Message:
        """Say the condition."""
        raise NotImplementedError


class OnBoard(Condition):
    """So many cards of a kind lie on the own board."""

    def __init__(self, kind: str, n: int) -> None:
        self.kind: Final = kind
        self.n: Final = n

    def holds(self, g: State, p: Player) -> bool:
        n = 0
        kinds = g.cards.kinds
        for card in p.board:
            if card >= 0 and kinds[card] == self.kind:
                n += 1
        return n >= self.n

    def words(self) -> Message:
        return say(f"condition-on-board-{self.kind.replace('_', '-')}", {"n": self.n})


class Built(Condition):
    """So many Buildings of a type stand on the Main Board."""

    def __init__(self, building: int, name: str, n: int) -> None:
        self.building: Final = building
        self.name: Final = name
        self.n: Final = n

    def holds(self, g: State, p: Player) -> bool:
        return g.buildings_of_type(p.seat, self.building) >= self.n

    def words(self) -> Message:
        return say("condition-built", {"building": self.name, "n": self.n})

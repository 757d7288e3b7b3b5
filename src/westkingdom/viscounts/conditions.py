"""Conditions of abilities: what must hold for a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from westkingdom.engine.effects import Condition
from westkingdom.engine.game import Game
from westkingdom.engine.words import Message, say

if TYPE_CHECKING:
    from westkingdom.viscounts.state import State


class OnBoard(Condition):
    """So many cards of a kind lie on the own board."""

    def __init__(self, kind: str, n: int) -> None:
        self.kind: Final = kind
        self.n: Final = n

    def holds(self, g: Game, seat: int) -> bool:
        state = cast("State", g)
        n = 0
        kinds = state.cards.kinds
        for card in state.players[seat].board:
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

    def holds(self, g: Game, seat: int) -> bool:
        return cast("State", g).buildings_of_type(seat, self.building) >= self.n

    def words(self) -> Message:
        return say("condition-built", {"building": self.name, "n": self.n})

"""The School: new apprentices before one is hired."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.architects.apprentices import discard_face_up, refill
from westkingdom.architects.effects import VOCABULARY
from westkingdom.architects.state import State
from westkingdom.architects.terms import ROWS
from westkingdom.engine.effects import Data, Effect, Vocabulary, whole
from westkingdom.engine.node import Frame, Node
from westkingdom.engine.words import Message, say


class SchoolRefresh(Node[State]):
    """Remove the leftmost apprentices, column by column; the others slide left and the rows are filled up.

    [WW-364, WW-365]
    """

    def __init__(self, name: str, n: int) -> None:
        super().__init__(name)
        self.n: Final = n

    def run(self, g: State, f: Frame) -> None:
        cards: list[int] = []
        for column in range(1, g.realm.columns + 1):
            for row in range(ROWS):
                line = g.rows[row]
                if column <= len(line) and len(cards) < self.n:
                    cards.append(line[len(line) - column])
        discard_face_up(g, cards)
        refill(g)

    def words(self) -> Message:
        return say("effect-school-refresh", {"n": self.n})

    def icons(self) -> list[str]:
        return ["refresh-apprentices"]


def _build_school_refresh(v: Vocabulary, name: str, data: Data) -> Effect:
    """Load `{"school_refresh": n}`."""
    return cast(Effect, SchoolRefresh(name, whole(data, "school_refresh")))


def enter_effects() -> None:
    """Let buildings use the effects of this box."""
    VOCABULARY.builders["school_refresh"] = _build_school_refresh

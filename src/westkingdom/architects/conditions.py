"""Conditions of abilities: a counter compared with a number, or having the most of something."""

from __future__ import annotations

from typing import Final, cast

from westkingdom.architects.counters import counter, has_most, known_counter
from westkingdom.architects.state import State
from westkingdom.engine.effects import Condition
from westkingdom.engine.game import Game
from westkingdom.engine.words import Message, say

COMPARISONS: Final = ["eq", "ge", "le", "gt", "lt"]


class Count(Condition):
    """A counter compared with a number."""

    def __init__(self, word: str, compare: str, n: int) -> None:
        self.word: Final = word
        self.compare: Final = compare
        self.n: Final = n

    def holds(self, g: Game, seat: int) -> bool:
        state = cast(State, g)
        own = counter(state, state.players[seat], self.word)
        if self.compare == "eq":
            return own == self.n
        if self.compare == "ge":
            return own >= self.n
        if self.compare == "le":
            return own <= self.n
        return own > self.n if self.compare == "gt" else own < self.n

    def words(self) -> Message:
        return say(f"condition-{self.compare}", {"what": say(f"counter-{self.word.replace('_', '-')}"), "n": self.n})


class Most(Condition):
    """More of something than every other player. [AB-216]"""

    def __init__(self, word: str) -> None:
        self.word: Final = word

    def holds(self, g: Game, seat: int) -> bool:
        state = cast(State, g)
        return has_most(state, state.players[seat], self.word)

    def words(self) -> Message:
        return say("condition-most", {"what": say(f"counter-{self.word.replace('_', '-')}")})


def load_condition(data: object) -> Condition:
    """Load `{"count": word, "cmp": word, "n": n}` or `{"most": word}`."""
    if isinstance(data, dict) and "most" in data:
        return Most(known_counter(data["most"]))
    if isinstance(data, dict) and data.get("cmp") in COMPARISONS and isinstance(data.get("n"), int):
        return Count(known_counter(data.get("count")), str(data["cmp"]), int(data["n"]))
    raise ValueError(f"a condition is a count or a most, not {data!r}")

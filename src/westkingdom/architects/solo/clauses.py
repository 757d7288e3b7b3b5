"""Clauses of scheme cards, and why one does not hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from westkingdom.architects.captures import groups
from westkingdom.architects.cathedral import room_above
from westkingdom.architects.conditions import Count, Most, load_condition
from westkingdom.architects.counters import counter
from westkingdom.architects.state import State
from westkingdom.architects.terms import BLACK_MARKET, EMPTY, LOCATIONS, MOST_SEATS, TOP_LEVEL
from westkingdom.engine.effects import Condition
from westkingdom.engine.game import Game
from westkingdom.engine.words import Message, say


def _can_capture(g: State, seat: int) -> bool:
    """Is there a group of another player at an open location? [WW-278, WW-279]"""
    return any(which % MOST_SEATS != seat for which in groups(g))


def _can_work_on_cathedral(g: State, seat: int) -> bool:
    """Is there a level above with a free space? Virtue, goods and cards do not matter. [WW-251, WW-293, AB-249]"""
    p = g.players[seat]
    return p.cathedral < TOP_LEVEL and room_above(g, p)


def _can_stack(g: State, seat: int) -> bool:
    """Workers are stacked in the Guildhall with another box only. [WW-310]"""
    return False


DEEDS: Final[dict[str, Callable[[State, int], bool]]] = {
    "capture": _can_capture,
    "work_on_cathedral": _can_work_on_cathedral,
    "stack_in_guildhall": _can_stack,
}
"""What a clause may ask for: is it possible?"""


class Able(Condition):
    """The opponent can do something. [WW-306, WW-307, WW-308, WW-310]"""

    def __init__(self, deed: str) -> None:
        self.deed: Final = deed

    def holds(self, g: Game, seat: int) -> bool:
        return DEEDS[self.deed](cast(State, g), seat)

    def words(self) -> Message:
        return say(f"condition-can-{self.deed.replace('_', '-')}")


class Free(Condition):
    """Nobody stands on a space of the Black Market. [WW-234]"""

    def __init__(self, location: int) -> None:
        self.location: Final = location

    def holds(self, g: Game, seat: int) -> bool:
        return cast(State, g).market[self.location - BLACK_MARKET] == EMPTY

    def words(self) -> Message:
        return say("condition-free", {"location": LOCATIONS[self.location]})


class AnyOf(Condition):
    """One of several conditions holds. [WW-306]"""

    def __init__(self, parts: list[Condition]) -> None:
        self.parts: Final = parts

    def holds(self, g: Game, seat: int) -> bool:
        return any(part.holds(g, seat) for part in self.parts)

    def words(self) -> Message:
        return say("condition-any", {"parts": [part.words() for part in self.parts]})


class AllOf(Condition):
    """All of several conditions hold. [WW-307, WW-308]"""

    def __init__(self, parts: list[Condition]) -> None:
        self.parts: Final = parts

    def holds(self, g: Game, seat: int) -> bool:
        return all(part.holds(g, seat) for part in self.parts)

    def words(self) -> Message:
        return say("condition-all", {"parts": [part.words() for part in self.parts]})


def load_clause(data: object) -> Condition | None:
    """Load a clause: a condition of the game, or one that only scheme cards have."""
    if data is None:
        return None
    if isinstance(data, dict) and len(data) == 1:
        ((word, value),) = data.items()
        if word == "can" and value in DEEDS:
            return Able(str(value))
        if word == "free" and value in LOCATIONS[BLACK_MARKET : BLACK_MARKET + 3]:
            return Free(LOCATIONS.index(str(value)))
        if word in ("any", "all") and isinstance(value, list):
            parts = [part for part in map(load_clause, value) if part is not None]
            return AnyOf(parts) if word == "any" else AllOf(parts)
    return load_condition(data)


def why_not(g: State, seat: int, condition: Condition) -> Message:
    """Say why a condition does not hold: the number that was counted, or what is not possible."""
    if isinstance(condition, Count):
        n = counter(g, g.players[seat], condition.word)
        return say("clause-counts", {"what": say(f"counter-{condition.word.replace('_', '-')}"), "n": n})
    if isinstance(condition, Most):
        return say("clause-not-most", {"what": say(f"counter-{condition.word.replace('_', '-')}")})
    if isinstance(condition, Free):
        return say("clause-not-free", {"owner": g.market[condition.location - BLACK_MARKET]})
    if isinstance(condition, (AnyOf, AllOf)):
        false = [part for part in condition.parts if not part.holds(g, seat)]
        return say("clause-parts", {"parts": [why_not(g, seat, part) for part in false]})
    if isinstance(condition, Able):
        return say(f"clause-no-{condition.deed.replace('_', '-')}")
    raise ValueError("there is no other clause")

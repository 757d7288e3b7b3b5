"""Turning a table: everybody moves on by some seats, and with them every fact that names a seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import westkingdom as wk
from westkingdom.engine.node import NODES
from westkingdom.engine.words import Message
from westkingdom.library.data import facts_for, rules_of

T = TypeVar("T")


@dataclass(frozen=True)
class Turn:
    """People move on by some seats; a solo opponent, who is the last, stays."""

    people: int
    by: int

    def seat(self, seat: int) -> int:
        """Where a seat has moved to; nobody (-1) and the opponent stay what they are."""
        return (seat + self.by) % self.people if 0 <= seat < self.people else seat

    def around(self, things: list[T]) -> list[T]:
        """A list with one thing for each seat, as it is after the turn."""
        out = things[:]
        for i, thing in enumerate(things):
            out[self.seat(i)] = thing
        return out


How = Callable[[Turn, Any], Any]
"""How one fact is turned."""


def plain(turn: Turn, value: Any) -> Any:
    """A fact that names no seat."""
    return value


def seat(turn: Turn, value: int | None) -> int | None:
    """A seat, or nobody."""
    return None if value is None else turn.seat(value)


def seats(turn: Turn, value: list[int | None]) -> list[int | None]:
    """A list of seats, or nobodies."""
    return [seat(turn, one) for one in value]


def by_seat(turn: Turn, value: list[T]) -> list[T]:
    """A list with one thing for each seat."""
    return turn.around(value)


Facts = dict[str, How]
"""How facts are turned, by their names."""


def plainly(*names: str) -> Facts:
    """Facts that name no seat."""
    return dict.fromkeys(names, plain)


@dataclass(frozen=True)
class SeatMap:
    """Which facts of a game name seats: every field of its state, and what is asked, said and shown."""

    state: Facts
    player: Facts
    parts: dict[str, Facts]
    """The fields that boxes add, by the name of the box."""
    frames: dict[str, How]
    """The first number of the frames of some rules; no other number of a frame names a seat."""
    options: Facts
    """Choices, by the kind of decision; those of all other kinds name no seat."""
    said: Facts
    """Arguments of messages and events; all others name no seat."""
    shown: Facts
    """Keys of views; all others name no seat."""
    tied: Callable[[wk.Game, wk.Game, list[wk.Event]], bool] = lambda before, after, told: False
    """Did something happen between two decisions that the rules tie to the numbers of seats, or to lots by seat?"""

    def turned_state(self, turn: Turn, state: dict[str, Any]) -> dict[str, Any]:
        """The whole state of a game, turned."""
        out: dict[str, Any] = {}
        for name, value in state.items():
            if name == "players":
                players = [{key: self.player[key](turn, own) for key, own in p.items()} for p in value]
                out[name] = turn.around(players)
            elif name == "stack":
                out[name] = [
                    [rule, turn.seat(at), self.frames.get(rule, plain)(turn, a), b] for rule, at, a, b in value
                ]
            elif name in self.parts:
                out[name] = {key: self.parts[name][key](turn, own) for key, own in value.items()}
            else:
                out[name] = self.state[name](turn, value)
        return out

    def option(self, turn: Turn, g: wk.Game, option: int) -> int:
        """An option that is possible now, as it is called at the turned table."""
        node = NODES[g.stack[-1][0]]
        if node.also is not None and option >= node.also.base:
            node = node.also
        kind = node.kind()
        return kind.base + int(self.choice(turn, kind.name, option - kind.base))

    def choice(self, turn: Turn, kind: str, choice: int) -> int:
        """A choice of a kind of decision, turned."""
        return int(self.options.get(kind, plain)(turn, choice))

    def message(self, turn: Turn, message: Message) -> Message:
        """What is said, turned."""
        return Message(message.key, {name: self.argument(turn, name, value) for name, value in message.args.items()})

    def argument(self, turn: Turn, name: str, value: Any) -> Any:
        """One argument of a message, turned; it may hold messages."""
        if isinstance(value, Message):
            return self.message(turn, value)
        if isinstance(value, list):
            return [self.message(turn, part) for part in value]
        return self.said.get(name, plain)(turn, value)

    def event(self, turn: Turn, event: wk.Event) -> wk.Event:
        """What is told, turned, and to whom."""
        args = {name: self.argument(turn, name, value) for name, value in event.args.items()}
        if event.key == "forced":
            args["option"] = self.choice(turn, str(event.args["decision"]), int(event.args["option"]))
        why = [(self.message(turn, what), self.message(turn, reason)) for what, reason in event.why]
        return wk.Event(event.key, turn.seat(event.seat), args, turn.seat(event.audience), why, event.rule)

    def view(self, turn: Turn, value: Any, key: str = "") -> Any:
        """What is shown, turned; the options of the seat that is asked are turned by `option`."""
        if isinstance(value, dict):
            value = {name: self.view(turn, part, name) for name, part in value.items()}
        elif isinstance(value, list):
            value = [self.view(turn, part) for part in value]
        return self.shown.get(key, plain)(turn, value)


def turned_game(g: wk.Game, turn: Turn, seat_map: SeatMap) -> wk.Game:
    """The same position with everybody moved on, brought back as from a save."""
    state = seat_map.turned_state(turn, g.state())
    return rules_of(g.settings.game).restored(g.settings, facts_for(g.settings), state)

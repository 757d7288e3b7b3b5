"""What expansion boxes of every game are made of: parts of the state, draws of set-up and lines of the score sheet."""

from __future__ import annotations

from typing import Final

from westkingdom.engine.chance import SET_UP, number, shuffle_with, stream_key
from westkingdom.engine.shape import Fields


class Part:
    """What a box adds to the state of a game: plain data, shared by copies until it is replaced."""

    def copy(self) -> Part:
        """Make an independent copy."""
        return self

    def fields(self) -> Fields:
        """Name the fields that are saved."""
        return {}

    def key(self) -> tuple[object, ...]:
        """Everything that the future depends on: see `Game.position`."""
        return ()


NO_PART: Final = Part()


class Chance:
    """A stream of draws for laying out the table."""

    def shuffled(self, things: list[int]) -> list[int]:
        """Give the things in random order."""
        raise NotImplementedError


class SetUpChance(Chance):
    """The stream of set-up: one draw after the other."""

    def __init__(self, seed: int) -> None:
        self.key: Final = stream_key(seed, SET_UP)
        self.count = 0

    def shuffled(self, things: list[int]) -> list[int]:
        """Give the things in random order."""
        out = things[:]
        self.count += 1
        shuffle_with(number(self.key, self.count), out)
        return out


class Points:
    """A line of a score sheet that a box adds before a line of the game; several such lines follow their order."""

    def __init__(self, before: str, order: int, name: str, points: int) -> None:
        self.before: Final = before
        self.order: Final = order
        self.name: Final = name
        self.points: Final = points


def add_points(lines: list[tuple[str, int]], more: list[Points]) -> None:
    """Put the lines of boxes where they belong."""
    for line in sorted(more, key=lambda line: line.order):
        names = [name for name, _ in lines]
        lines.insert(names.index(line.before), (line.name, line.points))

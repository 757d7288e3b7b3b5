"""What expansion boxes of every game are made of: parts of the state, draws of set-up and lines of the score sheet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, TypeAlias, TypeVar

from westkingdom.engine.chance import SET_UP, number, shuffle_with, stream_key
from westkingdom.engine.node import Frame, G_contra
from westkingdom.engine.shape import Record

if TYPE_CHECKING:
    from westkingdom.engine.game import Game

F_contra = TypeVar("F_contra", contravariant=True)
P_contra = TypeVar("P_contra", contravariant=True)


@dataclass(init=False, repr=False, eq=False)
class Part(Record):
    """What a box adds to the state of a game: plain data, shared by copies until it is replaced."""

    def copy(self) -> Part:
        """Make an independent copy."""
        return self

    def key(self) -> tuple[object, ...]:
        """Everything that the future depends on: see `Game.position`."""
        return ()


_NO_PART: Final = Part()


def no_parts(places: list[int]) -> list[Part]:
    """A place for the part of every box, by the places of the boxes in play; boxes lay their parts there."""
    return [_NO_PART] * (max(places, default=-1) + 1)


def changed(table: list[int], i: int, value: int) -> list[int]:
    """A list with another value at one place; lists of a part are never changed in place, copies share them."""
    out = table[:]
    out[i] = value
    return out


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


class Box(Generic[G_contra, F_contra, P_contra]):
    """One expansion box: made once from its data for every mix that it is part of.

    These are the extension points that every game has; by itself none of them does anything. The parameters are the
    state of the game, its facts and its player.
    """

    def __init__(self, name: str, place: int, end_of_kinds: int) -> None:
        self.name: Final = name
        self.place: Final = place
        """Where its part stands in the state of a game; -1 if it has none."""
        self.end_of_kinds: Final = end_of_kinds
        self.table_words: Final[list[str]] = []
        self.seat_words: Final[list[str]] = []
        """Words that describe a position, besides those of the game."""

    # --- set-up

    def ready(self, facts: F_contra) -> None:
        """All data of the mix are loaded: see what else they mean for this box."""

    def lay(self, g: G_contra, chance: Chance) -> None:
        """Lay out what the box brings, before anybody decides."""

    def restored(self, g: G_contra) -> None:
        """A saved game was read: see what follows from the part of this box."""

    # --- the end

    def points(self, g: G_contra, p: P_contra) -> list[Points]:
        """Lines that the box adds to a score sheet."""
        return []

    def total(self, g: G_contra, p: P_contra) -> int:
        """What these lines add up to; a box that is asked often says it without lines."""
        n = 0
        for line in self.points(g, p):
            n += line.points
        return n

    # --- for players that search

    def feature_names(self) -> list[str]:
        """Name what else makes the position of a player good or bad."""
        return []

    def features(self, g: G_contra, p: P_contra, out: list[int]) -> None:
        """Add these features, as small numbers, to those of a player."""

    # --- a solo opponent

    def opponents_name(self, g: G_contra) -> str:
        """Who plays as the solo opponent, if this box brings it."""
        return ""

    def opponents_choice(self, g: G_contra, f: Frame, options: list[int]) -> int:
        """What the rules make the solo opponent choose; -1 if this box does not know."""
        return -1

    # --- knowledge, laws and positions

    def deal_again(self, g: G_contra, luck: int) -> int:
        """Deal anew what nobody can see; give the luck that is left."""
        return luck

    def view(self, g: G_contra) -> Mapping[str, object]:
        """Show what the box brings; all of it is public."""
        return {}

    def check(self, g: G_contra) -> None:
        """Raise BadPosition if a piece of the box is missing, doubled or where it cannot be."""

    def lay_out(self, g: G_contra, position: Mapping[str, object], seats: list[Mapping[str, object]]) -> None:
        """Put the pieces of the box into a position, before the cards of the game are laid."""


AnyBox: TypeAlias = "Box[Game, object, object]"
"""A box of whatever game, asked by what all games share."""

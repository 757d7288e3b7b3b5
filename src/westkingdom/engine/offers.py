"""What a game and each of its boxes say of themselves in the `offer.py` of their own folder.

This module and every `offer.py` stay interpreted: the server publishes these types, and a compiled class forgets the
types of its fields. They are read once, so nothing is lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated

from westkingdom.engine.rulings import Ruling

Value = bool | int | str
"""A value of an option."""


@dataclass(frozen=True)
class Need:
    """What gives an option its effect: another option with a value, a box, the lack of a box, a solo opponent."""

    option: str = ""
    value: str = ""
    box: str = ""
    but: str = ""
    solo: bool = False


@dataclass(frozen=True)
class SoloOffer:
    """Opponents that play by the rules, and with which boxes they are there."""

    names: tuple[str, ...]
    people: Annotated[tuple[int, ...], "With how many people they play."]
    difficulties: tuple[int, ...]
    box: Annotated[str, "They come with this box; empty: with the game."] = ""
    but: Annotated[str, "A box that replaces them."] = ""
    gentler: Annotated[tuple[int, ...], "Difficulties below the rulebook's, the easiest first: ours."] = ()

    @property
    def levels(self) -> tuple[int, ...]:
        """All difficulties, from the easiest on."""
        return self.gentler + self.difficulties

    def is_in(self, boxes: Sequence[object]) -> bool:
        """Do they play with these boxes?"""
        return self.but not in boxes and (not self.box or self.box in boxes)


@dataclass(frozen=True)
class Choice:
    """An option, and how it is asked for on the command line."""

    name: str
    values: tuple[Value, ...] = (False, True)
    """The one that it has unasked first."""
    about: str = ""
    """What it is about, where its name does not say so."""
    flag: str = ""
    """How it is typed, if not as it is called."""
    needs: tuple[Need, ...] = ()
    """It has an effect only where one of these is the case."""
    promotional: bool = False
    """Whether it brings promotional pieces, which can be had all at once."""


@dataclass(frozen=True)
class Credit:
    """What somebody did for a game: a word of the locale files, and names."""

    deed: str
    who: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class PartOffer:
    """What games and boxes have in common."""

    name: str
    order: int
    """Games and boxes are listed in this order, and the data of boxes are loaded in it, so that it must not change."""
    seats: tuple[int, ...] = ()
    """How many can play; a box names only those that it adds."""
    options: tuple[Choice, ...] = ()
    solo: SoloOffer | None = None
    """Its solo opponents; those of a box replace those of the game."""
    rulings: tuple[Ruling, ...] = ()
    solo_rulings: tuple[Ruling, ...] = ()
    """Readings that are in play only against a solo opponent."""
    credits: tuple[Credit, ...] = ()


@dataclass(frozen=True, kw_only=True)
class GameOffer(PartOffer):
    """A game, without its boxes."""

    title: str


@dataclass(frozen=True, kw_only=True)
class BoxOffer(PartOffer):
    """A box: it is asked for by name, or joins unasked with an option, as promotional cards and opponents do."""

    joins_with: tuple[str, ...] = ()
    """Options each of which brings it; without any it is an expansion, and asked for by name."""
    only_with: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By data file: the boxes and options that must all be there, else the file is left out."""
    gives_effect: Mapping[str, Need] = field(default_factory=dict)
    """By option of the game or another box: what gives it an effect as well if this box is there."""
    takes_effect: tuple[str, ...] = ()
    """Options that have no effect with this box."""

    @property
    def expansion(self) -> bool:
        """Is it asked for by name?"""
        return not self.joins_with

    def joins(self, boxes: Sequence[str], options: Mapping[str, object]) -> bool:
        """Is it in a game with these boxes and options?"""
        return self.name in boxes if self.expansion else any(options.get(name) for name in self.joins_with)

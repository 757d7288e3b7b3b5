"""The games there are, found by looking: what each offers with all its boxes, made from what each says in its folder.

A game is a folder of the package with an `offer.py`, a box is such a folder in the folder of its game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from typing import Annotated, Final

from westkingdom._native import folders_with_offers
from westkingdom.engine.errors import BadOptions
from westkingdom.engine.offers import BoxOffer, Choice, GameOffer, Need, PartOffer, SoloOffer, Value
from westkingdom.engine.rulings import Ruling


@dataclass(frozen=True)
class RulingOffer:
    """A rule whose reading a table may choose, the option `rulings`."""

    rule: str
    readings: Annotated[tuple[str, str], "The one that is played unasked first."]
    box: Annotated[str, "It comes with this box; empty: with the game."]
    solo: Annotated[bool, "Whether it comes only with a solo opponent."]


@dataclass(frozen=True)
class Offer:
    """What a game can be played with."""

    name: str
    title: str
    seats: tuple[int, ...]
    more_seats: Annotated[Mapping[str, tuple[int, ...]], "Further numbers of seats with a box."]
    expansions: tuple[str, ...]
    options: Annotated[Mapping[str, tuple[Value, ...]], "By option: its values, the one that it has unasked first."]
    needs: Annotated[
        Mapping[str, tuple[Need, ...]],
        "Options that have an effect only where one of these is the case; the others always.",
    ]
    solo: tuple[SoloOffer, ...]
    rulings: tuple[RulingOffer, ...]

    @property
    def opponents(self) -> tuple[str, ...]:
        """The names of all solo opponents."""
        return tuple(name for some in self.solo for name in some.names)

    def rulings_with(self, boxes: Sequence[object], solo: bool) -> list[RulingOffer]:
        """The rulings that are in play with these boxes, and with or without a solo opponent."""
        return [one for one in self.rulings if (not one.box or one.box in boxes) and (solo or not one.solo)]

    def seats_with(self, boxes: Sequence[object]) -> tuple[int, ...]:
        """How many can play with these boxes."""
        return self.seats + tuple(n for box, more in self.more_seats.items() if box in boxes for n in more)

    def solo_with(self, boxes: Sequence[object]) -> SoloOffer | None:
        """The solo opponents of these boxes, if there are any."""
        return next((some for some in self.solo if some.is_in(boxes)), None)


def package_of(game: str, box: str = "") -> str:
    """The package of a game, or of one of its boxes."""
    return f"westkingdom.{game}.{box.replace('-', '_')}" if box else f"westkingdom.{game}"


@cache
def game_offer(game: str) -> GameOffer:
    """What a game says of itself."""
    own: GameOffer = import_module(f"{package_of(game)}.offer").OFFER
    return own


@cache
def box_offers(game: str) -> tuple[BoxOffer, ...]:
    """What the boxes of a game say of themselves, in their order.

    Promotional cards and solo opponents are among them.
    """
    found: list[BoxOffer] = [import_module(f"{package_of(game, box)}.offer").OFFER for box in folders_with_offers(game)]
    return tuple(sorted(found, key=lambda box: box.order))


def part_offers(game: str) -> tuple[PartOffer, ...]:
    """What a game and all its boxes say of themselves."""
    return (game_offer(game), *box_offers(game))


def choices_of(game: str) -> list[Choice]:
    """The options of a game and of all its boxes."""
    return [choice for part in part_offers(game) for choice in part.options]


def promotional(game: str) -> dict[str, object]:
    """The options that bring everything promotional."""
    return {choice.name: True for choice in choices_of(game) if choice.promotional}


def bits_of(game: str) -> dict[str, int]:
    """By rule: the bit of a ruling in the settings of a game."""
    return {one.rule: one.bit for part in part_offers(game) for one in (*part.rulings, *part.solo_rulings)}


def _composed(game: str) -> Offer:
    """Put together what a game and its boxes offer."""
    own, boxes = game_offer(game), box_offers(game)
    choices = choices_of(game)
    needs = {choice.name: needs_of(choice, boxes) for choice in choices}
    return Offer(
        name=own.name,
        title=own.title,
        seats=own.seats,
        more_seats={box.name: box.seats for box in boxes if box.seats},
        expansions=tuple(box.name for box in boxes if box.expansion),
        options={choice.name: choice.values for choice in choices},
        needs={name: some for name, some in needs.items() if some},
        solo=opponents_of(own, boxes),
        rulings=tuple(one for part in (own, *boxes) for one in _rulings_of(part)),
    )


def needs_of(choice: Choice, boxes: Sequence[BoxOffer]) -> tuple[Need, ...]:
    """Where an option has an effect, with what boxes give and take; nothing if it has one everywhere."""
    more = [box.gives_effect[choice.name] for box in boxes if choice.name in box.gives_effect]
    needs = [*choice.needs, *more]
    for box in boxes:
        if choice.name in box.takes_effect:
            needs = [replace(need, but=box.name) for need in needs or [Need()]]
    return tuple(needs)


def opponents_of(own: GameOffer, boxes: Sequence[BoxOffer]) -> tuple[SoloOffer, ...]:
    """The solo opponents of a game: those of an expansion come with it, and replace the others."""
    but = next((box.name for box in boxes if box.solo is not None and box.expansion), "")
    found = [(own.solo, ""), *((box.solo, box.name if box.expansion else "") for box in boxes)]
    return tuple(replace(solo, box=box, but="" if box else but) for solo, box in found if solo is not None)


def _rulings_of(part: PartOffer) -> list[RulingOffer]:
    """The rulings of a game or a box, with where they are in play."""
    box = part.name if isinstance(part, BoxOffer) and part.expansion else ""

    def offered(one: Ruling, solo: bool) -> RulingOffer:
        return RulingOffer(one.rule, one.readings, box, solo)

    return [*(offered(one, False) for one in part.rulings), *(offered(one, True) for one in part.solo_rulings)]


GAMES: Final[dict[str, Offer]] = {
    game: _composed(game) for game in sorted(folders_with_offers(), key=lambda game: game_offer(game).order)
}


def offer(name: object) -> Offer:
    """Find a game by name, or raise BadOptions."""
    if not isinstance(name, str) or name not in GAMES:
        raise BadOptions(f"There is no game {name!r}; the games are {', '.join(GAMES)}.")
    return GAMES[name]

"""What is asked for a game, checked: one function per demand, each of which raises BadOptions with one sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Final

from westkingdom.engine.errors import BadOptions
from westkingdom.engine.game import Settings
from westkingdom.engine.offers import SoloOffer
from westkingdom.library.offers import Offer, RulingOffer, bits_of, offer

RANDOM: Final = "random"
"""Asks for any one of the solo opponents."""
ANY_GAME: Final = ("data", "solo", "difficulty", "rulings")
"""Options that every game has; what they may be depends on its data, its opponents and its rulings."""


@dataclass(frozen=True)
class Asked:
    """What is asked for, before and while it is checked."""

    game: Offer
    seats: object
    boxes: Sequence[object]
    seed: object
    options: Mapping[str, object]

    @property
    def solo(self) -> bool:
        """Is a solo opponent asked for?"""
        return bool(self.options.get("solo"))

    @property
    def opponents(self) -> SoloOffer | None:
        """The solo opponents that are there with these boxes, if one of them is asked for."""
        return self.game.solo_with(self.boxes) if self.solo else None


def settings_for(
    name: object, seats: object, expansions: object, seed: object, options: Mapping[str, object]
) -> Settings:
    """Check what is asked for, or raise BadOptions."""
    game = offer(name)
    if isinstance(expansions, str) or not isinstance(expansions, Sequence):
        raise BadOptions(f"Expansions are a list of box names, not {expansions!r}.")
    asked = Asked(game, seats, expansions, seed, options)
    _boxes_exist(asked)
    _opponent_exists(asked)
    people = _seats_fit(asked)
    whole_seed = _seed_fits(asked)
    _options_fit(asked)
    others = _rulings_fit(asked)
    boxes = tuple(box for box in game.expansions if box in expansions)
    kept = {option: deepcopy(value) for option, value in options.items() if value and option != "rulings"}
    if others:
        kept["rulings"] = {one.rule: one.readings[1] for one in others}
    bits = bits_of(game.name)
    return Settings(game.name, people, boxes, whole_seed, kept, sum(bits[one.rule] for one in others))


def _boxes_exist(asked: Asked) -> None:
    """Each box is one of the game's."""
    game = asked.game
    for box in asked.boxes:
        if box not in game.expansions:
            known = ", ".join(game.expansions) or "none yet"
            raise BadOptions(f"{game.title} has no box {box!r} here; the boxes are: {known}.")


def _opponent_exists(asked: Asked) -> None:
    """A solo opponent is one that these boxes have, and as hard as it can be."""
    name, difficulty = asked.options.get("solo"), asked.options.get("difficulty")
    if not asked.solo:
        if difficulty:
            raise BadOptions("«difficulty» means something only with a solo opponent.")
        return
    known = asked.opponents
    if known is None or name not in (*known.names, RANDOM):
        names = ", ".join((*known.names, RANDOM)) if known is not None else "none yet"
        title = asked.game.title
        raise BadOptions(f"{title} has no solo opponent {name!r} with these boxes; the opponents are: {names}.")
    if difficulty is not None:
        _value_fits("difficulty", known.levels, difficulty)


def _seats_fit(asked: Asked) -> int:
    """As many people can play with these boxes, or against an opponent."""
    game, against, seats = asked.game, asked.opponents, asked.seats
    possible = game.seats_with(asked.boxes) if against is None else against.people
    if isinstance(seats, int) and not isinstance(seats, bool) and seats in possible:
        return seats
    wanted = ", ".join(map(str, possible))
    if against is None:
        more = {box: some for box, some in game.more_seats.items() if box not in asked.boxes}
        wanted += "".join(f"; with {box} also {', '.join(map(str, some))}" for box, some in more.items())
    who = "seats" if against is None else "people against a solo opponent"
    raise BadOptions(f"{game.title} cannot be played with {seats!r} {who}; it takes {wanted}.")


def _seed_fits(asked: Asked) -> int:
    """A seed is a whole number."""
    if not isinstance(asked.seed, int) or isinstance(asked.seed, bool):
        raise BadOptions(f"A seed is a whole number, not {asked.seed!r}.")
    return asked.seed


def _options_fit(asked: Asked) -> None:
    """Each option is one of the game's, with one of its values."""
    game = asked.game
    for option in asked.options:
        if option not in game.options and option not in ANY_GAME:
            known = ", ".join((*game.options, *ANY_GAME))
            raise BadOptions(f"{game.title} has no option {option!r}; the options are: {known}.")
    for option, values in game.options.items():
        if option in asked.options:
            _value_fits(option, values, asked.options[option])


def _value_fits(option: str, values: tuple[object, ...], value: object) -> None:
    """Refuse a value that an option cannot have; a number is never true or false."""
    if values == (False, True):
        if not isinstance(value, bool):
            raise BadOptions(f"«{option}» is true or false, not {value!r}.")
    elif isinstance(value, bool) or value not in values:
        raise BadOptions(f"«{option}» is one of {', '.join(map(str, values))}, not {value!r}.")


def _rulings_fit(asked: Asked) -> list[RulingOffer]:
    """Each ruling is in play with these boxes; those whose second reading is asked for are given back."""
    wanted = asked.options.get("rulings") or {}
    if not isinstance(wanted, Mapping):
        raise BadOptions(f"Rulings are readings by the id of their rule, not {wanted!r}.")
    game = asked.game
    here = game.rulings_with(asked.boxes, asked.solo)
    for rule, reading in wanted.items():
        ruling = next((one for one in game.rulings if one.rule == rule), None)
        if ruling is None:
            known = ", ".join(one.rule for one in game.rulings)
            raise BadOptions(f"{game.title} has no ruling {rule!r}; the rulings are: {known}.")
        if ruling not in here:
            need = " and ".join(filter(None, (ruling.box, "a solo opponent" if ruling.solo else "")))
            raise BadOptions(f"The ruling {rule} means something only with {need}.")
        _value_fits(ruling.rule, ruling.readings, reading)
    return [one for one in here if wanted.get(one.rule) == one.readings[1]]

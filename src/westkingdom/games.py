"""The games there are: what each offers, its data, and how a game is begun, loaded or put into a position."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from westkingdom.engine.errors import BadOptions, BadSave, WestkingdomError
from westkingdom.engine.game import FORMAT, Settings, seal
from westkingdom.engine.shape import INTS, has_shape

if TYPE_CHECKING:
    from westkingdom.engine.game import Game
    from westkingdom.viscounts.state import Facts


class Offer:
    """What one game offers: seats, boxes, options and solo opponents."""

    def __init__(
        self,
        name: str,
        title: str,
        seats: tuple[int, ...],
        expansions: tuple[str, ...] = (),
        options: tuple[str, ...] = (),
        solo: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.seats: Final = seats
        self.expansions: Final = expansions
        self.options: Final = options
        self.solo: Final = solo

    def __repr__(self) -> str:
        return f"<Offer {self.title}: {self.seats[0]} to {self.seats[-1]} seats>"


GAMES: Final[dict[str, Offer]] = {
    "viscounts": Offer("viscounts", "Viscounts of the West Kingdom", (2, 3, 4)),
}


def offer(name: object) -> Offer:
    """Find a game by name, or raise BadOptions."""
    if not isinstance(name, str) or name not in GAMES:
        raise BadOptions(f"There is no game {name!r}; the games are {', '.join(GAMES)}.")
    return GAMES[name]


def settings_for(
    name: object, seats: object, expansions: object, seed: object, options: Mapping[str, object]
) -> Settings:
    """Check what is asked for, or raise BadOptions."""
    game = offer(name)
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in game.seats:
        wanted = ", ".join(map(str, game.seats))
        raise BadOptions(f"{game.title} cannot be played with {seats!r} seats; it takes {wanted}.")
    if isinstance(expansions, str) or not isinstance(expansions, Sequence):
        raise BadOptions(f"Expansions are a list of box names, not {expansions!r}.")
    for box in expansions:
        if box not in game.expansions:
            known = ", ".join(game.expansions) or "none yet"
            raise BadOptions(f"{game.title} has no box {box!r} here; the boxes are: {known}.")
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise BadOptions(f"A seed is a whole number, not {seed!r}.")
    for option in options:
        if option not in game.options:
            known = ", ".join(game.options) or "none yet"
            raise BadOptions(f"{game.title} has no option {option!r}; the options are: {known}.")
    boxes = tuple(box for box in game.expansions if box in expansions)
    return Settings(game.name, seats, boxes, seed, dict(options))


def read_data(game: str) -> dict[str, object]:
    """Read the data files of a game, by name without ending."""
    folder = files(f"westkingdom.{game}") / "data"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".json"))
    return {name.removesuffix(".json"): json.loads((folder / name).read_text("utf-8")) for name in names}


@cache
def viscounts_facts() -> Facts:
    """Load the data of Viscounts once."""
    from westkingdom.viscounts.components import load_facts

    return load_facts(read_data("viscounts"))


def new_game(
    name: str, *, seats: int, expansions: Sequence[str] = (), seed: int | None = None, **options: object
) -> Game:
    """Begin a game; without a seed a secret one is drawn."""
    settings = settings_for(name, seats, expansions, secrets.randbits(63) if seed is None else seed, options)
    from westkingdom.viscounts.game import new_viscounts

    return new_viscounts(settings, viscounts_facts())


def scenario(
    name: str,
    position: Mapping[str, object],
    *,
    expansions: Sequence[str] = (),
    seed: int = 0,
    **options: object,
) -> Game:
    """Put a table into a position, described in the words of the data files; impossible ones raise BadPosition."""
    from westkingdom.viscounts.scenario import lay_out, seats_of

    offer(name)
    settings = settings_for(name, seats_of(position), expansions, seed, options)
    return lay_out(settings, viscounts_facts(), position)


def load_game(data: object) -> Game:
    """Bring a saved game back; damaged and foreign saves raise BadSave."""
    if not isinstance(data, dict) or "westkingdom" not in data:
        raise BadSave("This is not a saved game of Westkingdom; game.save() makes one.")
    if data["westkingdom"] != FORMAT:
        raise BadSave(f"This saved game has format {data['westkingdom']!r}; this version reads format {FORMAT}.")
    for part in ("settings", "facts", "history", "state", "seal"):
        if part not in data:
            raise BadSave(f"The saved game is damaged: «{part}» is missing.")
    try:
        whole = seal(data) == data["seal"]
    except (TypeError, ValueError, RecursionError):
        whole = False
    if not whole:
        raise BadSave("The saved game is damaged: its seal does not fit its contents.")
    settings, history, state = data["settings"], data["history"], data["state"]
    if not isinstance(settings, dict) or not isinstance(state, dict) or not has_shape(history, INTS):
        raise BadSave("The saved game is damaged: settings, history or state cannot be read.")
    return restored_game(settings, history, state, data["facts"])


def restored_game(settings: dict[str, object], history: list[int], state: dict[str, object], facts: object) -> Game:
    """Bring back a game whose parts were found whole."""
    from westkingdom.engine.game import Past
    from westkingdom.viscounts.game import restored

    options = settings.get("options")
    try:
        checked = settings_for(
            settings.get("game"),
            settings.get("seats"),
            settings.get("expansions"),
            settings.get("seed"),
            options if isinstance(options, dict) else {"options": options},
        )
    except BadOptions as mistake:
        raise BadSave(f"The saved game cannot be played here: {mistake}") from None
    box = viscounts_facts()
    if facts != box.digest:
        raise BadSave("The saved game was played with other card facts than the ones that are here.")
    try:
        game = restored(checked, box, state)
    except WestkingdomError:
        raise
    except (IndexError, KeyError, TypeError, ValueError, AttributeError, AssertionError, RecursionError):
        raise BadSave("The saved game is damaged: its state cannot be played on from.") from None
    for action in history:
        game.past = Past(game.past, action)
    return game

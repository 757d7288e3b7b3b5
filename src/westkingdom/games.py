"""The games there are: what each offers, its data, and how a game is begun, loaded or put into a position."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from westkingdom.engine.errors import BadOptions, BadSave, WestkingdomError
from westkingdom.engine.game import FORMAT, Settings, seal
from westkingdom.engine.shape import INTS, has_shape

if TYPE_CHECKING:
    from westkingdom.engine.game import Game
    from westkingdom.viscounts.components import Loader
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
    "viscounts": Offer(
        "viscounts",
        "Viscounts of the West Kingdom",
        (2, 3, 4),
        expansions=("gates-of-gold", "keeper-of-keys"),
        options=("data", "promos", "manuscript_boards"),
    ),
}
BOARDS: Final = ("different", "identical")
"""Manuscript Boards, as «manuscript_boards» says: dealt from the four different ones, or the same for everybody."""


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
    if not isinstance(options.get("promos", False), bool):
        raise BadOptions(f"«promos» is true or false, not {options['promos']!r}.")
    if options.get("manuscript_boards", BOARDS[0]) not in BOARDS:
        raise BadOptions(f"«manuscript_boards» is one of {', '.join(BOARDS)}, not {options['manuscript_boards']!r}.")
    boxes = tuple(box for box in game.expansions if box in expansions)
    return Settings(game.name, seats, boxes, seed, {name: deepcopy(value) for name, value in options.items() if value})


Files = dict[str, object]


def read_data(game: str, box: str = "") -> Files:
    """Read the data files of a game, or of one of its boxes, by name without ending."""
    package = f"westkingdom.{game}.{box.replace('-', '_')}" if box else f"westkingdom.{game}"
    folder = files(package) / "data"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".json"))
    return {name.removesuffix(".json"): json.loads((folder / name).read_text("utf-8")) for name in names}


def parts_of(settings: Settings) -> dict[str, Files]:
    """Read the data of a mix: those of the game under "", then those of each box, and promotional cards if asked for."""
    parts = {"": read_data(settings.game)}
    for box in settings.expansions:
        parts[box] = read_data(settings.game, box)
    if settings.options.get("promos"):
        parts["promos"] = read_data(settings.game, "promos")
        if len(settings.expansions) < len(GAMES[settings.game].expansions):
            # These cards name pieces of all boxes.
            for name in ("collectors_heroes", "outsiders", "chest_tiles"):
                del parts["promos"][name]
    correct_parts(parts, settings.options.get("data", {}))
    return parts


def correct_parts(parts: dict[str, Files], corrections: object) -> None:
    """Apply an owner's corrections to the files of the game and of its boxes, wherever the named thing is."""
    merged: Files = {}
    for part in parts.values():
        for name, rows in part.items():
            known = merged.get(name)
            merged[name] = [*known, *rows] if isinstance(known, list) and isinstance(rows, list) else rows
    corrected(merged, corrections)


def corrected(data: dict[str, object], corrections: object) -> dict[str, object]:
    """Apply an owner's corrections: by file, objects that name an id and the keys that are other than here."""
    if not isinstance(corrections, Mapping):
        raise BadOptions("Corrections of data are an object with one list of cards per data file.")
    for name, changes in corrections.items():
        rows = data.get(name)
        if not isinstance(rows, list) or not isinstance(changes, list):
            lists = ", ".join(file for file, rows in data.items() if isinstance(rows, list))
            raise BadOptions(f"Corrections of data know no list «{name}»; the lists are {lists}.")
        for change in changes:
            correct_row(name, rows, change)
    return data


def correct_row(name: str, rows: list[dict[str, object]], change: object) -> None:
    """Correct one object of a data file in place."""
    if not isinstance(change, Mapping) or "id" not in change:
        raise BadOptions(f"A correction in «{name}» is an object with an id, not {change!r}.")
    row = next((row for row in rows if row["id"] == change["id"]), None)
    if row is None:
        raise BadOptions(f"There is no {change['id']!r} in «{name}» to correct.")
    for key, value in change.items():
        if key not in row:
            raise BadOptions(f"{change['id']} in «{name}» has no «{key}»; it has {', '.join(row)}.")
        row[key] = value


@cache
def viscounts_facts(expansions: tuple[str, ...], promos: bool, corrections: str) -> Facts:
    """Load the data of a mix of Viscounts, with corrections written as JSON, once."""
    from westkingdom.viscounts.components import load_facts

    options: dict[str, object] = {"promos": promos, "data": json.loads(corrections)}
    parts = parts_of(Settings("viscounts", 2, expansions, 0, options))
    try:
        return load_facts(parts.pop(""), [loader(name, part) for name, part in parts.items()])
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, StopIteration) as mistake:
        raise BadOptions(f"The corrected data cannot be used: {mistake}.") from None


def loader(name: str, part: Files) -> Loader:
    """The loader of a box; its rules are imported only now."""
    if name == "gates-of-gold":
        from westkingdom.viscounts.gates_of_gold.load import GatesLoader

        return GatesLoader(part)
    if name == "keeper-of-keys":
        from westkingdom.viscounts.keeper_of_keys.load import KeysLoader

        return KeysLoader(part)
    from westkingdom.viscounts.promos.load import PromosLoader

    return PromosLoader(part)


def facts_for(settings: Settings) -> Facts:
    """The data that a game with these settings is played with."""
    corrections = settings.options.get("data", {})
    promos = bool(settings.options.get("promos"))
    try:
        return viscounts_facts(settings.expansions, promos, json.dumps(corrections, sort_keys=True))
    except (TypeError, RecursionError):
        raise BadOptions("Corrections of data must be plain data, as in a JSON file.") from None


def new_game(
    name: str, *, seats: int, expansions: Sequence[str] = (), seed: int | None = None, **options: object
) -> Game:
    """Begin a game; without a seed a secret one is drawn."""
    settings = settings_for(name, seats, expansions, secrets.randbits(63) if seed is None else seed, options)
    from westkingdom.viscounts.game import new_viscounts

    return new_viscounts(settings, facts_for(settings))


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
    return lay_out(settings, facts_for(settings), position)


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
        box = facts_for(checked)
    except BadOptions as mistake:
        raise BadSave(f"The saved game cannot be played here: {mistake}") from None
    if facts != box.digest:
        raise BadSave("The saved game was played with other card facts than the ones that are here.")
    try:
        game = restored(checked, box, state)
    except WestkingdomError:
        raise
    except (
        IndexError,
        KeyError,
        TypeError,
        ValueError,
        AttributeError,
        ArithmeticError,
        AssertionError,
        RecursionError,
    ):
        raise BadSave("The saved game is damaged: its state cannot be played on from.") from None
    for action in history:
        game.past = Past(game.past, action)
    return game

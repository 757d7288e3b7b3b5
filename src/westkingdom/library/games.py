"""The games there are: what each offers, its data, and how a game is begun, loaded or put into a position."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from threading import RLock
from typing import TYPE_CHECKING, Final

from westkingdom.engine.chance import SEED_BYTES, wide_seed
from westkingdom.engine.errors import BadOptions, BadSave, OtherVersion, WestkingdomError
from westkingdom.engine.game import FORMAT, Settings, seal
from westkingdom.engine.shape import INTS, foreign_rules, has_shape

if TYPE_CHECKING:
    from westkingdom.engine.events import Event
    from westkingdom.engine.game import Game
    from westkingdom.engine.rules import Facts, Rules
    from westkingdom.engine.rulings import Ruling

RANDOM: Final = "random"
"""Asks for any one of the solo opponents."""
LOADING: Final = RLock()
"""Held while data are loaded, which registers rules: two threads that begin the first game must not both do so."""
Values = tuple[object, ...] | None
"""The values that an option may have, the one that it has unasked first; None if anything goes."""


class Solo:
    """Opponents that play by the rules: who they are, with how many people, how hard, and in which boxes they are."""

    def __init__(
        self,
        names: tuple[str, ...],
        people: tuple[int, ...],
        difficulties: tuple[int, ...],
        box: str = "",
        but: str = "",
    ) -> None:
        self.names: Final = names
        self.people: Final = people
        self.difficulties: Final = difficulties
        self.box: Final = box
        """They come with this box, or with the game itself."""
        self.but: Final = but
        """A box that replaces them."""

    def is_in(self, boxes: Sequence[object]) -> bool:
        """Do they play with these boxes?"""
        return self.but not in boxes and (not self.box or self.box in boxes)


class Need:
    """What gives an option its effect: another option with a value, a box, the lack of a box, a solo opponent."""

    def __init__(self, option: str = "", value: str = "", box: str = "", but: str = "", solo: bool = False) -> None:
        self.option: Final = option
        self.value: Final = value
        self.box: Final = box
        self.but: Final = but
        self.solo: Final = solo


class Offer:
    """What one game offers: seats, and more of them with a box, boxes, options with their values, solo opponents."""

    def __init__(
        self,
        name: str,
        title: str,
        seats: tuple[int, ...],
        expansions: tuple[str, ...] = (),
        options: Mapping[str, Values] | None = None,
        solo: tuple[Solo, ...] = (),
        more_seats: Mapping[str, tuple[int, ...]] | None = None,
        needs: Mapping[str, tuple[Need, ...]] | None = None,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.seats: Final = seats
        self.expansions: Final = expansions
        self.options: Final[dict[str, Values]] = {**(options or {}), "solo": None, "difficulty": None, "rulings": None}
        self.opponents: Final = solo
        self.solo: Final = tuple(name for some in solo for name in some.names)
        """The names of all solo opponents."""
        self.more_seats: Final[dict[str, tuple[int, ...]]] = dict(more_seats or {})
        self.needs: Final[dict[str, tuple[Need, ...]]] = dict(needs or {})
        """By option: it has an effect only where one of these is the case."""

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """The readings that a table may choose, of the game and of all its boxes."""
        return rulings_of(self.name)

    def rulings_with(self, boxes: Sequence[object], solo: bool) -> list[Ruling]:
        """Those that are in play with these boxes, and with or without a solo opponent."""
        return [one for one in self.rulings if (not one.box or one.box in boxes) and (solo or not one.solo)]

    def seats_with(self, boxes: Sequence[object]) -> tuple[int, ...]:
        """How many can play with these boxes."""
        return self.seats + tuple(n for box, more in self.more_seats.items() if box in boxes for n in more)

    def solo_with(self, boxes: Sequence[object]) -> Solo | None:
        """The solo opponents of these boxes, if there are any."""
        return next((some for some in self.opponents if some.is_in(boxes)), None)

    def __repr__(self) -> str:
        return f"<Offer {self.title}: {self.seats[0]} to {self.seats[-1]} seats>"


CHARACTERS: Final = (Need(option="setup", value="variable"), Need(box="works-of-wonder", solo=True))
"""Boards with characters are played with if that is wished, and unasked against the opponents of Works of Wonder."""

GAMES: Final[dict[str, Offer]] = {
    "viscounts": Offer(
        "viscounts",
        "Viscounts of the West Kingdom",
        (2, 3, 4),
        expansions=("gates-of-gold", "keeper-of-keys"),
        options={"data": None, "promos": (False, True), "manuscript_boards": ("different", "identical")},
        solo=(Solo(("cleric", "builder", "noble", "cards"), (1,), (0, 1, 2, 3)),),
        needs={"manuscript_boards": (Need(box="gates-of-gold"),)},
    ),
    "architects": Offer(
        "architects",
        "Architects of the West Kingdom",
        (2, 3, 4, 5),
        expansions=("works-of-wonder",),
        options={
            "data": None,
            "setup": ("standard", "variable"),
            "characters": ("random", "choose"),
            "promo_cards": (False, True),
            "promo_boards": (False, True),
            "starting_apprentice": (False, True),
            "guildhall_apprentice_purge": (False, True),
        },
        solo=(
            Solo(
                ("aristocrat", "enforcer", "illusionist", "meddler", "patron", "peddler"),
                (1, 2, 3, 4, 5),
                (0,),
                box="works-of-wonder",
            ),
            Solo(("reconstruction",), (1, 2), (0, 1, 2), but="works-of-wonder"),
        ),
        more_seats={"works-of-wonder": (6,)},
        needs={
            "characters": CHARACTERS,
            "promo_boards": CHARACTERS,
            "starting_apprentice": (Need(but="works-of-wonder"),),
        },
    ),
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
    if isinstance(expansions, str) or not isinstance(expansions, Sequence):
        raise BadOptions(f"Expansions are a list of box names, not {expansions!r}.")
    for box in expansions:
        if box not in game.expansions:
            known = ", ".join(game.expansions) or "none yet"
            raise BadOptions(f"{game.title} has no box {box!r} here; the boxes are: {known}.")
    against = check_solo(game, expansions, options)
    possible = game.seats_with(expansions) if against is None else against.people
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in possible:
        wanted = ", ".join(map(str, possible))
        for box, more in game.more_seats.items() if against is None else ():
            wanted += "" if box in expansions else f"; with {box} also {', '.join(map(str, more))}"
        who = "seats" if against is None else "people against a solo opponent"
        raise BadOptions(f"{game.title} cannot be played with {seats!r} {who}; it takes {wanted}.")
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise BadOptions(f"A seed is a whole number, not {seed!r}.")
    for option in options:
        if option not in game.options:
            known = ", ".join(game.options) or "none yet"
            raise BadOptions(f"{game.title} has no option {option!r}; the options are: {known}.")
    for option, values in game.options.items():
        if option in options and values is not None:
            check_value(option, values, options[option])
    boxes = tuple(box for box in game.expansions if box in expansions)
    kept = {name: deepcopy(value) for name, value in options.items() if value and name != "rulings"}
    others = check_rulings(game, boxes, options)
    if others:
        kept["rulings"] = {one.rule: one.readings[1] for one in others}
    return Settings(game.name, seats, boxes, seed, kept, sum(one.bit for one in others))


def check_solo(game: Offer, boxes: Sequence[object], options: Mapping[str, object]) -> Solo | None:
    """Find the solo opponents of these boxes if one of them is asked for; one that is not there raises BadOptions."""
    name, difficulty = options.get("solo"), options.get("difficulty")
    if not name:
        if difficulty:
            raise BadOptions("«difficulty» means something only with a solo opponent.")
        return None
    known = game.solo_with(boxes)
    if known is None or name not in (*known.names, RANDOM):
        names = ", ".join((*known.names, RANDOM)) if known is not None else "none yet"
        raise BadOptions(f"{game.title} has no solo opponent {name!r} with these boxes; the opponents are: {names}.")
    if difficulty is not None:
        check_value("difficulty", known.difficulties, difficulty)
    return known


def check_value(option: str, values: tuple[object, ...], value: object) -> None:
    """Refuse a value that an option cannot have; a number is never true or false."""
    if values == (False, True):
        if not isinstance(value, bool):
            raise BadOptions(f"«{option}» is true or false, not {value!r}.")
    elif isinstance(value, bool) or value not in values:
        raise BadOptions(f"«{option}» is one of {', '.join(map(str, values))}, not {value!r}.")


def check_rulings(game: Offer, boxes: Sequence[object], options: Mapping[str, object]) -> list[Ruling]:
    """Find the rulings whose second reading is asked for; what is not there with these boxes raises BadOptions."""
    wanted = options.get("rulings") or {}
    if not isinstance(wanted, Mapping):
        raise BadOptions(f"Rulings are readings by the id of their rule, not {wanted!r}.")
    if not wanted:
        # A base game imports nothing of a box.
        return []
    here = game.rulings_with(boxes, bool(options.get("solo")))
    for rule, reading in wanted.items():
        ruling = next((one for one in game.rulings if one.rule == rule), None)
        if ruling is None:
            known = ", ".join(one.rule for one in game.rulings)
            raise BadOptions(f"{game.title} has no ruling {rule!r}; the rulings are: {known}.")
        if ruling not in here:
            need = " and ".join(filter(None, (ruling.box, "a solo opponent" if ruling.solo else "")))
            raise BadOptions(f"The ruling {rule} means something only with {need}.")
        check_value(ruling.rule, ruling.readings, reading)
    return [one for one in here if wanted.get(one.rule) == one.readings[1]]


@cache
def rulings_of(game: str) -> tuple[Ruling, ...]:
    """The rulings of a game and of its boxes, each found in the folder that it belongs to."""
    parts = [game, *(f"{game}.{box.replace('-', '_')}" for box in (*GAMES[game].expansions, "promos", "solo"))]
    named = [f"westkingdom.{part}.rulings" for part in parts]
    return tuple(one for name in named if find_spec(name) is not None for one in import_module(name).RULINGS)


@cache
def rules_of(game: str) -> Rules:
    """The rules of a game; they are imported only now."""
    rules: Rules = import_module(f"westkingdom.{game}.rules").RULES
    return rules


Files = dict[str, object]


@cache
def data_texts(game: str, box: str) -> dict[str, str]:
    """Read the data files of a game, or of one of its boxes, by name without ending; each is opened once."""
    package = f"westkingdom.{game}.{box.replace('-', '_')}" if box else f"westkingdom.{game}"
    folder = files(package) / "data"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".json"))
    return {name.removesuffix(".json"): (folder / name).read_text("utf-8") for name in names}


def read_data(game: str, box: str = "") -> Files:
    """Give the data of a game, or of one of its boxes, by the name of the file."""
    return {name: json.loads(text) for name, text in data_texts(game, box).items()}


def parts_of(settings: Settings) -> dict[str, Files]:
    """Read the data of a mix: those of the game under "", then those of each box that takes part."""
    rules = rules_of(settings.game)
    parts = {"": read_data(settings.game)}
    for box in rules.parts(settings):
        parts[box] = read_data(settings.game, box)
    rules.trim(parts, settings)
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
def mixed_facts(
    game: str, expansions: tuple[str, ...], options: tuple[tuple[str, object], ...], corrections: str
) -> Facts:
    """Load the data of a mix, with corrections written as JSON, once; options decide which files take part."""
    wanted = {**dict(options), "data": json.loads(corrections)}
    parts = parts_of(Settings(game, GAMES[game].seats[0], expansions, 0, wanted))
    try:
        return rules_of(game).load(parts)
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, StopIteration) as mistake:
        raise BadOptions(f"The corrected data cannot be used: {mistake}.") from None


def facts_for(settings: Settings) -> Facts:
    """The data that a game with these settings is played with."""
    corrections = settings.options.get("data", {})
    files = [name for name in sorted(settings.options) if name not in ("data", "rulings")]
    options = tuple((name, settings.options[name]) for name in files)
    try:
        with LOADING:
            return mixed_facts(settings.game, settings.expansions, options, json.dumps(corrections, sort_keys=True))
    except (TypeError, RecursionError):
        raise BadOptions("Corrections of data must be plain data, as in a JSON file.") from None


def load_everything() -> None:
    """Import the rules of every game, box and solo opponent, and read their data, so that no game has to later."""
    for name, game in GAMES.items():
        promos = {option: True for option in game.options if option.startswith("promo")}
        for boxes in ((), game.expansions):
            facts_for(settings_for(name, game.seats[0], boxes, 0, promos))
            solo = game.solo_with(boxes)
            if solo is not None:
                facts_for(settings_for(name, solo.people[0], boxes, 0, {**promos, "solo": solo.names[0]}))


def new_game(
    name: str,
    events: list[Event] | None = None,
    /,
    *,
    seats: int,
    expansions: Sequence[str] = (),
    seed: int | None = None,
    **options: object,
) -> Game:
    """Begin a game; without a seed a secret one is drawn.

    A list of events is filled from the very first one on, and grows as the game is played.
    """
    if seed is None:
        seed = wide_seed(secrets.token_bytes(SEED_BYTES))
    settings = settings_for(name, seats, expansions, seed, options)
    return rules_of(settings.game).begin(settings, facts_for(settings), events)


def scenario(
    name: str,
    position: Mapping[str, object],
    events: list[Event] | None = None,
    /,
    *,
    expansions: Sequence[str] = (),
    seed: int = 0,
    **options: object,
) -> Game:
    """Put a table into a position, described in the words of the data files; impossible ones raise BadPosition.

    The last seat of a solo game is the opponent's. A list of events is filled as by `new_game`.
    """
    from westkingdom.engine.positions import seats_of

    offer(name)
    people = seats_of(position) - 1 if options.get("solo") else seats_of(position)
    settings = settings_for(name, people, expansions, seed, options)
    return rules_of(settings.game).lay_out(settings, facts_for(settings), position, events)


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


def restored_game(settings: dict[str, object], history: list[int], state: dict[str, object], digest: object) -> Game:
    """Bring back a game whose parts were found whole."""
    from westkingdom.engine.game import Past

    options = settings.get("options")
    try:
        checked = settings_for(
            settings.get("game"),
            settings.get("seats"),
            settings.get("expansions"),
            settings.get("seed"),
            options if isinstance(options, dict) else {"options": options},
        )
        facts = facts_for(checked)
    except BadOptions as mistake:
        raise OtherVersion(f"The saved game cannot be played here: {mistake}") from None
    if digest != facts.digest:
        raise OtherVersion("The saved game was played with other card facts than the ones that are here.")
    for rule in foreign_rules(state.get("stack"), checked.game):
        raise OtherVersion(
            f"The saved game was made by other rules: «{rule}» is no rule of {offer(checked.game).title}."
        )
    try:
        game = rules_of(checked.game).restored(checked, facts, state)
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

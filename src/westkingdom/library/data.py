"""The data of games and boxes: read once, corrected by owners, and loaded once for each mix."""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from importlib.resources import files
from threading import RLock
from typing import TYPE_CHECKING, Final

from westkingdom.engine.errors import BadOptions
from westkingdom.engine.game import Settings
from westkingdom.library.corrections import correct_parts
from westkingdom.library.offers import GAMES, box_offers, package_of, promotional
from westkingdom.library.settings import settings_for

if TYPE_CHECKING:
    from westkingdom.engine.rules import Facts, Rules

Files = dict[str, object]
_LOADING: Final = RLock()
"""Held while data are loaded, which registers rules: two threads that begin the first game must not both do so."""
_NO_CORRECTIONS: Final = "{}"


@cache
def rules_of(game: str) -> Rules:
    """The rules of a game; they are imported only now."""
    rules: Rules = import_module(f"{package_of(game)}.rules").RULES
    return rules


@cache
def _data_texts(game: str, box: str) -> dict[str, str]:
    """Read the data files of a game, or of one of its boxes, by name without ending; each is opened once."""
    folder = files(package_of(game, box)) / "data"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".json"))
    return {name.removesuffix(".json"): (folder / name).read_text("utf-8") for name in names}


def read_data(game: str, box: str = "") -> Files:
    """Give the data of a game, or of one of its boxes, by the name of the file."""
    return {name: json.loads(text) for name, text in _data_texts(game, box).items()}


@cache
def _earlier(game: str, box: str) -> dict[str, dict[str, object]]:
    """What the data of a game, or of one of its boxes, said before the days on which a release changed them, by day."""
    file = files(package_of(game, box)) / "earlier.json"
    return json.loads(file.read_text("utf-8")) if file.is_file() else {}


def _as_before(data: Files, game: str, box: str, day: str) -> None:
    """Put the data of a game or a box back to what they were before a day."""
    for changed, corrections in sorted(_earlier(game, box).items(), reverse=True):
        if changed >= day:
            correct_parts({box: data}, {name: rows for name, rows in corrections.items() if name in data})


def parts_of(settings: Settings, before: str = "") -> dict[str, Files]:
    """Read the data of a mix: those of the game under "", then those of each box that takes part.

    Files that need more than their box are left out where that is not there. [AB-009, AB-035, KK-206, WW-195]
    With a day, the data are those that a game was begun with before it.
    """
    game, options = settings.game, settings.options
    parts = {"": read_data(game)}
    there = {*settings.expansions, *(option for option, value in options.items() if value)}
    for box in box_offers(game):
        if box.joins(settings.expansions, options):
            data = read_data(game, box.name)
            parts[box.name] = {
                name: rows for name, rows in data.items() if there.issuperset(box.only_with.get(name, ()))
            }
    if before:
        for name, data in parts.items():
            _as_before(data, game, name, before)
    correct_parts(parts, options.get("data", {}))
    return parts


@cache
def mixed_facts(
    game: str, expansions: tuple[str, ...], options: tuple[tuple[str, object], ...], corrections: str, before: str = ""
) -> Facts:
    """Load the data of a mix, with corrections written as JSON, once; options decide which files take part."""
    wanted = {**dict(options), "data": json.loads(corrections)}
    parts = parts_of(Settings(game, GAMES[game].seats[0], expansions, 0, wanted), before)
    try:
        return rules_of(game).load(parts)
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, StopIteration) as mistake:
        # An owner may write anything into a file, and a word is first looked at where it is used. Our own files are
        # right, or we have to know.
        if corrections == _NO_CORRECTIONS:
            raise
        raise BadOptions(f"The corrected data cannot be used: {mistake}.") from None


def facts_for(settings: Settings, before: str = "") -> Facts:
    """The data that a game with these settings is played with, or was before a day."""
    corrections = settings.options.get("data", {})
    names = [name for name in sorted(settings.options) if name not in ("data", "rulings")]
    options = tuple((name, settings.options[name]) for name in names)
    try:
        written = json.dumps(corrections, sort_keys=True)
    except (TypeError, RecursionError):
        raise BadOptions("Corrections of data must be plain data, as in a JSON file.") from None
    with _LOADING:
        return mixed_facts(settings.game, settings.expansions, options, written, before)


def facts_with(settings: Settings, digest: object) -> Facts | None:
    """The data with this digest: those of now, or those of before a release, with which a game begun then goes on."""
    boxes = ("", *(box.name for box in box_offers(settings.game)))
    days = {day for box in boxes for day in _earlier(settings.game, box)}
    for before in ("", *sorted(days, reverse=True)):
        facts = facts_for(settings, before)
        if facts.digest == digest:
            return facts
    return None


def load_everything() -> None:
    """Import the rules of every game, box and solo opponent, and read their data, so that no game has to later."""
    for name, game in GAMES.items():
        promos = promotional(name)
        for boxes in ((), game.expansions):
            facts_for(settings_for(name, game.seats[0], boxes, 0, promos))
            solo = game.solo_with(boxes)
            if solo is not None:
                facts_for(settings_for(name, solo.people[0], boxes, 0, {**promos, "solo": solo.names[0]}))

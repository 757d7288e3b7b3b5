"""The kinds of events that can happen in a game, found in its folder and in those of its boxes."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from westkingdom.engine.events import EVENTS, EventKind


@cache
def event_kinds(game: str) -> dict[str, EventKind]:
    """The kinds of events of a game by key: those of all games, its own, and those of all its boxes.

    They are imported only now, and nothing of the rules with them, whether the game has been played or not.
    """
    package = f"westkingdom.{game}"
    boxes = sorted(found.name for found in iter_modules(import_module(package).__path__) if found.ispkg)
    tables = [f"{part}.events" for part in (package, *(f"{package}.{box}" for box in boxes))]
    kinds = dict(EVENTS.all)
    for table in tables:
        if find_spec(table) is not None:
            kinds |= import_module(table).EVENTS.all
    return kinds

"""The rules of one game as an object: how its data are loaded, and how it is begun, laid out and brought back."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from westkingdom.engine.box import AnyBox
from westkingdom.engine.events import Event
from westkingdom.engine.game import Game, Settings
from westkingdom.engine.rows import Files, Parts, load_reconstructed


class Facts:
    """All data of one mix of boxes, shared by every game that is played with it."""

    def __init__(self, parts: list[Files], digest: str, every_box: list[AnyBox], end_of_kinds: int) -> None:
        self.digest: Final = digest
        """One word for all data: a save is played on with the facts that it was begun with."""
        self.reconstructed: Final[dict[str, list[str]]] = {}
        """By id: the facts of a thing that were not read anywhere."""
        for part in parts:
            self.reconstructed.update(load_reconstructed(part))
        self.every_box: Final = every_box
        self.action_space: Final = max([end_of_kinds, *[box.end_of_kinds for box in every_box]])
        """How many ids the flat action space has."""


class Rules:
    """How one game is loaded, begun, laid out and brought back; there is one object per game."""

    def load(self, parts: Parts) -> Facts:
        """Make the tables from the data files of a mix."""
        raise NotImplementedError

    def begin(self, settings: Settings, facts: Facts, events: list[Event] | None) -> Game:
        """Begin a game: the table is laid and the first decision is asked; events go into the list, if there is one."""
        raise NotImplementedError

    def lay_out(
        self, settings: Settings, facts: Facts, position: Mapping[str, object], events: list[Event] | None
    ) -> Game:
        """Make a table in this position, or raise BadPosition; events of its first steps go into the list."""
        # Few games are laid out: what reads positions is imported only now.
        made: Game = import_module(f"westkingdom.{settings.game}.scenario").lay_out(settings, facts, position, events)
        return made

    def blank(self, settings: Settings, facts: Facts) -> Game:
        """Lay the table out, before the first decision."""
        raise NotImplementedError

    def restored(self, settings: Settings, facts: Facts, state: dict[str, object]) -> Game:
        """Bring a saved game back, or raise BadSave."""
        game = self.blank(settings, facts)
        game.restore(state)
        return game


def loader_of(game: str, box: str, parts: Parts) -> object:
    """What loads a box, found in the folder of the box; its rules are imported only now."""
    module = import_module(f"westkingdom.{game}.{box.replace('-', '_')}.load")
    return module.loader(parts[box], parts)

"""The rules of one game as an object: how its data are loaded, and how it is begun, laid out and brought back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westkingdom.engine.events import Event
from westkingdom.engine.game import Game, Settings


class Facts:
    """All data of one mix of boxes, shared by every game that is played with it."""

    def __init__(self, digest: str, reconstructed: dict[str, list[str]]) -> None:
        self.digest: Final = digest
        self.reconstructed: Final = reconstructed
        """By id: the facts of a thing that were not read anywhere."""


class Rules:
    """How one game is loaded, begun, laid out and brought back; there is one object per game."""

    def parts(self, settings: Settings) -> list[str]:
        """Name the boxes whose data take part, besides the game's own."""
        return list(settings.expansions)

    def trim(self, parts: dict[str, dict[str, object]], settings: Settings) -> None:
        """Leave out files of a mix that it cannot use; seats and seed do not matter here."""

    def load(self, parts: dict[str, dict[str, object]]) -> Facts:
        """Make the tables from the data files of a mix, by box (the game's own under "") and file name."""
        raise NotImplementedError

    def begin(self, settings: Settings, facts: Facts, events: list[Event] | None) -> Game:
        """Begin a game: the table is laid and the first decision is asked; events go into the list, if there is one."""
        raise NotImplementedError

    def lay_out(
        self, settings: Settings, facts: Facts, position: Mapping[str, object], events: list[Event] | None
    ) -> Game:
        """Make a table in this position, or raise BadPosition; events of its first steps go into the list."""
        raise NotImplementedError

    def restored(self, settings: Settings, facts: Facts, state: dict[str, object]) -> Game:
        """Bring a saved game back, or raise BadSave."""
        raise NotImplementedError

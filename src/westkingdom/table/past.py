"""The past of a table, from the storage: its entries, and the game at any moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from westkingdom.engine.errors import IllegalMove, UnknownOption
from westkingdom.engine.game import Game
from westkingdom.engine.words import say
from westkingdom.table.entry import Entry, unpack
from westkingdom.table.refusal import Refused
from westkingdom.table.storage import Storage

PLAY: Final = "play"


class OtherRules(Exception):
    """The game of a moment cannot be found by playing: it was played by other rules than those that are here."""


class Past:
    """The past of one table."""

    def __init__(self, storage: Storage, table: str) -> None:
        self._storage: Final = storage
        self._table: Final = table

    def entry(self, revision: int) -> Entry:
        """One entry."""
        found = self._storage.entries(self._table, revision - 1, revision)
        if not found:
            raise Refused(say("refused-no-moment"))
        return found[0]

    def line(self, tip: int) -> Iterator[Entry]:
        """The decisions that led to the game at `tip`, newest first, without those that were taken back."""
        entry = self.entry(tip)
        while entry.kind == PLAY:
            yield entry
            entry = self.entry(entry.parent)

    def snapshot(self, revision: int) -> tuple[int, Game]:
        """The newest game that was kept at a revision or before, and its revision."""
        kept = self._storage.snapshot(self._table, revision)
        if kept is None:
            raise Refused(say("refused-no-moment"))
        return kept[0], unpack(kept[1])

    def turns(self) -> list[tuple[int, Game]]:
        """The game as each turn ended, oldest first, with its revision; without turns that were taken back."""
        line: list[tuple[int, Game]] = []
        for revision, packed in self._storage.snapshots(self._table):
            game = unpack(packed)
            while line and line[-1][1].decisions >= game.decisions:
                line.pop()
            line.append((revision, game))
        return line

    def game(self, revision: int) -> Game:
        """The game as it was after a revision: a kept one, and the decisions since, each with the digest it had."""
        kept, game = self.snapshot(revision)
        for entry in self._storage.entries(self._table, kept, revision):
            if entry.kind == PLAY:
                try:
                    game.play(entry.data["option"])
                except (IllegalMove, UnknownOption):
                    raise OtherRules from None
                if game.digest() != entry.digest:
                    raise OtherRules
        return game

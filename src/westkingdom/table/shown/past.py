"""The past of a table, from the storage: its entries, and the game at any moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from westkingdom.engine.errors import IllegalMove, UnknownOption
from westkingdom.engine.game import Game
from westkingdom.engine.words import say
from westkingdom.table.refusal import Refused
from westkingdom.table.storage.base import Storage
from westkingdom.table.storage.damage import whole
from westkingdom.table.storage.entry import LogEntry, unpack

PLAY: Final = "play"


class OtherRules(Exception):
    """The game of a moment cannot be found by playing: it was played by other rules than those that are here."""


class Past:
    """The past of one table."""

    def __init__(self, storage: Storage, table: str) -> None:
        self._storage: Final = storage
        self._table: Final = table

    def entry(self, revision: int) -> LogEntry:
        """One entry."""
        found = self._storage.entries(self._table, revision - 1, revision)
        if not found:
            raise Refused(say("refused-no-moment"))
        return found[0]

    def line(self, tip: int) -> Iterator[LogEntry]:
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
        with whole(self._table):
            return kept[0], unpack(kept[1])

    def turns(self, tip: int) -> Iterator[tuple[int, Game]]:
        """The game that led to `tip`, played again: at its start, and as each turn ended, with the revision of that.

        Turns that were taken back are left out. What is given is the same game each time, one turn later.
        """
        line = list(self.line(tip))[::-1]
        begun, game = self.snapshot(line[0].parent if line else tip)
        yield begun, game
        kept = self._storage.snapshots(self._table)
        for entry in line:
            _play(game, entry)
            if entry.revision in kept:
                if game.digest() != entry.digest:
                    raise OtherRules
                yield entry.revision, game

    def game(self, revision: int) -> Game:
        """The game as it was after a revision: a kept one, and the decisions since, each with the digest it had."""
        kept, game = self.snapshot(revision)
        for entry in self._storage.entries(self._table, kept, revision):
            if entry.kind == PLAY:
                _play(game, entry)
                if game.digest() != entry.digest:
                    raise OtherRules
        return game


def _play(game: Game, entry: LogEntry) -> None:
    """Play the decision of an entry again."""
    try:
        game.play(entry.data["option"])
    except (IllegalMove, UnknownOption, LookupError, TypeError):
        raise OtherRules from None

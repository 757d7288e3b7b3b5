"""Storage of tables: the statements, the same for every database. How they are run is a matter of each database."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from westkingdom.table.refusal import Conflict
from westkingdom.table.storage.damage import whole
from westkingdom.table.storage.entry import Change, Data, LogEntry, Record, written
from westkingdom.table.storage.schema import Cursor

Listener = Callable[[str, int], None]
"""Is told the id and the revision of a table that has changed; it must be quick and must not fail."""
Note = tuple[str, int]
ANYTHING: Final[Note] = ("", 0)
"""Told when changes of other processes may have gone unheard: look at every table again."""

_ENTRY: Final = "table_id, revision, kind, seat, data, events, parent, digest, holder, nonce, made"


class Storage:
    """Keeps tables. A method that writes returns when everything is on the disk, and not before."""

    def __init__(self) -> None:
        self._listeners: Final[list[Listener]] = []

    # --- what each database adds

    def _write(self, job: Callable[[Cursor], None], note: Note) -> None:
        """Run a job in a transaction; when it is on the disk return, and then tell the listeners."""
        raise NotImplementedError

    def _read(self, sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        """Run a query."""
        raise NotImplementedError

    def close(self) -> None:
        """Finish what is being written and let go of the database."""
        raise NotImplementedError

    # --- who lets bots think: a file belongs to one process, which does; a database says who of several

    def care(self) -> None:
        """Say that this process lets bots think, at the tables that it changes from now on."""

    @property
    def _forsaken(self) -> str:
        """The condition, in SQL, for tables that no other process takes care of."""
        return "0 = 0"

    @property
    def _carer(self) -> int:
        """The number of this process, kept with the tables that it changes; 0 if it does not care for bots."""
        return 0

    # --- changes

    def subscribe(self, listener: Listener) -> None:
        """Tell this listener of every change from now on, also of those that other processes make."""
        self._listeners.append(listener)

    def _tell(self, note: Note) -> None:
        for listener in self._listeners:
            try:
                listener(*note)
            except Exception:
                logging.getLogger(__name__).exception("Somebody who hears of changes failed; the tables go on.")

    def create(self, changes: Sequence[Change]) -> None:
        """Keep a new table with all that led to it, all or nothing; the last change says how the table is."""
        last = changes[-1].record

        def job(cursor: Cursor) -> None:
            cursor.execute(
                "INSERT INTO tables (id, revision, state, game, bot_asked, changed, carer)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    last.table,
                    last.revision,
                    written(last.state),
                    last.game,
                    int(last.bot_asked),
                    changes[-1].entry.made,
                    self._carer,
                ),
            )
            for change in changes:
                _insert(cursor, change)

        self._write(job, (last.table, last.revision))

    def append(self, change: Change) -> None:
        """Keep one more change; if its revision is not the next one Conflict is raised and nothing is kept."""
        record = change.record

        def job(cursor: Cursor) -> None:
            cursor.execute(
                "UPDATE tables SET revision = ?, state = ?, game = COALESCE(?, game), bot_asked = ?, changed = ?, "
                "carer = ? WHERE id = ? AND revision = ?",
                (
                    record.revision,
                    written(record.state),
                    record.game,
                    int(record.bot_asked),
                    change.entry.made,
                    self._carer,
                    record.table,
                    record.revision - 1,
                ),
            )
            if cursor.rowcount != 1:
                raise Conflict
            _insert(cursor, change)

        self._write(job, (record.table, record.revision))

    # --- questions

    def revision(self, table: str) -> int | None:
        """The newest revision of a table."""
        rows = self._read("SELECT revision FROM tables WHERE id = ?", (table,))
        return int(rows[0][0]) if rows else None

    def record(self, table: str) -> Record | None:
        """A table as it is now."""
        rows = self._read("SELECT id, revision, state, game, bot_asked FROM tables WHERE id = ?", (table,))
        with whole(table):
            return next(
                (Record(row[0], row[1], msgspec.json.decode(row[2], type=Data), row[3], bool(row[4])) for row in rows),
                None,
            )

    def opened_by(self, kept: str, most: int) -> list[tuple[str, int]]:
        """The tables that the secret with this hash opens, those that changed last first, and when they did."""
        rows = self._read(
            "SELECT tables.id, tables.changed FROM holders JOIN tables ON tables.id = holders.table_id "
            "WHERE holders.hash = ? "
            "ORDER BY tables.changed DESC, tables.id LIMIT ?",
            (kept, most),
        )
        return [(row[0], row[1]) for row in rows]

    def bots_asked(self) -> list[str]:
        """The tables at which a bot is asked, but those that another process takes care of as long as it lives."""
        rows = self._read(f"SELECT id FROM tables WHERE bot_asked = 1 AND {self._forsaken}", ())
        return [row[0] for row in rows]

    def entries(self, table: str, after: int, upto: int) -> list[LogEntry]:
        """The entries of these revisions, oldest first."""
        rows = self._read(
            f"SELECT {_ENTRY} FROM entries WHERE table_id = ? AND revision > ? AND revision <= ? ORDER BY revision",
            (table, after, upto),
        )
        with whole(table):
            return [_entry_of(row) for row in rows]

    def by_nonce(self, table: str, holder: str, nonce: str) -> LogEntry | None:
        """The entry that somebody made with this nonce."""
        rows = self._read(
            f"SELECT {_ENTRY} FROM entries WHERE table_id = ? AND holder = ? AND nonce = ?", (table, holder, nonce)
        )
        with whole(table):
            return _entry_of(rows[0]) if rows else None

    def snapshot(self, table: str, upto: int) -> tuple[int, bytes] | None:
        """The newest game that was kept at this revision or before, and its revision."""
        rows = self._read(
            "SELECT revision, game FROM snapshots WHERE table_id = ? AND revision <= ? ORDER BY revision DESC LIMIT 1",
            (table, upto),
        )
        return (rows[0][0], rows[0][1]) if rows else None

    def snapshots(self, table: str) -> set[int]:
        """The revisions at which games were kept."""
        return {row[0] for row in self._read("SELECT revision FROM snapshots WHERE table_id = ?", (table,))}


def _insert(cursor: Cursor, change: Change) -> None:
    """Write an entry, and the game if it is kept."""
    entry = change.entry
    cursor.execute(
        f"INSERT INTO entries ({_ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            entry.table,
            entry.revision,
            entry.kind,
            entry.seat,
            written(entry.data),
            written(entry.events),
            entry.parent,
            entry.digest,
            entry.holder,
            entry.nonce or None,
            entry.made,
        ),
    )
    if change.holders is not None:
        cursor.execute("DELETE FROM holders WHERE table_id = ?", (entry.table,))
        for kept in dict.fromkeys(change.holders):
            cursor.execute("INSERT INTO holders (hash, table_id) VALUES (?, ?)", (kept, entry.table))
    if change.snapshot and change.record.game is not None:
        cursor.execute(
            "INSERT INTO snapshots (table_id, revision, game) VALUES (?, ?, ?)",
            (entry.table, entry.revision, change.record.game),
        )


def _entry_of(row: tuple[Any, ...]) -> LogEntry:
    """Read an entry."""
    table, revision, kind, seat, data, events, parent, digest, holder, nonce, made = row
    return LogEntry(
        table,
        revision,
        kind,
        seat,
        msgspec.json.decode(data, type=Data),
        msgspec.json.decode(events, type=list[Data]),
        parent,
        digest,
        holder,
        nonce or "",
        made,
    )

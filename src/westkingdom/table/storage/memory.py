"""Tables in the memory of one process, gone with it: for the text table, and for programs that keep nothing.

It is SQLite without a file, so that it runs the very statements that files and databases are written with. Whoever
writes does so in their own thread and tells the listeners afterwards: nothing has to be started, and nothing stopped.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from threading import RLock
from typing import Any, Final

from westkingdom.table.refusal import StorageFailed
from westkingdom.table.storage.base import Note, Storage
from westkingdom.table.storage.schema import Cursor, migrate


class MemoryStorage(Storage):
    """Keeps tables as long as it is open."""

    def __init__(self) -> None:
        super().__init__()
        self._lock: Final = RLock()
        self._connection: Final = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        self._connection.execute("PRAGMA foreign_keys=ON")
        self._run(lambda cursor: migrate(cursor, "BLOB"))

    def _write(self, job: Callable[[Cursor], None], note: Note) -> None:
        with self._lock:  # told under the lock as well, so that everybody hears of changes in their order
            self._run(job)
            self._tell(note)

    def _run(self, job: Callable[[Cursor], None]) -> None:
        """Run a job as one transaction: all of it, or nothing."""
        try:
            self._connection.execute("BEGIN")
            try:
                job(self._connection.cursor())
            except BaseException:
                self._connection.rollback()
                raise
            self._connection.commit()
        except sqlite3.Error as mistake:
            raise _failed(mistake) from None

    def _read(self, sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        try:
            with self._lock:
                return self._connection.execute(sql, tuple(values)).fetchall()
        except sqlite3.Error as mistake:
            raise _failed(mistake) from None

    def close(self) -> None:
        with self._lock:
            self._connection.close()


def _failed(mistake: sqlite3.Error) -> StorageFailed:
    """Say in one sentence what cannot be kept, or read."""
    if isinstance(mistake, sqlite3.ProgrammingError):
        return StorageFailed("The tables are closed; nothing is stored any more.")
    return StorageFailed(f"The tables in memory cannot be used: {mistake}.")

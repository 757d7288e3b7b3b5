"""Tables in a PostgreSQL database, served by any number of processes, which tell each other of changes."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Final

from westkingdom.table.alarm import Alarm
from westkingdom.table.refusal import StorageFailed
from westkingdom.table.storage.base import ANYTHING, Note, Storage
from westkingdom.table.storage.connections import Connections
from westkingdom.table.storage.schema import Cursor, migrate

if TYPE_CHECKING:
    import psycopg

    from westkingdom.table.storage.patience import PatientConnection

_CHANNEL: Final = "westkingdom"
_MIGRATING: Final = 0x57657374
"""The advisory lock under which the schema is renewed, so that only one process does so."""
_CARING: Final = 0x57656B64
"""The class of the advisory locks that say which processes are alive: each holds that of its number."""
_PATIENCE: Final = 1.0
"""How long, in seconds, until a lost connection of the hearing thread is made anew."""
_BEGINNING: Final = 5.0
"""How long, in seconds, the hearing thread is waited for at the start."""
QUIET: Final = 10.0
"""After so many seconds without news the hearing thread asks whether the database still answers."""
_MOST_NUMBER: Final = (1 << 31) - 1
"""The greatest number of a process, as an advisory lock can have it."""
_ALARM: Final = Alarm(__name__)


class PostgresStorage(Storage):
    """Keeps tables in a database that other processes use as well."""

    def __init__(self, url: str) -> None:
        super().__init__()
        try:
            import psycopg
        except ImportError:
            raise StorageFailed(
                "PostgreSQL needs the package psycopg: install westkingdom[postgresql], or leave the database out."
            ) from None
        self._error: Final = psycopg.Error
        self._url: Final = url
        self._connections: Final = Connections(self._connect, psycopg.Error)
        self._closing: Final = Event()
        self._hearing: Final = Event()
        self._caring = False
        self._number = 0
        try:
            with self._connections.one() as connection, connection.without_haste(), connection.transaction():
                cursor = Statements(connection.cursor())
                cursor.execute("SELECT pg_advisory_xact_lock(?)", (_MIGRATING,))
                migrate(cursor, "BYTEA")
        except (psycopg.Error, StorageFailed) as mistake:
            self._connections.close()
            raise _said(mistake) from None
        self._thread: Final = Thread(target=self._hear_others, name="tables-listener", daemon=True)
        self._thread.start()
        self._hearing.wait(_BEGINNING)

    def _connect(self) -> PatientConnection:
        from westkingdom.table.storage.patience import connected

        return connected(self._url)

    def _write(self, job: Callable[[Cursor], None], note: Note) -> None:
        try:
            with self._connections.one() as connection, connection.transaction():
                cursor = Statements(connection.cursor())
                job(cursor)
                cursor.execute("SELECT pg_notify(?, ?)", (_CHANNEL, f"{note[0]} {note[1]}"))
        except self._error as mistake:
            raise _said(mistake) from None

    def _read(self, sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        try:
            with self._connections.one() as connection:
                cursor = Statements(connection.cursor())
                cursor.execute(sql, values)
                return cursor.fetchall()
        except self._error as mistake:
            raise _said(mistake) from None

    def close(self) -> None:
        self._closing.set()
        self._thread.join(2 * _PATIENCE)  # it may be waiting for a database that hangs, and ends after that by itself
        self._connections.close()

    # --- hearing of changes, and being known to be alive

    def care(self) -> None:
        self._caring = True

    @property
    def _carer(self) -> int:
        return self._number if self._caring else 0

    @property
    def _forsaken(self) -> str:
        return (
            f"(carer = {self._number} OR carer NOT IN (SELECT CAST(objid AS BIGINT) FROM pg_locks WHERE granted AND "
            f"locktype = 'advisory' AND objsubid = 2 AND classid = {_CARING} AND database = "
            "(SELECT oid FROM pg_database WHERE datname = current_database())))"
        )

    def _hear_others(self) -> None:
        """Listen to all processes, this one as well; a lost connection is made anew, whatever it was lost by."""
        while not self._closing.is_set():
            try:
                self._listen()
            except Exception as trouble:  # noqa: BLE001  (without this thread nobody hears of anything)
                if not isinstance(trouble, self._error):
                    _ALARM.ring("The changes of other processes cannot be heard; it is tried again.", trouble)
                self._closing.wait(_PATIENCE)

    def _listen(self) -> None:
        with self._connect() as connection:
            number = secrets.randbelow(_MOST_NUMBER) + 1
            connection.execute("SELECT pg_advisory_lock(%s, %s)", (_CARING, number))
            self._number = number
            connection.execute(f"LISTEN {_CHANNEL}")
            if self._hearing.is_set():
                self._tell(ANYTHING)
            self._hearing.set()
            heard = time.monotonic()
            while not self._closing.is_set():
                for notify in connection.notifies(timeout=0.2, stop_after=1):
                    table, revision = notify.payload.split()
                    self._tell((table, int(revision)))
                    heard = time.monotonic()
                if time.monotonic() - heard > QUIET:
                    connection.execute("SELECT 1")
                    heard = time.monotonic()


class Statements:
    """A cursor that understands question marks."""

    def __init__(self, cursor: psycopg.Cursor[tuple[Any, ...]]) -> None:
        self._cursor: Final = cursor

    @property
    def rowcount(self) -> int:
        """How many rows the last statement changed."""
        return self._cursor.rowcount

    def execute(self, sql: str, values: Sequence[object] = (), /) -> object:
        """Run one statement."""
        return self._cursor.execute(sql.replace("?", "%s").encode(), values)

    def fetchall(self) -> list[tuple[Any, ...]]:
        """Give the rows of the last statement."""
        return self._cursor.fetchall()


def _said(mistake: Exception) -> StorageFailed:
    """Say in one sentence what is wrong with the database; never its address, which may hold a password."""
    if isinstance(mistake, StorageFailed):
        return mistake
    why = " ".join(str(getattr(mistake, "sqlstate", None) or type(mistake).__name__).split())
    return StorageFailed(f"The PostgreSQL database cannot be used ({why}); nothing was stored.")

"""Tables in one SQLite file of one process: a single thread writes, and commits together what came in meanwhile."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from westkingdom.table.connections import Connections
from westkingdom.table.refusal import StorageFailed
from westkingdom.table.schema import Cursor, migrate
from westkingdom.table.storage import Note, Storage

Job = tuple[Callable[[Cursor], None], Note, "Future[None]"]

MOST_TOGETHER: Final = 256


class SqliteStorage(Storage):
    """Keeps tables in a file, which belongs to this process until it is closed."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path: Final = path
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            path.touch(mode=0o600)
            self._claim: Final = claim(path)
        except PermissionError:
            raise said(path, sqlite3.OperationalError("readonly")) from None
        except OSError as mistake:
            raise StorageFailed(f"The file {path} cannot be used: {mistake.strerror or mistake}.") from None
        try:
            self._writer: Final = prepared(path)
        except (sqlite3.Error, StorageFailed) as mistake:
            self._claim.close()
            raise said(path, mistake) from None
        self._readers: Final = Connections(lambda: connect(path), sqlite3.Error)
        self._jobs: Final[SimpleQueue[Job | None]] = SimpleQueue()
        self._closed = False
        self._thread: Final = Thread(target=self._work, name="tables-writer", daemon=True)
        self._thread.start()

    def _write(self, job: Callable[[Cursor], None], note: Note) -> None:
        if self._closed:
            raise StorageFailed("The tables are closed; nothing is stored any more.")
        done: Future[None] = Future()
        self._jobs.put((job, note, done))
        done.result()

    def _read(self, sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        try:
            with self._readers.one() as connection:
                return connection.execute(sql, tuple(values)).fetchall()
        except sqlite3.Error as mistake:
            raise said(self.path, mistake) from None

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._thread.join()
            self._readers.close()
            self._writer.close()
            self._claim.close()

    # --- the writing thread

    def _work(self) -> None:
        going_on = True
        while going_on:
            jobs, going_on = self._waiting()
            if jobs:
                self._commit(jobs)

    def _waiting(self) -> tuple[list[Job], bool]:
        """Wait for a job, and take along those that are there already; false when it is time to stop."""
        first = self._jobs.get()
        if first is None:
            return [], False
        jobs = [first]
        while len(jobs) < MOST_TOGETHER:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                break
            if job is None:
                return jobs, False
            jobs.append(job)
        return jobs, True

    def _commit(self, jobs: list[Job]) -> None:
        """Write, acknowledge, broadcast: in this order."""
        written: list[Job] = []
        cursor = self._writer.cursor()
        try:
            cursor.execute("BEGIN IMMEDIATE")
            for job in jobs:
                if self._attempt(cursor, job):
                    written.append(job)
            cursor.execute("COMMIT")
        except sqlite3.Error as mistake:
            self._give_up(written, mistake)
            for job in jobs:
                if not job[2].done():
                    job[2].set_exception(said(self.path, mistake))
            return
        for job in written:
            job[2].set_result(None)
        for job in written:
            self._tell(job[1])

    def _attempt(self, cursor: sqlite3.Cursor, job: Job) -> bool:
        """Run one job; if it fails it alone is taken back, unless the database itself has given up."""
        cursor.execute("SAVEPOINT job")
        try:
            job[0](cursor)
        except Exception as mistake:
            if not self._writer.in_transaction:
                raise
            cursor.execute("ROLLBACK TO job")
            cursor.execute("RELEASE job")
            job[2].set_exception(said(self.path, mistake) if isinstance(mistake, sqlite3.Error) else mistake)
            return False
        cursor.execute("RELEASE job")
        return True

    def _give_up(self, written: list[Job], mistake: sqlite3.Error) -> None:
        """Take everything back that was not committed."""
        if self._writer.in_transaction:
            self._writer.rollback()
        for job in written:
            job[2].set_exception(said(self.path, mistake))


def connect(path: Path) -> sqlite3.Connection:
    """Open the file; transactions are begun and ended by hand."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA busy_timeout=5000")
    connection.execute("PRAGMA synchronous=FULL")
    return connection


def prepared(path: Path) -> sqlite3.Connection:
    """Open the file to write: check that it is whole, and bring it to the newest schema."""
    connection = connect(path)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        found = connection.execute("PRAGMA quick_check(1)").fetchall()
        if found != [("ok",)]:
            raise sqlite3.DatabaseError(f"malformed: {found[0][0]}")
        cursor = connection.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        migrate(cursor, "BLOB")
        cursor.execute("COMMIT")
    except BaseException:
        connection.close()
        raise
    return connection


def claim(path: Path) -> sqlite3.Connection:
    """Make the file this process's own, by a lock that ends with the process however that ends."""
    lock = path.with_name(f"{path.name}.lock")
    connection = sqlite3.connect(lock, isolation_level=None, check_same_thread=False, timeout=0)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as mistake:
        connection.close()
        if "locked" in str(mistake):
            raise StorageFailed(
                f"The tables in {path} are in use by another Westkingdom; end that one first, or use another file."
            ) from None
        raise said(path, mistake) from None
    return connection


def said(path: Path, mistake: Exception) -> StorageFailed:
    """Say in one sentence what is wrong with a file."""
    if isinstance(mistake, StorageFailed):
        return mistake
    text = str(mistake)
    if "full" in text:
        return StorageFailed(f"The disk with {path} is full; nothing was stored. Make room and try again.")
    if "readonly" in text or "unable to open" in text:
        return StorageFailed(f"The file {path} cannot be written; check who may write it, or use another file.")
    if "malformed" in text or "not a database" in text:
        return StorageFailed(
            f"The file {path} is damaged, or holds no tables; move it away, and put back a copy if there is one."
        )
    return StorageFailed(f"The file {path} cannot be used: {text}.")

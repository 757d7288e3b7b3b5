"""Tables in one SQLite file of one process: a single thread writes, and commits together what came in meanwhile."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Final

from westkingdom.table.refusal import StorageFailed
from westkingdom.table.storage.base import Note, Storage
from westkingdom.table.storage.connections import Connections
from westkingdom.table.storage.file import claim, connect, found, prepared, said
from westkingdom.table.storage.schema import Cursor

Job = tuple[Callable[[Cursor], None], Note, "Future[None]"]

_MOST_TOGETHER: Final = 256


class SqliteStorage(Storage):
    """Keeps tables in a file, which belongs to this process until it is closed."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._closed = False
        self._gate: Final = Lock()
        try:
            self.path: Final = found(path)
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.path.touch(mode=0o600)
            self._claim: Final = claim(self.path)
        except PermissionError:
            raise said(path, sqlite3.OperationalError("readonly")) from None
        except OSError as mistake:
            raise StorageFailed(f"The file {path} cannot be used: {mistake.strerror or mistake}.") from None
        try:
            self._writer = prepared(self.path)
        except (sqlite3.Error, StorageFailed) as mistake:
            self._claim.close()
            raise said(self.path, mistake) from None
        self._readers: Final = Connections(lambda: connect(self.path), sqlite3.Error)
        self._jobs: Final[SimpleQueue[Job | None]] = SimpleQueue()
        self._thread: Final = Thread(target=self._work, name="tables-writer", daemon=True)
        self._thread.start()

    def _write(self, job: Callable[[Cursor], None], note: Note) -> None:
        done: Future[None] = Future()
        with self._gate:  # behind the last job nobody would do another one
            if self._closed:
                raise StorageFailed("The tables are closed; nothing is stored any more.")
            self._jobs.put((job, note, done))
        done.result()

    def _read(self, sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        try:
            with self._readers.one() as connection:
                return connection.execute(sql, tuple(values)).fetchall()
        except sqlite3.Error as mistake:
            raise said(self.path, mistake) from None

    def close(self) -> None:
        with self._gate:
            if self._closed:
                return
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
        while len(jobs) < _MOST_TOGETHER:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                break
            if job is None:
                return jobs, False
            jobs.append(job)
        return jobs, True

    def _commit(self, jobs: list[Job]) -> None:
        """Write, acknowledge, broadcast: in this order. What fails is refused, and the thread goes on."""
        written: list[Job] = []
        try:
            cursor = self._writer.cursor()
            cursor.execute("BEGIN IMMEDIATE")
            for job in jobs:
                if self._attempt(cursor, job):
                    written.append(job)
            cursor.execute("COMMIT")
        except Exception as mistake:  # noqa: BLE001  (if this thread ended, everybody would wait for ever)
            self._take_back()
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

    def _take_back(self) -> None:
        """Take everything back that was not committed.

        If even that fails the file is opened again, which does so too.
        """
        try:
            if self._writer.in_transaction:
                self._writer.rollback()
        except sqlite3.Error:
            with suppress(sqlite3.Error):
                self._writer.close()
            with suppress(sqlite3.Error):
                self._writer = connect(self.path)

"""Copying tables while they are played at: one file, whole, with everything that was acknowledged before."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import urlsplit

from westkingdom.table.refusal import StorageFailed
from westkingdom.table.storage.file import connect, found, said
from westkingdom.table.storage.location import file_of, is_postgresql


def back_up(database: str | None, copy: Path) -> int:
    """Copy the tables of a file, also of one that is in use, to a new file; give how many tables it holds."""
    if database is not None and is_postgresql(database):
        raise StorageFailed(_for_postgresql(database, copy))
    source = found(file_of(database))
    if not source.exists():
        raise StorageFailed(f"There is no file {source}, so there are no tables to copy.")
    _demand_new(copy)
    part = copy.with_name(f"{copy.name}.part")
    part.unlink(missing_ok=True)  # of a copy that was broken off
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        number = _copied(source, part)
        _synced(part)
        _demand_new(copy)
        part.rename(copy)
        _synced(copy.parent)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return number


def _copied(source: Path, part: Path) -> int:
    """Copy a database as it is at one moment, and check the copy; give how many tables it holds."""
    try:
        with closing(connect(source)) as true, closing(sqlite3.connect(part)) as copy:
            true.backup(copy)
    except sqlite3.Error as mistake:
        raise said(part if "full" in str(mistake) else source, mistake) from None
    try:
        with closing(sqlite3.connect(part)) as copy:
            check = copy.execute("PRAGMA integrity_check").fetchall()
            if check != [("ok",)]:
                raise sqlite3.DatabaseError(f"malformed: {check[0][0]}")
            number: int = copy.execute("SELECT COUNT(*) FROM tables").fetchone()[0]
            return number
    except sqlite3.Error as mistake:
        raise said(source, mistake) from None


def _demand_new(copy: Path) -> None:
    """Refuse to write over anything."""
    if copy.exists() or copy.is_symlink():
        raise StorageFailed(f"{copy} is there already, and is not written over; name a new file.")


def _synced(path: Path) -> None:
    """See to it that a file, or the names in a folder, are on the disk; some systems cannot do that for folders."""
    with suppress(PermissionError):
        number = os.open(path, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def _for_postgresql(database: str, copy: Path) -> str:
    """How a PostgreSQL database is copied: by its own programs; passwords are not repeated."""
    address = urlsplit(database)
    if address.password is not None:
        address = address._replace(netloc=f"{address.username}@{address.netloc.rpartition('@')[2]}")
    return (
        "A PostgreSQL database is copied by its own program, also while tables are played at: "
        f'pg_dump --format=custom --file="{copy}" "{address.geturl()}"'
    )

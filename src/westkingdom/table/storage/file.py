"""The file of an SQLite storage: whether it is ours, how it is opened and claimed, and what can be wrong with it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from westkingdom.table.refusal import StorageFailed
from westkingdom.table.storage.schema import migrate

_HEADER: Final = b"SQLite format 3\0"


def found(path: Path) -> Path:
    """The file that a path leads to, looked at but not touched: one that exists and holds no tables is refused.

    Symbolic links are followed, so that one file is locked under one name; a file of several names is refused, as
    nobody knows which of them others use.
    """
    path = path.resolve()
    if not path.exists():
        return path
    if not path.is_file():
        raise StorageFailed(f"{path} is no file; a file is needed to keep tables in.")
    if path.stat().st_nlink > 1:
        raise StorageFailed(f"The file {path} has several names (hard links); leave it one, or use another file.")
    with path.open("rb") as file:
        head = file.read(len(_HEADER))
    if head and (head != _HEADER or not _holds_tables(path)):
        raise _foreign(path)
    return path


def _holds_tables(path: Path) -> bool:
    """Is a database one of ours, or still empty? It is left as it is."""
    in_use = path.with_name(f"{path.name}-wal").exists()  # then not everything is in the file itself
    try:
        names = _names_in(path, "mode=ro" if in_use else "immutable=1")
    except sqlite3.DatabaseError:
        return False
    return not names or "westkingdom_schema" in names


def _names_in(path: Path, how: str) -> set[str]:
    """The tables of a database."""
    with closing(sqlite3.connect(f"{path.as_uri()}?{how}", uri=True)) as connection:
        return {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


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
        check = connection.execute("PRAGMA quick_check(1)").fetchall()
        if check != [("ok",)]:
            raise sqlite3.DatabaseError(f"malformed: {check[0][0]}")
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
        return _foreign(path)
    return StorageFailed(f"The file {path} cannot be used: {text}.")


def _foreign(path: Path) -> StorageFailed:
    """The refusal of a file in which no tables can be found."""
    return StorageFailed(
        f"The file {path} is damaged, or holds no tables; move it away, and put back a copy if there is one."
    )

"""Where tables are kept: a file under the user's data directory, or the database that was named."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from westkingdom.table.refusal import StorageFailed
from westkingdom.table.storage.base import Storage


def data_directory() -> Path:
    """The folder for data of this user, as each system has it."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "westkingdom"


def is_postgresql(database: str) -> bool:
    """Is this the address of a PostgreSQL database?"""
    return database.startswith(("postgresql:", "postgres:"))


def file_of(database: str | None) -> Path:
    """The file that was named, or that of this user."""
    if database is not None and "://" in database:
        raise StorageFailed("A database is the path of a file, or an address that begins with postgresql://.")
    return Path(database) if database else data_directory() / "tables.sqlite3"


def open_storage(database: str | None = None) -> Storage:
    """Open the storage: nothing named is the file of this user; a postgresql: address, or the path of a file."""
    if database is not None and is_postgresql(database):
        from westkingdom.table.storage.postgresql import PostgresStorage

        return PostgresStorage(database)
    from westkingdom.table.storage.sqlite import SqliteStorage

    return SqliteStorage(file_of(database))

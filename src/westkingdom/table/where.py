"""Where tables are kept: a file under the user's data directory, or the database that was named."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from westkingdom.table.refusal import StorageFailed
from westkingdom.table.storage import Storage


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


def open_storage(database: str | None = None) -> Storage:
    """Open the storage: nothing named is the file of this user; a postgresql: address, or the path of a file."""
    if database is not None and database.startswith(("postgresql:", "postgres:")):
        from westkingdom.table.postgresql import PostgresStorage

        return PostgresStorage(database)
    if database is not None and "://" in database:
        raise StorageFailed("A database is the path of a file, or an address that begins with postgresql://.")
    from westkingdom.table.sqlite import SqliteStorage

    return SqliteStorage(Path(database) if database else data_directory() / "tables.sqlite3")

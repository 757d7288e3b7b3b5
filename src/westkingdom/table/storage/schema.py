"""The schema of the storage, one for SQLite and PostgreSQL, as a chain of migrations that only ever grows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

import msgspec

from westkingdom.table.refusal import StorageFailed


class Cursor(Protocol):
    """What both databases offer; values in SQL are written as question marks."""

    @property
    def rowcount(self) -> int:
        """How many rows the last statement changed."""

    def execute(self, sql: str, values: Sequence[object] = (), /) -> object:
        """Run one statement."""

    def fetchall(self) -> list[tuple[Any, ...]]:
        """Give the rows of the last statement."""


Statement = str | Callable[[Cursor], None]
"""One step of a migration: SQL, or what SQL alone cannot say."""


def _fill_holders(cursor: Cursor) -> None:
    """Enter who opens which table, from the tables themselves: those older than `holders` were never entered."""
    cursor.execute("SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM holders)")
    for (table,) in cursor.fetchall():
        cursor.execute("SELECT state FROM tables WHERE id = ?", (table,))
        for kept in _hashes(cursor.fetchall()[0][0]):
            cursor.execute("INSERT INTO holders (hash, table_id) VALUES (?, ?)", (kept, table))


def _hashes(state: str) -> list[str]:
    """The hashes of the secrets that open a table; a damaged one is opened by none."""
    try:
        return list(dict.fromkeys(str(holder["hash"]) for holder in msgspec.json.decode(state)["holders"]))
    except (msgspec.DecodeError, LookupError, TypeError):
        return []


MIGRATIONS: Final[list[list[Statement]]] = [
    [
        """CREATE TABLE tables (
            id TEXT NOT NULL PRIMARY KEY,
            revision BIGINT NOT NULL,
            state TEXT NOT NULL,
            game {bytes},
            bot_asked BIGINT NOT NULL,
            changed BIGINT NOT NULL
        )""",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id),
            revision BIGINT NOT NULL,
            kind TEXT NOT NULL,
            seat BIGINT NOT NULL,
            data TEXT NOT NULL,
            events TEXT NOT NULL,
            parent BIGINT NOT NULL,
            digest TEXT NOT NULL,
            holder TEXT NOT NULL,
            nonce TEXT,
            made BIGINT NOT NULL,
            PRIMARY KEY (table_id, revision),
            UNIQUE (table_id, holder, nonce)
        )""",
        """CREATE TABLE snapshots (
            table_id TEXT NOT NULL,
            revision BIGINT NOT NULL,
            game {bytes} NOT NULL,
            PRIMARY KEY (table_id, revision),
            FOREIGN KEY (table_id, revision) REFERENCES entries (table_id, revision)
        )""",
        "CREATE INDEX tables_with_bots ON tables (changed) WHERE bot_asked = 1",
    ],
    [
        """CREATE TABLE holders (
            hash TEXT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id),
            PRIMARY KEY (hash, table_id)
        )""",
        "CREATE INDEX holders_of_tables ON holders (table_id)",
    ],
    [_fill_holders, "ALTER TABLE tables ADD COLUMN carer BIGINT NOT NULL DEFAULT 0"],
]
"""By version: what leads to it from the version before. {bytes} is the type of raw bytes."""


def migrate(cursor: Cursor, bytes_type: str, migrations: Sequence[Sequence[Statement]] = MIGRATIONS) -> None:
    """Bring a database to the newest schema, within the transaction of the cursor; a newer one is refused."""
    cursor.execute("CREATE TABLE IF NOT EXISTS westkingdom_schema (version BIGINT NOT NULL)")
    cursor.execute("SELECT version FROM westkingdom_schema")
    rows = cursor.fetchall()
    version = rows[0][0] if rows else 0
    if version > len(migrations):
        raise StorageFailed(
            f"The tables were stored by a newer Westkingdom (schema {version}); "
            f"this one knows schema {len(migrations)}. "
            "Use that version, or another file or database."
        )
    for statements in migrations[version:]:
        for statement in statements:
            if isinstance(statement, str):
                cursor.execute(statement.replace("{bytes}", bytes_type))
            else:
                statement(cursor)
    if rows:
        cursor.execute("UPDATE westkingdom_schema SET version = ?", (len(migrations),))
    else:
        cursor.execute("INSERT INTO westkingdom_schema (version) VALUES (?)", (len(migrations),))

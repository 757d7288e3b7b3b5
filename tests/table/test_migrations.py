"""Databases that earlier versions made, one for each schema there was: everything in them is found, and goes on."""

from __future__ import annotations

import json
import lzma
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kit import ROOT
from tests.kit.table.house import Data, play_on, revision_of, service
from tests.table.test_storage import kept, rows, with_cursor
from westkingdom.table import By, open_storage
from westkingdom.table.storage.schema import MIGRATIONS, migrate

FOLDER = ROOT / "tests" / "data" / "databases"
MADE: dict[str, list[Data]] = json.loads((FOLDER / "tables.json").read_text())
"""By file: the tables in it, each with the secret of its host."""


def laid_out(database: str, schema: int) -> list[Data]:
    """Put an old database where an empty one is, and give its tables."""
    name = f"schema-{schema}.{'sql' if database.startswith('postgresql:') else 'sqlite3'}"
    content = lzma.decompress((FOLDER / f"{name}.xz").read_bytes())
    if name.endswith(".sqlite3"):
        Path(database).write_bytes(content)
        return MADE[name]
    import psycopg

    with psycopg.connect(database) as connection:
        place = connection.execute("SHOW search_path").fetchall()[0][0]
        connection.execute(content.replace(b" public.", f" {place}.".encode()))
    return MADE[name]


def test_there_is_a_database_of_every_schema_before_the_newest() -> None:
    assert sorted(MADE) == [f"schema-{n}.{kind}" for n in range(1, len(MIGRATIONS)) for kind in ("sql", "sqlite3")]


@pytest.mark.parametrize("schema", [1, 2])
def test_tables_of_an_old_database_are_listed_and_go_on(databases: Callable[[], str], schema: int) -> None:
    """They are found at their revision by the secrets that opened them, and played to the end."""
    database = databases()
    made = laid_out(database, schema)
    assert kept(database) == schema
    tables = service(open_storage(database), seed=9)
    for old in made:
        by = By(old["table"], old["token"])
        look = tables.look(by)
        assert (look["revision"], look["table"]["phase"]) == (old["revision"], old["phase"])
        assert [mine["table"]["id"] for mine in tables.mine(old["token"])] == [old["table"]]
        play_on(tables, by, 5_000)
        if old["phase"] != "open":
            assert tables.look(by)["table"]["phase"] == "over"
            assert tables.moment(by, old["revision"])["view"]
    tables.close()
    assert kept(database) == len(MIGRATIONS)


def test_holders_are_found_where_the_second_schema_left_them_out(database: str) -> None:
    """A database that an earlier version brought from the first schema to the second has none."""
    made = laid_out(database, 1)
    raw = "BYTEA" if database.startswith("postgresql:") else "BLOB"
    with_cursor(database, lambda cursor: migrate(cursor, raw, MIGRATIONS[:2]))
    assert rows(database, "SELECT * FROM holders") == []
    tables = service(open_storage(database))
    for old in made:
        assert [mine["table"]["id"] for mine in tables.mine(old["token"])] == [old["table"]]
        assert revision_of(tables, By(old["table"], old["token"])) == old["revision"]
    tables.close()


def test_a_damaged_table_does_not_keep_the_others_from_being_listed(database: str) -> None:
    made = laid_out(database, 1)
    broken, whole = made[0], made[1]
    with_cursor(
        database, lambda cursor: cursor.execute("UPDATE tables SET state = '{' WHERE id = ?", (broken["table"],))
    )
    tables = service(open_storage(database))
    assert [mine["table"]["id"] for mine in tables.mine(whole["token"])] == [whole["table"]]
    assert tables.mine(broken["token"]) == []
    tables.close()

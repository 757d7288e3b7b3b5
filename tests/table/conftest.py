"""Storages for the tests of tables: every test that asks for one runs with SQLite, PostgreSQL and in memory."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.kit.table import postgres
from tests.kit.table.house import in_a_file
from westkingdom.table import MemoryStorage, Storage, Tables, open_storage

DATABASES = ["sqlite"] if postgres.missing() else ["sqlite", "postgresql"]
MEMORY = "memory"
_numbers = itertools.count()

Open = Callable[[], Storage]


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A PostgreSQL server, started when the first test wants it."""
    with postgres.server() as url:
        yield url


@pytest.fixture
def postgres_url(postgres_server: str) -> str:
    """An empty place of its own in the database."""
    return new_place(postgres_server)


def new_place(server: str) -> str:
    """Make an empty place in a database, and give its address."""
    import psycopg

    name = f"wk_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
    return f"{server}{'&' if '?' in server else '?'}options=-csearch_path%3D{name}"


def fresh(request: pytest.FixtureRequest, folder: Path, kind: str) -> str:
    """What `--database` would be: a new file in a folder, or a new place in PostgreSQL."""
    if kind == "sqlite":
        return str(folder / f"tables-{next(_numbers)}.sqlite3")
    return new_place(request.getfixturevalue("postgres_server"))


@pytest.fixture(params=DATABASES)
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """As many empty databases of one kind as a test asks for."""
    return lambda: fresh(request, tmp_path, request.param)


@pytest.fixture
def database(databases: Callable[[], str]) -> str:
    """An empty database, as `--database` names it."""
    return databases()


@pytest.fixture(params=[MEMORY, *DATABASES])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Storage]:
    """An empty storage; one in memory too, which is no database that could be opened again."""
    opened = MemoryStorage() if request.param == MEMORY else open_storage(fresh(request, tmp_path, request.param))
    yield opened
    opened.close()


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    """Tables in a file: for what does not depend on the database."""
    with in_a_file(tmp_path) as made:
        yield made

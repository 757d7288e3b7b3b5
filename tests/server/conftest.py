"""What the tests of the server share: databases of both kinds, and a server in a thread for each file of tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.serving import Served, in_thread
from tests.tables.conftest import database, postgres_server, postgres_url

__all__ = ["database", "postgres_server", "postgres_url"]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server; a test makes its own tables there. What it logs must be nothing."""
    with in_thread(tmp_path_factory.mktemp("served") / "tables.sqlite3") as found:
        yield found
        assert found.log == []

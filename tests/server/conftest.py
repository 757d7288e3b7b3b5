"""What the tests of the server share: databases of both kinds, and on each of them a server for each file of tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.kit.server.serving import Served, in_thread
from tests.table.conftest import DATABASES, database, databases, fresh, postgres_server, postgres_url

__all__ = ["database", "databases", "postgres_server", "postgres_url"]


@pytest.fixture(scope="module", params=DATABASES)
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server; a test makes its own tables there. What it logs must be nothing."""
    with in_thread(fresh(request, tmp_path_factory.mktemp("served"), request.param)) as found:
        yield found
        assert found.log == []

"""What the tests of the server share: databases of both kinds, and on each of them a server for each file of tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.kit.server.fuzzed import LIMITS, House
from tests.kit.server.serving import Served, in_thread, play_on
from tests.table.conftest import DATABASES, database, databases, fresh, postgres_server, postgres_url

__all__ = ["database", "databases", "postgres_server", "postgres_url"]


@pytest.fixture(scope="module", params=DATABASES)
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server; a test makes its own tables there. What it logs must be nothing."""
    with in_thread(fresh(request, tmp_path_factory.mktemp("served"), request.param)) as found:
        yield found
        assert found.log == []


@pytest.fixture(scope="module", params=DATABASES)
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a table at which two play, for each file of tests that sends it anything."""
    database = fresh(request, tmp_path_factory.mktemp("fuzz"), request.param)
    with in_thread(database, LIMITS) as served:
        yield House(served, database)


@pytest.fixture
def house(running: House) -> Iterator[House]:
    """The server; after the test it has said nothing about failures, and a game at it can be played as ever."""
    yield running
    said = [line for line in running.served.log if "Invalid HTTP request" not in line]
    running.served.log.clear()
    assert not said, "\n".join(said)
    before, _ = running.kept()
    assert play_on(running.players, 3, random.Random(2)) == 3
    with running.players[0].socket() as one:
        assert one.update()["revision"] == before + 3 == running.kept()[0]

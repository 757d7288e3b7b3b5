"""A browser and a server for the tests of the browser client; no console message and no request to anybody else is allowed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.web.browser import PATIENCE, Server, Visit, Visitor, browser, missing

__all__ = ["Visit"]

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser, or a client that was built, there is nothing to test here; the end of the run says so."""
    why = missing()
    for item in items:
        if why and "tests/web" in str(item.path):
            item.add_marker(pytest.mark.skip(reason=why))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A browser."""
    with browser() as opened:
        yield opened


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests: each visitor has a secret of their own, and with it tables of their own."""
    made = Server(tmp_path_factory.mktemp("web"))
    made.start()
    yield made
    made.stop()


@pytest.fixture
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """The server; a test marked `own_server`, which stops it, has one of its own."""
    if request.node.get_closest_marker("own_server") is None:
        shared: Server = request.getfixturevalue("shared")
        shared.deal(request.node.nodeid)
        yield shared
        return
    made = Server(request.getfixturevalue("tmp_path"))
    made.deal(request.node.nodeid)
    made.start()
    yield made
    made.stop()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Somebody comes with a browser of their own; at the end nobody's console has said anything."""
    came: list[Visitor] = []

    def come(where: str = "/", **more: object) -> Visitor:
        visitor = Visitor(chromium, server, **more)
        came.append(visitor)
        visitor.goto(where)
        return visitor

    yield come
    for visitor in came:
        visitor.leave()
        assert visitor.foreign == []
        assert visitor.console == []

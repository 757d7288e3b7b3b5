"""Who knocks at the doors of a server, and is refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import httpx

from tests.kit.server.serving import Data, Served

NEW: Data = {"game": "viscounts", "seats": 2, "people": ["Ann", "Bob"]}


def refused(answer: httpx.Response, status: int, key: str) -> None:
    """It is refused so, and nothing else is said."""
    assert (answer.status_code, answer.json()["refused"]["key"]) == (status, key), answer.text


@contextmanager
def browser(served: Served) -> Iterator[httpx.Client]:
    """A browser that has opened the page, so that it has its cookie."""
    with httpx.Client(base_url=served.url, trust_env=False, headers={"origin": served.url}) as client:
        assert client.get("/").status_code == 200
        yield client

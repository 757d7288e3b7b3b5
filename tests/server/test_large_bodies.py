"""Nobody can use the server up with bodies, however large, or with one that never ends."""

from __future__ import annotations

import socket
import time
from contextlib import suppress

import pytest

from tests.kit.server.plain import MEGABYTE
from tests.kit.server.serving import Served, in_process, in_thread


def poured(served: Served, path: str, head: str, piece: bytes) -> tuple[bytes, int]:
    """Send a body piece by piece until the server answers, at most 100 MB; give the answer and how much was sent."""
    sent, answer = 0, b""
    with socket.create_connection(("127.0.0.1", served.port), timeout=10) as wire:
        wire.sendall(
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n{head}\r\n\r\n".encode()
        )
        wire.settimeout(0.05)
        while sent < 100 * MEGABYTE and not answer:
            with suppress(TimeoutError, ConnectionError):
                sent += wire.send(piece)
            wire.setblocking(False)
            with suppress(BlockingIOError, ConnectionError):
                answer = wire.recv(65536)
            wire.settimeout(0.05)
        wire.settimeout(1)
        with suppress(TimeoutError, ConnectionError):
            while part := wire.recv(65536):
                answer += part
    return answer, sent


@pytest.mark.parametrize("path", ["/api/tables", "/api/imports"])
@pytest.mark.parametrize("chunked", [False, True])
def test_a_hundred_megabytes_are_refused_when_they_begin(database: str, path: str, chunked: bool) -> None:
    """The answer comes long before the end, the connection is closed, and the body is kept nowhere."""
    head = "Transfer-Encoding: chunked" if chunked else f"Content-Length: {100 * MEGABYTE}"
    piece = b"10000\r\n" + b"x" * 65536 + b"\r\n" if chunked else b"x" * 65536
    with in_process(database) as served:
        before = served.memory()
        for _ in range(3):
            answer, sent = poured(served, path, head, piece)
            assert answer.startswith(b"HTTP/1.1 413 ")
            assert b'"refused-body"' in answer
            assert b"connection: close" in answer
            assert sent < 20 * MEGABYTE
        assert served.memory() - before < 30 * MEGABYTE
        with served.client() as client:
            assert client.get("/api").status_code == 200


def test_a_body_that_never_ends_is_no_table(database: str) -> None:
    """Who leaves in the middle of a body has asked nothing."""
    with in_thread(database) as served:
        with socket.create_connection(("127.0.0.1", served.port)) as wire:
            wire.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
                b'Content-Length: 100\r\n\r\n{"game": "viscounts"'
            )
            time.sleep(0.1)
        with served.client() as client:
            assert client.get("/api").status_code == 200
        assert not served.log

"""What visitors do wrong does not fill the log."""

from __future__ import annotations

import logging
import socket
from pathlib import Path

import pytest

from tests.kit.server.serving import in_thread
from westkingdom.server.sparing import FEW, MINUTE, Sparing


def heard(sparing: Sparing, text: str, *args: object) -> bool:
    return sparing.filter(logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, text, args, None))


def test_of_equal_lines_a_few_are_written_each_minute_and_then_how_many_were_not(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = [0.0]
    sparing = Sparing(clock=lambda: now[0])
    assert sum(heard(sparing, "Invalid request of %s", number) for number in range(1000)) == FEW
    assert heard(sparing, "something else")
    sparing.tell()
    assert caplog.messages == []
    now[0] = MINUTE
    sparing.tell()
    sparing.tell()
    assert caplog.messages == [f"{1000 - FEW} more like it were left out: Invalid request of %s"]
    assert heard(sparing, "Invalid request of %s", 1)


def test_malformed_requests_do_not_fill_the_log(tmp_path: Path) -> None:
    with in_thread(tmp_path / "tables.sqlite3") as served:
        for _ in range(5 * FEW):
            with socket.create_connection(("127.0.0.1", served.port), timeout=10) as wire:
                wire.sendall(b"\x16\x03\x01 this is no HTTP\r\n\r\n")
                assert wire.recv(100).startswith(b"HTTP/1.1 400 ")
        assert 0 < len(served.log) <= FEW

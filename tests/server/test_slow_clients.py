"""Nobody can use the server up by reading slowly, or by silence."""

from __future__ import annotations

import json
import socket
import struct
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tests.kit.server.plain import MEGABYTE, Plain, ask_without_reading, end_of, plain, plays_on
from tests.kit.server.serving import GENEROUS, Served, begun, in_thread, spectator


def test_a_client_that_never_reads_delays_nobody_and_is_left(database: str) -> None:
    """It is told no more than the window, then why it is left; meanwhile its table plays on."""
    limits = replace(GENEROUS, send_seconds=0.5)
    with in_thread(database, limits) as served:
        players = begun(served)
        looker = spectator(players[0])
        before = served.memory()
        with plain(looker, buffer=2048) as slow:
            plays_on(players, 120)
            assert served.memory() - before < 20 * MEGABYTE
            time.sleep(0.6)
            kinds = []
            while (frame := slow.frame())[0] == 1:
                kinds.append(json.loads(frame[1])["type"])
            assert kinds == ["update"] * limits.window + ["bye"]
            assert frame == (8, struct.pack(">H", 4408))
        assert not served.log


def test_a_client_that_asks_and_never_reads_takes_a_bounded_place(database: str) -> None:
    """Its questions are not read any more when it does not take the answers; others are answered meanwhile."""
    with in_thread(database, replace(GENEROUS, send_seconds=0.3)) as served:
        players = begun(served)
        before = served.memory()
        with plain(players[1], buffer=2048) as slow:
            ask_without_reading(slow)
            plays_on(players, 5)
            assert served.memory() - before < 40 * MEGABYTE
        assert not served.log


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="only Linux can end such a connection")
def test_a_client_that_asks_and_never_reads_is_cut_off(database: str) -> None:
    """After the time to read a message its connection is gone, and takes no open file any more."""
    with in_thread(database, replace(GENEROUS, send_seconds=0.3)) as served:
        players = begun(served)
        with plain(players[1], buffer=2048) as slow:
            ask_without_reading(slow)
            for _ in range(100):
                if not held(served):
                    break
                time.sleep(0.1)
            assert held(served) == 0


def held(served: Served) -> int:
    """How many connections the server has open."""
    lines = Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]
    return sum(line.split()[1].endswith(f":{served.port:04X}") and line.split()[3] == "01" for line in lines)


def test_a_client_that_reads_and_never_acknowledges_is_left(database: str) -> None:
    limits = replace(GENEROUS, send_seconds=0.3, window=3)
    with in_thread(database, limits) as served:
        players = begun(served)
        with spectator(players[0]).socket() as one:
            plays_on(players, 12)
            messages, code = end_of(one)
        assert [message["type"] for message in messages] == ["update"] * 3 + ["bye"]
        assert messages[-1]["refused"]["key"] == "refused-slow"
        assert code == 4408
        assert not served.log


def test_acknowledging_what_was_never_sent_opens_no_window(database: str) -> None:
    limits = replace(GENEROUS, send_seconds=0.3, window=3)
    with in_thread(database, limits) as served:
        players = begun(served)
        with spectator(players[0]).socket() as one:
            one.receive()
            one.seen(2**53)
            plays_on(players, 12)
            messages, code = end_of(one)
        assert [message["type"] for message in messages] == ["update"] * 3 + ["bye"]
        assert code == 4408


def test_a_socket_that_says_nothing_is_left(database: str) -> None:
    with in_thread(database, replace(GENEROUS, hello_seconds=0.2)) as served:
        with begun(served)[0].socket(hello=False) as one:
            messages, code = end_of(one)
        assert [message["refused"]["key"] for message in messages] == ["refused-silent"]
        assert code == 4408
        assert not served.log


def test_clients_that_vanish_while_they_act_are_nothing_to_speak_of(database: str) -> None:
    """Whatever is being said to them at that moment, from both sides of the connection, no failure is logged."""
    with in_thread(database) as served:
        players = begun(served)
        revision = players[0].look()["revision"]
        for number in range(150):
            lost = Plain(players[number % 2])
            for ident in range(4):
                action = {"do": "pause", "yes": (number + ident) % 2 == 0}
                lost.send({"type": "do", "id": ident, "action": action})
            time.sleep(number % 10 * 0.0005)
            lost.wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            lost.close()
        assert players[0].look()["revision"] > revision
        assert not served.log

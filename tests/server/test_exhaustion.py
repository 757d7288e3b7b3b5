"""Nobody can use the server up: not by reading slowly, not by silence, not by much, and not by many."""

from __future__ import annotations

import json
import random
import resource
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.kit.server.serving import (
    GENEROUS,
    Data,
    Player,
    Served,
    Socket,
    begun,
    good,
    in_process,
    in_thread,
    spectator,
)
from tests.kit.table.house import nonce
from westkingdom.server.limits import Buckets, Limits, Rate

MEGABYTE = 1 << 20
MANY = 1000


class Plain:
    """A WebSocket of bare bytes, which reads only when it is told to."""

    def __init__(self, player: Player, buffer: int = 0) -> None:
        self.wire = socket.socket()
        if buffer:
            self.wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.wire.settimeout(20)
        self.wire.connect(("127.0.0.1", player.served.port))
        self.wire.sendall(
            f"GET {player.path}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {player.token}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self._read = self.wire.makefile("rb")
        assert b" 101 " in self._read.readline()
        while self._read.readline().strip():
            pass
        self.send({"type": "hello", "seat": player.seat})

    def send(self, message: Data) -> None:
        """Send a message."""
        text = json.dumps(message).encode()
        length = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + struct.pack(">H", len(text))
        self.wire.sendall(b"\x81" + length + bytes(4) + text)

    def frame(self) -> tuple[int, bytes]:
        """Read a frame: its kind, and what is in it."""
        first, second = self._read.read(2)
        length = second
        if second == 126:
            (length,) = struct.unpack(">H", self._read.read(2))
        elif second == 127:
            (length,) = struct.unpack(">Q", self._read.read(8))
        return first & 15, self._read.read(length)

    def close(self) -> None:
        """Leave without a word."""
        self._read.close()
        self.wire.close()


@contextmanager
def plain(player: Player, buffer: int = 0) -> Iterator[Plain]:
    made = Plain(player, buffer)
    try:
        yield made
    finally:
        made.close()


def plays_on(players: list[Player], steps: int, seed: int = 1) -> None:
    """Play so many decisions over sockets: each is acknowledged, and everybody is told of it before the next."""
    luck = random.Random(seed)
    with ExitStack() as stack:
        sockets: list[Socket] = [stack.enter_context(player.socket()) for player in players]
        newest = [one.update() for one in sockets]
        for _ in range(steps):
            asked = next(seat for seat, look in enumerate(newest) if look["decision"] is not None)
            action = players[asked].choice(newest[asked], luck)
            assert action is not None
            done = sockets[asked].do(action)
            assert done["type"] == "done", done
            for seat, one in enumerate(sockets):
                while newest[seat]["revision"] < done["revision"]:
                    newest[seat] = one.update()


def end_of(one: Socket) -> tuple[list[Data], int]:
    """Everything that still comes on a socket, and the code with which it ends."""
    messages: list[Data] = []
    while True:
        try:
            messages.append(one.receive())
        except ConnectionClosed as end:
            return messages, 0 if end.rcvd is None else end.rcvd.code


# --- slow clients


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


def ask_without_reading(slow: Plain) -> None:
    """Ask what has long answers until the server takes no more questions."""
    stale = {"do": "play", "seat": 1, "option": 0, "revision": 0}
    slow.wire.settimeout(0.5)
    with suppress(TimeoutError, ConnectionError):
        for number in range(20_000):
            slow.send({"type": "do", "id": number, "action": {**stale, "nonce": nonce()}})


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


# --- many sockets


def test_a_thousand_idle_sockets_disturb_nobody(database: str) -> None:
    """They cost little memory, another table plays on beside them, and a change reaches all of them."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 3 * MANY:
        pytest.skip(f"this machine allows only {hard} open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 3 * MANY), hard))
    with in_process(database, "--connections-each", str(2 * MANY)) as served, ExitStack() as stack:
        watched, other = begun(served), begun(served)
        before = served.memory()
        invitation = watched[0].invite()
        with served.client() as client:
            joined = [
                good(client.post(f"{watched[0].path}/join", json={"invitation": invitation}))["token"]
                for _ in range(MANY // Limits().sockets_each + 1)
            ]
        lookers = [Player(served, watched[0].table, token, None) for token in joined]
        idle: list[Plain] = []
        for number in range(MANY):
            idle.append(stack.enter_context(plain(lookers[number % len(lookers)])))
            assert idle[-1].frame()[0] == 1
        assert served.memory() - before < MANY * 100_000
        plays_on(other, 40)
        revision = watched[0].look()["revision"]
        plays_on(watched, 1)
        for one in idle:
            assert json.loads(one.frame()[1])["revision"] == revision + 1


def test_one_secret_opens_only_so_many_sockets(database: str) -> None:
    with in_thread(database, replace(GENEROUS, sockets_each=3)) as served, ExitStack() as stack:
        one, other = begun(served)
        for _ in range(3):
            stack.enter_context(one.socket()).update()
        with pytest.raises(InvalidStatus), one.socket():
            pass
        stack.enter_context(other.socket()).update()
        stack.close()
        assert opened_at_last(one)
        assert not served.log


def test_a_server_opens_only_so_many_sockets(database: str) -> None:
    with in_thread(database, replace(GENEROUS, sockets=3)) as served, ExitStack() as stack:
        one, other = begun(served)
        for _ in range(3):
            stack.enter_context(one.socket()).update()
        with pytest.raises(InvalidStatus), other.socket():
            pass
        stack.close()
        assert opened_at_last(other)
        assert not served.log


def opened_at_last(player: Player) -> bool:
    """Can a socket be opened, as soon as the server has noticed that others have left?"""
    for _ in range(50):
        with suppress(InvalidStatus), player.socket() as one:
            return bool(one.update())
        time.sleep(0.02)
    return False


# --- large bodies


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


# --- rates


def test_a_bucket_fills_up_with_time() -> None:
    now = [0.0]
    buckets = Buckets(Rate(3, 2), clock=lambda: now[0], most=2)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    now[0] = 0.4
    assert not buckets.take("a")
    now[0] = 0.5
    assert [buckets.take("a"), buckets.take("a")] == [True, False]
    now[0] = 1000.0
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    now[0] = 0.0
    assert not buckets.take("a"), "a clock that goes back gives nothing"


def test_a_bucket_of_somebody_long_gone_is_forgotten() -> None:
    buckets = Buckets(Rate(1, 0), clock=lambda: 0.0, most=2)
    assert [buckets.take(visitor) for visitor in "abcab"] == [True] * 5
    assert not buckets.take("b")


@pytest.mark.parametrize(
    ("limits", "path", "body"),
    [
        (replace(GENEROUS, requests=Rate(5, 4)), "/api", None),
        (replace(GENEROUS, acts=Rate(5, 4)), "/api/tables", {}),
        (replace(GENEROUS, tables=Rate(5, 4)), "/api/tables", {}),
    ],
    ids=["requests", "acts", "tables"],
)
def test_too_much_at_once_is_refused_for_a_while(database: str, limits: Limits, path: str, body: Data | None) -> None:
    """After the burst comes 429, and after a little while the usual answer again."""
    with in_thread(database, limits) as served, served.client() as client:

        def ask() -> tuple[int, str]:
            answer = client.get(path) if body is None else client.post(path, json=body)
            return answer.status_code, answer.json().get("refused", {}).get("key", "")

        usual = (200, "") if body is None else (400, "refused-malformed")
        found = [ask() for _ in range(8)]
        assert found[:5] == [usual] * 5
        assert found[-1] == (429, "refused-rate")
        time.sleep(0.5)
        assert ask() == usual
        assert not served.log


def test_too_many_actions_are_refused_on_the_socket_too(database: str) -> None:
    limits = replace(GENEROUS, acts=Rate(6, 4))
    with in_thread(database, limits) as served:
        player = begun(served)[1]
        with player.socket() as one:
            one.update()
            action = {"do": "pause", "revision": 0}
            keys = [one.do(action)["refused"]["key"] for _ in range(8)]
            assert keys[0] == "refused-stale"
            assert keys[-1] == "refused-rate"
            time.sleep(0.5)
            assert one.do(action)["refused"]["key"] == "refused-stale"


def test_a_socket_with_too_many_messages_is_left(database: str) -> None:
    limits = replace(GENEROUS, requests=Rate(30, 1))
    with in_thread(database, limits) as served:
        with begun(served)[0].socket() as one:
            one.update()
            with suppress(ConnectionClosed):
                for _ in range(40):
                    one.seen(1)
            messages, code = end_of(one)
        assert messages[-1]["refused"]["key"] == "refused-rate"
        assert code == 4429
        assert not served.log

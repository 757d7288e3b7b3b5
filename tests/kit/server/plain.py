"""Connections that read only when they are told to, games over sockets, and how a socket ends."""

from __future__ import annotations

import json
import random
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

from websockets.exceptions import ConnectionClosed

from tests.kit.server.serving import Data, Player, Socket
from tests.kit.table.house import nonce

MEGABYTE = 1 << 20


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
    """A connection of bare bytes, and its end."""
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


def ask_without_reading(slow: Plain) -> None:
    """Ask what has long answers until the server takes no more questions."""
    stale = {"do": "play", "seat": 1, "option": 0, "revision": 0}
    slow.wire.settimeout(0.5)
    with suppress(TimeoutError, ConnectionError):
        for number in range(20_000):
            slow.send({"type": "do", "id": number, "action": {**stale, "nonce": nonce()}})

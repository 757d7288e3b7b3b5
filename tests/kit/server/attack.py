"""An outsider without a secret attacks a server, all day if need be, while others visit and play.

Three kinds of connections, each topped up when the server has ended some: heads that never end, bodies that come byte by
byte, and sockets of strangers who chose a secret and say nothing. Meanwhile visitors come, with new connections from the same
address and from another, and somebody plays against a bot. In the end nothing may be left over.
"""

from __future__ import annotations

import errno
import os
import random
import secrets
import selectors
import socket
import statistics
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import httpx

from tests.kit.server.serving import WAIT, Player, Process, begun, start
from westkingdom.server.limits import Buckets, Rate
from westkingdom.server.run import HERE
from westkingdom.table.bots.thinking import WORKERS

ELSEWHERE: Final = "127.0.0.2"
"""Another address of this machine."""
PATIENCE: Final = 5.0
"""How long a visitor waits for an answer."""
TRICKLE: Final = 2.0
"""Every so many seconds an attacker sends one more byte."""
FILES: Final = 1024
"""Open files that the server may have, as most systems allow a process."""

DATABASE: Final = ".sqlite3"
"""What the names of all files of a database have in common."""
BOTS: Final = WORKERS + 2
"""Processes of a server: those in which bots think, the one that begins them, and the one that clears up."""

HEAD: Final = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Never: "
BODY: Final = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"
)


def stranger() -> bytes:
    """The head of a socket for a table that is not there, with a secret that nobody knows."""
    return (
        f"GET /api/tables/{'a' * 16}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {secrets.token_hex(16)}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


@dataclass(frozen=True)
class Force:
    """How many connections of each kind are held, or tried."""

    heads: int = 1000
    bodies: int = 200
    strangers: int = 900
    per_second: int = 300
    """How many are made anew each second, after the first of them."""


class Attacker(threading.Thread):
    """Holds as many connections as it can until it is told to stop."""

    def __init__(self, port: int, force: Force) -> None:
        super().__init__(name="attacker", daemon=True)
        self._port: Final = port
        self._wanted: Final = {"head": force.heads, "body": force.bodies, "stranger": force.strangers}
        self._held: Final[dict[str, set[socket.socket]]] = {kind: set() for kind in self._wanted}
        self._watching: Final = selectors.DefaultSelector()
        self._stopping: Final = threading.Event()
        self._pace: Final = Buckets(Rate(sum(self._wanted.values()), force.per_second))
        self.opened = 0
        """Connections that were made, all in all."""
        self.full = threading.Event()
        """Is set when every connection that was wanted has been tried once."""

    def run(self) -> None:
        """Attack."""
        trickled = time.monotonic()
        while not self._stopping.is_set():
            self._top_up()
            self.full.set()
            for key, _ in self._watching.select(0.02):
                self._hear(key.data, key.fileobj)  # type: ignore[arg-type]
            if time.monotonic() - trickled > TRICKLE:
                trickled = time.monotonic()
                for kind in ("head", "body"):
                    for one in list(self._held[kind]):
                        self._send(kind, one, b"x")
        for kind, held in self._held.items():
            for one in list(held):
                self._drop(kind, one)
        self._watching.close()

    def stop(self) -> None:
        """Go away."""
        self._stopping.set()
        self.join(WAIT)

    def _top_up(self) -> None:
        for kind, wanted in self._wanted.items():
            for _ in range(wanted - len(self._held[kind])):
                if self._stopping.is_set() or not self._pace.take(""):
                    return
                one = socket.socket()
                one.setblocking(False)
                one.bind((HERE, 0))
                if one.connect_ex((HERE, self._port)) not in (0, errno.EINPROGRESS):
                    one.close()
                    return
                self.opened += 1
                self._held[kind].add(one)
                self._watching.register(one, selectors.EVENT_READ, kind)
                self._send(kind, one, {"head": HEAD, "body": BODY}.get(kind) or stranger())

    def _send(self, kind: str, one: socket.socket, data: bytes) -> None:
        try:
            one.send(data)
        except BlockingIOError:
            pass
        except OSError:
            self._drop(kind, one)

    def _hear(self, kind: str, one: socket.socket) -> None:
        try:
            said = one.recv(4096)
        except BlockingIOError:
            return
        except OSError:
            said = b""
        if not said:
            self._drop(kind, one)

    def _drop(self, kind: str, one: socket.socket) -> None:
        if one in self._held[kind]:
            self._held[kind].discard(one)
            self._watching.unregister(one)
            one.close()


@dataclass
class Found:
    """What visitors met with."""

    waited: list[float] = field(default_factory=list)
    """Seconds until each answer was there."""
    unserved: Counter[str] = field(default_factory=Counter)
    """By the address from which they came."""
    moves: int = 0
    """Decisions of a person, each after a bot had moved where it was asked."""
    attempts: int = 0
    """Connections that the attacker made."""
    files: tuple[int, int] = (0, 0)
    threads: tuple[int, int] = (0, 0)
    sockets: tuple[int, int] = (0, 0)
    """Of the server, at rest before the attack and after it."""

    def report(self) -> str:
        """Say it in a few lines."""
        worst = max(self.waited, default=0.0)
        middle = statistics.median(self.waited) if self.waited else 0.0
        return (
            f"{self.attempts} connections of the attacker\n"
            f"{len(self.waited)} visits served, {self.unserved[ELSEWHERE]} not, and {self.unserved[HERE]} from the attacker's "
            f"own address; {1000 * middle:.0f} ms median, {1000 * worst:.0f} ms worst\n"
            f"{self.moves} decisions played against a bot\n"
            f"before and after: files {self.files}, sockets {self.sockets}, threads {self.threads}"
        )


def visit(port: int, address: str, found: Found) -> None:
    """Come with a new connection from an address, ask for a page and for what can be played, and leave."""
    began = time.monotonic()
    way = httpx.HTTPTransport(local_address=address)
    try:
        with httpx.Client(base_url=f"http://{HERE}:{port}", transport=way, timeout=PATIENCE, trust_env=False) as client:
            assert client.get("/").status_code == 200
            assert client.get("/api").status_code == 200
    except httpx.TransportError:
        found.unserved[address] += 1
        return
    found.waited.append(time.monotonic() - began)


def play_once(player: Player, luck: random.Random) -> bool:
    """Decide once, as soon as a bot has done its part; false if the game is over."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        look = player.look()
        if look["result"] is not None:
            return False
        action = player.choice(look, luck)
        if action is not None:
            player.act(action)
            return True
        time.sleep(0.02)
    raise AssertionError("the bot does not move")


def names_of_files(pid: int) -> list[str]:
    """The files that a process has open."""
    names: list[str] = []
    for number in os.listdir(f"/proc/{pid}/fd"):
        with suppress(FileNotFoundError):
            names.append(os.readlink(f"/proc/{pid}/fd/{number}"))
    return names


def open_files(pid: int) -> tuple[int, int]:
    """How many files a process has open, and how many of them are sockets.

    Connections to its database are not counted: a thread that finds none free opens one more and leaves it for the next, so
    their number depends on how many threads ever met. `handles` counts them, and `most_handles` is what they may be.
    """
    names = [name for name in names_of_files(pid) if DATABASE not in name]
    return len(names), sum(name.startswith("socket:") for name in names)


def handles(pid: int) -> int:
    """How many files of its database a process has open."""
    return sum(DATABASE in name for name in names_of_files(pid))


def most_handles(pid: int) -> int:
    """How many files of its database a process may have open: two for a connection of each thread, and three for all."""
    return 2 * threads_of(pid) + 3


def threads_of(pid: int) -> int:
    """How many threads a process has."""
    return len(os.listdir(f"/proc/{pid}/task"))


def until(true: Callable[[], bool], seconds: float = WAIT) -> bool:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def at_rest(pid: int) -> tuple[int, int, int]:
    """Files, sockets and threads of a server that nobody visits, when they change no more."""
    before = (*open_files(pid), threads_of(pid))
    for _ in range(60):
        time.sleep(0.5)
        now = (*open_files(pid), threads_of(pid))
        if now == before:
            break
        before = now
    return before


def descendants(pid: int) -> int:
    """How many processes a process has begun, and those in their turn."""
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parent = int(stat.read_text(encoding="utf-8").rpartition(")")[2].split()[1])
            children.setdefault(parent, []).append(int(stat.parent.name))
    found, near = 0, [pid]
    while near:
        near = [child for one in near for child in children.get(one, [])]
        found += len(near)
    return found


def warm_up(process: Process) -> Player:
    """Let the server do once, at once, everything that it will be asked, so that all its threads and processes are there."""
    served = replace(process.served, source=ELSEWHERE)
    player = begun(served, bots=["random"])[0]
    while descendants(served.pid) < BOTS:
        play_once(begun(served, bots=["random"])[0], random.Random(0))
    asked = [threading.Thread(target=player.look) for _ in range(24)]
    asked += [threading.Thread(target=visit, args=(process.served.port, HERE, Found())) for _ in range(8)]
    for one in asked:
        one.start()
    for one in asked:
        one.join()
    return player


def withstand(database: str | Path, seconds: float, force: Force, files: int = FILES) -> Found:
    """Attack a server for so many seconds; visitors come all the time, and a game is played."""
    found, luck = Found(), random.Random(1)
    process = start(database, files=files)
    try:
        pid, port = process.served.pid, process.served.port
        player = warm_up(process)
        rest = at_rest(pid)
        attacker = Attacker(port, force)
        attacker.start()
        try:
            assert attacker.full.wait(WAIT)
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                for address in (ELSEWHERE, HERE):
                    visit(port, address, found)
                if not play_once(player, luck):
                    player = begun(player.served, bots=["random"])[0]
                found.moves += 1
                time.sleep(0.05)
        finally:
            attacker.stop()
        found.attempts = attacker.opened
        until(lambda: open_files(pid)[1] <= rest[1])
        after = at_rest(pid)
        found.files, found.sockets, found.threads = zip(rest, after, strict=True)
        assert play_once(player, luck), "the game is over"
    finally:
        process.stop()
    return found

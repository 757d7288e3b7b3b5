"""A real server for tests, in a thread or a process of its own, and thin clients for HTTP and WebSocket."""

from __future__ import annotations

import itertools
import json
import logging
import os
import random
import re
import signal
import ssl
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, cast
from unittest.mock import patch

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.kit import ROOT
from tests.kit.table.house import nonce
from westkingdom.server import run
from westkingdom.server.app import build_app
from westkingdom.server.limits import Limits, Rate
from westkingdom.table import Tables

Data = dict[str, Any]
PLENTY = Rate(1e9, 1e9)
GENEROUS = Limits(requests=PLENTY, acts=PLENTY, tables=PLENTY, work=PLENTY, work_address=PLENTY)
"""Limits of rates that no test reaches; sizes and numbers are the usual ones."""
WAIT = 20.0
"""Seconds after which a test does not believe any more that something comes."""
_NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Not used, but making one for each client would take longer than what most clients do."""


@dataclass
class Served:
    """A server that runs: where it is, and which process it is."""

    port: int
    pid: int
    source: str = ""
    """The address from which clients come, if it is to be another one than usual."""
    log: list[str] = field(default_factory=list)
    """What it had to say, with tracebacks; of a server in a thread alone."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self, token: str = "") -> httpx.Client:
        """A program that asks over HTTP, with a secret or without."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        way = httpx.HTTPTransport(local_address=self.source) if self.source else None
        return httpx.Client(
            base_url=self.url, headers=headers, timeout=WAIT, trust_env=False, verify=_NO_TLS, transport=way
        )

    def memory(self) -> int:
        """How many bytes the process of the server uses."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        return int(status.partition("VmRSS:")[2].split()[0]) * 1024


# --- servers


class Noted(logging.Handler):
    """Keeps everything that is logged as text."""

    def __init__(self, log: list[str]) -> None:
        super().__init__(logging.INFO)
        self._log = log
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self._log.append(self.format(record))


@contextmanager
def in_thread(database: str | Path, limits: Limits = GENEROUS) -> Iterator[Served]:
    """Run a server in a thread of this process: quick to start, and its log is at hand."""
    servers: list[run.Announcing] = []
    ready = threading.Event()
    served = Served(0, os.getpid())

    class Kept(run.Announcing):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            servers.append(self)

    def hear(port: int) -> None:
        served.port = port
        ready.set()

    def work() -> None:
        try:
            run.serve(port=0, database=str(database), limits=limits, ready=hear)
        finally:
            ready.set()

    thread = threading.Thread(target=work, name="server of a test")
    noted = Noted(served.log)
    loggers = [logging.getLogger(), logging.getLogger("uvicorn")]
    with patch.object(run, "Announcing", Kept):
        thread.start()
        assert ready.wait(WAIT)
    assert served.port, "the server does not start"
    for logger in loggers:
        logger.addHandler(noted)
    try:
        yield served
    finally:
        servers[0].should_exit = True
        thread.join(WAIT)
        for logger in loggers:
            logger.removeHandler(noted)
        assert not thread.is_alive(), "the server does not end"


@contextmanager
def serving(tables: Tables, limits: Limits = GENEROUS) -> Iterator[Served]:
    """Serve tables that a test has at hand, in a thread; without bots."""
    listening = run.bound(run.HERE, 0)
    ready = threading.Event()
    server = run.Announcing(run.configured(build_app(tables, limits=limits), limits), ready.set)
    thread = threading.Thread(target=lambda: server.run([listening]), name="server of a test")
    thread.start()
    try:
        assert ready.wait(WAIT)
        yield Served(listening.getsockname()[1], os.getpid())
    finally:
        server.should_exit = True
        thread.join(WAIT)
        listening.close()


@contextmanager
def in_process(database: str | Path, *more: str) -> Iterator[Served]:
    """Run `westkingdom serve` in a process of its own, on a port that is free."""
    process = start(database, *more)
    try:
        yield process.served
    finally:
        process.stop()


@dataclass
class Process:
    """A server in a process of its own, for tests that end it and begin it again."""

    popen: subprocess.Popen[str]
    served: Served

    def end(self, how: signal.Signals, group: bool = False) -> int:
        """Tell it, or all its processes, to end, and give what it returns."""
        if group:
            os.killpg(self.popen.pid, how)
        else:
            self.popen.send_signal(how)
        self._gone()
        return self.popen.returncode

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.popen.kill()
        self._gone()

    def stop(self) -> None:
        """Ask it to end."""
        if self.popen.poll() is None:
            self.popen.send_signal(signal.SIGINT)
        self._gone()

    def _gone(self) -> None:
        try:
            self.popen.wait(WAIT)
        except subprocess.TimeoutExpired:
            self.popen.kill()
            self.popen.wait()
            raise
        finally:
            assert self.popen.stdout is not None
            self.popen.stdout.close()


def start(
    database: str | Path,
    *more: str,
    port: int = 0,
    files: int = 0,
    group: bool = False,
    errors: IO[str] | None = None,
) -> Process:
    """Start `westkingdom serve` in a process of its own, and wait until it listens.

    If need be with so many open files, with a group of processes for itself, or with another place for what it logs.
    """
    chosen = port or free_port()
    command = [sys.executable, "-m", "westkingdom", "serve", "--port", str(chosen), "--database", str(database), *more]
    if files:
        command = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *command]
    there = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    popen = subprocess.Popen(
        command, env=there, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True, start_new_session=group
    )
    assert popen.stdout is not None
    said = popen.stdout.readline()
    assert re.search(rf":{chosen}/", said), f"the server does not start: {said!r}"
    return Process(popen, Served(chosen, popen.pid))


def free_port() -> int:
    """A port on which nobody listens."""
    with run.bound(run.HERE, 0) as found:
        return int(found.getsockname()[1])


# --- clients


class Socket:
    """A WebSocket of a client. Updates that come while it waits for something else are kept for `update`."""

    def __init__(self, connection: ClientConnection) -> None:
        self.raw = connection
        self._ids = itertools.count(1)
        self._updates: deque[Data] = deque()

    def send(self, message: object) -> None:
        """Send anything as JSON."""
        self.raw.send(json.dumps(message))

    def receive(self, wait: float = WAIT) -> Data:
        """The next message of any kind."""
        return cast(Data, json.loads(self.raw.recv(timeout=wait)))

    def hello(self, seat: int | None = None, since: int = 0, **more: Any) -> None:
        """Say through whose eyes to look."""
        self.send({"type": "hello", "seat": seat, "since": since, **more})

    def update(self, wait: float = WAIT, *, acknowledge: bool = True) -> Data:
        """The next update; anything else that comes instead fails."""
        found = self._updates.popleft() if self._updates else self.receive(wait)
        assert found["type"] == "update", found
        if acknowledge:
            self.seen(found["number"])
        return found

    def seen(self, number: int) -> None:
        """Acknowledge updates."""
        self.send({"type": "seen", "number": number})

    def do(self, action: Data, wait: float = WAIT) -> Data:
        """Do something, and give the answer to it: done or refused."""
        ident = next(self._ids)
        self.send({"type": "do", "id": ident, "action": action})
        while (found := self.receive(wait))["type"] == "update":
            self._updates.append(found)
        assert found["id"] == ident, found
        return found


@dataclass(frozen=True)
class Player:
    """Somebody who holds one seat of a table, or as seat None looks on."""

    served: Served
    table: str
    token: str
    seat: int | None

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def http(self) -> httpx.Client:
        """Ask over HTTP."""
        return self.served.client(self.token)

    def look(self) -> Data:
        """The table as it is now."""
        with self.http() as client:
            return good(client.get(self.path, params={} if self.seat is None else {"seat": self.seat}))

    def act(self, action: Data) -> Data:
        """Do something over HTTP."""
        with self.http() as client:
            return good(client.post(f"{self.path}/actions", json=action))

    def invite(self, seat: int | None = None) -> str:
        """Make an invitation, as the host."""
        with self.http() as client:
            return str(good(client.post(f"{self.path}/invitations", json={"seat": seat}))["invitation"])

    @contextmanager
    def socket(self, *, hello: bool = True, since: int = 0, **more: Any) -> Iterator[Socket]:
        """Open a socket, and say hello."""
        with connect(
            f"ws://127.0.0.1:{self.served.port}{self.path}/socket",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=WAIT,
            **more,
        ) as connection:
            made = Socket(connection)
            if hello:
                made.hello(self.seat, since)
            yield made

    def choice(self, look: Data, luck: random.Random) -> Data | None:
        """An action that plays one of the options of a look or an update; None if this seat is not asked."""
        if look["decision"] is None:
            return None
        option = luck.choice(look["decision"]["options"])["id"]
        return {"do": "play", "seat": self.seat, "option": option, "revision": look["revision"], "nonce": nonce()}


def good(answer: httpx.Response) -> Data:
    """The data of an answer that is no refusal."""
    assert answer.status_code == 200, answer.text
    return cast(Data, answer.json())


def begun(served: Served, game: str = "viscounts", seats: int = 2, **more: Any) -> list[Player]:
    """A table that has begun, each seat with a player of its own; the first is the host."""
    with served.client() as client:
        made = good(client.post("/api/tables", json={"game": game, "seats": seats, "people": ["Player 0"], **more}))
        players = [Player(served, made["table"], made["token"], 0)]
        for seat in range(1, seats - len(more.get("bots", ()))):
            body = {"invitation": players[0].invite(seat), "name": f"Player {seat}"}
            token = good(client.post(f"{players[0].path}/join", json=body))["token"]
            players.append(Player(served, made["table"], token, seat))
            players[-1].act({"do": "ready", "seat": seat})
    players[0].act({"do": "start"})
    return players


def spectator(host: Player) -> Player:
    """Somebody new who looks on at a table."""
    with host.served.client() as client:
        token = good(client.post(f"{host.path}/join", json={"invitation": host.invite()}))["token"]
    return Player(host.served, host.table, token, None)


def play_on(players: list[Player], steps: int, luck: random.Random) -> int:
    """Play so many decisions at random over HTTP, or until the game is over; give how many there were."""
    for done in range(steps):
        asked = players[0].look()["view"]["asked"]
        action = None if asked is None else players[asked["seat"]].choice(players[asked["seat"]].look(), luck)
        if action is None:
            return done
        players[action["seat"]].act(action)
    return steps

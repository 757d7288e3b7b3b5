"""Killing a server under load, at any moment: what it acknowledged is there, and every client finds its way back.

Several clients play through their sockets all the time, and remember what was acknowledged. When the server is gone
they wait, come back with the number of the last event they know, and send what was not answered again, under the same
nonce.
"""

from __future__ import annotations

import random
import threading
import time
from dataclasses import dataclass, field

import httpx
from websockets.exceptions import WebSocketException

from tests.kit.server.serving import Data, Player, Socket, begun, start
from tests.kit.table.kills import demand_kept

TABLES = 4
GONE = (OSError, WebSocketException, httpx.TransportError, EOFError)
"""How a client notices that the server is gone."""


@dataclass
class Client:
    """Plays one seat, whatever happens to the server."""

    player: Player
    luck: random.Random
    acknowledged: int = 0
    """The revision of the last action that was acknowledged."""
    actions: int = 0
    known: list[int] = field(default_factory=list)
    """The numbers of all events that were told, in order."""
    revision: int = 0
    pending: Data | None = None
    """What was sent and not yet answered."""
    over: bool = False
    failure: BaseException | None = None

    def run(self, stop: threading.Event) -> None:
        """Play until the game is over or it is time to stop; a server that is gone comes back."""
        while not stop.is_set() and not self.over:
            try:
                with self.player.socket(since=len(self.known)) as socket:
                    self.play(socket, stop)
            except GONE:
                time.sleep(0.02)
            except BaseException as mistake:
                self.failure = mistake
                raise

    def play(self, socket: Socket, stop: threading.Event) -> None:
        """Answer updates; first of all send again what was not answered."""
        if self.pending is not None:
            self.act(socket, self.pending)
        while not stop.is_set():
            try:
                update = socket.update(wait=0.2)
            except TimeoutError:
                continue
            self.known += [event["number"] for event in update["told"]]
            self.revision = update["revision"]
            if update["result"] is not None:
                self.over = True
                return
            action = self.player.choice(update, self.luck)
            if action is not None:
                self.act(socket, action)

    def act(self, socket: Socket, action: Data) -> None:
        """Do something once, however often it must be sent; somebody else may have been faster."""
        self.pending = action
        answer = socket.do(action)
        self.pending = None
        if answer["type"] == "done":
            self.acknowledged = max(self.acknowledged, answer["revision"])
            self.actions += 1
        else:
            assert answer["refused"]["key"] in ("refused-stale", "refused-not-playing"), answer


def survive(database: str, kills: int, seed: int = 1) -> int:
    """Kill a server so many times while eight clients play.

    Give how many actions were acknowledged, all of them kept.
    """
    luck = random.Random(seed)
    stop = threading.Event()
    clients: list[Client] = []
    threads: list[threading.Thread] = []
    process = start(database)
    port = process.served.port
    try:
        for _ in range(kills):
            while sum(not client.over for client in clients) < 2 * TABLES:
                game = luck.choice(["viscounts", "architects"])
                fresh = [Client(player, random.Random(luck.random())) for player in begun(process.served, game)]
                clients += fresh
                threads += [threading.Thread(target=client.run, args=(stop,), daemon=True) for client in fresh]
                for thread in threads[-2:]:
                    thread.start()
            time.sleep(luck.uniform(0.02, 0.4))
            process.kill()
            demand_kept(database, promised(clients))
            process = start(database, port=port)
        settle(clients)
    finally:
        stop.set()
        for thread in threads:
            thread.join(30)
        process.stop()
    for client in clients:
        assert client.known == list(range(1, len(client.known) + 1)), "something was told twice, or not at all"
    demand_kept(database, promised(clients))
    return sum(client.actions for client in clients)


def promised(clients: list[Client]) -> dict[str, int]:
    """The newest revision of each table that was acknowledged to anybody."""
    newest: dict[str, int] = {}
    for client in clients:
        assert client.failure is None, client.failure
        newest[client.player.table] = max(newest.get(client.player.table, 1), client.acknowledged)
    return newest


def settle(clients: list[Client]) -> None:
    """Wait until everybody plays again: each table must come on from where it is."""
    before = [client.revision for client in clients]
    for _ in range(400):
        time.sleep(0.05)
        promised(clients)
        if all(client.over or client.revision > then for client, then in zip(clients, before, strict=True)):
            return
    raise AssertionError("the clients do not find their way back")

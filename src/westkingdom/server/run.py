"""Running the server: the socket it listens on, the names it answers to, and the links it prints."""

from __future__ import annotations

import logging
import signal
import socket
from collections.abc import Callable
from contextlib import closing, suppress
from threading import Thread
from types import FrameType
from typing import Final

import uvicorn

from westkingdom.engine.errors import WestkingdomError
from westkingdom.library.data import load_everything
from westkingdom.server import PORT
from westkingdom.server.app import build_app
from westkingdom.server.connections import Config, HttpConnection
from westkingdom.server.door import Door
from westkingdom.server.guard import Guard
from westkingdom.server.limits import Limits
from westkingdom.server.listening import Listener, files_allowed, fitted
from westkingdom.server.sparing import Sparing
from westkingdom.server.visitors import LOCAL
from westkingdom.table import Tables, WorkerPool, open_storage

LOG: Final = logging.getLogger("westkingdom.server")
EVERYWHERE: Final = "0.0.0.0"
HERE: Final = "127.0.0.1"
_PATIENCE: Final = 4
"""How much longer than for a single message a connection is kept whose other end takes nothing."""


class CannotListen(WestkingdomError):
    """The address is taken, or not ours."""


def bound(
    host: str, port: int, any_port: bool = False, unread: float = _PATIENCE * Limits.send_seconds
) -> socket.socket:
    """Open the socket to listen on; if that port is taken another one may do.

    Who takes nothing of what is sent for so many seconds loses the connection.
    """
    opened = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # as on Linux
            opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * unread))
        opened.bind((host, port))
    except OSError as mistake:
        opened.close()
        if any_port and port:
            return bound(host, 0, unread=unread)
        raise CannotListen(
            f"Nobody can listen on {host} port {port}: {(mistake.strerror or str(mistake)).lower()};"
            " try another --port."
        ) from None
    return opened


def own_addresses() -> list[str]:
    """The addresses under which this machine can be reached from its network, best guess first."""
    found: list[str] = []
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address for documentation; nothing is sent
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [one for one in dict.fromkeys(found) if not one.startswith("127.")]


def serve(
    *,
    host: str = HERE,
    port: int = PORT,
    any_port: bool = False,
    database: str | None = None,
    names: tuple[str, ...] = (),
    proxy: bool = False,
    limits: Limits | None = None,
    ready: Callable[[int], None] = lambda port: None,
) -> bool:
    """Serve the tables until the process is told to stop; `ready` is called with the port when it listens.

    False if the storage did not answer in the end, so that threads still wait for it.
    """
    limits = fitted(limits or Limits(), files_allowed())
    listening = bound(host, port, any_port, _PATIENCE * limits.send_seconds)
    with closing(listening):
        number = listening.getsockname()[1]
        hosts = {*LOCAL, host, *names, *(own_addresses() if host in (EVERYWHERE, "::") else [])}
        load_everything()
        tables = Tables(open_storage(database), pool=WorkerPool())
        try:
            app = build_app(tables, hosts=hosts, limits=limits)
            config = configured(app, limits, proxy)
            with suppress(KeyboardInterrupt):  # before it listens; after that it is told in another way
                Announcing(config, lambda: ready(number)).run(sockets=[listening])
        finally:
            closed = _closed_in_time(tables.close, limits.storage_seconds)
    return closed and app.is_idle


def _closed_in_time(close: Callable[[], None], seconds: float) -> bool:
    """Close something that may hang, and wait no longer than so many seconds for it."""
    thread = Thread(target=close, name="closing", daemon=True)
    thread.start()
    thread.join(seconds)
    if thread.is_alive():
        LOG.error("The storage does not answer, and is left as it is; nothing that was acknowledged is lost.")
    return not thread.is_alive()


def configured(app: Guard, limits: Limits, proxy: bool = False) -> Config:
    """How the server is run: quiet, and without compression, which would cost more memory than it saves."""
    return Config(
        app,
        limits,
        Door(limits, trusted=[HERE] if proxy else []),
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=proxy,
        forwarded_allow_ips=HERE if proxy else None,
        ws_max_size=limits.frame,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )


class Announcing(uvicorn.Server):
    """A server that says when it listens, lets newcomers in one by one, and ends in good order."""

    def __init__(self, config: Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._told: Final = config
        self._ready: Final = ready
        self._sparing: Final = Sparing()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so."""
        await super().startup(sockets=[])
        if self.started:
            self._sparing.attach()
            self.servers = [
                Listener(one, self.config.backlog, self._told.door, self._connection)  # type: ignore[misc]  # closes alike
                for one in sockets or []
            ]
            self._ready()

    def _connection(self) -> HttpConnection:
        return HttpConnection(self.config, self.server_state, self.lifespan.state)

    async def on_tick(self, counter: int) -> bool:
        """Look ten times a second whether it is time to stop, or to say what was left out of the log."""
        self._sparing.tell()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, take leave of those inside, and end."""
        for server in self.servers:
            server.close()
        await self._told.guard.farewell()
        await super().shutdown(sockets)
        self._sparing.detach()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop when asked; uvicorn would raise the signal once more in the end, before the storage is closed."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

"""Connections as uvicorn speaks on them, with an end to everybody's patience: for heads, for bodies, for readers.

uvicorn has no limit in time for a head or a body, and none for the size of a head. The least that helps is a small
subclass of the protocol that parses them: it hears when a head begins and ends anyway, and needs one timer.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Literal

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from westkingdom.server.door import Door
from westkingdom.server.guard import Guard
from westkingdom.server.limits import Limits
from westkingdom.server.visitors import group_of

_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_CHUNKED: Final = 8
"""How many bytes may be sent for one byte of a body that comes in small chunks."""

_Phase = Literal["", "head", "body"]


class Config(uvicorn.Config):
    """What uvicorn is told, and what the connections must know beside that."""

    def __init__(self, app: Guard, limits: Limits, door: Door, **named: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=SocketConnection, **named)
        self.guard: Final = app
        self.limits: Final = limits
        self.door: Final = door


def _known(config: uvicorn.Config) -> Config:
    """The configuration that these connections are made with."""
    if not isinstance(config, Config):
        raise TypeError("Only our own server makes these connections.")
    return config


class HttpConnection(HttpToolsProtocol):
    """A connection that speaks HTTP: at every moment it is clear until when the visitor must have done something."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits: Final = _known(config).limits
        self._door: Final = _known(config).door
        self._away = False
        self._answering: RequestResponseCycle | None = None
        self._phase: _Phase = ""
        self._timer: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None
        self._around = 0
        """Bytes of a request that are no body."""
        self._body = 0

    # --- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if self._away:
            transport.abort()
        self._expect("head", self._limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect("")
        self._taken()
        self._door.leave(self)
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = (
                True  # uvicorn knows of the last question only, which may wait behind this one
            )
            self._answering.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def turn_away(self) -> None:
        """Make room for somebody else."""
        self._away = True
        if self.transport is not None:  # it may be on its way in
            self.transport.abort()

    def shutdown(self) -> None:
        """End when the answer is given; a body that is still coming is not waited for."""
        if self._phase == "body":
            self.transport.abort()
        else:
            super().shutdown()

    def handle_websocket_upgrade(self) -> None:
        self._expect("")
        self._taken()
        self._door.leave(self)
        super().handle_websocket_upgrade()

    # --- patience

    def _expect(self, phase: _Phase, seconds: float = 0) -> None:
        """Give the visitor so many seconds for something, or let it be."""
        if self._timer is not None:
            self._timer.cancel()
        self._phase = phase
        self._timer = self.loop.call_later(seconds, self._late) if phase else None

    def _late(self) -> None:
        """Say that it took too long, if nothing else was or will be said, and end."""
        cycle = self.cycle
        answered = cycle is not None and (
            cycle.response_started if self._phase == "body" else not cycle.response_complete
        )
        self._expect("")
        if answered or self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.transport.write(_LATE)
            self.transport.close()

    def timeout_keep_alive_handler(self) -> None:
        """End an idle connection; one whose visitor has not read the last answer either is cut off."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            super().timeout_keep_alive_handler()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taken()
        self._reading = self.loop.call_later(self._limits.send_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._taken()
        super().resume_writing()

    def _taken(self) -> None:
        """What was sent is being read."""
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    # --- what comes in

    def data_received(self, data: bytes) -> None:
        if not self._phase and (self.cycle is None or self.cycle.response_complete):
            self._expect("head", self._limits.head_seconds)  # also for what is skipped before a head
        self._around += len(data)
        super().data_received(data)
        if self._around > self._limits.head + _CHUNKED * self._body and not self.transport.is_closing():
            self.transport.abort()

    def on_message_begin(self) -> None:
        if not self._phase:
            self._expect("head", self._limits.head_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._expect("body", self._limits.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._around -= len(body)
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._expect("")
        self._around = self._body = 0
        self._door.asks(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self._door.waits(self)


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that speaks WebSocket.

    How many of them there may be, and how patient one is, is said in `sockets.py`.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        door = _known(self.config).door
        door.enter(self, group_of(self.client[0] if self.client else ""))
        door.asks(self)

    def connection_lost(self, exc: Exception | None) -> None:
        _known(self.config).door.leave(self)
        super().connection_lost(exc)

    def turn_away(self) -> None:
        """Make room for somebody else."""
        self.transport.abort()

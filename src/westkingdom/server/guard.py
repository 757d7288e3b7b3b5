"""The guard at the door, before every request and socket: names of hosts, and headers on every answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from westkingdom.server.refusals import refusal, status_of, told
from westkingdom.server.visitors import host_name

_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
    "font-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
}


class Guard:
    """Lets in who asks for one of our hosts, and sees to it that every answer carries our policy."""

    def __init__(self, app: ASGIApp, hosts: Collection[str], farewell: Callable[[], Awaitable[None]]) -> None:
        self._app: Final = app
        self.farewell: Final = farewell
        """What is to be said to everybody inside before the server ends."""
        self.is_idle = True
        """Whether, after the end, nothing is being answered any more."""
        self._hosts: Final = frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request or socket."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        named = Headers(scope=scope).getlist("host")
        if len(named) != 1 or host_name(named[0]) not in self._hosts:
            await self._refuse(scope, send_with_headers)
        else:
            await self._app(scope, receive, send_with_headers)

    async def _refuse(self, scope: Scope, send: Send) -> None:
        mistake = refusal("refused-host")
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        body = told(mistake.message)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status_of(mistake), "headers": headers})
        await send({"type": "http.response.body", "body": body})

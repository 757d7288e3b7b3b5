"""The application: ways over HTTP, the socket, pages, and the schema, behind the guard."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute

from westkingdom.server import pages, schema
from westkingdom.server.guard import Guard
from westkingdom.server.hub import Hub
from westkingdom.server.limits import Buckets, Limits
from westkingdom.server.refusals import malformed, refusal, status_of
from westkingdom.server.sockets import Sockets
from westkingdom.server.visitors import LOCAL, address_of, demand_origin, is_browser, token_of
from westkingdom.server.ways import WAYS, Ask, Way, decoder
from westkingdom.table import Refused, StorageFailed, Tables

T = TypeVar("T")
LOG: Final = logging.getLogger("westkingdom.server")
MOST_DIGITS: Final = 15
"""Of a revision in an address."""


class House:
    """What all answers of one process share: the tables, threads to ask them in, and how much is taken from whom."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables: Final = tables
        self.limits: Final = limits
        self.threads: Final = ThreadPoolExecutor(limits.threads, "server")
        self.slow: Final = ThreadPoolExecutor(limits.imports, "server-slow")
        self.requests: Final = Buckets(limits.requests)
        self.acts: Final = Buckets(limits.acts)
        self.new_tables: Final = Buckets(limits.tables)
        self.hub: Final = Hub()
        self.waiting_slow = 0

    async def ask(self, question: Callable[..., T], *args: Any, **named: Any) -> T:
        """Ask the tables something, in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, partial(question, *args, **named))

    async def ask_slow(self, question: Callable[..., T], *args: Any) -> T:
        """Ask something that takes long; who comes when others wait already is refused."""
        if self.waiting_slow > 2 * self.limits.imports:
            raise refusal("refused-busy")
        self.waiting_slow += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.slow, partial(question, *args))
        finally:
            self.waiting_slow -= 1

    def close(self) -> None:
        """Let the threads go."""
        self.threads.shutdown(wait=True, cancel_futures=True)
        self.slow.shutdown(wait=True, cancel_futures=True)


def worth_saying(record: logging.LogRecord) -> bool:
    """Leave out that a message was no UTF-8: its sender is told, and anybody could fill the log with tracebacks."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence")


def build_app(tables: Tables, *, hosts: Collection[str] = LOCAL, limits: Limits | None = None) -> Guard:
    """Make the application that serves some tables under some names of this host."""
    house = House(tables, limits or Limits())
    logging.getLogger("uvicorn.error").addFilter(worth_saying)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()

        def hear(table: str, _: int) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(house.hub.changed, table)

        tables.hear(hear)
        yield
        house.close()

    routes: list[BaseRoute] = [Route(way.path, endpoint(house, way), methods=[way.method]) for way in WAYS]
    routes += [*schema.routes(), *pages.routes()]
    sockets = Sockets(house)
    app = Starlette(
        routes=[*routes, WebSocketRoute("/api/tables/{table}/socket", sockets.serve)],
        lifespan=lifespan,
        exception_handlers={HTTPException: unknown, Exception: failed},
    )
    return Guard(app, hosts)


def endpoint(house: House, way: Way) -> Callable[[Request], Awaitable[Response]]:
    """Make what answers a way."""
    read = decoder(way)
    most = house.limits.import_body if way.own_queue else house.limits.body

    async def answer(request: Request) -> Response:
        try:
            return await answered(request)
        except Refused as mistake:
            return refused(mistake)
        except StorageFailed as mistake:
            LOG.error("%s", mistake)
            return refused(refusal("refused-storage"))
        except ClientDisconnect:
            return Response(status_code=400)

    async def answered(request: Request) -> Response:
        address = address_of(request)
        if not house.requests.take(address) or (way.new_table and not house.new_tables.take(address)):
            raise refusal("refused-rate")
        token = token_of(request)
        body = None
        if way.method == "POST":
            demand_origin(request)
            demand_json(request)
            if not house.acts.take(token or address):
                raise refusal("refused-rate")
            body = decoded(await body_of(request, most), read)
        query = queried(request, way)
        ask = Ask(house.tables, token, request.path_params.get("table", ""), revision_of(request), query, body)
        data = await (house.ask_slow(way.answer, ask) if way.own_queue else house.ask(way.answer, ask))
        return reply(request, data)

    return answer


def reply(request: Request, data: Any) -> Response:
    """Answer; a browser gets a secret as a cookie and not as text."""
    headers = {}
    if isinstance(data, dict) and "token" in data and is_browser(request):
        headers["set-cookie"] = pages.cookie_for(request, data["token"])
        data = {**data, "token": ""}
    return Response(msgspec.json.encode(data), media_type="application/json", headers=headers)


def revision_of(request: Request) -> int:
    """The revision in an address."""
    text = request.path_params.get("revision", "0")
    if not text.isascii() or not text.isdecimal() or len(text) > MOST_DIGITS:
        raise refusal("refused-no-moment")
    return int(text)


def demand_json(request: Request) -> None:
    """Refuse what is not sent as JSON: no form of a foreign page can do that."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise refusal("refused-content-type")


async def body_of(request: Request, most: int) -> bytes:
    """Read a body, and no more of it than is allowed."""
    length = request.headers.get("content-length", "")
    if length.isdecimal() and len(length) < 20 and int(length) > most:
        raise refusal("refused-body", most=most)
    parts = bytearray()
    async for part in request.stream():
        parts += part
        if len(parts) > most:
            raise refusal("refused-body", most=most)
    return bytes(parts)


def decoded(body: bytes, read: msgspec.json.Decoder[Any] | None) -> Any:
    """Read what was sent."""
    try:
        return None if read is None else read.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as mistake:
        raise malformed(mistake) from None


def queried(request: Request, way: Way) -> Any:
    """Read what was asked in the address."""
    named = request.query_params.multi_items()
    if len(named) != len({name for name, _ in named}):
        raise refusal("refused-malformed", why="Something is asked twice")
    try:
        return msgspec.convert(dict(named), way.query, strict=False)
    except msgspec.ValidationError as mistake:
        raise malformed(mistake) from None


def refused(mistake: Refused, headers: dict[str, str] | None = None) -> Response:
    """Answer that something is not done, and why; the rest of a body that is too large is not waited for."""
    more = {"connection": "close"} if mistake.message.key == "refused-body" else headers
    return Response(msgspec.json.encode(mistake.data()), status_of(mistake), more, "application/json")


async def unknown(request: Request, mistake: Exception) -> Response:
    """Answer that there is nothing here, or nothing that can be asked in this way."""
    if not isinstance(mistake, HTTPException) or mistake.status_code != 405:
        return refused(refusal("refused-no-page"))
    return refused(refusal("refused-method"), {"allow": ", ".join(methods_at(request))})


def methods_at(request: Request) -> list[str]:
    """What can be asked at the address of a request."""
    here = [route for route in request.app.routes if route.matches(request.scope)[0] is not Match.NONE]
    return sorted({method for route in here if isinstance(route, Route) for method in route.methods or ()})


async def failed(request: Request, mistake: Exception) -> Response:
    """Answer that we made a mistake; what it was is for the owner of the server alone."""
    return refused(refusal("refused-failed"))

"""The application: ways over HTTP, the socket, pages, and the schema, behind the guard."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute

from westkingdom.server import pages, schema
from westkingdom.server.guard import Guard
from westkingdom.server.house import House
from westkingdom.server.limits import Limits
from westkingdom.server.refusals import malformed, refusal, status_of
from westkingdom.server.sockets import Sockets
from westkingdom.server.visitors import LOCAL, address_of, demand_origin, is_browser, token_of
from westkingdom.server.ways import WAYS, Ask, Way, decoder
from westkingdom.table import Refused, StorageFailed, Tables

LOG: Final = logging.getLogger("westkingdom.server")
MOST_DIGITS: Final = 15
"""Of a revision in an address."""
PROMPT: Final = 1.0
"""Seconds that the page of a table is kept back to find out whether there is such a table."""
SOON: Final = {"retry-after": "1"}
"""For who came when there was too much to do."""


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
        guard.is_idle = await house.close()
        if not guard.is_idle:
            LOG.error("The database does not answer; what was asked of it last was given up.")

    routes: list[BaseRoute] = [Route(way.path, endpoint(house, way), methods=[way.method]) for way in WAYS]

    async def there(request: Request) -> bool:
        """A table that cannot be looked for now, or not at once, may be there; the page will tell."""
        who = (address_of(request), token_of(request))
        try:
            async with asyncio.timeout(PROMPT):
                return await house.ask(who, tables.there, request.path_params["table"])
        except (Refused, StorageFailed, TimeoutError):
            return True

    routes += [*schema.routes(), *pages.routes(there)]
    sockets = Sockets(house)
    app = Starlette(
        routes=[*routes, WebSocketRoute("/api/tables/{table}/socket", sockets.serve)],
        lifespan=lifespan,
        exception_handlers={HTTPException: unknown, Exception: failed},
    )

    async def farewell() -> None:
        asyncio.get_running_loop().call_later(house.limits.answer_seconds, house.give_up)
        await sockets.farewell()

    guard = Guard(app, hosts, farewell)
    return guard


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
        return reply(request, await asked(house, way, ask, (address, token)))

    return answer


async def asked(house: House, way: Way, ask: Ask, who: tuple[str, str]) -> object:
    """Ask at the desk where a question of this kind belongs."""
    question = partial(way.answer, ask)
    if way.own_queue:
        return await house.slow.ask(question)
    if way.no_table:
        return await house.aside.ask(question)
    if way.method == "POST":
        return await house.act(question)
    return await house.ask(who, question, costly=way.is_costly(ask.query))


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
    status = status_of(mistake)
    more = (
        {"connection": "close"} if mistake.message.key == "refused-body" else SOON if status in (429, 503) else headers
    )
    return Response(msgspec.json.encode(mistake.data()), status, more, "application/json")


async def unknown(request: Request, mistake: Exception) -> Response:
    """Answer that there is nothing here, or nothing that can be asked in this way; a person is told so by the page."""
    if not isinstance(mistake, HTTPException) or mistake.status_code != 405:
        return pages.page(request, 404) if pages.wanted(request) else refused(refusal("refused-no-page"))
    return refused(refusal("refused-method"), {"allow": ", ".join(methods_at(request))})


def methods_at(request: Request) -> list[str]:
    """What can be asked at the address of a request."""
    here = [route for route in request.app.routes if route.matches(request.scope)[0] is not Match.NONE]
    return sorted({method for route in here if isinstance(route, Route) for method in route.methods or ()})


async def failed(request: Request, mistake: Exception) -> Response:
    """Answer that we made a mistake; what it was is for the owner of the server alone."""
    return refused(refusal("refused-failed"))

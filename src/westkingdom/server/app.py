"""The application: routes over HTTP, the socket, pages, and the schema, behind the guard."""

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

from westkingdom.server import pages, routes, schema
from westkingdom.server.guard import Guard
from westkingdom.server.house import House
from westkingdom.server.limits import Limits
from westkingdom.server.refusals import malformed, refusal, status_of
from westkingdom.server.sockets import Sockets
from westkingdom.server.visitors import LOCAL, address_of, demand_origin, is_browser, token_of
from westkingdom.table import Refused, StorageFailed, Tables

LOG: Final = logging.getLogger("westkingdom.server")
_MOST_DIGITS: Final = 15
"""Of a revision in an address."""
_PROMPT: Final = 1.0
"""Seconds that the page of a table is kept back to find out whether there is such a table."""
_SOON: Final = {"retry-after": "1"}
"""For who came when there was too much to do."""


def _worth_saying(record: logging.LogRecord) -> bool:
    """Leave out that a message was no UTF-8: its sender is told, and anybody could fill the log with tracebacks."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence")


def build_app(tables: Tables, *, hosts: Collection[str] = LOCAL, limits: Limits | None = None) -> Guard:
    """Make the application that serves some tables under some names of this host."""
    house = House(tables, limits or Limits())
    logging.getLogger("uvicorn.error").addFilter(_worth_saying)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()

        def changed(table: str, _: int) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(house.hub.changed, table)

        tables.subscribe(changed)
        yield
        guard.is_idle = await house.close()
        if not guard.is_idle:
            LOG.error("The database does not answer; what was asked of it last was given up.")

    served: list[BaseRoute] = [Route(one.path, _endpoint(house, one), methods=[one.method]) for one in routes.ROUTES]

    async def there(request: Request) -> bool:
        """A table that cannot be looked for now, or not at once, may be there; the page will tell."""
        who = (address_of(request), token_of(request))
        try:
            async with asyncio.timeout(_PROMPT):
                return await house.ask(who, tables.there, request.path_params["table"])
        except (Refused, StorageFailed, TimeoutError):
            return True

    served += [*schema.endpoints(), *pages.endpoints(there)]
    sockets = Sockets(house)
    app = Starlette(
        routes=[*served, WebSocketRoute("/api/tables/{table}/socket", sockets.serve)],
        lifespan=lifespan,
        exception_handlers={HTTPException: _unknown, Exception: _failed},
    )

    async def farewell() -> None:
        asyncio.get_running_loop().call_later(house.limits.answer_seconds, house.give_up)
        await sockets.farewell()

    guard = Guard(app, hosts, farewell)
    return guard


def _endpoint(house: House, route: routes.Route) -> Callable[[Request], Awaitable[Response]]:
    """Build the endpoint for a route."""
    read = routes.decoder(route)
    most = house.limits.import_body if route.own_queue else house.limits.body

    async def answer(request: Request) -> Response:
        try:
            return await answered(request)
        except Refused as mistake:
            return _refused(mistake)
        except StorageFailed as mistake:
            LOG.error("%s", mistake)
            return _refused(refusal("refused-storage"))
        except ClientDisconnect:
            return Response(status_code=400)

    async def answered(request: Request) -> Response:
        address = address_of(request)
        if not house.requests.take(address) or (route.new_table and not house.new_tables.take(address)):
            raise refusal("refused-rate")
        token = token_of(request)
        body = None
        if route.method == "POST":
            demand_origin(request)
            _demand_json(request)
            if not house.acts.take(token or address):
                raise refusal("refused-rate")
            body = _decoded(await _body_of(request, most), read)
        query = _queried(request, route)
        table = request.path_params.get("table", "")
        asked = routes.Request(house.tables, token, table, _revision_of(request), query, body)
        return _reply(request, await _answer_of(house, route, asked, (address, token)))

    return answer


async def _answer_of(house: House, route: routes.Route, request: routes.Request, who: tuple[str, str]) -> object:
    """Ask at the desk where a question of this kind belongs."""
    question = partial(route.answer, request)
    if route.own_queue:
        return await house.slow.ask(question)
    if route.no_table:
        return await house.aside.ask(question)
    if route.method == "POST":
        return await house.act(question)
    return await house.ask(who, question, costly=route.is_costly(request.query))


def _reply(request: Request, data: Any) -> Response:
    """Answer; a browser gets a secret as a cookie and not as text."""
    headers = {}
    if isinstance(data, dict) and "token" in data and is_browser(request):
        headers["set-cookie"] = pages.cookie_for(request, data["token"])
        data = {**data, "token": ""}
    return Response(msgspec.json.encode(data), media_type="application/json", headers=headers)


def _revision_of(request: Request) -> int:
    """The revision in an address."""
    text = request.path_params.get("revision", "0")
    if not text.isascii() or not text.isdecimal() or len(text) > _MOST_DIGITS:
        raise refusal("refused-no-moment")
    return int(text)


def _demand_json(request: Request) -> None:
    """Refuse what is not sent as JSON: no form of a foreign page can do that."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise refusal("refused-content-type")


async def _body_of(request: Request, most: int) -> bytes:
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


def _decoded(body: bytes, read: msgspec.json.Decoder[Any] | None) -> Any:
    """Read what was sent."""
    try:
        return None if read is None else read.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as mistake:
        raise malformed(mistake) from None


def _queried(request: Request, route: routes.Route) -> Any:
    """Read what was asked in the address."""
    named = request.query_params.multi_items()
    if len(named) != len({name for name, _ in named}):
        raise refusal("refused-malformed", why="Something is asked twice")
    try:
        return msgspec.convert(dict(named), route.query, strict=False)
    except msgspec.ValidationError as mistake:
        raise malformed(mistake) from None


def _refused(mistake: Refused, headers: dict[str, str] | None = None) -> Response:
    """Answer that something is not done, and why; the rest of a body that is too large is not waited for."""
    status = status_of(mistake)
    more = (
        {"connection": "close"} if mistake.message.key == "refused-body" else _SOON if status in (429, 503) else headers
    )
    return Response(msgspec.json.encode(mistake.data()), status, more, "application/json")


async def _unknown(request: Request, mistake: Exception) -> Response:
    """Answer that there is nothing here, or nothing that can be asked in this way; a person is told so by the page."""
    if not isinstance(mistake, HTTPException) or mistake.status_code != 405:
        return pages.page(request, 404) if pages.wanted(request) else _refused(refusal("refused-no-page"))
    return _refused(refusal("refused-method"), {"allow": ", ".join(_methods_at(request))})


def _methods_at(request: Request) -> list[str]:
    """What can be asked at the address of a request."""
    here = [route for route in request.app.routes if route.matches(request.scope)[0] is not Match.NONE]
    return sorted({method for route in here if isinstance(route, Route) for method in route.methods or ()})


async def _failed(request: Request, mistake: Exception) -> Response:
    """Answer that we made a mistake; what it was is for the owner of the server alone."""
    return _refused(refusal("refused-failed"))

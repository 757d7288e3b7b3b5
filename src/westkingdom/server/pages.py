"""Pages: files that are sent as they are. A browser that has no secret yet is given one with its first page.

The page is the browser client, which `make web` builds into the package; a page that says so stands in for it until
then.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from westkingdom.server.visitors import cookie, is_secure, is_settled, new_token, token_of

_ICON: Final = ("icon.svg", "image/svg+xml")
_FILES: Final = {"/page.css": ("page.css", "text/css"), "/icon.svg": _ICON, "/favicon.ico": _ICON}
"""What the page at /docs needs, and every page.

Browsers ask for the last one where they show something that is no page.
"""
PAGE: Final = "index.html"
BUILT: Final = Path(__file__).parent / "static"
_TABLE: Final = "/t/{table}"
"""The page is the same for every address; it finds in its own what to show, and says so where that is nothing."""
_JSON_ONLY: Final = ("/api", "/static", "/docs")
"""Below these nobody wants the page."""
_There = Callable[[Request], Awaitable[bool]]


def cookie_for(request: Request, token: str) -> str:
    """The header that gives a browser a secret."""
    return cookie(token, is_secure(request))


def endpoints(there: _There) -> list[BaseRoute]:
    """The endpoints of all pages; the page of a table that is not there says so to programs too."""

    async def home(request: Request) -> Response:
        return page(request)

    async def table(request: Request) -> Response:
        return page(request, 200 if await there(request) else 404)

    found: list[BaseRoute] = [Mount("/static", Kept(directory=BUILT))] if (BUILT / PAGE).is_file() else []
    found += [Route(path, _sender(_file(name), kind), methods=["GET"]) for path, (name, kind) in _FILES.items()]
    return [*found, Route("/", home, methods=["GET"]), Route(_TABLE, table, methods=["GET"])]


def wanted(request: Request) -> bool:
    """Does a person look at an address, in a browser, and not a program?"""
    below = any(request.url.path == start or request.url.path.startswith(f"{start}/") for start in _JSON_ONLY)
    return request.method == "GET" and not below and "text/html" in request.headers.get("accept", "")


def page(request: Request, status: int = 200) -> Response:
    """Send the page; a new browser is greeted with a secret."""
    headers = {"cache-control": "no-cache"}
    if not is_settled(request):
        headers["set-cookie"] = cookie_for(request, token_of(request) or new_token())
    return Response(_client(), status, headers, "text/html; charset=utf-8")


@cache
def _client() -> bytes:
    """The page as it is built, or what stands in for it."""
    return (BUILT / PAGE).read_bytes() if (BUILT / PAGE).is_file() else _file(PAGE)


class Kept(StaticFiles):
    """Built files; those whose names hold a hash of what is in them never change, and may be kept for ever."""

    def file_response(self, full_path: Any, *args: Any, **named: Any) -> Response:
        """Send a file."""
        answer = super().file_response(full_path, *args, **named)
        for_ever = Path(full_path).parent.name == "assets"
        answer.headers["cache-control"] = "public, max-age=31536000, immutable" if for_ever else "no-cache"
        return answer


def _file(name: str) -> bytes:
    """A file that is not built."""
    return (files("westkingdom.server") / "page" / name).read_bytes()


def _sender(content: bytes, kind: str) -> Callable[[Request], Awaitable[Response]]:
    """Make what sends one file."""

    async def send(_: Request) -> Response:
        return Response(content, media_type=f"{kind}; charset=utf-8", headers={"cache-control": "no-cache"})

    return send

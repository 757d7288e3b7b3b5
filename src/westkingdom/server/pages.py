"""Pages: files that are sent as they are. A browser that has no secret yet is given one with its first page.

The page is the browser client, which `make web` builds into the package; a page that says so stands in for it until then.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from westkingdom.server.visitors import cookie, new_token, token_of

FILES: Final = {"/page.css": "text/css", "/icon.svg": "image/svg+xml"}
"""What the page at /docs needs, and every page."""
PAGE: Final = "index.html"
BUILT: Final = Path(__file__).parent / "static"
PATHS: Final = ("/", "/t/{table}")
"""The page is the same for all of them; it finds in its address what to show."""


def cookie_for(request: Request, token: str) -> str:
    """The header that gives a browser a secret; over https it is sent back over https only."""
    return cookie(token, secure=request.url.scheme == "https")


def routes(built: Path | None = None) -> list[BaseRoute]:
    """The routes to all pages."""
    client = built or BUILT
    there = (client / PAGE).is_file()
    page = (client / PAGE).read_bytes() if there else file(PAGE)
    found: list[BaseRoute] = [Mount("/static", Kept(directory=client))] if there else []
    found += [Route(path, sender(file(path.strip("/")), kind), methods=["GET"]) for path, kind in FILES.items()]
    return [*found, *[Route(path, sender(page, "text/html", greets=True), methods=["GET"]) for path in PATHS]]


class Kept(StaticFiles):
    """Files whose names hold a hash of what is in them: they never change, and may be kept for ever."""

    def file_response(self, *args: Any, **named: Any) -> Response:
        """Send a file."""
        answer = super().file_response(*args, **named)
        answer.headers["cache-control"] = "public, max-age=31536000, immutable"
        return answer


def file(name: str) -> bytes:
    """A file that is not built."""
    return (files("westkingdom.server") / "page" / name).read_bytes()


def sender(content: bytes, kind: str, greets: bool = False) -> Callable[[Request], Awaitable[Response]]:
    """Make what sends one file; the page itself greets a new browser with a secret."""

    async def send(request: Request) -> Response:
        headers = {"cache-control": "no-cache"}
        if greets and not token_of(request):
            headers["set-cookie"] = cookie_for(request, new_token())
        return Response(content, media_type=f"{kind}; charset=utf-8", headers=headers)

    return send

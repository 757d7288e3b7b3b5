"""Pages: plain files that are sent as they are. A browser that has no secret yet is given one with its first page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib.resources import files
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from westkingdom.server.visitors import cookie, new_token, token_of

SCRIPTS: Final = ("page.js", "parts.js", "door.js", "table.js", "line.js")
FILES: Final = {
    **{f"/{name}": "text/javascript" for name in SCRIPTS},
    "/page.css": "text/css",
    "/icon.svg": "image/svg+xml",
}
PAGE: Final = "index.html"
PATHS: Final = ("/", "/t/{table}")
"""The page is the same for all of them; it finds in its address what to show."""


def cookie_for(request: Request, token: str) -> str:
    """The header that gives a browser a secret; over https it is sent back over https only."""
    return cookie(token, secure=request.url.scheme == "https")


def routes() -> list[Route]:
    """The routes to all pages."""
    found = [Route(path, sender(path.strip("/"), kind), methods=["GET"]) for path, kind in FILES.items()]
    return [*found, *[Route(path, sender(PAGE, "text/html"), methods=["GET"]) for path in PATHS]]


def sender(name: str, kind: str) -> Callable[[Request], Awaitable[Response]]:
    """Make what sends one file."""
    content = (files("westkingdom.server") / "page" / name).read_bytes()

    async def send(request: Request) -> Response:
        headers = {"cache-control": "no-cache"}
        if name == PAGE and not token_of(request):
            headers["set-cookie"] = cookie_for(request, new_token())
        return Response(content, media_type=f"{kind}; charset=utf-8", headers=headers)

    return send

"""Who comes: a browser with a cookie, or a program with a secret in its header; and whether it may come in at all.

A browser has one secret for all its tables, in a cookie that scripts cannot read and that other sites cannot make it send.
Requests that change something, and sockets, must come from our own pages (`Origin`) or carry the secret in a header, which
no foreign page can do. The name in `Host` must be one of ours, so that no foreign name can be pointed at this machine.
"""

from __future__ import annotations

import re
import secrets
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from westkingdom.server.refusals import refusal

COOKIE: Final = "westkingdom"
TOKEN: Final = re.compile("[0-9a-f]{32}")
YEAR: Final = 365 * 24 * 3600
LOCAL: Final = ("localhost", "127.0.0.1", "::1")


def host_name(host: str) -> str:
    """The name in a Host header, without its port; empty if it is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_browser(visitor: HTTPConnection) -> bool:
    """Does this come from a page?"""
    return "origin" in visitor.headers


def demand_origin(visitor: HTTPConnection) -> None:
    """Refuse what a foreign page sends, or what comes with a cookie and does not say from which page."""
    origin = visitor.headers.get("origin")
    if origin is None:
        if COOKIE in visitor.cookies and "authorization" not in visitor.headers:
            raise refusal("refused-origin")
    elif not same_place(origin, visitor.headers.get("host", "")):
        raise refusal("refused-origin")


def same_place(origin: str, host: str) -> bool:
    """Is a page of this origin one of ours?"""
    scheme, _, place = origin.partition("://")
    return scheme in ("http", "https") and bool(place) and place.lower() == host.lower()


def token_of(visitor: HTTPConnection) -> str:
    """The secret of a visitor, or nothing; one that cannot be a secret is nothing."""
    header = visitor.headers.get("authorization", "")
    kind, _, value = header.partition(" ")
    token = value.strip() if kind.lower() == "bearer" else visitor.cookies.get(COOKIE, "")
    return token if TOKEN.fullmatch(token) else ""


def new_token() -> str:
    """A new secret of 128 random bits."""
    return secrets.token_hex(16)


def address_of(visitor: HTTPConnection) -> str:
    """Where a visitor comes from."""
    return visitor.client.host if visitor.client else ""


def cookie(token: str, secure: bool) -> str:
    """The header that gives a browser its secret."""
    more = "; Secure" if secure else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict{more}"

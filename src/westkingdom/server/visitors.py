"""Who comes: a browser with a cookie, or a program with a secret in its header; and whether it may come in at all.

A browser has one secret for all its tables, in a cookie that scripts cannot read and that other sites cannot make it
send. Requests that change something, and sockets, must come from our own pages (`Origin`) or carry the secret in a
header, which no foreign page can do. The name in `Host` must be one of ours, so that no foreign name can be pointed at
this machine.
"""

from __future__ import annotations

import re
import secrets
from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.requests import HTTPConnection

from westkingdom.server.refusals import refusal

COOKIE: Final = "westkingdom"
SAFE_COOKIE: Final = f"__Host-{COOKIE}"
"""Its name over https: no other port, neighbouring host or unencrypted page can set a cookie that is called so."""
_TOKEN: Final = re.compile("[0-9a-f]{32}")
_HOST: Final = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::[0-9]{1,5})?")
_YEAR: Final = 365 * 24 * 3600
LOCAL: Final = ("localhost", "127.0.0.1", "::1")


def host_name(host: str) -> str:
    """The name in a Host header, without its port; empty if it is none."""
    found = _HOST.fullmatch(host.lower())
    return "" if found is None else found[1] or found[2]


def is_browser(visitor: HTTPConnection) -> bool:
    """Does this come from a page?"""
    return "origin" in visitor.headers


def demand_origin(visitor: HTTPConnection) -> None:
    """Refuse what a foreign page sends, or what comes with a cookie and does not say from which page."""
    origin = visitor.headers.get("origin")
    if origin is None:
        if _bearer_of(visitor) is None and (COOKIE in visitor.cookies or SAFE_COOKIE in visitor.cookies):
            raise refusal("refused-origin")
    elif not same_place(origin, visitor.headers.get("host", "")):
        raise refusal("refused-origin")


def same_place(origin: str, host: str) -> bool:
    """Is a page of this origin one of ours?"""
    scheme, _, place = origin.partition("://")
    return scheme in ("http", "https") and bool(place) and place.lower() == host.lower()


def _bearer_of(visitor: HTTPConnection) -> str | None:
    """The secret that a program sends.

    None if there is no such header, or one for somebody else, as a proxy may ask for.
    """
    kind, _, value = visitor.headers.get("authorization", "").partition(" ")
    return value.strip() if kind.lower() == "bearer" else None


def token_of(visitor: HTTPConnection) -> str:
    """The secret of a visitor, or nothing; one that cannot be a secret is nothing."""
    sent = _bearer_of(visitor)
    if sent is not None:
        return sent if _TOKEN.fullmatch(sent) else ""
    kept = (visitor.cookies.get(name, "") for name in (SAFE_COOKIE, COOKIE))
    return next((token for token in kept if _TOKEN.fullmatch(token)), "")


def new_token() -> str:
    """A new secret of 128 random bits."""
    return secrets.token_hex(16)


def address_of(visitor: HTTPConnection) -> str:
    """Where a visitor comes from."""
    return group_of(visitor.client.host if visitor.client else "")


def group_of(address: str) -> str:
    """What counts as one address: of IPv6 the half that a provider gives to one customer."""
    if ":" not in address:
        return address
    try:
        whole = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(whole, IPv6Address):
        return address
    return str(whole.ipv4_mapped or IPv6Address(int(whole) >> 64 << 64))


def is_secure(visitor: HTTPConnection) -> bool:
    """Does it come over https?"""
    return visitor.url.scheme == "https"


def is_settled(visitor: HTTPConnection) -> bool:
    """Has a browser its secret under the name that it is to have?"""
    return bool(token_of(visitor)) and (not is_secure(visitor) or SAFE_COOKIE in visitor.cookies)


def cookie(token: str, secure: bool) -> str:
    """The header that gives a browser its secret; over https it is sent back over https only."""
    name, more = (SAFE_COOKIE, "; Secure") if secure else (COOKIE, "")
    return f"{name}={token}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Strict{more}"

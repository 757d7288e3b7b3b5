"""How much of everything the server takes: sizes, rates and numbers, and buckets that keep count of rates."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True)
class Rate:
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What one process takes."""

    body: int = 64 * 1024
    """Bytes of a request."""
    import_body: int = 1_100_000
    """Bytes of a request that brings a saved game."""
    frame: int = 64 * 1024
    """Bytes of a message on a socket."""
    sockets: int = 4000
    """Open sockets altogether."""
    sockets_each: int = 32
    """Open sockets of one secret."""
    hello_seconds: float = 10
    """How long a new socket may be silent."""
    send_seconds: float = 30
    """How long a client may take to read a message, and to acknowledge updates."""
    window: int = 8
    """Updates that are sent before the client has acknowledged any of them."""
    malformed: int = 20
    """Messages that cannot be understood before a socket is closed."""
    requests: Rate = field(default_factory=lambda: Rate(600, 200))
    """Requests of one address, and messages of one socket."""
    acts: Rate = field(default_factory=lambda: Rate(200, 50))
    """Actions of one secret."""
    tables: Rate = field(default_factory=lambda: Rate(30, 0.2))
    """New tables from one address."""
    imports: int = 1
    """Saved games that are played again at the same time."""
    threads: int = 8
    """Questions to tables that are answered at the same time."""


class Buckets:
    """A bucket for each visitor, which fills up with time; what was not seen for long is forgotten."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic, most: int = 20_000) -> None:
        self._rate: Final = rate
        self._clock: Final = clock
        self._most: Final = most
        self._left: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def take(self, visitor: str) -> bool:
        """Take one out of the bucket of a visitor; false if it is empty."""
        now = self._clock()
        left, then = self._left.pop(visitor, (self._rate.burst, now))
        left = min(self._rate.burst, left + max(0.0, now - then) * self._rate.per_second)
        enough = left >= 1
        self._left[visitor] = (left - 1 if enough else left, now)
        if len(self._left) > self._most:
            self._left.popitem(last=False)
        return enough

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
    head: int = 64 * 1024
    """Bytes of a request that are no body."""
    frame: int = 64 * 1024
    """Bytes of a message on a socket."""
    head_seconds: float = 10
    """How long the head of a request may take."""
    body_seconds: float = 30
    """How long the body of a request may take."""
    connections: int = 4000
    """Open connections altogether; fewer if the system allows fewer open files."""
    connections_each: int = 256
    """Open connections of one address; of a proxy that is trusted any number."""
    room: Rate = field(default_factory=lambda: Rate(1000, 500))
    """Newcomers of one address for whom others make room; more cost too much to be let in, and are sent away."""
    sockets: int = 3000
    """Open sockets altogether."""
    sockets_each: int = 32
    """Open sockets of one secret."""
    strangers: int = 96
    """Open sockets of one address whose secrets have not opened a table yet."""
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
    work: Rate = field(default_factory=lambda: Rate(1500, 300))
    """Milliseconds of a processor for the questions of one secret."""
    work_address: Rate = field(default_factory=lambda: Rate(6000, 600))
    """The same for one address."""
    imports: int = 1
    """Saved games that are played again at the same time."""
    threads: int = 8
    """Questions to tables that are answered at the same time."""
    waiting: int = 256
    """Questions that wait for that."""
    costly: int = 2
    """Costly questions that are answered at the same time, those of one visitor one after the other."""
    costly_each: int = 12
    """Costly questions of one visitor that wait for that."""
    answer_seconds: float = 1
    """How long, when the server ends, answers are waited for."""
    closing_seconds: float = 2
    """How long, after that, the threads are waited for."""
    storage_seconds: float = 6
    """How long, at last, the storage is waited for."""

    @property
    def sockets_address(self) -> int:
        """Open sockets of one address; the rest of its connections is for other questions."""
        return max(1, 3 * self.connections_each // 4)


_LEAST: Final = 0.001
_LONGEST: Final = 60.0
"""Seconds that one waits for something in a bucket, at least and at most."""


class Buckets:
    """A bucket for each visitor, which fills up with time; what was not seen for long is forgotten."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic, most: int = 20_000) -> None:
        self._rate: Final = rate
        self._clock: Final = clock
        self._most: Final = most
        self._left: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def take(self, visitor: str) -> bool:
        """Take one out of the bucket of a visitor; false if it is empty."""
        left = self._filled(visitor)
        self._keep(visitor, left - 1 if left >= 1 else left)
        return left >= 1

    def spend(self, visitor: str, much: float) -> None:
        """Take so much out of the bucket of a visitor, even if less is in it: that is made up for later."""
        self._keep(visitor, self._filled(visitor) - much)

    def wait(self, visitor: str) -> float:
        """How many seconds it takes until something is in the bucket of a visitor; none if something is."""
        left = self._filled(visitor)
        self._keep(visitor, left)
        return 0.0 if left > 0 else max(_LEAST, -left / self._rate.per_second if self._rate.per_second else _LONGEST)

    def _filled(self, visitor: str) -> float:
        left, then = self._left.get(visitor, (self._rate.burst, self._clock()))
        return min(self._rate.burst, left + max(0.0, self._clock() - then) * self._rate.per_second)

    def _keep(self, visitor: str, left: float) -> None:
        self._left[visitor] = (left, self._clock())
        self._left.move_to_end(visitor)
        if len(self._left) > self._most:
            self._left.popitem(last=False)

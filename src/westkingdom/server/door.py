"""The door: how many connections are open, altogether and from each address, and who makes room when it is full.

Whoever has waited longest without having asked anything whole makes room for a newcomer: first among those of the same
address, and where the whole house is full among all. So heads that never end, slow bodies and idle connections keep
nobody out, however many there are; who asks quickly is served. Only when an address knocks so often that even this
would be much work its newcomers are sent away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final, Protocol

from westkingdom.server.limits import Buckets, Limits


class Guest(Protocol):
    """A connection."""

    def turn_away(self) -> None:
        """End it at once."""


class Door:
    """Counts connections; all of it happens in one thread."""

    def __init__(self, limits: Limits, trusted: Collection[str] = ()) -> None:
        self._most: Final = limits.connections
        self._each: Final = limits.connections_each
        self._made: Final = Buckets(limits.room)
        self._trusted: Final = frozenset(trusted)
        """Addresses of proxies, from which everybody comes."""
        self._inside: Final[dict[Guest, str]] = {}
        self._from: Final[Counter[str]] = Counter()
        self._waiting: Final[dict[Guest, None]] = {}
        """Those who have asked nothing yet, or not all of it; who has waited longest is first."""
        self._waiting_from: Final[dict[str, dict[Guest, None]]] = {}

    @property
    def open(self) -> int:
        """How many connections there are."""
        return len(self._inside)

    def room(self, address: str) -> bool:
        """Is there room for one more from an address, if need be because somebody else must go?"""
        if address not in self._trusted and self._from[address] >= self._each:
            return self._make_room(address, self._waiting_from.get(address, {}))
        return len(self._inside) < self._most or self._make_room(address, self._waiting)

    def _make_room(self, address: str, waiting: dict[Guest, None]) -> bool:
        guest = next(iter(waiting), None)
        if guest is None or not self._made.take(address):
            return False
        self.leave(guest)
        guest.turn_away()
        return True

    def enter(self, guest: Guest, address: str) -> None:
        """Count somebody, who has asked nothing yet."""
        self._inside[guest] = address
        self._from[address] += 1
        self.waits(guest)

    def waits(self, guest: Guest) -> None:
        """Somebody was answered, and may ask again."""
        if guest in self._inside:
            self.asks(guest)
            self._waiting[guest] = None
            self._waiting_from.setdefault(self._inside[guest], {})[guest] = None

    def asks(self, guest: Guest) -> None:
        """Somebody has asked something whole, and need not go before the answer."""
        if guest in self._waiting:
            del self._waiting[guest]
            near = self._waiting_from[self._inside[guest]]
            del near[guest]
            if not near:
                del self._waiting_from[self._inside[guest]]

    def leave(self, guest: Guest) -> None:
        """Somebody is gone; it may be said twice."""
        if guest in self._inside:
            self.asks(guest)
            address = self._inside.pop(guest)
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

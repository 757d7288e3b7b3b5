"""Who follows which table, so that a change wakes exactly them."""

from __future__ import annotations

import asyncio
from typing import Final


class Hub:
    """The sockets that follow tables, by table."""

    def __init__(self) -> None:
        self._following: Final[dict[str, set[asyncio.Event]]] = {}

    def follow(self, table: str) -> asyncio.Event:
        """Follow a table: the event is set whenever it changes."""
        woken = asyncio.Event()
        self._following.setdefault(table, set()).add(woken)
        return woken

    def leave(self, table: str, woken: asyncio.Event) -> None:
        """Stop following a table."""
        followers = self._following.get(table, set())
        followers.discard(woken)
        if not followers:
            self._following.pop(table, None)

    def changed(self, table: str) -> None:
        """Wake those who follow a table; an empty id means that any table may have changed."""
        tables = [table] if table else list(self._following)
        for name in tables:
            for woken in self._following.get(name, ()):
                woken.set()

"""Tables whose bots wait for a worker: those with quick bots, and those with slow ones, each in the order they came."""

from __future__ import annotations

from collections import deque
from threading import Condition
from typing import Final


class WaitingTables:
    """Two lines, so that quick bots do not wait behind slow ones: one worker takes from the quick line alone.

    All others take whoever came first, from either line, so that neither starves.
    """

    def __init__(self) -> None:
        self._came: Final = Condition()
        self._quick: Final[deque[tuple[int, str]]] = deque()
        self._slow: Final[deque[tuple[int, str]]] = deque()
        self._count = 0
        self._ended = False

    def put(self, table: str, slow: bool) -> None:
        """Let a table wait at the end of its line."""
        with self._came:
            self._count += 1
            (self._slow if slow else self._quick).append((self._count, table))
            self._came.notify_all()

    def take(self, only_quick: bool) -> str | None:
        """Take the table that came first, or wait for one; None when it is over."""
        lines = [self._quick] if only_quick else [self._quick, self._slow]
        with self._came:
            while not self._ended:
                there = [line for line in lines if line]
                if there:
                    return min(there, key=lambda line: line[0]).popleft()[1]
                self._came.wait()
            return None

    def end(self) -> None:
        """It is over: nobody waits any more."""
        with self._came:
            self._ended = True
            self._came.notify_all()

"""Desks: a few threads each, which answer questions of one kind, with queues that cannot grow for ever.

Different kinds do not wait for each other: what needs no table is answered although the database hangs, and what is
quick beside what is costly. Costly questions of one visitor are answered one after the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final, TypeVar

from westkingdom.server.refusals import refusal

T = TypeVar("T")


class Desk:
    """Threads that answer, and who waits for them."""

    def __init__(self, name: str, threads: int, waiting: int) -> None:
        self._threads: Final = ThreadPoolExecutor(threads, name)
        self._most: Final = threads + waiting
        self._asked: Final[set[asyncio.Future[object]]] = set()
        self._leaving = False

    async def ask(self, question: Callable[[], T], patient: bool = False) -> T:
        """Ask in a thread.

        Who comes when many wait already is refused, unless there can be only so many who are patient.
        """
        if len(self._asked) >= self._most and not patient:
            raise refusal("refused-busy")
        answer = asyncio.get_running_loop().run_in_executor(self._threads, question)
        self._asked.add(answer)  # type: ignore[arg-type]  # whatever it is, it is only given up
        try:
            return await answer
        except asyncio.CancelledError:
            if self._leaving and answer.cancelled():
                raise refusal("refused-stopping") from None
            raise
        finally:
            self._asked.discard(answer)

    def give_up(self) -> None:
        """Wait for no answer any more; who asked is told so."""
        self._leaving = True
        for answer in list(self._asked):
            answer.cancel()

    def close(self) -> None:
        """Let the threads go when each has given its answer."""
        self._threads.shutdown(wait=True, cancel_futures=True)


@dataclass
class Line:
    """Those questions of one visitor that wait for each other."""

    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    length: int = 0


class CostlyDesk(Desk):
    """A desk at which everybody's questions are answered one after the other."""

    def __init__(self, name: str, threads: int, waiting: int, each: int) -> None:
        super().__init__(name, threads, waiting)
        self._each: Final = each
        self._lines: Final[dict[str, Line]] = {}

    async def ask_for(self, visitor: str, question: Callable[[], T], patient: bool = False) -> T:
        """Ask for a visitor, after what they have asked before; who has asked much already is refused."""
        line = self._lines.setdefault(visitor, Line())
        if line.length > self._each and not patient:
            raise refusal("refused-rate")
        line.length += 1
        try:
            async with line.turn:
                return await self.ask(question, patient)
        finally:
            line.length -= 1
            if not line.length:
                del self._lines[visitor]

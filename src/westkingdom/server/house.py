"""The house: what all answers of one process share.

The tables, desks to ask them at, and how much is taken from whom.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from threading import Thread
from typing import Any, Final, TypeVar

from westkingdom.server.desks import CostlyDesk, Desk
from westkingdom.server.hub import Hub
from westkingdom.server.limits import Buckets, Limits
from westkingdom.server.refusals import refusal
from westkingdom.table import Tables

T = TypeVar("T")
LOG: Final = logging.getLogger("westkingdom.server")


class House:
    """Where visitors are answered."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables: Final = tables
        self.limits: Final = limits
        self.desk: Final = Desk("server", limits.threads, limits.waiting)
        self.aside: Final = Desk("server-aside", limits.costly, limits.waiting)
        """For what needs no table."""
        self.slow: Final = Desk("server-slow", limits.imports, 2 * limits.imports)
        self.costly: Final = CostlyDesk("server-costly", limits.costly, limits.waiting, limits.costly_each)
        self.requests: Final = Buckets(limits.requests)
        self.acts: Final = Buckets(limits.acts)
        self.new_tables: Final = Buckets(limits.tables)
        self.hub: Final = Hub()
        self._work: Final = Buckets(limits.work)
        self._work_address: Final = Buckets(limits.work_address)

    async def act(self, action: Callable[..., T], *args: Any) -> T:
        """Do something at a table, in a thread."""
        return await self.desk.ask(partial(action, *args))

    async def ask(
        self, who: tuple[str, str], question: Callable[..., T], *args: Any, costly: bool = False, patient: bool = False
    ) -> T:
        """Ask the tables something for an address and a secret, in a thread; what that takes is taken from both."""
        while wait := max(self._work_address.wait(who[0]), self._work.wait(who[1] or who[0])):
            if not patient:
                raise refusal("refused-rate")
            await asyncio.sleep(wait)
        spent = [0.0]
        asked = partial(_timed, spent, partial(question, *args))
        try:
            if costly:
                return await self.costly.ask_for(who[1] or who[0], asked, patient)
            return await self.desk.ask(asked, patient)
        finally:
            self._work_address.spend(who[0], 1000 * spent[0])
            self._work.spend(who[1] or who[0], 1000 * spent[0])

    # --- the end

    def give_up(self) -> None:
        """Wait for no answer any more."""
        for desk in self._desks:
            desk.give_up()

    async def close(self) -> bool:
        """Let the threads go; false if some of them do not come back in time, as when the database hangs."""
        closing = Thread(target=self._close, name="server-closing", daemon=True)
        closing.start()
        end = time.monotonic() + self.limits.closing_seconds
        while closing.is_alive() and time.monotonic() < end:
            await asyncio.sleep(0.01)
        return not closing.is_alive()

    def _close(self) -> None:
        for desk in self._desks:
            desk.close()

    @property
    def _desks(self) -> list[Desk]:
        return [self.desk, self.aside, self.slow, self.costly]


def _timed(spent: list[float], question: Callable[[], T]) -> T:
    """Ask, and note how many seconds of a processor that took."""
    began = time.thread_time()
    try:
        return question()
    finally:
        spent[0] = time.thread_time() - began

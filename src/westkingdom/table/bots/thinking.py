"""The workers in which bots think, and the threads that go from table to table with them.

Levels count what they look at, not seconds; the limit of time is for a machine that hangs or is far too slow. A bot
that thinks for long keeps only its own worker, and one worker is always kept free for quick ones.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Event, Lock, Thread
from typing import Final

from westkingdom.table.alarm import Alarm
from westkingdom.table.bots.waiting import WaitingTables
from westkingdom.table.bots.worker import Answering, Worker, ask_bot

Care = Callable[[str, Worker], bool]
"""Takes care of a table with a worker; false if its bot is too slow for this one."""
WORKERS: Final = 3
_SECONDS: Final = 60.0
"""How long a bot may think: enough for the slowest level on a slow machine without the compiled engine."""
_QUICK: Final = 0.5
"""A bot is quick if it thinks for less than so many seconds of a processor."""
_FADING: Final = 0.8
"""How much of the longest thought of a bot still counts one answer later."""
_ROUND: Final = 2.0
"""How often, in seconds, all tables are looked at for bots that were forgotten."""
_CLOSING: Final = 5.0
"""How long, in seconds, threads are waited for that wait themselves, as for a storage that hangs."""
_ALARM: Final = Alarm(__name__)


class WorkerPool:
    """A few threads, each with a worker, that take care of the tables at which a bot is asked."""

    def __init__(self, workers: int = WORKERS, seconds: float = _SECONDS, answering: Answering = ask_bot) -> None:
        self.seconds: Final = seconds
        self._closing: Final = Event()
        self._workers: Final = [Worker(answering, spared=0 < number == workers - 1) for number in range(workers)]
        self._waiting: Final = WaitingTables()
        self._queued: Final[set[str]] = set()
        self._cared: Final[dict[str, Event]] = {}
        """The tables that are taken care of, each with whether it has changed meanwhile."""
        self._again: Final[dict[str, str]] = {}
        self._took: Final[dict[str, float]] = {}
        self._lock: Final = Lock()
        self._threads: Final[list[Thread]] = []

    @property
    def closing(self) -> bool:
        """Is it time to stop?"""
        return self._closing.is_set()

    def begin(self, care: Care, rounds: Callable[[], None]) -> None:
        """Start, with what is to be done for a table at which a bot is asked, and now and then for all tables."""
        for worker in self._workers:
            self._threads.append(Thread(target=self._run, args=(care, worker), name="tables-bots", daemon=True))
        self._threads.append(Thread(target=self._go_round, args=(rounds,), name="tables-rounds", daemon=True))
        for thread in self._threads:
            thread.start()

    # --- tables

    def due(self, table: str, bot: str = "") -> None:
        """Ask for a table to be taken care of, at which this bot is asked; asking again before that changes nothing."""
        with self._lock:
            if table in self._cared:
                self._again[table] = bot
            elif table not in self._queued:
                self._queued.add(table)
                self._waiting.put(table, self.is_slow(bot))

    def moved(self, table: str, _: int) -> None:
        """A table has changed, or without a name any may have: look whether its thought is still wanted."""
        with self._lock:
            for one in [table] if table in self._cared else list(self._cared) if not table else []:
                self._cared[one].set()

    def has_moved(self, table: str) -> bool:
        """Has a table that is taken care of changed since this was asked last?"""
        moved = self._cared[table]
        if not moved.is_set():
            return False
        moved.clear()
        return True

    # --- how long bots think

    def is_slow(self, bot: str) -> bool:
        """Did a bot take long, lately?"""
        return self._took.get(bot, 0.0) > _QUICK

    def took(self, bot: str, seconds: float) -> None:
        """Note how long a bot has thought, in seconds of a processor."""
        self._took[bot] = max(seconds, _FADING * self._took.get(bot, 0.0))

    # --- threads

    def _run(self, care: Care, worker: Worker) -> None:
        """Take care of one table after the other; whatever goes wrong with one, the next one is taken care of."""
        while (table := self._waiting.take(worker.spared)) is not None:
            with self._lock:
                self._queued.discard(table)
                self._cared[table] = Event()
            done = True
            try:
                done = care(table, worker)
            except Exception as trouble:  # noqa: BLE001  (bots go on, whatever it is)
                _ALARM.ring(f"A bot at the table {table} could not decide; it is asked again.", trouble)
            with self._lock:
                del self._cared[table]
                again = self._again.pop(table, None)
                if not done:
                    self._queued.add(table)
                    self._waiting.put(table, slow=True)
            if done and again is not None:
                self.due(table, again)

    def _go_round(self, rounds: Callable[[], None]) -> None:
        """Look at all tables, again and again; whatever goes wrong, the next round comes."""
        while True:
            try:
                rounds()
            except Exception as trouble:  # noqa: BLE001  (bots go on, whatever it is)
                _ALARM.ring(
                    "The tables at which bots are asked could not be found; they are looked for again.", trouble
                )
            if self._closing.wait(min(self.seconds, _ROUND)):
                return

    def close(self) -> None:
        """Stop; what a bot thinks about is not waited for, and is thought about again another time."""
        self._closing.set()
        self._waiting.end()
        end = time.monotonic() + _CLOSING
        for thread in self._threads:
            thread.join(max(0.0, end - time.monotonic()))
        for worker in self._workers:
            worker.end()

"""Bots think in processes of their own: a few of them, each with a time limit, and ended if it is late.

A worker is shown what the seat sees and the ids of the options, nothing else. An executor of the standard library cannot
end a worker that does not come back, so the workers are kept here.
"""

from __future__ import annotations

import multiprocessing
import multiprocessing.resource_tracker
import os
import signal
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Event, Lock, Thread
from typing import Final

from westkingdom.bots import BOTS
from westkingdom.table.alarm import Alarm

Answering = Callable[[str, int, Mapping[str, object], list[int]], int]
"""Chooses for a bot (its name, a seed, the view, the option ids)."""
GLANCE: Final = 0.2
"""How often, in seconds, a thread that waits for a bot looks whether it is time to stop."""
MEMORY: Final = 2 << 30
"""A worker that wants more bytes than this fails."""
ROUND: Final = 2.0
"""How often, in seconds, all tables are looked at for bots that were forgotten."""
FILES: Final = 16
"""More files than this the start of a process does not open."""
TRIES: Final = 2
"""A worker that was lost since it answered last is replaced once; then the bot has failed."""
GRACE: Final = 2.0
"""How long, in seconds, the end of a worker that was killed is waited for."""
CLOSING: Final = 5.0
"""How long, in seconds, threads are waited for that wait themselves, as for a storage that hangs."""
ALARM: Final = Alarm(__name__)


def ask_bot(name: str, seed: int, view: Mapping[str, object], options: list[int]) -> int:
    """Let a bot choose."""
    return BOTS[name](seed).choose(view, options)


def serve(connection: Connection, answering: Answering) -> None:
    """Answer questions until nobody asks any more; this is what a worker does."""
    limit_memory()
    while True:
        try:
            question = connection.recv()
        except EOFError:
            return
        try:
            answer: int | None = answering(*question)
        except Exception:  # noqa: BLE001  (whatever a bot does wrong, the table goes on)
            answer = None
        connection.send(answer)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let what is begun here never hear Ctrl+C or the order to end: they are for the process that asks, which ends it.

    A mask is inherited from the first instant; what a worker says about signals itself it says too late. The tracker of
    resources, which is begun with the first worker, would lift the mask, so it is begun before.
    """
    multiprocessing.resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def limit_memory() -> None:
    """Cap the memory of this process, where the system can."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


class Worker:
    """One process that thinks for one bot at a time; it is made when it is needed, and again after it was ended."""

    def __init__(self, seconds: float, answering: Answering, closing: Event) -> None:
        self._seconds: Final = seconds
        self._closing: Final = closing
        self._answering: Final = answering
        self._context: Final = multiprocessing.get_context("forkserver")
        self._running: tuple[multiprocessing.process.BaseProcess, Connection] | None = None

    def ask(self, name: str, seed: int, view: Mapping[str, object], options: list[int]) -> int | None:
        """Let a bot choose; None if it fails, is late, or chooses what is not there."""
        for _ in range(TRIES):
            try:
                connection = self._connection()
                connection.send((name, seed, view, options))
                if not self._answered(connection):
                    break
                answer = connection.recv()
                return answer if answer in options else None
            except Exception as trouble:  # noqa: BLE001  (no process, no file, no memory: the table goes on)
                ALARM.ring("A process that thinks for bots was lost, or could not be begun.", trouble)
                self.end()
        self.end()
        return None

    def _connection(self) -> Connection:
        if self._running is None:
            demand_files()
            ours, theirs = self._context.Pipe()
            try:
                process = self._context.Process(target=serve, args=(theirs, self._answering), daemon=True)
                with undisturbed():
                    process.start()
            except BaseException:
                ours.close()
                raise
            finally:
                theirs.close()
            self._running = (process, ours)
        return self._running[1]

    def _answered(self, connection: Connection) -> bool:
        """Wait for the answer, not longer than allowed and not when it is time to stop."""
        end = time.monotonic() + self._seconds
        while not self._closing.is_set() and (left := end - time.monotonic()) > 0:
            if connection.poll(min(left, GLANCE)):
                return True
        return False

    def end(self) -> None:
        """End the process, whatever it does."""
        if self._running is not None:
            (process, connection), self._running = self._running, None
            connection.close()
            process.kill()
            process.join(GRACE)


def demand_files() -> None:
    """Fail where files are lacking: a start that fails half-way leaves files open, which lacks even more of them."""
    opened: list[int] = []
    try:
        for _ in range(FILES):
            opened.append(os.open(os.devnull, os.O_RDONLY))
    finally:
        for number in opened:
            os.close(number)


class WorkerPool:
    """A few threads, each with a worker, that take care of the tables at which a bot is asked."""

    def __init__(self, workers: int = 2, seconds: float = 10.0, answering: Answering = ask_bot) -> None:
        self.seconds: Final = seconds
        self._closing: Final = Event()
        self._workers: Final = [Worker(seconds, answering, self._closing) for _ in range(workers)]
        self._due: Final[SimpleQueue[str | None]] = SimpleQueue()
        self._waiting: Final[set[str]] = set()
        self._cared: Final[set[str]] = set()
        self._again: Final[set[str]] = set()
        self._lock: Final = Lock()
        self._threads: Final[list[Thread]] = []

    @property
    def closing(self) -> bool:
        """Is it time to stop?"""
        return self._closing.is_set()

    def begin(self, care: Callable[[str, Worker], None], rounds: Callable[[], None]) -> None:
        """Start, with what is to be done for a table at which a bot is asked, and now and then for all tables."""
        for worker in self._workers:
            self._threads.append(Thread(target=self._run, args=(care, worker), name="tables-bots", daemon=True))
        self._threads.append(Thread(target=self._go_round, args=(rounds,), name="tables-rounds", daemon=True))
        for thread in self._threads:
            thread.start()

    def due(self, table: str) -> None:
        """Ask for a table to be taken care of; asking again before that changes nothing."""
        with self._lock:
            if table in self._cared:
                self._again.add(table)
            elif table not in self._waiting:
                self._waiting.add(table)
                self._due.put(table)

    def _run(self, care: Callable[[str, Worker], None], worker: Worker) -> None:
        """Take care of one table after the other; whatever goes wrong with one, the next one is taken care of."""
        while (table := self._due.get()) is not None and not self.closing:
            with self._lock:
                self._waiting.discard(table)
                self._cared.add(table)
            try:
                care(table, worker)
            except Exception as trouble:  # noqa: BLE001  (bots go on, whatever it is)
                ALARM.ring(f"A bot at the table {table} could not decide; it is asked again.", trouble)
            with self._lock:
                self._cared.discard(table)
                again = table in self._again
                self._again.discard(table)
            if again:
                self.due(table)

    def _go_round(self, rounds: Callable[[], None]) -> None:
        """Look at all tables, again and again; whatever goes wrong, the next round comes."""
        while True:
            try:
                rounds()
            except Exception as trouble:  # noqa: BLE001  (bots go on, whatever it is)
                ALARM.ring("The tables at which bots are asked could not be found; they are looked for again.", trouble)
            if self._closing.wait(min(self.seconds, ROUND)):
                return

    def close(self) -> None:
        """Stop; what a bot thinks about is not waited for, and is thought about again another time."""
        self._closing.set()
        for _ in self._workers:
            self._due.put(None)
        end = time.monotonic() + CLOSING
        for thread in self._threads:
            thread.join(max(0.0, end - time.monotonic()))
        for worker in self._workers:
            worker.end()

"""One process in which bots think: what it is sent, when it is ended, and how it is made anew.

A worker is sent a saved world that the seat of the bot cannot tell from the true game, without its seed and its past;
the true game never leaves the process of the tables. An executor of the standard library cannot end a worker that does
not come back, so the workers are kept here.
"""

from __future__ import annotations

import multiprocessing
import multiprocessing.resource_tracker
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Final

from westkingdom.bots import Sight, sight_in
from westkingdom.bots.levels import bot_of
from westkingdom.table.alarm import Alarm
from westkingdom.table.storage.entry import unpack

Answering = Callable[[str, int, Sight], int]
"""Chooses for a bot: its name, its seed, and what its seat may know."""
_GLANCE: Final = 0.2
"""How often, in seconds, a thread that waits for a bot looks whether it is time to stop."""
_MEMORY: Final = 2 << 30
"""A worker that wants more bytes than this fails."""
_NICE: Final = 5
"""So much does thinking stand back behind answering people."""
_FILES: Final = 16
"""More files than this the start of a process does not open."""
_TRIES: Final = 2
"""A worker that was lost since it answered last is replaced once; then the bot has failed."""
_GRACE: Final = 2.0
"""How long, in seconds, the end of a worker that was killed is waited for."""
_PREPARED: Final = ["__main__", "westkingdom.table.bots.prepared"]
"""What the process loads from which workers are forked, so that a new one begins at once."""
ALARM: Final = Alarm(__name__)


class Unwanted(Exception):
    """Nobody waits for this thought any more: the table went on without it, or is being closed."""


def ask_bot(name: str, seed: int, sight: Sight) -> int:
    """Let a bot choose."""
    return bot_of(name, seed).choose(sight).option


def _serve(connection: Connection, answering: Answering) -> None:
    """Answer questions until nobody asks any more; this is what a worker does."""
    _stand_back()
    _limit_memory()
    while True:
        try:
            name, seed, world = connection.recv()
        except EOFError:
            return
        began = time.process_time()
        try:
            answer: int | None = answering(name, seed, sight_in(unpack(world)))
        except Exception:  # noqa: BLE001  (whatever a bot does wrong, the table goes on)
            answer = None
        connection.send((answer, time.process_time() - began))


@contextmanager
def _undisturbed() -> Iterator[None]:
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


def _stand_back() -> None:
    """Let whoever answers people go first, where the system knows such a thing."""
    if hasattr(os, "nice"):
        os.nice(_NICE)


def _limit_memory() -> None:
    """Cap the memory of this process, where the system can."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))


class Worker:
    """One process that thinks for one bot at a time; it is made when it is needed, and again after it was ended."""

    def __init__(self, answering: Answering, spared: bool = False) -> None:
        self.spared: Final = spared
        """Is it kept free for bots that think quickly?"""
        self.spent = 0.0
        """How many seconds of a processor the last question took; what else is done here is not counted."""
        self._answering: Final = answering
        self._context: Final = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(_PREPARED)
        self._running: tuple[multiprocessing.process.BaseProcess, Connection] | None = None

    def ask(self, name: str, seed: int, world: bytes, seconds: float, unwanted: Callable[[], bool]) -> int | None:
        """Let a bot choose in a saved world; None if it fails or is late.

        Unwanted is raised if nobody waits any more.
        """
        self.spent = 0.0
        for _ in range(_TRIES):
            try:
                connection = self._connection()
                connection.send((name, seed, world))
                if self._answered(connection, seconds, unwanted):
                    answer: int | None
                    answer, self.spent = connection.recv()
                    return answer
                self.spent = seconds
                break
            except Unwanted:
                self.end()
                raise
            except Exception as trouble:  # noqa: BLE001  (no process, no file, no memory: the table goes on)
                ALARM.ring("A process that thinks for bots was lost, or could not be begun.", trouble)
                self.end()
        self.end()
        return None

    def _connection(self) -> Connection:
        if self._running is None:
            _demand_files()
            ours, theirs = self._context.Pipe()
            try:
                process = self._context.Process(target=_serve, args=(theirs, self._answering), daemon=True)
                with _undisturbed():
                    process.start()
            except BaseException:
                ours.close()
                raise
            finally:
                theirs.close()
            self._running = (process, ours)
        return self._running[1]

    def _answered(self, connection: Connection, seconds: float, unwanted: Callable[[], bool]) -> bool:
        """Wait for the answer, not longer than allowed, and not when nobody wants it any more."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if connection.poll(min(left, _GLANCE)):
                return True
            if unwanted():
                raise Unwanted
        return False

    def end(self) -> None:
        """End the process, whatever it does."""
        if self._running is not None:
            (process, connection), self._running = self._running, None
            connection.close()
            process.kill()
            process.join(_GRACE)


def _demand_files() -> None:
    """Fail where files are lacking: a start that fails half-way leaves files open, which lacks even more of them."""
    opened: list[int] = []
    try:
        for _ in range(_FILES):
            opened.append(os.open(os.devnull, os.O_RDONLY))
    finally:
        for number in opened:
            os.close(number)

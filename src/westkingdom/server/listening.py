"""Listening: newcomers are let in a few at a time, or sent away before anything is spent on them.

The loops of asyncio and uvloop take everybody who waits before anything else is done, so that the files of the process
could be used up before the first of them is counted; here somebody is taken only if there is room.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from westkingdom.server.connections import HttpConnection
from westkingdom.server.door import Door
from westkingdom.server.limits import Limits
from westkingdom.server.visitors import group_of

LOG: Final = logging.getLogger("westkingdom.server")
_FILES: Final = 1 << 16
"""Open files that are asked for at most; nothing here needs more."""
RESERVE: Final = 128
"""Open files that are kept for the storage, the bots and what is read: no visitor gets them."""
_TOGETHER: Final = 32
"""Newcomers who are let in before those inside are heard again."""
PAUSE: Final = 0.5
"""Seconds without newcomers when the system has no file left for them."""


def files_allowed() -> int:
    """How many files this process may open, after asking the system for as many as it gives."""
    try:
        import resource
    except ImportError:  # where there is no such limit
        return _FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES if hard == resource.RLIM_INFINITY else min(hard, _FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return _FILES if soft == resource.RLIM_INFINITY else min(soft, _FILES)


def fitted(limits: Limits, files: int) -> Limits:
    """Limits with no more connections than there are files, and sockets that leave some of them to others."""
    most = min(limits.connections, max(files - RESERVE, files // 2))
    each = min(limits.connections_each, most)
    return replace(limits, connections=most, connections_each=each, sockets=min(limits.sockets, 3 * most // 4))


class Listener:
    """Lets newcomers in at one socket; it is closed as a server of asyncio is."""

    def __init__(self, listening: socket.socket, backlog: int, door: Door, make: Callable[[], HttpConnection]) -> None:
        self._listening: Final = listening
        self._door: Final = door
        self._make: Final = make
        self._knocking: Final = asyncio.Event()
        listening.setblocking(False)
        listening.listen(backlog)
        self._task: Final = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        loop = asyncio.get_running_loop()
        loop.add_reader(self._listening, self._knocking.set)
        try:
            while True:
                await self._knocking.wait()
                self._knocking.clear()
                await self._open()
                await asyncio.sleep(0)  # those who are inside come first
        finally:
            loop.remove_reader(self._listening)

    async def _open(self) -> None:
        """Take a few of those who wait, and let those in for whom there is room."""
        entering: list[Coroutine[Any, Any, None]] = []
        try:
            for _ in range(_TOGETHER):
                newcomer, address = self._listening.accept()
                group = group_of(str(address[0]))
                if self._door.room(group):
                    connection = self._make()
                    self._door.enter(connection, group)
                    entering.append(self._let_in(newcomer, connection))
                else:
                    newcomer.close()
        except (BlockingIOError, ConnectionError):
            pass  # nobody waits, or somebody is gone again
        except OSError as mistake:
            LOG.error("Nobody can be let in just now: %s.", mistake.strerror or mistake)
            await asyncio.sleep(PAUSE)
        await asyncio.gather(*entering)

    async def _let_in(self, newcomer: socket.socket, connection: HttpConnection) -> None:
        try:
            newcomer.setblocking(False)
            await asyncio.get_running_loop().connect_accepted_socket(lambda: connection, newcomer)
        except OSError:  # gone again
            self._door.leave(connection)
            newcomer.close()

    def close(self) -> None:
        """Let nobody in any more."""
        self._task.cancel()

    async def wait_closed(self) -> None:
        """Wait until that is so."""
        await asyncio.gather(self._task, return_exceptions=True)

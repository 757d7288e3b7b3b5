"""Connections that threads borrow and give back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import Empty, LifoQueue
from typing import Final, Generic, Protocol, TypeVar


class Closable(Protocol):
    """A connection."""

    def close(self) -> None:
        """Let go of it."""


C = TypeVar("C", bound=Closable)


class Connections(Generic[C]):
    """A heap of open connections; when one fails, with an error of its database, all are thrown away with it."""

    def __init__(self, connect: Callable[[], C], failure: type[Exception]) -> None:
        self._connect: Final = connect
        self._failure: Final = failure
        self._free: Final[LifoQueue[C]] = LifoQueue()

    @contextmanager
    def one(self) -> Iterator[C]:
        """Borrow a connection."""
        try:
            connection = self._free.get_nowait()
        except Empty:
            connection = self._connect()
        try:
            yield connection
        except self._failure:
            connection.close()
            self.close()
            raise
        except BaseException:
            self._free.put(connection)
            raise
        self._free.put(connection)

    def close(self) -> None:
        """Close all that nobody has borrowed."""
        while not self._free.empty():
            self._free.get_nowait().close()

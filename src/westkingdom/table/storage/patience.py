"""Connections to PostgreSQL that never wait for ever, be it for a lock, a statement or a database that hangs."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

_CONNECT: Final = 5
"""Seconds until a database that takes no connection is given up."""
_LOCK: Final = 3
"""Seconds that a statement waits for what another session has locked."""
_STATEMENT: Final = 8
"""Seconds that a statement may take, and that a transaction of ours may lie idle."""
_ANSWER: Final = 10.0
"""Seconds until a connection that says nothing is closed: the database is stopped, or the line is dead."""
_MIGRATION: Final = 600.0
"""Seconds that a step to a new schema may take: a large database takes a while."""
_LINE: Final = {"keepalives": 1, "keepalives_idle": 10, "keepalives_interval": 3, "keepalives_count": 3}
"""A line on which nothing comes is found dead after 19 seconds; all of these can be set otherwise in the address."""
_TCP_USER_TIMEOUT: Final = 10_000
"""Milliseconds until a line on which nothing arrives is given up."""

T = TypeVar("T")


class PatientConnection(psycopg.Connection[tuple[Any, ...]]):
    """A connection that is closed, with an error, when no answer comes in time."""

    patience = _ANSWER

    def wait(self, gen: Generator[Any, Any, T], *args: Any, **named: Any) -> T:
        """Wait for what the database answers."""
        return super().wait(self._in_time(gen), *args, **named)

    def _in_time(self, gen: Generator[Any, Any, T]) -> Generator[Any, Any, T]:
        """Pass everything on; psycopg looks in a few times a second, even when nothing comes."""
        end = time.monotonic() + self.patience
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if not ready and time.monotonic() > end:
                    self.pgconn.finish()
                    raise psycopg.OperationalError("the database does not answer")
                wanted = gen.send(ready)
        except StopIteration as done:
            result: T = done.value
            return result

    @contextmanager
    def without_haste(self) -> Iterator[None]:
        """Let statements take long, but not wait for locks."""
        usual, self.patience = self.patience, _MIGRATION
        self.execute("SET statement_timeout = 0")
        try:
            yield
        finally:
            self.patience = usual
            if not self.closed:
                self.execute(f"SET statement_timeout = '{_STATEMENT}s'")


def connected(url: str) -> PatientConnection:
    """Connect; what the address says about time limits of the line is respected."""
    limits = {"connect_timeout": _CONNECT, "tcp_user_timeout": _TCP_USER_TIMEOUT, **_LINE}
    address = make_conninfo("", **{"fallback_application_name": "westkingdom", **limits, **conninfo_to_dict(url)})
    connection = PatientConnection.connect(address, autocommit=True)
    connection.execute(
        f"SET lock_timeout = '{_LOCK}s'; SET statement_timeout = '{_STATEMENT}s'; "
        f"SET idle_in_transaction_session_timeout = '{_STATEMENT}s'"
    )
    return connection

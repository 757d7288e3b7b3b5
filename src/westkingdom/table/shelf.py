"""The tables that this process has at hand: each with a lock, and as new as its newest revision in the storage."""

from __future__ import annotations

import re
from collections import OrderedDict
from dataclasses import dataclass, field
from threading import Lock, RLock
from typing import Final

from westkingdom.engine.words import say
from westkingdom.table.refusal import Refused, StorageFailed
from westkingdom.table.storage.base import Storage
from westkingdom.table.storage.damage import whole
from westkingdom.table.table import Table, table_of

_MOST_AT_HAND: Final = 256
_PATIENCE: Final = 10.0
"""How long, in seconds, somebody waits until others are done with a table."""
IDENT: Final = re.compile("[a-z2-7]{16}")
"""What the id of a table looks like."""


class Turn:
    """A lock that is not waited for without end: behind a storage that hangs everybody is told so, one as the other."""

    def __init__(self) -> None:
        self._lock: Final = RLock()

    def __enter__(self) -> None:
        if not self._lock.acquire(timeout=_PATIENCE):
            raise StorageFailed("The storage hangs: others have waited for this table too long. Try again.")

    def __exit__(self, *_: object) -> None:
        self._lock.release()


@dataclass
class Place:
    """Where one table stands; who looks at it or changes it holds its lock."""

    lock: Turn = field(default_factory=Turn)
    table: Table | None = None


class Shelf:
    """The places of the tables used last.

    A table that is put aside while somebody holds its lock may be opened twice; the storage lets only one of them
    change it, and the other begins again.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage: Final = storage
        self._lock: Final = Lock()
        self._places: Final[OrderedDict[str, Place]] = OrderedDict()

    def at(self, ident: str) -> Place:
        """The place of a table; its lock is not held yet. What can be no id reaches no database."""
        if not IDENT.fullmatch(ident):
            raise Refused(say("refused-no-table"))
        with self._lock:
            place = self._places.setdefault(ident, Place())
            self._places.move_to_end(ident)
            if len(self._places) > _MOST_AT_HAND:
                self._places.popitem(last=False)
            return place

    def table(self, place: Place, ident: str) -> Table:
        """The table of a place, whose lock is held, as it is now."""
        revision = self._storage.revision(ident)
        if place.table is not None and place.table.revision == revision:
            return place.table
        record = self._storage.record(ident)
        if record is None:
            with self._lock:
                self._places.pop(ident, None)
            raise Refused(say("refused-no-table"))
        with whole(ident):
            place.table = table_of(record)
            return place.table

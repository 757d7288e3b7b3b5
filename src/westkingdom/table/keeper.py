"""How a table is changed: one change after the other, kept before it is acknowledged, and done once."""

from __future__ import annotations

import secrets
import time
from base64 import b32encode
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from westkingdom.engine.game import NOBODY
from westkingdom.engine.words import say
from westkingdom.table.clock import Instant
from westkingdom.table.refusal import Conflict, Refused, Stale
from westkingdom.table.seat import Holder
from westkingdom.table.shelf import Shelf
from westkingdom.table.shown import sight
from westkingdom.table.shown.past import PLAY
from westkingdom.table.storage.base import Storage
from westkingdom.table.storage.entry import Change, Data, LogEntry, Record, pack
from westkingdom.table.table import SPECTATOR, Step, Table

_TRIES: Final = 20
LONGEST_NONCE: Final = 64
_UNCOUNTED: Final = (PLAY, "undo")
"""Changes of the game itself; of all others one holder makes only so many."""
_HOUSE: Final = Holder("house", "")
"""Acts for bots, and for strangers with an invitation; no secret fits it."""

Command = Callable[[Table, Holder], Data | None]
"""Changes a table, or refuses; gives what is kept of it."""


@dataclass(frozen=True)
class By:
    """Who asks for something, and of which table."""

    table: str
    token: str
    revision: int | None = None
    """The revision that the one who acts has seen; None where it does not matter."""
    nonce: str = ""
    """The same word for the same action, so that it is done once however often it is sent."""


@dataclass(frozen=True)
class Receipt:
    """An action was done and is on the disk."""

    table: str
    revision: int


@dataclass(frozen=True)
class Credentials:
    """A secret that opens a table for one browser, or an invitation to it; it is told only now."""

    table: str
    token: str
    revision: int


def milliseconds() -> int:
    """The time of day."""
    return time.time_ns() // 1_000_000


def steady_milliseconds() -> int:
    """A time that never jumps, and means something in this process only."""
    return time.monotonic_ns() // 1_000_000


def demand_exact(by: By) -> None:
    """Refuse an action that does not say at which revision, or under which nonce, it is meant."""
    if by.revision is None or not by.nonce:
        raise _inexact()


def _inexact() -> Refused:
    """The refusal of an action that does not say exactly what it is."""
    return Refused(say("refused-inexact", {"most": LONGEST_NONCE}))


def _nobody_cares(_: str, __: str) -> None:
    """Let bots wait: no process thinks for them."""


class Keeper:
    """Opens tables and changes them; what can be done with a table is a command, which it is given."""

    def __init__(
        self, storage: Storage, clock: Callable[[], int], steady: Callable[[], int], luck: Callable[[int], bytes]
    ) -> None:
        self.storage: Final = storage
        self.clock: Final = clock
        self.luck: Final = luck
        self.shelf: Final = Shelf(storage)
        self.when_bot_is_asked: Callable[[str, str], None] = _nobody_cares
        """Is told the id of each table at which a bot has to decide, and which bot."""
        self._steady: Final = steady
        self._process: Final = secrets.token_hex(8)

    def now(self) -> Instant:
        """This moment, for clocks."""
        return Instant(self.clock(), self._steady(), self._process)

    # --- secrets

    def secret(self) -> str:
        """A secret of 128 random bits."""
        return self.luck(16).hex()

    def word(self) -> str:
        """A name for a table or a holder: 16 small letters and digits."""
        return b32encode(self.luck(10)).decode().lower()

    # --- opening

    @contextmanager
    def opened(self, by: By) -> Iterator[tuple[Table, Holder]]:
        """Open a table to look at it, for somebody with a secret of it; nobody changes it meanwhile."""
        place = self.shelf.at(by.table)
        with place.lock:
            table = self.shelf.table(place, by.table)
            yield table, table.holder(by.token)

    # --- changing

    def change(self, by: By, kind: str, seat: int, asked: Data, command: Command, stranger: bool = False) -> Receipt:
        """Change a table and keep that; if another process was faster, look again whether it is still wanted."""
        if len(by.nonce) > LONGEST_NONCE or not (by.nonce.isascii() and by.nonce.isprintable()):
            raise _inexact()
        for _ in range(_TRIES):
            try:
                return self._change_once(by, kind, seat, asked, command, stranger)
            except Conflict:
                continue
        raise Refused(say("refused-busy"))

    def _change_once(self, by: By, kind: str, seat: int, asked: Data, command: Command, stranger: bool) -> Receipt:
        place = self.shelf.at(by.table)
        with place.lock:
            table = self.shelf.table(place, by.table)
            who = _HOUSE if stranger else table.holder(by.token)
            done = self._done_already(by, who, kind, seat, asked)
            if done is not None:
                return done
            if by.revision is not None and by.revision != table.revision:
                viewer = seat if seat in table.held(who) else SPECTATOR
                current = sight.look(table, who, viewer, self.now())
                raise Stale(say("refused-stale", {"revision": table.revision}), current)
            try:
                if who is not _HOUSE and kind not in _UNCOUNTED:
                    who.spend(self.clock())
                table.tick(self.now())
                kept = command(table, who) or {}
                table.acted(who)
                change = self.next(table, kind, {**asked, **kept}, seat, who.id, by.nonce)
                self.storage.append(change)
                table.remember(change.entry)
            except BaseException:
                place.table = None  # what was changed in memory only is forgotten
                raise
            self._wake(table)
            return Receipt(table.id, table.revision)

    def _done_already(self, by: By, who: Holder, kind: str, seat: int, asked: Data) -> Receipt | None:
        """The answer that was given to this very action before; another action with its nonce is refused."""
        entry = self.storage.by_nonce(by.table, who.id, by.nonce) if by.nonce else None
        if entry is None:
            return None
        if (entry.kind, entry.seat) != (kind, seat) or any(entry.data.get(name) != asked[name] for name in asked):
            raise Refused(say("refused-nonce"))
        return Receipt(by.table, entry.revision)

    def next(
        self, table: Table, kind: str, kept: Data, seat: int = NOBODY, holder: str = "", nonce: str = ""
    ) -> Change:
        """Make the next entry of a table from what was done."""
        step, table.step = table.step, Step()
        table.revision += 1
        game = table.game if step.moved else None
        digest = "" if game is None else game.digest()
        entry = LogEntry(
            table.id, table.revision, kind, seat, kept, step.events, step.parent, digest, holder, nonce, self.clock()
        )
        packed = None if game is None else pack(game)
        record = Record(table.id, table.revision, table.state(), packed, table.bot_asked)
        holders = [holder.hash for holder in table.holders] if step.holders or table.revision == 1 else None
        return Change(entry, record, step.snapshot, holders)

    def keep_new(self, table: Table, changes: Sequence[Change], token: str) -> Credentials:
        """Keep a new table, and give its maker the secret."""
        self.storage.create(changes)
        self._wake(table)
        return Credentials(table.id, token, table.revision)

    def _wake(self, table: Table) -> None:
        """See to it that a bot thinks if it is asked."""
        seat = table.thinking
        if seat is not None and table.seats[seat].bot:
            self.when_bot_is_asked(table.id, table.seats[seat].bot)

"""Help for tests of tables: services with luck that repeats, tables made in one line, and games played at random."""

from __future__ import annotations

import itertools
import json
import os
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import westkingdom as wk
from westkingdom.table import By, Credentials, Refused, Storage, Tables, open_storage
from westkingdom.table.storage.entry import unpack

Data = dict[str, Any]
ALL_BOXES = {"viscounts": ("gates-of-gold", "keeper-of-keys"), "architects": ("works-of-wonder",)}
_nonces = itertools.count()


def nonce() -> str:
    """A nonce that no other action has, of this process or another."""
    return f"{os.getpid()}-{next(_nonces)}"


def lucky(seed: int) -> Callable[[int], bytes]:
    """Luck that is the same at every run."""
    return random.Random(seed).randbytes


class Hours:
    """A clock that tests turn by hand."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


def service(storage: Storage, seed: int = 1, **more: Any) -> Tables:
    """The tables in a storage, with luck that repeats and a clock that stands still."""
    clock = more.pop("clock", Hours())
    return Tables(storage, clock=clock, steady=more.pop("steady", clock), luck=lucky(seed), **more)


@contextmanager
def in_a_file(folder: Path) -> Iterator[Tables]:
    """The tables in a new file of this folder, until they are closed."""
    made = service(open_storage(str(folder / "tables.sqlite3")))
    yield made
    made.close()


def begun(tables: Tables, game: str = "viscounts", seats: int = 2, **more: Any) -> By:
    """A table that one host plays, all seats from one browser."""
    people = [f"Player {seat}" for seat in range(seats - len(more.get("bots", ())))]
    given: Credentials = tables.create(game, seats=seats, people=people, **more)
    by = By(given.table, given.token)
    tables.start(by)
    return by


def at(tables: Tables, by: By, **more: Any) -> By:
    """The same, for the revision that the table has now, under a new nonce."""
    return By(by.table, by.token, revision_of(tables, by), more.get("nonce") or nonce())


def revision_of(tables: Tables, by: By) -> int:
    """The newest revision of a table."""
    revision = tables.look(by)["revision"]
    assert isinstance(revision, int)
    return revision


def asked(tables: Tables, by: By) -> int:
    """The seat that is asked."""
    seat = tables.look(by)["view"]["asked"]["seat"]
    assert isinstance(seat, int)
    return seat


def decision(tables: Tables, by: By) -> Data:
    """The decision that is open."""
    found = tables.look(by, asked(tables, by))["decision"]
    assert isinstance(found, dict)
    return found


def options(tables: Tables, by: By) -> list[int]:
    """The ids that may be played now."""
    return [option["id"] for option in decision(tables, by)["options"]]


def play_on(tables: Tables, by: By, steps: int, seed: int = 1) -> None:
    """Play so many decisions at random, or until the game is over."""
    luck = random.Random(seed)
    for _ in range(steps):
        if tables.look(by)["table"]["phase"] != "playing":
            return
        tables.play(at(tables, by), asked(tables, by), luck.choice(options(tables, by)))


def wait_until(done: Callable[[], bool], seconds: float = 120.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.01)


def bytes_of(data: object) -> bytes:
    """Data as it would be sent."""
    return json.dumps(data, ensure_ascii=False).encode()


class Party(list[By]):
    """The people of a table, by seat."""

    tables: Tables

    def act(self) -> int:
        """Let the person who is asked make the first decision that comes to mind, and give the seat."""
        seat = asked(self.tables, self[0])
        self.tables.play(at(self.tables, self[seat]), seat, self.tables.look(self[seat], seat)["decision"]["default"])
        return seat

    def join(self, seat: int, name: str) -> By:
        """Let somebody new sit down."""
        given = self.tables.join(By(self[0].table, ""), self.tables.invite(self[0], seat).token, name)
        self[seat] = By(given.table, given.token)
        return self[seat]

    def watch(self) -> By:
        """Let somebody look on."""
        given = self.tables.join(By(self[0].table, ""), self.tables.invite(self[0]).token)
        return By(given.table, given.token)


def party(
    tables: Tables, *names: str, bots: Sequence[str] = (), own: int = 1, start: bool = True, **more: Any
) -> Party:
    """A table of people, each with a browser of their own, but for the host's first seats.

    The first one is the host.
    """
    given = tables.create("viscounts", seats=len(names) + len(bots), people=names[:own], bots=bots, **more)
    people = Party([By(given.table, given.token)] * len(names))
    people.tables = tables
    for seat in range(own, len(names)):
        tables.ready(people.join(seat, names[seat]), seat)
    if start:
        tables.start(people[0])
    return people


def stored_game(tables: Tables, by: By) -> wk.Game:
    """The game of a table as its storage has it."""
    record = tables._storage.record(by.table)
    assert record is not None
    assert record.game is not None
    return unpack(record.game)


def refusal(mistake: pytest.ExceptionInfo[Refused]) -> str:
    """Why something was refused, as the key of its sentence."""
    return mistake.value.message.key

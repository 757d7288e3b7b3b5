"""Help for tests of tables: services with luck that repeats, tables made in one line, and games played at random."""

from __future__ import annotations

import itertools
import json
import os
import random
from collections.abc import Callable
from typing import Any

from westkingdom.table import By, Pass, Storage, Tables

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
    return Tables(storage, clock=more.pop("clock", Hours()), luck=lucky(seed), **more)


def begun(tables: Tables, game: str = "viscounts", seats: int = 2, **more: Any) -> By:
    """A table that one host plays, all seats from one browser."""
    people = [f"Player {seat}" for seat in range(seats - len(more.get("bots", ())))]
    given: Pass = tables.create(game, seats=seats, people=people, **more)
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


def bytes_of(data: object) -> bytes:
    """Data as it would be sent."""
    return json.dumps(data, ensure_ascii=False).encode()

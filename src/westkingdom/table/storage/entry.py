"""What is kept of a table: one entry for each change, the table as it is now, and games packed into few bytes."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from typing import Any

import msgspec

from westkingdom.engine.errors import BadSave
from westkingdom.engine.events import EVERYBODY
from westkingdom.engine.game import Game
from westkingdom.library.games import load_game

Data = dict[str, Any]
"""Plain data, as it is written in JSON."""


@dataclass(frozen=True)
class LogEntry:
    """One change of a table, as it is kept for ever."""

    table: str
    revision: int
    kind: str
    seat: int
    data: Data
    """What was asked: for a decision its kind and the option."""
    events: list[Data] = field(default_factory=list)
    parent: int = 0
    """The revision of the game that it builds on: that of the decision before, the start, or where an undo led."""
    digest: str = ""
    """The digest of the game afterwards; empty if the game did not change."""
    holder: str = ""
    nonce: str = ""
    made: int = 0
    """When, in milliseconds since 1970."""


@dataclass(frozen=True)
class Record:
    """A table as it is now: everything needed to play on."""

    table: str
    revision: int
    state: Data
    game: bytes | None
    bot_asked: bool
    """Whether it is a bot that must decide now."""


@dataclass(frozen=True)
class Change:
    """One entry together with the table that it leads to."""

    entry: LogEntry
    record: Record
    """Its game is None if the game did not change."""
    snapshot: bool
    """Whether the game is kept for ever as it is here."""
    holders: list[str] | None = None
    """The hashes of all secrets that open the table, if they are others than before."""


def pack(game: Game) -> bytes:
    """Make a game small."""
    return zlib.compress(msgspec.json.encode(game.save()), 1)


def unpack(packed: bytes) -> Game:
    """Bring a game back; one that is damaged, or made with other card facts, raises BadSave."""
    try:
        return load_game(msgspec.json.decode(zlib.decompress(packed)))
    except (zlib.error, msgspec.DecodeError):
        raise BadSave("The stored game is damaged.") from None


def written(data: object) -> str:
    """Write plain data, always in the same way."""
    return msgspec.json.encode(data).decode()


def may_know(event: Data, viewer: int) -> bool:
    """May this viewer be told of an event? A spectator is no seat."""
    return event.get("audience", EVERYBODY) in (EVERYBODY, viewer)

"""A server that is sent anything, what is kept of its table, and what a client would send."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from dataclasses import replace

import msgspec
import psycopg

from tests.kit.server.damage import MARK
from tests.kit.server.serving import GENEROUS, Data, Player, Served, begun, play_on, spectator
from westkingdom.server.messages import LookShown
from westkingdom.server.replies.message import Refusal
from westkingdom.table.storage.entry import unpack

LIMITS = replace(GENEROUS, malformed=10**9)


class House:
    """A server, a table at which two play, and what is kept of it."""

    def __init__(self, served: Served, database: str) -> None:
        self.served = served
        self.database = database
        self.players = begun(served)
        play_on(self.players, 12, random.Random(1))
        self.stranger = spectator(self.players[0])

    def kept(self) -> tuple[int, str]:
        """Revision and digest of the table, as they are on the disk."""
        query, table = "SELECT revision, game FROM tables WHERE id = ", (self.players[0].table,)
        if self.database.startswith("postgresql:"):
            with psycopg.connect(self.database) as connection:
                row = connection.execute(f"{query}%s".encode(), table).fetchone()
        else:
            with closing(sqlite3.connect(self.database)) as file:
                row = file.execute(f"{query}?", table).fetchone()
        assert row is not None
        return row[0], unpack(row[1]).digest()


def demand_refusal(content: bytes) -> Data:
    """An answer is a refusal, in its exact form, and repeats nothing."""
    found = msgspec.json.decode(content, type=Refusal)
    if found.current is not msgspec.UNSET:
        msgspec.convert(found.current, LookShown)
    assert MARK.encode() not in content, content
    data: Data = msgspec.json.decode(content)
    return data


def session(player: Player) -> list[Data]:
    """What a client sends while it plays a little: good messages of every kind, all of them of the past."""
    seat, exact = player.seat or 0, {"revision": 10, "nonce": f"{MARK}-1"}
    actions: list[Data] = [
        *({"do": "play", "seat": seat, "option": option, **exact} for option in range(3)),
        {"do": "undo", "seat": seat, "steps": 2, **exact},
        {"do": "ask-undo", "seat": seat, "steps": None, **exact},
        {"do": "answer-undo", "yes": True, **exact},
        {"do": "answer-replace", "yes": True, **exact},
        {"do": "ask-replace", "seat": seat, "how": "open", "bot": MARK, "revision": 1},
        *({"do": name, "revision": 1} for name in ("start", "pause", "withdraw", "remove-spectators")),
        *({"do": name, "seat": seat, "revision": 1} for name in ("ready", "clear", "hand-back")),
        {"do": "take", "seat": seat, "name": MARK, "revision": 1},
        *({"do": name, "seat": seat, "bot": MARK, "revision": 1} for name in ("put-bot", "hand-over")),
        {"do": "time-out", "bot": MARK, "revision": 1},
    ]
    greetings: list[Data] = [
        {"type": "hello", "seat": player.seat, "since": 3, "previews": True},
        {"type": "seen", "number": 1},
    ]
    return [*greetings, *({"type": "do", "id": number, "action": one} for number, one in enumerate(actions))]

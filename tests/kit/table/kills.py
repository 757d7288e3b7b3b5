"""Killing a process that writes, at any moment: what it acknowledged must be there.

`python -m tests.kit.table.kills DATABASE` is the process that is killed: it plays at several tables and says on
standard output what was acknowledged. `survive` kills it and looks.
"""

from __future__ import annotations

import contextlib
import os
import random
import secrets
import signal
import subprocess
import sys
import threading
import time
import traceback

from tests.kit import ROOT
from tests.kit.table.house import asked, options
from westkingdom.table import By, Tables, open_storage
from westkingdom.table.shown.past import Past
from westkingdom.table.storage.entry import unpack

TABLES = 4


def play_for_ever(tables: Tables) -> None:
    """Play new games at several tables, and say each acknowledged action: table, revision; end if anything fails."""

    def one_table() -> None:
        luck = random.Random(secrets.randbits(32))
        while True:
            given = tables.create("viscounts", seats=2, people=["Ann", "Bob"])
            by = By(given.table, given.token)
            tables.start(by)
            revision = 2
            while tables.look(by)["table"]["phase"] == "playing":
                choice = luck.choice(options(tables, by))
                action = By(by.table, by.token, revision, str(revision))
                revision = tables.play(action, asked(tables, by), choice).revision
                os.write(1, f"{by.table} {revision}\n".encode())

    def fail(failure: threading.ExceptHookArgs) -> None:
        traceback.print_exception(failure.exc_value)
        os._exit(1)

    threading.excepthook = fail
    threads = [threading.Thread(target=one_table, daemon=True) for _ in range(TABLES)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def survive(database: str, kills: int, seed: int = 1) -> int:
    """Kill a writing process so many times at random moments; give how many acknowledged actions were found again."""
    luck = random.Random(seed)
    found = 0
    for _ in range(kills):
        said = killed(database, luck.randrange(5, 40), luck.uniform(0, 0.05))
        newest: dict[str, int] = {}
        for line in said:
            table, revision = line.split()
            newest[table] = max(newest.get(table, 0), int(revision))
        found += len(said)
        demand_kept(database, newest)
    return found


def killed(database: str, actions: int, seconds: float) -> list[str]:
    """Let a process play so many actions, kill it some time after that, and give what it acknowledged."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.kit.table.kills", database], stdout=subprocess.PIPE, cwd=ROOT, text=True
    )
    assert process.stdout is not None
    first = [process.stdout.readline() for _ in range(actions)]
    assert all(line.endswith("\n") for line in first), "the process that plays does not play"
    time.sleep(seconds)
    process.send_signal(signal.SIGKILL)
    rest = process.stdout.read()
    assert process.wait() == -signal.SIGKILL, "the process that plays ended by itself"
    process.stdout.close()
    return [*first, *[line + "\n" for line in rest.split("\n")[:-1]]]


def demand_kept(database: str, newest: dict[str, int]) -> None:
    """Every acknowledged action is there, revisions have no gap, and the table is at the digest of its last entry."""
    storage = open_storage(database)
    with contextlib.closing(storage):
        for table, revision in newest.items():
            record = storage.record(table)
            assert record is not None, f"table {table} is lost"
            assert record.game is not None
            assert record.revision >= revision, f"revision {revision} of {table} was acknowledged and is lost"
            entries = storage.entries(table, 0, record.revision)
            assert [entry.revision for entry in entries] == list(range(1, record.revision + 1))
            digest = unpack(record.game).digest()
            assert digest == entries[-1].digest == Past(storage, table).game(record.revision).digest()


if __name__ == "__main__":
    play_for_ever(Tables(open_storage(sys.argv[1])))

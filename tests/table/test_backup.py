"""Copies of tables: made while they are played at, whole, in one file.

And refused in a sentence where that cannot be.
"""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kit.table.house import begun, play_on, revision_of, service
from westkingdom.table import By, open_storage


def back_up(*args: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command, in a process of its own."""
    command = [sys.executable, "-m", "westkingdom.cli", "backup", *map(str, args)]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=120, env={**os.environ, **environment}
    )


def test_a_copy_of_tables_in_use_holds_all_that_was_acknowledged(tmp_path: Path) -> None:
    """Another process copies while this one, to which the file belongs, goes on writing; the copy plays on."""
    path, copy = tmp_path / "tables.sqlite3", tmp_path / "copies" / "copy.sqlite3"
    copy.parent.mkdir()
    tables = service(open_storage(str(path)))
    steady, busy = begun(tables), begun(tables, "architects")
    play_on(tables, steady, 20)
    enough = threading.Event()

    def play() -> None:
        while not enough.is_set():
            play_on(tables, busy, 1)

    playing = threading.Thread(target=play)
    playing.start()
    least, seen = revision_of(tables, busy), tables.look(steady, 0)
    done = back_up(copy, "--database", path)
    enough.set()
    playing.join()
    most = revision_of(tables, busy)
    tables.close()
    assert done.stdout == f"{copy} is a whole copy of 2 tables.\n", done.stderr
    assert list(copy.parent.iterdir()) == [copy]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    again = service(open_storage(str(copy)), seed=2)
    assert again.look(steady, 0) == seen
    assert least <= revision_of(again, busy) <= most
    for by in (steady, busy):
        assert [mine["table"]["id"] for mine in again.mine(by.token)] == [by.table]
        play_on(again, by, 5)
    again.close()


def test_a_copy_is_made_of_what_a_killed_process_left(tmp_path: Path) -> None:
    """What is not yet in the file itself, but beside it, is copied too."""
    path = tmp_path / "tables.sqlite3"
    script = """
import os, sys
from westkingdom.table import Tables, open_storage
given = Tables(open_storage(sys.argv[1])).create("viscounts", seats=2, people=["Ann"])
print(given.table, given.token, flush=True)
os._exit(9)
"""
    left = subprocess.run([sys.executable, "-c", script, str(path)], capture_output=True, text=True, check=False)
    table, token = left.stdout.split()
    by = By(table, token)
    done = back_up(tmp_path / "copy", WESTKINGDOM_DATABASE=str(path))
    assert done.stdout.endswith("is a whole copy of 1 table.\n"), done.stderr
    again = service(open_storage(str(tmp_path / "copy")))
    assert revision_of(again, by) == 1
    again.close()


def another_program(path: Path) -> None:
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE bookmarks (address TEXT)")


def damaged(path: Path) -> None:
    tables = service(open_storage(str(path)))
    play_on(tables, begun(tables), 40)
    tables.close()
    content = bytearray(path.read_bytes())
    content[16384:-4096] = bytes(len(content) - 20480)
    path.write_bytes(content)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda path: None, "There is no file"),
        (lambda path: path.write_text("root:x:0:0"), "holds no tables"),
        (another_program, "holds no tables"),
        (damaged, "is damaged"),
    ],
    ids=["nothing", "text", "other program", "damaged"],
)
def test_what_holds_no_whole_tables_is_not_copied(tmp_path: Path, make: Callable[[Path], None], sentence: str) -> None:
    path, copy = tmp_path / "tables.sqlite3", tmp_path / "copies" / "copy"
    copy.parent.mkdir()
    make(path)
    done = back_up(copy, "--database", path)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert list(copy.parent.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.sqlite3", tmp_path / "copy"
    open_storage(str(path)).close()
    copy.write_text("something dear")
    for name in (copy, path):
        before = name.read_bytes()
        done = back_up(name, "--database", path)
        assert done.returncode == 2
        assert "is there already" in done.stderr
        assert name.read_bytes() == before


def test_a_postgresql_database_is_copied_by_its_own_program_and_the_command_is_said(tmp_path: Path) -> None:
    done = back_up(tmp_path / "copy", "--database", "postgresql://ann:hush@db.example/west")
    assert done.returncode == 2
    assert f'pg_dump --format=custom --file="{tmp_path}/copy" "postgresql://ann@db.example/west"' in done.stderr
    assert "hush" not in done.stderr

"""The file: one process, everything synced, and a clear sentence for whatever is wrong with it."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.kit.table.house import at, begun, options, play_on, revision_of, service
from westkingdom.table import StorageFailed, Tables, data_directory, open_storage
from westkingdom.table.storage.file import connect
from westkingdom.table.storage.sqlite import SqliteStorage


def test_every_commit_is_synced_and_keys_are_checked(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "t")
    for connection in (storage._writer, connect(tmp_path / "t")):
        assert connection.execute("PRAGMA journal_mode").fetchall() == [("wal",)]
        assert connection.execute("PRAGMA synchronous").fetchall() == [(2,)]
        assert connection.execute("PRAGMA foreign_keys").fetchall() == [(1,)]
        assert connection.execute("PRAGMA busy_timeout").fetchall() == [(5000,)]
        connection.close() if connection is not storage._writer else None
    storage.close()


def test_a_second_process_on_the_same_file_is_refused(tmp_path: Path) -> None:
    """In another process, and in this one; when the first one is gone, the file is free again."""
    path = tmp_path / "tables.sqlite3"
    storage = open_storage(str(path))
    other = "import sys; from westkingdom.table import open_storage; open_storage(sys.argv[1])"
    done = subprocess.run([sys.executable, "-c", other, str(path)], capture_output=True, text=True, check=False)
    assert "in use by another Westkingdom" in done.stderr
    with pytest.raises(StorageFailed, match="in use by another Westkingdom"):
        open_storage(str(path))
    storage.close()
    open_storage(str(path)).close()


def create_many(tables: Tables) -> None:
    for _ in range(50):
        tables.create("viscounts", seats=2)


def test_a_full_disk_is_said_and_nothing_is_half_done(tmp_path: Path) -> None:
    """What was not acknowledged is not there; when there is room again the table goes on."""
    path = tmp_path / "tables.sqlite3"
    storage = SqliteStorage(path)
    tables = service(storage)
    by = begun(tables)
    pages = storage._writer.execute("PRAGMA page_count").fetchone()[0]
    storage._writer.execute(f"PRAGMA max_page_count={pages + 3}")
    with pytest.raises(StorageFailed, match=r"is full; nothing was stored"):
        play_on(tables, by, 200)
    now, seen = revision_of(tables, by), tables.look(by, 0)
    with pytest.raises(StorageFailed, match=r"is full"):
        create_many(tables)
    assert (revision_of(tables, by), tables.look(by, 0)) == (now, seen)
    assert [entry.revision for entry in storage.entries(by.table, 0, 999)] == list(range(1, now + 1))
    storage._writer.execute("PRAGMA max_page_count=1000000")
    play_on(tables, by, 5)
    assert storage._writer.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    tables.close()


class Failing:
    """A connection that can neither commit nor take back."""

    def __init__(self, true: sqlite3.Connection) -> None:
        self._true = true
        self.in_transaction = True

    def cursor(self) -> Failing:
        return self

    def execute(self, sql: str, values: Sequence[Any] = ()) -> object:
        if sql == "COMMIT":
            raise sqlite3.OperationalError("disk I/O error")
        return self._true.execute(sql, values)

    @property
    def rowcount(self) -> int:
        return 1

    def rollback(self) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    def close(self) -> None:
        self._true.close()


def test_what_cannot_even_be_taken_back_is_refused_and_the_next_change_is_kept(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "t")
    tables = service(storage)
    by = begun(tables)
    revision = revision_of(tables, by)
    storage._writer = Failing(storage._writer)  # type: ignore[assignment]
    with ThreadPoolExecutor(1) as pool, pytest.raises(StorageFailed, match="disk I/O error"):
        pool.submit(play_on, tables, by, 1).result(60)
    assert revision_of(tables, by) == revision
    with ThreadPoolExecutor(1) as pool:
        pool.submit(play_on, tables, by, 5).result(60)
    assert revision_of(tables, by) == revision + 5
    tables.close()


def test_a_symbolic_link_leads_to_the_same_lock(tmp_path: Path) -> None:
    path, link = tmp_path / "tables.sqlite3", tmp_path / "elsewhere" / "link"
    link.parent.mkdir()
    link.symlink_to(path)
    storage = open_storage(str(path))
    with pytest.raises(StorageFailed, match="in use by another Westkingdom"):
        open_storage(str(link))
    storage.close()
    open_storage(str(link)).close()
    assert list(link.parent.iterdir()) == [link]


def test_a_file_of_two_names_is_refused(tmp_path: Path) -> None:
    open_storage(str(tmp_path / "one")).close()
    (tmp_path / "two").hardlink_to(tmp_path / "one")
    for name in ("one", "two"):
        with pytest.raises(StorageFailed, match="several names"):
            open_storage(str(tmp_path / name))


def foreign_database(path: Path) -> None:
    """A database of another program."""
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE bookmarks (address TEXT)")


@pytest.mark.parametrize(
    "make",
    [
        lambda path: path.write_text("root:x:0:0:root:/root:/bin/sh"),
        foreign_database,
        lambda path: path.mkdir(),
        os.mkfifo,
    ],
    ids=["text", "other program", "folder", "pipe"],
)
def test_what_is_no_file_of_ours_is_left_alone_and_nothing_is_put_beside_it(
    tmp_path: Path, make: Callable[[Path], None]
) -> None:
    path = tmp_path / "mistyped"
    make(path)
    before = (path.stat().st_mtime_ns, path.read_bytes() if path.is_file() else b"")
    with pytest.raises(StorageFailed, match=r"holds no tables|no file"):
        open_storage(str(path))
    assert list(tmp_path.iterdir()) == [path]
    assert (path.stat().st_mtime_ns, path.read_bytes() if path.is_file() else b"") == before


@pytest.mark.parametrize(
    "content", [b"not a database at all, only words " * 100, b"SQLite format 3\0" + b"\xff" * 5000]
)
def test_a_file_that_holds_no_tables_is_refused_and_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "tables.sqlite3"
    path.write_bytes(content)
    with pytest.raises(StorageFailed, match="damaged, or holds no tables"):
        open_storage(str(path))
    assert path.read_bytes() == content


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    tables = service(open_storage(str(path)))
    play_on(tables, begun(tables), 50)
    tables.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:8192] + os.urandom(len(whole) - 16384) + whole[-8192:])
    with pytest.raises(StorageFailed, match="damaged"):
        open_storage(str(path))


NOBODY = (
    "import os, sys; from westkingdom.table import open_storage, StorageFailed\n"
    """
import westkingdom.table.storage.sqlite
if os.geteuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
try:
    open_storage(sys.argv[1])
except StorageFailed as mistake:
    print(mistake)
"""
)


def test_a_file_that_may_only_be_read_is_refused() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"
        open_storage(str(path)).close()
        path.chmod(0o444)
        path.parent.chmod(0o555)
        done = subprocess.run([sys.executable, "-c", NOBODY, str(path)], capture_output=True, text=True, check=False)
        path.parent.chmod(0o755)
    assert "cannot be written" in done.stdout, done.stderr


def test_only_its_owner_may_read_the_file(tmp_path: Path) -> None:
    """It holds the seeds of games that go on."""
    path = tmp_path / "new" / "tables.sqlite3"
    storage = open_storage(str(path))
    service(storage).create("viscounts", seats=2)
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    storage.close()


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "here").write_text("")
    with pytest.raises(StorageFailed, match="cannot be used"):
        open_storage(str(tmp_path / "here" / "tables.sqlite3"))


def test_a_closed_storage_takes_nothing_more(tmp_path: Path) -> None:
    storage = open_storage(str(tmp_path / "t"))
    tables = service(storage)
    by = begun(tables)
    action, seat, option = at(tables, by), tables.look(by)["view"]["asked"]["seat"], options(tables, by)[0]
    storage.close()
    storage.close()
    with pytest.raises(StorageFailed, match="closed"):
        tables.play(action, seat, option)


def test_the_file_lies_in_the_folder_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    open_storage().close()
    assert data_directory() == tmp_path / "westkingdom"
    assert sqlite3.connect(tmp_path / "westkingdom" / "tables.sqlite3").execute("SELECT * FROM tables").fetchall() == []
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ann")
    assert data_directory() == Path("/home/ann/.local/share/westkingdom")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_directory() == Path("/home/ann/Library/Application Support/westkingdom")

"""Tables in memory: the same storage, gone when it is closed."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from tests.kit.table.house import begun, play_on, revision_of, service
from westkingdom.table import MemoryStorage, Refused, StorageFailed


def test_nothing_is_written_to_any_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    tables = service(MemoryStorage())
    play_on(tables, begun(tables), 20)
    tables.close()
    assert list(tmp_path.iterdir()) == []


def test_it_needs_no_thread_of_its_own() -> None:
    """So that whoever ends a program with Ctrl+C waits for nothing."""
    before = threading.active_count()
    tables = service(MemoryStorage())
    play_on(tables, begun(tables), 3)
    assert threading.active_count() == before
    tables.close()


def test_each_storage_has_tables_of_its_own() -> None:
    one, other = service(MemoryStorage()), service(MemoryStorage())
    by = begun(one)
    with pytest.raises(Refused) as mistake:
        other.look(by)
    assert mistake.value.message.key == "refused-no-table"
    assert revision_of(one, by) == 2


def test_what_is_asked_of_closed_tables_is_refused_in_a_sentence() -> None:
    tables = service(MemoryStorage())
    by = begun(tables)
    tables.close()
    tables.close()
    for asking in (lambda: tables.look(by), lambda: begun(tables)):
        with pytest.raises(StorageFailed, match="The tables are closed"):
            asking()

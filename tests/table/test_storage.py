"""The storage, the same for SQLite and PostgreSQL: what is kept, in which order, and how it grows."""

from __future__ import annotations

import json
import threading
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.kit.table.house import asked, at, begun, options, play_on, revision_of, service
from westkingdom.engine.game import seal
from westkingdom.table import By, Refused, Storage, StorageFailed, Tables, open_storage
from westkingdom.table.alarm import Alarm
from westkingdom.table.refusal import Conflict
from westkingdom.table.storage import damage
from westkingdom.table.storage.entry import Change, LogEntry, Record, unpack
from westkingdom.table.storage.schema import MIGRATIONS, Cursor, Statement, migrate


def change(table: str, revision: int, **more: Any) -> Change:
    entry = LogEntry(
        table, revision, "play", 0, {"option": revision}, [], nonce=more.pop("nonce", ""), holder="ann", made=7
    )
    return Change(entry, Record(table, revision, {"n": revision}, b"game %d" % revision, False), snapshot=True, **more)


def test_what_was_written_is_there_after_opening_again(database: str) -> None:
    storage = open_storage(database)
    storage.create([change("t", 1), change("t", 2)])
    storage.append(change("t", 3, nonce="x"))
    storage.close()
    storage = open_storage(database)
    assert storage.revision("t") == 3
    assert storage.record("t") == Record("t", 3, {"n": 3}, b"game 3", False)
    assert [entry.revision for entry in storage.entries("t", 0, 9)] == [1, 2, 3]
    assert storage.by_nonce("t", "ann", "x") == change("t", 3, nonce="x").entry
    assert storage.by_nonce("t", "bob", "x") is None
    assert storage.snapshot("t", 2) == (2, b"game 2")
    assert storage.record("nowhere") is None
    assert storage.revision("nowhere") is None
    assert storage.snapshot("nowhere", 9) is None
    storage.close()


def test_revisions_have_no_gap_and_are_unique(storage: Storage) -> None:
    storage.create([change("t", 1)])
    for wrong in (1, 3, 0):
        with pytest.raises(Conflict):
            storage.append(change("t", wrong))
    with pytest.raises(Conflict):
        storage.append(change("nowhere", 1))
    storage.append(change("t", 2))
    assert [entry.revision for entry in storage.entries("t", 0, 9)] == [1, 2]


def test_a_nonce_is_kept_once_and_what_fails_leaves_nothing(storage: Storage) -> None:
    storage.create([change("t", 1)])
    storage.append(change("t", 2, nonce="x"))
    with pytest.raises(StorageFailed):
        storage.append(change("t", 3, nonce="x"))
    assert storage.revision("t") == 2
    assert storage.record("t") == Record("t", 2, {"n": 2}, b"game 2", False)
    with pytest.raises(StorageFailed):
        storage.create([change("t", 1)])
    storage.append(change("t", 3, nonce="y"))


def test_many_threads_write_many_tables_and_one_failure_harms_no_other(storage: Storage) -> None:
    """Changes of different tables are committed together; one that fails among them fails alone."""
    names = [f"t{n}" for n in range(20)]
    for name in names:
        storage.create([change(name, 1)])
    failures = []

    def write(name: str) -> None:
        for revision in range(2, 12):
            storage.append(change(name, revision))
            try:
                storage.append(change(name, revision))
            except Conflict:
                failures.append(name)

    with ThreadPoolExecutor(20) as pool:
        list(pool.map(write, names))
    assert len(failures) == 200
    for name in names:
        assert [entry.revision for entry in storage.entries(name, 0, 99)] == list(range(1, 12))


def test_a_change_is_told_only_when_it_can_be_read(storage: Storage) -> None:
    heard: list[tuple[str, int, int | None]] = []
    done = threading.Event()

    def listener(table: str, revision: int) -> None:
        heard.append((table, revision, storage.revision(table)))
        if revision == 30:
            done.set()

    storage.subscribe(listener)
    storage.create([change("t", 1)])
    for revision in range(2, 31):
        storage.append(change("t", revision))
    assert done.wait(60)
    assert [revision for _, revision, _ in heard] == list(range(1, 31))
    assert all(there is not None and there >= revision for _, revision, there in heard)


def test_a_hearer_that_fails_harms_nobody(storage: Storage, caplog: pytest.LogCaptureFixture) -> None:
    heard = threading.Event()

    def failing(table: str, revision: int) -> None:
        raise RuntimeError(table)

    storage.subscribe(failing)
    storage.subscribe(lambda _, revision: heard.set() if revision == 2 else None)
    storage.create([change("t", 1)])
    storage.append(change("t", 2))
    assert heard.wait(60)
    assert "the tables go on" in caplog.text


def test_what_fails_is_not_told(storage: Storage) -> None:
    heard: list[int] = []
    storage.create([change("t", 1)])
    storage.subscribe(lambda _, revision: heard.append(revision))
    with pytest.raises(Conflict):
        storage.append(change("t", 7))
    storage.append(change("t", 2))
    storage.close()
    assert 7 not in heard


def test_a_table_continues_from_what_is_kept_and_not_from_its_past(database: str) -> None:
    """If the rules have changed since, the game goes on from the state that was stored, whatever the history says."""
    tables = service(open_storage(database))
    by = begun(tables)
    play_on(tables, by, 25)
    here = tables.look(by, 0)
    tables.close()
    with_cursor(database, lambda cursor: cursor.execute("UPDATE entries SET data = '{\"option\": 0}'"))
    tables = service(open_storage(database), seed=2)
    assert tables.look(by, 0) == here
    play_on(tables, by, 5)
    revision = revision_of(tables, by) - 5
    shown = tables.moment(by, revision, 0)
    assert not shown["exact"]
    assert shown["revision"] < revision
    tables.close()


def test_a_snapshot_is_kept_each_turn(storage: Storage) -> None:
    tables = service(storage)
    by = begun(tables)
    seen = set()
    for step in range(80):
        view = tables.look(by)["view"]
        kept = storage.snapshot(by.table, revision_of(tables, by))
        assert kept is not None
        game = unpack(kept[1]).view(None)
        assert (game["round"], game["turn"]) == (view["round"], view["turn"])
        seen.add((view["round"], view["turn"]))
        play_on(tables, by, 1, seed=step)
    assert len(seen) > 5


# --- damage


def undone(packed: bytes) -> Any:
    return json.loads(zlib.decompress(packed))


def packed_again(save: Any) -> bytes:
    return zlib.compress(json.dumps(save).encode())


def flipped(packed: bytes) -> bytes:
    """Bytes that can be unpacked, but hold another game than was sealed."""
    save = undone(packed)
    save["history"] = save["history"][:-1]
    return packed_again(save)


def spoilt(database: str, table: str, column: str, spoil: Callable[[Any], Any]) -> None:
    """Damage what is kept of a table."""
    name, key = {"game": ("tables", "id"), "state": ("tables", "id"), "events": ("entries", "table_id")}.get(
        column, ("snapshots", "table_id")
    )
    column = "game" if name == "snapshots" else column
    value = spoil(rows(database, f"SELECT {column} FROM {name} WHERE {key} = '{table}' ORDER BY revision DESC")[0][0])
    with_cursor(
        database, lambda cursor: cursor.execute(f"UPDATE {name} SET {column} = ? WHERE {key} = ?", (value, table))
    )


def look_everywhere(tables: Tables, by: By, revision: int) -> None:
    tables.look(by)
    tables.events(by)
    tables.moment(by, revision)


@pytest.mark.parametrize(
    ("column", "spoil"),
    [
        ("game", lambda game: game[:-20]),
        ("game", flipped),
        ("game", lambda game: b"nothing"),
        ("snapshot", flipped),
        ("snapshot", lambda game: game[:50] + b"x" + game[51:]),
        ("state", lambda state: state.replace('"seats"', '"seatz"')),
        ("state", lambda state: state[:-1]),
        ("state", lambda state: "[]"),
        ("events", lambda events: "[1, 2]"),
    ],
)
def test_a_damaged_table_is_called_damaged_and_others_go_on(
    database: str,
    column: str,
    spoil: Callable[[Any], Any],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(damage, "ALARM", Alarm("damage"))
    tables = service(open_storage(database))
    broken, other = begun(tables), begun(tables)
    play_on(tables, broken, 30)
    revision = revision_of(tables, broken)
    tables.close()
    spoilt(database, broken.table, column, spoil)
    tables = service(open_storage(database), seed=2)
    with pytest.raises(Refused) as refused:
        look_everywhere(tables, broken, revision)
    assert refused.value.message.key == "refused-damaged"
    assert broken.table in caplog.text
    play_on(tables, other, 5)
    assert [mine["table"]["id"] for mine in tables.mine(other.token)] == [other.table]
    tables.close()


def test_a_game_of_other_card_facts_is_not_called_damaged(database: str) -> None:
    def other_facts(game: bytes) -> bytes:
        save = undone(game)
        save["facts"] = "0" * len(save["facts"])
        return packed_again({**save, "seal": seal(save)})

    tables = service(open_storage(database))
    by = begun(tables)
    tables.close()
    spoilt(database, by.table, "game", other_facts)
    tables = service(open_storage(database))
    with pytest.raises(Refused) as refused:
        tables.look(by)
    assert refused.value.message.key == "refused-other-facts"
    tables.close()


# --- the schema


def with_cursor(database: str, job: Callable[[Cursor], object]) -> object:
    """Do something with the bare database, in one transaction."""
    if database.startswith("postgresql:"):
        import psycopg

        from westkingdom.table.storage.postgresql import Statements

        with psycopg.connect(database) as connection:
            return job(Statements(connection.cursor()))
    import sqlite3

    bare = sqlite3.connect(database, isolation_level=None)
    cursor = bare.cursor()
    cursor.execute("BEGIN")
    try:
        done = job(cursor)
        cursor.execute("COMMIT")
        return done
    finally:
        bare.close()


def rows(database: str, sql: str) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = []

    def job(cursor: Cursor) -> None:
        cursor.execute(sql)
        found.extend(cursor.fetchall())

    with_cursor(database, job)
    return found


def kept(database: str) -> int:
    version: int = rows(database, "SELECT version FROM westkingdom_schema")[0][0]
    return version


def test_an_older_schema_is_brought_to_the_newest_with_all_it_holds(database: str) -> None:
    storage = open_storage(database)
    storage.create([change("t", 1)])
    storage.close()
    assert kept(database) == len(MIGRATIONS)
    longer: list[list[Statement]] = [*MIGRATIONS, ["ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'"]]
    with_cursor(database, lambda cursor: migrate(cursor, "BYTEA", longer))
    assert kept(database) == len(longer)
    assert rows(database, "SELECT id, revision, colour FROM tables") == [("t", 1, "red")]


def test_a_migration_that_fails_leaves_everything_as_it_was(database: str) -> None:
    open_storage(database).close()
    statements: list[Statement] = [f"ALTER TABLE {table} ADD COLUMN colour TEXT" for table in ("tables", "nothing")]
    wrong = [*MIGRATIONS, statements]
    with pytest.raises(Exception, match="nothing"):
        with_cursor(database, lambda cursor: migrate(cursor, "BYTEA", wrong))
    assert kept(database) == len(MIGRATIONS)
    open_storage(database).close()


def test_a_newer_schema_is_refused_in_a_sentence(database: str) -> None:
    open_storage(database).close()
    with_cursor(database, lambda cursor: cursor.execute("UPDATE westkingdom_schema SET version = 99"))
    with pytest.raises(StorageFailed, match="newer Westkingdom"):
        open_storage(database)
    assert kept(database) == 99


def test_an_address_that_is_neither_file_nor_postgresql_is_refused() -> None:
    with pytest.raises(StorageFailed, match="postgresql://"):
        open_storage("mysql://here/there")


def test_a_lost_answer_is_found_again_by_its_nonce(storage: Storage) -> None:
    """An action whose answer never arrived, as when a process was killed, is sent again to a new process and done once."""
    first = service(storage)
    by = begun(first)
    action, seat, option = at(first, by), asked(first, by), options(first, by)[0]
    done = first.play(action, seat, option)
    second = service(storage, seed=2)
    assert second.play(action, seat, option) == done
    assert second.look(By(by.table, by.token))["revision"] == done.revision

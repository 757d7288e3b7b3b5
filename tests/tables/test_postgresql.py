"""The database: several processes serve the same tables, and tell each other of changes."""

from __future__ import annotations

import subprocess
import sys
import threading

import pytest

from tests.tables import postgres
from tests.tables.house import asked, at, begun, play_on, revision_of, service
from westkingdom.table import By, StorageFailed, open_storage

OTHER = """
import sys
from tests.tables.house import at, asked, options
from westkingdom.table import By, Tables, open_storage
tables = Tables(open_storage(sys.argv[1]))
by = By(sys.argv[2], sys.argv[3])
print(tables.play(at(tables, by), asked(tables, by), options(tables, by)[0]).revision)
tables.close()
"""

if not postgres.missing():

    def test_a_change_of_another_process_is_heard_and_seen(postgres_url: str) -> None:
        """Another process plays; this one hears of it, sees it, and plays on."""
        tables = service(open_storage(postgres_url))
        by = begun(tables)
        before = tables.look(by, 0)
        heard = threading.Event()
        tables.hear(lambda table, revision: heard.set() if revision == before["revision"] + 1 else None)
        command = [sys.executable, "-c", OTHER, postgres_url, by.table, by.token]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.stdout.strip() == str(before["revision"] + 1), done.stderr
        assert heard.wait(5)
        assert revision_of(tables, by) == before["revision"] + 1
        play_on(tables, by, 5)
        tables.close()

    def test_what_one_process_invites_another_seats(postgres_url: str) -> None:
        one, two = service(open_storage(postgres_url)), service(open_storage(postgres_url), seed=2)
        given = one.create("viscounts", seats=2, people=["Ann"])
        host = By(given.table, given.token)
        guest = By(host.table, two.join(By(host.table, ""), one.invite(host, 1).token, "Bob").token)
        one.ready(guest, 1)
        two.start(host)
        seat = asked(one, host)
        owner = (host, guest)[seat]
        one.play(at(two, owner), seat, one.look(owner, seat)["decision"]["default"])
        assert one.look(guest, 1) == two.look(guest, 1)
        one.close()
        two.close()

    def test_a_lost_connection_is_made_anew(postgres_url: str) -> None:
        """When the database ends all connections, one request fails with a sentence; hearers are told to look again."""
        import psycopg

        tables = service(open_storage(f"{postgres_url}&application_name=lost"))
        by = begun(tables)
        again = threading.Event()
        tables.hear(lambda table, _: again.set() if not table else None)
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'lost'"
            )
        with pytest.raises(StorageFailed, match="cannot be used"):
            tables.look(by)
        play_on(tables, by, 3)
        assert revision_of(tables, by) == 5
        assert again.wait(10)
        tables.close()


def test_a_database_that_is_not_there_is_said_without_its_password() -> None:
    with pytest.raises(StorageFailed) as mistake:
        open_storage("postgresql://ann:hush@127.0.0.1:1/nowhere")
    assert "cannot be used" in str(mistake.value)
    assert "hush" not in str(mistake.value)


def test_without_its_package_postgresql_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StorageFailed, match="psycopg"):
        open_storage("postgresql://ann@127.0.0.1/nowhere")

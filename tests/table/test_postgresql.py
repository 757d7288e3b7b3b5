"""The database: several processes serve the same tables, and tell each other of changes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from tests.kit import ROOT
from tests.kit.table import postgres
from tests.kit.table.house import asked, at, begun, play_on, revision_of, service, wait_until
from westkingdom.table import By, StorageFailed, WorkerPool, open_storage

OTHER = """
import sys
from tests.kit.table.house import at, asked, options
from westkingdom.table import By, Tables, open_storage
tables = Tables(open_storage(sys.argv[1]))
by = By(sys.argv[2], sys.argv[3])
print(tables.play(at(tables, by), asked(tables, by), options(tables, by)[0]).revision)
tables.close()
"""

KILLED = """
import sys, time
from tests.kit.table import bots
from westkingdom.table import By, Tables, WorkerPool, open_storage

if __name__ == "__main__":
    tables = Tables(open_storage(sys.argv[1]), pool=WorkerPool(workers=1, seconds=600, answering=bots.late))
    given = tables.create("viscounts", seats=2, bots=["random", "random"])
    tables.start(By(given.table, given.token))
    print(given.table, given.token, flush=True)
    time.sleep(600)
"""

if not postgres.missing():

    def test_a_change_of_another_process_is_heard_and_seen(postgres_url: str) -> None:
        """Another process plays; this one hears of it, sees it, and plays on."""
        tables = service(open_storage(postgres_url))
        by = begun(tables)
        before = tables.look(by, 0)
        heard = threading.Event()
        tables.subscribe(lambda table, revision: heard.set() if revision == before["revision"] + 1 else None)
        command = [sys.executable, "-c", OTHER, postgres_url, by.table, by.token]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.stdout.strip() == str(before["revision"] + 1), done.stderr
        assert heard.wait(60)
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
        """When the database ends all connections, one request fails with a sentence.

        Listeners are told to look again.
        """
        import psycopg

        tables = service(open_storage(f"{postgres_url}&application_name=lost"))
        by = begun(tables)
        again = threading.Event()
        tables.subscribe(lambda table, _: again.set() if not table else None)
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'lost'"
            )
        with pytest.raises(StorageFailed, match="cannot be used"):
            tables.look(by)
        play_on(tables, by, 3)
        assert revision_of(tables, by) == 5
        assert again.wait(60)
        tables.close()

    def test_bots_of_a_process_are_left_to_it_as_long_as_it_lives(postgres_url: str) -> None:
        one, two = open_storage(postgres_url), open_storage(postgres_url)
        one.care()
        two.care()
        table = service(one).create("viscounts", seats=2, bots=["random", "random"])
        service(one).start(By(table.table, table.token))
        assert one.bots_asked() == [table.table]
        assert two.bots_asked() == []
        one.close()
        wait_until(lambda: two.bots_asked() == [table.table])
        two.close()

    def test_bots_of_a_process_without_bots_are_anybodys(postgres_url: str) -> None:
        one, two = open_storage(postgres_url), open_storage(postgres_url)
        two.care()
        table = service(one).create("viscounts", seats=2, bots=["random", "random"])
        service(one).start(By(table.table, table.token))
        assert two.bots_asked() == [table.table]
        one.close()
        two.close()

    @pytest.mark.parametrize("later", [0, -3_600_000])
    def test_bots_of_a_process_that_was_killed_move_on_in_another(postgres_url: str, later: int) -> None:
        """Also when the clock of the other one is an hour behind."""
        now = time.time_ns() // 1_000_000
        tables = service(open_storage(postgres_url), pool=WorkerPool(workers=1), clock=lambda: now + later)
        command = [sys.executable, "-c", KILLED, postgres_url]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as other:
            assert other.stdout is not None
            table, token = other.stdout.readline().split()
            by = By(table, token)
            assert revision_of(tables, by) == 2
            other.kill()
        wait_until(lambda: revision_of(tables, by) >= 5)
        tables.close()

    def test_a_table_that_somebody_locked_is_said_in_seconds(postgres_url: str) -> None:
        """Looking, acting and closing end although the database hangs; when it is free again everything goes on."""
        import psycopg

        tables = service(open_storage(postgres_url))
        by = begun(tables)
        hanging = service(open_storage(postgres_url), pool=WorkerPool(workers=1))
        with psycopg.connect(postgres_url) as other:
            other.execute("LOCK TABLE tables")
            with ThreadPoolExecutor(10) as pool:
                looks = [pool.submit(tables.look, by) for _ in range(10)]
                assert all(isinstance(look.exception(60), StorageFailed) for look in looks)
            closing = threading.Thread(target=hanging.close)
            closing.start()
            closing.join(60)
            assert not closing.is_alive()
        play_on(tables, by, 3)
        tables.close()

    def test_a_database_that_is_stopped_is_said_in_seconds(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """A stopped server answers nothing, not even that time is over; its connections are given up and made anew."""
        import psycopg

        from westkingdom.table.storage import postgresql
        from westkingdom.table.storage.patience import PatientConnection

        if postgres.GIVEN:
            pytest.skip("a database of others is not stopped")
        monkeypatch.setattr(postgresql, "QUIET", 0.5)
        tables = service(open_storage(f"{postgres_url}&application_name=stopped"))
        by = begun(tables)
        again = threading.Event()
        tables.subscribe(lambda table, _: again.set() if not table else None)
        with psycopg.connect(postgres_url, autocommit=True) as other, stopped(other, "stopped"):
            with monkeypatch.context() as hasty:
                hasty.setattr(PatientConnection, "patience", 1.0)
                with pytest.raises(StorageFailed, match="cannot be used"):
                    tables.look(by)
                assert again.wait(60)
            play_on(tables, by, 3)
            with stopped(other, "stopped"):
                closing = threading.Thread(target=tables.close)
                closing.start()
                closing.join(60)
                assert not closing.is_alive()

    @contextmanager
    def stopped(other: Any, name: str) -> Iterator[None]:
        """Stop the sessions of this name as long as it takes."""
        sessions = other.execute("SELECT pid FROM pg_stat_activity WHERE application_name = %s", (name,)).fetchall()
        for (session,) in sessions:
            os.kill(session, signal.SIGSTOP)
        try:
            yield
        finally:
            for (session,) in sessions:
                with suppress(ProcessLookupError):  # one that was given up may have gone by itself
                    os.kill(session, signal.SIGCONT)

    def test_what_the_address_says_about_time_is_respected(postgres_url: str) -> None:
        from westkingdom.table.storage.patience import connected

        with connected(f"{postgres_url}&connect_timeout=7") as connection:
            assert connection.info.get_parameters()["connect_timeout"] == "7"
            assert connection.info.get_parameters()["keepalives_count"] == "3"
            assert connection.execute("SHOW lock_timeout").fetchall() == [("3s",)]
            assert connection.execute("SHOW statement_timeout").fetchall() == [("8s",)]


def test_a_database_that_is_not_there_is_said_without_its_password() -> None:
    with pytest.raises(StorageFailed) as mistake:
        open_storage("postgresql://ann:hush@127.0.0.1:1/nowhere")
    assert "cannot be used" in str(mistake.value)
    assert "hush" not in str(mistake.value)


def test_without_its_package_postgresql_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StorageFailed, match="psycopg"):
        open_storage("postgresql://ann@127.0.0.1/nowhere")

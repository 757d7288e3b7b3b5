"""How a server ends: soon, whatever visitors and database do, with everything closed, after a farewell."""

from __future__ import annotations

import random
import signal
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tests.kit.server.attack import BODY, HEAD, play_once
from tests.kit.server.plain import ask_without_reading, end_of, plain
from tests.kit.server.serving import GENEROUS, Process, begun, play_on, serving, start
from tests.kit.table import postgres
from tests.kit.table.house import service
from tests.server.test_patience import wire
from westkingdom.table import open_storage

ENDS = [signal.SIGTERM, signal.SIGINT]


@contextmanager
def running(database: str | Path, log: Path, group: bool = False) -> Iterator[Process]:
    """A server whose log is kept in a file; it is gone in the end in any case."""
    with log.open("w") as errors:
        process = start(database, errors=errors, group=group)
        try:
            yield process
        finally:
            if process.popen.poll() is None:
                process.kill()


@pytest.mark.parametrize("how", ENDS)
@pytest.mark.parametrize("group", [False, True], ids=["process", "group"])
def test_a_server_that_is_told_to_end_leaves_one_file_to_copy(tmp_path: Path, how: signal.Signals, group: bool) -> None:
    """Whether it alone is told or its bots as well; visitors who are slow or silent do not change that."""
    database, log = tmp_path / "tables.sqlite3", tmp_path / "log"
    with running(database, log, group) as process, ExitStack() as stack:
        players = begun(process.served)
        play_on(players, 5, random.Random(1))
        play_once(begun(process.served, bots=["random"])[0], random.Random(1))
        stack.enter_context(players[0].socket()).update()
        for data in (HEAD, BODY, b""):
            stack.enter_context(wire(process.served, data))
        ask_without_reading(stack.enter_context(plain(players[1], buffer=2048)))
        assert process.end(how, group) == 0
    left = {path.name for path in tmp_path.iterdir()} - {"log", "tables.sqlite3.lock"}
    assert left == {"tables.sqlite3"}
    assert "Traceback" not in log.read_text(encoding="utf-8")


def test_a_server_that_ends_says_so_on_its_sockets(tmp_path: Path) -> None:
    """Those who have said hello and those who have not; then comes the code for a restart."""
    with running(tmp_path / "tables.sqlite3", tmp_path / "log") as process:
        players = begun(process.served)
        with players[0].socket() as one, players[1].socket(hello=False) as silent:
            one.update()
            process.popen.send_signal(signal.SIGTERM)
            for socket in (one, silent):
                messages, code = end_of(socket)
                assert [message["type"] for message in messages] == ["bye"]
                assert messages[0]["refused"]["key"] == "refused-stopping"
                assert code == 1012


def test_a_server_in_a_thread_ends_while_its_tables_hang(tmp_path: Path) -> None:
    """Who asked is told to come again."""
    tables = service(open_storage(str(tmp_path / "tables.sqlite3")))
    gone = threading.Event()
    answers: list[httpx.Response] = []
    with serving(tables, GENEROUS) as served:
        player = begun(served)[0]
        hanging = threading.Event()

        def hang(*_: object, **__: object) -> None:
            hanging.set()
            gone.wait()

        tables.look = hang  # type: ignore[method-assign,assignment]

        def ask() -> None:
            with player.http() as client:
                answers.append(client.get(player.path))

        asking = threading.Thread(target=ask)
        asking.start()
        assert hanging.wait(20)
    asking.join(20)
    gone.set()
    assert [(answer.status_code, answer.json()["refused"]["key"]) for answer in answers] == [(503, "refused-stopping")]
    tables.close()


@pytest.mark.skipif(bool(postgres.missing()), reason="there is no PostgreSQL here")
def test_a_database_that_hangs_holds_up_neither_pages_nor_the_end(postgres_url: str, tmp_path: Path) -> None:
    import psycopg

    with running(postgres_url, tmp_path / "log") as process, psycopg.connect(postgres_url) as other:
        player = begun(process.served)[0]
        other.execute("LOCK TABLE tables")
        asking = [threading.Thread(target=look, args=(player.served.url, player.path, player.token)) for _ in range(12)]
        for one in asking:
            one.start()
        for path in ("/", "/api"):
            assert httpx.get(f"{process.served.url}{path}", trust_env=False, timeout=10).status_code == 200
        assert process.end(signal.SIGTERM) in (0, 1)
        for one in asking:
            one.join()


def look(url: str, path: str, token: str) -> None:
    """Ask for a table; there may be no answer."""
    with suppress(httpx.TransportError):
        httpx.get(f"{url}{path}", headers={"authorization": f"Bearer {token}"}, trust_env=False, timeout=60)

"""Questions wait for their own kind only: neither much asking nor a database that hangs holds up the rest."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from tests.kit.server.serving import GENEROUS, WAIT, Player, Served, begun, good, in_thread, serving
from tests.kit.table.house import in_a_file
from westkingdom.server import words
from westkingdom.server.limits import Buckets, Rate
from westkingdom.table import Tables

EMPTY = Rate(1e-6, 1e-6)
"""A share that the first question uses up for a long time."""
PREVIEWS = {"seat": 0, "previews": "true"}


class Gate:
    """Stands before a method of the tables: who calls it waits until it is opened."""

    def __init__(self, method: Callable[..., Any], closed_for: Callable[..., bool]) -> None:
        self._method = method
        self._closed_for = closed_for
        self._lock = threading.Lock()
        self.opened = threading.Event()
        self.inside = 0
        self.most = 0
        """How many were inside at the same time."""

    def __call__(self, *args: Any, **named: Any) -> Any:
        if self._closed_for(*args, **named):
            with self._lock:
                self.inside += 1
                self.most = max(self.most, self.inside)
            assert self.opened.wait(2 * WAIT)
            with self._lock:
                self.inside -= 1
        return self._method(*args, **named)


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    with in_a_file(tmp_path) as made:
        yield made


@contextmanager
def asking() -> Iterator[Callable[..., Future[httpx.Response]]]:
    """Ask without waiting for the answer."""
    with ThreadPoolExecutor(40) as pool:
        yield lambda player, **query: pool.submit(ask, player, query)


def ask(player: Player, query: dict[str, Any]) -> httpx.Response:
    """Ask for the table."""
    with player.http() as client:
        return client.get(player.path, params=query)


def key(answer: httpx.Response) -> tuple[int, str]:
    """How an answer refuses."""
    return answer.status_code, answer.json().get("refused", {}).get("key", "")


def test_one_seat_that_asks_sixteen_fold_holds_up_nobody(tables: Tables) -> None:
    """Its costly questions are answered one after the other, a few wait, the rest is refused.

    Others are answered at once.
    """
    limits = replace(GENEROUS, costly_each=12)
    with serving(tables, limits) as served:
        one, other = begun(served)
        gate = Gate(tables.look, lambda by, *_, previews=False: by.token == one.token and previews)
        with patch.object(tables, "look", gate), asking() as later:
            asked = [later(one, **PREVIEWS) for _ in range(16)]
            refused = done(asked, 3)
            assert {key(answer) for answer in refused} == {(429, "refused-rate")}
            assert {answer.headers["retry-after"] for answer in refused} == {"1"}
            assert other.look()["revision"]
            assert one.look()["revision"], "what is quick is not refused"
            assert ask(other, {"seat": 1, "previews": "true"}).status_code == 200
            gate.opened.set()
            assert [answer.result(WAIT).status_code for answer in asked].count(200) == 13
            assert gate.most == 1


def done(asked: list[Future[httpx.Response]], number: int) -> list[httpx.Response]:
    """The first so many answers."""
    ready = threading.Semaphore(0)
    for one in asked:
        one.add_done_callback(lambda _: ready.release())
    for _ in range(number):
        assert ready.acquire(timeout=WAIT)
    return [one.result() for one in asked if one.done()]


def test_when_many_wait_for_the_tables_others_are_told_to_come_again_and_pages_are_served(tables: Tables) -> None:
    with serving(tables, replace(GENEROUS, threads=2, waiting=3)) as served:
        player = begun(served)[0]
        gate = Gate(tables.look, lambda *_, **__: True)
        with patch.object(tables, "look", gate), asking() as later, served.client() as client:
            asked = [later(player) for _ in range(6)]
            (refused,) = done(asked, 1)
            assert key(refused) == (503, "refused-busy")
            assert refused.headers["retry-after"] == "1"
            for path in ("/", "/api", "/api/guide?game=viscounts", "/docs", "/icon.svg", "/t/x"):
                assert client.get(path).status_code == 200, path
            gate.opened.set()
            assert sorted(answer.result(WAIT).status_code for answer in asked) == [200] * 5 + [503]


@pytest.mark.parametrize("whose", ["work", "work_address"])
def test_what_questions_take_of_the_processor_is_taken_from_a_share(tmp_path: Path, whose: str) -> None:
    """When it is used up, further questions are refused, but nothing that is done at the table."""
    used_up: dict[str, Any] = {whose: EMPTY}
    with in_thread(tmp_path / "tables.sqlite3", replace(GENEROUS, **used_up)) as served:
        one, other = begun(served)
        assert ask(one, {}).status_code == 200
        assert key(ask(one, {})) == (429, "refused-rate")
        assert ask(other, {}).status_code == (200 if whose == "work" else 429)
        one.act({"do": "pause"})
        with served.client() as client:
            assert client.get("/api").status_code == 200


def test_a_socket_whose_share_is_used_up_is_told_later_and_everything(tmp_path: Path) -> None:
    with in_thread(tmp_path / "tables.sqlite3", replace(GENEROUS, work=Rate(0.001, 200))) as served:
        one, other = begun(served)
        with other.socket(hello=False) as socket:
            socket.hello(seat=1, previews=True, language="en")
            seen = [socket.update()]
            done = [one.act({"do": "pause", "yes": yes}) for yes in (True, False, True)][-1]
            while seen[-1]["revision"] < done["revision"]:
                seen.append(socket.update())
        numbers = [event["number"] for update in seen for event in update["told"]]
        assert numbers == list(range(1, len(numbers) + 1))


def test_what_was_spent_too_much_is_made_up_for() -> None:
    now = [0.0]
    buckets = Buckets(Rate(10, 2), clock=lambda: now[0])
    assert buckets.wait("a") == 0
    buckets.spend("a", 16)
    assert buckets.wait("a") == 3
    now[0] = 2.9
    assert buckets.wait("a") > 0
    now[0] = 3.1
    assert buckets.wait("a") == 0
    assert buckets.wait("b") == 0


# --- cards


def cards_of(player: Player, language: str) -> Any:
    with player.http() as client:
        return good(client.get(f"{player.path}/cards", params={"language": language}))["cards"]


def test_cards_are_told_once_for_each_mix_and_language(tmp_path: Path) -> None:
    words.CARDS.clear()
    with in_thread(tmp_path / "tables.sqlite3") as served, patch.object(words, "things", wraps=words.things) as things:
        one, same = begun(served)[0], begun(served)[0]
        first = cards_of(one, "fr")
        assert [cards_of(one, "fr"), cards_of(same, "fr")] == [first, first]
        assert things.call_count == 1
        assert cards_of(one, "ru") != first
        assert things.call_count == 2
        other = begun(served, expansions=["gates-of-gold"])[0]
        assert len(cards_of(other, "fr")) > len(first)


def test_only_so_many_mixes_are_remembered(tmp_path: Path) -> None:
    words.CARDS.clear()
    with in_thread(tmp_path / "tables.sqlite3") as served, patch.object(words, "MOST_MIXES", 2):
        one = begun(served)[0]
        for language in ("en", "fr", "ru", "en"):
            assert cards_of(one, language)
        assert len(words.CARDS) == 2


def test_strangers_are_shown_no_cards(tmp_path: Path) -> None:
    with in_thread(tmp_path / "tables.sqlite3") as served:
        one = begun(served)[0]
        cards_of(one, "en")
        with Served.client(served, "0" * 32) as client:
            assert client.get(f"{one.path}/cards").status_code == 403

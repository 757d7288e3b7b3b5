"""One action out of many wins, whether they come to one server or to several on one database."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import httpx
import pytest

from tests.kit.server.serving import Data, Player, begun, good, in_process, in_thread, spectator
from tests.kit.table import postgres
from tests.kit.table.house import nonce
from westkingdom.table import open_storage

THREADS = 8
ROUNDS = 125
"""With eight submissions each: a thousand."""


def storm(clients: list[httpx.Client], player: Player, luck: random.Random) -> None:
    """At one decision send the same action and other ones, many at once: exactly one is done, all copies of it agree."""
    look = player.look()
    options = [option["id"] for option in look["decision"]["options"]]
    actions: list[Data] = []
    for _ in range(THREADS // 2):
        chosen = luck.choice(options)
        action = {
            "do": "play",
            "seat": player.seat,
            "option": chosen,
            "revision": look["revision"],
            "nonce": nonce(),
        }
        actions += [action, action]
    luck.shuffle(actions)
    with ThreadPoolExecutor(THREADS) as pool:
        sent = [
            pool.submit(client.post, f"{player.path}/actions", json=action)
            for client, action in zip(clients, actions, strict=True)
        ]
        answers = [one.result() for one in sent]
    done = {action["nonce"] for action, answer in zip(actions, answers, strict=True) if answer.status_code == 200}
    assert len(done) == 1
    for action, answer in zip(actions, answers, strict=True):
        if action["nonce"] in done:
            assert good(answer)["revision"] == look["revision"] + 1
        else:
            assert answer.json()["refused"]["key"] == "refused-stale"


def test_a_thousand_submissions_at_once_and_one_done_for_each_decision(database: str) -> None:
    luck = random.Random(1)
    with in_thread(database) as served, ExitStack() as stack:
        players = begun(served, "architects")
        clients = {player.token: [stack.enter_context(player.http()) for _ in range(THREADS)] for player in players}
        for _ in range(ROUNDS):
            seat = players[0].look()["view"]["asked"]["seat"]
            storm(clients[players[seat].token], players[seat], luck)
        table = players[0].table
    storage = open_storage(database)
    plays = [entry for entry in storage.entries(table, 0, 10_000) if entry.kind == "play"]
    assert [entry.revision for entry in plays] == list(range(plays[0].revision, plays[0].revision + ROUNDS))
    storage.close()


@pytest.mark.skipif(bool(postgres.missing()), reason="there is no PostgreSQL here")
def test_two_servers_on_one_database_serve_the_same_tables(postgres_url: str) -> None:
    """What is done at one is told by the other, at once and without a gap; submissions to both are done once."""
    luck = random.Random(2)
    with in_process(postgres_url) as one, in_process(postgres_url) as two, ExitStack() as stack:
        players = begun(one, "viscounts", 3)
        there = [Player(two, player.table, player.token, player.seat) for player in players]
        watcher = spectator(players[0])
        socket = stack.enter_context(Player(two, watcher.table, watcher.token, None).socket())
        known = socket.update()["events"]
        for number in range(40):
            here = (players, there)[number % 2]
            seat = here[0].look()["view"]["asked"]["seat"]
            done = here[seat].act(here[seat].choice(here[seat].look(), luck) or {})
            while (update := socket.update())["revision"] < done["revision"]:
                known = told(update, known)
            known = told(update, known)
            assert players[seat].look() == there[seat].look()
        for _ in range(15):
            seat = players[0].look()["view"]["asked"]["seat"]
            both = [stack.enter_context((players, there)[i % 2][seat].http()) for i in range(THREADS)]
            storm(both, players[seat], luck)


def told(update: Data, known: int) -> int:
    """Events come without gaps."""
    assert [event["number"] for event in update["told"]] == list(range(known + 1, update["events"] + 1))
    return int(update["events"])


@pytest.mark.skipif(bool(postgres.missing()), reason="there is no PostgreSQL here")
def test_when_one_server_ends_the_other_goes_on(postgres_url: str) -> None:
    luck = random.Random(3)
    with in_process(postgres_url) as two:
        with in_process(postgres_url) as one:
            players = begun(one)
            before = players[0].look()
        there = [Player(two, player.table, player.token, player.seat) for player in players]
        assert there[0].look() == before
        seat = before["view"]["asked"]["seat"]
        there[seat].act(there[seat].choice(there[seat].look(), luck) or {})


def test_two_servers_on_one_file_are_refused(tmp_path: object) -> None:
    import subprocess
    import sys

    file = f"{tmp_path}/tables.sqlite3"
    with in_process(file):
        second = subprocess.run(
            [sys.executable, "-m", "westkingdom", "serve", "--port", "1024", "--database", file],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert second.returncode == 2
    assert "in use by another Westkingdom" in second.stderr
    assert "Traceback" not in second.stderr

"""Nobody can use the server up with sockets, however many."""

from __future__ import annotations

import json
import resource
import time
from contextlib import ExitStack, suppress
from dataclasses import replace

import pytest
from websockets.exceptions import InvalidStatus

from tests.kit.server.plain import Plain, plain, plays_on
from tests.kit.server.serving import GENEROUS, Player, begun, good, in_process, in_thread
from westkingdom.server.limits import Limits

MANY = 1000


# --- many sockets


def test_a_thousand_idle_sockets_disturb_nobody(database: str) -> None:
    """They cost little memory, another table plays on beside them, and a change reaches all of them."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 3 * MANY:
        pytest.skip(f"this machine allows only {hard} open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 3 * MANY), hard))
    with in_process(database, "--connections-each", str(2 * MANY)) as served, ExitStack() as stack:
        watched, other = begun(served), begun(served)
        before = served.memory()
        invitation = watched[0].invite()
        with served.client() as client:
            joined = [
                good(client.post(f"{watched[0].path}/join", json={"invitation": invitation}))["token"]
                for _ in range(MANY // Limits().sockets_each + 1)
            ]
        lookers = [Player(served, watched[0].table, token, None) for token in joined]
        idle: list[Plain] = []
        for number in range(MANY):
            idle.append(stack.enter_context(plain(lookers[number % len(lookers)])))
            assert idle[-1].frame()[0] == 1
        assert served.memory() - before < MANY * 100_000
        plays_on(other, 40)
        revision = watched[0].look()["revision"]
        plays_on(watched, 1)
        for one in idle:
            assert json.loads(one.frame()[1])["revision"] == revision + 1


def test_one_secret_opens_only_so_many_sockets(database: str) -> None:
    with in_thread(database, replace(GENEROUS, sockets_each=3)) as served, ExitStack() as stack:
        one, other = begun(served)
        for _ in range(3):
            stack.enter_context(one.socket()).update()
        with pytest.raises(InvalidStatus), one.socket():
            pass
        stack.enter_context(other.socket()).update()
        stack.close()
        assert opened_at_last(one)
        assert not served.log


def test_a_server_opens_only_so_many_sockets(database: str) -> None:
    with in_thread(database, replace(GENEROUS, sockets=3)) as served, ExitStack() as stack:
        one, other = begun(served)
        for _ in range(3):
            stack.enter_context(one.socket()).update()
        with pytest.raises(InvalidStatus), other.socket():
            pass
        stack.close()
        assert opened_at_last(other)
        assert not served.log


def opened_at_last(player: Player) -> bool:
    """Can a socket be opened, as soon as the server has noticed that others have left?"""
    for _ in range(50):
        with suppress(InvalidStatus), player.socket() as one:
            return bool(one.update())
        time.sleep(0.02)
    return False

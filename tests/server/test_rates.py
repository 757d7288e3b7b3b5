"""Nobody can use the server up by asking too often."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import replace

import pytest
from websockets.exceptions import ConnectionClosed

from tests.kit.server.plain import end_of
from tests.kit.server.serving import GENEROUS, Data, begun, in_thread
from westkingdom.server.limits import Buckets, Limits, Rate


def test_a_bucket_fills_up_with_time() -> None:
    now = [0.0]
    buckets = Buckets(Rate(3, 2), clock=lambda: now[0], most=2)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    now[0] = 0.4
    assert not buckets.take("a")
    now[0] = 0.5
    assert [buckets.take("a"), buckets.take("a")] == [True, False]
    now[0] = 1000.0
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    now[0] = 0.0
    assert not buckets.take("a"), "a clock that goes back gives nothing"


def test_a_bucket_of_somebody_long_gone_is_forgotten() -> None:
    buckets = Buckets(Rate(1, 0), clock=lambda: 0.0, most=2)
    assert [buckets.take(visitor) for visitor in "abcab"] == [True] * 5
    assert not buckets.take("b")


@pytest.mark.parametrize(
    ("limits", "path", "body"),
    [
        (replace(GENEROUS, requests=Rate(5, 4)), "/api", None),
        (replace(GENEROUS, acts=Rate(5, 4)), "/api/tables", {}),
        (replace(GENEROUS, tables=Rate(5, 4)), "/api/tables", {}),
    ],
    ids=["requests", "acts", "tables"],
)
def test_too_much_at_once_is_refused_for_a_while(database: str, limits: Limits, path: str, body: Data | None) -> None:
    """After the burst comes 429, and after a little while the usual answer again."""
    with in_thread(database, limits) as served, served.client() as client:

        def ask() -> tuple[int, str]:
            answer = client.get(path) if body is None else client.post(path, json=body)
            return answer.status_code, answer.json().get("refused", {}).get("key", "")

        usual = (200, "") if body is None else (400, "refused-malformed")
        found = [ask() for _ in range(8)]
        assert found[:5] == [usual] * 5
        assert found[-1] == (429, "refused-rate")
        time.sleep(0.5)
        assert ask() == usual
        assert not served.log


def test_too_many_actions_are_refused_on_the_socket_too(database: str) -> None:
    limits = replace(GENEROUS, acts=Rate(6, 4))
    with in_thread(database, limits) as served:
        player = begun(served)[1]
        with player.socket() as one:
            one.update()
            action = {"do": "pause", "revision": 0}
            keys = [one.do(action)["refused"]["key"] for _ in range(8)]
            assert keys[0] == "refused-stale"
            assert keys[-1] == "refused-rate"
            time.sleep(0.5)
            assert one.do(action)["refused"]["key"] == "refused-stale"


def test_a_socket_with_too_many_messages_is_left(database: str) -> None:
    limits = replace(GENEROUS, requests=Rate(30, 1))
    with in_thread(database, limits) as served:
        with begun(served)[0].socket() as one:
            one.update()
            with suppress(ConnectionClosed):
                for _ in range(40):
                    one.seen(1)
            messages, code = end_of(one)
        assert messages[-1]["refused"]["key"] == "refused-rate"
        assert code == 4429
        assert not served.log

"""Nothing hidden ever leaves: two tables that differ only in that send the same bytes over HTTP and socket."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.kit.server.serving import WAIT, Player, Socket, serving
from tests.kit.table.house import ALL_BOXES, begun, stored_game
from tests.table.test_secrets import CASES, OPTIONS, act, differ_by_right, exchange, world
from westkingdom.server.routes import ROUTES
from westkingdom.table import By, Tables


def asked(by: By, seat: int | None, since: int, now: int) -> Iterator[tuple[str, str, Any]]:
    """Everything that a viewer can ask of a table: every route, with all that may be said in its address, and refusals."""
    path = f"/api/tables/{by.table}"
    eyes = "" if seat is None else f"?seat={seat}"
    more = f"{eyes}{'&' if eyes else '?'}"
    for address in (path, f"{path}{more}previews=true", f"{path}/events{eyes}", f"{path}/history{more}after={since}"):
        yield "GET", address, None
    for revision in (since, now, now + 1):
        yield "GET", f"{path}/moments/{revision}{eyes}", None
    for address in (f"{path}{more}language=fr", f"{path}/history{more}language=ru", f"{path}/cards", f"{path}/guide"):
        yield "GET", address, None
    for address in (f"{path}/points", f"{path}/result"):
        yield "GET", address, None
    for address in (f"{path}/export{eyes}", f"{path}/words{more}since={since}", "/api/tables", f"{path}/undo{eyes}"):
        yield "GET", address, None
    for seen in (since, now) if seat is not None else ():
        for option in (0, 3, 77, 500, 1_800, 2**30):
            action = {"do": "play", "seat": seat, "option": option, "revision": seen, "nonce": "no"}
            yield "POST", f"{path}/actions", action
    yield "POST", f"{path}/invitation", {"invitation": "0" * 32}
    yield "POST", f"{path}/branches", {"revision": now}
    yield "POST", f"{path}/rematch", {}


def answers(
    player: Player, tables: Tables, by: By, seat: int | None, since: int
) -> Iterator[tuple[int, list[Any], bytes]]:
    """Status, headers and body of every answer, and every frame of a socket. What would be played is not tried."""
    seen = tables.look(by, seat)
    possible = [option["id"] for option in seen["decision"]["options"]] if seen["decision"] else []
    with player.http() as client:
        for method, address, body in asked(by, seat, since, seen["revision"]):
            if body is None or body.get("option") not in possible:
                answer = client.request(method, address, json=body)
                headers = sorted(item for item in answer.headers.items() if item[0] != "date")
                yield answer.status_code, headers, answer.content
    yield from frames(player, since, possible)


def frames(player: Player, since: int, possible: list[int]) -> Iterator[tuple[int, list[Any], bytes]]:
    """The frames of a socket: all that was told so far, and how it refuses."""
    with player.socket(hello=False) as socket:
        socket.hello(player.seat, since=max(0, player.look()["events"] - 100), previews=True, language="en")
        yield 0, [], frame(socket)
        for option in (1, 80, 501):
            if player.seat is not None and option not in possible:
                action = {"do": "play", "seat": player.seat, "option": option, "revision": since, "nonce": "no"}
                socket.send({"type": "do", "id": option, "action": action})
                yield 0, [], frame(socket)


def frame(socket: Socket) -> bytes:
    """The next frame as it is."""
    received = socket.raw.recv(timeout=WAIT)
    assert isinstance(received, str)
    return received.encode()


SOLO = [(game, 1, boxes, 3) for game in ALL_BOXES for boxes in ((), ALL_BOXES[game])]
"""Against the opponents of the rulebooks, whose cards are hidden too."""


@pytest.mark.parametrize(("game", "seats", "boxes", "seed"), [*CASES, *SOLO])
def test_a_viewer_gets_the_same_bytes_in_every_world_it_cannot_tell_apart(
    databases: Callable[[], str], game: str, seats: int, boxes: tuple[str, ...], seed: int
) -> None:
    """From some moment on what the viewer may not know is otherwise; until the rules show it, no byte is."""
    luck = random.Random(seed + 10)
    compared = 0
    with ExitStack() as stack:
        here, there = world(databases(), seed), world(databases(), seed)
        stack.callback(here.close)
        stack.callback(there.close)
        here_served, there_served = stack.enter_context(serving(here)), stack.enter_context(serving(there))
        for viewer in (None, *range(seats)):
            options = OPTIONS[game] if seats > 1 else {"solo": "random"}
            by = begun(here, game, seats, expansions=boxes, options=options)
            assert begun(there, game, seats, expansions=boxes, options=options) == by
            one, other = (Player(served, by.table, by.token, viewer) for served in (here_served, there_served))
            for _ in range(luck.randint(5, 80)):
                act(here, there, by, luck)
            true = stored_game(here, by)
            since = here.look(by)["revision"] + 1
            exchange(here, by, true)
            exchange(there, by, true.determinize(seats - 1 if viewer is None else viewer, luck.randrange(1000)))
            for _ in range(4):
                if stored_game(here, by).over or differ_by_right(here, there, by, viewer):
                    break  # a game that is over is told whole
                for mine, theirs in zip(
                    answers(one, here, by, viewer, since), answers(other, there, by, viewer, since), strict=True
                ):
                    assert mine == theirs
                    compared += 1
                if not act(here, there, by, luck):
                    break
    assert compared > 25


def test_every_route_is_among_what_was_compared() -> None:
    """A route that is added must be compared as well; these tell nothing of a game that goes on, or make a new one."""
    reached = {address.split("?")[0].rstrip("0123456789") for _, address, _ in asked(By("t", ""), 0, 3, 5)}
    for route in ROUTES:
        path = route.path.replace("{table}", "t").replace("{revision}", "")
        if path not in ("/api", "/api/guide", "/api/imports", "/api/tables/t/join", "/api/tables/t/invitations"):
            assert path in reached, path

"""Who is let in to a table and a seat of it, and how long; and whom the server lets come."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from click.testing import CliRunner

from tests.kit.server.doors import NEW, refused
from tests.kit.server.serving import Player, Served, begun, good, in_thread, play_on, spectator
from westkingdom.cli import main
from westkingdom.server import run
from westkingdom.server.limits import Limits
from westkingdom.server.routes import ROUTES


def test_an_invitation_for_a_seat_is_good_once(served: Served) -> None:
    with served.client() as client:
        made = good(client.post("/api/tables", json={**NEW, "people": ["Ann"]}))
        host = Player(served, made["table"], made["token"], 0)
        body = {"invitation": host.invite(1), "name": "Bob"}
        good(client.post(f"{host.path}/join", json=body))
        refused(client.post(f"{host.path}/join", json=body), 403, "refused-invitation")


def test_a_spectator_sees_no_hand_and_cannot_act(served: Served) -> None:
    players = begun(served)
    watcher = spectator(players[0])
    seen = watcher.look()
    assert seen["decision"] is None
    assert seen["table"]["mine"] == []
    assert all(player["hand"] is None for player in seen["view"]["players"])
    with watcher.http() as client:
        for seat in (0, 1):
            refused(client.get(watcher.path, params={"seat": seat}), 403, "refused-foreign-seat")
            action = {"do": "play", "seat": seat, "option": 0, "revision": seen["revision"], "nonce": "n"}
            refused(client.post(f"{watcher.path}/actions", json=action), 403, "refused-foreign-seat")
        refused(client.post(f"{watcher.path}/actions", json={"do": "pause"}), 403, "refused-spectator")
        refused(client.post(f"{watcher.path}/invitations", json={}), 403, "refused-host-only")
    with watcher.socket(hello=False) as socket:
        socket.hello(seat=0)
        assert socket.receive()["refused"]["key"] == "refused-foreign-seat"


def test_a_seat_that_was_taken_away_acts_no_more_and_its_socket_ends(served: Served) -> None:
    host, other = begun(served)
    with other.socket() as socket:
        socket.update()
        host.act({"do": "clear", "seat": 1})
        assert socket.receive()["type"] == "bye"
    with other.http() as client:
        refused(client.get(other.path), 403, "refused-stranger")
        refused(client.post(f"{other.path}/actions", json={"do": "pause"}), 403, "refused-stranger")


def test_a_stranger_on_a_socket_is_told_so(served: Served) -> None:
    host = begun(served)[0]
    with Player(served, host.table, "0" * 32, 0).socket() as socket:
        said = socket.receive()
        assert (said["type"], said["refused"]["key"]) == ("bye", "refused-stranger")


def test_no_secret_is_in_an_address_or_an_error(served: Served) -> None:
    host = begun(served)[0]
    with host.http() as client:
        for path in (host.path, f"{host.path}/export", f"{host.path}/history", "/api/tables", "/nowhere"):
            assert host.token not in client.get(path).text
    assert not any("token" in route.path or "secret" in route.path for route in ROUTES)


def test_the_socket_of_a_table_that_is_not_there_ends(served: Served) -> None:
    with Player(served, "a" * 16, "0" * 32, 0).socket() as socket:
        assert socket.receive()["refused"]["key"] == "refused-no-table"


def test_a_server_in_the_network_answers_to_further_names(tmp_path: object) -> None:
    from westkingdom.server.app import build_app
    from westkingdom.table import Tables, open_storage

    tables = Tables(open_storage(f"{tmp_path}/tables.sqlite3"))
    guard = build_app(tables, hosts=["Games.example"], limits=Limits())
    assert guard._hosts == {"games.example"}
    tables.close()


def test_an_interrupted_game_goes_on_with_the_same_secrets(database: str) -> None:
    """The server is ended and begun again: everybody's secret still opens the table, which is where it was."""
    with in_thread(database) as served:
        players = begun(served)
        play_on(players, 12, random.Random(1))
        before = [player.look() for player in players]
    with in_thread(database) as served:
        again = [Player(served, player.table, player.token, player.seat) for player in players]
        assert [player.look() for player in again] == before
        assert play_on(again, 5, random.Random(2)) == 5


@pytest.mark.parametrize(
    ("asked", "warned"),
    [
        (["--lan"], True),
        (["--host", "192.0.2.1"], True),
        ([], False),
        (["--host", "::1"], False),
        (["--lan", "--behind-proxy"], False),
    ],
)
def test_who_serves_others_is_told_that_nothing_is_encrypted(
    monkeypatch: pytest.MonkeyPatch, asked: list[str], warned: bool
) -> None:
    def serve(*, ready: Callable[[int], None], **_: object) -> bool:
        ready(7430)
        return True

    monkeypatch.setattr(run, "serve", serve)
    said = CliRunner().invoke(main, ["serve", *asked]).output
    assert "Westkingdom is at http://" in said
    assert ("Nothing is encrypted" in said) == warned

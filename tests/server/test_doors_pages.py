"""From which page one may ask the server, and under which of its names."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.kit.server.doors import NEW, browser, refused
from tests.kit.server.serving import Player, Served, begun, good
from westkingdom.server.run import own_addresses
from westkingdom.server.visitors import COOKIE, host_name, same_place

# --- pages


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1", "file://", "http://127.0.0.1"]
)
def test_what_a_foreign_page_sends_is_refused(served: Served, origin: str) -> None:
    with browser(served) as client:
        refused(client.post("/api/tables", json=NEW, headers={"origin": origin}), 403, "refused-origin")
        assert good(client.get("/api/tables"))["tables"] == []


def test_a_cookie_without_a_page_is_refused(served: Served) -> None:
    with browser(served) as client:
        del client.headers["origin"]
        refused(client.post("/api/tables", json=NEW), 403, "refused-origin")


@pytest.mark.parametrize("header", ["x", "Basic QW5uOnNlY3JldA==", "Bearer"])
def test_a_header_for_somebody_else_does_not_stand_for_a_page(served: Served, header: str) -> None:
    """With the cookie it must still be said from which page it comes, and nobody is told the secret of the cookie."""
    with browser(served) as client:
        secret = client.cookies[COOKIE]
        client.headers["authorization"] = header
        made = client.post("/api/tables", json=NEW)
        assert secret not in made.text
        assert made.json()["token"] == ""
        del client.headers["origin"]
        answer = client.post("/api/tables", json=NEW)
        assert secret not in answer.text
        if header != "Bearer":
            refused(answer, 403, "refused-origin")


def test_a_proxy_may_have_a_password_of_its_own(served: Served) -> None:
    """What a browser sends for it does not take the place of the cookie."""
    with browser(served) as client:
        made = good(client.post("/api/tables", json=NEW))
        client.headers["authorization"] = "Basic QW5uOnNlY3JldA=="
        assert good(client.get(f"/api/tables/{made['table']}"))["table"]["host"]


def test_what_is_not_json_is_refused_as_a_form_of_a_foreign_page_would_be(served: Served) -> None:
    with served.client() as client:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
            answer = client.post("/api/tables", content=b"{}", headers={"content-type": kind})
            refused(answer, 415, "refused-content-type")


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_a_foreign_page_opens_no_socket(served: Served, origin: str) -> None:
    host = begun(served)[0]
    assert socket_status(host, Origin=origin) == 403
    assert socket_status(host, Origin=served.url) == 101


def test_a_socket_with_a_cookie_must_say_its_page(served: Served) -> None:
    host = begun(served)[0]
    cookie = {"Cookie": f"{COOKIE}={host.token}", "Authorization": None}
    assert socket_status(host, **cookie) == 403
    assert socket_status(host, **cookie, Origin=served.url) == 101


def socket_status(player: Player, **headers: str | None) -> int:
    """How the server answers who wants to open a socket with these headers."""
    sent = {"Authorization": f"Bearer {player.token}", **headers}
    address = f"ws://127.0.0.1:{player.served.port}{player.path}/socket"
    try:
        with connect(
            address,
            additional_headers={name: value for name, value in sent.items() if value},
            proxy=None,
        ):
            return 101
    except InvalidStatus as mistake:
        return mistake.response.status_code


# --- names of this host


@pytest.mark.parametrize(
    "host",
    [
        *["evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "a b", "[", "[::2]"],
        *["evil@127.0.0.1:8170", "127.0.0.1:8170, evil.example", "127.0.0.1:", "127.0.0.1:80x", "127.0.0.1/x"],
    ],
)
def test_a_name_that_is_not_ours_is_not_answered(served: Served, host: str) -> None:
    """So that no foreign name that points to this machine can reach a server on it."""
    with served.client() as client:
        refused(client.get("/api", headers={"host": host}), 421, "refused-host")
        refused(client.post("/api/tables", json=NEW, headers={"host": host}), 421, "refused-host")
    assert socket_status(begun(served)[0], Host=host or "x") == 403


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "127.0.0.1", "[::1]:7430"])
def test_the_names_of_this_machine_are_answered(served: Served, host: str) -> None:
    with served.client() as client:
        assert client.get("/api", headers={"host": host}).status_code == 200


def test_names_and_origins_are_read_exactly() -> None:
    assert host_name("Games.example:80") == "games.example"
    assert host_name("[::1]:80") == "::1"
    assert host_name("[") == ""
    assert same_place("http://a.example:1", "A.example:1")
    assert not same_place("http://a.example", "a.example:1")
    assert not same_place("ftp://a.example", "a.example")
    assert not same_place("http://", "")
    assert all(not address.startswith("127.") for address in own_addresses())

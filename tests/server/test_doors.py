"""The doors of the server: who is let in, with which secret, from which page, and what every answer carries."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.kit.server.serving import Data, Player, Served, begun, good, in_process, in_thread, play_on, spectator
from westkingdom.cli import main
from westkingdom.server import run
from westkingdom.server.guard import HEADERS
from westkingdom.server.limits import Limits
from westkingdom.server.routes import ROUTES
from westkingdom.server.run import own_addresses
from westkingdom.server.visitors import COOKIE, SAFE_COOKIE, host_name, same_place

NEW: Data = {"game": "viscounts", "seats": 2, "people": ["Ann", "Bob"]}


def refused(answer: httpx.Response, status: int, key: str) -> None:
    """It is refused so, and nothing else is said."""
    assert (answer.status_code, answer.json()["refused"]["key"]) == (status, key), answer.text


@contextmanager
def browser(served: Served) -> Iterator[httpx.Client]:
    """A browser that has opened the page, so that it has its cookie."""
    with httpx.Client(base_url=served.url, trust_env=False, headers={"origin": served.url}) as client:
        assert client.get("/").status_code == 200
        yield client


# --- browsers and their cookie


def test_the_first_page_gives_a_browser_a_secret_that_scripts_and_other_sites_cannot_use(served: Served) -> None:
    with served.client() as client:
        given = client.get("/").headers["set-cookie"]
        assert given.startswith(f"{COOKIE}=")
        for part in ("HttpOnly", "SameSite=Strict", "Path=/"):
            assert part in given
        assert "Secure" not in given
        assert "set-cookie" not in client.get("/").headers


def test_a_browser_is_never_told_its_secret(served: Served) -> None:
    with browser(served) as client:
        secret = client.cookies[COOKIE]
        made = client.post("/api/tables", json=NEW)
        assert good(made)["token"] == ""
        assert secret not in made.text
        assert good(client.get(f"/api/tables/{made.json()['table']}"))["table"]["host"]
        assert [one["table"]["id"] for one in good(client.get("/api/tables"))["tables"]] == [made.json()["table"]]


def test_a_browser_without_a_cookie_gets_one_with_its_first_table(served: Served) -> None:
    with httpx.Client(base_url=served.url, trust_env=False, headers={"origin": served.url}) as client:
        made = client.post("/api/tables", json=NEW)
        assert made.json()["token"] == ""
        assert good(client.get(f"/api/tables/{made.json()['table']}"))["table"]["host"]


def test_a_program_is_told_its_secret_and_gets_no_cookie(served: Served) -> None:
    with served.client() as client:
        made = client.post("/api/tables", json=NEW)
        assert len(made.json()["token"]) == 32
        assert "set-cookie" not in made.headers


def test_a_program_may_bring_the_secret_it_has(served: Served) -> None:
    with served.client("5" * 32) as client:
        first, second = (good(client.post("/api/tables", json=NEW)) for _ in range(2))
        assert first["token"] == second["token"] == "5" * 32
        listed = [one["table"]["id"] for one in good(client.get("/api/tables"))["tables"]]
        assert sorted(listed) == sorted([first["table"], second["table"]])


@pytest.mark.parametrize("token", ["x", "0" * 31, "A" * 32, "0" * 33, "é" * 32])
def test_what_can_be_no_secret_opens_nothing(served: Served, token: str) -> None:
    table = begun(served)[0].table
    headers = {b"authorization": b"Bearer " + token.encode()}
    refused(httpx.get(f"{served.url}/api/tables/{table}", headers=headers, trust_env=False), 403, "refused-stranger")


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


# --- https


@contextmanager
def secure_browser(tmp_path: Path, **cookies: str) -> Iterator[httpx.Client]:
    """A browser before a proxy that speaks https, with cookies of former days."""
    with in_process(tmp_path / "tables.sqlite3", "--behind-proxy") as served:
        headers = {"x-forwarded-proto": "https", "origin": f"https://127.0.0.1:{served.port}"}
        if cookies:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in cookies.items())
        with httpx.Client(base_url=served.url, trust_env=False, headers=headers) as client:
            yield client


def test_over_https_the_cookie_has_a_name_that_nobody_else_can_set(tmp_path: Path) -> None:
    with secure_browser(tmp_path) as client:
        given = client.get("/").headers["set-cookie"]
        assert given.startswith(f"{SAFE_COOKIE}=")
        assert "; Secure" in given
        assert "Domain" not in given
        made = client.post("/api/tables", json=NEW)
        assert made.headers["set-cookie"].startswith(f"{SAFE_COOKIE}=")


def test_a_browser_with_a_cookie_of_former_days_keeps_its_secret(tmp_path: Path) -> None:
    """It is read under the old name, and given under the new one with the next page."""
    with secure_browser(tmp_path, **{COOKIE: "a" * 32}) as client:
        made = good(client.post("/api/tables", json=NEW))
        given = client.get("/").headers["set-cookie"]
        assert given.startswith(f"{SAFE_COOKIE}={'a' * 32};")
        client.headers["cookie"] = given.partition(";")[0]
        assert "set-cookie" not in client.get("/").headers
        assert good(client.get(f"/api/tables/{made['table']}"))["table"]["host"]


def test_what_another_port_sets_does_not_replace_the_cookie(tmp_path: Path) -> None:
    with secure_browser(tmp_path, **{COOKIE: "b" * 32, SAFE_COOKIE: "a" * 32}) as client:
        made = good(client.post("/api/tables", json=NEW))
        client.headers["cookie"] = f"{SAFE_COOKIE}={'a' * 32}"
        assert good(client.get(f"/api/tables/{made['table']}"))["table"]["host"]


# --- every answer


def test_every_answer_carries_the_policy(served: Served) -> None:
    """Pages, data, refusals and unknown addresses alike; nothing from elsewhere, no inline script, no frame."""
    host = begun(served)[0]
    with host.http() as client:
        answers = [
            client.get(path)
            for path in ("/", "/t/x", "/page.css", "/icon.svg", "/docs", "/docs/openapi.json", "/nowhere")
        ]
        answers += [client.request(route.method, route.path.replace("{table}", host.table)) for route in ROUTES]
        answers += [client.delete("/api"), client.get("/api", headers={"host": "evil.example"})]
    assert {answer.status_code for answer in answers} >= {200, 400, 404, 405, 415, 421}
    for answer in answers:
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        assert "'unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["cache-control"] in ("no-store", "no-cache")
        assert "server" not in answer.headers


def test_pages_hold_nothing_inline_and_nothing_from_elsewhere(served: Served) -> None:
    with served.client() as client:
        for path in ("/", "/docs"):
            text = client.get(path).text
            assert "<style" not in text
            assert "style=" not in text
            assert "onclick" not in text
            assert "http://" not in text
            assert "https://" not in text


# --- seats


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


# --- addresses where nothing is


@pytest.mark.parametrize("path", ["/nonsense", "/t/doesnotexist", f"/t/{'a' * 16}", "/t/a/b", "/t/%00"])
def test_a_person_at_an_address_where_nothing_is_sees_the_page(served: Served, path: str) -> None:
    """With the status that says so, and a secret if the browser has none."""
    with served.client() as client:
        answer = client.get(path, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
        assert answer.status_code == 404
        assert answer.content == client.get("/", headers={"accept": "text/html"}).content
        assert COOKIE in answer.headers["set-cookie"]


@pytest.mark.parametrize("path", ["/nonsense", "/api/nonsense", f"/api/tables/{'a' * 16}"])
def test_a_program_at_an_address_where_nothing_is_is_told_so_in_json(served: Served, path: str) -> None:
    with served.client() as client:
        key = "refused-no-table" if "tables" in path else "refused-no-page"
        refused(client.get(path), 404, key)
        refused(client.get(path, headers={"accept": "application/json"}), 404, key)
        if path.startswith("/api"):
            refused(client.get(path, headers={"accept": "text/html"}), 404, key)


def test_the_page_of_a_table_that_is_there_is_found(served: Served) -> None:
    host = begun(served)[0]
    with served.client() as client:
        assert client.get(f"/t/{host.table}").status_code == 200


def test_a_browser_finds_an_icon_where_it_looks_for_one(served: Served) -> None:
    """Also beside what is no page, where nothing names one."""
    with served.client() as client:
        found = client.get("/favicon.ico")
        assert (found.status_code, found.content) == (200, client.get("/icon.svg").content)

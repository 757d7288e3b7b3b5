"""Whatever is sent over HTTP is refused without being repeated, and the server goes on as if nothing had been sent."""

from __future__ import annotations

import json
import random
import socket
from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

import pytest

from tests.kit.server.damage import MARK, NASTY, damaged, other_bytes
from tests.kit.server.fuzzed import House, demand_refusal, session
from tests.kit.server.serving import Player, Served, begun, in_thread
from tests.kit.table import postgres
from westkingdom.server.routes import ROUTES, Route


def sent_raw(served: Served, data: bytes) -> bytes:
    """Send bytes, and read what comes back until the server has said it or closes."""
    with socket.create_connection(("127.0.0.1", served.port), timeout=5) as plain:
        plain.settimeout(0.1)
        answer = b""
        try:
            plain.sendall(data)
            while part := plain.recv(65536):
                answer += part
        except (TimeoutError, ConnectionError):
            pass
        return answer


def sample(route: Route, player: Player) -> Any:
    """A body that a route would take."""
    name = {"name": MARK, "invitation": "0" * 32}
    timing = {"seconds": 600, "bonus": 5, "afterwards": "bot"}
    create = {"game": "viscounts", "seats": 2, "people": ["Ann"], "expansions": ["keeper-of-keys"]}
    return {
        "create": {**create, "options": {"promos": True}, "bots": [], "practice": True, "clock": timing},
        "import-game": {"game": {"format": 1, "history": [0]}, "people": [MARK]},
        "act": session(player)[-1]["action"],
        "join": name,
        "invite": {"seat": None},
        "branch": {"revision": 5, "people": ["Ann"], "practice": True},
        "rematch": {},
    }.get(route.name)


TABLES = ["aaaaaaaaaaaaaaaa", MARK, MARK * 500, "%00", "%2e%2e", "..", "%F0%9F%8F%B0", "%ff", "A" * 16, "'--", "%0d%0a"]
REVISIONS = [
    "0",
    "3",
    "-1",
    "1e3",
    "9" * 16,
    "9" * 30,
    "0" * 5000,
    "\u0661",
    MARK,
    "1.0",
    "+1",
    "1_0",
    "%20" + "1",
    "0x1",
]
HEADERS: list[dict[str, str]] = [
    *({"content-type": kind} for kind in ("", "text/plain", MARK, "application/json; charset=utf-16", "a" * 5000)),
    *({"authorization": kind} for kind in ("", "Bearer", f"Bearer {MARK}", f"Basic {MARK}", "Bearer " + "0" * 32)),
    *({"cookie": kind} for kind in (f"westkingdom={MARK}", "westkingdom=" + "0" * 32, "=;=;;", '"' * 100)),
    *({"origin": kind} for kind in ("null", "", f"http://{MARK}", "http://127.0.0.1", "://", "\xe9")),
    *({"host": kind} for kind in (MARK, "", "[", "[::1", "127.0.0.1:99999999", "@", f"{MARK}@127.0.0.1", "\xe9")),
    *({"content-encoding": "gzip"}, {"transfer-encoding": MARK}, {"expect": MARK}, {"x-" + MARK: MARK}),
    *({"content-length": kind} for kind in ("5", "-1", MARK, "99999999999999999999999999")),
    *({"x-forwarded-for": MARK}, {"range": "bytes=0-"}, {"if-none-match": "*"}, {"upgrade": "websocket"}),
]


def asked(route: Route, player: Player, luck: random.Random) -> bytes:
    """A request to a route, with some damage or none, as bytes: no library of a client would send all of them."""
    what = luck.random()
    table = luck.choice(TABLES) if what < 0.15 else player.table
    revision = luck.choice(REVISIONS) if luck.random() < 0.8 else "2"
    path = route.path.replace("{table}", table).replace("{revision}", revision)
    query: list[tuple[str, str]] = []
    if route.method == "GET" and luck.random() < 0.8:
        names = [*route.query.__struct_fields__, "seat", MARK]
        values = [
            "",
            "0",
            "1",
            "15",
            "16",
            "true",
            "null",
            "-1",
            "1e9",
            "9" * 400,
            MARK,
            "\u0661",
            "\0",
            "fr",
            "\ud800",
        ]
        query = [(luck.choice(names), luck.choice(values)) for _ in range(luck.randrange(1, 4))]
        if luck.random() < 0.1:
            path += luck.choice(["?%ff=%00", "?" + "a" * 5000, f"?{MARK}", "?&&==&", "?seat=0;seat=1", "?seat[]=1"])
            query = []
    body = sample(route, player)
    content = b"" if body is None else damaged(body, luck)
    headers = {"host": "127.0.0.1", "authorization": f"Bearer {player.token}", "content-type": "application/json"}
    headers |= {"content-length": str(len(content)), "connection": "close"}
    if luck.random() < 0.3:
        headers |= luck.choice(HEADERS)
    method = route.method
    if luck.random() < 0.1:
        method = luck.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE"])
    if query:
        path += "?" + urlencode(query, errors="replace")
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join(lines).encode("latin-1", "replace") + b"\r\n\r\n" + content


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
def test_every_route_answers_anything(house: House, route: Route) -> None:
    """Damaged bodies, queries, headers, addresses and methods: done, or a refusal; never a failure."""
    luck = random.Random(route.name)
    before = house.kept()
    statuses: set[int] = set()
    for _ in range(120):
        request = asked(route, house.stranger, luck)
        answer = sent_raw(house.served, request)
        if not answer:
            continue  # the server waits for more, or has left
        head, _, body = answer.partition(b"\r\n\r\n")
        statuses.add(status := int(head.split()[1]))
        assert status < 500, request[:2000]
        if status != 200 and not request.startswith(b"HEAD") and body != b"Invalid HTTP request received.":
            demand_refusal(body)
            assert MARK.encode() not in head
    assert len(statuses) > 1
    assert house.kept() == before


@pytest.mark.parametrize("name", ["create", "act"])
def test_values_of_every_kind_are_refused_in_every_place(house: House, name: str) -> None:
    """Each nasty value in each field of a body, one at a time."""
    route = next(route for route in ROUTES if route.name == name)
    body = sample(route, house.stranger)
    before = house.kept()
    with house.stranger.http() as client:
        headers = {"content-type": "application/json"}
        for field in body:
            for value in NASTY:
                content = json.dumps({**body, field: value}).encode()
                answer = client.post(
                    route.path.replace("{table}", house.stranger.table), content=content, headers=headers
                )
                assert answer.status_code < 500, content
                if answer.status_code != 200:
                    demand_refusal(answer.content)
    assert house.kept() == before


RAW_HTTP = [
    b"\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET /api\r\n\r\n",
    b"GET /api HTTP/9.9\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET /api HTTP/1.1\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET /api?\xff HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET http://elsewhere/api HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET //api HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: elsewhere\r\n\r\n",
    b"GET * HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"CONNECT 127.0.0.1:80 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET /api HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"a" * 200_000 + b"\r\n\r\n",
    b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET /api HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: \xff\xfe=\x80\r\nAuthorization: \xff \xfe\r\nOrigin: \xff\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
]
SHAKE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
RAW_HTTP += [
    b"GET /api/tables/a/socket%s HTTP/1.1\r\nHost: 127.0.0.1\r\n%sSec-WebSocket-Version: %s\r\n%s\r\n"
    % (add, SHAKE, no, x)
    for add, no, x in [
        (b"", b"1", b""),
        (b"?\xff", b"13", b""),
        (b"\xff", b"13", b""),
        (b"", b"13", b"Origin: \xff\r\n"),
    ]
]
RAW_HTTP += [
    b"GET /api/tables/a/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
]


@pytest.mark.parametrize("data", RAW_HTTP, ids=range(len(RAW_HTTP)))
def test_bytes_that_are_hardly_http_do_no_harm(house: House, data: bytes) -> None:
    before = house.kept()
    answer = sent_raw(house.served, data)
    assert not answer.startswith((b"HTTP/1.1 5", b"HTTP/1.0 5")), answer
    assert house.kept() == before


def test_damaged_http_does_no_harm(house: House) -> None:
    luck = random.Random(3)
    before = house.kept()
    body = b'{"game": "viscounts", "seats": 2}'
    good_one = (
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Connection: close\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body)
    )
    assert b" 200 OK" in sent_raw(house.served, good_one)
    for _ in range(60):
        answer = sent_raw(house.served, other_bytes(good_one, luck) + b"\r\n\r\n")
        assert not answer.startswith((b"HTTP/1.1 5", b"HTTP/1.0 5")), answer
    assert house.kept() == before


@pytest.mark.skipif(bool(postgres.missing()), reason=postgres.missing())
def test_what_a_database_cannot_hold_does_not_reach_it(postgres_url: str) -> None:
    """PostgreSQL takes no NUL in a text; asked for one it would fail, and lose its connections."""
    with in_thread(postgres_url) as served:
        host = begun(served)[0]
        with host.http() as client:
            assert client.get("/api/tables/%00").status_code == 404
            for letters in ("a\0b", "\u0000", "\x1f", "\u202e"):
                body = {"do": "pause", "nonce": letters}
                assert client.post(f"{host.path}/actions", json=body).status_code == 400
            named = client.post("/api/tables", json={"game": "viscounts", "seats": 2, "people": ["a\0b"]})
            assert named.status_code < 500
            for question in (
                "history?after=9007199254740992",
                "events?since=9007199254740992",
                "moments/999999999999999",
            ):
                assert client.get(f"{host.path}/{question}").status_code < 500
        with replace(host, table="%00").socket() as one:
            assert one.receive()["refused"]["key"] == "refused-no-table"
        assert not served.log

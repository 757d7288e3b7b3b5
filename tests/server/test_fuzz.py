"""Whatever is sent, the server answers with a refusal that repeats nothing of it, and goes on as if nothing had been sent."""

from __future__ import annotations

import json
import random
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

import httpx
import msgspec
import psycopg
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

import westkingdom as wk
from tests.kit.server.damage import MARK, NASTY, RAW, damaged, deep, other_bytes, other_value
from tests.kit.server.serving import GENEROUS, Data, Player, Served, Socket, begun, good, in_thread, play_on, spectator
from tests.kit.table import postgres
from tests.table.conftest import DATABASES, fresh
from westkingdom.library.files import table_data
from westkingdom.server.messages import FromClient, FromServer, LookShown
from westkingdom.server.refusals import malformed
from westkingdom.server.replies.message import Refusal
from westkingdom.server.routes import ROUTES, Route, decoder
from westkingdom.table.storage.entry import unpack

LIMITS = replace(GENEROUS, malformed=10**9)


class House:
    """A server, a table at which two play, and what is kept of it."""

    def __init__(self, served: Served, database: str) -> None:
        self.served = served
        self.database = database
        self.players = begun(served)
        play_on(self.players, 12, random.Random(1))
        self.stranger = spectator(self.players[0])

    def kept(self) -> tuple[int, str]:
        """Revision and digest of the table, as they are on the disk."""
        query, table = "SELECT revision, game FROM tables WHERE id = ", (self.players[0].table,)
        if self.database.startswith("postgresql:"):
            with psycopg.connect(self.database) as connection:
                row = connection.execute(f"{query}%s".encode(), table).fetchone()
        else:
            with closing(sqlite3.connect(self.database)) as file:
                row = file.execute(f"{query}?", table).fetchone()
        assert row is not None
        return row[0], unpack(row[1]).digest()


@pytest.fixture(scope="module", params=DATABASES)
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    database = fresh(request, tmp_path_factory.mktemp("fuzz"), request.param)
    with in_thread(database, LIMITS) as served:
        yield House(served, database)


@pytest.fixture
def house(running: House) -> Iterator[House]:
    """The server; after the test it has said nothing about failures, and a game at it can be played as ever."""
    yield running
    said = [line for line in running.served.log if "Invalid HTTP request" not in line]
    running.served.log.clear()
    assert not said, "\n".join(said)
    before, _ = running.kept()
    assert play_on(running.players, 3, random.Random(2)) == 3
    with running.players[0].socket() as one:
        assert one.update()["revision"] == before + 3 == running.kept()[0]


def demand_refusal(content: bytes) -> Data:
    """An answer is a refusal, in its exact form, and repeats nothing."""
    found = msgspec.json.decode(content, type=Refusal)
    if found.current is not msgspec.UNSET:
        msgspec.convert(found.current, LookShown)
    assert MARK.encode() not in content, content
    data: Data = msgspec.json.decode(content)
    return data


# --- the socket


def session(player: Player) -> list[Data]:
    """What a client sends while it plays a little: good messages of every kind, all of them of the past."""
    seat, exact = player.seat or 0, {"revision": 10, "nonce": f"{MARK}-1"}
    actions: list[Data] = [
        *({"do": "play", "seat": seat, "option": option, **exact} for option in range(3)),
        {"do": "undo", "seat": seat, "steps": 2, **exact},
        {"do": "ask-undo", "seat": seat, "steps": None, **exact},
        {"do": "answer-undo", "yes": True, **exact},
        {"do": "answer-replace", "yes": True, **exact},
        {"do": "ask-replace", "seat": seat, "how": "open", "bot": MARK, "revision": 1},
        *({"do": name, "revision": 1} for name in ("start", "pause", "withdraw", "remove-spectators")),
        *({"do": name, "seat": seat, "revision": 1} for name in ("ready", "clear", "hand-back")),
        {"do": "take", "seat": seat, "name": MARK, "revision": 1},
        *({"do": name, "seat": seat, "bot": MARK, "revision": 1} for name in ("put-bot", "hand-over")),
        {"do": "time-out", "bot": MARK, "revision": 1},
    ]
    greetings: list[Data] = [
        {"type": "hello", "seat": player.seat, "since": 3, "previews": True},
        {"type": "seen", "number": 1},
    ]
    return [*greetings, *({"type": "do", "id": number, "action": one} for number, one in enumerate(actions))]


def answers(one: Socket, ident: int) -> list[Data]:
    """All that was answered up to a last, harmless question."""
    one.send({"type": "do", "id": ident, "action": {"do": "withdraw", "revision": 0}})
    found: list[Data] = []
    while True:
        text = one.raw.recv(timeout=20)
        assert isinstance(text, str)
        message: Data = json.loads(text)
        msgspec.convert(message, FromServer)
        if message["type"] == "update":
            one.seen(message["number"])
            continue
        if message["type"] == "refused":
            demand_refusal(msgspec.json.encode({name: message[name] for name in message if name not in ("type", "id")}))
        if message.get("id") == ident:
            return found
        found.append(message)


def pelt(player: Player, frames: list[tuple[bytes, bool]]) -> list[Data]:
    """Send frames, each as text or not; give the answers."""
    found: list[Data] = []
    with player.socket() as one:
        for first in range(0, len(frames), 25):
            for frame, as_text in frames[first : first + 25]:
                one.raw.send(frame, text=as_text)
            found += answers(one, 2**50)
    return found


def is_text(frame: bytes) -> bool:
    try:
        frame.decode()
    except UnicodeDecodeError:
        return False
    return True


@pytest.mark.parametrize("seed", range(2))
def test_nothing_that_a_spectator_sends_changes_the_table(house: House, seed: int) -> None:
    """Recorded messages with damage of every kind, random bytes, and frames that are no text."""
    luck = random.Random(seed)
    before = house.kept()
    frames = [damaged(message, luck) for message in session(house.stranger) * 60]
    found = pelt(house.stranger, [(frame, is_text(frame) and luck.random() < 0.95) for frame in frames])
    assert len(found) > 300
    assert {message["type"] for message in found} == {"refused"}
    assert house.kept() == before


def test_what_a_player_sends_is_done_or_refused_and_nothing_else(house: House) -> None:
    """Damage that leaves a good action is done: then the table has changed by exactly what was acknowledged."""
    luck = random.Random(5)
    here = House(house.served, house.database)
    player = here.players[1]
    before, _ = here.kept()
    stay = [message for message in session(player) if message.get("action", {}).get("do") != "clear"]
    stay.append({"type": "do", "id": 99, "action": {"do": "pause"}})  # good at any revision, whatever becomes of its id
    frames = [damaged(message, luck) for message in stay * 60]
    found = pelt(player, [(frame, True) for frame in frames if is_text(frame)])
    done = {message["revision"] for message in found if message["type"] == "done"}
    after, _ = here.kept()
    assert {revision for revision in done if revision > before} == set(range(before + 1, after + 1))
    assert after > before


def test_raw_frames_are_refused_one_by_one(house: House) -> None:
    before = house.kept()
    frames = [(frame, text) for frame in RAW for text in (True, False) if not text or is_text(frame)]
    found = pelt(house.stranger, frames)
    assert len(found) == len(frames)
    assert all(message["id"] is None for message in found)
    assert house.kept() == before


@pytest.mark.parametrize("size", [64 * 1024 + 1, 300_000])
def test_a_frame_that_is_too_large_ends_the_connection(house: House, size: int) -> None:
    with house.stranger.socket() as one:
        one.update()
        one.raw.send("x" * size)
        with pytest.raises(ConnectionClosed) as end:
            one.receive()
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == 1009


def test_text_that_is_no_utf_8_ends_the_connection(house: House) -> None:
    with house.stranger.socket() as one:
        one.update()
        one.raw.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as end:
            one.receive()
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == 1007


def test_a_client_that_is_never_understood_is_left(database: str) -> None:
    with in_thread(database) as served:
        with begun(served)[0].socket() as one:
            one.update()
            for _ in range(19):
                one.raw.send(MARK)
                assert one.receive()["type"] == "refused"
            one.raw.send(MARK)
            bye = one.receive()
            assert bye["type"] == "bye"
            assert MARK not in json.dumps(bye)
            with pytest.raises(ConnectionClosed) as end:
                one.receive()
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 4400
        assert not served.log


@pytest.mark.parametrize("table", ["", MARK, "..%2f..", "%00", "a" * 5000, "%ff%fe", "{table}"])
def test_there_is_no_socket_at_other_addresses(house: House, table: str) -> None:
    """An address that is none is refused in the handshake, a table that is none with the first update."""
    nowhere, status = replace(house.stranger, table=table), 101
    try:
        with nowhere.socket() as one:
            assert one.receive()["refused"]["key"] == "refused-no-table"
    except InvalidStatus as mistake:
        status = mistake.response.status_code
    assert status in (101, 403, 404)


# --- HTTP


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


# --- refusals of the decoder

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.just(MARK) | st.text(max_size=5)
WORDS = st.sampled_from([MARK, "do", "type", "seat", "game", "seats", "options", "action", "play", "hello", "people"])
VALUES = st.recursive(
    SCALARS | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=12,
)
DECODERS = [msgspec.json.Decoder(FromClient), *(read for route in ROUTES if (read := decoder(route)) is not None)]


@given(value=VALUES, number=st.integers(0, len(DECODERS) - 1))
def test_no_refusal_of_the_decoder_repeats_what_was_sent(value: object, number: int) -> None:
    said = ""
    try:
        DECODERS[number].decode(json.dumps(value).encode())
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as mistake:
        said = str(malformed(mistake).data())
    assert MARK not in said


# --- saves


@pytest.fixture(scope="module")
def save() -> Data:
    """A finished game, as a file."""
    game = wk.new_game("architects", seats=2, seed=4)
    luck = random.Random(4)
    while not game.over:
        game.play(luck.choice(game.actions))
    return table_data(game, ["Ann", "Bob"], ["", ""])


def brought(house: House, content: bytes) -> httpx.Response:
    """Bring a file to the server."""
    with house.served.client() as client:
        body = b'{"game": %s, "people": ["Ann"]}' % content
        return client.post("/api/imports", content=body, headers={"content-type": "application/json"})


def changed(save: Data, **game: Any) -> bytes:
    """A file with other parts of the game."""
    return json.dumps({**save, "game": {**save["game"], **game}}).encode()


def test_a_good_save_makes_a_table(house: House, save: Data) -> None:
    assert good(brought(house, json.dumps(save).encode()))["revision"] > 5


def test_saves_that_lie_are_refused(house: House, save: Data) -> None:
    """Truncated, too large, too long, too deep, of another version, or with other options than were played."""
    whole = json.dumps(save).encode()
    game = save["game"]
    options = {**game["settings"], "options": {"setup": "variable"}}
    seats = [{**game["settings"], "seats": number} for number in (0, -1, 1, 3, 99, 2**31, 2**70, "2", None, 2.5)]
    files = [
        *(whole[: len(whole) * part // 7] for part in range(7)),
        *(changed(save, version=version) for version in (0, -1, 99, None, MARK, 2**70)),
        *(changed(save, format=version) for version in (0, -1, 99, None, MARK, 2**70)),
        *(changed(save, settings=one) for one in (options, {}, None, *seats)),
        changed(save, settings={**game["settings"], "seed": 5}),
        changed(save, settings={**game["settings"], "options": {"data": {MARK: 1}}}),
        changed(save, settings={**game["settings"], "game": MARK}),
        changed(save, history=(game["history"] * 20)[:5001]),
        changed(save, history=game["history"][:-1]),
        changed(save, history=[2**70, *game["history"]]),
        json.dumps(deep(400)).encode(),
        b"[" * 200_000 + b"]" * 200_000,
        b'{"westkingdom-table":' * 50_000,
        whole[:-1] + b" " * 1_000_000 + b"}",
        json.dumps({**save, MARK: "x" * 1_200_000}).encode(),
        *RAW,
    ]
    before = house.kept()
    for content in files:
        answer = brought(house, content)
        assert answer.status_code in (400, 409, 413), (answer.status_code, answer.text, content[:300])
        demand_refusal(answer.content)
    assert house.kept() == before


def test_damaged_saves_are_refused_or_were_not_damaged_where_it_matters(house: House, save: Data) -> None:
    luck = random.Random(6)
    before = house.kept()
    whole = json.dumps(save).encode()
    refused = 0
    for number in range(220):
        content = other_bytes(whole, luck) if number % 4 == 0 else json.dumps(other_value(save, luck)).encode()
        answer = brought(house, content)
        assert answer.status_code in (200, 400, 409, 413), (answer.status_code, answer.text, content[:300])
        if answer.status_code != 200:
            refused += 1
            demand_refusal(answer.content)
    assert refused > 100
    assert house.kept() == before

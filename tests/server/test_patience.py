"""How long the server waits for whom, how many it lets in, and who makes room."""

from __future__ import annotations

import asyncio
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.kit import ROOT
from tests.kit.server.attack import BODY, HEAD
from tests.kit.server.serving import GENEROUS, Player, Served, begun, in_thread
from westkingdom.server.door import Door
from westkingdom.server.limits import Limits, Rate
from westkingdom.server.listening import RESERVE, files_allowed, fitted
from westkingdom.server.visitors import group_of

QUICK = replace(GENEROUS, head_seconds=0.3, body_seconds=0.3)
ASKED = b"GET /api HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
NEVER = 3600.0


@contextmanager
def wire(served: Served, data: bytes = b"", address: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection of bare bytes."""
    with socket.create_connection(("127.0.0.1", served.port), timeout=10, source_address=(address, 0)) as one:
        one.sendall(data)
        yield one


def said(one: socket.socket) -> bytes:
    """Everything that comes until the other side ends the connection."""
    found = b""
    with suppress(ConnectionError):
        while part := one.recv(65536):
            found += part
    return found


def answered(one: socket.socket) -> bool:
    """Is there an answer on this connection, which goes on?"""
    return one.recv(65536).startswith(b"HTTP/1.1 200 ")


def is_open(one: socket.socket) -> bool:
    """Is a connection that says nothing still there?"""
    one.settimeout(0.2)
    try:
        return one.recv(1) != b""
    except TimeoutError:
        return True
    except ConnectionError:
        return False


# --- time


@pytest.mark.parametrize("begun_with", [b"", b"\r\n", HEAD, b"G"], ids=["nothing", "empty lines", "head", "letter"])
def test_a_head_that_never_ends_is_ended(tmp_path: Path, begun_with: bytes) -> None:
    with in_thread(tmp_path / "tables.sqlite3", QUICK) as served, wire(served, begun_with) as one:
        assert said(one).startswith(b"HTTP/1.1 408 ")
        assert not served.log


def test_a_head_that_never_ends_after_an_answer_is_ended_too(tmp_path: Path) -> None:
    """Also if only an empty line came, which is no head but ends the time of an idle connection."""
    with in_thread(tmp_path / "tables.sqlite3", QUICK) as served:
        for begun_with in (HEAD, b"\r\n"):
            with wire(served, ASKED) as one:
                assert answered(one)
                one.sendall(begun_with)
                assert said(one).startswith(b"HTTP/1.1 408 ")


def test_a_head_that_trickles_is_ended_all_the_same(tmp_path: Path) -> None:
    """The time is for the whole head, not for the next byte."""
    with in_thread(tmp_path / "tables.sqlite3", QUICK) as served, wire(served, HEAD) as one:
        with pytest.raises(ConnectionError):
            trickle(one)
        assert not served.log


def trickle(one: socket.socket) -> None:
    """Send a byte now and then, for long."""
    for _ in range(400):
        one.sendall(b"x")
        time.sleep(0.05)


def test_a_body_that_never_ends_is_ended(tmp_path: Path) -> None:
    with in_thread(tmp_path / "tables.sqlite3", QUICK) as served, wire(served, BODY) as one:
        assert said(one).startswith(b"HTTP/1.1 408 ")
        assert not served.log


def test_the_rest_of_a_body_that_was_refused_is_not_waited_for(tmp_path: Path) -> None:
    with in_thread(tmp_path / "tables.sqlite3", QUICK) as served:
        with wire(served, BODY.replace(b"application/json", b"text/plain")) as one:
            assert said(one).count(b"HTTP/1.1 ") == 1
        assert not served.log


def test_an_idle_connection_is_ended(tmp_path: Path) -> None:
    with in_thread(tmp_path / "tables.sqlite3", QUICK) as served, wire(served, ASKED) as one:
        assert answered(one)
        assert said(one) == b""


def test_who_asks_again_and_again_is_answered_for_longer_than_a_head_may_take(tmp_path: Path) -> None:
    with in_thread(tmp_path / "tables.sqlite3", QUICK) as served, wire(served) as one:
        for _ in range(8):
            one.sendall(ASKED)
            assert answered(one)
            time.sleep(0.1)


def test_who_reads_answers_too_slowly_is_cut_off(tmp_path: Path) -> None:
    """Although a little is read all the time."""
    with in_thread(tmp_path / "tables.sqlite3", replace(GENEROUS, send_seconds=0.3)) as served:
        with socket.socket() as one:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            one.settimeout(10)
            one.connect(("127.0.0.1", served.port))
            one.sendall(100 * b"GET /docs/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            with pytest.raises(ConnectionError):
                sip(one)
        assert not served.log


def sip(one: socket.socket) -> None:
    """Read a little now and then, for long."""
    for _ in range(300):
        assert one.recv(512), "the end, as if all had been said"
        time.sleep(0.05)


# --- size


@pytest.mark.parametrize(
    "begun_with",
    [HEAD, b"GET /", BODY.replace(b"Content-Length: 60000", b"Transfer-Encoding: chunked")[:-1] + b"0\r\nX: "],
    ids=["head", "address", "trailer"],
)
def test_a_head_without_end_is_cut_off_before_it_takes_much_memory(tmp_path: Path, begun_with: bytes) -> None:
    sent = 0
    with in_thread(tmp_path / "tables.sqlite3", GENEROUS) as served, wire(served, begun_with) as one:
        with suppress(ConnectionError):
            while sent < 50 << 20:
                sent += one.send(b"x" * 65536)
        assert sent < 20 << 20  # what the system keeps of it is not ours


# --- numbers


def test_one_address_has_only_so_many_connections_and_another_is_let_in(tmp_path: Path) -> None:
    """Those who are being answered stay; sockets leave some connections to other questions."""
    limits = replace(GENEROUS, connections_each=8)
    with in_thread(tmp_path / "tables.sqlite3", limits) as served, ExitStack() as stack:
        player = begun(served)[0]
        for _ in range(limits.sockets_address):
            stack.enter_context(player.socket()).update()
        with pytest.raises(InvalidStatus), player.socket():
            pass
        with wire(served, ASKED) as one:
            assert answered(one)
        with wire(served, ASKED, "127.0.0.2") as one:
            assert answered(one)
        assert not served.log


def test_who_has_waited_longest_without_a_question_makes_room(tmp_path: Path) -> None:
    limits = replace(GENEROUS, connections_each=3, head_seconds=NEVER)
    with in_thread(tmp_path / "tables.sqlite3", limits) as served, ExitStack() as stack:
        first, second, third = (stack.enter_context(wire(served, HEAD)) for _ in range(3))
        assert is_open(first)
        with wire(served, ASKED) as one:
            assert answered(one)
            assert not is_open(first)
            assert is_open(second)
            assert is_open(third)


def test_where_the_house_is_full_somebody_of_any_address_makes_room(tmp_path: Path) -> None:
    limits = replace(GENEROUS, connections=3, head_seconds=NEVER)
    with in_thread(tmp_path / "tables.sqlite3", limits) as served, ExitStack() as stack:
        held = [stack.enter_context(wire(served, HEAD, f"127.0.0.{n}")) for n in (2, 3, 4)]
        assert is_open(held[0])
        with wire(served, ASKED) as one:
            assert answered(one)
        assert [is_open(one) for one in held] == [False, True, True]


def test_strangers_are_counted_by_their_address_and_not_by_a_secret_that_they_choose(tmp_path: Path) -> None:
    """Whose secret opens a table is no stranger, and is let in beside them."""
    with in_thread(tmp_path / "tables.sqlite3", replace(GENEROUS, strangers=3)) as served, ExitStack() as stack:
        host = begun(served)[0]
        for number in range(3):
            stack.enter_context(Player(served, host.table, f"{number:032x}", None).socket(hello=False))
        with pytest.raises(InvalidStatus), Player(served, host.table, f"{9:032x}", None).socket(hello=False):
            pass
        stack.close()
        for _ in range(5):
            stack.enter_context(host.socket()).update()


@dataclass(eq=False)
class Caller:
    """A connection that only remembers whether it was sent away."""

    away: list[bool] = field(default_factory=list)

    def turn_away(self) -> None:
        self.away.append(True)


def test_a_door_forgets_who_is_gone() -> None:
    door = Door(Limits(connections=3, connections_each=2))
    one, two, three = Caller(), Caller(), Caller()
    door.enter(one, "a")
    door.enter(two, "a")
    door.asks(one)
    assert door.room("a")
    assert (one.away, two.away) == ([], [True])
    door.leave(two)
    door.enter(three, "a")
    door.asks(three)
    assert not door.room("a"), "both are being answered"
    assert door.room("b")
    for one_more in (one, three, three):
        door.leave(one_more)
    assert door.open == 0
    assert (door._from, door._waiting, door._waiting_from) == ({}, {}, {})


def test_an_address_that_knocks_without_end_is_sent_away() -> None:
    """Others make room for so many only; another address is let in."""
    door = Door(Limits(connections_each=2, room=Rate(3, 0)))
    for _ in range(5):
        assert door.room("a")
        door.enter(Caller(), "a")
    assert not door.room("a")
    assert door.room("b")


def test_of_a_proxy_that_is_trusted_any_number_is_let_in() -> None:
    door = Door(Limits(connections=9, connections_each=2), trusted=["proxy"])
    for _ in range(9):
        assert door.room("proxy")
        guest = Caller()
        door.enter(guest, "proxy")
        door.asks(guest)
    assert not door.room("proxy")


def test_addresses_of_one_customer_are_one_address() -> None:
    assert group_of("2001:db8:1:2:3:4:5:6") == group_of("2001:db8:1:2::1") != group_of("2001:db8:1:3::1")
    assert group_of("::ffff:192.0.2.1") == group_of("192.0.2.1") == "192.0.2.1"
    assert group_of("fe80::1%eth0") == "fe80::"
    assert group_of("no:address") == "no:address"


# --- open files


def test_connections_leave_files_to_the_storage_and_the_bots() -> None:
    few = fitted(Limits(), 1024)
    assert few.connections == 1024 - RESERVE
    assert few.sockets < few.connections
    assert few.sockets_address < few.connections_each < few.connections
    assert fitted(Limits(), 100).connections == 50
    assert fitted(Limits(), 1 << 16) == Limits()


def test_as_many_files_are_asked_for_as_the_system_gives() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        assert files_allowed() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 256
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_server_without_a_file_left_says_so_and_goes_on(tmp_path: Path) -> None:
    """Not even the reserve is there: it waits for a while instead of failing."""
    from westkingdom.server import listening
    from westkingdom.server.listening import Listener

    class Scarce:
        """A socket that has nothing to give at first."""

        tries = 0

        def accept(self) -> None:
            Scarce.tries += 1
            raise OSError(24, "Too many open files") if Scarce.tries == 1 else BlockingIOError

    async def listened() -> None:
        made = Listener.__new__(Listener)
        made._listening = Scarce()  # type: ignore[assignment,misc]
        await made._open()
        await made._open()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(listening, "PAUSE", 0)
        asyncio.run(listened())
    assert Scarce.tries == 2


def test_no_game_needs_a_module_that_was_not_imported_at_the_start() -> None:
    """So that the first table of each kind can begin although no file can be opened."""
    code = (
        "import sys\n"
        "from westkingdom.library.data import load_everything\n"
        "from westkingdom.library.games import new_game\n"
        "from westkingdom.library.offers import GAMES\n"
        "load_everything()\n"
        "before = set(sys.modules)\n"
        "for game in GAMES.values():\n"
        "    for boxes in ((), game.expansions):\n"
        "        new_game(game.name, seats=2, expansions=boxes, seed=1)\n"
        "        new_game(game.name, seats=1, expansions=boxes, seed=1, solo='random')\n"
        "print(sorted(name for name in set(sys.modules) - before if name.startswith('westkingdom')))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env={"PYTHONPATH": "src"}, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"

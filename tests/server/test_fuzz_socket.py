"""Whatever is sent on a socket is refused without being repeated, and the server goes on as if nothing had been sent."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.kit.server.damage import MARK, RAW, damaged
from tests.kit.server.fuzzed import House, demand_refusal, session
from tests.kit.server.serving import Data, Player, Socket, begun, in_thread
from westkingdom.server.messages import FromServer


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

"""How many tables does a server carry?

Many tables with two people each, who act when they are asked: python benchmarks/load.py.

The server, or several on one PostgreSQL, and the clients run in processes of their own. Twice: paced, as people play,
and flat out, where everybody acts as soon as they are asked. It prints how long it takes from sending an action until
the *other* person of the table has the update, and what the processes were busy with. It is a benchmark, not a test.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
MODES = ("paced", "flat out")
WARM_UP = 3.0
"""Seconds that are played before anything is measured."""
AIM_MS = 100.0
"""What 99 of 100 updates of paced tables should keep."""
TICKS = os.sysconf("SC_CLK_TCK")


# --- the server


def serve(database: str, limit_threads: int) -> None:
    """Be a server, with rates that a single address does not reach; say the port."""
    from westkingdom.server import run
    from westkingdom.server.limits import Limits, Rate

    plenty = Rate(1e9, 1e9)
    limits = Limits(
        requests=plenty,
        acts=plenty,
        tables=plenty,
        work=plenty,
        work_address=plenty,
        connections_each=Limits.connections,
        strangers=Limits.connections,
        threads=limit_threads,
    )
    run.serve(port=0, database=database, limits=limits, ready=lambda port: print(port, flush=True))


@contextmanager
def server(database: str, threads: int) -> Iterator[tuple[int, int]]:
    """A server in a process of its own: its port, and its id."""
    command = [sys.executable, __file__, "--be-server", database, "--threads", str(threads)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment()) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline()), process.pid
        finally:
            process.terminate()


def environment() -> dict[str, str]:
    """What the processes are told: this source, and never a library of the user."""
    return {**os.environ, "PYTHONPATH": str(ROOT / "src")}


# --- clients


class OptionShown(msgspec.Struct):
    """What a client reads of an option."""

    id: int


class DecisionShown(msgspec.Struct):
    """What a client reads of a decision."""

    options: list[OptionShown]


class Message(msgspec.Struct):
    """What a client reads of a message."""

    type: str
    number: int = 0
    revision: int = 0
    decision: DecisionShown | None = None
    result: Any = None
    refused: Any = None


READ = msgspec.json.Decoder(Message)


@dataclass
class Seated:
    """Where one person plays."""

    port: int
    table: str
    token: str
    seat: int


@dataclass
class Played:
    """What was measured, of all tables together."""

    latencies: list[float] = field(default_factory=list)
    sent: int = 0
    refused: int = 0
    over: int = 0
    measuring: bool = False


@dataclass
class AtTable:
    """What both people of a table share here: which actions the other has not heard of."""

    pending: list[tuple[int, int, float]] = field(default_factory=list)
    """Revision that it makes, seat, and when it was sent."""
    last: float = 0.0


async def person(place: Seated, table: AtTable, played: Played, pace: float, luck: random.Random) -> None:
    """Play one seat until the game is over, or this is cancelled."""
    headers = {"Authorization": f"Bearer {place.token}"}
    address = f"ws://127.0.0.1:{place.port}/api/tables/{place.table}/socket"
    async with connect(address, additional_headers=headers, compression=None, max_size=None, proxy=None) as wire:
        await wire.send(json.dumps({"type": "hello", "seat": place.seat}))
        async for text in wire:
            now = time.perf_counter()
            message = READ.decode(text)
            if message.type == "refused":
                played.refused += 1
            if message.type != "update":
                continue
            hear(table, place.seat, message.revision, now, played)
            await wire.send(f'{{"type":"seen","number":{message.number}}}')
            if message.result is not None:
                played.over += place.seat == 0
                return
            if message.decision is not None:
                await act(wire, place, table, message, played, pace, luck)


def hear(table: AtTable, seat: int, revision: int, now: float, played: Played) -> None:
    """Note how long the actions of the other took that this update tells of."""
    for one in [one for one in table.pending if one[1] != seat and one[0] <= revision]:
        table.pending.remove(one)
        if played.measuring:
            played.latencies.append(now - one[2])


async def act(
    wire: ClientConnection,
    place: Seated,
    table: AtTable,
    message: Message,
    played: Played,
    pace: float,
    luck: random.Random,
) -> None:
    """Choose one of the options, when it is time."""
    assert message.decision is not None
    if pace:
        await asyncio.sleep(max(0.0, table.last + pace * luck.uniform(0.8, 1.2) - time.perf_counter()))
    action = {
        "do": "play",
        "seat": place.seat,
        "option": luck.choice(message.decision.options).id,
        "revision": message.revision,
        "nonce": f"{place.seat}-{message.revision}",
    }
    table.last = time.perf_counter()
    table.pending.append((message.revision + 1, place.seat, table.last))
    await wire.send(json.dumps({"type": "do", "id": message.revision, "action": action}))
    played.sent += played.measuring


async def founded(ports: list[int], client: httpx.AsyncClient, game: str) -> list[Seated]:
    """A new table for two people; with two servers each has one of their own."""

    async def post(path: str, body: Any, token: str = "") -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await client.post(f"http://127.0.0.1:{ports[0]}{path}", json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    made = await post("/api/tables", {"game": game, "seats": 2, "people": ["Ann"]})
    table, ann = made["table"], made["token"]
    here = f"/api/tables/{table}"
    invitation = (await post(f"{here}/invitations", {"seat": 1}, ann))["invitation"]
    bob = (await post(f"{here}/join", {"invitation": invitation, "name": "Bob"}))["token"]
    await post(f"{here}/actions", {"do": "ready", "seat": 1}, bob)
    await post(f"{here}/actions", {"do": "start"}, ann)
    return [Seated(ports[0], table, ann, 0), Seated(ports[-1], table, bob, 1)]


async def play(asked: argparse.Namespace) -> dict[str, Any]:
    """Play at all tables for a while, and give what was measured."""
    few = asyncio.Semaphore(8)
    async with httpx.AsyncClient(timeout=60, trust_env=False) as client:

        async def one() -> list[Seated]:
            async with few:
                return await founded(asked.ports, client, asked.game)

        tables = await asyncio.gather(*(one() for _ in range(asked.tables)))
    played, luck = Played(), random.Random(1)
    pace = 1 / asked.rate if asked.be_clients == MODES[0] else 0.0
    people = []
    for seats in tables:
        table = AtTable(last=time.perf_counter() + luck.uniform(-pace, 0))
        people += [asyncio.create_task(person(seat, table, played, pace, random.Random(seat.table))) for seat in seats]
    await asyncio.sleep(WARM_UP)
    pids = [*asked.pids, os.getpid()]
    busy, without, since = [cpu(pid) for pid in pids], [waited(pid) for pid in pids], time.perf_counter()
    played.measuring = True
    await asyncio.wait(people, timeout=asked.seconds)
    played.measuring = False
    seconds = time.perf_counter() - since
    used = [(cpu(pid) - before) / seconds for pid, before in zip(pids, busy, strict=True)]
    lacked = [(waited(pid) - before) / seconds for pid, before in zip(pids, without, strict=True)]
    threads = [threads_of(pid) for pid in pids]
    failed = [str(task.exception()) for task in people if task.done() and task.exception() is not None]
    for task in people:
        task.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    return {
        "seconds": seconds,
        "sent": played.sent,
        "latencies": sorted(played.latencies),
        "refused": played.refused,
        "over": played.over,
        "failed": failed,
        "cpu": used,
        "waited": lacked,
        "threads": threads,
    }


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def waited(pid: int) -> float:
    """Seconds that the threads of a process were ready to run and had no core, as far as the system says so."""
    found = 0
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):
            found += int((task / "schedstat").read_text(encoding="ascii").split()[1])
    return found / 1e9


def threads_of(pid: int) -> int:
    """The threads of a process."""
    return len(list(Path(f"/proc/{pid}/task").iterdir()))


def be_clients(asked: argparse.Namespace) -> None:
    """Be all clients, and print what was measured as JSON."""
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(json.dumps(runner.run(play(asked))))


# --- both


def sync_ms(folder: str, times: int = 60) -> tuple[float, float]:
    """How long it takes here to bring a page to the disk: the median, and the worst."""
    found = []
    with tempfile.NamedTemporaryFile(dir=folder) as file:
        for _ in range(times):
            file.write(bytes(4096))
            file.flush()
            since = time.perf_counter()
            os.fsync(file.fileno())
            found.append(time.perf_counter() - since)
    return median(found) * 1000, max(found) * 1000


def share(values: list[float], part: float) -> float:
    """The value below which this part of some sorted values is, in milliseconds."""
    return values[min(len(values) - 1, int(len(values) * part))] * 1000


def show(mode: str, asked: argparse.Namespace, found: dict[str, Any]) -> None:
    """Print what was measured in one mode."""
    slow = found["latencies"]
    how = f", about {asked.rate:g} action/s each" if mode == MODES[0] else ", everybody acts as soon as they are asked"
    print(f"\n{mode.upper()}: {asked.tables} tables, {2 * asked.tables} sockets{how}")
    print(
        f"  actions per second      {found['sent'] / found['seconds']:8.1f}"
        f"   ({found['sent']} in {found['seconds']:.1f} s)"
    )
    if not slow:
        raise SystemExit(f"nobody heard of any action: {found['failed'][:3]}")
    verdict = ""
    if mode == MODES[0]:
        verdict = f"   {'PASS' if share(slow, 0.99) <= AIM_MS else 'FAIL'}, the aim is {AIM_MS:.0f} ms"
    print(f"  action to other's update {share(slow, 0.5):7.1f} ms median, {share(slow, 0.9):.1f} ms p90")
    print(f"                           {share(slow, 0.99):7.1f} ms p99, {slow[-1] * 1000:.1f} ms worst{verdict}")
    *servers, clients = zip(found["cpu"], found["waited"], found["threads"], strict=True)
    for number, (used, lacked, threads) in enumerate(servers, start=1):
        each = 1000 * used * found["seconds"] / max(1, found["sent"])
        print(
            f"  server {number}: {used:4.0%} of a core, {each:.2f} ms of it per action;"
            f" {threads} threads, which waited",
            end="",
        )
        print(f" {lacked:.0%} of the time for a core")
    print(f"  clients:  {clients[0]:4.0%} of a core, waited {clients[1]:.0%}; ", end="")
    print(f"refused {found['refused']}, games over {found['over']}")
    for failure in found["failed"][:3]:
        print(f"  A CLIENT FAILED: {failure}")
    if mode == MODES[1]:
        print(f"  the limit: {limit_of([one[:2] for one in servers], clients[0])}")


def limit_of(servers: list[tuple[float, float]], clients: float) -> str:
    """Say what holds the tables back when everybody acts at once."""
    if max(used for used, _ in servers) > 0.85:
        return "the server's Python: one process runs on one core at a time, whatever its threads"
    if max(lacked for _, lacked in servers) > 0.5:
        return "cores: the server was ready to run and had none; others use them"
    if clients > 0.85:
        return "the clients' process; the server could do more"
    return "waiting: for the disk, or the database"


def main() -> None:
    """Start servers and clients, and print what is measured."""
    parser = argparse.ArgumentParser(description="Measure the server with many tables.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20, help="measured in each mode (20)")
    parser.add_argument("--rate", type=float, default=1, help="actions per second of a paced table (1)")
    parser.add_argument("--game", default="viscounts")
    parser.add_argument("--mode", choices=MODES, help="only this one")
    parser.add_argument("--database", help="postgresql://…; without it a file in a folder of its own")
    parser.add_argument("--servers", type=int, default=1, help="processes; more than one with PostgreSQL only")
    parser.add_argument("--threads", type=int, default=8, help="threads of a server that answer (8)")
    parser.add_argument("--be-server", metavar="DATABASE", help=argparse.SUPPRESS)
    parser.add_argument("--be-clients", metavar="MODE", help=argparse.SUPPRESS)
    parser.add_argument("--ports", type=int, nargs="*", help=argparse.SUPPRESS)
    parser.add_argument("--pids", type=int, nargs="*", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.be_server:
        serve(asked.be_server, asked.threads)
    elif asked.be_clients:
        be_clients(asked)
    else:
        measure(asked)


def measure(asked: argparse.Namespace) -> None:
    """Run every mode with servers of its own."""
    if asked.servers > 1 and not (asked.database or "").startswith("postgres"):
        raise SystemExit("A file belongs to one server; give a --database of PostgreSQL for more.")
    print(
        f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores,"
        f" load {os.getloadavg()[0]:.1f}"
    )
    for mode in [asked.mode] if asked.mode else MODES:
        with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
            usual, worst = sync_ms(folder)
            where = "PostgreSQL" if asked.database else "SQLite"
            print(f"{where}; one sync to the disk here takes {usual:.2f} ms ({worst:.1f} ms at worst)")
            database = asked.database or str(Path(folder) / "tables.sqlite3")
            started = [stack.enter_context(server(database, asked.threads)) for _ in range(asked.servers)]
            command = [sys.executable, __file__, "--be-clients", mode, "--tables", str(asked.tables)]
            command += ["--seconds", str(asked.seconds), "--rate", str(asked.rate), "--game", asked.game]
            command += ["--ports", *(str(port) for port, _ in started), "--pids", *(str(pid) for _, pid in started)]
            done = subprocess.run(command, env=environment(), stdout=subprocess.PIPE, check=True)
            show(mode, asked, json.loads(done.stdout))


if __name__ == "__main__":
    main()

"""The socket: one for each seat, with numbered updates, acknowledged actions, and nothing that can pile up.

No queue is kept for a client: an update says how the table is now and what was told since the last one, so that changes
which come faster than a client reads are told together. A few updates are sent ahead of what the client has
acknowledged; one that reads nothing for long is left.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from westkingdom.server import words
from westkingdom.server.limits import Buckets
from westkingdom.server.messages import Do, FromClient, Hello, Seen
from westkingdom.server.refusals import malformed, refusal
from westkingdom.server.visitors import address_of, demand_origin, token_of
from westkingdom.table import By, Refused, StorageFailed
from westkingdom.table.seat import hashed

if TYPE_CHECKING:
    from westkingdom.server.house import House

T = TypeVar("T")
MOST_TOLD: Final = 300
"""Events in one update; more follow in the next."""
_REFUSED: Final = 4403
_MALFORMED: Final = 4400
_TOO_SLOW: Final = 4408
_TOO_MANY: Final = 4429
_NOW_NOT: Final = 4503
_RESTARTING: Final = 1012
_READ: Final[msgspec.json.Decoder[Hello | Do | Seen]] = msgspec.json.Decoder(FromClient)


def _nothing() -> None:
    """Do nothing."""


class Leave(Exception):
    """This connection ends: with a code, and what is said before."""

    def __init__(self, code: int, why: Refused) -> None:
        super().__init__(code)
        self.code: Final = code
        self.why: Final = why


class Sockets:
    """The sockets of this process."""

    def __init__(self, house: House) -> None:
        self._house: Final = house
        self._open: Final[dict[Connection, None]] = {}
        self._counted: Final[Counter[str]] = Counter()
        """By secret, by address, and strangers by address."""

    async def serve(self, ws: WebSocket) -> None:
        """Serve one socket until either side leaves."""
        try:
            demand_origin(ws)
        except Refused:
            await ws.close(1008)
            return
        limits, token, address = self._house.limits, token_of(ws), address_of(ws)
        secret, place, stranger = f"secret {hashed(token)}", f"address {address}", f"stranger {address}"
        most = {secret: limits.sockets_each, place: limits.sockets_address, stranger: limits.strangers}
        if len(self._open) >= limits.sockets or any(self._counted[name] >= number for name, number in most.items()):
            await ws.close(1013)
            return
        one = Connection(self._house, ws, By(ws.path_params["table"], token), address)
        with self._counting(secret), self._counting(place), ExitStack() as unknown:
            unknown.enter_context(self._counting(stranger))
            one.opened = unknown.close
            self._open[one] = None
            try:
                await ws.accept()
                await one.run()
            finally:
                del self._open[one]

    @contextmanager
    def _counting(self, name: str) -> Iterator[None]:
        self._counted[name] += 1
        try:
            yield
        finally:
            self._counted[name] -= 1
            if not self._counted[name]:
                del self._counted[name]

    async def farewell(self) -> None:
        """Say to everybody that the server ends; who does not take it is not waited for."""
        end = Leave(_RESTARTING, refusal("refused-stopping"))
        with suppress(TimeoutError):
            async with asyncio.timeout(self._house.limits.answer_seconds):
                await asyncio.gather(*(one.leave(end) for one in list(self._open)), return_exceptions=True)


class Connection:
    """One open socket."""

    def __init__(self, house: House, ws: WebSocket, by: By, address: str) -> None:
        self._house: Final = house
        self._ws: Final = ws
        self._by: Final = by
        self._who: Final = (address, by.token)
        self.opened: Callable[[], None] = _nothing
        """Is called when the secret has opened the table: then this is no stranger."""
        self._sending: Final = asyncio.Lock()
        self._seen: Final = asyncio.Event()
        self._pace: Final = Buckets(house.limits.requests)
        self._number = 0
        self._acknowledged = 0
        self._malformed = 0

    async def run(self) -> None:
        """Speak until one side leaves."""
        try:
            await self._converse()
        except Leave as end:
            await self.leave(end)
        except (WebSocketDisconnect, TimeoutError):
            pass

    async def _converse(self) -> None:
        hello = await self._greeted()
        woken = self._house.hub.follow(self._by.table)
        woken.set()
        tasks = {asyncio.create_task(self._tell(hello, woken)), asyncio.create_task(self._listen())}
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self._house.hub.leave(self._by.table, woken)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _greeted(self) -> Hello:
        """Wait for the first message."""
        try:
            async with asyncio.timeout(self._house.limits.hello_seconds):
                message = await self._read()
        except TimeoutError:
            raise Leave(_TOO_SLOW, refusal("refused-silent")) from None
        if not isinstance(message, Hello):
            raise Leave(_MALFORMED, refusal("refused-hello"))
        return message

    # --- telling

    async def _tell(self, hello: Hello, woken: asyncio.Event) -> None:
        """Send how the table is, now and after every change."""
        told, revision, behind = hello.since, -1, True
        while True:
            await woken.wait()
            await self._room()
            woken.clear()
            try:
                seen, events = await self._ask(hello, self._follow, hello, told, behind=behind)
            except Refused as mistake:
                raise Leave(_REFUSED, mistake) from None
            except StorageFailed:
                raise Leave(_NOW_NOT, refusal("refused-storage")) from None
            self.opened()
            if seen["revision"] == revision and not events:
                continue
            last = events[-1]["number"] if events else seen["events"]
            behind = last < seen["events"]
            if behind:
                woken.set()
            fresh = revision < 0
            told, revision = last, seen["revision"]
            if hello.language is not None:
                seen["words"] = await self._ask(
                    hello, words.decision, self._house.tables, self._by, seen, [] if fresh else events, hello
                )
            self._number += 1
            await self._send({"type": "update", "number": self._number, "told": events, **seen, "events": last})

    async def _ask(self, hello: Hello, question: Callable[..., T], *args: Any, behind: bool = False) -> T:
        """Ask for an update; there is one at a time, so it may wait until the visitor's share of the work is there."""
        costly = behind or hello.previews or hello.language is not None
        return await self._house.ask(self._who, question, *args, costly=costly, patient=True)

    def _follow(self, hello: Hello, since: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """How the table is, and what was told since."""
        tables = self._house.tables
        return tables.follow(self._by, hello.seat, since=since, most=MOST_TOLD, previews=hello.previews)

    async def _room(self) -> None:
        """Wait until the client has acknowledged enough; one that does not is left."""
        limits = self._house.limits
        while self._number - self._acknowledged >= limits.window:
            self._seen.clear()
            try:
                async with asyncio.timeout(limits.send_seconds):
                    await self._seen.wait()
            except TimeoutError:
                raise Leave(_TOO_SLOW, refusal("refused-slow")) from None

    async def _send(self, message: dict[str, Any]) -> None:
        """Send a message; a client that does not read is left."""
        text = msgspec.json.encode(message).decode()
        async with self._sending, asyncio.timeout(self._house.limits.send_seconds):
            if self._ws.application_state is not WebSocketState.CONNECTED:
                raise WebSocketDisconnect(1006)  # it left while something else was being said
            await self._ws.send_text(text)

    async def leave(self, end: Leave) -> None:
        """Say why, and close."""
        try:
            await self._send({"type": "bye", **end.why.data()})
            await self._ws.close(end.code)
        except (WebSocketDisconnect, TimeoutError, RuntimeError):
            pass  # it is gone already

    # --- listening

    async def _listen(self) -> None:
        """Take what the client sends, one message after the other."""
        while True:
            message = await self._read()
            if isinstance(message, Seen):
                self._acknowledged = max(self._acknowledged, min(message.number, self._number))
                self._seen.set()
            elif isinstance(message, Do):
                await self._send(await self._done(message))
            else:
                await self._complain(refusal("refused-hello"))

    async def _read(self) -> Hello | Do | Seen:
        """The next message that can be understood."""
        while True:
            received = await self._ws.receive()
            if received["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(received.get("code", 1005))
            if not self._pace.take(""):
                raise Leave(_TOO_MANY, refusal("refused-rate"))
            text = received.get("text")
            try:
                if text is None:
                    raise refusal("refused-malformed", why="A message is text")
                return _READ.decode(text)
            except Refused as mistake:
                await self._complain(mistake)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as mistake:
                await self._complain(malformed(mistake))

    async def _complain(self, mistake: Refused) -> None:
        """Say that a message was not understood; after many of them leave."""
        self._malformed += 1
        if self._malformed >= self._house.limits.malformed:
            raise Leave(_MALFORMED, mistake)
        await self._send({"type": "refused", "id": None, **mistake.data()})

    async def _done(self, message: Do) -> dict[str, Any]:
        """Do what is asked, and give the answer."""
        action, by, house = message.action, self._by, self._house
        try:
            if not house.acts.take(by.token):
                raise refusal("refused-rate")
            exact = By(by.table, by.token, action.revision, action.nonce)
            receipt = await house.act(action.done, house.tables, exact)
        except Refused as mistake:
            return {"type": "refused", "id": message.id, **mistake.data()}
        except StorageFailed:
            return {"type": "refused", "id": message.id, **refusal("refused-storage").data()}
        return {"type": "done", "id": message.id, "table": receipt.table, "revision": receipt.revision}

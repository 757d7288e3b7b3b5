"""The socket: one for each seat, with numbered updates, acknowledged actions, and nothing that can pile up.

No queue is kept for a client: an update says how the table is now and what was told since the last one, so that changes
which come faster than a client reads are told together. A few updates are sent ahead of what the client has acknowledged;
one that reads nothing for long is left.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from westkingdom.server import words
from westkingdom.server.limits import Buckets
from westkingdom.server.messages import Do, FromClient, Hello, Seen
from westkingdom.server.refusals import malformed, refusal
from westkingdom.server.visitors import demand_origin, token_of
from westkingdom.table import By, Refused, StorageFailed
from westkingdom.table.seat import hashed

if TYPE_CHECKING:
    from westkingdom.server.app import House

MOST_TOLD: Final = 300
"""Events in one update; more follow in the next."""
REFUSED: Final = 4403
MALFORMED: Final = 4400
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429
NOW_NOT: Final = 4503
READ: Final[msgspec.json.Decoder[Hello | Do | Seen]] = msgspec.json.Decoder(FromClient)


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
        self._open: Final[Counter[str]] = Counter()

    async def serve(self, ws: WebSocket) -> None:
        """Serve one socket until either side leaves."""
        try:
            demand_origin(ws)
        except Refused:
            await ws.close(1008)
            return
        token, house = token_of(ws), self._house
        visitor = hashed(token)
        if self._open.total() >= house.limits.sockets or self._open[visitor] >= house.limits.sockets_each:
            await ws.close(1013)
            return
        self._open[visitor] += 1
        try:
            await ws.accept()
            await Connection(house, ws, By(ws.path_params["table"], token)).run()
        finally:
            self._open[visitor] -= 1
            if not self._open[visitor]:
                del self._open[visitor]


class Connection:
    """One open socket."""

    def __init__(self, house: House, ws: WebSocket, by: By) -> None:
        self._house: Final = house
        self._ws: Final = ws
        self._by: Final = by
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
            await self._leave(end)
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
            raise Leave(TOO_SLOW, refusal("refused-silent")) from None
        if not isinstance(message, Hello):
            raise Leave(MALFORMED, refusal("refused-hello"))
        return message

    # --- telling

    async def _tell(self, hello: Hello, woken: asyncio.Event) -> None:
        """Send how the table is, now and after every change."""
        told, revision = hello.since, -1
        while True:
            await woken.wait()
            await self._room()
            woken.clear()
            try:
                seen, events = await self._house.ask(
                    self._house.tables.follow,
                    self._by,
                    hello.seat,
                    since=told,
                    most=MOST_TOLD,
                    previews=hello.previews,
                )
            except Refused as mistake:
                raise Leave(REFUSED, mistake) from None
            except StorageFailed:
                raise Leave(NOW_NOT, refusal("refused-storage")) from None
            if seen["revision"] == revision and not events:
                continue
            last = events[-1]["number"] if events else seen["events"]
            if last < seen["events"]:
                woken.set()
            fresh = revision < 0
            told, revision = last, seen["revision"]
            if hello.language is not None:
                seen["words"] = await self._house.ask(
                    words.decision, self._house.tables, self._by, seen, [] if fresh else events, hello
                )
            self._number += 1
            await self._send({"type": "update", "number": self._number, "told": events, **seen, "events": last})

    async def _room(self) -> None:
        """Wait until the client has acknowledged enough; one that does not is left."""
        limits = self._house.limits
        while self._number - self._acknowledged >= limits.window:
            self._seen.clear()
            try:
                async with asyncio.timeout(limits.send_seconds):
                    await self._seen.wait()
            except TimeoutError:
                raise Leave(TOO_SLOW, refusal("refused-slow")) from None

    async def _send(self, message: dict[str, Any]) -> None:
        """Send a message; a client that does not read is left."""
        text = msgspec.json.encode(message).decode()
        async with self._sending, asyncio.timeout(self._house.limits.send_seconds):
            if self._ws.application_state is not WebSocketState.CONNECTED:
                raise WebSocketDisconnect(1006)  # it left while something else was being said
            await self._ws.send_text(text)

    async def _leave(self, end: Leave) -> None:
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
                raise Leave(TOO_MANY, refusal("refused-rate"))
            text = received.get("text")
            try:
                if text is None:
                    raise refusal("refused-malformed", why="A message is text")
                return READ.decode(text)
            except Refused as mistake:
                await self._complain(mistake)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as mistake:
                await self._complain(malformed(mistake))

    async def _complain(self, mistake: Refused) -> None:
        """Say that a message was not understood; after many of them leave."""
        self._malformed += 1
        if self._malformed >= self._house.limits.malformed:
            raise Leave(MALFORMED, mistake)
        await self._send({"type": "refused", "id": None, **mistake.data()})

    async def _done(self, message: Do) -> dict[str, Any]:
        """Do what is asked, and give the answer."""
        action, by, house = message.action, self._by, self._house
        try:
            if not house.acts.take(by.token):
                raise refusal("refused-rate")
            exact = By(by.table, by.token, action.revision, action.nonce)
            receipt = await house.ask(action.done, house.tables, exact)
        except Refused as mistake:
            return {"type": "refused", "id": message.id, **mistake.data()}
        except StorageFailed:
            return {"type": "refused", "id": message.id, **refusal("refused-storage").data()}
        return {"type": "done", "id": message.id, "table": receipt.table, "revision": receipt.revision}

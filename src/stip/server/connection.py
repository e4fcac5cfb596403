"""One socket at a table. It reads commands, one at a time, and sends what others have to say.

They never wait: what cannot be sent at once goes into an outbox. The outbox is bounded: a reader who falls too far
behind is sent away, and comes back with the number of the last update it has.
"""

from __future__ import annotations

import asyncio
import math
from collections import deque
from contextlib import suppress
from typing import Literal

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from stip.errors import BadMessage, StipError, TooFast
from stip.locale import LANGUAGES
from stip.server.answers import refused
from stip.server.limits import Bucket, Buckets
from stip.server.metrics import Metrics
from stip.server.protocol import pipe_of
from stip.server.settings import Limits
from stip.table.holders import Holder
from stip.table.messages import AnyCommand, Farewell, FromClient, FromServer, Hello, Part

Why = Literal["restart", "slow", "flood", "bad-message", "replaced", "closed"]

CODES: dict[Why, int] = {  # of RFC 6455
    "restart": 1012,
    "slow": 1008,
    "flood": 1008,
    "bad-message": 1008,
    "replaced": 1000,
    "closed": 1000,
}

reader: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
write = msgspec.json.Encoder().encode


class Named(msgspec.Struct):
    """As much of a command as an answer to it needs."""

    id: str = ""


class Connection:
    def __init__(self, socket: WebSocket, limits: Limits, metrics: Metrics, commands: Buckets) -> None:
        self.holder: Holder = ""
        self.language = "en"
        self.wants: frozenset[Part] = frozenset()
        self.sent = 0  # the number of the last update that went into the outbox
        self.is_caught_up = False
        self.busy = asyncio.Lock()  # while a command is carried out
        self.why: Why | None = None  # it ends
        self.is_gone = asyncio.Event()
        self._socket = socket
        self._pipe = pipe_of(socket)
        self._limits = limits
        self._metrics = metrics
        self._bucket = Bucket(limits.commands_per_second, limits.commands_at_once)
        self._commands = commands  # of each person, on all their sockets
        self._bad = self._hasty = 0
        self._outbox: deque[bytes] = deque()
        self._waiting = 0  # bytes in the outbox, and of what is being sent from it
        self._has_mail, self._is_empty = asyncio.Event(), asyncio.Event()
        self._is_empty.set()

    # what others say to it

    def push(self, message: FromServer) -> None:
        self.push_text(write(message))

    def push_text(self, text: bytes) -> None:
        if self.why or (self._pipe and not self._waiting and self._pipe.write_text(text)):
            return
        if self._waiting > self._limits.waiting_bytes:
            self.end("slow")
            return
        self._waiting += len(text)
        self._outbox.append(text)
        self._is_empty.clear()
        self._has_mail.set()

    async def push_many(self, texts: list[bytes]) -> None:
        """For more than the outbox should hold: waits for the reader."""
        for text in texts:
            self.push_text(text)
            if self._waiting > self._limits.waiting_bytes // 2 and not self.why:
                await self._settle()

    def refuse(self, error: StipError, command_id: str = "") -> None:
        self.push(refused(error, self.language, command_id))

    def end(self, why: Why) -> None:
        """Says farewell after what is in the outbox, and closes. Who does not read even that is cut off."""
        if self.why:
            return
        self.why = why
        self._metrics.farewells.labels(why).inc()
        if why == "slow":
            self._outbox.clear()
        self._has_mail.set()
        if self._pipe:
            asyncio.get_running_loop().call_later(self._limits.slow_seconds, self._pipe.cut_off)

    async def leave(self) -> None:
        """The server stops: the command that is being carried out is answered first."""
        async with self.busy:
            self.end("restart")
        await self.is_gone.wait()

    # what the client says

    async def hello(self) -> Hello | None:
        """The first message; nothing if the client has gone, or does not come to the point."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._limits.hello_seconds):
                while (message := await self._next()) is not None:
                    if isinstance(message, Hello):
                        self.language = message.language if message.language in LANGUAGES else "en"
                        self.wants = frozenset(message.wants)
                        return message
                    self._tell_off(BadMessage(problem="message-no-hello"), message.id)
                return None
        self.refuse(BadMessage(problem="message-no-hello"))
        self.end("bad-message")
        return None

    async def command(self) -> AnyCommand | None:
        """The next one; nothing when the client has gone."""
        while (message := await self._next()) is not None:
            if not isinstance(message, Hello):
                return message
            self._tell_off(BadMessage(problem="message-second-hello"))
        return None

    async def _next(self) -> FromClient | None:
        """The next message that can be read and does not come too soon."""
        while True:
            told = await self._socket.receive()
            if told["type"] == "websocket.disconnect":
                return None
            if self.why:
                continue
            text = told.get("text")
            if wait := self._commands.take(self.holder) if self.holder else self._bucket.take():
                self._slow_down(wait, _id_in(text or ""))
            elif text is None:
                self._tell_off(BadMessage(problem="message-is-binary"))
            elif len(text) > self._limits.message_bytes:
                self._tell_off(BadMessage(problem="message-too-long", most=self._limits.message_bytes))
            else:
                try:
                    return reader.decode(text)
                except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
                    self._tell_off(BadMessage(problem="message-malformed", detail=str(problem)), _id_in(text))

    def _tell_off(self, error: BadMessage, command_id: str = "") -> None:
        self._bad += 1
        self.refuse(error, command_id)
        if self._bad > self._limits.bad_messages:
            self.end("bad-message")

    def _slow_down(self, wait: float, command_id: str) -> None:
        self._hasty += 1
        self.refuse(TooFast(seconds=math.ceil(wait)), command_id)
        if self._hasty > self._limits.refusals_for_haste:
            self.end("flood")

    # the outbox

    async def send(self) -> None:
        """Sends what is in the outbox until the connection ends: a task of its own."""
        with suppress(WebSocketDisconnect, RuntimeError):  # gone, also while we were about to send
            while self._outbox or not self.why:
                await self._has_mail.wait()
                self._has_mail.clear()
                while self._outbox:
                    text = self._outbox.popleft()
                    await self._socket.send_text(text.decode())
                    self._waiting -= len(text)
                self._is_empty.set()
            await self._socket.send_text(write(Farewell(why=self.why)).decode())
            await self._socket.close(CODES[self.why])

    async def _settle(self) -> None:
        try:
            async with asyncio.timeout(self._limits.slow_seconds):
                await self._is_empty.wait()
        except TimeoutError:
            self.end("slow")


def _id_in(text: str) -> str:
    """The id of a command that cannot be read otherwise."""
    with suppress(msgspec.DecodeError, RecursionError, UnicodeError):
        return msgspec.json.decode(text, type=Named).id[:40]
    return ""

"""One WebSocket at a table. It reads commands one at a time and sends messages to its client.

Sending never blocks the caller: what cannot be sent at once is queued in an outbox. The outbox is bounded: a client
that falls too far behind is disconnected, and can reconnect with the number of its last update.
"""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from stip.locale import LANGUAGES
from stip.locale.errors import StipError
from stip.server.errors import BadMessage, TooFast
from stip.server.live.messages import AnyCommand, CloseReason, Farewell, FromClient, FromServer, Hello, refused_message
from stip.server.live.protocol import socket_protocol_of
from stip.server.live.scenes import Scenes
from stip.server.operations.limits import TokenBucket, TokenBuckets
from stip.server.operations.metrics import Metrics
from stip.server.operations.settings import Limits
from stip.table.lengths import MAX_COMMAND_ID_LENGTH
from stip.table.owners import Owner
from stip.table.views import PositionPart

CLOSE_CODES: dict[CloseReason, int] = {  # close codes of RFC 6455
    "restart": 1012,
    "slow": 1008,
    "flood": 1008,
    "bad-message": 1008,
    "replaced": 1000,
    "closed": 1000,
}

decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
encode = msgspec.json.Encoder().encode


class CommandIdOnly(msgspec.Struct):
    """The id of a command that could not be decoded otherwise."""

    id: str = ""


class Connection:
    def __init__(self, socket: WebSocket, limits: Limits, metrics: Metrics, commands: TokenBuckets) -> None:
        self.owner: Owner = ""
        self.language = "en"
        self.wants: frozenset[PositionPart] = frozenset()
        self.last_seq_sent = 0  # number of the last update put into the outbox
        self.scenes: Scenes = {}  # as they were in that update
        self.is_caught_up = False
        self.command_lock = asyncio.Lock()  # held while a command is carried out
        self.close_reason: CloseReason | None = None  # why the connection is closing
        self._is_gone = asyncio.Event()
        self._socket = socket
        self._protocol = socket_protocol_of(socket)  # a shorter way than the socket
        if self._protocol:
            self._protocol.on_flood = partial(self.end, "flood")
        self._limits = limits
        self._metrics = metrics
        self._own_bucket = TokenBucket(limits.commands_per_second, limits.commands_at_once)
        self._commands = commands  # rate limits by owner, shared by all their sockets
        self._bad_messages = self._rate_limit_hits = 0
        self._outbox: deque[bytes] = deque()
        self._buffered_bytes = 0  # bytes in the outbox and being sent
        self._sender: asyncio.Task[None] | None = None  # sends what is in the outbox

    # what others say to it

    def push(self, message: FromServer) -> None:
        self.push_text(encode(message))

    def push_text(self, text: bytes) -> None:
        if self.close_reason or (self._protocol and not self._buffered_bytes and self._protocol.write_text(text)):
            return
        if self._buffered_bytes > self._limits.waiting_bytes:
            self.end("slow")
            return
        self._buffered_bytes += len(text)
        self._outbox.append(text)
        self._start_sender()

    async def push_many(self, texts: list[bytes]) -> None:
        """Send more than the outbox should hold, waiting for the client to read."""
        for text in texts:
            self.push_text(text)
            is_much = self._buffered_bytes > self._limits.waiting_bytes // 2
            if is_much and not self.close_reason and not await self.wait_until_sent():
                self.end("slow")

    def refuse(self, error: StipError, command_id: str = "") -> None:
        self.push(refused_message(error, self.language, command_id))

    def end(self, why: CloseReason) -> None:
        """Send a farewell after what is in the outbox, and close. A client that does not read even that is cut off."""
        if self.close_reason:
            return
        self.close_reason = why
        self._metrics.farewells.labels(why).inc()
        if why == "slow":
            self._outbox.clear()
        self._start_sender()
        if self._protocol:
            asyncio.get_running_loop().call_later(self._limits.slow_seconds, self._protocol.abort)

    async def shut_down(self) -> None:
        """Close because the server stops, after the current command has been answered."""
        async with self.command_lock:
            self.end("restart")
        await self._is_gone.wait()

    def drop(self) -> None:
        """Send nothing more, because the client has disconnected or has had enough time to read."""
        self._is_gone.set()
        if self._sender:
            self._sender.cancel()

    # what the client says

    async def hello(self) -> Hello | None:
        """Wait for the first message; return None if the client disconnects or sends no `Hello` in time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._limits.hello_seconds):
                while (message := await self._next_message()) is not None:
                    if isinstance(message, Hello):
                        self.language = message.language if message.language in LANGUAGES else "en"
                        self.wants = frozenset(message.wants)
                        return message
                    self._refuse_message(BadMessage(problem="message-no-hello"), message.id)
                return None
        self.refuse(BadMessage(problem="message-no-hello"))
        self.end("bad-message")
        return None

    async def command(self) -> AnyCommand | None:
        """Wait for the next command; return None when the client disconnects."""
        while (message := await self._next_message()) is not None:
            if not isinstance(message, Hello):
                return message
            self._refuse_message(BadMessage(problem="message-second-hello"))
        return None

    async def _next_message(self) -> FromClient | None:
        """Wait for the next message that can be decoded and is within the rate limit."""
        while True:
            event: Mapping[str, object] = await (self._protocol or self._socket).receive()
            if event["type"] == "websocket.disconnect":
                return None
            if self.close_reason:
                continue
            text = event.get("text")
            if wait := self._commands.take(self.owner) if self.owner else self._own_bucket.take():
                self._refuse_rate(wait, _command_id_in(text) if isinstance(text, str) else "")
            elif not isinstance(text, str):
                self._refuse_message(BadMessage(problem="message-is-binary"))
            elif len(text) > self._limits.message_bytes:
                self._refuse_message(BadMessage(problem="message-too-long", most=self._limits.message_bytes))
            else:
                try:
                    return decoder.decode(text)
                except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
                    self._refuse_message(
                        BadMessage(problem="message-malformed", detail=str(problem)), _command_id_in(text)
                    )

    def _refuse_message(self, error: BadMessage, command_id: str = "") -> None:
        self._bad_messages += 1
        self.refuse(error, command_id)
        if self._bad_messages > self._limits.bad_messages:
            self.end("bad-message")

    def _refuse_rate(self, wait: float, command_id: str) -> None:
        self._rate_limit_hits += 1
        self.refuse(TooFast(seconds=math.ceil(wait)), command_id)
        if self._rate_limit_hits > self._limits.refusals_for_haste:
            self.end("flood")

    # the outbox

    def _start_sender(self) -> None:
        if self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._send())

    async def _send(self) -> None:
        """Send what is in the outbox, and the farewell if the connection is closing."""
        with suppress(WebSocketDisconnect, RuntimeError):  # the client has disconnected
            while self._outbox:
                text = self._outbox.popleft()
                await self._socket.send_text(text.decode())
                self._buffered_bytes -= len(text)
            if self.close_reason:
                await self._socket.send_text(encode(Farewell(why=self.close_reason)).decode())
                await self._socket.close(CLOSE_CODES[self.close_reason])

    async def wait_until_sent(self) -> bool:
        """Wait until the outbox is empty, and return whether the client has read fast enough."""
        if self._sender is None:
            return True
        done, _ = await asyncio.wait([self._sender], timeout=self._limits.slow_seconds)
        return bool(done)


def _command_id_in(text: str) -> str:
    """Return the id of a command that cannot be decoded otherwise."""
    with suppress(msgspec.DecodeError, RecursionError, UnicodeError):
        return msgspec.json.decode(text, type=CommandIdOnly).id[:MAX_COMMAND_ID_LENGTH]
    return ""

"""The protocol of WebSockets for uvicorn: they are read at a bounded pace, can be written to directly and aborted.

Writing directly saves a task for each message: most messages are short and sent to many clients. Aborting is needed for
clients that do not read or have vanished, because an orderly close waits for the other side.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from stip.server.live.inbox import Inbox
from stip.server.live.pacing import PacedReader
from stip.server.operations.limits import TokenBucket
from stip.server.operations.settings import Limits

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from websockets.frames import Frame

SCOPE_EXTENSION = "stip.pipe"  # key of the scope's extensions
MAX_UNSENT_BYTES = 65_536  # larger amounts are sent by a task, which waits for the client
CLOSE_TIMEOUT_S = 10.0  # time for the client to read what is left when the connection closes
FRAMES_PER_COMMAND = 5  # frames that may be received for each command that is allowed
MAX_FRAMES_PER_MESSAGE = 64


class SocketProtocol(WebSocketsSansIOProtocol):
    _unsent: tuple[bytes, ...] = ()
    _size = 0  # of what is unsent
    _reader: PacedReader | None = None
    _on_lost: Callable[[], None]

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.queue = Inbox()  # type: ignore[assignment]  # of a queue uvicorn needs no more

    def take_over(self, limits: Limits, unparsed: bytes, on_lost: Callable[[], None]) -> None:
        """Go on with a connection whose client has requested the upgrade, and call `on_lost` when it is lost."""
        self._message_bytes, self._on_lost = limits.message_bytes, on_lost
        self.on_flood = self.abort
        bucket = TokenBucket(limits.commands_per_second, limits.commands_at_once)
        self._reader = PacedReader(self.transport, self._parse, bucket, limits.flood_seconds, lambda: self.on_flood())
        if unparsed:
            self._reader.receive(unparsed)

    def data_received(self, data: bytes) -> None:
        if self._reader:
            self._reader.receive(data)
        else:
            super().data_received(data)

    def _parse(self, data: bytes) -> float:
        """Parse a part of what was received, and return what it costs, in commands."""
        self.conn.receive_data(data)
        frames = len(self.conn.events)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        else:
            self.handle_events()
        if self.read_paused and self._reader:
            self._reader.pause_reading()
        return len(data) / self._message_bytes + (1 + frames) / FRAMES_PER_COMMAND

    async def receive(self) -> ASGIReceiveEvent:
        event = await self.queue.get()
        if self._reader and self.queue.empty():
            self.read_paused = False
            self._reader.resume_reading()
        return event

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._reader:
            self._reader.close()
            self._on_lost()

    def write_text(self, text: bytes) -> bool:
        """Write a text frame and return True, or return False if the client is slow, the connection is closing, or too
        much is pending. Frames written in one iteration of the event loop are sent together."""
        if (
            not self.writable.is_set()
            or self.close_sent
            or self.transport.is_closing()
            or self._size > MAX_UNSENT_BYTES
        ):
            return False
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent += (_header(len(text)), text)
        self._size += len(text)
        return True

    def _flush(self) -> None:
        unsent, self._unsent, self._size = b"".join(self._unsent), (), 0
        if unsent and not self.transport.is_closing():
            self.transport.write(unsent)

    def abort(self) -> None:
        self.transport.abort()

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[SCOPE_EXTENSION] = {"pipe": self}
        await super().run_asgi()
        if not self.disconnected:  # the client may not read what is left, and would never be disconnected
            self.loop.call_later(CLOSE_TIMEOUT_S, self.transport.abort)

    def handle_ping(self) -> None:
        """Ignore pings while the client does not read: the replies would accumulate in memory."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MAX_FRAMES_PER_MESSAGE:
            self.frames.clear()
            self.on_flood()

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.abort()

    async def send(self, message: ASGISendEvent) -> None:
        self._flush()
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response  # nobody needs them any more, and they are large
        if self.initial_response and self.close_sent:
            self.handshake_complete = True  # a refused handshake; uvicorn would log it as an error otherwise


def socket_protocol_of(socket: WebSocket) -> SocketProtocol | None:
    """Return the protocol of a WebSocket, or None if another server runs the application."""
    protocol = socket.scope.get("extensions", {}).get(SCOPE_EXTENSION, {}).get("pipe")
    return protocol if isinstance(protocol, SocketProtocol) else None


def _header(length: int) -> bytes:
    """Return the header of an unmasked, uncompressed text frame (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")

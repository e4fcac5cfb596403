"""The protocol of WebSockets for uvicorn: they can also be written to directly and aborted.

Writing directly saves a task for each message: most messages are short and sent to many clients. Aborting is needed for
clients that do not read or have vanished, because an orderly close waits for the other side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

SCOPE_EXTENSION = "stip.pipe"  # key of the scope's extensions
MAX_UNSENT_BYTES = 65_536  # larger amounts are sent by a task, which waits for the client


class SocketProtocol(WebSocketsSansIOProtocol):
    _unsent: tuple[bytes, ...] = ()
    _size = 0  # of what is unsent

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

    def handle_ping(self) -> None:
        """Ignore pings while the client does not read: the replies would accumulate in memory."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.abort()

    async def send(self, message: ASGISendEvent) -> None:
        self._flush()
        await super().send(message)
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

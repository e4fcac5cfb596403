"""The protocol of sockets, with two things added to what ASGI can say to it.

Text can be written at once, without a task to send it: most of what a server has to say is short, and said to many.
And whoever does not read, or is not there any more, can be cut off: otherwise a socket is closed in an orderly manner
only, which waits for as long as the other side does not read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

PIPE = "stip.pipe"  # an extension of the scope


class SocketProtocol(WebSocketsSansIOProtocol):
    _unsent: bytes = b""

    def write_text(self, text: bytes) -> bool:
        """Whether it was taken: not while the reader is slow, nor at the end. What is said in one go, such as an update
        and the answer to who caused it, goes on its way together."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent += _header(len(text)) + text
        return True

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, b""
        if unsent and not self.transport.is_closing():
            self.transport.write(unsent)

    def cut_off(self) -> None:
        self.transport.abort()

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[PIPE] = {"pipe": self}
        await super().run_asgi()

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut_off()

    async def send(self, message: ASGISendEvent) -> None:
        self._flush()
        await super().send(message)
        if self.initial_response and self.close_sent:
            self.handshake_complete = True  # refused; otherwise that is taken for an error of ours


def pipe_of(socket: WebSocket) -> SocketProtocol | None:
    """Nothing where another server runs the application."""
    pipe = socket.scope.get("extensions", {}).get(PIPE, {}).get("pipe")
    return pipe if isinstance(pipe, SocketProtocol) else None


def _header(length: int) -> bytes:
    """Of a text in one frame that is not compressed (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")

"""The protocol of requests, which waits for nobody for ever, and that of sockets, with two things added to what ASGI
can say to it.

Text can be written at once, without a task to send it: most of what a server has to say is short, and said to many.
And whoever does not read, or is not there any more, can be cut off: otherwise a socket is closed in an orderly manner
only, which waits for as long as the other side does not read.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

SCOPE_EXTENSION = "stip.pipe"  # an extension of the scope
MAX_UNSENT_BYTES = 65_536  # bytes; more is sent by a task, which waits for the reader
REQUEST_HEAD_TIMEOUT_S = 10.0  # in which the head of a request must have come
READ_TIMEOUT_S = 10.0  # in which some of what waits must have been read


class RequestProtocol(H11Protocol):
    """Who begins a request and does not come to the point, or does not read the answer, is cut off, so that connections
    are left for others."""

    _head_timer: asyncio.TimerHandle | None = None
    _read_timer: asyncio.TimerHandle | None = None  # rings when an answer has waited too long to be read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._update_head_timer()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._update_head_timer()

    def _update_head_timer(self) -> None:
        if self._is_answering:
            if self._head_timer:
                self._head_timer.cancel()
            self._head_timer = None
        elif self._head_timer is None:
            self._head_timer = self.loop.call_later(REQUEST_HEAD_TIMEOUT_S, self._abort_if_idle)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read_timer = self.loop.call_later(READ_TIMEOUT_S, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._read_timer:
            self._read_timer.cancel()

    @property
    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _abort_if_idle(self) -> None:
        self._head_timer = None
        if not self._is_answering and self.transport.get_protocol() is self:  # and not that of a socket by now
            self.transport.abort()


class SocketProtocol(WebSocketsSansIOProtocol):
    _unsent: tuple[bytes, ...] = ()
    _size = 0  # of what is unsent

    def write_text(self, text: bytes) -> bool:
        """Whether it was taken: not while the reader is slow, nor at the end, nor more than a little at once. What is
        said in one go, such as an update and the answer to who caused it, goes on its way together."""
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
        """Who asks whether we are there and does not listen gets no answer: it would wait in the memory."""
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
            self.handshake_complete = True  # refused; otherwise that is taken for an error of ours


def socket_protocol_of(socket: WebSocket) -> SocketProtocol | None:
    """Nothing where another server runs the application."""
    protocol = socket.scope.get("extensions", {}).get(SCOPE_EXTENSION, {}).get("pipe")
    return protocol if isinstance(protocol, SocketProtocol) else None


def _header(length: int) -> bytes:
    """Of a text in one frame that is not compressed (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")

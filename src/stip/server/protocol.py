"""The protocol of sockets, with one thing added: whoever does not read, or is not there any more, can be cut off.

Otherwise a socket is closed in an orderly manner only, and that waits for as long as the other side does not read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

ABORT = "stip.abort"  # an extension of the scope


class SocketProtocol(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[ABORT] = {"abort": self.transport.abort}
        await super().run_asgi()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response and self.close_sent:
            self.handshake_complete = True  # refused; otherwise that is taken for an error of ours


def abort(socket: WebSocket) -> None:
    """Where the server behind it has no such extension, nothing happens."""
    extension = socket.scope.get("extensions", {}).get(ABORT)
    if extension:
        extension["abort"]()

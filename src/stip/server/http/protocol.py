"""The protocol of HTTP for uvicorn, with timeouts."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_HEAD_TIMEOUT_S = 10.0  # time for the head of a request to arrive
READ_TIMEOUT_S = 10.0  # time within which the client must read some of the pending response


class RequestProtocol(H11Protocol):
    """Aborts connections whose client does not finish its request head or does not read the response, so that
    connections remain available for others."""

    _head_timer: asyncio.TimerHandle | None = None
    _read_timer: asyncio.TimerHandle | None = None  # fires when a response has not been read for too long

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

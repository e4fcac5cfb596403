"""The protocol of HTTP for uvicorn: connections are counted, read at a bounded pace, and cut off in time.

No connection lives for ever. A client has a limited time to finish the head of its request and to read the response,
and the application has a limited time to produce it. What cannot be read as a request, or as the handshake of a
WebSocket, is refused with an explanation.
"""

from __future__ import annotations

import asyncio
import math
from functools import cache, partial
from http import HTTPStatus
from typing import Any

import h11
from starlette.applications import Starlette
from starlette.responses import Response
from uvicorn.config import Config
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState

from stip.locale.errors import StipError
from stip.server.errors import BadRequest, HeadTooLarge, PathTooLong
from stip.server.http.responses import error_response
from stip.server.http.state import AppState
from stip.server.live.pacing import PacedReader
from stip.server.live.protocol import SocketProtocol

REQUEST_HEAD_TIMEOUT_S = 10.0  # time for the head of a request to arrive
RESPONSE_TIMEOUT_S = 120.0  # time for a request to be answered
READ_TIMEOUT_S = 10.0  # time within which the client must read some of the pending response

MAX_HEAD_BYTES = 16_384
MAX_HEADERS = 100
MAX_PATH_BYTES = 4096
STEPS_PER_REQUEST = 10  # steps of parsing, such as a chunk of a body, that cost as much as a request

REFUSAL = "refusal"  # key of the scope's state: the error with which the middleware answers


class CountingConnection(h11.Connection):
    """Sums up the cost of parsing: the head of a request costs 1, and any other step less."""

    cost = 0.0

    def next_event(self) -> Any:
        event = super().next_event()
        self.cost += 1 if isinstance(event, h11.Request) else 1 / STEPS_PER_REQUEST
        return event

    def take_cost(self) -> float:
        cost, self.cost = self.cost, 0.0
        return cost


class RequestProtocol(H11Protocol):
    conn: CountingConnection
    _reader: PacedReader | None = None  # None if the connection was not admitted
    _timer: asyncio.TimerHandle | None = None  # aborts the connection if what is awaited does not come
    _read_timer: asyncio.TimerHandle | None = None  # fires when a response has not been read for too long

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = CountingConnection(h11.SERVER, MAX_HEAD_BYTES)
        assert isinstance(config.app, Starlette)
        application = config.app.state.app_state
        assert isinstance(application, AppState)
        self._application = application

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        host, _ = get_remote_addr(transport) or ("", 0)
        connections, limits = self._application.connections, self._application.settings.limits
        if not connections.admit(transport, host):
            self._application.metrics.refused_connections.inc()
            transport.abort()
            return
        super().connection_made(transport)
        self._reader = PacedReader(
            transport, self._parse, connections.bucket(host), limits.flood_seconds, transport.abort
        )
        self.flow = FlowControl(self._reader)  # type: ignore[arg-type]  # of a transport it needs no more
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._reader is None:
            return
        super().connection_lost(exc)
        self._reader.close()
        self._stop_timer()
        self._application.connections.remove(self.transport)

    def data_received(self, data: bytes) -> None:
        if self._reader:
            self._reader.receive(data)

    def _parse(self, data: bytes) -> float:
        """Parse a part of what was received, and return what it costs, in requests."""
        super().data_received(data)
        return len(data) / self._application.settings.limits.body_bytes + self.conn.take_cost()

    # what it waits for

    def _await_request(self) -> None:
        self._application.connections.mark_idle(self.transport)
        self._stop_timer()
        self._timer = self.loop.call_later(REQUEST_HEAD_TIMEOUT_S, self._abort_unless_read, math.inf)

    def _abort_unless_read(self, unread: float) -> None:
        """Abort the connection, unless the client has read some of a response of which this much was left."""
        left = self.transport.get_write_buffer_size()
        if 0 < left < unread:
            self._timer = self.loop.call_later(REQUEST_HEAD_TIMEOUT_S, self._abort_unless_read, left)
        else:
            self.transport.abort()

    def _await_response(self) -> None:
        self._application.connections.mark_busy(self.transport)
        self._stop_timer()
        self._timer = self.loop.call_later(RESPONSE_TIMEOUT_S, self.transport.abort)

    def _stop_timer(self) -> None:
        if self._timer:
            self._timer.cancel()

    def on_response_complete(self) -> None:
        self._await_request()
        super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read_timer = self.loop.call_later(READ_TIMEOUT_S, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._read_timer:
            self._read_timer.cancel()

    # the heads of requests

    def _should_upgrade(self) -> bool:
        """Return whether the request that has just been read is the handshake of a WebSocket."""
        self._await_response()
        if refusal := self._refusal():
            self.scope["state"][REFUSAL] = refusal
            return False
        return super()._should_upgrade()

    def _refusal(self) -> StipError | None:
        if len(self.scope["raw_path"]) + len(self.scope["query_string"]) > MAX_PATH_BYTES:
            return PathTooLong(most=MAX_PATH_BYTES)
        if len(self.headers) > MAX_HEADERS:
            return HeadTooLarge(most=MAX_HEAD_BYTES, lines=MAX_HEADERS)
        return None

    def _unsupported_upgrade_warning(self) -> None:
        """Say nothing: such a request is answered as if it did not ask for an upgrade."""

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        assert self._reader
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, SocketProtocol)
        if protocol.handshake_initiated:
            self._stop_timer()
            unparsed = self.conn.trailing_data[0] + self._reader.close()
            on_lost = partial(self._application.connections.remove, self.transport)
            protocol.take_over(self._application.settings.limits, unparsed, on_lost)
            self._reader = None  # both refer to this object, which would wait for the garbage collector
            del self.flow
        else:  # it has a body, or is no GET
            self.connections.discard(protocol)
            self.connections.add(self)
            self.transport.set_protocol(self)
            self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be read, and close the connection."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            response = _refusal_response(len(self.conn.trailing_data[0]) > MAX_HEAD_BYTES)
            status, headers = response.status_code, [*response.raw_headers, (b"connection", b"close")]
            head = h11.Response(status_code=status, headers=headers, reason=HTTPStatus(status).phrase)
            self.transport.write(self.conn.send(head) or b"")
            self.transport.write(self.conn.send(h11.Data(data=bytes(response.body))) or b"")
            self._application.metrics.requests.labels("other", status).inc()
        if self.cycle:
            self.cycle.disconnected = True
        self.transport.close()


@cache
def _refusal_response(is_large: bool) -> Response:
    """Return the response to what cannot be read. It is made once, so that it costs little to refuse many."""
    return error_response(HeadTooLarge(most=MAX_HEAD_BYTES, lines=MAX_HEADERS) if is_large else BadRequest(), "en")

"""A server on the network: it listens, serves, and stops in an orderly manner."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from typing import Any

import uvicorn

from stip.errors import PortTaken
from stip.server.http.app import make_app
from stip.server.http.state import AppState
from stip.server.live.protocol import RequestProtocol, SocketProtocol
from stip.server.operations.logs import log_event
from stip.server.operations.settings import Settings

SHUTDOWN_TIMEOUT_S = 10  # seconds for requests that are being answered when the server stops
MAX_MESSAGE_BYTES = 65536  # bytes of a message: one longer than a command and shorter than this is refused in words
SEND_BUFFER_BYTES = 100_000  # bytes that the system keeps for a socket whose reader is slow; it would take megabytes
SPARE_CONNECTIONS = 1000  # connections beside sockets
GC_THRESHOLDS = (
    50_000,
    20,
    50,
)  # for the garbage collector: a game keeps nearly all that it makes, and there are many games


def open_listener(host: str, port: int) -> socket.socket:
    """Where the server listens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        is_both = family == socket.AF_INET6 and host == "::" and socket.has_dualstack_ipv6()
        listener = socket.create_server((host, port), family=family, backlog=1024, dualstack_ipv6=is_both)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(port=str(port), other=str(port % 65535 + 1)) from None
        raise
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
    return listener


def run_server(server: Server) -> None:
    with asyncio.Runner(loop_factory=_new_loop) as runner:
        runner.run(server.run_app())


class Server(uvicorn.Server):
    """Says farewell to everybody before it closes their sockets. Being told to stop is no failure."""

    def __init__(
        self, settings: Settings, listener: socket.socket, on_started: Callable[[], None] = lambda: None
    ) -> None:
        app = make_app(settings)
        assert isinstance(app.state.app_state, AppState)
        self.app_state = app.state.app_state
        self.app_state.listen_address = listener.getsockname()[:2]
        self._listener, self._on_started = listener, on_started
        super().__init__(
            uvicorn.Config(
                app,
                lifespan="off",  # the house is opened here, so that what cannot be opened is told in our words
                http=RequestProtocol,
                ws=SocketProtocol,
                ws_max_size=MAX_MESSAGE_BYTES,
                ws_ping_interval=settings.limits.ping_seconds,
                ws_ping_timeout=settings.limits.ping_seconds,
                ws_per_message_deflate=False,  # messages are short, and there are many
                log_config=None,
                access_log=False,
                server_header=False,
                forwarded_allow_ips=settings.proxies,
                limit_concurrency=settings.limits.sockets + SPARE_CONNECTIONS,
                timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
            )
        )

    async def run_app(self) -> None:
        """Until `should_exit`, or a signal says so."""
        asyncio.get_running_loop().set_exception_handler(_log_fault)
        async with self.app_state.open():
            await self.serve([self._listener])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        _raise_file_limit(self.app_state.settings.limits.sockets + 2 * SPARE_CONNECTIONS)
        await super().startup(sockets)
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)
        self._on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.app_state.rooms.shut_down()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGINT, signal.SIGTERM):
                signal.signal(number, self.handle_exit)
            if sys.platform != "win32":  # a client who is gone is no reason to end, as it is for other commands
                signal.signal(signal.SIGPIPE, signal.SIG_IGN)
        yield


def _log_fault(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    log_event("fault", logging.ERROR, context.get("exception"))


def _raise_file_limit(wanted: int) -> None:
    """Every connection is a file, of which systems allow few at first."""
    with suppress(ImportError, ValueError, OSError):  # Windows has no such limit; others may not let us
        import resource

        least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if least < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, most), most))


def _new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:  # not for Windows
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()

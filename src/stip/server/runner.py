"""Running a server: listening, serving and shutting down gracefully."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import signal
import socket
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from typing import Any

import uvicorn

from stip.server.errors import PortTaken
from stip.server.http.app import make_app
from stip.server.http.protocol import RequestProtocol
from stip.server.http.state import AppState
from stip.server.live.protocol import SocketProtocol
from stip.server.operations.connections import SPARE_CONNECTIONS
from stip.server.operations.logs import log_event
from stip.server.operations.settings import Settings

SHUTDOWN_TIMEOUT_S = 10  # for requests in progress when the server stops
MAX_MESSAGE_BYTES = 65536  # a message longer than a command but shorter than this is refused with an explanation
RECEIVE_BUFFER_BYTES = 16_384  # kernel buffer for what a client sends, so that little is received at once
SEND_BUFFER_BYTES = 100_000  # kernel buffer for a slow client; the default is megabytes
GC_THRESHOLDS = (
    50_000,
    20,
    50,
)  # thresholds of the garbage collector: games keep nearly everything they allocate


def open_listener(host: str, port: int) -> socket.socket:
    """Return the socket on which the server listens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        is_both = family == socket.AF_INET6 and host == "::" and socket.has_dualstack_ipv6()
        listener = socket.create_server((host, port), family=family, backlog=1024, dualstack_ipv6=is_both)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(port=str(port), other=str(port % 65535 + 1)) from None
        raise
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER_BYTES)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
    return listener


def run_server(server: Server) -> None:
    with asyncio.Runner(loop_factory=_new_loop) as runner:
        runner.run(server.run_app())


class Server(uvicorn.Server):
    """A uvicorn server that says farewell to clients before it closes their connections. Stopping on a signal is not a
    failure."""

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
                lifespan="off",  # the application is opened here, so that startup errors are reported in our words
                http=RequestProtocol,
                ws=SocketProtocol,
                ws_max_size=MAX_MESSAGE_BYTES,
                ws_ping_interval=settings.limits.ping_seconds,
                ws_ping_timeout=settings.limits.ping_seconds,
                ws_per_message_deflate=False,  # messages are short, and there are many
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=list(settings.proxies),
                timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
            )
        )

    async def run_app(self) -> None:
        """Run until `should_exit` is set or a signal arrives."""
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
            if hasattr(signal, "SIGPIPE"):  # a client that disconnects must not end the process
                signal.signal(signal.SIGPIPE, signal.SIG_IGN)
        yield


def _log_fault(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    log_event("fault", logging.ERROR, context.get("exception"))


def _raise_file_limit(wanted: int) -> None:
    """Raise the limit of open files; every connection is one."""
    with suppress(ImportError, ValueError, OSError):  # Windows has no such limit; elsewhere it may not be allowed
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

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
from stip.server.app import make_app
from stip.server.house import House
from stip.server.logs import note
from stip.server.protocol import RequestProtocol, SocketProtocol
from stip.server.settings import Settings

PATIENCE = 10  # seconds for requests that are being answered when the server stops
LONGEST = 65536  # bytes of a message: one longer than a command and shorter than this is refused in words
UNDER_WAY = 100_000  # bytes that the system keeps for a socket whose reader is slow; it would take megabytes
SPARE = 1000  # connections beside sockets
LITTER = (50_000, 20, 50)  # for the garbage collector: a game keeps nearly all that it makes, and there are many games


def open_door(host: str, port: int) -> socket.socket:
    """Where the server listens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        is_both = family == socket.AF_INET6 and host == "::" and socket.has_dualstack_ipv6()
        door = socket.create_server((host, port), family=family, backlog=1024, dualstack_ipv6=is_both)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(port=str(port), other=str(port % 65535 + 1)) from None
        raise
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNDER_WAY)
    return door


def run_server(server: Server) -> None:
    with asyncio.Runner(loop_factory=_new_loop) as runner:
        runner.run(server.run_house())


class Server(uvicorn.Server):
    """Says farewell to everybody before it closes their sockets. Being told to stop is no failure."""

    def __init__(self, settings: Settings, door: socket.socket, announce: Callable[[], None] = lambda: None) -> None:
        app = make_app(settings)
        assert isinstance(app.state.house, House)
        self.house = app.state.house
        self.house.door = door.getsockname()[:2]
        self._door, self._announce = door, announce
        super().__init__(
            uvicorn.Config(
                app,
                lifespan="off",  # the house is opened here, so that what cannot be opened is told in our words
                http=RequestProtocol,
                ws=SocketProtocol,
                ws_max_size=LONGEST,
                ws_ping_interval=settings.limits.ping_seconds,
                ws_ping_timeout=settings.limits.ping_seconds,
                ws_per_message_deflate=False,  # messages are short, and there are many
                log_config=None,
                access_log=False,
                server_header=False,
                forwarded_allow_ips=settings.proxies,
                limit_concurrency=settings.limits.sockets + SPARE,
                timeout_graceful_shutdown=PATIENCE,
            )
        )

    async def run_house(self) -> None:
        """Until `should_exit`, or a signal says so."""
        asyncio.get_running_loop().set_exception_handler(_note_fault)
        async with self.house.open():
            await self.serve([self._door])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        _allow_files(self.house.settings.limits.sockets + 2 * SPARE)
        await super().startup(sockets)
        gc.freeze()
        gc.set_threshold(*LITTER)
        self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.house.rooms.leave()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGINT, signal.SIGTERM):
                signal.signal(number, self.handle_exit)
            if sys.platform != "win32":  # a client who is gone is no reason to end, as it is for other commands
                signal.signal(signal.SIGPIPE, signal.SIG_IGN)
        yield


def _note_fault(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    note("fault", logging.ERROR, context.get("exception"))


def _allow_files(wanted: int) -> None:
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

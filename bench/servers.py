"""The servers that the benchmark runs, each as a process of its own."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

LIMITS = (
    "sockets",
    "sockets_per_address",
    "tables_per_hour",
    "requests_per_second",
    "requests_at_once",
    "commands_per_second",
    "commands_at_once",
)  # limits that a thousand clients at one address would reach

rooms: dict[str, list[WebSocket]] = {}


async def pass_on(websocket: WebSocket) -> None:
    """The echo server: forwards every message to both sockets of a table."""
    await websocket.accept()
    room = rooms.setdefault(websocket.path_params["table"], [])
    room.append(websocket)
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            text = await websocket.receive_text()
            for one in room:
                await one.send_text(text)


echo = Starlette(routes=[WebSocketRoute("/{table}", pass_on)])


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextlib.contextmanager
def serve_echo() -> Iterator[tuple[int, str]]:
    port = free_port()
    options = ["--port", str(port), "--log-level", "warning", "--ws-per-message-deflate", "false", "--loop", "uvloop"]
    with running([sys.executable, "-m", "uvicorn", "bench.servers:echo", *options], port) as found:
        yield found


@contextlib.contextmanager
def serve_stip(database: str = "", *options: str) -> Iterator[tuple[int, str]]:
    """Run `stip serve` with these options, by default on a database file of its own."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        stored = database or f"sqlite:///{Path(folder) / 'stip.db'}"
        limits = [word for name in LIMITS for word in ("--limit", f"{name}=1000000")]
        command = [sys.executable, "-m", "stip", "serve", "--port", str(port), "--database", stored, *limits, *options]
        with running(command, port) as found:
            yield found


@contextlib.contextmanager
def running(command: list[str], port: int) -> Iterator[tuple[int, str]]:
    """Run a server, and yield its process id and address once it listens."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while True:
            with contextlib.suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port), 1):
                break
            assert process.poll() is None, "the server did not start"
            time.sleep(0.05)
        yield process.pid, f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def cpu_of(process: int) -> float:
    """Return the seconds of CPU time that a process and those it has started have used."""
    seconds = 0.0
    for one in _family_of(process):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        seconds += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return seconds


def memory_of(process: int) -> int:
    """Return the bytes of memory that a process and those it has started have of their own."""
    pages = 0
    for one in _family_of(process):
        _, resident, shared, *_ = map(int, Path(f"/proc/{one}/statm").read_text().split())
        pages += resident - shared
    return pages * os.sysconf("SC_PAGE_SIZE")


def _family_of(process: int) -> Iterator[int]:
    yield process
    for children in Path(f"/proc/{process}/task").glob("*/children"):
        for child in children.read_text().split():
            yield from _family_of(int(child))

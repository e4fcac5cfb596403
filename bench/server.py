"""`scripts/bench server` measures the throughput of a server, beside a bare Starlette echo with the same sockets.

Both run as processes of their own on loopback, and the same clients use them in turn for a few rounds: at every table
there are two sockets, and a move sent on one is delivered to both. Stip plays random legal moves of all games, and
every move is durable before anybody receives it; the echo only forwards what it gets.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.table import Table as Grid
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

from stip.bots.evaluator import evaluator_for
from stip.games import GAMES
from stip.server.live.messages import FromServer, Hello, Refused, Update
from stip.table.commands import Answer, Command, Offer, Play
from stip.table.views import MovePlayed

decode = msgspec.json.Decoder(FromServer).decode


def encode(message: Command | Hello) -> str:
    return msgspec.json.encode(message).decode()


ROUNDS = 3
WARM_UP = 3.0  # seconds before anything is counted
LIMITS = (
    "sockets",
    "sockets_per_address",
    "tables_per_hour",
    "requests_per_second",
    "requests_at_once",
    "commands_per_second",
    "commands_at_once",
)  # limits that a thousand clients at one address would reach
DIAL = 20  # connections opened at the same time


@dataclass
class Tally:
    """What the clients measured."""

    moves: int = 0
    waits: list[float] = field(default_factory=list)  # seconds from sending a move to its arrival at the other player
    refused: int = 0
    ready: float = 0  # tables at which both are connected

    def count(self, since: float) -> None:
        self.moves += 1
        self.waits.append(time.perf_counter() - since)


Player = Callable[[httpx.AsyncClient, str, int, Tally, asyncio.Semaphore], Coroutine[None, None, None]]


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench server", description="Moves a second, and how long they take.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each round")
    given = parser.parse_args()
    files = 4 * given.tables + 200
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, max(files, resource.getrlimit(resource.RLIMIT_NOFILE)[1])))
    for game in GAMES:
        for entry_point in evaluator_for(game).rulebook.entry_points.values():
            entry_point.wait_until_compiled()
    uvloop.run(measure(given.tables, given.seconds))


async def measure(tables: int, seconds: float) -> None:
    out, results = Console(width=110, highlight=False), dict[str, list[tuple[float, ...]]]()
    for _ in range(ROUNDS):
        for name, serve, play in (("bare echo", serve_echo, play_echo), ("stip serve", serve_stip, play_stip)):
            with serve() as (process, address):
                results.setdefault(name, []).append(await run(process, address, play, tables, seconds))
    grid = Grid(title=f"{tables} tables, {2 * tables} sockets, {ROUNDS} rounds of {seconds:g} s", box=None)
    for heading in ("", "moves/s", "of the echo's", "p50", "p99", "CPU a move", "memory a table", "refused"):
        grid.add_column(heading, justify="right" if heading else "left")
    for name, rounds in results.items():
        middle = [statistics.median(column) for column in zip(*rounds, strict=True)]
        share = statistics.median(a[0] / b[0] for a, b in zip(rounds, results["bare echo"], strict=True))
        grid.add_row(
            name,
            f"{middle[0]:,.0f}",
            f"{share:.2f} ×",
            f"{1000 * middle[1]:.1f} ms",
            f"{1000 * middle[2]:.1f} ms",
            f"{1e6 * middle[3]:.0f} µs",
            f"{middle[4] / 1000:.0f} kB",
            f"{middle[5]:.0f}",
        )
    out.print(grid)


async def run(process: int, address: str, play: Player, tables: int, seconds: float) -> tuple[float, ...]:
    """Return moves per second, p50, p99, CPU time per move, memory per table and refusals."""
    tally, idle, dialling = Tally(), memory_of(process), asyncio.Semaphore(DIAL)
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as client:
        players = [asyncio.create_task(play(client, address, number, tally, dialling)) for number in range(tables)]
        while tally.ready < tables and not any(task.done() for task in players):
            await asyncio.sleep(0.1)
        await asyncio.sleep(WARM_UP)
        tally.moves, tally.waits = 0, []
        cpu, start = cpu_of(process), time.perf_counter()
        await asyncio.sleep(seconds)
        took, moves, spent = time.perf_counter() - start, tally.moves, cpu_of(process) - cpu
        held = (memory_of(process) - idle) / tables
        for task in players:
            task.cancel()
        for answer in await asyncio.gather(*players, return_exceptions=True):
            if isinstance(answer, Exception):
                raise answer
    waits = sorted(tally.waits)
    p50, p99 = (waits[len(waits) * part // 100] for part in (50, 99))
    return moves / took, p50, p99, spent / moves, held, float(tally.refused)


async def play_echo(
    client: httpx.AsyncClient, address: str, number: int, tally: Tally, dial: asyncio.Semaphore
) -> None:
    command = encode(Play(id="1-17", seat=1, ply=17, move="e5-g5-g7"))
    async with two_sockets(f"ws://{address}/{number}", dial) as sockets:
        tally.ready += 1
        for turn in cycle((0, 1)):
            since = time.perf_counter()
            await sockets[turn].send(command)
            await sockets[1 - turn].recv()
            tally.count(since)
            await sockets[turn].recv()


async def play_stip(
    client: httpx.AsyncClient, address: str, number: int, tally: Tally, dial: asyncio.Semaphore
) -> None:
    """Two people at a table who play without end."""
    game = list(GAMES)[number % len(GAMES)]
    async with dial:
        order = {"game": game, "players": 2, "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}
        made = (await client.post("/api/tables", json=order)).raise_for_status().json()
        url = f"/api/tables/{made['table']}/seats"
        joined = (await client.post(url, json={"name": "Bas"})).raise_for_status().json()
    sent: dict[tuple[int, int], float] = {}
    async with two_sockets(f"ws://{address}/api/tables/{made['table']}/live", dial) as sockets:
        await asyncio.gather(
            *(
                play_seat(socket, seat, secret, sent, tally)
                for socket, seat, secret in zip(sockets, (1, 2), (made["secret"], joined["secret"]), strict=True)
            )
        )


async def play_seat(
    socket: ClientConnection, seat: int, secret: str, sent: dict[tuple[int, int], float], tally: Tally
) -> None:
    await socket.send(encode(Hello(secret=secret)))
    tally.ready += 0.5
    number = 0
    while True:
        message = decode(await socket.recv())
        if isinstance(message, Refused):
            tally.refused += 1
        if not isinstance(message, Update) or message.table is None:
            continue
        table, number = message.table, number + 1
        if isinstance(message.news, MovePlayed) and message.news.seat != seat:
            tally.count(sent.pop((table.number, message.news.ply)))
        if table.phase == "over" and table.offer is None and seat == 1:
            await socket.send(encode(Offer(id=f"{seat}-{number}", seat=seat, kind="rematch")))
        elif table.phase == "over" and table.offer and seat == 2:
            await socket.send(encode(Answer(id=f"{seat}-{number}", seat=seat, yes=True)))
        elif table.positions and (moves := table.positions[0].moves):
            move = random.choice(moves)
            sent[table.number, table.ply] = time.perf_counter()
            await socket.send(encode(Play(id=f"{seat}-{number}", seat=seat, ply=table.ply, move=move)))


@contextlib.asynccontextmanager
async def two_sockets(url: str, dial: asyncio.Semaphore) -> AsyncIterator[list[ClientConnection]]:
    async with contextlib.AsyncExitStack() as stack:
        sockets = []
        for _ in range(2):
            async with dial:
                sockets.append(await stack.enter_async_context(connect(url, compression=None, open_timeout=60)))
        yield sockets


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
    with running([sys.executable, "-m", "uvicorn", "bench.server:echo", *options], port) as found:
        yield found


@contextlib.contextmanager
def serve_stip() -> Iterator[tuple[int, str]]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'stip.db'}"
        limits = [word for name in LIMITS for word in ("--limit", f"{name}=1000000")]
        command = [sys.executable, "-m", "stip", "serve", "--port", str(port), "--database", database, *limits]
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
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> int:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


if __name__ == "__main__":
    main()

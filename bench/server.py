"""`scripts/bench server` measures the throughput of a server, beside a bare Starlette echo with the same sockets.

All run as processes of their own on loopback, and the same clients use them in turn for a few rounds: at every table
there are two sockets, and a move sent on one is delivered to both. Stip plays random legal moves of all games, and
every move is durable before anybody receives it; the echo only forwards what it gets. Clients of Stip want what the
page wants (`touches`, `scene`), or `moves` in notation like an external bot. With `--think 2` people think for about
two seconds before each move; with `--bots 1` there is a row in which a bot of level 1 has the second seat; with
`--postgresql` there are rows with PostgreSQL and one and two workers (`× 2`). `--tables 10 100 1000` shows how costs
grow.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import resource
import statistics
import sys
import time
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import httpx
import uvloop
from rich.console import Console
from rich.table import Table as Grid

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from kit.postgres import PostgresServer, postgres_server

from bench.clients import ECHO, Tally, play_echo, play_stip
from bench.servers import cpu_of, memory_of, serve_echo, serve_stip
from stip.bots.evaluator import evaluator_for
from stip.games import GAMES
from stip.table.views import PositionPart

MOVES: tuple[PositionPart, ...] = ("moves",)
PAGE: tuple[PositionPart, ...] = ("touches", "scene")
WARM_UP = 3.0  # seconds before anything is counted
FIRST_MOVES = 5  # of each game, played before memory is measured: compiled code is loaded when it is first used
DIAL = 20  # connections opened at the same time


@dataclass(frozen=True)
class Measured:
    """What a round measured, on average."""

    rate: float  # moves per second
    p50: float
    p99: float
    cpu: float  # seconds of the server per move
    database_cpu: float  # seconds of PostgreSQL per move
    memory: float  # bytes of the server per table
    size: float  # bytes a move and player
    sizes: dict[str, float]  # the same for each game
    refused: int


Player = Callable[[httpx.AsyncClient, str, asyncio.Semaphore, int, Tally], Coroutine[None, None, None]]
Server = Callable[[], contextlib.AbstractContextManager[tuple[int, str]]]


@dataclass(frozen=True)
class Row:
    """What is measured: a server, its clients, and the process of its PostgreSQL."""

    serve: Server
    play: Player
    database: int | None = None


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench server", description="Moves a second, and how long they take.")
    parser.add_argument("--tables", type=int, nargs="+", default=[500])
    parser.add_argument("--seconds", type=float, default=10.0, help="of each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--think", type=float, default=0.0, help="seconds before each move of a person, on average")
    parser.add_argument("--bots", type=int, default=0, metavar="LEVEL", help="also measure tables with a bot")
    parser.add_argument("--postgresql", action="store_true", help="also measure PostgreSQL with one and two workers")
    given = parser.parse_args()
    files = 4 * max(given.tables) + 200
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, max(files, resource.getrlimit(resource.RLIMIT_NOFILE)[1])))
    for game in GAMES:
        for entry_point in evaluator_for(game).rulebook.entry_points.values():
            entry_point.wait_until_compiled()
    with postgres_server() if given.postgresql else contextlib.nullcontext() as postgres:
        for tables in given.tables:
            uvloop.run(measure(rows(given.think, given.bots, postgres), tables, given.seconds, given.rounds))


def rows(think: float, level: int, postgres: PostgresServer | None) -> dict[str, Row]:
    """Return what is measured, by name."""
    play = partial(play_stip, think)
    found = {
        ECHO: Row(serve_echo, partial(play_echo, think)),
        "SQLite, moves": Row(serve_stip, partial(play, MOVES, 0)),
        "SQLite, page": Row(serve_stip, partial(play, PAGE, 0)),
    }
    if level:
        found["SQLite, page, bots"] = Row(serve_stip, partial(play, PAGE, level))
    if postgres:
        for workers in (1, 2):
            serve = partial(serve_workers, postgres, workers)
            found[f"PostgreSQL × {workers}, page"] = Row(serve, partial(play, PAGE, 0), postgres.process)
    return found


def serve_workers(postgres: PostgresServer, workers: int) -> contextlib.AbstractContextManager[tuple[int, str]]:
    return serve_stip(postgres.new_database(), "--workers", str(workers))


async def measure(rows: dict[str, Row], tables: int, seconds: float, rounds: int) -> None:
    results: dict[str, list[Measured]] = {name: [] for name in rows}
    for _ in range(rounds):
        for name, row in rows.items():
            with row.serve() as (process, address):
                results[name].append(await run(process, row.database, address, row.play, tables, seconds))
    out = Console(width=130, highlight=False)
    grid = Grid(title=f"{tables} tables, {rounds} rounds of {seconds:g} s", box=None)
    headings = (
        "moves/s",
        "p50",
        "p99",
        "CPU a move",
        "of the echo's",
        "of PostgreSQL",
        "memory a table",
        "bytes a move and player",
        "refused",
    )
    for heading in ("", *headings):
        grid.add_column(heading, justify="right" if heading else "left")
    for name, measured in results.items():
        share = statistics.median(one.cpu / echo.cpu for one, echo in zip(measured, results[ECHO], strict=True))
        grid.add_row(
            name,
            f"{median(measured, 'rate'):,.0f}",
            f"{1000 * median(measured, 'p50'):.1f} ms",
            f"{1000 * median(measured, 'p99'):.1f} ms",
            f"{1e6 * median(measured, 'cpu'):.0f} µs",
            f"{share:.1f} ×",
            f"{1e6 * median(measured, 'database_cpu'):.0f} µs" if rows[name].database else "",
            f"{median(measured, 'memory') / 1000:.0f} kB",
            f"{median(measured, 'size'):,.0f}",
            f"{median(measured, 'refused'):.0f}",
        )
    out.print(grid)
    by_game = Grid(title="bytes a move and player", box=None)
    for heading in ("", *GAMES):
        by_game.add_column(heading, justify="right" if heading else "left")
    for name, measured in results.items():
        if name != ECHO:
            sizes = [statistics.median(one.sizes.get(game, 0) for one in measured) for game in GAMES]
            by_game.add_row(name, *(f"{size:,.0f}" for size in sizes))
    out.print(by_game)


def median(rounds: list[Measured], name: str) -> float:
    return float(statistics.median(getattr(one, name) for one in rounds))


async def run(process: int, database: int | None, address: str, play: Player, tables: int, seconds: float) -> Measured:
    tally, dialling = Tally(), asyncio.Semaphore(DIAL)
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as client:
        await play_first_games(partial(play, client, address, dialling), range(tables, tables + len(GAMES)))
        idle = memory_of(process)
        players = [asyncio.create_task(play(client, address, dialling, number, tally)) for number in range(tables)]
        while tally.ready < tables and not any(task.done() for task in players):
            await asyncio.sleep(0.1)
        await asyncio.sleep(WARM_UP)
        tally.restart()
        cpu, start = cpu_of(process), time.perf_counter()
        database_cpu = cpu_of(database) if database else 0
        await asyncio.sleep(seconds)
        took, moves, spent = time.perf_counter() - start, tally.moves.copy(), cpu_of(process) - cpu
        spent_by_database = cpu_of(database) - database_cpu if database else 0
        received, waits = tally.received.copy(), sorted(tally.waits)
        held = (memory_of(process) - idle) / tables
        await stop(players)
    return Measured(
        rate=moves.total() / took,
        p50=waits[len(waits) * 50 // 100],
        p99=waits[len(waits) * 99 // 100],
        cpu=spent / moves.total(),
        database_cpu=spent_by_database / moves.total(),
        memory=held,
        size=received.total() / moves.total() / tally.players,
        sizes={game: received[game] / number / tally.players for game, number in moves.items()},
        refused=tally.refused,
    )


async def play_first_games(play: Callable[[int, Tally], Coroutine[None, None, None]], tables: Iterable[int]) -> None:
    """Play a few moves at each of these tables."""
    tallies = {number: Tally() for number in tables}
    players = [asyncio.create_task(play(number, tally)) for number, tally in tallies.items()]
    while any(tally.moves.total() < FIRST_MOVES for tally in tallies.values()) and not any(
        task.done() for task in players
    ):
        await asyncio.sleep(0.1)
    await stop(players)


async def stop(players: list[asyncio.Task[None]]) -> None:
    for task in players:
        task.cancel()
    for answer in await asyncio.gather(*players, return_exceptions=True):
        if isinstance(answer, Exception):
            raise answer


if __name__ == "__main__":
    main()

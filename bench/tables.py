"""`scripts/bench tables [GAME…]` compares the bots at the tables of a server with those of the arena.

Two levels play each other three times: in the arena, and through a running server with either of them at the table and
the other one as a client that chooses its moves as in the arena. The scores should agree within their intervals.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

from stip.bots.arena.ladder import Pairing, rank
from stip.bots.arena.match import PlayedMatch, Result, Tournament
from stip.bots.arena.tournament import run_tournament
from stip.bots.players import make_player
from stip.games import GAMES, rulebook_of
from stip.play.position import view_from_bytes
from stip.server.live.messages import FromServer, Hello, Refused, Update
from stip.table.commands import Play
from stip.table.views import TableView

NO_LIMIT = ("tables_per_hour", "requests_per_second", "requests_at_once", "commands_per_second", "commands_at_once")

decode = msgspec.json.Decoder(FromServer).decode
encode = msgspec.json.encode


@dataclass(frozen=True)
class Contest:
    """Games between two levels, of which one is a bot at the server's tables."""

    game: str
    levels: tuple[int, int]
    at_table: int  # which of the levels

    @property
    def own_level(self) -> int:
        """The level of the client."""
        return self.levels[1] if self.at_table == self.levels[0] else self.levels[0]


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench tables", description="Bots at tables beside the arena's.")
    parser.add_argument("game", nargs="*", default=GAMES, help="without any, all games")
    parser.add_argument("--levels", type=int, nargs=2, default=(3, 1), help="that play each other")
    parser.add_argument("--games", type=int, default=60, help="of each contest")
    parser.add_argument("--at-once", type=int, default=8, help="tables at the same time")
    given = parser.parse_args()
    out, (first, second) = Console(width=100, highlight=False), given.levels
    for game in given.game:
        bots = (str(first), str(second))
        arena = run_tournament(Tournament.read(game, 2, {}, list(bots), 0), given.games, make_player)
        rows = {"arena": rank(bots, arena).pairings[0]}
        with running_server() as address:
            for level in (first, second):
                contest = Contest(game, (first, second), level)
                results = asyncio.run(play_contest(address, contest, given.games, given.at_once))
                rows[f"level {level} at the table"] = rank(bots, results).pairings[0]
        show(out, f"{rulebook_of(game).title}: level {first} against {second}", rows)


def show(out: Console, title: str, rows: dict[str, Pairing]) -> None:
    table = Table(title=title, box=None, title_justify="left")
    for heading in ("", "games", "score", "95 %", "agrees"):
        table.add_column(heading, justify="right" if heading else "left")
    arena = rows["arena"].interval
    for name, pairing in rows.items():
        assert pairing.interval
        assert arena
        agrees = pairing.interval.low <= arena.high and arena.low <= pairing.interval.high
        interval = f"{100 * pairing.interval.low:.0f} – {100 * pairing.interval.high:.0f}"
        table.add_row(
            name, str(pairing.games), f"{100 * (pairing.score or 0):.1f} %", interval, "yes" if agrees else "no"
        )
    out.print(table)
    out.print()


async def play_contest(address: str, contest: Contest, games: int, at_once: int) -> list[Result]:
    places, results = asyncio.Semaphore(at_once), []
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as client:

        async def play(number: int) -> None:
            async with places:
                results.append(await play_game(client, address, contest, number))

        await asyncio.gather(*map(play, range(games)))
    return sorted(results, key=lambda result: result.number)


async def play_game(client: httpx.AsyncClient, address: str, contest: Contest, number: int) -> Result:
    """Play one game as a client; the seats are exchanged in every other one."""
    own_seat = 1 + number % 2
    seats: list[dict[str, object]] = [{"kind": "bot", "level": contest.at_table}] * 2
    seats[own_seat - 1] = {"kind": "me", "name": "Arena"}
    order = {"game": contest.game, "players": 2, "seats": seats}
    made = (await client.post("/api/tables", json=order)).raise_for_status().json()
    player, start = make_player(str(contest.own_level), contest.game, number), time.perf_counter()
    async with connect(f"ws://{address}/api/tables/{made['table']}/live", compression=None) as socket:
        await socket.send(encode(Hello(secret=made["secret"], wants=("state",))).decode())
        while True:
            message = decode(await socket.recv())
            assert not isinstance(message, Refused), message
            if not isinstance(message, Update) or message.table is None:
                continue
            table = message.table
            if table.phase == "over":
                return _result(contest, number, own_seat, table, time.perf_counter() - start)
            if table.turn == own_seat and table.positions:
                view = view_from_bytes(contest.game, base64.b64decode(table.positions[0].state), own_seat)
                move = view.write(player.choose(view))
                await socket.send(encode(Play(id=str(table.ply), seat=own_seat, ply=table.ply, move=move)).decode())


def _result(contest: Contest, number: int, own_seat: int, table: TableView, seconds: float) -> Result:
    assert table.outcome
    own, other = table.outcome.places[own_seat - 1], table.outcome.places[2 - own_seat]
    own_points = 1.0 if own < other else 0.5 if own == other else 0.0
    names = str(contest.own_level), str(contest.at_table)
    return PlayedMatch(
        first=str(contest.levels[0]),
        second=str(contest.levels[1]),
        number=number,
        seats=names if own_seat == 1 else names[::-1],
        places=tuple(table.outcome.places),
        reason=table.outcome.reason,
        points=1.0 - own_points if contest.at_table == contest.levels[0] else own_points,
        plies=table.ply,
        moves=(table.ply // 2, table.ply // 2),
        seconds=(seconds / 2, seconds / 2),
        digest=f"{contest.at_table}-{number}",
    )


@contextlib.contextmanager
def running_server() -> Iterator[str]:
    """Run a server without limits, and yield its address."""
    with tempfile.TemporaryDirectory() as folder:
        limits = [word for name in NO_LIMIT for word in ("--limit", f"{name}=1000000")]
        database = f"sqlite:///{Path(folder) / 'stip.db'}"
        command = [sys.executable, "-u", "-m", "stip", "serve", "--port", "0", "--database", database, *limits]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            assert process.stdout
            yield process.stdout.readline().strip().removeprefix("Stip is at http://")
            process.terminate()


if __name__ == "__main__":
    main()

"""Tables as an operator may see them: without the seed of an unfinished game, hidden cards or secrets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime
from typing import Any, TypeVar

from rich.table import Table as Grid
from rich.text import Text

from stip.games import rulebook_of
from stip.server.storage.errors import Conflict, UnknownTable
from stip.server.storage.event_store import EventStore, TableRow
from stip.server.storage.repository import append_events, load_table
from stip.table.seats import Seat
from stip.table.table import Table

Result = TypeVar("Result")


def with_store(database: str, work: Callable[[EventStore], Coroutine[Any, Any, Result]]) -> Result:
    """Run a coroutine with an open store. The database must exist, so that a typo does not create a new one."""

    async def run() -> Result:
        store = await EventStore.open(database, must_exist=True)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def find(store: EventStore, phase: str | None, after: str, limit: int) -> list[TableRow]:
    """Return the tables that were made before the table `after`, or the newest, if it is empty."""
    last = await store.row(after) if after else None
    if after and last is None:
        raise UnknownTable(table=after)
    return await store.find(phase=phase, after=(last.made_at, last.code) if last else None, limit=limit)


async def close(store: EventStore, code: str) -> bool:
    """Close a table and return whether it was open. Retries if a server writes at the same time."""
    while True:
        table = await load_table(store, code)
        events = table.close("operator", round(time.time() * 1000))
        if not events:
            return False
        for event in events:
            table.apply(event)
        try:
            await append_events(store, table, events)
        except Conflict:
            continue
        return True


def render_list(rows: Sequence[TableRow]) -> Grid | str:
    if not rows:
        return "There are no such tables."
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for name in ("code", "game", "phase"):
        grid.add_column(name, no_wrap=True)
    grid.add_column("events", justify="right", no_wrap=True)
    for name in ("made", "last event"):
        grid.add_column(name, no_wrap=True, style="dim")
    for row in rows:
        grid.add_row(row.code, row.game, row.phase, f"{row.seq:,}", local_time(row.made_at), local_time(row.at))
    return grid


def render_table(table: Table) -> Grid:
    made, game = table.made, table.game
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    grid.add_row("table", table.code)
    grid.add_row("game", rulebook_of(made.game).title)
    grid.add_row("options", ", ".join(f"{name}={value}" for name, value in made.options.items()) or "none")
    grid.add_row("phase", table.phase)
    grid.add_row("made", local_time(made.at))
    grid.add_row("last event", f"{local_time(table.history[-1].event.at)} (number {table.seq})")
    for number, seat in enumerate(table.seats, 1):
        replaced = f" (a bot of level {seat.level} plays)" if seat.is_replaced else ""
        grid.add_row(
            f"seat {number}", Text(f"{seat_text(seat)}{replaced}{', to move' if table.turn == number else ''}")
        )
    if game:
        grid.add_row("games", str(table.number))
        grid.add_row("moves", str(game.ply))
        grid.add_row("commitment", game.commitment)
    if table.outcome:
        places = "-".join(map(str, table.outcome.places))
        grid.add_row("result", f"{places} {table.outcome.reason}")
    return grid


def seat_text(seat: Seat) -> str:
    return {"person": seat.name, "bot": f"{seat.name} (bot {seat.level})", "open": "open"}[seat.kind]


def local_time(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000).astimezone():%Y-%m-%d %H:%M}"

"""Tables as an operator may see them: without the seed of an unfinished game, hidden cards or secrets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime
from typing import Any, TypeVar

from rich.table import Table as Grid
from rich.text import Text

from stip.cli.language import say
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
        return say("admin-none")
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for name in ("code", "game", "phase"):
        grid.add_column(say(f"admin-{name}"), no_wrap=True)
    grid.add_column(say("admin-events"), justify="right", no_wrap=True)
    for name in ("made", "last-event"):
        grid.add_column(say(f"admin-{name}"), no_wrap=True, style="dim")
    for row in rows:
        grid.add_row(row.code, row.game, row.phase, f"{row.seq:,}", local_time(row.made_at), local_time(row.at))
    return grid


def render_table(table: Table) -> Grid:
    made, game = table.made, table.game
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    grid.add_row(say("admin-table"), table.code)
    grid.add_row(say("admin-game"), rulebook_of(made.game).title)
    options = ", ".join(f"{name}={value}" for name, value in made.options.items())
    grid.add_row(say("admin-options"), options or say("admin-no-options"))
    grid.add_row(say("admin-phase"), table.phase)
    grid.add_row(say("admin-made"), local_time(made.at))
    last = table.history[-1].event.at
    grid.add_row(say("admin-last-event"), f"{local_time(last)} ({say('admin-number', number=table.seq)})")
    for number, seat in enumerate(table.seats, 1):
        replaced = f" ({say('admin-replaced', level=str(seat.level))})" if seat.is_replaced else ""
        turn = f", {say('table-turn')}" if table.turn == number else ""
        grid.add_row(say("invite-seat", seat=number), Text(f"{seat_text(seat)}{replaced}{turn}"))
    if game:
        grid.add_row(say("admin-games"), str(table.number))
        grid.add_row(say("admin-moves"), str(game.ply))
        grid.add_row(say("admin-commitment"), game.commitment)
    if table.outcome:
        places = "-".join(map(str, table.outcome.places))
        grid.add_row(say("admin-result"), f"{places} {table.outcome.reason}")
    return grid


def seat_text(seat: Seat) -> str:
    bot = f"{seat.name} ({say('games-bot', level=str(seat.level))})"
    return {"person": seat.name, "bot": bot, "open": say("admin-open")}[seat.kind]


def local_time(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000).astimezone():%Y-%m-%d %H:%M}"

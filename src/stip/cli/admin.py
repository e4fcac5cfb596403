"""`stip admin`: for whoever runs a server. It works on the database, whether the server runs or not."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from stip.cli.database import Database
from stip.table.messages import Phase

app = typer.Typer(help="Looks after the tables of a server.", rich_markup_mode=None)
out = Console(highlight=False)

Code = Annotated[str, typer.Argument(metavar="CODE", help="The code of a table.")]


@app.command("list")
def list_tables(
    database: Database,
    phase: Annotated[Phase | None, typer.Option(help="Only those.")] = None,
    limit: Annotated[int, typer.Option(min=1, max=100_000, help="How many, the newest first.")] = 100,
) -> None:
    """The tables, with what happened last first."""
    from stip.cli import tables  # which the other commands need not wait for

    out.print(tables.render_list(tables.with_store(database, lambda store: store.find(phase=phase, limit=limit))))


@app.command("show")
def show_table(code: Code, database: Database) -> None:
    """Who sits at a table, and how far they are. It tells nothing that a spectator could not know."""
    from stip.cli import tables
    from stip.server.storage.repository import load_table

    out.print(tables.render_table(tables.with_store(database, lambda store: load_table(store, code))))


@app.command("export")
def export_game(
    code: Code,
    database: Database,
    game: Annotated[
        int | None, typer.Option(min=1, help="Which of the games there, from 1; otherwise the last.")
    ] = None,
) -> None:
    """The record of a game at a table, with its seed if it is over."""
    from stip.cli import tables
    from stip.server.storage.repository import load_table
    from stip.table.projection import record_of

    print(record_of(tables.with_store(database, lambda store: load_table(store, code)), game), end="")


@app.command("close")
def close_table(code: Code, database: Database) -> None:
    """Ends whatever goes on at a table. A server that has it open notices at the next move there."""
    from stip.cli import tables

    if tables.with_store(database, lambda store: tables.close(store, code)):
        out.print(f"Table {code} is closed.")
    else:
        out.print(f"Table {code} was closed already.")


@app.command("backup")
def back_up(
    file: Annotated[Path, typer.Argument(help="A new file. It holds seeds: keep it to yourself.")],
    database: Database,
) -> None:
    """Copies the database while it is in use."""
    from stip.cli import tables

    tables.with_store(database, lambda store: store.backup(file))
    out.print(f"The database is copied to {file}.", soft_wrap=True, markup=False)

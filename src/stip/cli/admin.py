"""`stip admin`: commands for operators. They work on the database, whether or not the server is running."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stip.cli.console import out
from stip.cli.database import Database
from stip.cli.language import say
from stip.table.events import Phase

app = typer.Typer(add_completion=False, rich_markup_mode=None)

Code = Annotated[str, typer.Argument(metavar="CODE")]


@app.command("list")
def list_tables(
    database: Database,
    phase: Annotated[Phase | None, typer.Option()] = None,
    limit: Annotated[int, typer.Option(min=1, max=100_000)] = 100,
    after: Annotated[str, typer.Option(metavar="CODE")] = "",
) -> None:
    """List the tables, the newest first."""
    from stip.cli import tables  # imported here so that other commands start faster

    rows = tables.with_store(database, lambda store: tables.find(store, phase, after, limit))
    out.print(tables.render_list(rows))
    if len(rows) == limit:
        out.print(say("admin-continue", code=rows[-1].code))


@app.command("show")
def show_table(code: Code, database: Database) -> None:
    """Show who sits at a table and how far the game is. Nothing is shown that a spectator could not see."""
    from stip.cli import tables
    from stip.server.storage.repository import load_table

    out.print(tables.render_table(tables.with_store(database, lambda store: load_table(store, code))))


@app.command("export")
def export_game(
    code: Code,
    database: Database,
    game: Annotated[int | None, typer.Option(min=1)] = None,
) -> None:
    """Print the record of a game, with its seed if the game is over."""
    from stip.cli import tables
    from stip.server.storage.repository import load_table
    from stip.table.projection import record_of

    print(record_of(tables.with_store(database, lambda store: load_table(store, code)), game), end="")


@app.command("close")
def close_table(code: Code, database: Database) -> None:
    """Close a table. A running server notices at the next move there."""
    from stip.cli import tables

    if tables.with_store(database, lambda store: tables.close(store, code)):
        out.print(say("admin-closed", code=code))
    else:
        out.print(say("admin-was-closed", code=code))


@app.command("backup")
def back_up(
    file: Annotated[Path, typer.Argument()],
    database: Database,
) -> None:
    """Back up the database while it is in use."""
    from stip.cli import tables

    tables.with_store(database, lambda store: store.backup(file))
    out.print(say("admin-copied", file=str(file)), soft_wrap=True, markup=False)

"""`stip watch`: a recorded game, move by move, or a table of a running server as a spectator."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stip.cli.arguments import Plain
from stip.cli.language import current_language
from stip.cli.record_files import read_game


def watch_game(
    what: Annotated[str, typer.Argument(metavar="FILE|URL")],
    seat: Annotated[int, typer.Option(min=0)] = 0,
    seconds: Annotated[float, typer.Option(min=0, max=60)] = 1.0,
    plain: Plain = False,
) -> None:
    """Watch a recorded game move by move, or a table of a server."""
    from stip.cli.play import show

    if "://" in what and not Path(what).exists():
        from stip.cli.terminal.remote import RemoteSession, TableAddress

        address = TableAddress.read(what)
        address.check(current_language())
        show(RemoteSession(address, "", current_language()), plain, "")
        return
    from stip.cli.terminal.replay import ReplaySession

    game, record = read_game(what)
    show(ReplaySession(game, record, seat, current_language(), seconds), plain, "")

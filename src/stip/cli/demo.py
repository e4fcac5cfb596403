"""What `stip` shows without a command: a greeting, and a short recorded game that plays itself."""

from __future__ import annotations

import time

from rich.live import Live
from rich.panel import Panel
from rich.text import Text

from stip import __version__
from stip.cli.output import out
from stip.games import all_rulebooks
from stip.play import record
from stip.play.game import Game

PAUSE = 0.15  # seconds between two boards, for people who watch


def show_demo() -> None:
    out.print(
        f"[bold]stip[/bold] {__version__}   games that are played on dots\n\n"
        "    stip games                  what there is to play\n"
        "    stip rules GAME             its rules\n"
        "    stip simulate GAME          a thousand games in a moment\n"
        "    stip --help                 everything else\n",
    )
    examples = [file for book in all_rulebooks() if (file := book.folder / "example.txt").is_file()]
    if examples:
        show_game(record.load(min(examples, key=lambda file: file.stat().st_size)))


def show_game(game: Game) -> None:
    title = game.rulebook.title
    boards = [str(game.position_at(entries)) for entries in range(1, len(game.log) + 1)]
    out.print(f"A game of {title} that plays itself:\n")
    with Live(console=out, auto_refresh=False) as live:
        for board in boards if out.is_terminal else boards[-1:]:
            live.update(Panel(Text(board), title=title, width=64), refresh=True)
            time.sleep(PAUSE if out.is_terminal else 0)

"""A recorded game that plays itself on the terminal."""

from __future__ import annotations

import time

from rich.live import Live
from rich.panel import Panel
from rich.text import Text

from stip.cli.console import out
from stip.cli.language import say
from stip.play.game import Game

PAUSE = 0.15  # seconds between two boards, for people who watch


def show_game(game: Game) -> None:
    title = game.rulebook.title
    boards = [str(game.position_at(entries)) for entries in range(1, len(game.log) + 1)]
    out.print(f"{say('greeting-demo', game=title)}\n")
    with Live(console=out, auto_refresh=False) as live:
        for board in boards if out.is_terminal else boards[-1:]:
            live.update(Panel(Text(board), title=title, width=min(64, out.width)), refresh=True)
            time.sleep(PAUSE if out.is_terminal else 0)

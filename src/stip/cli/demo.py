"""What `stip` shows without a command: a greeting, and a short game that plays itself."""

from __future__ import annotations

import random
import time

from rich.live import Live
from rich.panel import Panel
from rich.text import Text

from stip import __version__
from stip.cli.output import out
from stip.play.game import new

PAUSE = 0.15  # seconds between two moves, for people who watch


def show_demo() -> None:
    out.print(
        f"[bold]stip[/bold] {__version__}   games that are played on dots\n\n"
        "    stip games                  what there is to play\n"
        "    stip rules halma H-8        a rule, by its number\n"
        "    stip simulate punto         a thousand games in a moment\n"
        "    stip --help                 everything else\n\n"
        "A round of Punto that plays itself:\n",
    )
    boards = boards_of_a_decided_round()
    with Live(console=out, auto_refresh=False) as live:
        for board in boards if out.is_terminal else boards[-1:]:
            live.update(Panel(Text(board), title="Punto", width=64), refresh=True)
            time.sleep(PAUSE if out.is_terminal else 0)


def boards_of_a_decided_round() -> list[str]:
    """Return the boards of a random game that is won in its first round; this usually takes two or three attempts."""
    while True:
        game, boards = new("punto", rounds_to_win=1), []
        while not game.is_over and game.fields.round_number == 1:
            game.play(random.choice(list(game.legal_moves)))
            boards.append(str(game))
        if game.is_over:
            return boards

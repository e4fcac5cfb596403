"""What `stip` alone shows: a greeting, and a short game that plays itself."""

from __future__ import annotations

import random
import time

from rich.console import Console
from rich.live import Live
from rich.panel import Panel
from rich.text import Text

from stip import __version__
from stip.play.game import new

PAUSE = 0.12  # seconds between two moves, for people who watch


def demonstrate(out: Console) -> None:
    out.print(
        f"[bold]stip[/bold] {__version__}   games that are played on dots\n\n"
        "    stip games                  what there is to play\n"
        "    stip rules halma H-8        a rule, by its number\n"
        "    stip simulate punto         a thousand games in a moment\n"
        "    stip --help                 everything else\n\n"
        "A game of Punto, one round, that plays itself:\n",
    )
    game = new("punto", rounds_to_win=1)
    luck = random.Random()
    with Live(console=out, auto_refresh=False, transient=False) as live:
        while not game.is_over and int(game.state.round_number) == 1:
            game.play(luck.choice(list(game.legal_moves)))
            live.update(Panel(Text(str(game)), title="Punto", width=64), refresh=out.is_terminal)
            time.sleep(PAUSE if out.is_terminal else 0)
        live.update(Panel(Text(str(game)), title="Punto", width=64), refresh=True)

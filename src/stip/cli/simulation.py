"""`stip simulate`: plays random games and shows their statistics: progress bar, table and plot."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from stip.cli.arguments import AsJson, First, GameName, Options, Players, read_options
from stip.cli.console import out
from stip.cli.interrupts import run_interruptibly
from stip.cli.language import say
from stip.cli.output import print_json
from stip.cli.plots import INK, PAINT, check_plot_file, save_plot
from stip.games import rulebook_of
from stip.games.rulebook import Rulebook
from stip.play.game import Setup
from stip.play.playouts import Playouts, simulate


def simulate_games(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, max=1_000_000)] = 1000,
    players: Players = 2,
    option: Options = None,
    first: First = None,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1)] = 0,
    threads: Annotated[int | None, typer.Option(min=1, max=256)] = None,
    plot_file: Annotated[Path | None, typer.Option("--plot", metavar="FILE")] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games with random moves and print statistics."""
    setup = Setup.read(game, players, read_options(option), seed, first)
    run_interruptibly(lambda: simulate_and_print(setup, games, seed, threads, plot_file, as_json))


def simulate_and_print(
    setup: Setup, games: int, seed: int, threads: int | None, picture: Path | None, as_json: bool = False
) -> None:
    """Play the games and print the table. A plot that cannot be written is reported first."""
    if picture:
        check_plot_file(picture)
    book = rulebook_of(setup.game)
    book.random_playouts.wait_until_compiled()
    columns = (TextColumn(book.title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    err = Console(stderr=True)
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("", total=games)
        start = time.perf_counter()
        played = simulate(
            book,
            setup.players,
            setup.options,
            games,
            seed,
            first=setup.first,
            threads=threads,
            report=lambda done: progress.advance(task, done),
        )
    seconds = time.perf_counter() - start
    if picture:
        plot(played, book, picture)
    if as_json:
        print_json(game=setup.game, players=setup.players, seconds=seconds, **_facts(book, setup.players, played))
        return
    out.print(_table(book, setup.players, played))
    out.print(say("simulate-speed", plies=int(played.plies.sum() / seconds), games=round(games / seconds)))


def _facts(book: Rulebook, players: int, played: Playouts) -> dict[str, object]:
    """Return the statistics as plain numbers."""
    reasons = zip(*np.unique(played.final_states["reason"], return_counts=True), strict=True)
    places = played.final_states["places"]
    return {
        "games": len(played.plies),
        "plies": {
            "total": int(played.plies.sum()),
            "least": int(played.plies.min()),
            "most": int(played.plies.max()),
            "mean": float(played.plies.mean()),
            "median": float(np.median(played.plies)),
        },
        "branching": played.mean_branching,
        "first": [float(np.mean(places[:, seat] == 1)) for seat in range(1, players + 1)],
        "ended_by": {book.clause(int(reason)): int(count) for reason, count in reasons},
    }


def _table(book: Rulebook, players: int, played: Playouts) -> Table:
    games = len(played.plies)
    table = Table(
        title=say("simulate-title", games=games, game=book.title, players=players), box=None, show_header=False
    )
    table.add_column(style="dim")
    table.add_column(justify="right")
    low, middle, high = np.percentile(played.plies, [5, 50, 95]).astype(int)
    table.add_row(say("simulate-range"), f"{played.plies.min():,} – {played.plies.max():,}")
    table.add_row(say("simulate-mean"), f"{played.plies.mean():,.1f} ({low:,}, {middle:,}, {high:,})")
    table.add_row(say("simulate-branching"), f"{played.mean_branching:,.1f}")
    for seat in range(1, players + 1):
        places = played.final_states["places"][:, seat]
        table.add_row(say("simulate-first", seat=seat), f"{np.mean(places == 1):.1%}")
    for reason, count in zip(*np.unique(played.final_states["reason"], return_counts=True), strict=True):
        table.add_row(say("simulate-ended", clause=book.clause(int(reason))), f"{count / games:.1%}")
    return table


def plot(played: Playouts, book: Rulebook, file: Path) -> None:
    """Plot the lengths of the games and the number of legal moves."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4), layout="constrained")
    lengths, branching = figure.subplots(1, 2)
    shortest, longest = int(played.plies.min()) - 5, int(played.plies.max()) + 5
    lengths.hist(played.plies, bins=min(60, longest - shortest), range=(shortest, longest), color=PAINT)
    lengths.set(xlabel=say("simulate-plies"), ylabel=say("arena-games"), title=say("simulate-length"))
    plies = int(np.count_nonzero(played.decisions))
    window = np.ones(max(1, plies // 60))  # a turn may consist of several plies with very different numbers of moves
    met, games = (np.convolve(counted[:plies], window, "valid") for counted in (played.branching, played.decisions))
    branching.plot(np.arange(len(met)) + len(window) // 2, met / games, color=PAINT)
    branching.set(xlabel=say("simulate-ply"), ylabel=say("simulate-branching"), ylim=(0, None))
    games_played, players = len(played.plies), int(played.final_states["players"][0])
    figure.suptitle(say("simulate-title", games=games_played, game=book.title, players=players), color=INK)
    for axes in (lengths, branching):
        axes.spines[["top", "right"]].set_visible(False)
    save_plot(figure, file)

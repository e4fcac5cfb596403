"""`stip arena`: runs a tournament of bots and shows its results: progress bar, ladder, cross-table, plot and JSON."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from stip.bots.arena.ladder import Ladder, Pairing, Standing, rank
from stip.bots.arena.match import FailedMatch, Result, Tournament
from stip.bots.arena.tournament import run_tournament, schedule
from stip.bots.arena.worker_pool import TaskRunner
from stip.bots.players import make_any_player
from stip.cli.arguments import GameName, Options, Players, read_options
from stip.cli.cluster import RayAddress, task_runner
from stip.cli.console import out
from stip.cli.interrupts import exit_interrupted
from stip.cli.language import say
from stip.cli.plots import INK, PAINT, PALE, check_plot_file, save_plot
from stip.games import rulebook_of
from stip.play.files import check_writable, write_whole
from stip.research.parquet import check_parquet_file, write_results

NOTHING = "–"


def rank_bots(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT")],
    games: Annotated[int, typer.Option(min=1, max=1_000_000)] = 100,
    players: Players = 2,
    option: Options = None,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1)] = 0,
    opening: Annotated[int, typer.Option(min=0, max=1000)] = 0,
    jobs: Annotated[int | None, typer.Option(min=1, max=256)] = None,
    log: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    plot_file: Annotated[Path | None, typer.Option("--plot", metavar="FILE")] = None,
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE")] = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    parquet_file: Annotated[Path | None, typer.Option("--parquet", metavar="FILE")] = None,
    ray_address: RayAddress = None,
) -> None:
    """Let bots play each other in mirrored deals, and rank them."""
    tournament = Tournament.read(game, players, read_options(option), bots, seed, opening)
    run_arena(tournament, games, jobs, log, plot_file, json_file, records, parquet_file, ray_address)


def run_arena(
    tournament: Tournament,
    games: int,
    jobs: int | None,
    log: Path | None,
    picture: Path | None,
    record: Path | None,
    records: Path | None = None,
    parquet_file: Path | None = None,
    ray_address: str | None = None,
) -> None:
    """Play the tournament and print the tables. Files that cannot be written are reported first."""
    is_printed = record == Path("-")
    if picture:
        check_plot_file(picture)
    if record and not is_printed:
        check_writable(record)
    if records:
        records.mkdir(parents=True, exist_ok=True)
        check_writable(records / "game.txt")
    if parquet_file:
        check_parquet_file(parquet_file)
    with task_runner(ray_address) as run_tasks:
        results = _play(tournament, games, jobs, log, records, run_tasks)
    ladder = rank(tournament.bots, results)
    if not is_printed:
        show(tournament, ladder)
    if picture:
        plot(tournament, ladder, picture)
    if record:
        summary = {"tournament": asdict(tournament), **asdict(ladder), "games": [asdict(result) for result in results]}
        text = json.dumps(summary, ensure_ascii=False, indent=1) + "\n"
        if is_printed:
            print(text, end="")
        else:
            write_whole(record, text)
    if parquet_file:
        write_results(parquet_file, tournament, results)


def _play(
    tournament: Tournament,
    games: int,
    jobs: int | None,
    log: Path | None,
    records: Path | None,
    run_tasks: TaskRunner,
) -> list[Result]:
    title, total = rulebook_of(tournament.game).title, len(schedule(tournament, games))
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    err, done = Console(stderr=True, highlight=False), 0
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("", total=total)

        def report(result: Result) -> None:
            nonlocal done
            done += 1
            progress.advance(task)
            if isinstance(result, FailedMatch):
                names = {"first": result.first, "second": result.second, "number": str(result.number + 1)}
                what = say("arena-failed-game", **names, why=str(result.failed))
                err.print(escape(what), soft_wrap=True)

        try:
            return run_tournament(
                tournament,
                games,
                make_any_player,
                jobs=jobs,
                log=log,
                report=report,
                records=records,
                run_tasks=run_tasks,
            )
        except KeyboardInterrupt:
            progress.stop()
            if log:
                told = say("arena-go-on", done=str(done), total=str(total), file=str(log))
                err.print(escape(told), soft_wrap=True)
            exit_interrupted()  # a cluster of our own ends with this process


def show(tournament: Tournament, ladder: Ladder) -> None:
    """Print the ladder, the cross-table and remarks."""
    title = _title(tournament, ladder)
    table = _ladder_table(ladder.standings, title)
    if out.measure(table, options=out.options.update(max_width=1000)).maximum <= out.width:
        out.print(table)
    else:  # on a narrow terminal a table would lose its columns
        out.print(title)
        for place, one in enumerate(ladder.standings, 1):
            out.print(_standing_in_words(place, one), markup=False)
    out.print()
    cross = _cross_table(ladder)
    cross.width = out.measure(cross, options=out.options.update(max_width=1000)).maximum  # wrapped, it says nothing
    out.print(cross, crop=False, no_wrap=True, overflow="ignore")
    out.print()
    out.print(say("arena-note"), style="dim")
    if ladder.failed:
        out.print(say("arena-failed", count=ladder.failed))
    if repeated := sum(pairing.repeated for pairing in ladder.pairings):
        out.print(say("arena-repeated", count=repeated), soft_wrap=True)


def _standing_in_words(place: int, one: Standing) -> str:
    score = NOTHING if one.score is None else f"{one.score:.1%}"
    elo = f"Elo {_elo(one.elo)} ({_elo(one.interval.low)} … {_elo(one.interval.high)})"
    points = say("arena-points-of", points=f"{one.points:,.1f}", games=f"{one.games:,}")
    return f"{place}. {one.bot}: {elo}, {points}, {score}"


def _title(tournament: Tournament, ladder: Ladder) -> str:
    games = sum(pairing.games for pairing in ladder.pairings)
    return say("arena-title", games=games, game=rulebook_of(tournament.game).title, players=tournament.players)


def _ladder_table(standings: list[Standing], title: str) -> Table:
    table = Table(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0))
    table.add_column("", justify="right", style="dim")
    table.add_column(say("arena-bot"))
    names = (say(f"arena-{name}") for name in ("points", "games", "score", "move", "plies"))
    for name in ("Elo", "95 %", *names):
        table.add_column(name, justify="right", no_wrap=True)
    for place, one in enumerate(standings, 1):
        table.add_row(
            str(place),
            Text(one.bot, overflow="ellipsis", no_wrap=True),
            _elo(one.elo),
            Text(f"{_elo(one.interval.low)} … {_elo(one.interval.high)}", style="dim"),
            f"{one.points:,.1f}",
            f"{one.games:,}",
            NOTHING if one.score is None else f"{one.score:.1%}",
            NOTHING if one.seconds is None else _seconds(one.seconds),
            NOTHING if one.plies is None else f"{one.plies:,.0f}",
        )
    return table


def _cross_table(ladder: Ladder) -> Table:
    """Return the scores of rows against columns, in the order of the ladder."""
    table = Table(box=None, padding=(0, 2, 0, 0), leading=1)
    table.add_column("", justify="right", style="dim")
    table.add_column(say("arena-against"), header_style="dim")
    scores = {(pairing.first, pairing.second): pairing for pairing in ladder.pairings}
    for place in range(1, len(ladder.standings) + 1):
        table.add_column(str(place), justify="center", no_wrap=True, header_style="dim")
    for place, row in enumerate(ladder.standings, 1):
        cells = []
        for column in ladder.standings:
            if pairing := scores.get((row.bot, column.bot)):
                cells.append(_cell(pairing, is_first=True))
            elif pairing := scores.get((column.bot, row.bot)):
                cells.append(_cell(pairing, is_first=False))
            else:
                cells.append(Text("·", style="dim"))
        table.add_row(str(place), Text(row.bot, overflow="ellipsis", no_wrap=True), *cells)
    return table


def _cell(pairing: Pairing, is_first: bool) -> Text:
    """Return a score with its interval below it."""
    if pairing.score is None or pairing.interval is None:
        return Text(NOTHING)
    score, low, high = pairing.score, pairing.interval.low, pairing.interval.high
    if not is_first:
        score, low, high = 1 - score, 1 - high, 1 - low
    return Text(f"{100 * score:.1f}\n").append(f"{100 * low:.0f}–{100 * high:.0f}", style="dim")


def _elo(number: float) -> str:
    return f"{number:+.0f}".replace("-", "−")


def _seconds(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{1000 * seconds:.1f} ms"


def plot(tournament: Tournament, ladder: Ladder, file: Path) -> None:
    """Plot each bot's Elo with its interval, the strongest on top."""
    from matplotlib.figure import Figure

    ranked = ladder.standings[::-1]
    rows = range(len(ranked))
    elos = [one.elo for one in ranked]
    arms = [[one.elo - one.interval.low for one in ranked], [one.interval.high - one.elo for one in ranked]]
    figure = Figure(figsize=(8, 1.4 + 0.45 * len(ranked)), layout="constrained")
    axes = figure.subplots()
    axes.axvline(0, color=PALE, linewidth=1, zorder=0)
    axes.errorbar(
        elos, rows, xerr=[[max(0.0, arm) for arm in side] for side in arms], fmt="o", color=PAINT, ms=6, capsize=4
    )
    for row, one in zip(rows, ranked, strict=True):
        axes.annotate(_elo(one.elo), (one.elo, row), (0, 8), textcoords="offset points", ha="center", color=INK)
    axes.set_yticks(list(rows), [one.bot.replace("$", r"\$") for one in ranked], color=INK, fontsize=11)
    axes.set(ylim=(-0.6, len(ranked) - 0.3), xlabel=say("arena-axis"))
    axes.tick_params(axis="y", length=0)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.set_title(_title(tournament, ladder), color=INK, loc="left")
    save_plot(figure, file)

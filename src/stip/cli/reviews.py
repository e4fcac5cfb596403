"""A review as a table on the terminal and as a plot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from stip.bots.errors import NotOver
from stip.bots.evaluator import evaluator_for
from stip.bots.review import ReviewedMove, review
from stip.cli.console import out
from stip.cli.language import current_language, say
from stip.cli.output import print_json
from stip.cli.plots import INK, PALE, SEAT_COLORS, check_plot_file, save_plot
from stip.play.game import Game

MAX_TURNING_POINTS = 5  # turning points listed at the end


def show_review(game: Game, iterations: int, picture: Path | None, as_json: bool = False) -> None:
    if not game.is_over:
        raise NotOver()
    if picture:
        check_plot_file(picture)
    reviewed_moves = list(_with_progress(game, review(game, iterations)))
    if picture:
        plot(game, reviewed_moves, picture)
    if as_json:
        print_json(game=game.setup.game, players=game.players, moves=[_facts(one) for one in reviewed_moves])
        return
    out.print(_table(game, reviewed_moves))
    turns = sorted((one for one in reviewed_moves if one.sign), key=lambda one: -one.loss)[:MAX_TURNING_POINTS]
    out.print()
    if not turns:
        out.print(say("review-none"))
    for one in sorted(turns, key=lambda one: one.number):
        out.print(_turn(one), soft_wrap=True)


def _facts(one: ReviewedMove) -> dict[str, object]:
    reason = one.reason.text(current_language()) if one.reason else ""
    return {**asdict(one), "reason": reason, "sign": one.sign}


def _with_progress(game: Game, reviewed_moves: Iterator[ReviewedMove]) -> Iterator[ReviewedMove]:
    evaluator_for(game.setup.game).search.wait_until_compiled()
    columns = (TextColumn(game.rulebook.title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    err = Console(stderr=True)
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        yield from progress.track(reviewed_moves, total=len(game.log))


def _table(game: Game, reviewed_moves: list[ReviewedMove]) -> Table:
    title = say("review-heading", game=game.rulebook.title, players=game.players)
    table = Table(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0))
    table.add_column("", justify="right", style="dim")
    table.add_column(say("review-seat"), justify="right")
    table.add_column(say("review-column-move"), no_wrap=True)
    for seat in range(1, game.players + 1):
        table.add_column(say("invite-seat", seat=seat), justify="right")
    table.add_column(say("review-better-was"))
    for one in reviewed_moves:
        chances = [Text(f"{100 * chance:.0f}") for chance in one.chances]
        table.add_row(
            str(one.number), str(one.seat), Text(f"{one.text} {one.sign}".rstrip()), *chances, Text(one.better)
        )
    return table


def _turn(one: ReviewedMove) -> Text:
    told = say("review-turn", seat=one.seat, loss=f"{100 * one.loss:.0f}", better=one.better)
    reason = f" {say('hint-sentence', reason=one.reason.text(current_language()))}" if one.reason else ""
    return Text(f"{one.number}. {one.text}{one.sign}  {told}{reason}")


def plot(game: Game, reviewed_moves: list[ReviewedMove], file: Path) -> None:
    """Plot the chances, with the turning points marked."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4), layout="constrained")
    axes = figure.subplots()
    numbers = [one.number for one in reviewed_moves]
    axes.axhline(50, color=PALE, linewidth=1, zorder=0)
    for seat in range(1, game.players + 1):
        chances = [100 * one.chances[seat - 1] for one in reviewed_moves]
        axes.plot(
            numbers,
            chances,
            color=SEAT_COLORS[seat - 1],
            label=say("invite-seat", seat=seat),
            linestyle="-" if seat % 2 else "--",
        )
    for one in reviewed_moves:
        if one.sign:
            chance = 100 * one.chances[one.seat - 1]
            axes.plot(one.number, chance, "o", color=SEAT_COLORS[one.seat - 1], ms=5)
            axes.annotate(f"{one.text}{one.sign}", (one.number, chance), (4, 6), textcoords="offset points", fontsize=8)
    axes.set(
        xlabel=say("review-column-move"), ylabel=say("review-axis"), ylim=(-3, 103), xlim=(0, len(reviewed_moves) + 1)
    )
    axes.set_title(say("review-heading", game=game.rulebook.title, players=game.players), color=INK, loc="left")
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, loc="upper left", ncols=game.players)
    save_plot(figure, file)

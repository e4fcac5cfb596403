"""`stip show`, `stip verify`, `stip hint` and `stip review`: commands that read the record of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stip.bots.evaluator import evaluator_for
from stip.bots.hints import Hint, hint
from stip.bots.searcher import Budget
from stip.cli.pictures import picture_of
from stip.cli.interrupts import run_interruptibly
from stip.cli.reviews import show_review
from stip.play import record
from stip.play.files import write_whole
from stip.play.errors import GameOver
from stip.play.game import Game, check_seat
from stip.play.position import View


def show_game(
    file: Annotated[Path, typer.Argument(help="A record of a game, with its seed.")],
    after: Annotated[
        int | None, typer.Option(min=0, help="Show the position after this many moves; by default the last.")
    ] = None,
    seat: Annotated[int, typer.Option(help="The seat to look from; 0 is a spectator.")] = 0,
    picture_file: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE", help="Write a picture to this file instead (svg, png).")
    ] = None,
) -> None:
    """Show the board of a recorded game as one seat saw it."""
    game = record.load(file)
    position = game.position_at(len(game.log) if after is None else min(after, len(game.log)))
    view = View(position, check_seat(game.rulebook.name, seat, 0, game.players))
    if picture_file:
        write_whole(picture_file, picture_of(view, picture_file))
    else:
        print(view)


def verify_game(file: Annotated[Path, typer.Argument(help="A record of a game.")]) -> None:
    """Replay a record and check every move, the result and the seed's commitment."""
    given = record.read_record(record.read_text(file))
    game = record.replay_record(given)
    outcome = game.outcome
    ending = f"places {'-'.join(map(str, outcome.places))} by {outcome.reason}" if outcome else "not over yet"
    absent = [tag.lower() for tag in ("Commitment", "Result") if tag not in given.tags]
    summary = f"everything matches the record{', which has no ' + ' and no '.join(absent) if absent else ''}."
    print(f"{game.rulebook.title}, {game.players} players, {game.ply} plies, {ending}: {summary}")


def give_hint(
    file: Annotated[Path, typer.Argument(help="The record of an unfinished game, with its seed.")],
    seconds: Annotated[float, typer.Option(min=0.01, max=600, help="How long to think.")] = 1.0,
) -> None:
    """Show the best move for the seat to move, and why."""
    game = record.load(file)
    if game.outcome:
        raise GameOver(input="hint", ply=game.ply, seat=game.fields.seat, clause=game.outcome.reason)
    found = run_interruptibly(lambda: _hint(game, seconds))
    reason = f" {found.reason.text()}" if found.reason else ""
    print(f"Seat {game.turn}: {game.write(found.move)}{reason} (chances {found.chance:.0%}).")


def _hint(game: Game, seconds: float) -> Hint:
    evaluator_for(game.setup.game).search.wait_until_compiled()
    return hint(game.view(game.turn), Budget(seconds=seconds))


def review_game(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    iterations: Annotated[int, typer.Option(min=10, max=1_000_000, help="Search iterations per move.")] = 600,
    plot_file: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Save a plot of the chances (png, svg, pdf).")
    ] = None,
) -> None:
    """Show the chances after every move, the turning points and better moves."""
    game = record.load(file)
    run_interruptibly(lambda: show_review(game, iterations, plot_file))

"""`stip show`, `stip verify`, `stip hint` and `stip review`: commands that read the record of a game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from stip.bots.evaluator import evaluator_for
from stip.bots.hints import Hint, hint
from stip.bots.searcher import Budget
from stip.cli.arguments import AsJson
from stip.cli.interrupts import run_interruptibly
from stip.cli.language import current_language, say
from stip.cli.output import describe_error, exit_code, print_json
from stip.cli.pictures import picture_of
from stip.cli.record_files import load_game, read_game
from stip.cli.reviews import show_review
from stip.locale.errors import StipError
from stip.play.errors import GameOver, RecordError
from stip.play.files import write_whole
from stip.play.game import Game, check_seat
from stip.play.position import View
from stip.play.record import MAX_CHARACTERS, Record, read_record, replay_record


def show_game(
    file: Annotated[Path, typer.Argument()],
    after: Annotated[int | None, typer.Option(min=0)] = None,
    seat: Annotated[int, typer.Option()] = 0,
    picture_file: Annotated[Path | None, typer.Option("--svg", metavar="FILE")] = None,
) -> None:
    """Show the board of a recorded game as one seat saw it."""
    game = load_game(file)
    position = game.position_at(len(game.log) if after is None else min(after, len(game.log)))
    view = View(position, check_seat(game.rulebook.name, seat, 0, game.players))
    if picture_file:
        write_whole(picture_file, picture_of(view, picture_file))
    else:
        print(view)


def verify_games(
    files: Annotated[list[str], typer.Argument(metavar="FILE…")],
) -> None:
    """Replay records and check every move, the results and the seeds' commitments."""
    worst = 0
    for file in files:
        try:
            summary = _verified(file)
            print(f"{file}: {summary}" if len(files) > 1 else summary)
        except (StipError, OSError) as error:
            if len(files) == 1:
                raise
            worst = max(worst, exit_code(error))
            print(describe_error(error))
    if worst:
        raise typer.Exit(worst)


def _verified(file: str) -> str:
    game, given = _standard_input() if file == "-" else read_game(file)
    outcome = game.outcome
    ending = say("verify-unfinished")
    if outcome:
        ending = say("verify-places", places="-".join(map(str, outcome.places)), clause=outcome.reason)
    absent = [tag.lower() for tag in ("Commitment", "Result") if tag not in given.tags]
    without = "-".join(absent) or "none"
    title, players = game.rulebook.title, game.players
    return say("verified", game=title, players=players, plies=game.ply, ending=ending, absent=without)


def _standard_input() -> tuple[Game, Record]:
    try:
        text = sys.stdin.read(MAX_CHARACTERS + 1)
    except UnicodeDecodeError:
        raise RecordError(line=1, problem="record-not-text") from None
    record = read_record(text)
    return replay_record(record), record


def give_hint(
    file: Annotated[Path, typer.Argument()],
    seconds: Annotated[float, typer.Option(min=0.01, max=600)] = 1.0,
    as_json: AsJson = False,
) -> None:
    """Show the best move for the seat to move, and why."""
    game = load_game(file)
    if game.outcome:
        raise GameOver(input="hint", ply=game.ply, seat=game.fields.seat, clause=game.outcome.reason)
    found = run_interruptibly(lambda: _hint(game, seconds))
    language = current_language()
    if as_json:
        text = found.reason.text(language) if found.reason else ""
        print_json(seat=int(game.turn), ply=game.ply, move=game.write(found.move), chance=found.chance, reason=text)
        return
    move = f"{game.write(found.move)} {found.reason.text(language) if found.reason else ''}".strip()
    print(say("hint-answer", seat=int(game.turn), move=move, chance=f"{100 * found.chance:.0f}"))


def _hint(game: Game, seconds: float) -> Hint:
    evaluator_for(game.setup.game).search.wait_until_compiled()
    return hint(game.view(game.turn), Budget(seconds=seconds))


def review_game(
    file: Annotated[Path, typer.Argument()],
    iterations: Annotated[int, typer.Option(min=10, max=1_000_000)] = 600,
    plot_file: Annotated[Path | None, typer.Option("--plot", metavar="FILE")] = None,
    as_json: AsJson = False,
) -> None:
    """Show the chances after every move, the turning points and better moves."""
    game = load_game(file)
    run_interruptibly(lambda: show_review(game, iterations, plot_file, as_json))

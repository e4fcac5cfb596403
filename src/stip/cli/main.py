"""The command `stip`. Each command parses its arguments, calls the layers below and prints; bad input is reported in
one line."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from enum import StrEnum
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, Never, TypeVar

import typer
from rich.console import Console

from stip import __version__
from stip.bots.arena.match import Tournament
from stip.bots.hints import hint
from stip.bots.players import make_player
from stip.bots.searcher import Budget
from stip.cli import admin
from stip.cli.arena import run_arena
from stip.cli.demo import show_demo
from stip.cli.reviews import show_review
from stip.cli.rules import show
from stip.cli.serve import serve
from stip.cli.simulation import simulate_and_print
from stip.cli.training import train
from stip.errors import GameOver, RecordMismatch, StipError
from stip.games import GAMES, clauses, rulebook_of
from stip.locale import localize
from stip.play import record
from stip.play.game import Game, Setup, check_seat
from stip.play.playouts import divide, perft
from stip.play.position import View
from stip.play.trace import random_policy, trace

Result = TypeVar("Result")

app = typer.Typer(
    add_completion=False,
    no_args_is_help=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Tabletop games on dots: play, check and study them.",
)
out = Console(highlight=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game: see `stip games`.")]
Players = Annotated[int, typer.Option(help="Number of players.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="Set an option of the game; may be repeated.")
]
SeedText = Annotated[str, typer.Option(help="A whole number, or 64 hexadecimal digits.")]
First = Annotated[int | None, typer.Option(help="The seat that starts; without it, the lot decides.")]


class Policy(StrEnum):
    RANDOM = "random"
    GREEDY = "greedy"


UsageError: Any = typer.BadParameter.__bases__[0]  # the base class of Typer's errors about arguments


def run() -> None:
    """The entry point of the installed command. Errors of the user are reported in one line, with exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if hasattr(signal, "SIGPIPE"):  # Windows has none
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # the reader of a pipe may close it early
    try:
        sys.exit(app(standalone_mode=False))
    except UsageError as error:
        fail(f"{error.format_message().rstrip('.')}. See stip --help.")
    except StipError as error:
        fail(error.text(), 1 if isinstance(error, RecordMismatch) else 2)
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except MemoryError:
        fail("There is not enough memory for that.")
    except (KeyboardInterrupt, typer.Abort):
        exit_interrupted()


def run_interruptibly(compute: Callable[[], Result]) -> Result:
    """Run a long computation on a thread, so that Ctrl-C interrupts it."""
    with ThreadPoolExecutor(1) as pool:
        future = pool.submit(compute)
        try:
            while not future.done():
                wait([future], timeout=0.1)
        except KeyboardInterrupt:
            exit_interrupted()
        return future.result()


def exit_interrupted() -> Never:
    """Exit immediately, even during a computation."""
    Console(stderr=True).show_cursor()
    os._exit(130)


def fail(text: str, code: int = 2) -> Never:
    print(" ".join(text.split()), file=sys.stderr)
    raise SystemExit(code)


@app.callback(invoke_without_command=True)
def greet(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    if version:
        out.print(__version__)
    elif context.invoked_subcommand is None:
        show_demo(out)


@app.command()
def games() -> None:
    """List the games with their numbers of players and options."""
    for name in GAMES:
        book = rulebook_of(name)
        out.print(
            f"[bold]{book.title}[/bold] ({name}), for {', '.join(map(str, book.players))} players", soft_wrap=True
        )
        for option in book.options:
            standing = localize(f"standing-{option.standing(option.default)}", {})
            out.print(f"    {option.name}: {option.choices} (without it {option.default}, {standing})", soft_wrap=True)
            published = f"{localize('standing-published', {})}: {', '.join(map(str, option.published))}"
            told = f"{option.clause}; {published}" if option.published else option.clause
            out.print(f"        {option.meaning} ({told})", soft_wrap=True, style="dim")


@app.command()
def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(help="A clause such as H-8, or a general one such as G-3.")] = None,
) -> None:
    """Print the rules of a game, or one clause."""
    book = rulebook_of(game)
    show(out, clauses.clause(book, clause) if clause else clauses.page(book))


@app.command("trace")
def trace_game(
    game: GameName,
    seed: SeedText,
    players: Players = 2,
    option: Options = None,
    first: First = None,
    plies: Annotated[int | None, typer.Option(min=0, help="Stop after this many plies.")] = None,
    policy: Annotated[Policy, typer.Option(help="How moves are chosen.")] = Policy.RANDOM,
) -> None:
    """Print a whole game as JSON Lines, for other programs to check."""
    traced = _new(game, players, option, seed, first)
    greedy = make_player("greedy", game)
    policies = {
        Policy.RANDOM: random_policy(traced.setup.seed),
        Policy.GREEDY: lambda game: greedy.choose(game.view(game.turn)),
    }
    for line in trace(traced, policies[policy], plies):
        print(line)


@app.command("review")
def review_game(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    iterations: Annotated[int, typer.Option(min=10, max=1_000_000, help="Search iterations per move.")] = 600,
    plot_file: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Save a plot of the chances (png, svg, pdf).")
    ] = None,
) -> None:
    """Show the chances after every move, the turning points and better moves."""
    game = record.load(file)
    run_interruptibly(lambda: show_review(out, game, iterations, plot_file))


@app.command("hint")
def give_hint(
    file: Annotated[Path, typer.Argument(help="The record of an unfinished game, with its seed.")],
    seconds: Annotated[float, typer.Option(min=0.01, max=600, help="How long to think.")] = 1.0,
) -> None:
    """Show the best move for the seat to move, and why."""
    game = record.load(file)
    if game.outcome:
        raise GameOver(input="hint", ply=game.ply, seat=int(game.state.seat), clause=game.outcome.reason)
    found = run_interruptibly(lambda: hint(game.view(game.turn), Budget(seconds=seconds)))
    print(f"Seat {game.turn}: {game.write(found.move)} {found.reason.text()} (chances {found.chance:.0%}).")


@app.command("tune")
def tune_weights(
    game: GameName,
    players: Players = 2,
    option: Options = None,
    games: Annotated[int, typer.Option(min=1, help="Games per round.")] = 100,
    rounds: Annotated[
        int, typer.Option(min=1, help="Number of rounds; each starts with the weights of the previous one.")
    ] = 3,
    iterations: Annotated[int, typer.Option(min=1, help="Search iterations per move.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="A different seed gives different games.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Games played in parallel.")] = 1,
    file: Annotated[Path | None, typer.Option("--write", metavar="FILE", help="A file of weights to update.")] = None,
) -> None:
    """Train the weights of a game's features by self-play."""
    train(out, Setup.read(game, players, _options(option), seed, None), games, rounds, iterations, jobs, file)


@app.command("perft")
def count_sequences(
    game: GameName,
    depth: Annotated[int, typer.Option(min=0, max=30, help="Number of moves.")],
    players: Players = 2,
    option: Options = None,
    seed: SeedText = "0",
    first: Annotated[int, typer.Option(help="The seat that starts.")] = 1,
    by_move: Annotated[bool, typer.Option("--divide", help="Also print the count for each first move.")] = False,
) -> None:
    """Count the sequences of moves: a check of the rules and a measure of speed."""
    start = _new(game, players, option, seed, first)
    if by_move and depth > 0:
        counted = run_interruptibly(lambda: divide(start, depth))
        for move, count in counted.items():
            print(f"{move}: {count}")
        print(sum(counted.values()))
    else:
        print(run_interruptibly(lambda: perft(start, depth)))


@app.command("simulate")
def simulate_games(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="Number of games.")] = 1000,
    players: Players = 2,
    option: Options = None,
    first: First = None,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="Another seed gives other games.")] = 0,
    threads: Annotated[
        int | None, typer.Option(min=1, max=256, help="Number of threads; by default one per core.")
    ] = None,
    plot_file: Annotated[
        Path | None,
        typer.Option("--plot", metavar="FILE", help="Save a plot of game lengths and branching (png, svg, pdf)."),
    ] = None,
) -> None:
    """Play many games with random moves and print statistics."""
    setup = Setup.read(game, players, _options(option), seed, first)
    run_interruptibly(lambda: simulate_and_print(out, setup, games, seed, threads, plot_file))


@app.command()
def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT…", help="Two bots or more.")],
    games: Annotated[
        int, typer.Option(min=1, max=1_000_000, help="Games per pairing; an odd number is rounded up.")
    ] = 100,
    players: Players = 2,
    option: Options = None,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="Another seed gives other games.")] = 0,
    opening: Annotated[int, typer.Option(min=0, max=1000, help="Random plies before the bots start.")] = 0,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=256, help="Games in parallel; by default one per core.")
    ] = None,
    log: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Log file (JSON Lines); games already in it are not played again."),
    ] = None,
    plot_file: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Save a plot of the ladder (png, svg, pdf).")
    ] = None,
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write all results as JSON.")] = None,
) -> None:
    """Let bots play each other in mirrored deals, and rank them."""
    tournament = Tournament.read(game, players, _options(option), bots, seed, opening)
    run_arena(out, tournament, games, make_player, jobs or os.cpu_count() or 1, log, plot_file, json_file)


@app.command("show")
def show_game(
    file: Annotated[Path, typer.Argument(help="A record of a game, with its seed.")],
    after: Annotated[
        int | None, typer.Option(min=0, help="Show the position after this many moves; by default the last.")
    ] = None,
    seat: Annotated[int, typer.Option(help="The seat to look from; 0 is a spectator.")] = 0,
    svg_file: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE", help="Write a picture to this file instead.")
    ] = None,
) -> None:
    """Show the board of a recorded game as one seat saw it."""
    game = record.load(file)
    position = game.position_at(len(game.log) if after is None else min(after, len(game.log)))
    view = View(position, check_seat(game.rulebook.name, seat, 0, game.players))
    if svg_file:
        svg_file.write_text(view.svg(), encoding="utf-8")
    else:
        print(view)


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="A record of a game.")]) -> None:
    """Replay a record and check every move, the result and the seed's commitment."""
    given = record.read_record(record.read_text(file))
    game = record.replay_record(given)
    outcome = game.outcome
    ending = f"places {'-'.join(map(str, outcome.places))} by {outcome.reason}" if outcome else "not over yet"
    absent = [tag.lower() for tag in ("Commitment", "Result") if tag not in given.tags]
    summary = f"everything matches the record{', which has no ' + ' and no '.join(absent) if absent else ''}."
    print(f"{game.rulebook.title}, {game.players} players, {game.ply} plies, {ending}: {summary}")


app.command("serve")(serve)
app.add_typer(admin.app, name="admin")


def _new(game: str, players: int, options: list[str] | None, seed: str, first: int | None = None) -> Game:
    return Game(Setup.read(game, players, _options(options), seed, first))


def _options(given: list[str] | None) -> dict[str, object]:
    options: dict[str, object] = {}
    for text in given or ():
        name, sign, value = text.partition("=")
        if not sign:
            fail(f"“{text[:80]}” is not KEY=VALUE: --option rounds_to_win=1")
        if name in options:
            fail(f"The option {name[:40]} is given more than once.")
        options[name] = value
    return options

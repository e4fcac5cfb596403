"""`stip trace` and `stip perft`: a whole game, and the number of sequences of moves, both for checking the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stip.bots.players import make_player
from stip.cli.arguments import AsJson, First, GameName, Options, Players, Policy, SeedText, new_game
from stip.cli.interrupts import run_interruptibly
from stip.cli.output import print_json
from stip.play.files import check_writable
from stip.play.playouts import divide, perft
from stip.play.record import save
from stip.play.trace import random_policy, trace


def trace_game(
    game: GameName,
    seed: SeedText,
    players: Players = 2,
    option: Options = None,
    first: First = None,
    plies: Annotated[int | None, typer.Option(min=0)] = None,
    policy: Annotated[Policy, typer.Option()] = Policy.RANDOM,
    record_file: Annotated[Path | None, typer.Option("--record", metavar="FILE")] = None,
) -> None:
    """Print a whole game as JSON Lines, for other programs to check."""
    traced = new_game(game, players, option, seed, first)
    greedy = make_player("greedy", game)
    policies = {
        Policy.RANDOM: random_policy(traced.setup.seed),
        Policy.GREEDY: lambda game: greedy.choose(game.view(game.turn)),
    }
    if record_file:
        check_writable(record_file)
    for line in trace(traced, policies[policy], plies):
        print(line)
    if record_file:
        save(traced, record_file)


def count_sequences(
    game: GameName,
    depth: Annotated[int, typer.Option(min=0, max=30)],
    players: Players = 2,
    option: Options = None,
    seed: SeedText = "0",
    first: Annotated[int, typer.Option()] = 1,
    by_move: Annotated[bool, typer.Option("--divide")] = False,
    as_json: AsJson = False,
) -> None:
    """Count the sequences of moves: a check of the rules and a measure of speed."""
    start = new_game(game, players, option, seed, first)
    if by_move and depth > 0:
        counted = run_interruptibly(lambda: divide(start, depth))
        if as_json:
            print_json(game=game, depth=depth, total=sum(counted.values()), moves=counted)
            return
        for move, count in counted.items():
            print(f"{move}: {count}")
        print(sum(counted.values()))
    else:
        total = run_interruptibly(lambda: perft(start, depth))
        if as_json:
            print_json(game=game, depth=depth, total=total)
        else:
            print(total)

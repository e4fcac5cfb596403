"""`stip tune`: trains weights, prints the result of each round of training and updates the file of weights."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from stip.bots.evaluator import evaluator_for
from stip.bots.training import tune
from stip.cli.arguments import GameName, Options, Players, read_options
from stip.cli.output import out
from stip.play.game import Game, Setup


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
    train(Setup.read(game, players, read_options(option), seed, None), games, rounds, iterations, jobs, file)


def train(setup: Setup, games: int, rounds: int, iterations: int, jobs: int, file: Path | None) -> None:
    """Train, print the weights after each round, and update those of this variant in the file."""
    named = json.loads(file.read_text()) if file else {}
    evaluation = evaluator_for(setup.game).evaluation
    variant = evaluation.VARIANTS[evaluation.variant(Game(setup).state)]
    for number, trained in enumerate(tune(setup, games, rounds, iterations, jobs), 1):
        named[variant] = {name: round(weight, 4) for name, weight in trained.weights.items()}
        summary = ", ".join(f"{name} {weight:+.3f}" for name, weight in trained.weights.items())
        out.print(
            f"{number}. {trained.positions:,} comparisons, log loss {trained.loss:.4f}: {summary}", soft_wrap=True
        )
        if file:
            rows = (f'  "{kind}": {json.dumps(weights)}' for kind, weights in named.items())
            file.write_text("{\n" + ",\n".join(rows) + "\n}\n")

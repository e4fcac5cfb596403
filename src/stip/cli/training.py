"""`stip tune`: prints the result of each round of training and updates the file of weights."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console

from stip.bots.evaluator import evaluator_for
from stip.bots.training import tune
from stip.play.game import Game, Setup


def train(out: Console, setup: Setup, games: int, rounds: int, iterations: int, jobs: int, file: Path | None) -> None:
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

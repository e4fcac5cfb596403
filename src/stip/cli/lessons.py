"""Tuning on the terminal: what each round of self-play taught, and the file of weights."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console

from stip.bots.mind import mind_of
from stip.bots.tuning import tune
from stip.play.game import Game, Setup


def learn(out: Console, setup: Setup, games: int, rounds: int, iterations: int, jobs: int, file: Path | None) -> None:
    """Plays, prints the weights of each round, and renews those of this kind of game in the file."""
    named = json.loads(file.read_text()) if file else {}
    insight = mind_of(setup.game).insight
    variant = insight.VARIANTS[insight.variant(Game(setup).state)]
    for number, learnt in enumerate(tune(setup, games, rounds, iterations, jobs), 1):
        named[variant] = {name: round(weight, 4) for name, weight in learnt.weights.items()}
        told = ", ".join(f"{name} {weight:+.3f}" for name, weight in learnt.weights.items())
        out.print(f"{number}. {learnt.positions:,} comparisons, log loss {learnt.loss:.4f}: {told}", soft_wrap=True)
        if file:
            rows = (f'  "{kind}": {json.dumps(weights)}' for kind, weights in named.items())
            file.write_text("{\n" + ",\n".join(rows) + "\n}\n")

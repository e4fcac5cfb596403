"""Train the network by self-play, and watch it improve.

    python -m examples.learning.train --folder runs/punto

After every tenth update it plays against other bots, and the folder gets the network (`network.npz`), the plot
(`learning.png`), and a checkpoint from which the same command goes on. Every update begins with new games and a seed of
its own, so a run that was interrupted ends with the same network as one that was not.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import asdict, dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import torch
from examples.learning.measuring import OPPONENTS, Score, play_against
from examples.learning.network import Weights, new_weights
from examples.learning.player import policy_of
from examples.learning.plot import draw
from examples.learning.self_play import learn, play

from stip import research
from stip.play.files import write_whole

GAMES = 256  # at once
STEPS = 64  # of each of them in an update
LEARNING_RATE = 1e-3
INTERVAL = 10  # updates between two measurements


@dataclass
class Measurement:
    """How strong the network was after some updates. Seconds are those of one
    core, without the time for measuring."""

    updates: int
    steps: int
    seconds: float
    scores: dict[str, Score]  # by opponent


class Training:
    """A run of training: what has been learnt so far, and how strong it was on the way."""

    def __init__(self, seed: int, games: int = GAMES, steps: int = STEPS) -> None:
        torch.set_num_threads(1)
        self.seed, self.steps = seed, steps
        self.env = research.vector("punto", games=games, threads=1, rounds_to_win=1)
        arrays = new_weights(seed)
        self.weights: Weights = {name: torch.tensor(array, requires_grad=True) for name, array in arrays.items()}
        self.optimizer = torch.optim.Adam(self.weights.values(), lr=LEARNING_RATE)
        self.updates = 0
        self.seconds = 0.0
        self.measurements: list[Measurement] = []

    def update(self) -> None:
        """Play many games for a while, and learn from them."""
        began = time.process_time()
        seed = self.seed * 1_000_003 + self.updates
        batch = play(self.env, self.weights, self.steps, seed)
        learn(self.weights, self.optimizer, batch, seed)
        self.updates += 1
        self.seconds += time.process_time() - began

    def measure(self, games: int) -> Measurement:
        policy = policy_of(self.arrays)
        scores = {opponent: play_against(policy, opponent, games) for opponent in OPPONENTS}
        steps = self.updates * self.steps * self.env.num_envs
        self.measurements.append(Measurement(self.updates, steps, self.seconds, scores))
        return self.measurements[-1]

    @property
    def arrays(self) -> dict[str, Any]:
        """The weights as arrays of NumPy."""
        return {name: weight.detach().numpy().copy() for name, weight in self.weights.items()}

    def export(self, file: Path) -> None:
        content = BytesIO()
        np.savez(content, **self.arrays)
        write_whole(file, content.getvalue())

    def save(self, file: Path) -> None:
        content = BytesIO()
        torch.save(
            {
                "seed": self.seed,
                "updates": self.updates,
                "seconds": self.seconds,
                "weights": self.weights,
                "optimizer": self.optimizer.state_dict(),
                "measurements": [asdict(one) for one in self.measurements],
            },
            content,
        )
        write_whole(file, content.getvalue())

    def resume(self, file: Path) -> None:
        """Go on from a checkpoint."""
        saved = torch.load(file, weights_only=True)
        if saved["seed"] != self.seed:
            raise SystemExit(f"{file} is of a run with seed {saved['seed']}: use that, or another folder")
        self.updates, self.seconds = saved["updates"], saved["seconds"]
        with torch.no_grad():
            for name, weight in saved["weights"].items():
                self.weights[name].copy_(weight)
        self.optimizer.load_state_dict(saved["optimizer"])
        self.measurements = [
            Measurement(**{**one, "scores": {name: Score(**score) for name, score in one["scores"].items()}})
            for one in saved["measurements"]
        ]


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a network on Punto by self-play.")
    parser.add_argument("--folder", type=Path, default=Path("runs/punto"))
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--games", type=int, default=100, help="against each bot, at every measurement")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    checkpoint = chosen.folder / "checkpoint.pt"
    training = Training(chosen.seed)
    if checkpoint.exists():
        training.resume(checkpoint)
    else:
        print(describe(training.measure(chosen.games)), flush=True)
    while training.updates < chosen.updates:
        training.update()
        if training.updates % INTERVAL == 0 or training.updates == chosen.updates:
            print(describe(training.measure(chosen.games)), flush=True)
            training.save(checkpoint)
            training.export(chosen.folder / "network.npz")
            draw(training.measurements, chosen.folder / "learning.png")


def describe(measurement: Measurement) -> str:
    scores = ", ".join(f"{score} against {opponent}" for opponent, score in measurement.scores.items())
    return f"{measurement.updates:4} updates, {measurement.steps:9,} steps, {measurement.seconds:4.0f} s: {scores}"


if __name__ == "__main__":
    main()

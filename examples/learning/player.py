"""The trained network as a player for the arena and for tables. It needs NumPy, but no PyTorch.

    python -m stip arena punto examples.learning.player:make random greedy --option rounds_to_win=1

`NETWORK=runs/punto/network.npz` in the environment names another network than the one that comes with the example.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import numpy as np
from examples.learning.network import SHAPES, Weights, evaluate

from stip import research
from stip.research.episode import Observation
from stip.research.policy_player import Policy, PolicyPlayer

OURS = Path(__file__).with_name("network.npz")


def make(game: str, seed: int) -> PolicyPlayer:
    """Return the player, as the arena asks for it. It plays no dice: the seed does not matter."""
    if game != "punto":
        raise TypeError(f"the network was trained on Punto, not on {game}")
    return research.player(game, policy_of(load(os.environ.get("NETWORK", OURS))))


@cache
def load(file: str | Path) -> Weights:
    """Return the weights of an exported network."""
    with np.load(file) as arrays:
        weights = {name: arrays[name] for name in arrays.files}
    if {name: array.shape for name, array in weights.items()} != SHAPES:
        raise TypeError(f"{file} is not a network of this example")
    return weights


def policy_of(weights: Weights) -> Policy:
    """Return the function that takes an observation and returns the action that the network thinks best."""

    def choose(observation: Observation) -> int:
        seen = observation["observation"][None].astype(np.float32)
        logits, _ = evaluate(np, weights, seen, observation["action_mask"][None])
        return int(logits[0].argmax())

    return choose

"""A small policy-value network for Punto, written once for NumPy and PyTorch.

A place is judged by the four lines through it. A line is two rays of four places each. All rays share the same weights,
so what is learnt in one corner is known in all of them, whichever way the board is turned. From the sum of its lines,
the card that lies there and the cards that nobody has seen come three numbers for each legal place: its logit for the
policy, what it says about the chance to win, and how much that counts.

`evaluate` takes the module `numpy` or `torch` as `xp`. Training runs it on tensors; the exported weights are plain
arrays, and whoever plays with them needs no PyTorch.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from stip.research.encoder import parts_of

SIDE = 11  # of the board
REACH = 4  # places on each side of a place: with it, a line of nine
WIDTH = SIDE + 2 * REACH  # of the board with a margin
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))
PLANES = 9  # points and presence of four colours, and where the card may go
FACTS = 4 * 9 + 4 + 2  # the cards not seen, the points turned up by colour, the sizes of the piles
RAY_UNITS, UNITS = 16, 32
IMPOSSIBLE = -1e9  # the logit of an action that is not legal

Weights = dict[str, Any]
"""Arrays of NumPy or tensors of PyTorch, by name."""

SHAPES = {
    "ray": (REACH * PLANES, RAY_UNITS),
    "ray_bias": (RAY_UNITS,),
    "line": (RAY_UNITS, UNITS),
    "place": (PLANES, UNITS),
    "facts": (FACTS, UNITS),
    "line_bias": (UNITS,),
    "hidden": (UNITS, UNITS),
    "hidden_bias": (UNITS,),
    "outputs": (UNITS, 3),  # for the policy; how much a place counts for the value; and what it says about it
    "outputs_bias": (3,),
}


WITH_MARGIN = np.arange(WIDTH * WIDTH).reshape(WIDTH, WIDTH)
OWN = WITH_MARGIN[REACH:-REACH, REACH:-REACH].ravel()  # the place on the board with a margin of each place


def _rays() -> Any:
    """Return the places on the rays of each place, of the board with a margin: by place, line, end of the line, and
    distance."""
    distances = np.arange(1, REACH + 1)
    steps = [[sign * (row * WIDTH + column) * distances for sign in (-1, 1)] for row, column in DIRECTIONS]
    return OWN[:, None, None, None] + np.array(steps)


RAYS = _rays()


def new_weights(seed: int) -> Weights:
    rng = np.random.default_rng(seed)
    weights: Weights = {}
    for name, shape in SHAPES.items():
        scale = 0.0 if name.endswith("bias") else 0.01 if name == "outputs" else math.sqrt(2 / shape[0])
        weights[name] = (scale * rng.standard_normal(shape)).astype(np.float32)
    return weights


def evaluate(xp: Any, weights: Weights, observations: Any, masks: Any) -> tuple[Any, Any]:
    """Return the logits of all actions and the value, from -1 to 1, for the seat to move in each of many games."""
    board, facts = _inputs(xp, observations, masks)
    games, places = xp.where(masks > 0)
    rays = board[games[:, None, None, None], xp.asarray(RAYS)[places]]
    rays = rays.reshape(len(games), len(DIRECTIONS), 2, REACH * PLANES)
    own = board[games, xp.asarray(OWN)[places]]

    ends = relu(rays @ weights["ray"] + weights["ray_bias"]).sum(2)
    about = own @ weights["place"] + (facts @ weights["facts"])[games] + weights["line_bias"]
    lines = relu(ends @ weights["line"] + about[:, None]).sum(1)
    hidden = relu(lines @ weights["hidden"] + weights["hidden_bias"])
    outputs = hidden @ weights["outputs"] + weights["outputs_bias"]

    spread = []
    for i, blank in enumerate((IMPOSSIBLE, IMPOSSIBLE, 0.0)):
        whole = xp.full(masks.shape, blank, dtype=xp.float32)
        whole[games, places] = outputs[:, i]
        spread.append(whole)
    logits, attention, worth = spread
    return logits, xp.tanh((softmax(xp, attention) * worth).sum(1))


def _inputs(xp: Any, observations: Any, masks: Any) -> tuple[Any, Any]:
    """Return the planes of each place of the board with a margin, and the facts; the colour of the card that is turned
    up comes first, the mover's other colour second, then those of the opponent."""
    parts = parts_of("punto", observations)
    is_other = parts["turned_up"][:, 1] > 0

    def sort(colours: Any) -> Any:
        shape = (-1,) + (1,) * (len(colours.shape) - 1)
        return xp.where(is_other.reshape(shape), colours[:, [1, 0, 2, 3]], colours)

    games = len(masks)
    tops = sort(parts["tops"])
    board = xp.zeros((games, WIDTH, WIDTH, PLANES), dtype=xp.float32)
    inner = board[:, REACH:-REACH, REACH:-REACH]
    for colour in range(4):
        inner[..., colour] = tops[:, colour] / 9
        inner[..., 4 + colour] = tops[:, colour] > 0
    inner[..., 8] = masks.reshape(games, SIDE, SIDE)
    facts = xp.concatenate(
        (sort(parts["unseen"]).reshape(games, 36) / 2, sort(parts["turned_up"]) / 9, parts["pile_sizes"][:, :2] / 36), 1
    )
    return board.reshape(games, WIDTH * WIDTH, PLANES), facts


def relu(numbers: Any) -> Any:
    return numbers.clip(0) if isinstance(numbers, np.ndarray) else numbers.relu()


def softmax(xp: Any, logits: Any) -> Any:
    shares = xp.exp(logits - xp.amax(logits, 1)[:, None])
    return shares / shares.sum(1)[:, None]

"""The spaces of all environments, in Gymnasium's terms."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from stip.research.encoder import Encoder


def action_space(encoder: Encoder) -> spaces.Discrete:
    return spaces.Discrete(encoder.actions)


def observation_space(encoder: Encoder, games: int | None = None) -> spaces.Dict:
    """Return the space of what one seat sees, or of a batch of games."""
    shape = () if games is None else (games,)
    highest: np.ndarray[Any, np.dtype[np.int8]] = np.broadcast_to(encoder.highest, (*shape, encoder.numbers))
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highest), highest.copy(), dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (*shape, encoder.actions), np.int8),
        }
    )

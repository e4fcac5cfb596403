"""What Gymnasium calls to make environments that are registered."""

from __future__ import annotations

from typing import Any

from stip.research.vector import StipVectorEnv


def make_vector(game: str, num_envs: int, **options: Any) -> StipVectorEnv:
    """Return many games, as `gymnasium.make_vec(…, vectorization_mode="vector_entry_point")` asks for them."""
    return StipVectorEnv(game, num_envs, **options)

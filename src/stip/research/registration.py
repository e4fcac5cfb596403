"""`import stip.research.registration` registers all games in Gymnasium and in PettingZoo, as `stip/SomeGame-v0`.

    gymnasium.make("stip/SomeGame-v0", opponent="2")
    gymnasium.make_vec("stip/SomeGame-v0", num_envs=1024, vectorization_mode="vector_entry_point")
    pettingzoo.make("aec", "stip/SomeGame-v0", players=3)

The keyword arguments are those of `research.gym`, `research.vector` and `research.aec`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stip.research import missing
from stip.research.names import playable_games, registered_id

if TYPE_CHECKING:
    from stip.research.vector_env import StipVectorEnv

try:
    import gymnasium
    import pettingzoo
except ModuleNotFoundError as error:
    raise missing(error) from None


def make_vector(game: str, num_envs: int, **options: Any) -> StipVectorEnv:
    """Return many games, as `gymnasium.make_vec` asks for them."""
    from stip.research.vector_env import StipVectorEnv

    return StipVectorEnv(game, num_envs, **options)


for _game in playable_games():
    gymnasium.register(
        id=registered_id(_game),
        entry_point="stip.research.gym_env:StipSingleEnv",
        vector_entry_point="stip.research.registration:make_vector",
        kwargs={"game": _game},
    )
    pettingzoo.register("aec", registered_id(_game), "stip.research.aec_env:StipEnv", kwargs={"game": _game})

"""The games as environments for research: PettingZoo, Gymnasium, and many games at once.

    from stip import research

    env = research.aec("some-game", players=3)          # PettingZoo; also `from stip.research import some_game_v0`
    env = research.gym("some-game", opponent="3")       # Gymnasium, one agent against a bot
    env = research.vector("some-game", games=1024)      # all seats of many games, in one compiled call a step

`import stip.research.openspiel` registers them in OpenSpiel, and `research.register()` in Gymnasium. They need the extra
`research`: pip install "stip[research]". What actions and observations mean is in docs/research.md.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from stip.research.errors import MissingExtra
from stip.research.names import environment_name, gymnasium_id, playable_games

if TYPE_CHECKING:
    from stip.research.aec import StipEnv
    from stip.research.gym import Bot, Policy, StipSingleEnv
    from stip.research.vector import StipVectorEnv

__all__ = ["aec", "gym", "register", "vector"]


def aec(game: str, players: int = 2, **options: Any) -> StipEnv:
    """Return a PettingZoo environment: for `options` see `StipEnv`, besides those of the game."""
    try:
        from stip.research.aec import StipEnv
    except ModuleNotFoundError as error:
        raise missing(error) from None
    return StipEnv(game, players, **options)


def gym(game: str, opponent: str | Policy | Bot = "3", players: int = 2, **options: Any) -> StipSingleEnv:
    """Return a Gymnasium environment for one agent against bots: for `options` see `StipSingleEnv`, besides those of
    the game."""
    try:
        from stip.research.gym import StipSingleEnv
    except ModuleNotFoundError as error:
        raise missing(error) from None
    return StipSingleEnv(game, opponent, players, **options)


def vector(game: str, games: int = 1024, players: int = 2, **options: Any) -> StipVectorEnv:
    """Return an environment of many games: for `options` see `StipVectorEnv`, besides those of the game."""
    try:
        from stip.research.vector import StipVectorEnv
    except ModuleNotFoundError as error:
        raise missing(error) from None
    return StipVectorEnv(game, games, players, **options)


def register() -> list[str]:
    """Register all games in Gymnasium, for `gymnasium.make` and `make_vec`, and return their ids. The keyword arguments
    are those of `gym`, and for vectors those of `vector`."""
    try:
        import gymnasium
    except ModuleNotFoundError as error:
        raise missing(error) from None
    ids = []
    for game in playable_games():
        ids.append(gymnasium_id(game))
        if ids[-1] not in gymnasium.registry:
            gymnasium.register(
                id=ids[-1],
                entry_point="stip.research.gym:StipSingleEnv",
                vector_entry_point="stip.research.registration:make_vector",
                kwargs={"game": game},
            )
    return ids


def missing(error: ModuleNotFoundError) -> Exception:
    """Return what to raise when a package cannot be imported: if it is not part of Stip, an extra is not installed."""
    name = (error.name or "").partition(".")[0]
    return error if name in ("", "stip") else MissingExtra(package=name, extra="research")


def __getattr__(name: str) -> SimpleNamespace:
    """Return the module of an environment as PettingZoo has them: `some_game_v0.env(players=3)`."""
    for game in playable_games() if "_v" in name else ():
        if environment_name(game) == name:

            def env(players: int = 2, game: str = game, **options: Any) -> StipEnv:
                return aec(game, players, **options)

            return SimpleNamespace(__name__=f"stip.research.{name}", env=env, raw_env=env)
    raise AttributeError(f"module 'stip.research' has no attribute {name!r}")

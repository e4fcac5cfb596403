"""The games as environments for research: PettingZoo, Gymnasium, and many games at once.

    from stip import research

    env = research.aec("some-game", players=3)          # PettingZoo
    env = research.gym("some-game", opponent="3")       # Gymnasium, one agent against a bot
    env = research.vector("some-game", games=1024)      # all seats of many games, in one compiled call a step
    player = research.player("some-game", policy)       # what was learnt, for the arena and for tables

`import stip.research.openspiel` registers the games in OpenSpiel, and `import stip.research.registration` in PettingZoo
and Gymnasium. All of it needs the extra `research`: pip install "stip[research]". What actions and observations mean is
in docs/research.md.

`stip.research.ray_pool` plays tournaments and games to learn from on a Ray cluster, and `stip.research.parquet` writes
their results; both need the extra `ray`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stip.research.errors import MissingExtra

if TYPE_CHECKING:
    from stip.research.aec_env import StipEnv
    from stip.research.gym_env import Bot, StipSingleEnv
    from stip.research.policy_player import Policy, PolicyPlayer
    from stip.research.vector_env import StipVectorEnv

__all__ = ["aec", "gym", "player", "vector"]


def aec(game: str, players: int = 2, **options: Any) -> StipEnv:
    """Return a PettingZoo environment: for `options` see `StipEnv`, besides those of the game."""
    try:
        from stip.research.aec_env import StipEnv
    except ModuleNotFoundError as error:
        raise missing(error) from None
    return StipEnv(game, players, **options)


def gym(game: str, opponent: str | Policy | Bot = "3", players: int = 2, **options: Any) -> StipSingleEnv:
    """Return a Gymnasium environment for one agent against bots: for `options` see `StipSingleEnv`, besides those of
    the game."""
    try:
        from stip.research.gym_env import StipSingleEnv
    except ModuleNotFoundError as error:
        raise missing(error) from None
    return StipSingleEnv(game, opponent, players, **options)


def vector(game: str, games: int = 1024, players: int = 2, **options: Any) -> StipVectorEnv:
    """Return an environment of many games: for `options` see `StipVectorEnv`, besides those of the game."""
    try:
        from stip.research.vector_env import StipVectorEnv
    except ModuleNotFoundError as error:
        raise missing(error) from None
    return StipVectorEnv(game, games, players, **options)


def player(game: str, policy: Policy) -> PolicyPlayer:
    """Return a player, with a method `choose(view)`, whose moves a policy chooses: a function that takes an observation
    with its action mask, and returns an action."""
    from stip.research.policy_player import PolicyPlayer

    return PolicyPlayer(game, policy)


def missing(error: ModuleNotFoundError, extra: str = "research") -> Exception:
    """Return what to raise when a package cannot be imported: if it is not part of Stip, an extra is not installed."""
    name = (error.name or "").partition(".")[0]
    return error if name in ("", "stip") else MissingExtra(package=name, extra=extra)

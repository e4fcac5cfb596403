"""PettingZoo: a game as an environment in which agents act one after another (AEC).

Agent `player_0` is seat 1. An observation is a dictionary of `observation`, the numbers that docs/research.md lists,
and `action_mask`. Rewards are given at the end: 1 for beating all rivals, -1 for losing to all, and what lies between
by places; they add up to 0.
"""

from __future__ import annotations

from operator import index
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from stip.play.game import Setup
from stip.research.encoder import encoder_for
from stip.research.episode import RENDER_MODES, Observation, RenderMode, SingleGameEnv, check_render_mode
from stip.research.errors import NotReset
from stip.research.names import environment_name
from stip.research.settings import check_limit
from stip.research.spaces import action_space, observation_space


class StipEnv(SingleGameEnv, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game for 2 to 4 agents. Copies, deep copies and pickles are exact; `clone` is the fastest copy."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        first: int | None = None,
        max_cycles: int | None = None,
        render_mode: RenderMode | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self._setup = Setup.read(game, players, options, 0, first)
        encoder = encoder_for(game)
        encoder.act.wait_until_compiled()
        self.metadata: dict[str, Any] = {
            "name": environment_name(game),
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = check_render_mode(render_mode)
        cycles = check_limit("max_cycles", max_cycles)
        self.max_plies = None if cycles is None else cycles * players  # a cycle is a decision for each agent
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(encoder) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(encoder) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents, 1)}
        self._rng = np.random.default_rng()
        self._has_ended = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: with a seed, the one that `stip.new` begins with this seed."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        else:
            seed = int(self._rng.integers(1 << 63))
        episode = self._begin_episode(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._has_ended = False
        self.agent_selection = self.possible_agents[episode.seat - 1]
        self._show_to_human()

    def step(self, action: int | np.integer[Any] | None) -> None:
        if self._has_ended:
            if not self.agents:
                raise NotReset()
            self._was_dead_step(action)
            return
        episode = self.episode
        seat = episode.play(-1 if action is None else index(action))
        if seat and (self.max_plies is None or episode.ply < self.max_plies):
            self.agent_selection = self.possible_agents[seat - 1]
        else:
            self._end(is_truncated=bool(seat))
        self._show_to_human()

    def _end(self, is_truncated: bool) -> None:
        self._has_ended = True
        for agent, reward in zip(self.possible_agents, self.episode.rewards, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            self.terminations[agent] = not is_truncated
            self.truncations[agent] = is_truncated
        self.agent_selection = self.agents[0]

    def last(self, observe: bool = True) -> Any:
        if not self.agents:
            raise NotReset()
        return super().last(observe)

    def observe(self, agent: str) -> Observation:
        return self.episode.observe(self._seats[agent])

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self.action_spaces[agent]

    def close(self) -> None:
        """There is nothing to close: nothing is shown in a window."""

    def clone(self) -> Self:
        """Return a copy that goes on by itself."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        if self._episode is not None:
            twin._episode = self._episode.copy()
            for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations"):
                twin.__dict__[name] = self.__dict__[name].copy()
            twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        twin._rng = np.random.Generator(type(self._rng.bit_generator)())
        twin._rng.bit_generator.state = self._rng.bit_generator.state
        return twin

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

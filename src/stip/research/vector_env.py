"""Many games at once: one compiled call plays an action in each of them, on all cores.

Every seat is the agent's: an observation is what the seat to move sees, and a reward is that of the seat that has just
moved (`info["rewards"]` has those of all seats). The arrays that are returned are the environment's own memory, which
the next step writes anew: copy what you keep, or make the environment with `copy=True`. PyTorch and JAX take them
without copying, `torch.from_dlpack(observations["observation"])`.

Game number e of a seed s is the one that `stip.play.playouts.simulate` deals for them. Game i of n begins with number
i, and begins anew with i + n, i + 2 n and so on.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from stip.kernel.buffer import Array, Buffer
from stip.play.game import Setup
from stip.research.compiled import NEXT_STEP, SAME_STEP, START, STATE
from stip.research.encoder import encoder_for
from stip.research.episode import Observation
from stip.research.errors import IllegalAction, NotReset
from stip.research.settings import check_choice, check_limit, check_number
from stip.research.spaces import action_space, observation_space

UNLIMITED_PLIES = 1 << 30
LEAST_PER_THREAD = 32  # games: with fewer, starting a thread takes longer than playing
MODES = {AutoresetMode.NEXT_STEP: NEXT_STEP, AutoresetMode.SAME_STEP: SAME_STEP}

Info = dict[str, Any]


class StipVectorEnv(VectorEnv[Observation, Array, Array]):
    """`games` games with the same set-up. A game that has ended begins anew by itself: with `SAME_STEP` in the same
    step, and `info["final_obs"]` is what the seat that moved last saw at its end; with `NEXT_STEP` in the next one,
    whose action does not count. Copies and pickles are exact, with memory and threads of their own."""

    def __init__(
        self,
        game: str,
        games: int = 1024,
        players: int = 2,
        *,
        first: int | None = None,
        max_plies: int | None = None,
        autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP,
        threads: int | None = None,
        copy: bool = False,
        **options: object,
    ) -> None:
        self._made_with = {"game": game, "games": games, "players": players, "first": first, "max_plies": max_plies}
        self._made_with |= {"autoreset_mode": autoreset_mode, "threads": threads, "copy": copy, **options}
        setup = Setup.read(game, players, options, 0, first)
        games = check_number("games", games)
        check_limit("max_plies", max_plies)
        check_limit("threads", threads)
        check_choice("autoreset_mode", mode := AutoresetMode(autoreset_mode), MODES)
        self.encoder = encoder = encoder_for(game)
        encoder.wait_until_compiled()
        self.num_envs = games
        self.players = players
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self.single_observation_space = observation_space(encoder)
        self.single_action_space = action_space(encoder)
        self.observation_space = observation_space(encoder, games)
        self.action_space = spaces.MultiDiscrete(np.full(games, encoder.actions))
        self._mode = MODES[mode]
        self._copies = copy
        self._max_plies = UNLIMITED_PLIES if max_plies is None else max_plies
        self._rivals = encoder.rivals(players, setup.options)
        self._seed: int | None = None
        self._seeds = np.random.default_rng()

        self._states = Buffer(np.zeros(games, encoder.rulebook.rules.STATE))
        self._numbers = Buffer(np.zeros(games, np.int64))
        self._actions = Buffer(np.zeros(games, np.int64))
        self._seats, self._terminations, self._truncations = (Buffer(np.zeros(games, np.int8)) for _ in range(3))
        self._observations = Buffer(np.zeros(games * encoder.numbers, np.int8))
        self._masks = Buffer(np.zeros(games * encoder.actions, np.int8))
        self._marks = Buffer(np.zeros(games * encoder.marks, np.int32))
        self._counts = Buffer(np.zeros(games, np.int32))
        self._samples = Buffer(np.zeros(games, np.int64))
        self._rewards = Buffer(np.zeros(games, np.float32))
        self._seat_rewards = Buffer(np.zeros(games * players, np.float32))
        finals = games * encoder.numbers if self._mode == SAME_STEP else 0
        self._finals = Buffer(np.zeros(finals, np.int8))
        self._no_masks = np.broadcast_to(np.zeros(1, np.int8), (games, encoder.actions))  # after the end of a game

        threads = max(1, min(threads or os.cpu_count() or 1, games // LEAST_PER_THREAD))
        ends = [games * i // threads for i in range(threads + 1)]
        self._chunks = [(self._scratch(setup), ends[i], ends[i + 1]) for i in range(threads)]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None

        self.observations: Observation = {
            "observation": self._observations.array.reshape(games, encoder.numbers),
            "action_mask": self._masks.array.reshape(games, encoder.actions),
        }
        self._is_terminated = self._terminations.array.view(np.bool_)
        self._is_truncated = self._truncations.array.view(np.bool_)
        self._rewards_by_seat = self._seat_rewards.array.reshape(games, players)
        self.seats = self._seats.array  # to move in each game; 0 where one is over
        self.masks = self.observations["action_mask"]

    def _scratch(self, setup: Setup) -> tuple[Buffer, Buffer, Buffer]:
        """Return what a thread needs: the set-up with room for a view, a generator, and room for moves."""
        rules = self.encoder.rulebook.rules
        states = np.zeros(2, rules.STATE)
        states[STATE] = self.encoder.rulebook.new_state(setup.players, setup.options)[0]
        states[STATE].first = setup.first
        return Buffer(states), Buffer(np.zeros(4, np.uint32)), Buffer(np.zeros(rules.MAX_MOVES, np.int32))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """Begin all games anew. Without a seed, one is drawn that goes on from the last."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._seed = int(self._seeds.integers(1 << 32)) if seed is None else seed & 0xFFFFFFFF
        self._numbers.array[:] = np.arange(-self.num_envs, 0)  # starting adds their number
        self._run(START)
        return self._shown(self.observations), self._info(0)

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, Info]:
        """Play an action in each game. If one of them is not legal, IllegalAction is raised and nothing changes."""
        if self._seed is None:
            raise NotReset()
        np.copyto(self._actions.array, actions, casting="same_kind")  # so fractions are refused
        illegal = self.encoder.find_illegal(
            self._actions, self._masks, self._terminations, self._truncations, self._mode
        )
        if illegal >= 0:
            action, seat = int(self._actions.array[illegal]), int(self.seats[illegal])
            raise IllegalAction(action=f"{action} (game {illegal})", seat=seat)
        ended = self._run(self._mode)
        return (
            self._shown(self.observations),
            self._own(self._rewards.array),
            self._own(self._is_terminated),
            self._own(self._is_truncated),
            self._info(ended),
        )

    def sample_actions(self) -> Array:
        """Return a random legal action for each game, for example as a baseline; the same if it is asked again. It
        depends on the seed, the number of the game and the ply."""
        if self._seed is None:
            raise NotReset()
        return self._samples.array.copy()

    def _run(self, mode: int) -> int:
        """Run all chunks, the first one in this thread, and return how many games have ended."""
        others = (
            [self._pool.submit(self._run_chunk, i, mode) for i in range(1, len(self._chunks))] if self._pool else []
        )
        return self._run_chunk(0, mode) + sum(one.result() for one in others)

    def _run_chunk(self, number: int, mode: int) -> int:
        (states, rng, moves), first, last = self._chunks[number]
        return self.encoder.step_games(
            *(self._states, states, rng, moves, self._seed or 0, first, last, self._actions, self._numbers),
            *(self._seats, self._observations, self._masks, self._marks, self._counts, self._samples),
            *(self._rewards, self._seat_rewards, self._terminations, self._truncations, self._finals),
            *(self._rivals, self._max_plies, mode),
        )

    def _info(self, ended: int) -> Info:
        info: Info = {
            "seat": self._own(self.seats),
            "rewards": self._own(self._rewards_by_seat),
        }
        if ended and self._mode == SAME_STEP:
            finals = self._finals.array.reshape(self.num_envs, self.encoder.numbers)
            info["final_obs"] = self._shown({"observation": finals, "action_mask": self._no_masks})
            info["_final_obs"] = self._is_terminated | self._is_truncated
        return info

    def _shown(self, observation: Observation) -> Observation:
        return {name: numbers.copy() for name, numbers in observation.items()} if self._copies else observation.copy()

    def _own(self, array: Any) -> Any:
        return array.copy() if self._copies else array

    def close_extras(self, **kwargs: Any) -> None:
        if self._pool:
            self._pool.shutdown()

    def __copy__(self) -> Self:
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        arrays = {name: value.array for name, value in self.__dict__.items() if isinstance(value, Buffer)}
        return {"made_with": self._made_with, "arrays": arrays, "seed": self._seed, "seeds": self._seeds}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        StipVectorEnv.__init__(self, **kept["made_with"])
        for name, array in kept["arrays"].items():
            self.__dict__[name].array[:] = array
        self._seed, self._seeds = kept["seed"], kept["seeds"]

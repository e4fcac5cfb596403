"""Gymnasium: a game as an environment for one agent, against bots or policies in the other seats."""

from __future__ import annotations

from copy import deepcopy
from operator import index
from typing import Any, Protocol, Self

import gymnasium
import numpy as np

from stip.bots.players import make_player
from stip.games.contract import Move
from stip.play.game import Game, Setup, check_seat
from stip.play.position import View
from stip.research.encoder import encoder_for
from stip.research.episode import RENDER_MODES, Observation, RenderMode, SingleGameEnv, check_render_mode
from stip.research.errors import NotReset
from stip.research.policy_player import Policy
from stip.research.settings import check_limit
from stip.research.spaces import action_space, observation_space


class Bot(Protocol):
    def choose(self, view: View) -> Move: ...


class StipSingleEnv(SingleGameEnv, gymnasium.Env[Observation, np.int64]):
    """The agent plays one seat; without a seat, another one in each game, by lot. A reward is given at the end, as in
    the environments of PettingZoo. `info` has the agent's `seat`.

    Copies and pickles are exact. Bots have search trees that cannot be copied, so those of the copy think again about
    all their moves of the game; only bots whose budget is time may then play differently.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012  # Gymnasium declares it

    def __init__(
        self,
        game: str,
        opponent: str | Policy | Bot = "3",
        players: int = 2,
        *,
        seat: int | None = None,
        first: int | None = None,
        max_plies: int | None = None,
        render_mode: RenderMode | None = None,
        **options: object,
    ) -> None:
        self._setup = Setup.read(game, players, options, 0, first)
        encoder = encoder_for(game)
        encoder.act.wait_until_compiled()
        if isinstance(opponent, str):
            make_player(opponent, game)  # or there is no such bot, which is said at once
        elif not (callable(opponent) or hasattr(opponent, "choose")):
            raise TypeError("an opponent is the name of a bot, a function, or has a method `choose`")
        self.opponent = opponent
        self.render_mode: RenderMode | None = check_render_mode(render_mode)
        self.max_plies = check_limit("max_plies", max_plies)
        self.observation_space = observation_space(encoder)  # type: ignore[assignment]  # it is invariant in Gymnasium
        self.action_space = action_space(encoder)
        self._seat = None if seat is None else check_seat(game, seat, 1, players)
        self.seat = self._seat or 1
        self._bot_seeds: dict[int, int] = {}  # by seat, if the opponents are bots that we know by name
        self._bots: dict[int, Bot] = {}
        self._has_ended = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, and let the others move until it is the agent's turn."""
        super().reset(seed=seed)
        episode = self._begin_episode(int(self.np_random.integers(1 << 63)))
        self.seat = self._seat or int(self.np_random.integers(self._setup.players)) + 1
        others = [other for other in range(1, self._setup.players + 1) if other != self.seat]
        if isinstance(self.opponent, str):
            self._bot_seeds = {other: int(self.np_random.integers(1 << 48)) for other in others}
        self._make_bots()
        self._has_ended = False
        while episode.seat not in (0, self.seat):  # no limit keeps the agent from its first move
            self._let_other_move()
        self._show_to_human()
        return episode.observe(self.seat), self._info

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        if self._has_ended:
            raise NotReset()
        episode.play(index(action))
        while episode.seat not in (0, self.seat) and not self._is_at_limit:
            self._let_other_move()
        is_over, is_truncated = not episode.seat, bool(episode.seat) and self._is_at_limit
        self._has_ended = is_over or is_truncated
        self._show_to_human()
        reward = episode.rewards[self.seat - 1] if is_over else 0.0
        return episode.observe(self.seat), reward, is_over, is_truncated, self._info

    def _make_bots(self) -> None:
        name = str(self.opponent)
        self._bots = {seat: make_player(name, self._setup.game, seed) for seat, seed in self._bot_seeds.items()}

    def _let_other_move(self) -> None:
        episode = self.episode
        if bot := self._bots.get(episode.seat):
            episode.play(episode.action_of(bot.choose(episode.view(episode.seat))))
        elif callable(self.opponent):
            episode.play(int(self.opponent(episode.observe(episode.seat))))
        else:
            assert not isinstance(self.opponent, str)
            episode.play(episode.action_of(self.opponent.choose(episode.view(episode.seat))))

    @property
    def _is_at_limit(self) -> bool:
        return self.max_plies is not None and self.episode.ply >= self.max_plies

    @property
    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def __copy__(self) -> Self:
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_bots"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._make_bots()
        if self._bots:
            game = self.game
            replayed = Game(game.setup)
            for move in game.log:
                if bot := self._bots.get(replayed.turn):
                    bot.choose(replayed.view(replayed.turn))
                replayed.advance(move)

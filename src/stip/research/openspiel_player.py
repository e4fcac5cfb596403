"""OpenSpiel's tree searches as players: opponents for the arena, for environments and for bots of your own.

`OpenSpielPlayer("some-game", Budget(seconds=0.1))` searches with OpenSpiel's MCTS where everybody sees everything, and
with its IS-MCTS elsewhere. Both judge a position by one random rollout, as they do by default; only that the rollouts
run in compiled code (`CompiledRollouts`), without which most games are too long to be played out in Python.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import numpy as np

from stip.bots.searcher import Budget
from stip.games.contract import Move
from stip.play.position import View
from stip.research import missing, openspiel
from stip.research.compiled import MOVE_OF
from stip.research.encoder import encoder_for
from stip.research.names import openspiel_name

try:
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
except ModuleNotFoundError as error:
    raise missing(error) from None

EXPLORATION = 2.0  # the constant of UCT in OpenSpiel's examples
NO_LIMIT = 1 << 60  # simulations


class OpenSpielPlayer:
    """Plays one seat of one game by OpenSpiel's search, within a budget for each move. It begins every search anew, and
    finishes the simulation in which its time ends."""

    def __init__(
        self, game: str, budget: Budget, seed: int = 0, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self.simulations = 0  # in all searches so far
        self._encoder = encoder_for(game)
        self._budget, self._clock, self._rng = budget, clock, np.random.RandomState(seed & 0xFFFFFFFF)
        self._name = openspiel_name(game)
        self._variant: tuple[int, tuple[Any, ...]] | None = None  # of the game that is loaded
        self._bot: _Mcts | _IsMcts

    def choose(self, view: View) -> Move:
        if type(view) is not View:
            raise TypeError("a bot sees a view, never the position")
        if len(view.codes) == 1:
            return Move(view.codes[0])
        self._load(view)
        state = self._bot.game.state_of_view(view)
        deadline = self._clock() + self._budget.seconds
        action = self._bot.search(state, lambda done: done >= self._budget.iterations or self._clock() >= deadline)
        self.simulations += self._bot.done
        return Move(self._encoder.act(view._buffer, self._encoder.memory.workspace, MOVE_OF, action))

    def _load(self, view: View) -> None:
        """Make a bot for the number of players and the options of the game that is played."""
        variant = view.players, tuple(view.options.items())
        if variant != self._variant:
            game = pyspiel.load_game(self._name, {"players": view.players, **view.options})
            self._bot = (_Mcts if self._encoder.encoding.IS_OPEN else _IsMcts)(game, self._rng)
            self._variant = variant


class CompiledRollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's evaluation by random rollouts, each of which is one call of compiled code."""

    def evaluate(self, state: openspiel.StipState) -> Any:
        rollouts = [state.roll_out(self._random_state.uniform) for _ in range(self.n_rollouts)]
        return np.array(rollouts).sum(axis=0) / self.n_rollouts


IsSpent = Callable[[int], bool]  # whether the budget is, after so many simulations


class _Spent(Exception):
    """Ends the loop of a search."""


class _Mcts(mcts.MCTSBot):  # type: ignore[misc]
    def __init__(self, game: Any, rng: np.random.RandomState) -> None:
        super().__init__(game, EXPLORATION, NO_LIMIT, CompiledRollouts(random_state=rng), random_state=rng)
        self.game = game

    def search(self, state: Any, is_spent: IsSpent) -> int:
        self.done, self._is_spent = 0, is_spent
        world = state.resample_from_infostate(state.current_player(), self._random_state.uniform)
        with suppress(_Spent):
            self._root = self.mcts_search(world)
        return int(self._root.best_child().action)

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        """Begin a simulation; the first two always, because the second makes the first children."""
        self._root = root
        if root.children and self._is_spent(self.done):
            raise _Spent
        self.done += 1
        return super()._apply_tree_policy(root, state)


class _IsMcts(ismcts.ISMCTSBot):  # type: ignore[misc]
    def __init__(self, game: Any, rng: np.random.RandomState) -> None:
        super().__init__(game, CompiledRollouts(random_state=rng), EXPLORATION, NO_LIMIT, random_state=rng)
        self.game = game
        self.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.uniform))

    def search(self, state: Any, is_spent: IsSpent) -> int:
        self.done, self._is_spent = 0, is_spent
        with suppress(_Spent):
            self.run_search(state)
        actions, chances = zip(*self.get_final_policy(state, self._root_node), strict=True)
        return int(self._random_state.choice(actions, p=chances))

    def sample_root_state(self, state: Any) -> Any:
        """Begin a simulation; the first two always, because the second makes the first child."""
        if self._root_node.child_info and self._is_spent(self.done):
            raise _Spent
        self.done += 1
        return super().sample_root_state(state)

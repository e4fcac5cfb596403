"""A player whose moves are chosen by a policy: what was learnt in an environment sits in the arena or at a table."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from stip.games.contract import Move
from stip.kernel.buffer import Buffer
from stip.play.position import View
from stip.research.compiled import MOVE_OF, SHOW, STATE
from stip.research.encoder import encoder_for
from stip.research.episode import Observation
from stip.research.errors import IllegalAction

Policy = Callable[[Observation], int]
"""Takes an observation with its action mask, and returns an action."""


class PolicyPlayer:
    """Shows views to a policy as observations, and plays the moves of its actions."""

    def __init__(self, game: str, policy: Policy) -> None:
        self.policy = policy
        self._encoder = encoder = encoder_for(game)
        self._states = Buffer(np.zeros(2, encoder.rulebook.rules.STATE))
        self._workspace = Buffer(np.zeros(1, encoder.workspace_type))

    def choose(self, view: View) -> Move:
        """Return the move that the policy chooses. Raises IllegalAction if it is not legal."""
        act, states, workspace = self._encoder.act, self._states, self._workspace
        states.array[STATE] = view.state
        act(states, workspace, SHOW, view.seat)
        shown = workspace.array[0]
        observation = {"observation": shown.observation.copy(), "action_mask": shown.mask.copy()}
        action = int(self.policy(observation))
        if not 0 <= action < self._encoder.actions or not shown.mask[action]:
            raise IllegalAction(action=str(action), seat=view.seat)
        return Move(act(states, workspace, MOVE_OF, action))

"""A policy that was learnt in an environment plays as a player: it sees the same and does the same there."""

from __future__ import annotations

import numpy as np
import pytest
from kit.cases import Case, default_cases
from kit.research import legal_actions, plain_observation

import stip
from stip import research
from stip.errors import IllegalAction
from stip.play.game import Game, Setup
from stip.research.episode import Observation


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_a_policy_sees_what_its_seat_sees_and_its_actions_are_moves(case: Case) -> None:
    shown: list[Observation] = []

    def last_action(observation: Observation) -> int:
        shown.append(observation)
        return int(np.flatnonzero(observation["action_mask"])[-1])

    player = research.player(case.game, last_action)
    game = Game(Setup.read(case.game, case.players, dict(case.options), 3, None))
    for _ in range(30):
        if game.is_over:
            break
        legal = legal_actions(game)
        move = player.choose(game.view(game.turn))
        assert np.flatnonzero(shown[-1]["action_mask"]).tolist() == sorted(legal)
        assert shown[-1]["observation"].tobytes() == plain_observation(game, game.turn)
        assert move == legal[max(legal)]
        game.play(game.write(move))


def test_an_action_that_is_not_legal_is_refused() -> None:
    game = stip.new("punto", seed=3)
    for action in (-1, 0, 121):
        with pytest.raises(IllegalAction):
            research.player("punto", lambda _, action=action: action).choose(game.view(game.turn))  # type: ignore[misc]

"""Random play through research environments, beside the native game."""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from kit.cases import Case
from stip.games.contract import Move
from stip.play.game import Game
from stip.play.position import Position, View
from stip.research.aec_env import StipEnv
from stip.research.encoder import encoder_for
from stip.research.episode import Episode


def environment(case: Case, **settings: object) -> StipEnv:
    return StipEnv(case.game, case.players, **{**dict(case.options), **settings})  # type: ignore[arg-type]


def legal_actions(position: Position) -> dict[int, Move]:
    """Return the legal moves by their actions, computed by plain Python from what the seat sees."""
    encoding = position.rulebook.encoding
    assert encoding is not None
    state = View(position, position.turn).state
    return {encoding.action_of(state, code): Move(code) for code in position.codes}


def plain_observation(game: Game, seat: int) -> bytes:
    encoder = encoder_for(game.setup.game)
    out = np.zeros(encoder.numbers, np.int8)
    encoder.encoding.observe(game.view(seat).state, seat, out)
    return out.tobytes()


def play_randomly(episode: Episode, plies: int, seed: int = 1) -> None:
    """Play random actions, at most so many and not to the end."""
    rng = random.Random(seed)
    for _ in range(plies):
        before = episode.copy()
        if not episode.play(rng.choice(episode.legal_actions())):
            episode.__dict__.update(before.__dict__)
            return


@contextmanager
def expected_warnings(*beginnings: str) -> Iterator[None]:
    """Ignore warnings that begin like this: others' suites recommend what does not fit board games."""
    with warnings.catch_warnings():
        for beginning in beginnings:
            warnings.filterwarnings("ignore", message=beginning)
        yield

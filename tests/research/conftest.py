"""The environments run on machine code, so it is compiled before the first test."""

from __future__ import annotations

import pytest

from stip.research.encoder import encoder_for
from stip.research.names import playable_games


@pytest.fixture(scope="session", autouse=True)
def _encoders(_compiled: None) -> None:
    for game in playable_games():
        encoder_for(game).act.is_compiled()  # starts a compiler for each game at once
    for game in playable_games():
        encoder_for(game).wait_until_compiled()

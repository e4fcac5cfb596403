"""The whole suite runs on machine code (or as STIP_ENGINE says): nothing is tested before it is compiled."""

from __future__ import annotations

import signal

import pytest
from hypothesis import HealthCheck, settings

from stip.bots.mind import mind_of
from stip.games import GAMES, rulebook_of

settings.register_profile("stip", deadline=None, suppress_health_check=list(HealthCheck), print_blob=True)
settings.load_profile("stip")
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell ignores it for what it starts in the background


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    for game in GAMES:
        for entry in rulebook_of(game).entries.values():
            entry.wait()
        for entry in mind_of(game).entries.values():
            entry.wait()

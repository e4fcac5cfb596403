"""A time of day that is set anew changes no game: clocks go on evenly, and nothing is closed or deleted."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from kit.server import BO, GENEROUS, ME, OPEN, running

HOUR_S = 3600.0
REAL_TIME = time.time


@pytest.fixture
def set_ahead(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Return a function that sets the time of day ahead by some seconds."""
    return lambda seconds: monkeypatch.setattr(time, "time", lambda: REAL_TIME() + seconds)


@pytest.mark.parametrize("jump", [HOUR_S, -HOUR_S, 365 * 24 * HOUR_S])
def test_a_clock_neither_gains_nor_loses_when_the_time_of_day_jumps(
    tmp_path: Path, set_ahead: Callable[[float], None], jump: float
) -> None:
    with running(tmp_path) as live_server:
        made = live_server.make("punto", ME, BO, first=1, clock={"kind": "game", "seconds": 600})
        with live_server.join(made["table"], made["secret"]) as player:
            set_ahead(jump)
            assert player.play()["type"] == "done"
            left = [seat["milliseconds"] for seat in player.table["seats"]]
            assert all(590_000 < one <= 600_000 for one in left), left
            assert player.play()["type"] == "done"
            assert player.table["phase"] == "playing"


@pytest.mark.parametrize("days", [40, -40])
def test_a_server_that_starts_at_a_wrong_time_closes_and_deletes_nothing(
    tmp_path: Path, set_ahead: Callable[[float], None], days: int
) -> None:
    with running(tmp_path) as live_server:
        playing = live_server.make("punto", ME, BO, first=1, clock={"kind": "game", "seconds": 600})
        gathering = live_server.make("punto", ME, OPEN)
    for ahead in (days, days, 0):  # started twice at the wrong time, and once at the right one
        set_ahead(ahead * 24 * HOUR_S)
        with running(tmp_path, GENEROUS) as live_server:
            assert live_server.view(gathering["table"])["phase"] == "gathering"
            view = live_server.view(playing["table"])
            assert view["phase"] == "playing"
            assert 500_000 < view["seats"][0]["milliseconds"] <= 600_000

"""The time of the tables goes on evenly, whatever happens to the time of day."""

from __future__ import annotations

import pytest
from kit.watch import Watch

from stip.server.live.timekeeper import Timekeeper

HOUR_MS = 3_600_000


@pytest.fixture
def watch() -> Watch:
    return Watch()


def test_it_measures_by_the_monotonic_clock(watch: Watch) -> None:
    timekeeper = Timekeeper(5_000_000, watch)
    watch.seconds += 1.5
    assert timekeeper.now() == 5_001_500


@pytest.mark.parametrize("jump", [HOUR_MS, -HOUR_MS, 365 * 24 * HOUR_MS])
def test_a_reference_that_is_set_anew_moves_it_by_less_than_a_clock_drifts(watch: Watch, jump: int) -> None:
    timekeeper = Timekeeper(5_000_000, watch)
    for second in range(1, 601):
        watch.seconds += 1
        timekeeper.follow(5_000_000 + second * 1000 + jump)
    assert abs(timekeeper.now() - 5_600_000) <= 61


def test_it_follows_a_reference_that_drifts(watch: Watch) -> None:
    timekeeper = Timekeeper(0, watch)
    reference = 0.0
    for _ in range(3600):
        watch.seconds += 1
        reference += 1000.05
        timekeeper.follow(reference)
    assert abs(timekeeper.now() - reference) <= 1

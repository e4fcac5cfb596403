"""Nothing is tested before Mill is compiled (or runs as STIP_ENGINE says)."""

from __future__ import annotations

import pytest
from stip.bots.evaluator import evaluator_for
from stip.games import rulebook_of


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    for entry_points in (rulebook_of("mill").entry_points, evaluator_for("mill").entry_points):
        for entry_point in entry_points.values():
            entry_point.wait_until_compiled()

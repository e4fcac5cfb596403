"""Coverage is not measured in all cases of a game, because that takes longer than the tests themselves."""

from __future__ import annotations

from pathlib import Path

import pytest
from kit.cases import Case

from stip.kernel.entry_point import engine


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Measure each test with one case for each number of players: other options lead through the same lines, but for
    those of the rules, and they are measured as plain Python."""
    measured = set()
    for item in items if engine() == "compiled" else ():
        if isinstance(item, pytest.Function) and Path(__file__).parent in item.path.parents:
            for case in _cases(item):
                kind = (item.path, item.originalname, case.game, case.players)
                if kind in measured:
                    item.add_marker(pytest.mark.no_cover)
                measured.add(kind)


def _cases(item: pytest.Function) -> list[Case]:
    parameters = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return [value for value in parameters if isinstance(value, Case)]

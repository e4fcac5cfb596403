"""A running server at which whoever is disconnected is absent at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from kit.server import GENEROUS, LiveServer, running
from msgspec.structs import replace


@pytest.fixture(scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running(tmp_path_factory.mktemp("live"), replace(GENEROUS, away_seconds=0)) as live_server:
        yield live_server
        assert live_server.log.faults == []

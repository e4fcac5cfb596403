"""A running server and a client for it."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from kit.server import LiveServer, running


@pytest.fixture(scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running(tmp_path_factory.mktemp("api"), host_names=("games.example",)) as live_server:
        yield live_server
        assert live_server.log.faults == []


@pytest.fixture
def client(live_server: LiveServer) -> httpx.Client:
    return live_server.http

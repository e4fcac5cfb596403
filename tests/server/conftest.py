"""New databases: a file for SQLite, and one of each kind."""

from __future__ import annotations

from pathlib import Path

import pytest
from kit.postgres import PostgresServer
from kit.store import address


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "stip.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, file: Path) -> str:
    """The URL of a new database of each kind."""
    if request.param == "sqlite":
        return address(file)
    server = request.getfixturevalue("postgres")
    assert isinstance(server, PostgresServer)
    return server.new_database()

"""Migrations: they lead to the schema, for everybody who opens the database at once."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from kit.store import process, summary, with_store
from sqlalchemy import create_engine

from stip.errors import BadDatabase
from stip.server.storage.event_store import EventStore
from stip.server.storage.schema import METADATA


def test_processes_that_open_a_new_database_at_once_all_come_up(tmp_path: Path) -> None:
    said, _ = process("open_at_once", tmp_path).communicate()
    assert said.splitlines() == ["0 0 0 0"] * 8


def test_migrations_lead_to_the_schema(file: Path) -> None:
    async def nothing(store: EventStore) -> None:
        pass

    with_store(file, nothing)
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_database_of_a_later_version_is_left_alone(file: Path) -> None:
    async def fill(store: EventStore) -> None:
        await store.append("b", 1, [b"x"], summary())

    with_store(file, fill)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadDatabase, match="later version"):
        with_store(file, fill)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (1,)

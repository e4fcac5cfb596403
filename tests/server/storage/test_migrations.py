"""Migrations: they lead to the schema, for everybody who opens the database at once."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from kit.postgres import PostgresServer
from kit.store import address, process, summary, with_store
from sqlalchemy import Connection

from stip.errors import BadDatabase
from stip.server.storage.event_store import EventStore
from stip.server.storage.schema import METADATA


def test_processes_that_open_a_new_database_at_once_all_come_up(tmp_path: Path) -> None:
    said, _ = process("open_at_once", *(address(tmp_path / f"{number}.db") for number in range(8))).communicate()
    assert said.splitlines() == ["0 0 0 0"] * 8


def test_processes_that_open_a_new_database_in_postgresql_at_once_all_come_up(postgres: PostgresServer) -> None:
    said, _ = process("open_at_once", *(postgres.new_database() for _ in range(3))).communicate()
    assert said.splitlines() == ["0 0 0 0"] * 3


def test_migrations_lead_to_the_schema(url: str) -> None:
    def difference(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def compare(store: EventStore) -> None:
        async with store._database.reading() as connection:
            assert await connection.run_sync(difference) == []

    with_store(url, compare)


def test_a_database_of_a_later_version_is_left_alone(file: Path) -> None:
    async def fill(store: EventStore) -> None:
        await store.append("b", 1, [b"x"], summary())

    with_store(address(file), fill)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadDatabase, match="later version"):
        with_store(address(file), fill)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (1,)

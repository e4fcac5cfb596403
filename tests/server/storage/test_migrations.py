"""Migrations: they lead to the schema, for everybody who opens the database at once."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from kit.postgres import PostgresServer
from kit.store import address, opened, process, summary, with_store
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from stip.errors import BadDatabase
from stip.server.storage.checksums import checksums_of
from stip.server.storage.event_store import EventStore
from stip.server.storage.migrations import migrate
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
        assert await store._database.read(difference) == []

    with_store(url, compare)


def test_events_from_before_get_their_checksums_and_tables_in_play_become_due(url: str) -> None:
    def fill(connection: Connection) -> None:
        migrate(connection, "0001")
        for code, phase in (("old", "playing"), ("done", "over")):
            connection.execute(
                text("INSERT INTO tables VALUES (:code, 'halma', :phase, 2, 17, 5)"), {"code": code, "phase": phase}
            )
            for seq, data in enumerate((b"one", b"two"), 1):
                row = {"code": code, "seq": seq, "data": data}
                connection.execute(text("INSERT INTO events VALUES (:code, :seq, :data, 17)"), row)

    async def run() -> None:
        if url.startswith("sqlite"):
            with create_engine(url).begin() as connection:
                fill(connection)
        else:
            engine = create_async_engine("postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url))
            async with engine.begin() as opened_connection:
                await opened_connection.run_sync(fill)
            await engine.dispose()
        async with opened(url) as store:
            for code in ("old", "done"):
                assert [one.checksum for one in await store.load(code)] == checksums_of(b"", [b"one", b"two"])
            assert {code: row.due for code, row in (await store.rows(["old", "done"])).items()} == {
                "old": 17,
                "done": None,
            }
            previous = (await store.load("old"))[-1].checksum
            await store.append("old", 3, [b"three"], summary(), previous)

    asyncio.run(run())


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

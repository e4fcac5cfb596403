"""The database file: durable, private, backed up whole, and refused in words if it is none."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from kit.store import address, event, events_of, opened, summary, with_store
from sqlalchemy import Connection, Select

from stip.errors import BadDatabase
from stip.server.storage.event_store import EventStore
from stip.server.storage.listing import listed, select_rows
from stip.server.storage.schema import TABLES

# Bad days


def test_commits_wait_for_the_disk(file: Path) -> None:
    def settings(connection: Connection) -> dict[str, Any]:
        names = ("journal_mode", "synchronous", "fullfsync", "foreign_keys", "busy_timeout")
        return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names}

    async def test(store: EventStore) -> None:
        found = await store._database.read(settings)
        full = 2
        assert found == {
            "journal_mode": "wal",
            "synchronous": full,
            "fullfsync": 1,
            "foreign_keys": 1,
            "busy_timeout": 30_000,
        }

    with_store(address(file), test)


# Backups


def test_a_backup_made_while_others_write_can_be_opened_and_is_whole(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def make(store: EventStore) -> None:
        for seq in range(1, 20):
            await store.append("b", seq, [event("b", seq)], summary(at=seq, owners=("ann",)))

        async def go_on() -> None:
            for seq in range(20, 60):
                await store.append("b", seq, [event("b", seq)], summary(at=seq, owners=("ann",)))

        await asyncio.gather(go_on(), store.backup(copy))
        assert copy.stat().st_mode & 0o077 == 0
        assert {found.name for found in tmp_path.glob("copy*")} == {"copy.db"}
        with pytest.raises(FileExistsError):
            await store.backup(copy)

    async def check(store: EventStore) -> None:
        (row,) = await store.find(owner="ann")
        assert 19 <= row.seq < 60
        assert await events_of(store, "b") == [event("b", seq) for seq in range(1, row.seq + 1)]
        await store.append("b", row.seq + 1, [b"on"], summary())

    with_store(address(file), make)
    with_store(address(copy), check)


def test_a_backup_of_a_quiet_database_equals_it(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def make(store: EventStore) -> None:
        await store.append("b", 1, [b"x", b"y"], summary(at=5, phase="over", owners=("ann",)))
        await store.backup(copy)

    with_store(address(file), make)
    contents = []
    for database in (file, copy):
        with closing(sqlite3.connect(database)) as connection:
            contents.append(list(connection.iterdump()))
    assert contents[0] == contents[1]


# Opening


def test_a_new_database_is_its_owners_alone(file: Path) -> None:
    async def test(store: EventStore) -> None:
        await store.append("b", 1, [b"x"], summary())
        assert [found.stat().st_mode & 0o077 for found in file.parent.glob("stip.db*")] == [0, 0, 0]

    with_store(address(file), test)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("stip.db", "address should look like"),
        ("", "address should look like"),
        ("nothing://name:secret@host/stip", "address should look like"),
        ("sqlite://", "in memory"),
        ("sqlite+aiosqlite:///:memory:", "in memory"),
        ("sqlite:////", "SQLITE_CANTOPEN"),
        (f"sqlite:///{__file__}", "SQLITE_NOTADB"),
    ],
)
def test_what_is_no_database_is_refused_in_words(url: str, why: str) -> None:
    with pytest.raises(BadDatabase, match=why) as refused:
        asyncio.run(EventStore.open(url))
    assert "secret" not in str(refused.value)


def test_a_database_that_must_exist_is_not_made(file: Path) -> None:
    with pytest.raises(FileNotFoundError):
        asyncio.run(EventStore.open(address(file), must_exist=True))
    assert not file.exists()


# One server


def test_a_second_server_refuses_a_file_that_is_in_use(file: Path) -> None:
    async def run() -> None:
        first = await EventStore.open(address(file), is_serving=True)
        with pytest.raises(BadDatabase, match="another server is using it"):
            await EventStore.open(address(file), is_serving=True)
        async with opened(address(file)) as command:  # of an operator
            await command.append("b", 1, [b"x"], summary())
        await first.append("b", 2, [b"y"], summary())
        await first.close()
        second = await EventStore.open(address(file), is_serving=True)
        assert await events_of(second, "b") == [b"x", b"y"]
        await second.close()

    asyncio.run(run())


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        asyncio.run(EventStore.open(address(tmp_path / "nowhere" / "stip.db"), is_serving=True))
    assert not (tmp_path / "nowhere").exists()


def test_lists_and_due_tables_are_found_by_an_index_without_sorting(file: Path) -> None:
    queries = {
        "tables_by_phase": listed(None, "playing", 99, (50, "code"), 10),
        "tables_by_due": select_rows().where(TABLES.c.due < 5).order_by(TABLES.c.due),
    }

    def step_of(query: Select[Any], connection: Connection) -> str:
        text = str(query.compile(compile_kwargs={"literal_binds": True}))
        (step,) = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}")
        return str(step.detail)

    async def test(store: EventStore) -> None:
        for index, query in queries.items():
            assert f"USING INDEX {index} (" in await store._database.read(partial(step_of, query))

    with_store(address(file), test)

"""PostgreSQL: appends survive connections that break and a server that restarts, and happen once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from kit.postgres import PostgresServer, postgres_server
from kit.store import TABLES, event, events_of, opened, summary, with_store

from stip.errors import BadDatabase, Conflict, NoBackup, StoreFailed
from stip.server.storage import postgresql
from stip.server.storage.event_store import EventStore
from stip.server.storage.postgresql import PostgresqlDatabase


@pytest.fixture
def shared(postgres: PostgresServer) -> str:
    return postgres.new_database()


@pytest.fixture
def own_server() -> Iterator[PostgresServer]:
    """A server that a test may stop."""
    with postgres_server() as server:
        yield server


def break_once(store: EventStore, problem: Exception, is_stored: bool, then: Callable[[], Any] | None = None) -> None:
    """Let the next write fail, after or before it has been stored."""
    database = store._database
    assert isinstance(database, PostgresqlDatabase)
    connection = database._writer

    class Breaking:
        async def fetch(self, *words: object) -> list[Any]:
            if is_stored:
                await connection.fetch(*words)
            if then:
                await then()
            raise problem

        def terminate(self) -> None:
            connection.terminate()

    database._writer = Breaking()


BREAKS = [
    ConnectionResetError(),
    TimeoutError(),
    asyncpg.ConnectionDoesNotExistError("gone"),
    asyncpg.InterfaceError("closed"),
    asyncpg.AdminShutdownError("stopping"),
    asyncpg.DeadlockDetectedError("deadlock"),
    asyncpg.SerializationError("serialization"),
]


@pytest.mark.parametrize("problem", BREAKS, ids=lambda problem: type(problem).__name__)
@pytest.mark.parametrize("is_stored", [False, True])
def test_a_commit_whose_connection_breaks_is_stored_once(shared: str, problem: Exception, is_stored: bool) -> None:
    async def test(store: EventStore) -> None:
        await store.append("b", 1, [b"one"], summary())
        break_once(store, problem, is_stored)
        results = await asyncio.gather(
            store.append("b", 2, [b"two", b"three"], summary(owners=("ann",))),
            store.append("c", 2, [b"gap"], summary()),
            store.append("d", 1, [b"new"], summary()),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [bytes, Conflict, bytes]
        assert await events_of(store, "b") == [b"one", b"two", b"three"]
        assert await events_of(store, "d") == [b"new"]
        assert [row.code for row in await store.find(owner="ann")] == ["b"]
        assert store.write_problem is None

    with_store(shared, test)


def test_numbers_that_another_server_has_written_while_the_connection_was_broken_are_a_conflict(shared: str) -> None:
    async def run() -> None:
        async with opened(shared) as one, opened(shared) as other:
            await one.append("b", 1, [b"one"], summary())
            break_once(one, ConnectionResetError(), False, lambda: other.append("b", 2, [b"theirs"], summary()))
            with pytest.raises(Conflict):
                await one.append("b", 2, [b"mine"], summary())
            assert await events_of(one, "b") == [b"one", b"theirs"]

    asyncio.run(run())


def test_sessions_that_are_ended_again_and_again_lose_no_event_and_repeat_none(
    shared: str, postgres: PostgresServer
) -> None:
    async def run() -> None:
        async with opened(shared) as store:
            is_over = False

            async def play(table: str) -> int:
                seq = 1
                while not is_over:
                    await store.append(table, seq, [event(table, seq)], summary())
                    seq += 1
                return seq - 1

            players = [asyncio.create_task(play(table)) for table in TABLES]
            for _ in range(10):
                await asyncio.to_thread(postgres.end_sessions)
            is_over = True
            for table, count in zip(TABLES, await asyncio.gather(*players), strict=True):
                assert await events_of(store, table) == [event(table, seq) for seq in range(1, count + 1)]

    asyncio.run(run())


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_a_database_that_restarts_is_waited_for(
    own_server: PostgresServer, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "RETRY_S", 300)  # a busy machine takes its time

    async def test(store: EventStore) -> None:
        await store.append("b", 1, [b"one"], summary())
        await asyncio.to_thread(own_server.stop, mode)
        waiting = asyncio.create_task(store.append("b", 2, [b"two"], summary()))
        await asyncio.to_thread(own_server.start)
        await waiting
        assert await events_of(store, "b") == [b"one", b"two"]

    with_store(own_server.new_database(), test)


def test_a_database_that_stays_away_is_told_and_work_goes_on_when_it_is_back(
    own_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "RETRY_S", 0.1)

    async def test(store: EventStore) -> None:
        await store.append("b", 1, [b"one"], summary())
        await asyncio.to_thread(own_server.stop, "immediate")
        for _ in range(2):
            with pytest.raises(StoreFailed):
                await store.append("b", 2, [b"two"], summary())
        assert store.write_problem
        for read in (store.load("b"), store.find(), store.now(), store.servers(), store.notify("hello")):
            with pytest.raises(StoreFailed):
                await read
        await asyncio.to_thread(own_server.start)
        await store.append("b", 2, [b"two"], summary())
        assert store.write_problem is None
        assert await events_of(store, "b") == [b"one", b"two"]

    with_store(own_server.new_database(), test)


def test_commits_wait_for_the_disk_and_statements_do_not_wait_for_ever(shared: str) -> None:
    async def test(store: EventStore) -> None:
        await store.append("b", 1, [b"one"], summary())
        database = store._database
        assert isinstance(database, PostgresqlDatabase)
        for name, value in (("synchronous_commit", "on"), ("statement_timeout", "8s")):
            assert await database._writer.fetchval(f"SHOW {name}") == value

    with_store(shared, test)


def test_two_servers_that_write_to_the_same_tables_in_another_order_do_not_wait_for_each_other(shared: str) -> None:
    async def run() -> None:
        async with opened(shared) as one, opened(shared) as other:
            for seq in range(1, 30):
                results = await asyncio.gather(
                    *(one.append(table, seq, [b"one"], summary()) for table in TABLES),
                    *(other.append(table, seq, [b"other"], summary()) for table in reversed(TABLES)),
                    return_exceptions=True,
                )
                assert sorted(type(result).__name__ for result in results) == ["Conflict"] * 8 + ["bytes"] * 8

    asyncio.run(run())


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda url: url.replace("/postgres?", "/nowhere?"), "InvalidCatalogNameError"),
        (lambda url: url.replace("?host=", "?host=/nowhere"), "FileNotFoundError"),
        (lambda url: "postgresql://ann:secret@localhost:1/stip", "ConnectionRefusedError"),
    ],
)
def test_a_database_that_cannot_be_opened_is_refused_in_words(
    shared: str, change: Callable[[str], str], why: str
) -> None:
    with pytest.raises(BadDatabase, match=why) as refused:
        asyncio.run(EventStore.open(change(shared)))
    assert "secret" not in str(refused.value)


def test_the_name_of_the_driver_may_be_in_the_url(shared: str) -> None:
    async def test(store: EventStore) -> None:
        assert store.is_shared

    with_store(shared.replace("postgresql://", "postgresql+asyncpg://"), test)


def test_it_is_backed_up_with_its_own_tools(shared: str, tmp_path: Path) -> None:
    async def test(store: EventStore) -> None:
        with pytest.raises(NoBackup, match="PostgreSQL"):
            await store.backup(tmp_path / "copy")

    with_store(shared, test)

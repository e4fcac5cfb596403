"""Several servers with one database: who is alive, which tables are due, and what they tell each other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from kit.postgres import PostgresServer
from kit.store import opened, summary, with_store

from stip.server.storage.event_store import EventStore


class Listener:
    """Collects the messages that a store receives."""

    def __init__(self) -> None:
        self.messages: list[str] = []
        self.connections = 0
        self._changed = asyncio.Event()

    def on_message(self, message: str) -> None:
        self.messages.append(message)
        self._changed.set()

    def on_connected(self) -> None:
        self.connections += 1
        self._changed.set()

    async def wait_for(self, messages: int = 0, connections: int = 0) -> None:
        while len(self.messages) < messages or self.connections < connections:
            self._changed.clear()
            await self._changed.wait()


@asynccontextmanager
async def listening(store: EventStore) -> AsyncIterator[Listener]:
    listener = Listener()
    task = asyncio.create_task(store.listen(listener.on_message, listener.on_connected))
    try:
        await listener.wait_for(connections=1)
        yield listener
    finally:
        task.cancel()
        await asyncio.wait([task])


@pytest.fixture
def shared(postgres: PostgresServer) -> str:
    return postgres.new_database()


def test_each_server_has_an_id_of_its_own(url: str) -> None:
    async def run() -> None:
        async with opened(url) as one, opened(url) as other:
            assert one.server != other.server
            assert one.is_shared is url.startswith("postgresql")

    asyncio.run(run())


def test_servers_are_listed_with_when_they_started_and_were_last_alive(url: str) -> None:
    async def test(store: EventStore) -> None:
        async with listening(store):
            await store.register(100, 90)
            await store.beat(150)
            (row,) = await store.servers()
            assert (row.id, row.started_at, row.alive_at, row.kept_since) == (store.server, 100, 150, 90)
            assert row.is_living

    with_store(url, test)


def test_servers_of_the_past_are_forgotten_and_whoever_is_alive_is_listed_again(url: str) -> None:
    async def run() -> None:
        async with opened(url) as old, opened(url) as new:
            await old.register(100, 100)
            await new.register(200, 200)
            await new.forget_servers(150)
            assert [row.id for row in await new.servers()] == [new.server]
            await new.forget_servers(999)
            assert [row.id for row in await new.servers()] == [new.server]
            await old.beat(300)
            assert [(row.id, row.alive_at) for row in await new.servers()] == [(new.server, 200), (old.server, 300)]

    asyncio.run(run())


def test_due_tables_are_those_that_no_living_server_keeps(url: str) -> None:
    async def run() -> None:
        async with opened(url) as one, opened(url) as other:
            await one.append("mine", 1, [b"x"], summary(due=30))
            await other.append("theirs", 1, [b"x"], summary(due=20))
            await one.append("later", 1, [b"x"], summary(due=90))
            await one.append("never", 1, [b"x"], summary())

            async def due(*living: str, limit: int = 100) -> list[str]:
                return [row.code for row in await one.due_tables(50, living, limit)]

            assert await due() == ["theirs", "mine"]
            assert await due(limit=1) == ["theirs"]
            assert await due(one.server, other.server) == []
            assert await due(other.server) == ["mine"]
            await one.append("theirs", 2, [b"x"], summary(due=40))
            assert await due(other.server) == ["mine", "theirs"]
            row = await other.row("theirs")
            assert row
            assert row.keeper == one.server

    asyncio.run(run())


def test_a_database_of_one_server_tells_nobody_anything(file: Path) -> None:
    async def test(store: EventStore) -> None:
        async with listening(store) as listener:
            await store.notify("hello")
            assert listener.messages == []
            assert await store.now() is None

    with_store(f"sqlite:///{file}", test)


def test_a_server_is_alive_as_long_as_it_listens(shared: str) -> None:
    async def run() -> None:
        async with opened(shared) as one, opened(shared) as other:
            await one.register(100, 100)

            async def is_living() -> bool:
                return [row.is_living for row in await other.servers()] == [True]

            assert not await is_living()
            async with listening(one):
                assert await is_living()
            while await is_living():
                await asyncio.sleep(0.01)

    asyncio.run(run())


def test_servers_hear_of_each_others_events_and_messages(shared: str) -> None:
    async def run() -> None:
        async with opened(shared) as one, opened(shared) as other, listening(other) as listener:
            await one.append("b", 1, [b"x", b"y"], summary())
            await one.append("b", 3, [b"z"], summary())
            await one.notify("hello")
            await listener.wait_for(messages=3)
            assert listener.messages == [f"e {one.server} b 2", f"e {one.server} b 3", "hello"]

    asyncio.run(run())


def test_a_group_of_many_tables_is_told_in_few_messages_that_name_each_table_once(shared: str) -> None:
    async def run() -> None:
        async with opened(shared) as one, opened(shared) as other, listening(other) as listener:
            codes = [f"a-long-code-{number:04}" for number in range(900)]
            await asyncio.gather(*(one.append(code, 1, [b"x"], summary()) for code in codes))
            await one.notify("end")
            while "end" not in listener.messages:
                await listener.wait_for(messages=len(listener.messages) + 1)
            *parts, _ = listener.messages
            words = [word for part in parts for word in part.split()[2:]]
            assert sorted(words[::2]) == codes
            assert set(words[1::2]) == {"1"}
            assert len(parts) < 10
            assert max(len(part) for part in parts) <= 7900

    asyncio.run(run())


def test_what_is_in_conflict_is_not_told(shared: str) -> None:
    async def run() -> None:
        async with opened(shared) as one, opened(shared) as other, listening(other) as listener:
            results = await asyncio.gather(
                one.append("b", 1, [b"x"], summary()),
                one.append("c", 2, [b"x"], summary()),
                one.append("d", 1, [b"x"], summary()),
                return_exceptions=True,
            )
            assert isinstance(results[1], Exception)
            await one.notify("end")
            while "end" not in listener.messages:
                await listener.wait_for(messages=len(listener.messages) + 1)
            words = {word for message in listener.messages for word in message.split()}
            assert {"b", "d"} <= words
            assert "c" not in words

    asyncio.run(run())


def test_a_listener_that_is_cut_off_connects_again_and_says_so(shared: str, postgres: PostgresServer) -> None:
    async def run() -> None:
        async with opened(shared) as one, listening(one) as listener:
            await one.register(100, 100)
            await asyncio.to_thread(postgres.end_sessions)
            await listener.wait_for(connections=2)
            assert [row.is_living for row in await one.servers()] == [True]
            await one.notify("still here")
            await listener.wait_for(messages=1)

    asyncio.run(run())


def test_the_database_tells_the_time(shared: str) -> None:
    async def test(store: EventStore) -> None:
        first, second = await store.now(), await store.now()
        assert first is not None
        assert second is not None
        assert 1_700_000_000_000 < first <= second

    with_store(shared, test)

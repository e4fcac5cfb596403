"""The writer: many appends share a transaction, and one that fails takes no other with it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Collection, Sequence
from contextlib import closing
from pathlib import Path

import pytest
from kit.store import TABLES, address, event, events_of, process, summary, with_store

from stip.errors import StoreFailed
from stip.server.storage import writer
from stip.server.storage.commits import Commit, TableSummary
from stip.server.storage.event_store import EventStore


class Groups:
    """Counts the groups of commits that a store writes while it is entered."""

    def __init__(self, store: EventStore) -> None:
        self._database, self.count = store._database, 0

    def __enter__(self) -> Groups:
        self._write = self._database.write_group
        self._database.write_group = self._count  # type: ignore[method-assign]
        return self

    def __exit__(self, *problem: object) -> None:
        self._database.write_group = self._write  # type: ignore[method-assign]

    async def _count(self, group: Sequence[Commit]) -> Collection[Commit]:
        self.count += 1
        return await self._write(group)


# Groups


def test_many_tables_share_one_trip_to_the_disk(url: str) -> None:
    async def test(store: EventStore) -> None:
        with Groups(store) as groups:
            await asyncio.gather(*(store.append(f"t{number}", 1, [b"x"], summary()) for number in range(200)))
        assert groups.count <= 2
        assert len(await store.find(limit=1000)) == 200

    with_store(url, test)


def test_one_table_may_append_twice_to_a_group(url: str) -> None:
    async def test(store: EventStore) -> None:
        with Groups(store) as groups:
            await asyncio.gather(
                store.append("b", 1, [b"1"], summary(at=1, owners=("early", "both"))),
                store.append("b", 2, [b"2", b"3"], summary(at=2, owners=("both", "late"))),
            )
        assert groups.count == 1
        assert await events_of(store, "b") == [b"1", b"2", b"3"]
        assert [row.seq for row in await store.find(owner="late")] == [3]
        assert await store.find(owner="early") == []

    with_store(url, test)


@pytest.mark.parametrize("bad", range(5))
def test_a_batch_that_cannot_be_stored_fails_alone(url: str, bad: int) -> None:
    unfit: list[tuple[int, list[object], TableSummary]] = [
        (2, [b"gap"], summary()),  # found to conflict
        (1, [object()], summary()),  # refused by the driver
        (1, [b"x"], TableSummary("halma", "\ud800", (), 1)),
        (1, [b"x", None], summary()),  # refused by the database
        (1, [b"x"], TableSummary("halma", "playing", ("h", "h"), 2**70)),
    ]

    async def test(store: EventStore) -> None:
        seq, events, told = unfit[bad]
        results = await asyncio.gather(
            *(store.append(f"before{number}", 1, [b"x"], summary()) for number in range(10)),
            store.append("bad", seq, events, told),  # type: ignore[arg-type]
            *(store.append(f"after{number}", 1, [b"x"], summary()) for number in range(10)),
            return_exceptions=True,
        )
        assert [number for number, result in enumerate(results) if isinstance(result, Exception)] == [10]
        assert len(await store.find()) == 20
        assert await events_of(store, "bad") == []
        assert await store.find(owner="h") == []

    with_store(url, test)


def test_who_comes_when_many_wait_waits_too_and_is_served(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MAX_QUEUED_COMMITS", 3)

    async def test(store: EventStore) -> None:
        with Groups(store) as groups:
            await asyncio.gather(*(store.append(f"t{number}", 1, [b"x"], summary()) for number in range(60)))
        assert groups.count >= 20
        assert len(await store.find()) == 60

    with_store(url, test)


# Bad days


def test_kill_minus_nine_takes_no_event_that_was_acknowledged(url: str) -> None:
    safe = dict.fromkeys(TABLES, 0)
    for patience in (1, 40, 300, 7):
        child = process("append_for_ever", url)
        assert child.stdout
        for _ in range(patience):
            table, seq = child.stdout.readline().split()
            safe[table] = int(seq)
        child.kill()
        rest, _ = child.communicate()
        for line in rest.splitlines(keepends=True):
            if line.endswith("\n"):
                table, seq = line.split()
                safe[table] = int(seq)

        async def check(store: EventStore) -> None:
            for table in TABLES:
                events = await events_of(store, table)
                assert len(events) >= safe[table]
                assert len(events) % 2 == 0  # a batch is whole
                assert events == [event(table, seq) for seq in range(1, len(events) + 1)]

        with_store(url, check)
    assert min(safe.values()) > 0


def test_a_full_disk_is_told_and_loses_nothing_and_work_goes_on_when_there_is_room(file: Path) -> None:
    told, _ = process("fill_the_disk", address(file)).communicate()
    problem, safe = told.splitlines()
    assert problem.startswith("store-failed SQLITE_")

    async def check(store: EventStore) -> None:
        assert await events_of(store, "full") == [b"x" * 2000] * int(safe)

    with_store(address(file), check)


def test_a_failure_is_told_to_all_of_its_group_without_a_word_of_what_was_written(file: Path) -> None:
    async def test(store: EventStore) -> None:
        with closing(sqlite3.connect(file)) as other:
            other.execute("ALTER TABLE events RENAME TO gone")
        results = await asyncio.gather(
            *(store.append(table, 1, [b"a hand"], summary()) for table in TABLES), return_exceptions=True
        )
        for result in results:
            assert isinstance(result, StoreFailed)
            assert "hand" not in str(result)
            assert result.__cause__ is None
        with pytest.raises(StoreFailed):
            await store.load("b")
        with closing(sqlite3.connect(file)) as other:
            other.execute("ALTER TABLE gone RENAME TO events")
        await store.append("b", 1, [b"a hand"], summary())

    with_store(address(file), test)

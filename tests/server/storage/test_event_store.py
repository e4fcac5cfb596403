"""The store: what it was given is there, whatever happens; what it refused is not."""

from __future__ import annotations

import asyncio

import pytest
from kit.store import TABLES, events_of, opened, summary, with_store

from stip.errors import Conflict
from stip.server.storage.event_store import EventStore, TableRow

# Appending and loading


def test_what_was_appended_is_loaded_also_by_the_next_who_opens_it(url: str) -> None:
    async def first(store: EventStore) -> None:
        await store.append("b", 1, [b"one", b"\x00\xff"], summary())
        await store.append("c", 1, [b"other"], summary())
        await store.append("b", 3, [b"three"], summary())
        assert await events_of(store, "b") == [b"one", b"\x00\xff", b"three"]

    async def second(store: EventStore) -> None:
        assert await events_of(store, "b") == [b"one", b"\x00\xff", b"three"]
        assert await events_of(store, "c") == [b"other"]
        assert await events_of(store, "d") == []

    with_store(url, first)
    with_store(url, second)


@pytest.mark.parametrize("seq", [1, 2, 4, 5, 0])
def test_numbers_that_are_taken_or_leave_a_gap_are_a_conflict_and_change_nothing(url: str, seq: int) -> None:
    async def test(store: EventStore) -> None:
        await store.append("b", 1, [b"one", b"two"], summary(at=1, owners=("h",)))
        found = await store.find()
        with pytest.raises(Conflict):
            await store.append("b", seq, [b"new", b"newer"], summary(at=2, phase="over", owners=("g",)))
        assert await events_of(store, "b") == [b"one", b"two"]
        assert await store.find() == found
        assert await store.find(owner="g") == []
        await store.append("b", 3, [b"three"], summary())

    with_store(url, test)


def test_of_two_servers_with_one_database_only_one_writes_a_number(url: str) -> None:
    async def run() -> None:
        async with opened(url) as one, opened(url) as other:
            for seq in range(1, 20):
                results = await asyncio.gather(
                    one.append("b", seq, [b"by one"], summary()),
                    other.append("b", seq, [b"by other"], summary()),
                    return_exceptions=True,
                )
                assert sorted(type(result).__name__ for result in results) == ["Conflict", "bytes"]
                winner = b"by one" if isinstance(results[0], bytes) else b"by other"
                assert await events_of(one, "b", seq - 1) == [winner]

    asyncio.run(run())


def test_whoever_stops_waiting_stops_nobody_else(url: str) -> None:
    async def test(store: EventStore) -> None:
        impatient = asyncio.create_task(store.append("b", 1, [b"b"], summary()))
        patient = asyncio.create_task(store.append("c", 1, [b"c"], summary()))
        await asyncio.sleep(0)
        impatient.cancel()
        await patient
        assert await events_of(store, "b") == [b"b"]
        assert await events_of(store, "c") == [b"c"]

    with_store(url, test)


def test_closing_stores_what_waits(url: str) -> None:
    async def run() -> None:
        store = await EventStore.open(url)
        waiting = [asyncio.create_task(store.append(table, 1, [b"x"], summary())) for table in TABLES]
        await asyncio.sleep(0)
        await store.close()
        assert all(task.done() for task in waiting)
        await asyncio.gather(*waiting)

    asyncio.run(run())


# Finding and forgetting


def test_tables_are_found_by_holder_phase_and_age_newest_first(url: str) -> None:
    async def test(store: EventStore) -> None:
        await store.append("old", 1, [b"x"], summary(at=10, owners=("ann", "bob")))
        await store.append("new", 1, [b"x"], summary(at=30, owners=("bob",)))
        await store.append("over", 1, [b"x"], summary(at=15, owners=("ann",)))
        await store.append("over", 2, [b"x"], summary(at=20, phase="over", owners=("ann",)))

        async def codes(**wanted: object) -> list[str]:
            return [row.code for row in await store.find(**wanted)]  # type: ignore[arg-type]

        assert await codes() == ["new", "over", "old"]
        assert await codes(limit=2) == ["new", "over"]
        assert await codes(owner="ann") == ["over", "old"]
        assert await codes(owner="bob") == ["new", "old"]
        assert await codes(owner="cay") == []
        assert await codes(phase="playing") == ["new", "old"]
        assert await codes(before=30) == ["over", "old"]
        assert await codes(before=30, phase="playing", owner="ann") == ["old"]
        assert await store.find(phase="over") == [TableRow("over", "halma", "over", 2, 20, 15, None, store.server)]

    with_store(url, test)


def test_long_lists_are_read_page_by_page(url: str) -> None:
    async def test(store: EventStore) -> None:
        for number in range(20):
            phase = ("playing", "over", "closed")[number % 3]
            made, changed = 10 + number // 4, 100 - number  # several at the same time
            code = f"t{number:02}"
            await store.append(code, 1, [b"x"], summary(at=made, phase=phase, owners=("ann",)))
            await store.append(code, 2, [b"x"], summary(at=changed, phase=phase, owners=("ann",)))
        every = {f"t{number:02}" for number in range(20)}

        async def pages(owner: str | None = None, phase: str | None = None, before: int | None = None) -> list[str]:
            codes: list[str] = []
            after = None
            while rows := await store.find(owner=owner, phase=phase, before=before, after=after, limit=3):
                codes += [row.code for row in rows]
                after = (rows[-1].at if owner else rows[-1].made_at, rows[-1].code)
            return codes

        assert await pages() == sorted(every, key=lambda code: (int(code[1:]) // 4, code), reverse=True)
        assert await pages(owner="ann") == sorted(every)
        assert await pages(phase="over") == sorted((f"t{number:02}" for number in range(1, 20, 3)), reverse=True)
        assert await pages(phase="over", before=92) == ["t19", "t16", "t13", "t10"]

    with_store(url, test)


def test_who_leaves_a_table_no_longer_finds_it(url: str) -> None:
    async def test(store: EventStore) -> None:
        await store.append("b", 1, [b"x"], summary(owners=("ann", "bob")))
        await store.append("b", 2, [b"x"], summary(owners=("bob", "cay")))
        assert [len(await store.find(owner=owner)) for owner in ("ann", "bob", "cay")] == [0, 1, 1]

    with_store(url, test)


def test_a_forgotten_table_is_gone_and_others_are_not(url: str) -> None:
    async def test(store: EventStore) -> None:
        await store.append("b", 1, [b"x", b"y"], summary(owners=("ann",)))
        await store.append("c", 1, [b"z"], summary(owners=("ann",)))
        assert await store.delete("b")
        assert not await store.delete("b")
        assert await events_of(store, "b") == []
        assert [row.code for row in await store.find(owner="ann")] == ["c"]
        with pytest.raises(Conflict):
            await store.append("b", 3, [b"late"], summary())
        await store.append("b", 1, [b"anew"], summary())
        assert await events_of(store, "b") == [b"anew"]

    with_store(url, test)


def test_a_table_where_something_has_happened_since_is_not_forgotten(url: str) -> None:
    async def test(store: EventStore) -> None:
        await store.append("b", 1, [b"x"], summary(at=10))
        (row,) = await store.find(before=20)
        await store.append("b", 2, [b"back"], summary(at=25))
        assert not await store.delete(row.code, before=20)
        assert await events_of(store, "b") == [b"x", b"back"]
        assert await store.delete(row.code, before=26)

    with_store(url, test)

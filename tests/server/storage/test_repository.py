"""Tables in the store: what was stored comes back, and what was damaged is noticed and hurts no other table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from kit.store import opened, summary
from kit.tables import ANN, TableHarness, order, two_people
from sqlalchemy import delete, update

from stip.errors import DamagedTable, UnknownTable
from stip.server.storage.checksums import checksums_of
from stip.server.storage.event_store import EventStore
from stip.server.storage.repository import append_events, catch_up, due_time, load_table, refresh_due
from stip.server.storage.schema import EVENTS
from stip.table.clocks import Clock
from stip.table.commands import Say
from stip.table.events import encode
from stip.table.table import Table

Change = Callable[[EventStore], Awaitable[object]]


async def keep(store: EventStore, harness: TableHarness, code: str) -> Table:
    """Store a table under a code."""
    events = [entry.event for entry in harness.table.history]
    table = Table(code, events)
    await append_events(store, table, events)
    return table


async def stored(store: EventStore, code: str) -> list[tuple[bytes, bytes]]:
    return [(event.data, event.checksum) for event in await store.load(code)]


def is_at(seq: int) -> tuple[object, object]:
    return EVENTS.c.table == "damaged", EVENTS.c.seq == seq


async def flip_a_bit(store: EventStore, seq: int, bit: int) -> None:
    data = bytearray((await store.load("damaged"))[seq - 1].data)
    data[bit // 8 % len(data)] ^= 1 << bit % 8
    await store._database.change(update(EVENTS).where(*is_at(seq)).values(data=bytes(data)))  # type: ignore[arg-type]


async def check_damage(store: EventStore, number: int) -> None:
    """Check that one table is damaged from this event on, that it is closed and left as it is, and that another is as
    it was."""
    before = await stored(store, "damaged")
    for _ in range(2):
        with pytest.raises(DamagedTable) as caught:
            await load_table(store, "damaged")
        assert caught.value.facts == {"table": "damaged", "number": number}
    row = await store.row("damaged")
    assert row
    assert (row.phase, row.due) == ("closed", None)
    assert await stored(store, "damaged") == before
    assert (await load_table(store, "healthy")).seq == 14


def with_tables(url: str, test: Callable[[EventStore], Awaitable[None]]) -> None:
    async def run() -> None:
        harness = two_people("halma", clock=Clock("game", 600))
        harness.play_any(10)
        async with opened(url) as store:
            for code in ("damaged", "healthy"):
                await keep(store, harness, code)
            await test(store)

    asyncio.run(run())


def test_a_table_is_loaded_as_it_was(url: str) -> None:
    async def test(store: EventStore) -> None:
        table = await load_table(store, "healthy")
        harness = two_people("halma", clock=Clock("game", 600))
        harness.play_any(10)
        assert table.history == harness.table.history
        assert table.checksum == (await store.load("healthy"))[-1].checksum
        with pytest.raises(UnknownTable):
            await load_table(store, "nowhere")

    with_tables(url, test)


@pytest.mark.parametrize("bit", range(0, 400, 23))
def test_a_flipped_bit_is_noticed(url: str, bit: int) -> None:
    async def test(store: EventStore) -> None:
        seq = 1 + bit % 12
        await flip_a_bit(store, seq, bit)
        await check_damage(store, seq)

    with_tables(url, test)


def test_events_that_are_exchanged_or_lost_are_noticed(url: str) -> None:
    async def exchange(store: EventStore) -> None:
        found = await store.load("damaged")
        for seq, event in ((7, found[7]), (8, found[6])):
            values = {"data": event.data, "checksum": event.checksum}
            await store._database.change(update(EVENTS).where(*is_at(seq)).values(values))  # type: ignore[arg-type]
        await check_damage(store, 7)

    async def lose(store: EventStore) -> None:
        await store._database.change(delete(EVENTS).where(*is_at(5)))  # type: ignore[arg-type]
        await check_damage(store, 5)

    async def test(store: EventStore) -> None:
        await exchange(store)
        await lose(store)

    with_tables(url, test)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b'{"type": "flown", "at": 1}',
        b'{"type": "spoke", "at": 1, "seat": 1, "phrase": "wow", "colour": "red"}',  # from a later version
        b'{"type": "spoke", "at": 1, "seat": "one", "phrase": "wow"}',
        b'{"type": "sat", "at": 1, "seat": 99, "name": "Bo"}',
        b'{"type": "takenback", "at": 1, "entries": -1}',
        b'{"type": "dealt", "at": 1, "seed": "no seed"}',
        b'{"type": "takenover", "at": 1, "seat": 7, "level": 3}',
    ],
)
def test_an_event_that_cannot_be_applied_is_damage_whatever_its_checksum_says(url: str, data: bytes) -> None:
    async def test(store: EventStore) -> None:
        table = await load_table(store, "damaged")
        await store.append("damaged", table.seq + 1, [data], summary(), table.checksum)
        await check_damage(store, table.seq + 1)

    with_tables(url, test)


def test_a_table_that_does_not_begin_with_its_making_is_damaged(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.append("odd", 1, [b'{"type": "drawn", "at": 1}'], summary())
            await store.append("odder", 1, [b'{"type": "sat", "at": 1, "seat": 1, "name": "Bo"}'], summary())
            for code in ("odd", "odder"):
                with pytest.raises(DamagedTable):
                    await load_table(store, code)

    asyncio.run(run())


def test_a_table_is_brought_up_to_date_with_what_others_have_appended(url: str) -> None:
    async def test(store: EventStore) -> None:
        mine = await load_table(store, "healthy")
        assert await catch_up(store, mine) is mine
        theirs = (await load_table(store, "healthy")).copy()
        for word in ("wow", "haha"):
            events = theirs.handle(Say(id=word, seat=1, phrase="wow"), ANN, 5_000_000, b"")
            theirs.apply(events[0])
            await append_events(store, theirs, events)
        newer = await catch_up(store, mine)
        assert (mine.seq, newer.seq) == (theirs.seq - 2, theirs.seq)
        assert newer.history == theirs.history
        assert newer.checksum == theirs.checksum

    with_tables(url, test)


def test_damage_in_what_is_new_is_noticed_too(url: str) -> None:
    async def test(store: EventStore) -> None:
        mine = await load_table(store, "damaged")
        await store.append("damaged", mine.seq + 1, [encode(mine.history[-1].event)], summary(), b"another past")
        with pytest.raises(DamagedTable):
            await catch_up(store, mine)

    with_tables(url, test)


def test_a_table_is_due_when_its_clock_runs_out_or_a_bot_is_to_move_and_else_never(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            timed = await keep(store, two_people("halma", clock=Clock("move", 30)), "timed")
            quiet = await keep(store, two_people("halma"), "quiet")
            seed = next(
                seed
                for seed in (bytes([number] * 32) for number in range(256))
                if TableHarness(order("ann bot1"), seed=seed).table.bot_to_move
            )
            thinking = await keep(store, TableHarness(order("ann bot1"), seed=seed), "thinking")
            rows = await store.rows(["timed", "quiet", "thinking", "nowhere"])
            assert {code: row.due for code, row in rows.items()} == {
                "timed": timed.deadline,
                "quiet": None,
                "thinking": thinking.history[-1].event.at,
            }
            assert due_time(quiet) is None
            over = timed.copy()
            events = over.close("operator", 6_000_000)
            over.apply(events[0])
            await append_events(store, over, events)
            row = await store.row("timed")
            assert row
            assert (row.phase, row.due) == ("closed", None)

    asyncio.run(run())


def test_a_table_that_is_wrongly_due_is_corrected_unless_something_has_happened(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            table = await keep(store, two_people("halma"), "quiet")
            await store.set_due("quiet", table.seq, 7)
            assert [row.code for row in await store.due_tables(8, [])] == ["quiet"]
            await store.set_due("quiet", table.seq - 1, 99)
            assert [row.due for row in await store.due_tables(8, [])] == [7]
            await refresh_due(store, table)
            assert await store.due_tables(8, []) == []

    asyncio.run(run())


def test_checksums_are_chained() -> None:
    events = [b"one", b"two", b"three"]
    whole = checksums_of(b"", events)
    assert [len(checksum) for checksum in whole] == [8, 8, 8]
    assert checksums_of(whole[0], events[1:]) == whole[1:]
    assert checksums_of(b"", events[1:])[0] != whole[1]

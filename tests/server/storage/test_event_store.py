"""The store: what it was given is there, whatever happens; what it refused is not."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from kit.store import TABLES, address, event, process, summary
from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.event import listen, remove

from stip.errors import BadDatabase, Conflict, NoBackup, StoreFailed
from stip.server.storage import writer
from stip.server.storage.event_store import EventStore, TableRow, TableSummary
from stip.server.storage.schema import METADATA

Test = Callable[[EventStore], Awaitable[None]]


@asynccontextmanager
async def opened(file: Path) -> AsyncIterator[EventStore]:
    store = await EventStore.open(address(file))
    try:
        yield store
    finally:
        await store.close()


def with_store(file: Path, test: Test) -> None:
    async def run() -> None:
        async with opened(file) as store:
            await test(store)

    asyncio.run(run())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "stip.db"


class Commits:
    """Counts the transactions that are committed while it is entered."""

    def __enter__(self) -> Commits:
        self.count = 0
        listen(Engine, "commit", self._add)
        return self

    def __exit__(self, *problem: object) -> None:
        remove(Engine, "commit", self._add)

    def _add(self, _: Connection) -> None:
        self.count += 1


# Appending and loading


def test_what_was_appended_is_loaded_also_by_the_next_who_opens_it(file: Path) -> None:
    async def first(store: EventStore) -> None:
        await store.append("b", 1, [b"one", b"\x00\xff"], summary())
        await store.append("c", 1, [b"other"], summary())
        await store.append("b", 3, [b"three"], summary())
        assert await store.load("b") == [b"one", b"\x00\xff", b"three"]

    async def second(store: EventStore) -> None:
        assert await store.load("b") == [b"one", b"\x00\xff", b"three"]
        assert await store.load("c") == [b"other"]
        assert await store.load("d") == []

    with_store(file, first)
    with_store(file, second)


@pytest.mark.parametrize("seq", [1, 2, 4, 5, 0])
def test_numbers_that_are_taken_or_leave_a_gap_are_a_conflict_and_change_nothing(file: Path, seq: int) -> None:
    async def test(store: EventStore) -> None:
        await store.append("b", 1, [b"one", b"two"], summary(at=1, owners=("h",)))
        found = await store.find()
        with pytest.raises(Conflict):
            await store.append("b", seq, [b"new", b"newer"], summary(at=2, phase="over", owners=("g",)))
        assert await store.load("b") == [b"one", b"two"]
        assert await store.find() == found
        assert await store.find(owner="g") == []
        await store.append("b", 3, [b"three"], summary())

    with_store(file, test)


def test_of_two_servers_with_one_database_only_one_writes_a_number(file: Path) -> None:
    async def run() -> None:
        async with opened(file) as one, opened(file) as other:
            for seq in range(1, 20):
                results = await asyncio.gather(
                    one.append("b", seq, [b"by one"], summary()),
                    other.append("b", seq, [b"by other"], summary()),
                    return_exceptions=True,
                )
                assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
                winner = b"by one" if results[0] is None else b"by other"
                assert (await one.load("b"))[seq - 1 :] == [winner]

    asyncio.run(run())


def test_whoever_stops_waiting_stops_nobody_else(file: Path) -> None:
    async def test(store: EventStore) -> None:
        impatient = asyncio.create_task(store.append("b", 1, [b"b"], summary()))
        patient = asyncio.create_task(store.append("c", 1, [b"c"], summary()))
        await asyncio.sleep(0)
        impatient.cancel()
        await patient
        assert await store.load("b") == [b"b"]
        assert await store.load("c") == [b"c"]

    with_store(file, test)


def test_closing_stores_what_waits(file: Path) -> None:
    async def run() -> None:
        store = await EventStore.open(address(file))
        waiting = [asyncio.create_task(store.append(table, 1, [b"x"], summary())) for table in TABLES]
        await asyncio.sleep(0)
        await store.close()
        assert all(task.done() for task in waiting)
        await asyncio.gather(*waiting)

    asyncio.run(run())


# Groups


def test_many_tables_share_one_trip_to_the_disk(file: Path) -> None:
    async def test(store: EventStore) -> None:
        with Commits() as commits:
            await asyncio.gather(*(store.append(f"t{number}", 1, [b"x"], summary()) for number in range(200)))
        assert commits.count <= 2
        assert len(await store.find(limit=1000)) == 200

    with_store(file, test)


def test_one_table_may_append_twice_to_a_group(file: Path) -> None:
    async def test(store: EventStore) -> None:
        with Commits() as commits:
            await asyncio.gather(
                store.append("b", 1, [b"1"], summary(at=1, owners=("early", "both"))),
                store.append("b", 2, [b"2", b"3"], summary(at=2, owners=("both", "late"))),
            )
        assert commits.count == 1
        assert await store.load("b") == [b"1", b"2", b"3"]
        assert [row.seq for row in await store.find(owner="late")] == [3]
        assert await store.find(owner="early") == []

    with_store(file, test)


@pytest.mark.parametrize("bad", range(5))
def test_a_batch_that_cannot_be_stored_fails_alone(file: Path, bad: int) -> None:
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
        assert [number for number, result in enumerate(results) if result is not None] == [10]
        assert len(await store.find()) == 20
        assert await store.load("bad") == []
        assert await store.find(owner="h") == []

    with_store(file, test)


def test_who_comes_when_many_wait_waits_too_and_is_served(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MAX_QUEUED_COMMITS", 3)

    async def test(store: EventStore) -> None:
        with Commits() as commits:
            await asyncio.gather(*(store.append(f"t{number}", 1, [b"x"], summary()) for number in range(60)))
        assert commits.count >= 20
        assert len(await store.find()) == 60

    with_store(file, test)


# Bad days


def test_kill_minus_nine_takes_no_event_that_was_acknowledged(file: Path) -> None:
    safe = dict.fromkeys(TABLES, 0)
    for patience in (1, 40, 300, 7):
        child = process("append_for_ever", file)
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
                events = await store.load(table)
                assert len(events) >= safe[table]
                assert len(events) % 2 == 0  # a batch is whole
                assert events == [event(table, seq) for seq in range(1, len(events) + 1)]

        with_store(file, check)
    assert min(safe.values()) > 0


def test_a_full_disk_is_told_and_loses_nothing_and_work_goes_on_when_there_is_room(file: Path) -> None:
    told, _ = process("fill_the_disk", file).communicate()
    problem, safe = told.splitlines()
    assert problem.startswith("store-failed SQLITE_")

    async def check(store: EventStore) -> None:
        assert await store.load("full") == [b"x" * 2000] * int(safe)

    with_store(file, check)


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

    with_store(file, test)


def test_commits_wait_for_the_disk(file: Path) -> None:
    async def test(store: EventStore) -> None:
        async with store._engine.connect() as connection:
            found = {
                name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
                for name in ("journal_mode", "synchronous", "fullfsync", "foreign_keys", "busy_timeout")
            }
        full = 2
        assert found == {
            "journal_mode": "wal",
            "synchronous": full,
            "fullfsync": 1,
            "foreign_keys": 1,
            "busy_timeout": 30_000,
        }

    with_store(file, test)


# Finding and forgetting


def test_tables_are_found_by_holder_phase_and_age_newest_first(file: Path) -> None:
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
        assert await store.find(phase="over") == [TableRow("over", "halma", "over", 2, 20, 15)]

    with_store(file, test)


def test_who_leaves_a_table_no_longer_finds_it(file: Path) -> None:
    async def test(store: EventStore) -> None:
        await store.append("b", 1, [b"x"], summary(owners=("ann", "bob")))
        await store.append("b", 2, [b"x"], summary(owners=("bob", "cay")))
        assert [len(await store.find(owner=owner)) for owner in ("ann", "bob", "cay")] == [0, 1, 1]

    with_store(file, test)


def test_a_forgotten_table_is_gone_and_others_are_not(file: Path) -> None:
    async def test(store: EventStore) -> None:
        await store.append("b", 1, [b"x", b"y"], summary(owners=("ann",)))
        await store.append("c", 1, [b"z"], summary(owners=("ann",)))
        assert await store.delete("b")
        assert not await store.delete("b")
        assert await store.load("b") == []
        assert [row.code for row in await store.find(owner="ann")] == ["c"]
        with pytest.raises(Conflict):
            await store.append("b", 3, [b"late"], summary())
        await store.append("b", 1, [b"anew"], summary())
        assert await store.load("b") == [b"anew"]

    with_store(file, test)


def test_a_table_where_something_has_happened_since_is_not_forgotten(file: Path) -> None:
    async def test(store: EventStore) -> None:
        await store.append("b", 1, [b"x"], summary(at=10))
        (row,) = await store.find(before=20)
        await store.append("b", 2, [b"back"], summary(at=25))
        assert not await store.delete(row.code, before=20)
        assert await store.load("b") == [b"x", b"back"]
        assert await store.delete(row.code, before=26)

    with_store(file, test)


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
        assert await store.load("b") == [event("b", seq) for seq in range(1, row.seq + 1)]
        await store.append("b", row.seq + 1, [b"on"], summary())

    with_store(file, make)
    with_store(copy, check)


def test_a_backup_of_a_quiet_database_equals_it(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def make(store: EventStore) -> None:
        await store.append("b", 1, [b"x", b"y"], summary(at=5, phase="over", owners=("ann",)))
        await store.backup(copy)

    with_store(file, make)
    contents = []
    for database in (file, copy):
        with closing(sqlite3.connect(database)) as connection:
            contents.append(list(connection.iterdump()))
    assert contents[0] == contents[1]


def test_other_databases_are_backed_up_with_their_own_tools(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(store: EventStore) -> None:
        monkeypatch.setattr(store._engine.dialect, "name", "postgresql")
        with pytest.raises(NoBackup, match="postgresql"):
            await store.backup(file.with_name("copy.db"))
        monkeypatch.undo()

    with_store(file, test)


# Opening


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


def test_a_new_database_is_its_owners_alone(file: Path) -> None:
    async def test(store: EventStore) -> None:
        await store.append("b", 1, [b"x"], summary())
        assert [found.stat().st_mode & 0o077 for found in file.parent.glob("stip.db*")] == [0, 0, 0]

    with_store(file, test)


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


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("stip.db", "address should look like"),
        ("", "address should look like"),
        ("sqlite:///stip.db", "address should look like"),
        ("nothing://name:secret@host/stip", "address should look like"),
        ("sqlite+aiosqlite://", "in memory"),
        ("sqlite+aiosqlite:///:memory:", "in memory"),
        ("sqlite+aiosqlite:////", "SQLITE_CANTOPEN"),
        (f"sqlite+aiosqlite:///{__file__}", "SQLITE_NOTADB"),
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

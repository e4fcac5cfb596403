"""Event stores for tests, also in a process of its own, to be killed or starved of disk space."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import resource
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from multiprocessing.synchronize import Barrier
from pathlib import Path

from stip.errors import StoreFailed
from stip.server.storage.commits import TableSummary
from stip.server.storage.event_store import EventStore

Test = Callable[[EventStore], Awaitable[None]]

TABLES = [f"table{number}" for number in range(8)]


def address(file: Path) -> str:
    return f"sqlite:///{file}"


def summary(at: int = 1, phase: str = "playing", owners: tuple[str, ...] = (), due: int | None = None) -> TableSummary:
    return TableSummary("halma", phase, owners, at, due)


def event(table: str, seq: int) -> bytes:
    return f"{table} {seq}".encode()


async def events_of(store: EventStore, table: str, after: int = 0) -> list[bytes]:
    """Return the events of a table without their checksums."""
    return [stored.data for stored in await store.load(table, after)]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[EventStore]:
    store = await EventStore.open(url)
    try:
        yield store
    finally:
        await store.close()


def with_store(url: str, test: Test) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await test(store)

    asyncio.run(run())


def process(task: str, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, __file__, task, *words], stdout=subprocess.PIPE, text=True)


async def append_for_ever(url: str) -> None:
    """Append events for ever, and print each as soon as it is durable."""
    store = await EventStore.open(url)

    async def play(table: str) -> None:
        seq = len(await store.load(table)) + 1
        while True:
            await store.append(table, seq, [event(table, seq), event(table, seq + 1)], summary())
            print(table, seq + 1, flush=True)
            seq += 2

    await asyncio.gather(*map(play, TABLES))


async def fill_the_disk(url: str) -> None:
    """Append until the disk is full, make space and go on; print how many events are durable in the end."""
    store = await EventStore.open(url)
    safe = 0
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, most))
    try:
        while True:
            await store.append("full", safe + 1, [b"x" * 2000], summary())
            safe += 1
    except StoreFailed as problem:
        print(problem.code, problem.facts["why"])
    assert len(await store.load("full")) == safe
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    await store.append("full", safe + 1, [b"x" * 2000], summary())
    print(safe + 1)
    await store.close()


def open_at_once(urls: Sequence[str]) -> None:
    """Let four processes open the same new database at once, for several databases, and print their exit codes."""
    fork = multiprocessing.get_context("fork")  # what is imported already is not waited for
    for url in urls:
        start = fork.Barrier(4)
        children = [fork.Process(target=_open, args=(start, url)) for _ in range(4)]
        for child in children:
            child.start()
        for child in children:
            child.join()
        print(*(child.exitcode for child in children))


def _open(start: Barrier, url: str) -> None:
    async def append_once() -> None:
        start.wait()
        store = await EventStore.open(url)
        await store.append(str(os.getpid()), 1, [b"x"], summary())
        await store.close()

    asyncio.run(append_once())


if __name__ == "__main__":
    task, *urls = sys.argv[1:]
    if task == "open_at_once":
        open_at_once(urls)
    else:
        asyncio.run({"append_for_ever": append_for_ever, "fill_the_disk": fill_the_disk}[task](urls[0]))

"""This server among those that share its database.

Each server proves that it lives by *beats* in the database. The server that wrote a table's last event *keeps* the
table: it runs the clock and the bot. When a server is gone, others take over the tables that it kept, and the time
since its last beat does not count on any clock. A server that has lost the database for a while is treated like one
that was gone: it comes back under another id.

Nothing depends on everybody agreeing who keeps a table, because the database accepts each event number only once.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from stip.server.live.timekeeper import Timekeeper
from stip.server.operations.logs import log_event
from stip.server.storage.errors import StoreError
from stip.server.storage.event_store import EventStore, ServerRow, new_server_id

if TYPE_CHECKING:
    from stip.server.live.rooms import Rooms

BEAT_INTERVAL_S = 1.0
LONG_BEAT_INTERVAL_S = 30.0  # while no clock is running
MAX_SILENCE_S = 5.0  # without a beat, after which a server treats itself as having been gone
MIN_SILENCE_MS = 3000  # without a beat, before a server whose session has ended counts as gone: it may reconnect
MAX_HUNG_SESSION_MS = 15_000  # without a beat, after which a server counts as gone although its session seems to live
DAY_MS = 24 * 3600 * 1000
MAX_CLOCK_DIFFERENCE_MS = 5000  # between the database's clock and the time of the servers; if more, one was set anew


class Cluster:
    def __init__(self, store: EventStore, timekeeper: Timekeeper, rooms: Rooms) -> None:
        self.timekeeper = timekeeper
        self._rooms = rooms
        self._listening: asyncio.Task[None] | None = None
        self.living: set[str] = {store.server}
        self.kept_since = 0  # no table counts as abandoned for longer than since then: see `join`
        self._store = store
        self._gone: dict[str, int] = {}  # servers that are gone, with the time of their last beat
        self._beat_at = self._written_at = time.monotonic()
        self._beat_lock = asyncio.Lock()

    async def join(self) -> None:
        """Agree on the time with the other servers, and be one of them.

        While no server ran, or if the time of day has been set far ahead, nobody could play: tables are not abandoned
        for that, so the days until they are closed begin anew.
        """
        rows, now = await self._store.servers(), await self._reference()
        others = [row.alive_at for row in rows if row.is_living]
        if others and abs(max(others) - now) > MAX_CLOCK_DIFFERENCE_MS:
            now = max(others)  # the database's clock has been set anew, and they do not follow it
        self.timekeeper.set(now)
        last = max((row.alive_at for row in rows), default=-DAY_MS)
        self.kept_since = max(row.kept_since for row in rows) if abs(now - last) <= DAY_MS else now
        await self._register()

    async def beat(self, is_clock_running: bool = True) -> None:
        """Prove that this server lives, and find out which ones do. Raises StoreFailed if the database does not answer.
        A server that is alone writes less often while no clock is running."""
        async with self._beat_lock:
            if self._is_out_of_touch:
                log_event("the database was out of reach", seconds=round(time.monotonic() - self._beat_at, 1))
                self._store.server = new_server_id()
                await self._register()
            self.timekeeper.follow(await self._reference())
            is_due = time.monotonic() - self._written_at > LONG_BEAT_INTERVAL_S
            if self._store.is_shared or is_clock_running or is_due:
                await self._store.beat(self.timekeeper.now())
                self._written_at = time.monotonic()
            self._beat_at = time.monotonic()
            if self._store.is_shared:
                await self._look_around()

    async def leave(self) -> None:
        """Beat for the last time."""
        with suppress(StoreError):
            await self._store.beat(self.timekeeper.now())

    async def ensure_in_touch(self) -> None:
        """Beat if the last one was too long ago, so that a clock never runs out because the database was out of
        reach."""
        if self._is_out_of_touch:
            await self.beat()

    async def gone_since(self, server: str | None) -> int | None:
        """Return when a server was gone (0: unknown), or None if it lives. One that nobody has heard of may have just
        started."""
        if server in self.living:
            return None
        if server not in self._gone:
            await self._look_around()
        return None if server in self.living else self._gone.get(server or "", 0)

    @property
    def _is_out_of_touch(self) -> bool:
        return time.monotonic() - self._beat_at > MAX_SILENCE_S

    async def _register(self) -> None:
        if self._listening:
            self._listening.cancel()
        self._listening = self._rooms.start_task(self._listen)
        await self._store.register(self.timekeeper.now(), self.kept_since)
        self._beat_at = self._written_at = time.monotonic()
        await self._look_around()

    async def _listen(self) -> None:
        """Hear what other servers tell. Whoever listens counts as living."""

        def catch_up() -> None:
            if self._store.is_shared:
                self._rooms.start_task(self._rooms.look_for_changes)

        await self._store.listen(self._rooms.bulletin.read, catch_up)

    async def _look_around(self) -> None:
        rows = await self._store.servers()
        self._gone = {row.id: row.alive_at for row in rows if self._seems_gone(row)}
        self.living = {row.id for row in rows} - self._gone.keys() | {self._store.server}

    def _seems_gone(self, row: ServerRow) -> bool:
        if row.id == self._store.server:
            return False
        silence = abs(self.timekeeper.now() - row.alive_at)
        has_ended = not row.is_living and (silence > MIN_SILENCE_MS or not self._store.is_shared)
        return has_ended or silence > MAX_HUNG_SESSION_MS

    async def _reference(self) -> int:
        """Return the time of the database, or of this machine if the database has none of its own."""
        reference = await self._store.now()
        return round(time.time() * 1000) if reference is None else reference

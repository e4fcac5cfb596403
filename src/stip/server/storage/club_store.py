"""The events of club evenings, in the database of the tables. There are few: each append is a transaction of its own.

As with tables, the number of an event is the lock: of two servers that write the same number, one gets a conflict.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import delete, insert, or_, select, update

from stip.server.storage.database import Change, Database, fetch
from stip.server.storage.schema import CLUB_EVENTS, CLUB_OWNERS, CLUBS
from stip.server.storage.writer import Writer


class ClubStore:
    def __init__(self, database: Database, writer: Writer) -> None:
        self._database, self._writer = database, writer

    async def append(
        self, club: str, seq: int, events: Sequence[bytes], phase: str, at: int, owners: Collection[str]
    ) -> None:
        """Store events seq, seq + 1, … of an evening, whose first event is 1, and whose evening it is after them.
        Returns when they are durable.

        Raises Conflict if another process has written these numbers: load the evening again. Raises StoreFailed if the
        database fails. In both cases nothing was stored.
        """
        row = {"phase": phase, "at": at}
        change: Change = (
            insert(CLUBS).values(code=club, **row)
            if seq == 1
            else update(CLUBS).where(CLUBS.c.code == club).values(**row)
        )
        rows = [{"club": club, "seq": number, "data": data} for number, data in enumerate(events, seq)]
        await self._writer.change(
            change,
            insert(CLUB_EVENTS).values(rows),
            delete(CLUB_OWNERS).where(CLUB_OWNERS.c.club == club),
            insert(CLUB_OWNERS).values([{"club": club, "owner": owner} for owner in owners]),
        )

    async def load(self, club: str, after: int = 0) -> list[bytes]:
        """Return the events of an evening that follow a number, or none if there is no such evening."""
        query = select(CLUB_EVENTS.c.data).where(CLUB_EVENTS.c.club == club, CLUB_EVENTS.c.seq > after)
        return [row.data for row in await fetch(self._database, query.order_by(CLUB_EVENTS.c.seq))]

    async def in_phase(self, phase: str, limit: int | None = None) -> list[str]:
        """Return the codes of the evenings in a phase, the most recent first."""
        query = select(CLUBS.c.code).where(CLUBS.c.phase == phase).order_by(CLUBS.c.at.desc()).limit(limit)
        return [row.code for row in await fetch(self._database, query)]

    async def of_owner(self, owner: str, since: int, limit: int) -> list[str]:
        """Return the codes of somebody's evenings that are not over, or have ended since a time, the most recent
        first."""
        query = select(CLUBS.c.code).join(CLUB_OWNERS, CLUB_OWNERS.c.club == CLUBS.c.code)
        query = query.where(CLUB_OWNERS.c.owner == owner, or_(CLUBS.c.phase != "over", CLUBS.c.at >= since))
        return [row.code for row in await fetch(self._database, query.order_by(CLUBS.c.at.desc()).limit(limit))]

    async def delete(self, club: str, before: int) -> None:
        """Delete an evening at which nothing has happened since a time."""
        await self._writer.change(delete(CLUBS).where(CLUBS.c.code == club, CLUBS.c.at < before))

    async def delete_unbegun(self, before: int) -> None:
        """Delete evenings that were never begun, and at which nothing has happened since a time."""
        await self._writer.change(delete(CLUBS).where(CLUBS.c.phase == "gathering", CLUBS.c.at < before))

"""Who is at a table: people and spectators connected to this server, and to others that share its database."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass

from stip.server.live.messages import Presence
from stip.table.owners import Owner
from stip.table.table import Table

MAX_SILENCE_S = 30.0  # after which what another server told no longer counts; it tells again more often than that


@dataclass(frozen=True)
class Elsewhere:
    """Who is connected to the same table through another server."""

    seats: tuple[int, ...]
    watching: int
    told_at: float


class Attendance:
    """Who is at one table, and when people were seen last."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._opened_at = now()
        self._last_seen: dict[Owner, float] = {}  # when an owner's last connection closed
        self._elsewhere: dict[str, Elsewhere] = {}  # by server

    def note_departure(self, owner: Owner) -> None:
        self._last_seen[owner] = self._now()

    def hear(self, server: str, seats: tuple[int, ...], watching: int, table: Table) -> bool:
        """Note who is at the table through another server, and return whether that server was unknown here."""
        before = self._elsewhere.pop(server, None)
        for seat in set(before.seats if before else ()) - set(seats):
            self.note_departure(table.seats[seat - 1].owner)
        if seats or watching:
            self._elsewhere[server] = Elsewhere(seats, watching, self._now())
        return before is None and bool(seats or watching)

    def watching_elsewhere(self) -> int:
        return sum(one.watching for one in self._current_elsewhere())

    def local(self, table: Table, owners: Collection[Owner]) -> Presence:
        """Return who is here through this server."""
        seats = {seat for owner in set(owners) for seat in table.seats_of(owner)}
        return Presence(here=sorted(seats), watching=sum(not table.seats_of(owner) for owner in owners))

    def everywhere(self, table: Table, owners: Collection[Owner]) -> Presence:
        """Return who is here through any server."""
        local, elsewhere = self.local(table, owners), self._current_elsewhere()
        seats = {*local.here, *(seat for one in elsewhere for seat in one.seats)}
        return Presence(here=sorted(seats), watching=local.watching + sum(one.watching for one in elsewhere))

    def absent_seats(self, table: Table, owners: Collection[Owner], away_seconds: float) -> list[int]:
        """Return the seats whose person has been disconnected for a while. When the table comes into memory, everybody
        gets that time to connect."""
        here, limit = self.everywhere(table, owners).here, self._now() - away_seconds
        return [
            number
            for number, seat in enumerate(table.seats, 1)
            if seat.owner and number not in here and self._last_seen.get(seat.owner, self._opened_at) <= limit
        ]

    def _current_elsewhere(self) -> Iterable[Elsewhere]:
        limit = self._now() - MAX_SILENCE_S
        return [one for one in self._elsewhere.values() if one.told_at > limit]

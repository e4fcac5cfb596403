"""What servers that share a database tell each other, in short lines of words:

- `e SERVER CODE SEQ …`: the server has stored events of tables up to these numbers (sent by the store).
- `p SERVER CODE SEATS WATCHING …`: who is at tables through the server: the digits of their seats, or `-`.
- `l SERVER LIMIT KEY COST …`: what addresses or people have used of a limit at the server.
- `s SERVER ADDRESS COUNT …`: addresses that have many sockets at the server, and how many.

A line may get lost: every server also looks for new events at every beat, and tells the rest again and again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING

from stip.server.live.messages import Presence

if TYPE_CHECKING:
    from stip.server.live.rooms import Rooms

ENTRIES_PER_LINE = 80  # so that a line is shorter than 7,900 bytes


class Bulletin:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._pending: dict[str, Presence] = {}  # who is at which table, not told yet

    def announce(self, code: str, presence: Presence) -> None:
        """Tell other servers who is at a table through this one."""
        if self._rooms.store.is_shared and not self._rooms.is_stopping:
            if not self._pending:
                self._rooms.start_task(self._send_presence)
            self._pending[code] = presence

    def read(self, line: str) -> None:
        """Do what a line of another server asks for."""
        rooms, admission = self._rooms, self._rooms.admission
        kind, server, *words = line.split(" ")
        if server == rooms.store.server:
            return
        match kind:
            case "e":
                for code, seq in _groups(words, 2):
                    rooms.hear_of_events(server, code, int(seq))
            case "p":
                for code, seats, watching in _groups(words, 3):
                    rooms.hear_of_presence(server, code, tuple(map(int, seats.strip("-"))), int(watching))
            case "l":
                for key, cost in _groups(words[1:], 2):
                    admission.buckets[words[0]][key].spend(float(cost))
            case "s":
                for address, count in _groups(words, 2):
                    admission.hear_of_sockets(server, address, int(count))

    async def share_limits(self) -> None:
        """Tell other servers what has been used of the limits here."""
        for name, buckets in self._rooms.admission.buckets.items():
            spent = buckets.share()
            await self._notify(f"l {self._rooms.store.server} {name}", (f"{key} {spent[key]:.2f}" for key in spent))
        sockets = self._rooms.admission.share_sockets()
        await self._notify(f"s {self._rooms.store.server}", (f"{address} {sockets[address]}" for address in sockets))

    async def _send_presence(self) -> None:
        pending, self._pending = self._pending, {}
        entries = (
            f"{code} {''.join(map(str, presence.here)) or '-'} {presence.watching}"
            for code, presence in pending.items()
        )
        await self._notify(f"p {self._rooms.store.server}", entries)

    async def _notify(self, beginning: str, entries: Iterable[str]) -> None:
        remaining = iter(entries)
        while some := " ".join(islice(remaining, ENTRIES_PER_LINE)):
            await self._rooms.store.notify(f"{beginning} {some}")


def _groups(words: list[str], size: int) -> Iterator[tuple[str, ...]]:
    return zip(*(words[first::size] for first in range(size)), strict=True)

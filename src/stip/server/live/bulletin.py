"""What servers that share a database tell each other, in short lines of words:

- `e SERVER CODE SEQ …`: the server has stored events of tables up to these numbers (sent by the store).
- `p SERVER CODE SEATS WATCHING …`: who is at tables through the server: the digits of their seats, or `-`.

A line may get lost: every server also looks for new events at every beat, and tells who is there again and again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from stip.server.live.messages import Presence

if TYPE_CHECKING:
    from stip.server.live.rooms import Rooms

TABLES_PER_LINE = 250  # so that a line is shorter than 7,900 bytes


class Bulletin:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._pending: dict[str, Presence] = {}  # who is at which table, not told yet

    def announce(self, code: str, presence: Presence) -> None:
        """Tell other servers who is at a table through this one."""
        if self._rooms.store.is_shared and not self._rooms.is_stopping:
            if not self._pending:
                self._rooms.start_task(self._send)
            self._pending[code] = presence

    def read(self, line: str) -> None:
        """Do what a line of another server asks for."""
        kind, server, *words = line.split(" ")
        if server == self._rooms.store.server:
            return
        if kind == "e":
            for code, seq in zip(words[::2], words[1::2], strict=True):
                self._rooms.hear_of_events(server, code, int(seq))
        elif kind == "p":
            for code, seats, watching in zip(words[::3], words[1::3], words[2::3], strict=True):
                self._rooms.hear_of_presence(server, code, tuple(map(int, seats.strip("-"))), int(watching))

    async def _send(self) -> None:
        for line in self._lines():
            await self._rooms.store.notify(line)

    def _lines(self) -> Iterator[str]:
        pending, self._pending = list(self._pending.items()), {}
        for start in range(0, len(pending), TABLES_PER_LINE):
            words = (
                f"{code} {''.join(map(str, presence.here)) or '-'} {presence.watching}"
                for code, presence in pending[start : start + TABLES_PER_LINE]
            )
            yield f"p {self._rooms.store.server} {' '.join(words)}"

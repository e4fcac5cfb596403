"""What the event store needs of a database. `sqlite.py` and `postgresql.py` provide it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Delete, Insert, Select, Update

from stip.server.storage.commits import Commit

Change = Insert | Update | Delete
Result = TypeVar("Result")


class Database(Protocol):
    """All methods raise StoreFailed if the database fails."""

    is_shared: bool  # whether several servers may use it at once

    async def migrate(self) -> None:
        """Create or migrate the tables."""

    async def write_group(self, group: Sequence[Commit]) -> Collection[Commit]:
        """Store commits together, and return those that are in conflict with what is stored. An error other than
        StoreFailed is the fault of one of the commits."""

    async def change(self, *changes: Change) -> int:
        """Execute statements in one transaction, and return how many rows the last one has changed."""

    def error_for(self, problem: Exception) -> Exception:
        """Return the error to raise when a commit could not be stored because of a problem."""

    async def load(self, table: str, after: int) -> list[tuple[bytes, bytes]]:
        """Return the events of a table that follow a number, with their checksums."""

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Run a function that reads, with a connection."""

    async def listeners(self, servers: Collection[str]) -> set[str]:
        """Return which of these servers are listening."""

    async def now(self) -> int | None:
        """Return the time of the database in milliseconds since 1970, or None if that is the time of this machine."""

    async def notify(self, message: str) -> None:
        """Send a message to all servers that listen."""

    async def listen(self, server: str, on_message: Callable[[str], None], on_connected: Callable[[], None]) -> None:
        """Receive the messages of all servers until cancelled."""

    async def backup(self, file: Path) -> None:
        """Copy the database, as it is at one moment, while it is in use."""

    async def close(self) -> None: ...


async def fetch(database: Database, query: Select[Any]) -> Sequence[Any]:
    """Return the rows that a query finds."""
    return await database.read(lambda connection: connection.execute(query).all())

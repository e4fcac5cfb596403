"""Commits: events of one table that are stored together or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class TableSummary:
    """The columns stored beside the events so that tables can be listed and found when they are due."""

    game: str
    phase: str
    owners: tuple[str, ...] | None  # None: unchanged
    at: int  # milliseconds since 1970
    due: int | None = None  # when a process must look after the table: its clock runs out, or a bot is to move
    overview: bytes | None = None  # what lists show of the table


@dataclass(frozen=True, eq=False)
class Commit:
    table: str
    seq: int  # number of the first event
    events: Sequence[bytes]
    checksums: Sequence[bytes]  # one for each event
    summary: TableSummary
    keeper: str  # the server that appends

    @property
    def last(self) -> int:
        return self.seq + len(self.events) - 1

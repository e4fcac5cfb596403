"""The history of a run: what every client sent and received, as lines of JSON with the time of each entry.

Messages are kept without what only their client may see (positions, legal moves), so that a history can be shared and
stays small. `check_history.py` decides whether a history is one that a correct server could have caused.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import msgspec

Message = dict[str, Any]

AUDITOR = "auditor"  # a spectator who receives all updates of every table when the run is over
PRIVATE_TABLE_FIELDS = ("positions", "options", "seed", "is_maker")  # of the state of a table, as a client is told it


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    at: float  # seconds since the run began, by a monotonic clock


class ClientEntry(Entry, frozen=True):
    client: str  # its name, under which it also takes seats
    table: str  # the code


class Connected(ClientEntry, frozen=True):
    """A client has opened a socket and said hello."""

    after: int  # the number of the last update that it has
    is_slow: bool = False  # whether it reads slowly on purpose


class Disconnected(ClientEntry, frozen=True):
    why: str


class Seated(ClientEntry, frozen=True):
    """A client was told that it has these seats."""

    seats: list[int]


class Sent(ClientEntry, frozen=True):
    command: Message


class Received(ClientEntry, frozen=True):
    message: Message


class Measured(Entry, frozen=True):
    """How much memory the server uses."""

    memory: int  # bytes, of all its processes


class Disturbed(Entry, frozen=True):
    """Something was done to the server."""

    what: str


class Audited(Entry, frozen=True):
    """What the server itself has of a table at the end."""

    table: str
    last: int  # the number of its last update
    records: list[str]  # of its first, second, … game


AnyEntry = Connected | Disconnected | Seated | Sent | Received | Measured | Disturbed | Audited

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyEntry).decode


class History:
    """Writes the entries of a run to a file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._start = time.monotonic()
        self._stream: IO[bytes] = file.open("wb")

    @property
    def now(self) -> float:
        return round(time.monotonic() - self._start, 4)

    def add(self, entry: AnyEntry) -> None:
        self._stream.write(_encode(entry) + b"\n")

    def close(self) -> None:
        self._stream.close()


def read_history(file: Path) -> Iterator[AnyEntry]:
    """Yield the entries of a history. The last line may be cut off, if the run was."""
    with file.open("rb") as lines:
        for line in lines:
            if line.endswith(b"\n"):
                yield _decode(line)


def without_private_parts(message: Message) -> Message:
    """Return a message of the server without what only its client may see."""
    if "table" not in message or message["type"] != "update":
        return message
    table = {name: value for name, value in message["table"].items() if name not in PRIVATE_TABLE_FIELDS}
    return {**message, "table": table}

"""Checksums of stored events. They are chained: each depends on all events of the table up to its own, so that an event
that was changed, lost or exchanged is noticed when the table is loaded."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

CHECKSUM_BYTES = 8


def next_checksum(previous: bytes, data: bytes) -> bytes:
    """Return the checksum of an event. `previous` is that of the event before it, and empty for the first."""
    return blake2b(previous + data, digest_size=CHECKSUM_BYTES).digest()


def checksums_of(previous: bytes, events: Sequence[bytes]) -> list[bytes]:
    """Return the checksums of consecutive events."""
    checksums = []
    for data in events:
        previous = next_checksum(previous, data)
        checksums.append(previous)
    return checksums

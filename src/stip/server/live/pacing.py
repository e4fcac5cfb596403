"""Reading from a connection at a bounded pace, whatever its client sends.

A parser may do much work for few bytes: a kilobyte can hold 170 pings. So received bytes are parsed in small slices,
and other connections have their turn between two of them. The work is paid for from a token bucket. A connection that
has overdrawn its bucket is not read until the debt is paid, and one that stays overdrawn for too long is a flood.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from stip.server.operations.limits import TokenBucket

SLICE_BYTES = 512  # parsed at once


class PacedReader:
    def __init__(
        self,
        transport: asyncio.Transport,
        parse: Callable[[bytes], float],
        bucket: TokenBucket,
        max_overdrawn_s: float,
        on_flood: Callable[[], None],
    ) -> None:
        self._transport = transport
        self._parse = parse  # parses a slice and returns what that cost, in tokens
        self._bucket = bucket
        self._max_overdrawn_s = max_overdrawn_s
        self._on_flood = on_flood
        self._loop = asyncio.get_running_loop()
        self._unparsed = bytearray()
        self._next: asyncio.Handle | None = None  # will parse the next slice
        self._overdrawn_s = 0.0  # time without reading since the bucket was last in credit
        self._is_paused = False  # by the application, which has enough to do
        self._is_closed = False

    def receive(self, data: bytes) -> None:
        self._unparsed += data
        if self._next is None:
            self._parse_next()
        else:
            self._transport.pause_reading()

    def pause_reading(self) -> None:
        self._is_paused = True
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._is_paused = False
        if self._next is None and self._unparsed:
            self._next = self._loop.call_soon(self._parse_next)
        self._read_if_idle()

    def close(self) -> bytes:
        """Parse nothing more, and return what was left."""
        self._is_closed = True
        if self._next:
            self._next.cancel()
        unparsed, self._unparsed = bytes(self._unparsed), bytearray()
        return unparsed

    def _parse_next(self) -> None:
        self._next = None
        if self._is_paused or self._is_closed:
            return
        if self._unparsed:
            part = bytes(self._unparsed[:SLICE_BYTES])
            del self._unparsed[:SLICE_BYTES]
            self._schedule_next(self._bucket.spend(self._parse(part)))
        self._read_if_idle()

    def _schedule_next(self, wait: float) -> None:
        """Schedule the next slice, after the wait until what was parsed is paid for."""
        if self._is_closed or self._transport.is_closing():
            self._unparsed.clear()
        elif wait:
            self._next = self._loop.call_later(wait, self._parse_next)
            self._overdrawn_s += wait
            if self._overdrawn_s > self._max_overdrawn_s:
                self._unparsed.clear()
                self._on_flood()
        elif self._unparsed:
            self._next = self._loop.call_soon(self._parse_next)
        else:
            self._overdrawn_s = 0.0

    def _read_if_idle(self) -> None:
        """Read on only when all that has been received is parsed and paid for."""
        if self._is_closed or self._transport.is_closing():
            return
        if self._next or self._is_paused:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()

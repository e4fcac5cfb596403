"""Reading at a bounded pace: slices, debts, and floods."""

from __future__ import annotations

import asyncio
import time

from stip.server.live.pacing import SLICE_BYTES, PacedReader
from stip.server.operations.limits import TimeSource, TokenBucket


class FakeTransport(asyncio.Transport):
    is_open = True  # for reading

    def pause_reading(self) -> None:
        self.is_open = False

    def resume_reading(self) -> None:
        self.is_open = True

    def is_closing(self) -> bool:
        return False


class Recorder:
    """A reader whose parser records what it is given; each slice costs one token."""

    def __init__(self, rate: float, size: int, max_overdrawn_s: float = 1000, now: TimeSource = time.monotonic) -> None:
        self.parsed: list[bytes] = []
        self.floods = 0
        self.transport = FakeTransport()
        self.reader = PacedReader(
            self.transport, self._parse, TokenBucket(rate, size, now), max_overdrawn_s, self._count_flood
        )

    def _parse(self, data: bytes) -> float:
        self.parsed.append(data)
        return 1.0

    def _count_flood(self) -> None:
        self.floods += 1


async def until_done(recorder: Recorder) -> None:
    while not recorder.transport.is_open:
        await asyncio.sleep(0)


def test_a_short_message_is_parsed_at_once() -> None:
    async def test() -> None:
        recorder = Recorder(rate=1, size=10)
        recorder.reader.receive(b"hello")
        assert recorder.parsed == [b"hello"]
        assert recorder.transport.is_open

    asyncio.run(test())


def test_others_have_their_turn_between_the_slices_of_a_long_message() -> None:
    async def test() -> None:
        recorder = Recorder(rate=1, size=100)
        sent = bytes(range(256)) * 5
        turns = 0
        recorder.reader.receive(sent)
        while not recorder.transport.is_open:
            turns += 1
            await asyncio.sleep(0)
        assert turns >= len(sent) // SLICE_BYTES
        assert max(map(len, recorder.parsed)) == SLICE_BYTES
        assert b"".join(recorder.parsed) == sent

    asyncio.run(test())


def test_who_has_overdrawn_the_bucket_is_not_read_until_the_debt_is_paid() -> None:
    async def test() -> None:
        recorder = Recorder(rate=100, size=2)
        sent = bytes(SLICE_BYTES * 5)
        recorder.reader.receive(sent)
        while len(recorder.parsed) < 3:
            await asyncio.sleep(0)
        assert not recorder.transport.is_open
        await until_done(recorder)
        assert b"".join(recorder.parsed) == sent
        assert recorder.floods == 0

    asyncio.run(test())


def test_who_stays_overdrawn_for_too_long_is_a_flood() -> None:
    async def test() -> None:
        recorder = Recorder(rate=100, size=1, max_overdrawn_s=0.03, now=lambda: 0.0)
        recorder.reader.receive(bytes(SLICE_BYTES * 100))
        while not recorder.floods:
            await asyncio.sleep(0)
        assert len(recorder.parsed) == 4  # after which it is 0, 0.01, 0.02 and 0.03 s in debt
        assert not recorder.transport.is_open

    asyncio.run(test())


def test_an_application_that_has_enough_to_do_is_given_no_more() -> None:
    async def test() -> None:
        recorder = Recorder(rate=1, size=100)
        recorder.reader.receive(bytes(SLICE_BYTES * 3))
        recorder.reader.pause_reading()
        for _ in range(10):
            await asyncio.sleep(0)
        assert len(recorder.parsed) == 1
        assert not recorder.transport.is_open
        recorder.reader.resume_reading()
        await until_done(recorder)
        assert len(recorder.parsed) == 3

    asyncio.run(test())


def test_a_reader_that_is_closed_returns_what_it_has_not_parsed() -> None:
    async def test() -> None:
        recorder = Recorder(rate=1, size=100)
        recorder.reader.receive(bytes(SLICE_BYTES) + b"rest")
        assert recorder.reader.close() == b"rest"
        await asyncio.sleep(0)
        assert len(recorder.parsed) == 1

    asyncio.run(test())

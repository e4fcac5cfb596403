"""Checks the clocks of a table, as its clients were told them.

Between two states of a table only the clock of the seat to move runs. Two things must hold: by the server's own time
every clock is where it should be, and by the clients' time all clocks together have run as long as they waited. The
clients' time also contains the delays of the network, so there the tolerance is larger. After an interruption
(`clocks-resumed`) the running clock may be set back to where it was when the turn began, but not further. What a
takeback restores is not checked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

from bench.soak.history import Message
from bench.soak.public_log import PublicLog

KNOWN = ("game-begun", "move-played", "spoken", "offer-made", "offer-agreed", "offer-declined", "clocks-resumed")


@dataclass(frozen=True)
class Tolerance:
    """How far a clock may be off, in milliseconds."""

    server: float = 50  # by the server's time; infinite if its processes disagree on the time
    client: float = 3000  # by the clients' time


STRICT = Tolerance()
ON_A_BUSY_MACHINE = Tolerance(client=10_000)


@dataclass
class Told:
    """A state of the table that a client was told."""

    news: Message  # the update with which it was told
    view: Message
    at: float | None  # when, in seconds; None if the client is slow
    left_at_start: float  # milliseconds that the running clock had when it began to run, or infinite

    @property
    def running(self) -> int:
        """The seat whose clock runs, or 0."""
        seat: int = self.view.get("turn", 0)
        return seat if seat and self.left(seat) is not None else 0

    def left(self, seat: int) -> float | None:
        left: float | None = self.view["seats"][seat - 1].get("milliseconds")
        return left


def clock_problems(log: PublicLog, tolerance: Tolerance) -> Iterator[str]:
    before: Told | None = None
    for seq in sorted(log.updates):
        update = log.updates[seq]
        kind, view = update.news["type"], update.view
        if kind not in KNOWN or kind == "game-begun":
            before = None
        if view is None or not view.get("clock") or view["phase"] != "playing":
            before = before if kind == "offer-agreed" else None
            continue
        after = Told(update.news, view, update.received_at, 0)
        after.left_at_start = _left_at_start(before, after)
        if before:
            problems = *_problems_by_server(before, after, tolerance), *_problems_by_client(before, after, tolerance)
            yield from (f"update {seq} ({kind}): {problem}" for problem in problems)
        before = after if kind in KNOWN else None


def _left_at_start(before: Told | None, after: Told) -> float:
    """Return how much the running clock had when it began to run; infinite if nobody was told."""
    kind = after.news["type"]
    if before and before.running == after.running and kind != "move-played":
        return before.left_at_start
    if not before and kind not in ("game-begun", "move-played"):
        return inf
    return (after.left(after.running) or 0) + after.view["now"] - after.news["at"] if after.running else 0


def _problems_by_server(before: Told, after: Told, tolerance: Tolerance) -> Iterator[str]:
    for seat in range(1, len(before.view["seats"]) + 1):
        was, told = before.left(seat), after.left(seat)
        if was is None or told is None:
            continue
        least = was
        if seat == before.running:
            least -= after.news["at"] - before.view["now"]
        if after.news["type"] == "move-played" and after.news["seat"] == seat:
            clock = before.view["clock"]
            least = 1000 * (clock["seconds"] if clock["kind"] == "move" else least / 1000 + clock.get("increment", 0))
        most = least
        if after.news["type"] == "clocks-resumed" and seat == before.running:
            most = max(most, before.left_at_start)
        if seat == after.running:
            since = after.view["now"] - after.news["at"]
            least, most = least - since, most - since
        if told < max(0, least) - tolerance.server:
            yield f"the clock of seat {seat} lost {max(0, least) - told:.0f} ms"
        elif told > max(0, most) + tolerance.server:
            yield f"the clock of seat {seat} gained {told - max(0, most):.0f} ms"


def _problems_by_client(before: Told, after: Told, tolerance: Tolerance) -> Iterator[str]:
    """Compare what all clocks together have run with what the clients waited."""
    clock, is_move = before.view["clock"], after.news["type"] == "move-played"
    if before.at is None or after.at is None or (clock["kind"] == "move" and is_move):
        return
    seats = range(1, len(before.view["seats"]) + 1)
    ran = sum((before.left(seat) or 0) - (after.left(seat) or 0) for seat in seats)
    if is_move and after.left(after.news["seat"]) is not None:
        ran += 1000 * clock.get("increment", 0)
    waited = 1000 * (after.at - before.at)
    if ran > waited + tolerance.client:
        yield f"the clocks ran {ran:.0f} ms while clients waited {waited:.0f} ms"
    is_always_running = before.running and after.running and after.news["type"] != "clocks-resumed"
    if is_always_running and ran < waited - tolerance.client:
        yield f"the clocks ran only {ran:.0f} ms while clients waited {waited:.0f} ms"

"""Game clocks: what they allow, and how much time each seat has left. Every function is given the current time.

A move is a move of the engine: each part of a compound turn has its own time or increment.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal, Self

import msgspec
from msgspec import Meta

from stip.table.lengths import MAX_CLOCK_SECONDS, MAX_INCREMENT_SECONDS, MIN_CLOCK_SECONDS


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A time limit for each move, or for the whole game with an increment after each move. A player who runs out of
    time has resigned."""

    kind: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=MIN_CLOCK_SECONDS, le=MAX_CLOCK_SECONDS)]
    increment: Annotated[int, Meta(ge=0, le=MAX_INCREMENT_SECONDS)] = 0


@dataclass(frozen=True)
class Clocks:
    rule: Clock
    left: tuple[int, ...]  # milliseconds left for seat 1, 2, … at time `since`
    running: int = 0  # the seat whose clock runs; 0: none
    since: int = 0

    @classmethod
    def new(cls, rule: Clock, players: int) -> Self:
        return cls(rule, (rule.seconds * 1000,) * players)

    @property
    def deadline(self) -> int | None:
        return self.since + self.left[self.running - 1] if self.running else None

    def left_at(self, seat: int, now: int) -> int:
        """Return the milliseconds a seat has left. If the system clock is set back, nobody gains time."""
        left = self.left[seat - 1]
        return max(0, left - max(0, now - self.since)) if seat == self.running else left

    def run(self, seat: int, now: int) -> Self:
        """Start the clock of a seat; 0 stops all clocks."""
        if seat == self.running:
            return self
        return replace(self._stop(now), running=seat, since=now)

    def move(self, seat: int, now: int) -> Self:
        """Account for a move of a seat. A move that a bot plays for a person neither uses nor adds time of a game
        clock."""
        stopped = self._stop(now)
        if self.rule.kind == "move":
            return stopped._with_time(seat, self.rule.seconds * 1000)
        if seat == self.running:
            return stopped._with_time(seat, stopped.left[seat - 1] + self.rule.increment * 1000)
        return stopped

    def restart_at(self, now: int) -> Self:
        """Continue from now; the time since the last change is not counted."""
        return replace(self, since=now)

    def resume(self, since: int, now: int) -> Self:
        """Continue from now; the time since `since` is not counted."""
        return self._stop(since).run(self.running, now)

    def _stop(self, now: int) -> Self:
        if not self.running:
            return self
        return replace(self._with_time(self.running, self.left_at(self.running, now)), running=0)

    def _with_time(self, seat: int, left: int) -> Self:
        return replace(self, left=(*self.left[: seat - 1], left, *self.left[seat:]))

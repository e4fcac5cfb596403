"""The clocks of a game: how long each seat may still think. They are told the time and never look it up.

A move is what the engine calls one: a turn of several parts has time, or gets more, for each part.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from stip.table.messages import Clock


@dataclass(frozen=True)
class Clocks:
    rule: Clock
    left: tuple[int, ...]  # milliseconds of seat 1, 2, …, when `since` was
    running: int = 0  # the seat whose clock runs; 0: none
    since: int = 0

    @classmethod
    def new(cls, rule: Clock, players: int) -> Self:
        return cls(rule, (rule.seconds * 1000,) * players)

    @property
    def deadline(self) -> int | None:
        return self.since + self.left[self.running - 1] if self.running else None

    def left_at(self, seat: int, now: int) -> int:
        """Should the time of day be set back, nobody gains by it."""
        left = self.left[seat - 1]
        return max(0, left - max(0, now - self.since)) if seat == self.running else left

    def run(self, seat: int, now: int) -> Self:
        """Now this seat thinks; 0: nobody whose time is counted."""
        if seat == self.running:
            return self
        return replace(self._stop(now), running=seat, since=now)

    def move(self, seat: int, now: int) -> Self:
        """This seat has moved. What a bot plays in a person's place takes and gives no time for the game."""
        stopped = self._stop(now)
        if self.rule.kind == "move":
            return stopped._with_time(seat, self.rule.seconds * 1000)
        if seat == self.running:
            return stopped._with_time(seat, stopped.left[seat - 1] + self.rule.increment * 1000)
        return stopped

    def restart_at(self, now: int) -> Self:
        """What passed since is not counted."""
        return replace(self, since=now)

    def _stop(self, now: int) -> Self:
        if not self.running:
            return self
        return replace(self._with_time(self.running, self.left_at(self.running, now)), running=0)

    def _with_time(self, seat: int, left: int) -> Self:
        return replace(self, left=(*self.left[: seat - 1], left, *self.left[seat:]))

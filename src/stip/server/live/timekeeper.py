"""The time by which tables are played: set once when the server starts, and then measured by the monotonic clock.

So a time of day that is set forwards or backwards while the server runs neither gives a player time nor takes any.
Servers that share a database also share its time, whatever their own clocks say.
"""

from __future__ import annotations

import time
from collections.abc import Callable

MAX_DRIFT = 1e-4  # by which the reference is followed: clocks go wrong by less, and what changes faster was set anew


class Timekeeper:
    def __init__(self, reference_ms: float | None = None, monotonic: Callable[[], float] = time.monotonic) -> None:
        """Start from a reference, by default the time of day."""
        self._monotonic = monotonic
        self._set_at = monotonic()
        self._offset_ms = (time.time() * 1000 if reference_ms is None else reference_ms) - self._set_at * 1000

    def now(self) -> int:
        """Return the milliseconds since 1970."""
        return int(self._monotonic() * 1000 + self._offset_ms)

    def set(self, reference_ms: float) -> None:
        """Start anew from a reference."""
        self._set_at = self._monotonic()
        self._offset_ms = reference_ms - self._set_at * 1000

    def follow(self, reference_ms: float) -> None:
        """Approach a reference as slowly as a clock drifts, so that a clock that was set anew changes nothing."""
        at = self._monotonic()
        most = (at - self._set_at) * 1000 * MAX_DRIFT
        difference = reference_ms - self._offset_ms - at * 1000
        self._offset_ms += max(-most, min(most, difference))
        self._set_at = at

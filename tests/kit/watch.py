"""A monotonic clock for tests."""

from __future__ import annotations


class Watch:
    """A monotonic clock that is moved by hand."""

    seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds

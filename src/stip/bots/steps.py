"""Work that is done in steps: a generator that yields now and then, and returns the result at the end.

Whoever has threads runs it to its end. In the browser there are none: between two steps a worker looks at its messages,
and closes the generator if the result is no longer wanted.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

Steps = Generator[None, None, T]


def finish(steps: Steps[T]) -> T:
    """Do all steps, and return the result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result

"""The parts of an observation: what a learning program is told of a position, as small numbers in one flat array.

A game's `encoding.py` lists the parts in order (`OBSERVATION`), and writes the numbers with its `observe`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod


@dataclass(frozen=True)
class Part:
    """Some numbers of an observation, all from 0 to `highest`, and how they are arranged."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    highest: int = 1

    @property
    def size(self) -> int:
        return prod(self.shape)


def starts(parts: Sequence[Part]) -> list[int]:
    """Return where each part begins in the flat array."""
    return [sum(one.size for one in parts[:i]) for i in range(len(parts))]


def total_size(parts: Sequence[Part]) -> int:
    return sum(part.size for part in parts)

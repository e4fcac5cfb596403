"""What the worker with the tables asks the worker with the bots. The answer to each is a move, a hint or a review."""

from __future__ import annotations

import msgspec


class Job(msgspec.Struct, frozen=True, tag=str.lower):
    pass


class Choose(Job, frozen=True):
    """Asks for the move of a bot, which is identified by its seed."""

    game: str
    view: bytes
    seat: int
    level: float
    seed: int


class FindHint(Job, frozen=True):
    game: str
    view: bytes
    seat: int


class MakeReview(Job, frozen=True):
    record: str


AnyJob = Choose | FindHint | MakeReview

"""The numbers that stand for Tokken's cards and moves. A move is rank * 64 and what is done, or OUT, or KEEP."""

from __future__ import annotations

ACE, FOUR, FIVE, SEVEN, JACK, KING = 1, 4, 5, 7, 11, 13  # JOKER is 14
STEPS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 12, 13, 18)  # by rank

OUT, KEEP = 1, 2  # moves without a card
WALK, ENTER, WALK_THEIRS, GIVE = 0, 4, 8, 12  # what is done: the first three with a colour added
SWAP = 16  # own colour * 4 + their colour added
PART = 32  # colour * 8 + steps added

BY_SWAP, BY_DRAW, NONE = 0, 1, 2  # exchange


def enters(rank: int) -> bool:
    return rank == ACE or rank >= KING

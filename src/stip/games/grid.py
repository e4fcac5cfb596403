"""Names of squares: a letter for the column and a number for the row, counted from the bottom left."""

from __future__ import annotations

import re
from functools import cache

LETTERS = "abcdefghijklmnop"


@cache
def square_name(column: int, row: int) -> str:
    """Return the name of a square; columns and rows count from 0, so (2, 6) is c7."""
    return f"{LETTERS[column]}{row + 1}"


def read_square(text: str, side: int) -> tuple[int, int] | None:
    """Return the column and row of a square's name, in upper or lower case, or None if the board has no such square."""
    found = re.fullmatch(r"([a-p])([1-9][0-9]?)", text.lower())
    if not found:
        return None
    column, row = LETTERS.index(found[1]), int(found[2]) - 1
    return (column, row) if column < side and row < side else None

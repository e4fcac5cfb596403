"""Counts sequences of moves of Mill a second time, from the page of rules and from nothing else: `python
tests/brute_force.py` writes `perft.json`, with which the engine is compared.

It is slow and simple on purpose: points are squares of a 7 × 7 grid, lines are what the picture of M-2 shows, and a
position is a few sets. It does not know when a game is drawn: its sequences are too short for that.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

PICTURE = """
·-----·-----·
| ·---·---· |
| | ·-·-· | |
·-·-·   ·-·-·
| | ·-·-· | |
| ·---·---· |
·-----·-----·
"""
GRID = PICTURE.split("\n")[1:-1]

Point = tuple[int, int]  # column and row, from the top left
Men = frozenset[Point]


class Position(NamedTuple):
    mine: Men  # of who is to move
    theirs: Men
    my_hand: int
    their_hand: int
    is_taking: bool
    flying: bool


def points() -> list[Point]:
    return [(x, y) for y in range(7) for x in range(7) if GRID[y][2 * x] == "·"]


def beside(start: Point, dx: int, dy: int) -> Point | None:
    """M-2: where the line leads that leaves a point in a direction. Lines of the picture are `-` across and `|` down,
    and where nothing at all is drawn, as in the middle, there is none."""
    column, row = 2 * start[0] + dx, start[1] + dy
    while 0 <= row < 7 and 0 <= column < 13 and GRID[row][column] == ("-" if dx else "|"):
        column, row = column + dx, row + dy
    if not (0 <= row < 7 and 0 <= column < 13) or GRID[row][column] != "·":
        return None
    return column // 2, row


DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1))
POINTS = frozenset(points())
BESIDE = {point: [there for way in DIRECTIONS if (there := beside(point, *way))] for point in POINTS}
MILLS = [
    frozenset((before, point, behind))
    for point in POINTS
    for dx, dy in ((1, 0), (0, 1))
    if (before := beside(point, -dx, -dy)) and (behind := beside(point, dx, dy))
]


def moves(now: Position) -> Iterator[Position]:
    """M-3 to M-9: every position that a move leads to; none when the game is over."""
    if len(now.mine) + now.my_hand < 3:  # M-10
        return
    empty = POINTS - now.mine - now.theirs
    if now.is_taking:
        safe = {man for mill in MILLS if mill <= now.theirs for man in mill}
        for man in (now.theirs - safe) or now.theirs:
            yield Position(now.theirs - {man}, now.mine, now.their_hand, now.my_hand, False, now.flying)
    elif now.my_hand:
        for point in empty:
            yield after(now._replace(my_hand=now.my_hand - 1), now.mine, point)
    else:
        flies = now.flying and len(now.mine) == 3
        for man in now.mine:
            for point in empty if flies else empty.intersection(BESIDE[man]):
                yield after(now, now.mine - {man}, point)


def after(now: Position, others: Men, point: Point) -> Position:
    """A man has come to a point where the others of its side stand."""
    men = others | {point}
    if any(point in mill and mill <= men for mill in MILLS):
        return now._replace(mine=men, is_taking=True)
    return Position(now.theirs, men, now.their_hand, now.my_hand, False, now.flying)


@cache
def sequences(now: Position, depth: int) -> int:
    return sum(sequences(one, depth - 1) for one in moves(now)) if depth else 1


def read(board: list[str], in_hand: list[int], flying: bool) -> Position:
    """A drawn position in which seat 1 is to move."""
    mine, theirs = (frozenset((x, y) for x, y in POINTS if board[y][2 * x] == seat) for seat in "12")
    return Position(mine, theirs, in_hand[0], in_hand[1], False, flying)


STARTS: list[tuple[str, str, list[int], bool, int]] = [
    ("the beginning", PICTURE, [9, 9], True, 6),
    (
        "placing, with mills to close",
        """
1-----1-----·
| 2---2---· |
| | ·-·-· | |
1-·-·   ·-·-2
| | 2-·-· | |
| 1---·---· |
·-----·-----1
""",
        [4, 5],
        True,
        5,
    ),
    (
        "moving, with mills that open and close",
        """
1-----1-----1
| 2---2---2 |
| | ·-·-· | |
·-1-·   ·-·-·
| | 1-2-1 | |
| 2---2---2 |
·-----1-----·
""",
        [0, 0],
        True,
        7,
    ),
    (
        "both fly",
        """
1-----1-----·
| ·---2---· |
| | ·-·-· | |
·-·-·   ·-·-·
| | ·-·-· | |
| 2---·---· |
·-----2-----1
""",
        [0, 0],
        True,
        4,
    ),
    (
        "nobody flies",
        """
1-----1-----·
| ·---2---1 |
| | ·-·-· | |
·-·-·   ·-·-·
| | ·-·-· | |
| 2---·---· |
·-----2-----·
""",
        [0, 0],
        False,
        7,
    ),
    (
        "one flies and takes the last but two",
        """
1-----1-----·
| ·---2---· |
| | 2-·-· | |
1-·-·   ·-·-·
| | ·-·-2 | |
| 2---·---· |
·-----2-----·
""",
        [0, 0],
        True,
        5,
    ),
    (
        "hardly any way to go",
        """
1-----2-----1
| ·---2---· |
| | ·-·-· | |
·-·-·   ·-·-2
| | ·-·-· | |
| 2---2---2 |
1-----2-----1
""",
        [0, 0],
        True,
        7,
    ),
]


def main() -> None:
    cases = []
    for name, picture, in_hand, flying, depth in STARTS:
        board = picture.split("\n")[1:-1]
        start = read(board, in_hand, flying)
        counts = [sequences(start, deep) for deep in range(depth + 1)]
        sequences.cache_clear()
        cases.append(
            {"name": name, "board": board, "in_hand": in_hand, "flying": "yes" if flying else "no", "counts": counts}
        )
        print(name, counts)
    file = Path(__file__).parent / "perft.json"
    file.write_text(json.dumps(cases, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

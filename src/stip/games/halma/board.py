"""The board of Halma as data (clauses H-2 to H-5), for the rules and for texts and pictures.

The board is a mailbox of 20 × 20: the 16 × 16 fields with a border of two, so that steps and jumps need no bounds
check. A move is start * FIELDS + end, or PASS. Colours 1 to 4 start in the corners a1, a16, p16, p1.
"""

from __future__ import annotations

SIDE = 16
BORDER = 2
WIDTH = SIDE + 2 * BORDER
FIELDS = WIDTH * WIDTH
EMPTY, EDGE = 0, 5  # on the board; 1 to 4 is a pawn of that colour
PAWNS = 19  # at most, for each colour
PASS = 0

YES, NO = 0, 1  # may_leave_goal

DIRECTIONS = (-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1)
OPPOSITE = (0, 3, 4, 1, 2)
SEAT_OF = (  # the seat of each colour, by the number of players (H-4, H-5)
    (0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0),
    (0, 1, 0, 2, 0),
    (0, 1, 2, 1, 3),
    (0, 1, 2, 3, 4),
)


def _court(players: int, colour: int) -> tuple[int, ...]:
    """The fields of a court (H-2, H-3)."""
    if not SEAT_OF[players][colour]:
        return ()
    rows = (5, 5, 4, 3, 2) if players == 2 else (4, 4, 3, 2)
    is_right, is_up = colour in (3, 4), colour in (2, 3)
    return tuple(
        ((SIDE - 1 - row if is_up else row) + BORDER) * WIDTH + (SIDE - 1 - column if is_right else column) + BORDER
        for row, length in enumerate(rows)
        for column in range(length)
    )


def _courts_by_field(players: int) -> tuple[int, ...]:
    colours = {field: colour for colour in range(1, 5) for field in COURTS[players][colour]}
    return tuple(colours.get(field, 0) for field in range(FIELDS))


COURTS = tuple(tuple(_court(players, colour) for colour in range(5)) for players in range(5))  # the fields of each,
COURT_OF = tuple(map(_courts_by_field, range(5)))  # and the colour whose court a field is in, or 0

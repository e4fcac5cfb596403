"""What a bot should know of Halma: how far the pawns have come, and what still keeps them from home.

Distances are king's steps, the shortest way on an empty board. Jumps make ways shorter; they are not judged but
searched. A player's features are sums over the colours it plays.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.games.halma.moves import BORDER, COURT_FIELDS, COURT_OF, FIELDS, OPPOSITE, SEAT_OF, SIDE, WIDTH

FEATURES = ("to_move", "distance", "aside", "at_home", "arrived", "last", "gap")
VARIANTS = ("2", "3", "4")
IS_OPEN = 1
EXPLORATION = 0.6
TEMPERATURE = 0.03
CHOICES = 24
FEW = 7  # pawns outside the court, from which on it matters which of its fields are free

CORNER = np.zeros((5, FIELDS), np.int64)  # distance to the corner that each colour walks to
ASIDE = np.zeros((5, FIELDS), np.int64)  # steps off the straight way to it
for _colour in range(1, 5):
    for _field in range(FIELDS):
        _column, _row = _field % WIDTH - BORDER, _field // WIDTH - BORDER
        _across = abs(_column - (SIDE - 1 if _colour in (1, 2) else 0))
        _up = abs(_row - (SIDE - 1 if _colour in (1, 4) else 0))
        CORNER[_colour, _field] = max(_across, _up)
        ASIDE[_colour, _field] = abs(_across - _up)


def variant(state: Any) -> int:
    return int(state.players) - 2


def features(state: Any, seat: int, numbers: Any) -> None:
    players = int(state.players)
    count = int(state.pawn_count)
    distance = aside = at_home = arrived = last = gap = 0
    for colour in range(1, 5):
        if SEAT_OF[players, colour] != seat:
            continue
        far = 0
        for pawn in range(count):
            field = int(state.pawns[colour, pawn])
            steps = CORNER[colour, field]
            distance += steps
            aside += ASIDE[colour, field]
            at_home += COURT_OF[players, field] == colour
            far = max(far, steps)
        last += far
        arrived += int(state.at_goal[colour])
        if 0 < count - int(state.at_goal[colour]) <= FEW:
            gap += gaps(state, colour)
    numbers[0] = int(state.seat) == seat
    numbers[1] = distance
    numbers[2] = aside
    numbers[3] = at_home
    numbers[4] = arrived
    numbers[5] = last
    numbers[6] = gap


def gaps(state: Any, colour: int) -> int:
    """For each pawn outside, the steps to the nearest field of the court that no pawn of its colour is on."""
    players = int(state.players)
    goal = OPPOSITE[colour]
    total = 0
    for pawn in range(int(state.pawn_count)):
        field = int(state.pawns[colour, pawn])
        if COURT_OF[players, field] == goal:
            continue
        nearest = SIDE
        for i in range(int(state.pawn_count)):
            target = COURT_FIELDS[players, goal, i]
            if int(state.board[target]) != colour:
                across = abs(target % WIDTH - field % WIDTH)
                up = abs(target // WIDTH - field // WIDTH)
                nearest = min(nearest, max(across, up))
        total += nearest
    return total


def interesting(state: Any, moves: Any, count: int) -> int:
    return count


def sight(state: Any) -> int:
    return 0

"""The board of Mill as arrays, for compiled functions."""

from __future__ import annotations

import numpy as np

from stip_mill import board
from stip_mill.board import POINTS

ROWS = np.array(board.ROWS)
ROW_COUNT = len(ROWS)
NEIGHBOUR_COUNT = np.array([len(beside) for beside in board.NEIGHBOURS])
NEIGHBOURS = np.array([beside + (0,) * (4 - len(beside)) for beside in board.NEIGHBOURS])  # 0 after the last one
OTHERS_IN_ROW = np.array(  # each point is in two rows: the two other points of each
    [[[other for other in row if other != point] for row in board.ROWS if point in row] for point in range(POINTS)]
)
PLACE_VALUES = 3 ** np.arange(POINTS)  # a board as one number in base 3, a digit for each point

"""The tables of Halma's board as arrays, for compiled functions."""

from __future__ import annotations

import numpy as np

from stip.games.halma import board
from stip.games.halma.board import PAWNS

DIRECTIONS = np.array(board.DIRECTIONS)
OPPOSITE = np.array(board.OPPOSITE)
SEAT_OF = np.array(board.SEAT_OF)
COURT_OF = np.array(board.COURT_OF, np.int8)
COURT_FIELDS = np.array(  # 0 after the last field
    [[court + (0,) * (PAWNS - len(court)) for court in courts] for courts in board.COURTS]
)

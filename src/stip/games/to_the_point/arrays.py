"""The tables of To the Point as arrays, for compiled functions."""

from __future__ import annotations

import numpy as np

from stip.games.to_the_point import board
from stip.games.to_the_point.board import DOTS, RED_DOTS, TILE_CODES, TILES

FIRST_CELL = np.array(board.FIRST_CELL)
CELL_AFTER = np.array(board.CELL_AFTER)
ALL_TILES = np.array(board.ALL_TILES, np.int16)
PLACE_OF_TILE = np.zeros(TILE_CODES, np.int8)  # of the first such tile among all
for _place in range(TILES - 1, -1, -1):
    PLACE_OF_TILE[ALL_TILES[_place]] = _place
COLOUR_OF = np.array(board.COLOUR_OF)
DIRECTIONS_OF = np.array(board.DIRECTIONS_OF)
STEPS = np.array(board.STEPS)
START = np.array(board.START)
HALF_CELL = np.array(board.HALF_CELL, np.int8)
HALF_SHIFT = np.array(board.HALF_SHIFT, np.int8)
IS_RED = np.zeros(DOTS, np.int8)
IS_RED[list(RED_DOTS)] = 1
FORMED_BY = np.array(board.FORMED_BY)

"""Evaluation of Halma: how far the pawns have come, and what keeps them from home.

Distances are king's moves on an empty board. Jumps, which shorten them, are left to the search. A player with two
colours has a turn for each, so their features are averaged.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.games.halma.arrays import COURT_FIELDS, COURT_OF, OPPOSITE, SEAT_OF
from stip.games.halma.board import BORDER, FIELDS, PAWNS, SIDE, WIDTH

FEATURES: tuple[str, ...] = ("to_move", "distance", "at_home", "outside", "last", "gap")
VARIANTS: tuple[str, ...] = ("2", "3", "4")
HAS_FIXED_CHOICES = 1
EXPLORATION = 0.6
TEMPERATURE = 0.03
MAX_CHOICES = 40
MAX_RETREAT = 2  # steps back that a move may be worth

DISTANCE = np.zeros((5, FIELDS), np.int64)  # to the corner that each colour walks to: columns and rows
_columns, _rows = np.arange(FIELDS) % WIDTH, np.arange(FIELDS) // WIDTH
for _colour in range(1, 5):
    _across = abs(_columns - BORDER - (SIDE - 1 if _colour in (1, 2) else 0))
    _up = abs(_rows - BORDER - (SIDE - 1 if _colour in (1, 4) else 0))
    DISTANCE[_colour] = _across + _up

BY_DISTANCE = np.zeros((5, 5, FIELDS, PAWNS), np.int16)  # the fields of the court a colour walks to, the nearest first
for _players in (2, 3, 4):
    for _colour in range(1, 5):
        _targets = COURT_FIELDS[_players, OPPOSITE[_colour]]
        _targets = _targets[_targets > 0]
        _across = abs(_targets % WIDTH - _columns[:, None])
        _up = abs(_targets // WIDTH - _rows[:, None])
        _order = np.argsort(np.maximum(_across, _up), kind="stable")
        BY_DISTANCE[_players, _colour, :, : len(_targets)] = _targets[_order]

KEYS = np.random.default_rng(1).integers(1, 1 << 50, (5, FIELDS))  # of a pawn on a field, and of a colour's turn


def variant(state: Any) -> int:
    return int(state.players) - 2


def features(state: Any, seat: int, numbers: Any) -> None:
    players = int(state.players)
    count = int(state.pawn_count)
    colours = distance = at_home = outside = last = gap = 0
    for colour in range(1, 5):
        if SEAT_OF[players, colour] != seat:
            continue
        colours += 1
        far = 0
        for pawn in range(count):
            field = int(state.pawns[colour, pawn])
            steps = DISTANCE[colour, field]
            distance += steps
            at_home += COURT_OF[players, field] == colour
            far = max(far, steps)
            if COURT_OF[players, field] != OPPOSITE[colour]:
                gap += steps_to_gap(state, colour, field)
        last += far
        outside += count - int(state.at_goal[colour])
    numbers[0] = int(state.seat) == seat
    numbers[1] = distance / colours
    numbers[2] = at_home / colours
    numbers[3] = outside / colours
    numbers[4] = last / colours
    numbers[5] = gap / colours


def steps_to_gap(state: Any, colour: int, field: int) -> int:
    """King's steps to the nearest field of the opposite court on which no pawn of this colour stands."""
    players = int(state.players)
    for i in range(int(state.pawn_count)):
        target = int(BY_DISTANCE[players, colour, field, i])
        if int(state.board[target]) != colour:
            return max(abs(target % WIDTH - field % WIDTH), abs(target // WIDTH - field // WIDTH))
    return 0


def prune(state: Any, moves: Any, count: int) -> int:
    """Leave out moves that go far back, unless there are no others."""
    colour = int(state.colour)
    kept = 0
    for i in range(count):
        move = int(moves[i])
        if DISTANCE[colour, move % FIELDS] - DISTANCE[colour, move // FIELDS] <= MAX_RETREAT:
            moves[kept] = move
            kept += 1
    return kept if kept else count


def chance_key(state: Any) -> int:
    return 0


def position_key(state: Any) -> int:
    """Return the sum of the keys of all pawns and of the turn. The last moves, which count for repetitions (H-14), are
    left out."""
    key = int(KEYS[int(state.colour), 0])
    for colour in range(1, 5):
        if SEAT_OF[int(state.players), colour]:
            for pawn in range(int(state.pawn_count)):
                key += KEYS[colour, int(state.pawns[colour, pawn])]
    return key

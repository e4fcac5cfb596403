"""Races of Halma: when a colour has passed all others, the fewest moves that bring it home can be counted exactly.

Nobody can help or hinder it any more, so whoever runs a shortest race cannot do better. It is searched by iterative
deepening, given that every pawn outside the court needs a move at least. Pawns do not go back behind the last one.
"""

from __future__ import annotations

from typing import Any

from stip.games.contract import IMPOSSIBLE, SOLVED, UNFINISHED
from stip.games.halma.arrays import COURT_OF, OPPOSITE, SEAT_OF
from stip.games.halma.board import EDGE, FIELDS, PASS
from stip.games.halma.evaluation import DISTANCE, KEYS
from stip.games.halma.moves import MAX_MOVES, legal
from stip.games.halma.rules import is_in_play, move_pawn
from stip.kernel.buffer import record

MAX_DEPTH = 16  # moves of a race
TABLE_SIZE = 1 << 16
LEFT_BITS = 5  # of an entry in the table, for the number of moves that do not suffice from a position
JUMP = 2  # how much nearer or farther a field beside another can be

STATES = MAX_DEPTH + 1
WORKSPACE = record(
    [
        ("best", "i4"),  # the first move of a shortest race, when it is found
        ("bound", "i4"),  # the number of moves in which it is searched now; 0 before the search
        ("level", "i4"),  # how many of them have been made
        ("farthest", "i4"),  # how far the last pawn has to go
        ("counts", "i4", (MAX_DEPTH,)),  # of the moves at each level,
        ("tried", "i4", (MAX_DEPTH,)),  # and how many of them were tried
        ("moves", "i4", (MAX_DEPTH, MAX_MOVES)),
        ("table", "i8", (TABLE_SIZE,)),  # positions that were met
    ]
)


def solve(states: Any, workspaces: Any, limit: int) -> int:
    """Search for a shortest race of the colour to move in states[0], looking at `limit` positions or a few more."""
    workspace = workspaces[0]
    colour = int(states[0].colour)
    if int(workspace.bound) == 0:
        if not is_apart(states[0], colour):
            return IMPOSSIBLE
        workspace.farthest = farthest(states[0], colour)
        deepen(states, workspace, colour, max(1, outside(states[0], colour)))
    while limit > 0:
        level = int(workspace.level)
        if level < 0:
            if int(workspace.bound) == MAX_DEPTH:
                return IMPOSSIBLE
            deepen(states, workspace, colour, int(workspace.bound) + 1)
        elif workspace.tried[level] == workspace.counts[level]:
            workspace.level -= 1
        else:
            move = int(workspace.moves[level, workspace.tried[level]])
            workspace.tried[level] += 1
            states[level + 1] = states[level]
            state = states[level + 1]
            move_pawn(state, colour, move // FIELDS, move % FIELDS)
            missing = outside(state, colour)
            if missing == 0:
                workspace.best = workspace.moves[0, workspace.tried[0] - 1]
                return SOLVED
            left = int(workspace.bound) - level - 1
            if missing <= left and not is_known(state, workspace.table, colour, left):
                limit -= 1
                workspace.level = level + 1
                list_moves(state, workspace, colour)
    return UNFINISHED


def is_apart(state: Any, colour: int) -> bool:
    """Return whether no pawn of another colour is, or will come, where this one has to go."""
    players = int(state.players)
    own = farthest(state, colour) + JUMP
    for other in range(1, 5):
        if other != colour and SEAT_OF[players, other] and is_in_play(state, other):
            theirs = farthest(state, other)
            for field in range(FIELDS):
                is_on_both_ways = DISTANCE[colour, field] <= own and DISTANCE[other, field] <= theirs
                if is_on_both_ways and int(state.board[field]) != EDGE:
                    return False
    return True


def farthest(state: Any, colour: int) -> int:
    """Return how far the last pawn of a colour has to go."""
    distance = 0
    for pawn in range(int(state.pawn_count)):
        distance = max(distance, int(DISTANCE[colour, int(state.pawns[colour, pawn])]))
    return distance


def outside(state: Any, colour: int) -> int:
    """Return how many pawns of a colour are not in the opposite court."""
    return int(state.pawn_count) - int(state.at_goal[colour])


def deepen(states: Any, workspace: Any, colour: int, bound: int) -> None:
    """Begin the search for a race of so many moves."""
    workspace.bound = bound
    workspace.level = 0
    workspace.table[:] = 0
    list_moves(states[0], workspace, colour)


def list_moves(state: Any, workspace: Any, colour: int) -> None:
    """Write the moves that may be part of the race, those into the court first."""
    level = int(workspace.level)
    moves = workspace.moves[level]
    count = legal(state, moves)
    goal = OPPOSITE[colour]
    courts = COURT_OF[int(state.players)]
    has_spare = outside(state, colour) < int(workspace.bound) - level  # a move that brings no pawn into the court
    kept = 0
    entering = 0
    for i in range(count):
        move = int(moves[i])
        start = move // FIELDS
        target = move % FIELDS
        enters = courts[target] == goal and courts[start] != goal
        if move == PASS or DISTANCE[colour, target] > int(workspace.farthest) or not (enters or has_spare):
            continue
        moves[kept] = move
        if enters:
            moves[kept] = moves[entering]
            moves[entering] = move
            entering += 1
        kept += 1
    workspace.counts[level] = kept
    workspace.tried[level] = 0


def is_known(state: Any, table: Any, colour: int, left: int) -> bool:
    """Return whether a position was met before with as many moves left; if not, note it."""
    key = 0
    for pawn in range(int(state.pawn_count)):
        key += KEYS[colour, int(state.pawns[colour, pawn])]
    slot = key & TABLE_SIZE - 1
    entry = int(table[slot])
    if entry >> LEFT_BITS == key and entry & (1 << LEFT_BITS) - 1 >= left:
        return True
    table[slot] = key << LEFT_BITS | left
    return False

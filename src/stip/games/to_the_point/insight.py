"""What a bot should know of To the Point: how far the pawns have come, where they can go and be pushed, and who wins.

Only a walk wins, and while a pawn stands beside its goal nobody can touch the tile there (TP-14). So who stands there
with the right card wins in the next turn, unless pushed away or shut out by the other pawn; that is all about threats.

Sets of ways have 3 bits for each direction, the colours of card that go there, as `ways` gives them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.games.to_the_point.board import (
    BESIDE,
    CELLS,
    COLOUR_OF,
    COLUMNS,
    DIRECTIONS_OF,
    DOTS,
    HALF,
    HALF_CELL,
    HALF_SHIFT,
    HAND,
    KINDS,
    OFF_BOARD,
    RED,
    ROWS,
    START,
    STEPS,
    place_of_dot,
)
from stip.games.to_the_point.moves import (
    EXCHANGE,
    EXCHANGE_OPEN,
    KIND,
    MOVE,
    SWAP,
    TURN,
    WALK,
    YES,
    A,
    B,
    colours_at,
    may_push,
    turned,
    ways,
)

FEATURES = (
    "to_move",
    "tile_left",
    "card_left",
    "progress",
    "step",
    "step_now",
    "step_by_tile",
    "pushed_back",
    "pushed_by_tile",
    "wins",
    "threat",
    "firm_threat",
    "goal_shut",
    "directions",
    "straight_cards",
)
VARIANTS = ("free", "rest", "own_pawn_only")
IS_OPEN = 0
EXPLORATION = 0.6
TEMPERATURE = 0.08
CHOICES = 60

BESIDE_BOARD = 8  # steps left for a pawn that has not entered
PROGRESS = np.exp(-np.arange(20) / 4) * 10  # by steps left: the nearer the goal, the more does a step count
STEPS_LEFT = np.zeros((3, DOTS), np.int64)  # the fewest that lead to the goal
AHEAD = np.zeros((3, DOTS), np.int64)  # ways that lead nearer to the goal, or a row on and aside
NEARER = np.zeros((3, DOTS), np.int64)
FARTHER = np.zeros((3, DOTS), np.int64)
for _seat in (1, 2):
    _goal = place_of_dot(int(START[3 - _seat]))
    for _dot in range(DOTS):
        _x, _y = place_of_dot(_dot)
        STEPS_LEFT[_seat, _dot] = (abs(_x - _goal[0]) + abs(_y - _goal[1])) // 2
    for _dot in range(DOTS):
        _x, _y = place_of_dot(_dot)
        if not (0 <= _x <= 2 * COLUMNS and 0 <= _y <= 2 * ROWS and (_x + _y) % 2):
            continue
        for _way, _step in enumerate(STEPS):
            _to = _dot + int(_step)
            _bits = RED << HALF * _way
            _gain = int(STEPS_LEFT[_seat, _dot]) - int(STEPS_LEFT[_seat, _to])
            _rows = abs(_y - _goal[1]) - abs(place_of_dot(_to)[1] - _goal[1])
            if _gain > 0:
                NEARER[_seat, _dot] |= _bits
            if _gain > 0 or (_gain == 0 and _rows > 0):
                AHEAD[_seat, _dot] |= _bits
            if _gain < 0:
                FARTHER[_seat, _dot] |= _bits
GOAL_WAY = np.zeros((3, DOTS), np.int64)  # the way from a dot beside the goal onto it
for _seat in (1, 2):
    for _way, _step in enumerate(STEPS):
        GOAL_WAY[_seat, START[3 - _seat] - _step] = RED << HALF * _way

IS_INNER = np.array([int(BESIDE not in HALF_CELL[dot]) for dot in range(DOTS)])  # not on the edge of the board

CARD_WAYS = np.zeros(KINDS, np.int64)
WORTH = np.zeros(KINDS, np.int64)  # of a card in hand, by its number of directions
for _card in range(1, KINDS):
    for _way in range(8):
        if int(DIRECTIONS_OF[_card]) >> _way & 1:
            CARD_WAYS[_card] |= int(COLOUR_OF[_card]) << HALF * _way
    WORTH[_card] = int(DIRECTIONS_OF[_card]).bit_count()
NORTH_SOUTH = 1 | 1 << 4
IS_STRAIGHT = np.array([int(int(_directions) & NORTH_SOUTH > 0) for _directions in DIRECTIONS_OF])


def variant(state: Any) -> int:
    return 2 if int(state.own_pawn_only) == YES else int(state.push)


def features(state: Any, seat: int, numbers: Any) -> None:
    other = 3 - seat
    is_mover = int(state.seat) == seat
    card_left = is_mover and int(state.card_done) == 0
    pawn = int(state.pawns[seat])
    held = colours = straight = directions = 0
    for i in range(HAND):
        card = int(state.hands[seat, i])
        held |= CARD_WAYS[card]
        colours |= COLOUR_OF[card]
        straight += IS_STRAIGHT[card]
        directions += WORTH[card]
    steps = BESIDE_BOARD
    wins = threat = firm = can_step = could_step = can_be_pushed = could_be_pushed = False
    if pawn == OFF_BOARD:
        can_step = colours_at(state, START[seat]) & colours != 0
        could_step = not can_step
    else:
        steps = STEPS_LEFT[seat, pawn]
        around = ways(state, seat)
        halves = half_ways(state, pawn)
        can_step = around & held & NEARER[seat, pawn] != 0
        could_step = not can_step and halves & held & NEARER[seat, pawn] != 0
        wins = around & held & GOAL_WAY[seat, pawn] != 0
        threat = wins and not card_left
        firm = threat
        if int(state.own_pawn_only) != YES and int(state.rests[other]) == 0:
            theirs = 0
            for i in range(HAND):
                theirs |= CARD_WAYS[int(state.hands[other, i])]
            can_be_pushed = around & theirs & FARTHER[seat, pawn] != 0
            could_be_pushed = not can_be_pushed and halves & theirs & FARTHER[seat, pawn] != 0
            firm = threat and (around | halves) & theirs & ~GOAL_WAY[seat, pawn] == 0
    progress = PROGRESS[steps]
    nearer = PROGRESS[steps - 1] - progress
    farther = progress - PROGRESS[steps + 1]
    numbers[0] = is_mover
    numbers[1] = is_mover and int(state.tile_done) == 0
    numbers[2] = card_left
    numbers[3] = progress
    numbers[4] = nearer if can_step else 0.0
    numbers[5] = nearer if can_step and card_left else 0.0
    numbers[6] = nearer if could_step else 0.0
    numbers[7] = farther if can_be_pushed else 0.0
    numbers[8] = farther if could_be_pushed else 0.0
    numbers[9] = wins and card_left
    numbers[10] = threat
    numbers[11] = firm
    numbers[12] = int(state.own_pawn_only) != YES and int(state.pawns[other]) == START[other] and steps <= 3
    numbers[13] = directions / 4
    numbers[14] = straight


def half_ways(state: Any, pawn: int) -> int:
    """The colours that lead around a pawn, or would if a tile were laid against half a dot."""
    colours = 0
    for way in range(8):
        dot = pawn + STEPS[way]
        if IS_INNER[dot]:
            one = int(state.cells[HALF_CELL[dot, 0]]) >> int(HALF_SHIFT[dot, 0])
            two = int(state.cells[HALF_CELL[dot, 1]]) >> int(HALF_SHIFT[dot, 1])
            colours |= int((one | two) & RED) << HALF * way
    return colours


WANTED, HARMFUL = 1856, 1920  # where behind the moves the cells are noted


def interesting(state: Any, moves: Any, count: int) -> int:
    """Walks that make sense, few swaps, and tile actions that make or break a dot that matters.

    A tile is laid before the card is played only to make a walk possible: otherwise one sees the new card first."""
    if int(state.changing):
        return count
    for cell in range(CELLS):
        moves[WANTED + cell] = 0
        moves[HARMFUL + cell] = 0
    seat = int(state.seat)
    if int(state.tile_done) == 0:
        if int(state.card_done):
            note_plans(state, moves, seat)
        else:
            note_walks(state, moves, seat)
    swapped = worst_card(state, seat)
    kept = 0
    for i in range(count):
        move = int(moves[i])
        if is_interesting(state, moves, move, swapped):
            moves[kept] = move
            kept += 1
    return kept


def is_interesting(state: Any, moves: Any, move: int, swapped: int) -> bool:
    kind = move >> KIND
    middle = move >> B & 63
    last = move & 63
    other = 3 - int(state.seat)
    if kind == WALK and middle:
        return bool(NEARER[other, int(state.pawns[other])] >> HALF * last & 1 == 0)
    if kind > EXCHANGE_OPEN:
        return kind != SWAP or move >> A & 63 == swapped
    want = int(moves[WANTED + last])
    if kind == TURN:
        tile = turned(int(state.cells[last]), middle)
        return tile & want != 0 or breaks(tile, int(moves[HARMFUL + last]))
    if kind == EXCHANGE:
        makes = int(state.cells[middle]) & want | int(state.cells[last]) & int(moves[WANTED + middle])
        return makes != 0 and GOAL_WAY[other, int(state.pawns[other])] != 0
    if kind == MOVE:
        if int(moves[HARMFUL + middle]):  # once is enough: anywhere else it does no harm
            moves[HARMFUL + middle] = 0
            return True
        return int(state.cells[middle]) & want != 0
    return want != 0 and turned(int(state.display[move >> A & 63]), middle) & want != 0


def breaks(tile: int, harmful: int) -> bool:
    """Whether a side that should go would be gone with this tile."""
    for side in range(4):
        bits = harmful >> HALF * side & RED
        if bits and tile >> HALF * side & bits == 0:
            return True
    return False


def worst_card(state: Any, seat: int) -> int:
    """The card with the fewest directions."""
    worst = int(state.hands[seat, 0])
    for i in range(1, HAND):
        card = int(state.hands[seat, i])
        if card and WORTH[card] < WORTH[worst]:
            worst = card
    return worst


def note_walks(state: Any, moves: Any, seat: int) -> None:
    """Notes where a tile would make a walk or an entrance possible with a card in hand."""
    other = 3 - seat
    held = colours = 0
    for i in range(HAND):
        held |= CARD_WAYS[int(state.hands[seat, i])]
        colours |= COLOUR_OF[int(state.hands[seat, i])]
    pawn = int(state.pawns[seat])
    if pawn == OFF_BOARD:
        want_dot(state, moves, START[seat], colours)
    else:
        want_ways(state, moves, pawn, AHEAD[seat, pawn] & held)
    pawn = int(state.pawns[other])
    if pawn != OFF_BOARD and may_push(state):
        if GOAL_WAY[other, pawn]:
            want_ways(state, moves, pawn, held & ~NEARER[other, pawn])
        else:
            want_ways(state, moves, pawn, held & FARTHER[other, pawn])


def note_plans(state: Any, moves: Any, seat: int) -> None:
    """Notes where a tile would help the own pawn on, and which dots help the other one or endanger the own."""
    other = 3 - seat
    held = colours = 0
    for i in range(HAND):
        held |= CARD_WAYS[int(state.hands[seat, i])]
        colours |= COLOUR_OF[int(state.hands[seat, i])]
    pawn = int(state.pawns[seat])
    if pawn == OFF_BOARD:
        want_dot(state, moves, START[seat], colours)
    else:
        want_ways(state, moves, pawn, AHEAD[seat, pawn] & held)
        harm_ways(state, moves, pawn, FARTHER[seat, pawn])
        if STEPS_LEFT[seat, pawn] <= 3:
            want_dot(state, moves, START[other], colours)
    pawn = int(state.pawns[other])
    if pawn == OFF_BOARD:
        harm_dot(state, moves, START[other])
    else:
        harm_ways(state, moves, pawn, AHEAD[other, pawn])
        if STEPS_LEFT[other, pawn] <= 3:
            harm_dot(state, moves, START[seat])
            want_dot(state, moves, START[seat], RED)


def want_ways(state: Any, moves: Any, pawn: int, wanted: int) -> None:
    for way in range(8):
        colours = wanted >> HALF * way & RED
        if colours:
            want_dot(state, moves, pawn + STEPS[way], colours)


def want_dot(state: Any, moves: Any, dot: int, colours: int) -> None:
    """Notes for both cells what the tile there should show towards the dot."""
    colours &= ~colours_at(state, dot)
    if colours == 0:
        return
    for half in range(2):
        cell = int(HALF_CELL[dot, half])
        facing = int(state.cells[int(HALF_CELL[dot, 1 - half])]) >> int(HALF_SHIFT[dot, 1 - half]) & colours
        if cell < CELLS:
            moves[WANTED + cell] |= facing << int(HALF_SHIFT[dot, half])


def harm_ways(state: Any, moves: Any, pawn: int, harmful: int) -> None:
    for way in range(8):
        if harmful >> HALF * way & 1:
            harm_dot(state, moves, pawn + STEPS[way])


def harm_dot(state: Any, moves: Any, dot: int) -> None:
    colours = colours_at(state, dot)
    if colours:
        for half in range(2):
            cell = int(HALF_CELL[dot, half])
            if cell < CELLS:
                moves[HARMFUL + cell] |= colours << int(HALF_SHIFT[dot, half])


def sight(state: Any) -> int:
    return 0

"""Evaluation of To the Point: how far the pawns have come, where they can go and be pushed, and who is about to win.

Only a walk wins, and while a pawn stands beside its goal nobody can touch the tile there (TP-14). So who stands there
with the right card wins in the next turn, unless pushed away or shut out by the other pawn; that is all about threats.

Sets of ways have 3 bits for each direction, the colours of card that go there, as `ways` gives them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.games.to_the_point.arrays import COLOUR_OF, DIRECTIONS_OF, HALF_CELL, HALF_SHIFT, START, STEPS
from stip.games.to_the_point.board import (
    BESIDE,
    CELLS,
    COLUMNS,
    DOTS,
    HALF,
    HAND,
    KINDS,
    OFF_BOARD,
    RED,
    ROWS,
    place_of_dot,
    turned,
)
from stip.games.to_the_point.codes import END, EXCHANGE, EXCHANGE_OPEN, KIND, MOVE, SWAP, TURN, WALK, YES, A, B
from stip.games.to_the_point.moves import colours_at, may_push, ways

FEATURES: tuple[str, ...] = (
    "to_move",
    "tile_left",
    "card_left",
    "progress",
    "step",
    "step_now",
    "step_by_tile",
    "ways_on",
    "road",
    "pushed_back",
    "pushed_by_tile",
    "wins",
    "threat",
    "firm_threat",
    "goal_shut",
    "directions",
    "straight_cards",
    "certain",  # wins, whatever the other does and draws
)
VARIANTS: tuple[str, ...] = ("free", "rest", "own_pawn_only")
HAS_FIXED_CHOICES = 0
EXPLORATION = 0.6
TEMPERATURE = 0.08
MAX_CHOICES = 60

ASIDE = 0.2  # how much a row counts more than a column
STEPS_LEFT = np.zeros((3, DOTS), np.int64)  # the fewest that lead to the goal
PROGRESS = np.zeros((3, DOTS))  # the nearer the goal, the more does a step count
NEXT = np.zeros((3, DOTS))  # what the next step would add to it,
LAST = np.zeros((3, DOTS))  # and what the last one added
NEARER = np.zeros((3, DOTS), np.int64)  # ways that lead nearer to the goal, or a row on and aside
FARTHER = np.zeros((3, DOTS), np.int64)
for _seat in (1, 2):
    _goal = place_of_dot(int(START[3 - _seat]))
    _left = np.full(DOTS, 8.0)
    for _dot in range(DOTS):
        _x, _y = place_of_dot(_dot)
        _rows = abs(_y - _goal[1]) / 2
        if _dot != OFF_BOARD:
            STEPS_LEFT[_seat, _dot] = (abs(_x - _goal[0]) + abs(_y - _goal[1])) // 2
            _left[_dot] = ASIDE * _rows + (1 - ASIDE) * STEPS_LEFT[_seat, _dot]
    PROGRESS[_seat] = 10 * np.exp(-_left / 4)
    NEXT[_seat] = 10 * np.exp(-(_left - 1) / 4) - PROGRESS[_seat]
    LAST[_seat] = PROGRESS[_seat] - 10 * np.exp(-(_left + 1) / 4)
    for _dot in range(DOTS):
        _x, _y = place_of_dot(_dot)
        if 0 <= _x <= 2 * COLUMNS and 0 <= _y <= 2 * ROWS and (_x + _y) % 2:
            for _way, _step in enumerate(STEPS):
                _gain = _left[_dot] - _left[_dot + int(_step)]
                if _gain > 0:
                    NEARER[_seat, _dot] |= RED << HALF * _way
                if _gain < 0:
                    FARTHER[_seat, _dot] |= RED << HALF * _way
GOAL_WAY = np.zeros((3, DOTS), np.int64)  # the way from a dot beside the goal onto it
for _seat in (1, 2):
    for _way, _step in enumerate(STEPS):
        GOAL_WAY[_seat, START[3 - _seat] - _step] = RED << HALF * _way

EVERY_WAY = sum(1 << HALF * _way for _way in range(8))
CHANCE = 1 - (1 - np.arange(KINDS) / (KINDS - 1)) ** HAND  # that a hand has one of so many kinds of cards

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
    wins = certain = can_step = could_step = False
    pushed = pushed_by_tile = hold = 0.0
    ways_on = 1.0
    if pawn == OFF_BOARD:
        can_step = colours_at(state, START[seat]) & colours != 0
        could_step = not can_step
    else:
        around = ways(state, seat)
        by_tile = around | half_ways(state, pawn)
        on = NEARER[seat, pawn]
        back = FARTHER[seat, pawn]
        can_step = around & held & on != 0
        could_step = not can_step and by_tile & held & on != 0
        ways_on = chance_of_card(by_tile & on)
        wins = around & held & GOAL_WAY[seat, pawn] != 0
        if int(state.own_pawn_only) != YES and int(state.rests[other]) == 0:
            pushed = chance_of_card(around & back)
            pushed_by_tile = chance_of_card(by_tile & back)
            if wins:
                hold = 1.0 - chance_of_card(by_tile & ~still_wins(state, seat, held))
        elif wins:
            hold = 1.0
        certain = wins and (card_left or (hold == 1.0 and not can_be_shut(state, seat)) or has_played(state, other))
    nearer = NEXT[seat, pawn]
    farther = LAST[seat, pawn]
    numbers[0] = is_mover
    numbers[1] = is_mover and int(state.tile_done) == 0
    numbers[2] = card_left
    numbers[3] = PROGRESS[seat, pawn]
    numbers[4] = nearer if can_step else 0.0
    numbers[5] = nearer if can_step and card_left else 0.0
    numbers[6] = nearer if could_step else 0.0
    numbers[7] = nearer * ways_on
    numbers[8] = nearer * road(state, seat, colours)
    numbers[9] = farther * pushed
    numbers[10] = farther * pushed_by_tile
    numbers[11] = wins and card_left
    numbers[12] = wins and not card_left
    numbers[13] = 0.0 if card_left else hold
    numbers[14] = is_shut(state, seat)
    numbers[15] = directions / 4
    numbers[16] = straight
    numbers[17] = certain


def road(state: Any, seat: int, colours: int) -> float:
    """Return how good the best two dots are on which a pawn might go on: 0 if there is nothing yet, 1 with cards for
    both."""
    pawn = int(state.pawns[seat])
    if pawn == OFF_BOARD:
        pawn = int(START[seat])
    best = 0.0
    for way in range(8):
        if NEARER[seat, pawn] >> HALF * way & 1:
            dot = pawn + STEPS[way]
            first = readiness(state, dot, colours)
            if first > best:
                second = 1.0 if dot == START[3 - seat] else 0.0
                for on in range(8):
                    if NEARER[seat, dot] >> HALF * on & 1:
                        second = max(second, readiness(state, dot + STEPS[on], colours))
                best = max(best, first * second)
    return best


def readiness(state: Any, dot: int, colours: int) -> float:
    """Return how ready a dot is to be walked on: whether it is complete or begun, and of a colour in hand."""
    if IS_INNER[dot] == 0:
        return 0.0
    one = int(state.cells[HALF_CELL[dot, 0]]) >> int(HALF_SHIFT[dot, 0]) & RED
    two = int(state.cells[HALF_CELL[dot, 1]]) >> int(HALF_SHIFT[dot, 1]) & RED
    if one & two:
        return 1.0 if one & two & colours else 0.7
    if one | two:
        return 0.6 if (one | two) & colours else 0.3
    return 0.1


def is_shut(state: Any, seat: int) -> bool:
    """Return whether the other pawn stands on the goal that this one is near to."""
    if int(state.own_pawn_only) == YES or int(state.pawns[3 - seat]) != START[3 - seat]:
        return False
    return int(state.pawns[seat]) != OFF_BOARD and bool(STEPS_LEFT[seat, int(state.pawns[seat])] <= 3)


def can_be_shut(state: Any, seat: int) -> bool:
    """Return whether the other pawn might come onto the goal of this one in a turn."""
    pawn = int(state.pawns[3 - seat])
    return int(state.own_pawn_only) != YES and (pawn == OFF_BOARD or GOAL_WAY[seat, pawn] != 0)


def has_played(state: Any, seat: int) -> bool:
    """Return whether a seat has played its card of this turn, so that it cannot move a pawn any more."""
    return int(state.seat) == seat and int(state.card_done) != 0


def chance_of_card(wanted: int) -> Any:
    """Return the probability that the opponent holds a card for one of these ways."""
    kinds = 0
    for card in range(1, KINDS):
        kinds += int(CARD_WAYS[card] & wanted != 0)
    return CHANCE[kinds]


def still_wins(state: Any, seat: int, held: int) -> int:
    """The ways that a pawn beside its goal can be pushed in vain: it wins from there as well."""
    pawn = int(state.pawns[seat])
    there = colours_at(state, START[3 - seat]) * EVERY_WAY
    vain = int(GOAL_WAY[seat, pawn])
    for way in range(8):
        if GOAL_WAY[seat, pawn + STEPS[way]] & there & held:
            vain |= RED << HALF * way
    return vain


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


def prune(state: Any, moves: Any, count: int) -> int:
    """Walks that make sense, a swap only when the pawn cannot walk on, and tile actions that make or break a dot that
    matters. So both come nearer to their goals until somebody cannot push any more.

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
    may_wait = not can_walk_on(state, seat)
    kept = 0
    for i in range(count):
        move = int(moves[i])
        if is_worth_searching(state, moves, move, swapped, may_wait):
            moves[kept] = move
            kept += 1
    return kept


def can_walk_on(state: Any, seat: int) -> bool:
    """Return whether the pawn can go nearer to its goal now."""
    if int(state.card_done) or int(state.pawns[seat]) == OFF_BOARD:
        return False
    held = 0
    for i in range(HAND):
        held |= CARD_WAYS[int(state.hands[seat, i])]
    return bool(ways(state, seat) & held & NEARER[seat, int(state.pawns[seat])] != 0)


def is_worth_searching(state: Any, moves: Any, move: int, swapped: int, may_wait: bool) -> bool:
    kind = move >> KIND
    middle = move >> B & 63
    last = move & 63
    other = 3 - int(state.seat)
    if kind == WALK and middle:
        pawn = int(state.pawns[other])
        return should_push(state) and bool(is_in_the_way(other, pawn) or NEARER[other, pawn] >> HALF * last & 1 == 0)
    if kind == END:
        return may_wait and int(state.tile_done) + int(state.card_done) > 0
    if kind > EXCHANGE_OPEN:
        return kind != SWAP or (may_wait and move >> A & 63 == swapped)
    want = int(moves[WANTED + last])
    if kind == TURN:
        tile = turned(int(state.cells[last]), middle)
        return tile & want != 0 or breaks(tile, int(moves[HARMFUL + last]))
    if kind == EXCHANGE:
        return int(state.cells[middle]) & want | int(state.cells[last]) & int(moves[WANTED + middle]) != 0
    if kind == MOVE:
        if int(moves[HARMFUL + middle]):  # once is enough: anywhere else it does no harm
            moves[HARMFUL + middle] = 0
            return True
        return int(state.cells[middle]) & want != 0
    return want != 0 and turned(int(state.display[move >> A & 63]), middle) & want != 0


NEAR, VERY_NEAR = 2, 1  # steps left
LONG = 240  # turns


def should_push(state: Any) -> bool:
    """Only a pawn that is near its goal or shuts the other's: two who push whenever they can never come to an end."""
    seat = int(state.seat)
    mine = int(state.pawns[seat])
    theirs = int(state.pawns[3 - seat])
    if theirs == START[3 - seat]:
        return mine != OFF_BOARD and bool(STEPS_LEFT[seat, mine] <= NEAR)
    return bool(STEPS_LEFT[3 - seat, theirs] <= (NEAR if int(state.turns) < LONG else VERY_NEAR))


def is_in_the_way(other: int, pawn: int) -> bool:
    """Return whether any push is better than none: of a pawn that is about to win, or that shuts its start point."""
    return bool(GOAL_WAY[other, pawn] or pawn == START[other])


def breaks(tile: int, harmful: int) -> bool:
    """Return whether a side that should go would be gone with this tile."""
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


def ways_and_colours(state: Any, seat: int) -> tuple[int, int]:
    """Return the ways and colours of the cards in hand."""
    held = colours = 0
    for i in range(HAND):
        held |= CARD_WAYS[int(state.hands[seat, i])]
        colours |= COLOUR_OF[int(state.hands[seat, i])]
    return held, colours


def note_walks(state: Any, moves: Any, seat: int) -> None:
    """Notes where a tile would make a walk or an entrance possible with a card in hand."""
    other = 3 - seat
    held, colours = ways_and_colours(state, seat)
    pawn = int(state.pawns[seat])
    if pawn == OFF_BOARD:
        want_dot(state, moves, START[seat], colours)
    else:
        want_ways(state, moves, pawn, NEARER[seat, pawn] & held)
    pawn = int(state.pawns[other])
    if pawn != OFF_BOARD and may_push(state) and should_push(state):
        if is_in_the_way(other, pawn):
            want_ways(state, moves, pawn, held)
        else:
            want_ways(state, moves, pawn, held & FARTHER[other, pawn])


def note_plans(state: Any, moves: Any, seat: int) -> None:
    """Notes where a tile would help the own pawn on, and which dots help the other one or endanger the own."""
    other = 3 - seat
    held, colours = ways_and_colours(state, seat)
    pawn = int(state.pawns[seat])
    want_road(state, moves, seat, colours)
    if pawn == OFF_BOARD:
        want_dot(state, moves, START[seat], colours)
    else:
        want_ways(state, moves, pawn, NEARER[seat, pawn] & held)
        harm_ways(state, moves, pawn, FARTHER[seat, pawn])
        if STEPS_LEFT[seat, pawn] <= 3:
            want_dot(state, moves, START[other], colours)
    pawn = int(state.pawns[other])
    if pawn == OFF_BOARD:
        harm_dot(state, moves, START[other])
    else:
        harm_ways(state, moves, pawn, NEARER[other, pawn])
        if STEPS_LEFT[other, pawn] <= 3:
            harm_dot(state, moves, START[seat])
            want_dot(state, moves, START[seat], RED)


def want_road(state: Any, moves: Any, seat: int, colours: int) -> None:
    """Where the pawn cannot go on yet, or only one step, it wants to be able to."""
    pawn = int(state.pawns[seat])
    if pawn == OFF_BOARD:
        pawn = int(START[seat])
    for way in range(8):
        if NEARER[seat, pawn] >> HALF * way & 1:
            dot = pawn + STEPS[way]
            if colours_at(state, dot):
                for on in range(8):
                    if NEARER[seat, dot] >> HALF * on & 1:
                        begin_dot(state, moves, dot + STEPS[on], colours)
            else:
                begin_dot(state, moves, dot, colours)


def begin_dot(state: Any, moves: Any, dot: int, colours: int) -> None:
    """As `want_dot`, but a first half will do if there is none."""
    one = int(HALF_CELL[dot, 0])
    two = int(HALF_CELL[dot, 1])
    if IS_INNER[dot] and int(state.cells[one]) == 0 and int(state.cells[two]) == 0:
        moves[WANTED + one] |= colours << int(HALF_SHIFT[dot, 0])
        moves[WANTED + two] |= colours << int(HALF_SHIFT[dot, 1])
    else:
        want_dot(state, moves, dot, colours)


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


def chance_key(state: Any) -> int:
    return 0


def position_key(state: Any) -> int:
    return 0

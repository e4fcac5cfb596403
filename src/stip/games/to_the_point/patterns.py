"""What a network sees of a position of To the Point besides the features: where the pawns stand, how the dots around
and before them are, and the cards of both hands.

Everything is seen from the side of the seat, whose goal lies ahead.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.games.to_the_point.arrays import COLOUR_OF, HALF_CELL, HALF_SHIFT, START, STEPS
from stip.games.to_the_point.board import (
    BESIDE,
    COPIES,
    DOT_WIDTH,
    DOTS,
    HALF,
    HAND,
    KINDS,
    OFF_BOARD,
    RED,
)
from stip.games.to_the_point.codes import YES
from stip.games.to_the_point.evaluation import CARD_WAYS, STEPS_LEFT
from stip.games.to_the_point.moves import colours_at, ways

CONDITIONS = 5  # of a dot: nothing, begun, begun in a colour in hand, complete, complete in a colour in hand
WAYS = 8
AHEAD = np.array(  # the dots before a pawn, as steps from it when the goal lies up
    [x * DOT_WIDTH + y for x in range(-3, 4) for y in range(7) if (x + y) % 2 == 0 and (y > 2 or (abs(x) > 1 and y))]
)
DISTANCES = 10
OWN_DOT = 0  # where the pawn stands,
THEIR_DOT = OWN_DOT + DOTS
OWN_WAYS = THEIR_DOT + DOTS  # the dots around it,
THEIR_WAYS = OWN_WAYS + WAYS * CONDITIONS
PUSHED = THEIR_WAYS + WAYS * CONDITIONS  # where the other hand can walk it,
PUSHES = PUSHED + WAYS
OWN_ROAD = PUSHES + WAYS  # and the dots farther ahead
THEIR_ROAD = OWN_ROAD + len(AHEAD) * CONDITIONS
OWN_CARDS = THEIR_ROAD + len(AHEAD) * CONDITIONS  # kinds, once or more
THEIR_CARDS = OWN_CARDS + KINDS * (COPIES + 1)
OWN_COLOURS = THEIR_CARDS + KINDS * (COPIES + 1)  # how many cards of each colour
THEIR_COLOURS = OWN_COLOURS + 3 * (HAND + 1)
OWN_GOAL = THEIR_COLOURS + 3 * (HAND + 1)  # its condition, by the steps that are left to it
THEIR_GOAL = OWN_GOAL + DISTANCES * CONDITIONS
RACE = THEIR_GOAL + DISTANCES * CONDITIONS  # the steps that are left to both
TO_MOVE = RACE + DISTANCES * DISTANCES  # what may still be done in this turn
RESTS = TO_MOVE + 8  # whether each pawn may not be pushed in the next turn
PATTERN_COUNT = RESTS + 2
KNOWS_CHANGES = 0
EVERY_WAY = sum(1 << HALF * _way for _way in range(WAYS))


def stake(state: Any) -> float:
    return 1.0


def patterns(state: Any, seat: int, there: Any) -> int:
    other = 3 - seat
    own_ways, own_colours, count = add_cards(state, seat, OWN_CARDS, OWN_COLOURS, there, 0)
    their_ways, their_colours, count = add_cards(state, other, THEIR_CARDS, THEIR_COLOURS, there, count)
    there[count] = OWN_DOT + seen(int(state.pawns[seat]), seat)
    there[count + 1] = THEIR_DOT + seen(int(state.pawns[other]), seat)
    count = add_ways(state, seat, own_ways, own_colours, OWN_WAYS, there, count + 2)
    count = add_ways(state, other, their_ways, their_colours, THEIR_WAYS, there, count)
    if int(state.own_pawn_only) != YES:
        count = add_pushes(state, seat, their_ways, PUSHED, there, count)
        count = add_pushes(state, other, own_ways, PUSHES, there, count)
    count = add_road(state, seat, own_colours, OWN_ROAD, there, count)
    count = add_road(state, other, their_colours, THEIR_ROAD, there, count)
    mine = steps_left(state, seat)
    theirs = steps_left(state, other)
    there[count] = OWN_GOAL + mine * CONDITIONS + condition(state, START[other], own_colours)
    there[count + 1] = THEIR_GOAL + theirs * CONDITIONS + condition(state, START[seat], their_colours)
    there[count + 2] = RACE + mine * DISTANCES + theirs
    count += 3
    if int(state.seat) == seat:
        done = int(state.tile_done) + 2 * int(state.card_done) + 4 * int(state.changing > 0)
        there[count] = TO_MOVE + done
        count += 1
    if int(state.rests[seat]):
        there[count] = RESTS
        count += 1
    if int(state.rests[other]):
        there[count] = RESTS + 1
        count += 1
    return count


def seen(dot: int, seat: int) -> int:
    """A dot as a seat sees it: the board is turned around for the second."""
    return dot if seat == 1 or dot == OFF_BOARD else DOTS - 1 - dot


def steps_left(state: Any, seat: int) -> int:
    pawn = int(state.pawns[seat])
    return DISTANCES - 1 if pawn == OFF_BOARD else min(int(STEPS_LEFT[seat, pawn]), DISTANCES - 2)


def add_cards(state: Any, seat: int, kinds: int, colours: int, there: Any, count: int) -> tuple[int, int, int]:
    """Adds a hand, and returns its ways and colours, as `ways` gives them."""
    held = every = blue = green = yellow = last = times = 0
    for i in range(HAND):
        card = int(state.hands[seat, i])
        if card:
            times = times + 1 if card == last else 0
            last = card
            there[count] = kinds + card * (COPIES + 1) + times
            count += 1
            held |= int(CARD_WAYS[card])
            colour = int(COLOUR_OF[card])
            every |= colour
            blue += colour & 1
            green += colour >> 1 & 1
            yellow += colour >> 2
    there[count] = colours + blue
    there[count + 1] = colours + HAND + 1 + green
    there[count + 2] = colours + 2 * (HAND + 1) + yellow
    return held, every, count + 3


def condition(state: Any, dot: int, colours: int) -> int:
    """Return how a dot is: whether it is complete or begun, and whether in a colour in hand."""
    one = int(state.cells[HALF_CELL[dot, 0]]) >> int(HALF_SHIFT[dot, 0]) & RED
    two = int(state.cells[HALF_CELL[dot, 1]]) >> int(HALF_SHIFT[dot, 1]) & RED
    if one & two:
        return 4 if one & two & colours else 3
    if (one | two) and HALF_CELL[dot, 0] != BESIDE and HALF_CELL[dot, 1] != BESIDE:
        return 2 if (one | two) & colours else 1
    return 0


def add_ways(state: Any, seat: int, held: int, colours: int, first: int, there: Any, count: int) -> int:
    """Adds the conditions of the dots around a seat's pawn; complete ones count as in hand if a card leads there."""
    pawn = int(state.pawns[seat])
    if pawn == OFF_BOARD:
        there[count] = first + condition(state, START[seat], colours)
        return count + 1
    for way in range(WAYS):
        dot = pawn + STEPS[way]
        found = condition(state, dot, colours)
        if found == 4 and not colours_at(state, dot) & held >> HALF * way & RED:
            found = 3
        if found:
            there[count] = first + seen_way(way, seat) * CONDITIONS + found
            count += 1
    return count


def add_pushes(state: Any, seat: int, held: int, first: int, there: Any, count: int) -> int:
    """Adds the ways in which cards can walk a seat's pawn."""
    possible = ways(state, seat) & held
    if possible:
        for way in range(WAYS):
            if possible >> HALF * way & RED:
                there[count] = first + seen_way(way, seat)
                count += 1
    return count


def seen_way(way: int, seat: int) -> int:
    return way if seat == 1 else (way + WAYS // 2) % WAYS


def add_road(state: Any, seat: int, colours: int, first: int, there: Any, count: int) -> int:
    pawn = int(state.pawns[seat])
    if pawn == OFF_BOARD:
        pawn = int(START[seat])
    forward = 1 if seat == 1 else -1
    for i in range(len(AHEAD)):
        dot = pawn + forward * AHEAD[i]
        if 0 < dot < DOTS:
            found = condition(state, dot, colours)
            if found:
                there[count] = first + i * CONDITIONS + found
                count += 1
    return count


def changes(state: Any, move: int, there: Any, ends: Any, numbers: Any) -> bool:
    return False

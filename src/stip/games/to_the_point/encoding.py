"""To the Point for programs that learn: moves as actions of a fixed space, and positions as arrays of small numbers.

Each seat sees the board with its own start below, so for seat 2 everything is turned by half a turn: cells, dots, tiles
and directions. A cell is column * 7 + row from the lower left.

Tiles that lie on the board go from cell to cell: onto an empty cell, or they exchange places with another tile. Then
the first cell is the lower number. Cards are named by their kind, and what is changed on a red dot by a bit for each of
the four cards of the hand, which is sorted.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.games.observation import Part, starts
from stip.games.to_the_point.board import (
    CARDS,
    CELLS,
    COLUMNS,
    COPIES,
    DOTS,
    HALF,
    HAND,
    KINDS,
    NO_TILE,
    OFF_BOARD,
    OPEN,
    ROWS,
    TILES,
    dot_at,
)
from stip.games.to_the_point.codes import (
    CARD,
    CHANGE,
    END,
    ENTER,
    EXCHANGE,
    EXCHANGE_OPEN,
    KIND,
    MOVE,
    PLACE,
    SWAP,
    TURN,
    WALK,
    A,
    B,
    parts,
)
from stip.games.to_the_point.rules import IDLE_LIMIT, TURN_LIMIT

VERSION = 0
IS_OPEN = 0

CARD_KINDS = KINDS - 1
PLACES = 0  # (open slot * 4 + turns) * 49 + cell
OPEN_EXCHANGES = PLACES + OPEN * 4 * CELLS  # the same
TURNS = OPEN_EXCHANGES + OPEN * 4 * CELLS  # (turns - 1) * 49 + cell
SHIFTS = TURNS + 3 * CELLS  # cell * 49 + cell: a tile that moves, or two that exchange places
WALKS = SHIFTS + CELLS * CELLS  # ((card - 1) * 2 + 1 for the opponent's pawn) * 8 + direction
ENTERS = WALKS + CARD_KINDS * 2 * 8  # card - 1
SWAPS = ENTERS + CARD_KINDS  # card - 1
CHANGES = SWAPS + CARD_KINDS  # a bit for each card of the hand
END_ACTION = CHANGES + (1 << HAND)
ACTIONS = END_ACTION + 1

SIDES = 4 * HALF  # numbers of a tile: for each side whether it takes blue, green and yellow cards
DOT_COLUMNS, DOT_ROWS = 2 * COLUMNS + 1, 2 * ROWS + 1

OBSERVATION: tuple[Part, ...] = (
    Part("cells", (SIDES, COLUMNS, ROWS), "for each side of a tile, clockwise from the far one, the colours it takes"),
    Part("display", (OPEN, SIDES), "the same of the open tiles"),
    Part("pawns", (2, DOT_COLUMNS, DOT_ROWS), "the own pawn and theirs, on the dots"),
    Part("hand", (CARD_KINDS,), "the own cards, by kind", COPIES),
    Part("kept", (CARD_KINDS,), "the cards that they are known to hold, by kind", COPIES),
    Part("told", (CARD_KINDS,), "the own cards that they know of, by kind", COPIES),
    Part("discards", (CARD_KINDS,), "the cards that lie on the discard pile, by kind", COPIES),
    Part("to_move", (2,), "whether it is the own turn, or theirs"),
    Part("done", (2,), "the actions of this turn that are used up: tile, card"),
    Part("changing", (1,), "1 when cards may be changed on a red dot"),
    Part("pushed", (1,), "1 when the opponent's pawn was walked in this turn, with push=rest"),
    Part("rests", (2,), "whether the seat, and the other, rests from pushing"),
    Part("idle", (1,), "turns in a row without an action", IDLE_LIMIT),
    Part("turns", (1,), "turns in per cent of the most there can be", 100),
    Part("tiles_left", (1,), "tiles in the pile", TILES),
    Part("cards_left", (1,), "cards in the pile", CARDS),
    Part("options", (3,), "board=5x7, own_pawn_only=yes, push=rest"),
)
# fmt: off
(
    CELL_SIDES, DISPLAY, PAWNS, HAND_CARDS, KEPT, TOLD, DISCARDS, TO_MOVE, DONE, CHANGING, PUSHED,
    RESTS, IDLE, TURN_COUNT, TILES_LEFT, CARDS_LEFT, OPTIONS,
) = starts(OBSERVATION)
# fmt: on

DOT_NUMBER = np.zeros(DOTS, np.int16)  # of a dot, as it is in the planes
for _x in range(DOT_COLUMNS):
    for _y in range(DOT_ROWS):
        DOT_NUMBER[dot_at(_x, _y)] = _x * DOT_ROWS + _y
LAST_DOT = DOT_COLUMNS * DOT_ROWS - 1


LAST = CELLS - 1
TERMS = np.zeros((EXCHANGE_OPEN + 1, 3, 3), np.int64)  # of a kind of move and a seat: see action_of
for _seat, _sign, _last in ((1, 1, 0), (2, -1, LAST)):  # seat 2 counts cells from the other end
    TERMS[PLACE, _seat] = PLACES + _last, CELLS, _sign
    TERMS[EXCHANGE_OPEN, _seat] = OPEN_EXCHANGES + _last, CELLS, _sign
    TERMS[TURN, _seat] = TURNS - CELLS + _last, CELLS, _sign
    TERMS[MOVE, _seat] = SHIFTS + _last * CELLS + _last, _sign * CELLS, _sign
TERMS[EXCHANGE, 1] = SHIFTS, CELLS, 1  # the lower cell comes first,
TERMS[EXCHANGE, 2] = SHIFTS + LAST * CELLS + LAST, -1, -CELLS  # so turned the other one does


def action_of(state: Any, move: int) -> int:
    """Tiles have hundreds of moves, so their actions are computed without branches."""
    kind, a, b, c = parts(move)
    if kind > EXCHANGE_OPEN:
        return card_action(state, move)
    terms = TERMS[kind, int(state.seat)]
    return int(terms[0] + terms[1] * (a * 4 + b) + terms[2] * c)


def card_action(state: Any, move: int) -> int:
    kind, card, whose, direction = parts(move)
    if kind == WALK:
        half_turn = 4 if int(state.seat) == 2 else 0
        return WALKS + ((card - 1) * 2 + whose) * 8 + (direction + half_turn & 7)
    if kind == ENTER:
        return ENTERS + card - 1
    if kind == SWAP:
        return SWAPS + card - 1
    if kind == CHANGE:
        return CHANGES + chosen_cards(state, move & (1 << KIND) - 1)
    return END_ACTION


def chosen_cards(state: Any, cards: int) -> int:
    """A bit for each card of the hand that is changed: of equal cards the first ones. A move names the last one
    first."""
    hand = state.hands[int(state.seat)]
    count = 0
    left = cards
    while left:
        left >>= CARD
        count += 1
    chosen = 0
    i = 0
    for number in range(count):
        card = cards >> CARD * (count - 1 - number) & (1 << CARD) - 1
        while int(hand[i]) != card:
            i += 1
        chosen |= 1 << i
        i += 1
    return chosen


def move_of(state: Any, action: int) -> int:
    is_turned = int(state.seat) == 2
    if action < TURNS:
        kind = PLACE if action < OPEN_EXCHANGES else EXCHANGE_OPEN
        where = action - (PLACES if kind == PLACE else OPEN_EXCHANGES)
        return kind << KIND | where // CELLS // 4 << A | (where // CELLS & 3) << B | seen_cell(where % CELLS, is_turned)
    if action < SHIFTS:
        where = action - TURNS
        return TURN << KIND | where // CELLS + 1 << B | seen_cell(where % CELLS, is_turned)
    if action < WALKS:
        start = seen_cell((action - SHIFTS) // CELLS, is_turned)
        target = seen_cell((action - SHIFTS) % CELLS, is_turned)
        if int(state.cells[target]) == NO_TILE:
            return MOVE << KIND | start << B | target
        return EXCHANGE << KIND | min(start, target) << B | max(start, target)
    if action < ENTERS:
        where = action - WALKS
        return WALK << KIND | where // 16 + 1 << A | (where >> 3 & 1) << B | where + 4 * is_turned & 7
    if action < SWAPS:
        return ENTER << KIND | action - ENTERS + 1 << A
    if action < CHANGES:
        return SWAP << KIND | action - SWAPS + 1 << A
    if action == END_ACTION:
        return END << KIND
    hand = state.hands[int(state.seat)]
    cards = 0
    for i in range(HAND):
        if action - CHANGES >> i & 1:
            cards = cards << CARD | int(hand[i])
    return CHANGE << KIND | cards


def seen_cell(cell: int, is_turned: bool) -> int:
    """A cell as the seat sees it, and back: it is its own inverse."""
    return LAST - cell if is_turned else cell


def observe(state: Any, seat: int, out: Any) -> None:
    me = max(seat, 1)  # a spectator looks as seat 1 does
    other = 3 - me
    is_turned = me == 2
    for side in range(SIDES):
        shift = (side + SIDES // 2) % SIDES if is_turned else side
        for cell in range(CELLS):
            out[CELL_SIDES + side * CELLS + cell] = state.cells[seen_cell(cell, is_turned)] >> shift & 1
        for slot in range(OPEN):
            out[DISPLAY + slot * SIDES + side] = state.display[slot] >> shift & 1
    write_pawn(int(state.pawns[me]), is_turned, PAWNS, out)
    write_pawn(int(state.pawns[other]), is_turned, PAWNS + LAST_DOT + 1, out)
    for i in range(HAND):
        card = int(state.hands[me, i])
        if card > 0:
            out[HAND_CARDS + card - 1] += 1
    for card in range(1, KINDS):
        out[KEPT + card - 1] = int(state.kept[other, card])
        out[TOLD + card - 1] = int(state.kept[me, card])
        out[DISCARDS + card - 1] = int(state.discards[card])
    if int(state.over) == 0:
        out[TO_MOVE + int(int(state.seat) != me)] = 1
    out[DONE] = int(state.tile_done)
    out[DONE + 1] = int(state.card_done)
    out[CHANGING] = int(state.changing)
    out[PUSHED] = int(state.pushed)
    out[RESTS] = int(state.rests[me])
    out[RESTS + 1] = int(state.rests[other])
    out[IDLE] = int(state.idle)
    out[TURN_COUNT] = int(state.turns) * 100 // TURN_LIMIT
    out[TILES_LEFT] = TILES - int(state.next_tile)
    out[CARDS_LEFT] = int(state.card_end) - int(state.next_card)
    out[OPTIONS] = int(state.board)
    out[OPTIONS + 1] = int(state.own_pawn_only)
    out[OPTIONS + 2] = int(state.push)


def write_pawn(dot: int, is_turned: bool, plane: int, out: Any) -> None:
    if dot != OFF_BOARD:
        number = int(DOT_NUMBER[dot])
        out[plane + (LAST_DOT - number if is_turned else number)] = 1

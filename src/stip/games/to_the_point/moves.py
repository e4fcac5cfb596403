"""The moves of To the Point: all that are legal (TP-8 to TP-23)."""

from __future__ import annotations

from typing import Any

from stip.games.to_the_point.arrays import (
    CELL_AFTER,
    COLOUR_OF,
    DIRECTIONS_OF,
    FIRST_CELL,
    FORMED_BY,
    HALF_CELL,
    HALF_SHIFT,
    START,
    STEPS,
)
from stip.games.to_the_point.board import CENTRE, HALF, HAND, NO_TILE, OFF_BOARD, OPEN, common_colours, looks, turned
from stip.games.to_the_point.codes import (
    CARD,
    CHANGE,
    END,
    ENTER,
    EXCHANGE,
    EXCHANGE_OPEN,
    KIND,
    MOVE,
    NO,
    PLACE,
    SWAP,
    TURN,
    WALK,
    YES,
    A,
    B,
)

EMPTIES, LOOSE, LOOKS = 1856, 1920, 1984  # where in the list of moves the cells are noted while it is made
VECTOR = 8  # moves that a processor writes at once
MAX_MOVES = 2048  # no position has more than 1,800 moves


def legal(state: Any, moves: Any) -> int:
    """Writes the legal moves and returns their number; notes cells behind them while it does."""
    if int(state.changing):
        return list_changes(state, moves)
    count = 0
    if not int(state.tile_done):
        count = list_tile_actions(state, moves)
    if not int(state.card_done):
        count = list_card_actions(state, moves, count)
    moves[count] = END << KIND
    return count + 1


def list_tile_actions(state: Any, moves: Any) -> int:
    empties, tiles = note_cells(state, moves)
    count = 0
    for slot in range(OPEN):
        tile = int(state.display[slot])
        for times in range(looks(tile)):
            where = slot << A | times << B
            count = add_all(moves, count, PLACE << KIND | where, EMPTIES, empties)  # TP-10
            count = add_unlike(moves, count, EXCHANGE_OPEN << KIND | where, 0, tiles, turned(tile, times))  # TP-13
    for i in range(tiles):
        cell = int(moves[LOOSE + i])
        tile = int(moves[LOOKS + i])
        for times in range(1, looks(tile)):  # TP-12
            moves[count] = TURN << KIND | times << B | cell
            count += 1
        count = add_all(moves, count, MOVE << KIND | cell << B, EMPTIES, empties)  # TP-11
        count = add_unlike(moves, count, EXCHANGE << KIND | cell << B, i + 1, tiles - i - 1, tile)  # TP-13
    return count


def note_cells(state: Any, moves: Any) -> tuple[int, int]:
    """Notes the empty cells, and the cells of tiles that may be moved with how these look; returns how many of each."""
    board = int(state.board)
    locked = 1 << CENTRE | FORMED_BY[int(state.pawns[1])] | FORMED_BY[int(state.pawns[2])]  # TP-14
    empties = tiles = 0
    for cell in range(FIRST_CELL[board], CELL_AFTER[board]):
        tile = int(state.cells[cell])
        moves[EMPTIES + empties] = cell
        moves[LOOSE + tiles] = cell
        moves[LOOKS + tiles] = tile
        empties += tile == NO_TILE
        tiles += (tile != NO_TILE) & ~(locked >> cell) & 1
    return empties, tiles


def add_all(moves: Any, count: int, code: int, start: int, cells: int) -> int:
    """Adds a move for each of the cells noted from `start` on."""
    target = moves[count:]
    source = moves[start:]
    for i in range((cells + VECTOR - 1) & -VECTOR):  # too many: any numbers, and the next moves overwrite them
        target[i] = code | source[i]
    return count + cells


def add_unlike(moves: Any, count: int, code: int, first: int, cells: int, tile: int) -> int:
    """Adds the noted tiles, from the first on, that look different from this one."""
    alike = 0
    looked = moves[LOOKS + first : LOOKS + first + cells]
    for i in range(cells):
        alike += looked[i] == tile
    if alike == 0:
        return add_all(moves, count, code, LOOSE + first, cells)
    for i in range(first, first + cells):
        moves[count] = code + moves[LOOSE + i]
        count += moves[LOOKS + i] != tile
    return count


def list_card_actions(state: Any, moves: Any, count: int) -> int:
    seat = int(state.seat)
    enters = colours_at(state, START[seat]) if int(state.pawns[seat]) == OFF_BOARD else 0  # TP-17
    own = ways(state, seat)
    other = ways(state, 3 - seat) if may_push(state) else 0
    last = 0
    for i in range(HAND):
        card = int(state.hands[seat, i])
        if card == last:
            continue
        last = card
        moves[count] = SWAP << KIND | card << A  # TP-15
        count += 1
        colour = COLOUR_OF[card]
        if enters & colour:
            moves[count] = ENTER << KIND | card << A
            count += 1
        count = add_walks(moves, count, card, own, 0)
        count = add_walks(moves, count, card, other, 1)
    return count


def may_push(state: Any) -> bool:
    """Return whether the opponent's pawn may be walked at all."""
    return int(state.own_pawn_only) == NO and int(state.rests[int(state.seat)]) == 0  # TP-23, TP-27


def ways(state: Any, walker: int) -> int:
    """The colours of card that let a pawn walk, 3 bits for each direction (TP-18, TP-19)."""
    pawn = int(state.pawns[walker])
    if pawn == OFF_BOARD:
        return 0
    taken = int(state.pawns[3 - walker])
    if int(state.own_pawn_only) == YES and taken == START[3 - walker]:
        taken = OFF_BOARD  # TP-25: there it does not stop the winning walk
    colours = 0
    for direction in range(8):
        dot = pawn + STEPS[direction]
        if dot != taken:
            colours |= colours_at(state, dot) << HALF * direction
    return colours


def colours_at(state: Any, dot: int) -> int:
    """The colours of card that lead onto a dot."""
    one = int(state.cells[HALF_CELL[dot, 0]]) >> int(HALF_SHIFT[dot, 0])
    two = int(state.cells[HALF_CELL[dot, 1]]) >> int(HALF_SHIFT[dot, 1])
    return common_colours(one, two)


def add_walks(moves: Any, count: int, card: int, colours: int, whose: int) -> int:
    if colours:
        colour = COLOUR_OF[card]
        directions = DIRECTIONS_OF[card]
        for direction in range(8):
            if directions >> direction & 1 and colours >> HALF * direction & colour:
                moves[count] = WALK << KIND | card << A | whose << B | direction
                count += 1
    return count


def list_changes(state: Any, moves: Any) -> int:
    """TP-22: every set of cards once; of equal cards the first ones."""
    hand = state.hands[int(state.seat)]
    again = 0  # the cards equal to the one before them
    for i in range(1, HAND):
        again |= (hand[i] == hand[i - 1]) << i
    count = 0
    for chosen in range(1 << HAND):
        if chosen & again & ~(chosen << 1) == 0:
            cards = 0
            for i in range(HAND):
                if chosen >> i & 1:
                    cards = cards << CARD | int(hand[i])
            moves[count] = CHANGE << KIND | cards
            count += 1
    return count

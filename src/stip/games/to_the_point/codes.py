"""The numbers that stand for the moves of To the Point.

A move is its kind and up to three numbers: kind << 20 | a << 12 | b << 6 | c, as listed below. In a change the numbers
are the cards themselves, 5 bits each.
"""

from __future__ import annotations

PLACE = 0  # open slot, turns, cell
MOVE = 1  # 0, cell, empty cell
TURN = 2  # 0, turns, cell
EXCHANGE = 3  # 0, cell, later cell
EXCHANGE_OPEN = 4  # open slot, turns, cell
WALK = 5  # card, 1 for the opponent's pawn, direction
ENTER = 6  # card
SWAP = 7  # card
CHANGE = 8  # the cards
END = 9
KIND, A, B = 20, 12, 6  # where the numbers are
CARD = 5  # bits of a card in a change

NO, YES = 0, 1  # own_pawn_only


def parts(move: int) -> tuple[int, int, int, int]:
    """Return the kind of a move, and its three numbers."""
    return move >> KIND, move >> A & 63, move >> B & 63, move & 63

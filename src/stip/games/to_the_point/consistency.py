"""The views of To the Point that are possible. A view may come from outside, and compiled code checks nothing.

`BOUNDS` has the values that each field may have; `is_consistent` says whether the fields fit together.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from stip.games.to_the_point.board import (
    ALL_TILES,
    BESIDE,
    CARDS,
    CELL_AFTER,
    CENTRE,
    COPIES,
    DOTS,
    FIRST_CELL,
    JOKER,
    KINDS,
    NO_TILE,
    OFF_BOARD,
    OPEN,
    ROWS,
    START,
    TILES,
    place_of_dot,
    turned,
)
from stip.games.to_the_point.views import HIDDEN
from stip.kernel.state import Bounds

BOUNDS: Bounds = {
    "tile_done": (0, 1),
    "card_done": (0, 1),
    "changing": (0, 1),
    "pushed": (0, 1),
    "rests": (0, 1),
    "idle": (0, 6),
    "turns": (0, 400),
    "pawns": (0, DOTS - 1),
    "cells": (NO_TILE, JOKER),
    "display": (NO_TILE, JOKER),
    "tile_pile": (NO_TILE, JOKER),
    "next_tile": (OPEN, TILES),
    "card_pile": (HIDDEN, KINDS - 1),
    "next_card": (0, CARDS),
    "card_end": (0, CARDS),
    "discards": (0, COPIES),
    "hands": (HIDDEN, KINDS - 1),
    "kept": (0, COPIES),
}


def is_consistent(view: Any, seat: int) -> bool:
    """Return whether no tile or card is missing or extra, and the pawns stand on dots."""
    return (
        all(is_pawn_consistent(view, owner) for owner in (1, 2))
        and are_tiles_consistent(view)
        and all(is_hand_consistent(view, owner, owner == seat) for owner in (1, 2))
        and are_cards_consistent(view, seat)
    )


def is_pawn_consistent(view: Any, owner: int) -> bool:
    """Return whether a pawn is off the board or on a dot of it; on the goal only when the game is over (TP-25)."""
    dot, board = int(view.pawns[owner]), int(view.board)
    x, y = place_of_dot(dot)
    left, right = 2 * int(FIRST_CELL[board]) // ROWS, 2 * int(CELL_AFTER[board]) // ROWS
    is_dot = left <= x <= right and 0 <= y <= 2 * ROWS and (x + y) % 2 == 1
    return dot == OFF_BOARD or (is_dot and (bool(view.over) or dot != START[3 - owner]))


def are_tiles_consistent(view: Any) -> bool:
    """Return whether the tiles drawn from the pile are those on the board or in the display (TP-10, TP-16)."""
    drawn = view.tile_pile[: view.next_tile]
    inside = range(int(FIRST_CELL[int(view.board)]), int(CELL_AFTER[int(view.board)]))
    cells = [int(view.cells[cell]) for cell in inside if cell != CENTRE]
    lying = [tile for tile in (*cells, *map(int, view.display)) if tile != NO_TILE]
    others = [cell for cell in range(BESIDE + 1) if cell not in inside]
    return bool(
        Counter(map(int, drawn)) <= Counter(map(int, ALL_TILES))
        and sorted(map(_unturned, lying)) == sorted(_unturned(int(tile)) for tile in drawn)
        and view.cells[CENTRE] == JOKER
        and not view.cells[others].any()
    )


def _unturned(tile: int) -> int:
    """Return the same number for a tile in all four directions."""
    return min(turned(tile, times) for times in range(4))


def is_hand_consistent(view: Any, owner: int, is_own: bool) -> bool:
    """Return whether a hand shows all its cards to its owner and none to others; until the game is over, none is
    missing."""
    cards = view.hands[owner]
    return bool(((cards == HIDDEN) <= (not is_own)).all() and (is_own or (cards <= 0).all())) and bool(
        view.over or cards.all()
    )


def are_cards_consistent(view: Any, seat: int) -> bool:
    """Return whether all cards are on one of the piles or in a hand, and the known cards of a hidden hand fit in it
    (TP-16, TP-24)."""
    pile = int(view.card_end) - int(view.next_card)
    hidden = [int((view.hands[owner] == HIDDEN).sum()) for owner in range(3)]
    shown = np.bincount(view.hands[view.hands > 0], minlength=KINDS)
    known = sum((view.kept[owner] for owner in (1, 2) if owner != seat), np.zeros(KINDS, np.int64))
    return bool(
        pile >= 0
        and view.discards[0] == 0
        and not view.kept[:, 0].any()
        and not view.kept[0].any()
        and not view.hands[0].any()
        and (view.discards + shown + known <= COPIES).all()
        and view.discards.sum() + shown.sum() + sum(hidden) + pile == CARDS
        and all(view.kept[owner].sum() <= hidden[owner] for owner in (1, 2) if owner != seat)
    )

"""The views of Punto that are possible. A view may come from outside, and compiled code checks nothing.

`BOUNDS` has the values that each field may have; `is_consistent` says whether the fields fit together.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.games.punto.board import (
    AREA,
    CLOSED,
    COLOURS,
    COPIES,
    MIDDLE,
    NEUTRAL,
    SIDE,
    VALUES,
    WIDTH,
    YES,
    first_hidden,
)
from stip.games.punto.piles import NEUTRALS, PILE, SEEN
from stip.kernel.state import Bounds

INNER = slice(1, SIDE + 1)
CODES = (VALUES + 1) * COLOURS

BOUNDS: Bounds = {
    "round_number": (1, 60),
    "starter": (1, 4),
    "wins": (0, 5),
    "last_winner": (0, 4),
    "last_removed": (0, CODES - 1),
    "last_mover": (0, 4),
    "rows": (0, 100),
    "row_points": (0, 1000),
    "row_highest": (0, CODES - 1),
    "turned_up": (0, CODES - 1),
    "low_row": (1, SIDE),
    "high_row": (1, SIDE),
    "low_column": (1, SIDE),
    "high_column": (1, SIDE),
    "top": (0, CODES - 1),
    "bar": (0, CLOSED),
    "heights": (0, VALUES),
    "piles": (0, CODES - 1),
    "sizes": (0, PILE),
    "turned": (0, PILE),
    "played": (0, COPIES),
    "removed": (0, COPIES),
    "group": (0, SEEN),
    "held": (0, NEUTRALS),
}


def is_consistent(view: Any, seat: int) -> bool:
    """Return whether the cards on the table lie as the rules allow, no card is missing or extra, and the seat to move
    can move."""
    return (
        is_table_consistent(view)
        and are_cards_consistent(view)
        and are_neutrals_consistent(view)
        and are_piles_consistent(view)
        and (bool(view.over) or is_turn_consistent(view))
    )


def is_table_consistent(view: Any) -> bool:
    """Return whether the cards lie around the middle in an area that is not too wide, and `bar` and `heights` agree
    with them (P-7 to P-10)."""
    top = view.top.reshape(WIDTH, WIDTH)
    bar = np.full((WIDTH, WIDTH), CLOSED)
    rows, columns = np.nonzero(top)
    for row, column in zip(rows, columns, strict=True):
        bar[max(row - 1, 0) : row + 2, max(column - 1, 0) : column + 2] = 0
    bar = np.where(top, top >> 2, bar)
    middle = SIDE // 2 + 1
    return bool(
        np.count_nonzero(top[INNER, INNER]) == len(rows)
        and (len(rows) == 0 or view.top[MIDDLE])
        and (view.low_row, view.high_row) == (min(rows, default=middle), max(rows, default=middle))
        and (view.low_column, view.high_column) == (min(columns, default=middle), max(columns, default=middle))
        and view.high_row - view.low_row < AREA
        and view.high_column - view.low_column < AREA
        and (bar.ravel() == view.bar).all()
        and ((view.heights > 0) == (view.top > 0)).all()
        and view.heights.sum() == view.played.sum()
    )


def are_cards_consistent(view: Any) -> bool:
    """Return whether the cards played are those that were turned up, and one card is out of the game for each round won
    (P-18)."""
    seats = range(1, int(view.players) + 1)
    turned = np.concatenate([view.piles[seat, : view.turned[seat]] for seat in seats])
    shown = np.bincount(view.top, minlength=CODES)
    is_team = int(view.teams) == YES
    wins = [int(view.wins[seat]) for seat in (range(1, 3) if is_team else seats)]
    removed = [int(view.removed[_cards_of(view, side)].sum()) for side in range(1, len(wins) + 1)]
    missing = [won - out for won, out in zip(wins, removed, strict=True)]
    return bool(
        view.played[:COLOURS].sum() == view.removed[:COLOURS].sum() == 0
        and (view.played + view.removed <= COPIES).all()
        and (np.bincount(turned, minlength=CODES) == view.played).all()
        and (shown[1:] <= view.played[1:]).all()
        and view.removed.sum() == sum(removed)
        and min(missing) >= 0
        and view.wins.max() <= view.rounds_to_win
        and (view.over or (max(missing) == 0 and max(wins) < view.rounds_to_win))
    )


def are_neutrals_consistent(view: Any) -> bool:
    """Return whether, with three players, the public knowledge of the neutral cards agrees with the cards seen
    (piles.py)."""
    if int(view.players) != 3:
        return True
    seen = (view.group == SEEN).reshape(VALUES, COPIES).sum(axis=1)
    cards = np.arange(1, VALUES + 1) * COLOURS + NEUTRAL
    in_groups = np.bincount(view.group, minlength=NEUTRALS)[:NEUTRALS]
    return bool(
        (seen == view.played[cards] + (view.turned_up == cards)).all()
        and (view.held[:, 1:].sum(axis=1) == in_groups).all()
        and (view.held[:, 0] == 0).all()
    )


def are_piles_consistent(view: Any) -> bool:
    """Return whether the hidden cards in the piles of each side are as many as its cards that nobody has seen."""
    players = int(view.players)
    unseen = COPIES - view.removed - view.played - (np.arange(CODES) == view.turned_up)
    blanks = [0] * (players + 1)
    wanted = [0] * (players + 1)
    for seat in range(1, players + 1):
        side = (seat - 1) % 2 + 1 if int(view.teams) == YES else seat
        blanks[side] += int(view.sizes[seat]) - first_hidden(view, seat)
        if side == seat:
            wanted[side] += int(unseen[_cards_of(view, side)].sum())
            wanted[side] += int(view.held[:, seat].sum()) if players == 3 else 0
    is_in_play = [seat > 0 and view.places[seat] == 0 for seat in range(players + 1)]
    return bool(
        (unseen[COLOURS:] >= 0).all()
        and all(first_hidden(view, seat) <= view.sizes[seat] for seat in range(1, players + 1))
        and not view.piles[0].any()
        and not view.sizes[0]
        and all(blanks[seat] == wanted[seat] for seat in range(1, players + 1) if is_in_play[seat])
    )


def is_turn_consistent(view: Any) -> bool:
    """Return whether the card turned up is the top card of the mover's pile, and has a place to go (P-6, P-14)."""
    seat, card = int(view.seat), int(view.turned_up)
    area = view.bar.reshape(WIDTH, WIDTH)[
        int(view.high_row) - AREA + 1 : int(view.low_row) + AREA,
        int(view.high_column) - AREA + 1 : int(view.low_column) + AREA,
    ]
    return bool(
        card >= COLOURS
        and view.turned[seat] < view.sizes[seat]
        and card == view.piles[seat, view.turned[seat]]
        and (view.top[MIDDLE] == 0 or area.min() < card >> 2)
    )


def _cards_of(view: Any, side: int) -> list[int]:
    """Return the codes of the cards with which a side can win (P-1 to P-4)."""
    two_sides = int(view.players) == 2 or int(view.teams) == YES
    colours = (2 * side - 2, 2 * side - 1) if two_sides else (side - 1,)
    return [value * COLOURS + colour for value in range(1, VALUES + 1) for colour in colours]

"""What the things of To the Point are called: cells `d3`, dots `d3n`, tiles `bgyr`, cards `B8`."""

from __future__ import annotations

from stip.games.contract import Fields
from stip.games.grid import read_square, square_name
from stip.games.scene import Pigment
from stip.games.to_the_point.board import (
    CARD_NAMES,
    CELL_AFTER,
    FIRST_CELL,
    FIRST_COLUMN,
    HALF,
    LETTERS,
    RED,
    ROWS,
    START,
    place_of_dot,
)
from stip.locale import Fact

PIGMENT_OF: dict[str, Pigment] = {
    "b": "blue",
    "g": "green",
    "y": "yellow",
    "r": "red",
}  # by the letter of a half or card
CARD_SETS = {"x": "diagonal", "4": "straight", "/": "rising", "\\": "falling", "|": "along", "8": "all"}
HALF_LETTERS = {code: letter for letter, code in LETTERS.items()}
CARD_CODES = {name.lower(): card for card, name in enumerate(CARD_NAMES) if card}


def cell_name(board: int, cell: int) -> str:
    return square_name(cell // ROWS - FIRST_COLUMN[board], cell % ROWS)


def read_cell(state: Fields, name: str) -> int | None:
    square = read_square(name, ROWS)
    if square is None:
        return None
    cell = (square[0] + FIRST_COLUMN[state.board]) * ROWS + square[1]
    return cell if cell < CELL_AFTER[state.board] else None


def dot_name(state: Fields, dot: int) -> str | None:
    """After the cell below or left of it; None where there is no such cell."""
    if dot in (START[1], START[2]):
        return "S" if dot == START[1] else "N"
    x, y = place_of_dot(dot)
    row, cell = (y - 1) // 2, (x - 1) // 2 * ROWS + (y - 1) // 2
    is_dot = (x + y) % 2 and 0 <= row < ROWS and FIRST_CELL[state.board] <= cell < CELL_AFTER[state.board]
    return cell_name(state.board, cell) + ("n" if x % 2 else "e") if is_dot else None


def tile_name(tile: int) -> str:
    return "".join(HALF_LETTERS[tile >> HALF * side & RED] for side in range(4))


def card_name(card: int) -> str:
    """`??` for one that is hidden."""
    return CARD_NAMES[card] if card > 0 else "??"


def card_facts(name: str) -> dict[str, Fact]:
    """Return the facts by which a text names a card."""
    return {"pigment": PIGMENT_OF[name[0].lower()], "signs": CARD_SETS[name[1]]}

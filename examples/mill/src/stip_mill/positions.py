"""Positions of Mill drawn in ASCII, for tests and the lesson: `1` and `2` are men, `·` (or anything else) an empty
point."""

from __future__ import annotations

from collections.abc import Iterable

from stip.games.contract import State
from stip.games.positions import dealt, position_reader
from stip.kernel.buffer import Array

from stip_mill.board import EMPTY, MEN, NAMES, POINTS
from stip_mill.drawing import board_lines, signs_in
from stip_mill.rulebook import RULEBOOK


def drawn(
    lines: Iterable[str], seat: int = 1, in_hand: tuple[int, int] = (0, 0), taking: int = 0, **options: object
) -> Array:
    """Return the position of a drawing, in which a seat is to move."""
    states = dealt(RULEBOOK, 2, options)
    state, signs = states[0], signs_in(lines)
    for point in range(POINTS):
        sign = signs[NAMES[point]]
        state.board[point] = int(sign) if sign in "12" else EMPTY
    for one in (1, 2):
        state.on_board[one] = sum(int(man) == one for man in state.board)
        state.in_hand[one] = in_hand[one - 1]
        assert int(state.on_board[one]) + in_hand[one - 1] <= MEN
    state.seat = seat
    state.taking = taking
    return states


def _drawn_as_text(
    drawing: str, seat: int = 1, in_hand: tuple[int, int] = (0, 0), taking: int = 0, **options: object
) -> Array:
    return drawn(drawing.splitlines(), seat, in_hand, taking, **options)


position = position_reader(RULEBOOK, _drawn_as_text)


def board_of(state: State) -> list[str]:
    """Return the board as it would be drawn."""
    return board_lines({name: "·12"[int(state.board[point])] for point, name in enumerate(NAMES)})


def inventory(state: State) -> list[object]:
    """Return what no move adds or removes: nothing, because men that are taken leave the game. Those on the board are
    counted rightly."""
    for seat in (1, 2):
        assert int(state.on_board[seat]) == sum(int(man) == seat for man in state.board)
        assert int(state.on_board[seat]) + int(state.in_hand[seat]) <= MEN
    return []

"""Halma in words: notation (`c3-d4`, `c3:g7`, `pass`), touches, refusals, and the board as text."""

from __future__ import annotations

import re
from itertools import pairwise

import numpy as np

from stip.games.contract import Refusal, State, TraceFields
from stip.games.grid import read_square, square_name
from stip.games.halma.moves import (
    BORDER,
    COURT_OF,
    DIRECTIONS,
    EMPTY,
    FIELDS,
    MAX_MOVES,
    NO,
    OPPOSITE,
    PASS,
    SEAT_OF,
    SIDE,
    WIDTH,
    legal,
)
from stip.locale import Fact

NO_PATH = FIELDS * FIELDS  # plus a start: a text that goes where no pawn can jump
STEPS = frozenset(DIRECTIONS.tolist())
PAWN_SIGNS = "·●○▲△"  # an empty field, then the colours 1 to 4


def write(state: State, move: int) -> str:
    if move == PASS:
        return "pass"
    start, end = move // FIELDS, move % FIELDS
    return f"{_name(start)}{'-' if end - start in STEPS else ':'}{_name(end)}"


write_for_record = write


def read(state: State, text: str, legal: list[int]) -> list[int]:
    """Also takes the path of a jump (`c3:e5:g7`), and the end alone where only one pawn can go there."""
    text = text.strip().lower()
    if text == "pass":
        return [PASS]
    fields = [_field(name) for name in re.split(r"[-:]", text)]
    if None in fields:
        return []
    path = [field for field in fields if field is not None]
    if len(path) == 1:
        return [move for move in legal if move != PASS and move % FIELDS == path[0]] or [path[0]]
    if len(path) > 2 and not _is_path(state, path):
        return [NO_PATH + path[0]]
    return [path[0] * FIELDS + path[-1]]


def is_secret(state: State, move: int) -> bool:
    return False


def touches(state: State, move: int) -> list[str]:
    if move == PASS:
        return ["pass"]
    if move >= NO_PATH:
        return [f"field:{_name(move - NO_PATH)}", "path"]
    start, end = move // FIELDS, move % FIELDS
    return [f"field:{_name(field)}" for field in (start, end) if field]


def refuse(state: State, seat: int, touches: list[str]) -> Refusal:
    if touches == ["pass"]:
        return _refusal("halma-must-move", "H-10")
    if touches[1:] == ["path"]:
        return _refusal("halma-no-path", "H-8")
    path = [_field(touch.removeprefix("field:")) for touch in touches if touch.startswith("field:")]
    if not path or len(path) < len(touches) or None in path:
        return _refusal("halma-nothing-there", "H-6")
    start, end = path[0] or 0, path[-1] or 0
    facts = {"from": _name(start), "to": _name(end)}
    stands, colour = int(state.board[start]), int(state.colour)
    if stands != colour and SEAT_OF[int(state.players), stands] == seat and stands != EMPTY:
        if int(state.finished[stands]):
            return _refusal("halma-finished", "H-12", **facts)
        return _refusal("halma-other-colour", "H-4", **facts)
    if stands != colour:
        return _refusal("halma-not-yours", "H-6", **facts)
    if len(path) == 1:
        return _refusal("halma-stuck", "H-8", **facts)
    if start == end:
        return _refusal("halma-nowhere", "H-9", **facts)
    if int(state.board[end]) != EMPTY:
        return _refusal("halma-occupied", "H-7", **facts)
    if int(state.may_leave_goal) == NO and COURT_OF[int(state.players), start] == OPPOSITE[colour]:
        free = state.copy()
        free.may_leave_goal = 0
        moves = np.zeros(MAX_MOVES, np.int32)
        if start * FIELDS + end in moves[: legal(free, moves)]:
            return _refusal("halma-stay", "H-11", **facts)
    return _refusal("halma-too-far", "H-8", **facts)


def board_text(state: State) -> str:
    """The board from above, a1 at the bottom left; colons are the empty fields of courts, brackets the last move."""
    last = (int(state.ply) - 1) % len(state.trail_start)
    moved = {int(state.trail_start[last]), int(state.trail_end[last])} if int(state.ply) else set()
    lines = []
    for row in range(SIDE, 0, -1):
        line = f"{row:>3}"
        start = (row - 1 + BORDER) * WIDTH + BORDER
        for field in range(start, start + SIDE):
            sign = PAWN_SIGNS[int(state.board[field])]
            if sign == "·" and COURT_OF[int(state.players), field]:
                sign = ":"
            line += f"[{sign}" if field in moved else f"]{sign}" if field - 1 in moved else f" {sign}"
        lines.append(line + ("]" if start + SIDE - 1 in moved else " ") + f"{row}")
    letters = "    " + " ".join("abcdefghijklmnop")
    signs = "   ".join(
        f"{PAWN_SIGNS[colour]} seat {seat}"
        + (" (resigned)" if int(state.resigned[seat]) else " (home)" if int(state.finished[colour]) else "")
        for colour in range(1, 5)
        if (seat := SEAT_OF[int(state.players), colour])
    )
    return "\n".join([letters, *lines, letters, "", "    " + signs])


def trace_setup(state: State) -> TraceFields:
    return {"first": int(state.first)}


def trace_turn(state: State) -> TraceFields:
    return {"colour": int(state.colour)} if int(state.players) == 3 else {}


def trace_chance(before: State, after: State) -> TraceFields:
    return {}


def _refusal(code: str, clause: str, **facts: Fact) -> Refusal:
    return Refusal(code, clause, facts)


def _name(field: int) -> str:
    return square_name(field % WIDTH - BORDER, field // WIDTH - BORDER)


def _field(name: str) -> int | None:
    square = read_square(name, SIDE)
    return None if square is None else (square[1] + BORDER) * WIDTH + square[0] + BORDER


def _is_path(state: State, path: list[int]) -> bool:
    """Whether every part of a path jumps over one pawn."""
    for start, end in pairwise(path):
        step = (end - start) // 2
        over = start + step
        is_jump = end - start == 2 * step and step in STEPS and over != path[0]
        if not is_jump or int(state.board[over]) == EMPTY or (int(state.board[end]) != EMPTY and end != path[0]):
            return False
    return True

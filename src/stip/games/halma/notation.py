"""Halma in words: notation (`c3-d4`, `c3:g7`, `pass`), touches, refusals, and the board as text."""

from __future__ import annotations

import re
from functools import lru_cache

from stip.games.contract import Fields, Refusal, TraceFields
from stip.games.grid import read_square, square_name
from stip.games.halma.board import BORDER, COURT_OF, DIRECTIONS, EMPTY, FIELDS, NO, OPPOSITE, PASS, SEAT_OF, SIDE, WIDTH
from stip.games.halma.jumps import is_path, shortest_path
from stip.locale import Fact

NO_PATH = FIELDS * FIELDS  # plus a start: a text that goes where no pawn can jump
PAWN_SIGNS = "·●○▲△"  # an empty field, then the colours 1 to 4


def write(state: Fields, move: int) -> str:
    if move == PASS:
        return "pass"
    start, end = move // FIELDS, move % FIELDS
    return f"{field_name(start)}{'-' if end - start in DIRECTIONS else ':'}{field_name(end)}"


write_for_record = write


def read(state: Fields, text: str, legal: list[int]) -> list[int]:
    """Return the moves that a text may mean. It may also be the path of a jump (`c3:e5:g7`), and the end alone where
    only one pawn can go there."""
    text = text.strip().lower()
    if text == "pass":
        return [PASS]
    fields = [read_field(name) for name in re.split(r"[-:]", text)]
    if None in fields:
        return []
    path = [field for field in fields if field is not None]
    if len(path) == 1:
        return [move for move in legal if move != PASS and move % FIELDS == path[0]] or [path[0]]
    if len(path) > 2 and not is_path(state.board, path):
        return [NO_PATH + path[0]]
    return [path[0] * FIELDS + path[-1]]


def is_secret(state: Fields, move: int) -> bool:
    return False


def touches(state: Fields, move: int) -> list[str]:
    return _touches(move)


def touch_paths(state: Fields, legal: list[int]) -> list[list[str]]:
    return list(map(_touches, legal))


@lru_cache(50_000)
def _touches(move: int) -> list[str]:
    if move == PASS:
        return ["pass"]
    if move >= NO_PATH:
        return [f"field:{field_name(move - NO_PATH)}", "path"]
    start, end = move // FIELDS, move % FIELDS
    return [f"field:{field_name(field)}" for field in (start, end) if field]


def refuse(state: Fields, seat: int, touches: list[str], legal: list[int]) -> Refusal:
    if touches == ["pass"]:
        return _refusal("halma-must-move", "H-10")
    if touches[1:] == ["path"]:
        return _refusal("halma-no-path", "H-8")
    path = [read_field(touch.removeprefix("field:")) for touch in touches if touch.startswith("field:")]
    if not path or len(path) < len(touches) or None in path:
        return _refusal("halma-nothing-there", "H-6")
    start, end = path[0] or 0, path[-1] or 0
    facts = {"from": field_name(start), "to": field_name(end)}
    stands, colour = state.board[start], state.colour
    if stands != colour and SEAT_OF[state.players][stands] == seat and stands != EMPTY:
        if state.finished[stands]:
            return _refusal("halma-finished", "H-12", **facts)
        return _refusal("halma-other-colour", "H-4", **facts)
    if stands != colour:
        return _refusal("halma-not-yours", "H-6", **facts)
    if len(path) == 1:
        can_move = any(move // FIELDS == start for move in legal if move != PASS)
        return _refusal("halma-where-to" if can_move else "halma-stuck", "H-8", **facts)
    if start == end:
        return _refusal("halma-nowhere", "H-9", **facts)
    if state.board[end] != EMPTY:
        return _refusal("halma-occupied", "H-7", **facts)
    is_confined = state.may_leave_goal == NO and COURT_OF[state.players][start] == OPPOSITE[colour]
    if is_confined and (end - start in DIRECTIONS or shortest_path(state.board, start, end)):
        return _refusal("halma-stay", "H-11", **facts)
    return _refusal("halma-too-far", "H-8", **facts)


def board_text(state: Fields) -> str:
    """The board from above, a1 at the bottom left; colons are the empty fields of courts, brackets the last move."""
    last = (state.ply - 1) % len(state.trail_start)
    moved = {state.trail_start[last], state.trail_end[last]} if state.ply else set()
    lines = []
    for row in range(SIDE, 0, -1):
        line = f"{row:>3}"
        start = (row - 1 + BORDER) * WIDTH + BORDER
        for field in range(start, start + SIDE):
            sign = PAWN_SIGNS[state.board[field]]
            if sign == "·" and COURT_OF[state.players][field]:
                sign = ":"
            line += f"[{sign}" if field in moved else f"]{sign}" if field - 1 in moved else f" {sign}"
        lines.append(line + ("]" if start + SIDE - 1 in moved else " ") + f"{row}")
    letters = "    " + " ".join("abcdefghijklmnop")
    signs = "   ".join(
        f"{PAWN_SIGNS[colour]} seat {seat}"
        + (" (resigned)" if state.resigned[seat] else " (home)" if state.finished[colour] else "")
        for colour in range(1, 5)
        if (seat := SEAT_OF[state.players][colour])
    )
    return "\n".join([letters, *lines, letters, "", "    " + signs])


def trace_setup(state: Fields) -> TraceFields:
    return {"first": state.first}


def trace_turn(state: Fields) -> TraceFields:
    return {"colour": state.colour} if state.players == 3 else {}


def trace_chance(before: Fields, after: Fields) -> TraceFields:
    return {}


def field_name(field: int) -> str:
    return square_name(field % WIDTH - BORDER, field // WIDTH - BORDER)


def read_field(name: str) -> int | None:
    square = read_square(name, SIDE)
    return None if square is None else (square[1] + BORDER) * WIDTH + square[0] + BORDER


def _refusal(code: str, clause: str, **facts: Fact) -> Refusal:
    return Refusal(code, clause, facts)

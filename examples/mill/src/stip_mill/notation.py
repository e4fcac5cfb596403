"""Mill in words: notation (`d2`, `a1-a4`, `xd2`), touches, refusals, and the board as text."""

from __future__ import annotations

import re

from stip.games.contract import Fields, Refusal, TraceFields
from stip.locale import Fact

from stip_mill.board import EMPTY, FEWEST, NAMES, NO, POINT_OF, POINTS, STEP, TAKE, is_line
from stip_mill.drawing import SIGNS, board_lines
from stip_mill.men import men_left

TOUCH = "point:"
NO_MILL = "take"  # added to the touches of a taking that no mill allows, so that `refuse` can tell


def write(state: Fields, move: int) -> str:
    if move >= TAKE:
        return f"x{NAMES[move - TAKE]}"
    if move >= STEP:
        return f"{NAMES[(move - STEP) // POINTS]}-{NAMES[(move - STEP) % POINTS]}"
    return NAMES[move]


write_for_record = write


def read(state: Fields, text: str, legal: list[int]) -> list[int]:
    """Also take the point alone, for a man to be taken and for the end of a move where only one man can go there."""
    found = re.fullmatch(r"(x?)([a-g][1-7])(?:-([a-g][1-7]))?", text.strip().lower())
    if not found or not {found[2], found[3] or found[2]} <= POINT_OF.keys():
        return []
    point = POINT_OF[found[2]]
    if found[3]:
        return [] if found[1] else [STEP + point * POINTS + POINT_OF[found[3]]]
    if found[1] or state.taking:
        return [TAKE + point]
    if state.in_hand[state.seat]:
        return [point]
    return [move for move in legal if (move - STEP) % POINTS == point] or [point]


def is_secret(state: Fields, move: int) -> bool:
    return False


def touches(state: Fields, move: int) -> list[str]:
    if move >= TAKE:
        man = f"{TOUCH}{NAMES[move - TAKE]}"
        return [man] if state.taking else [man, NO_MILL]
    if move >= STEP:
        return [f"{TOUCH}{NAMES[point]}" for point in divmod(move - STEP, POINTS)]
    return [f"{TOUCH}{NAMES[move]}"]


def touch_paths(state: Fields, legal: list[int]) -> list[list[str]]:
    return [touches(state, move) for move in legal]


def refuse(state: Fields, seat: int, touches: list[str], legal: list[int]) -> Refusal:
    if NO_MILL in touches and not state.taking:
        return _refusal("mill-no-mill", "M-6")
    names = [touch.removeprefix(TOUCH) for touch in touches if touch.startswith(TOUCH)]
    if not names or len(names) < len(touches) or not POINT_OF.keys() >= set(names):
        return _refusal("mill-nothing-there", "M-2")
    path = [POINT_OF[name] for name in names]
    if state.taking:
        return _refuse_taking(state, seat, path)
    if state.in_hand[seat]:
        return _refuse_placing(state, seat, path)
    return _refuse_step(state, seat, path, legal)


def _refuse_taking(state: Fields, seat: int, path: list[int]) -> Refusal:
    stands = state.board[path[0]]
    if len(path) > 1 or stands == EMPTY:
        return _refusal("mill-take-first", "M-6")
    if stands == seat:
        return _refusal("mill-take-own", "M-6", point=NAMES[path[0]])
    return _refusal("mill-in-mill", "M-7", point=NAMES[path[0]])


def _refuse_placing(state: Fields, seat: int, path: list[int]) -> Refusal:
    if len(path) > 1:
        return _refusal("mill-place-first", "M-3", count=state.in_hand[seat])
    return _refusal("mill-occupied", "M-3", point=NAMES[path[0]])


def _refuse_step(state: Fields, seat: int, path: list[int], legal: list[int]) -> Refusal:
    start, end = path[0], path[-1]
    facts = {"start": NAMES[start], "end": NAMES[end]}
    stands = state.board[start]
    if stands == EMPTY and len(path) == 1:
        return _refusal("mill-all-placed", "M-3")
    if stands != seat:
        return _refusal("mill-not-yours", "M-4", **facts)
    if len(path) == 1:
        can_leave = any((move - STEP) // POINTS == start for move in legal)
        return _refusal("mill-where-to" if can_leave else "mill-hemmed-in", "M-4", **facts)
    if start == end:
        return _refusal("mill-nowhere", "M-4", **facts)
    if state.board[end] != EMPTY:
        return _refusal("mill-occupied", "M-4", point=NAMES[end])
    if men_left(state, seat) == FEWEST and state.flying == NO and not is_line(start, end):
        return _refusal("mill-no-flying", "M-5", **facts)
    return _refusal("mill-too-far", "M-4", **facts)


def board_text(state: Fields) -> str:
    """The board from above, a1 at the bottom left, and the men beside it."""
    signs = {name: SIGNS[state.board[point]] for point, name in enumerate(NAMES)}
    lines = [f"    {7 - line}  {drawn}" for line, drawn in enumerate(board_lines(signs))]
    lines += ["       a b c d e f g", ""]
    for seat in (1, 2):
        men = f"{state.on_board[seat]} on the board, {state.in_hand[seat]} in hand"
        lines.append(f"    {SIGNS[seat]} seat {seat}: {men}" + (" (resigned)" if state.resigned[seat] else ""))
    if state.taking and not state.over:
        lines += ["", f"    seat {state.seat} has closed a mill, and takes a man"]
    return "\n".join(lines)


def trace_setup(state: Fields) -> TraceFields:
    return {"first": state.first}


def trace_turn(state: Fields) -> TraceFields:
    return {"taking": True} if state.taking else {}


def trace_chance(before: Fields, after: Fields) -> TraceFields:
    return {}


def _refusal(code: str, clause: str, **facts: Fact) -> Refusal:
    return Refusal(code, clause, facts)

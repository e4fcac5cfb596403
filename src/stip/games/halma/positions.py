"""Positions of Halma in ASCII: `1` to `4` are pawns, `.` empty fields, the bottom left corner is a1 (or as said)."""

from __future__ import annotations

from collections.abc import Iterable

from stip.games.contract import State
from stip.games.halma.board import COURT_OF, EMPTY, FIELDS, OPPOSITE, PASS, SEAT_OF, WIDTH
from stip.games.halma.notation import field_name, read_field
from stip.games.halma.rulebook import RULEBOOK
from stip.games.positions import dealt, position_reader
from stip.kernel.buffer import Array


def drawn(drawing: str, players: int = 2, colour: int = 1, corner: str = "a1", **options: object) -> Array:
    """Return the position of a drawing whose bottom left field is `corner`. Pawns that are not drawn are placed in the
    rows farthest from it, so densely that they cannot reach the drawing."""
    states = dealt(RULEBOOK, players, options)
    state = states[0]
    state.board[state.board != 5] = EMPTY
    rows = [line.split() for line in drawing.strip().splitlines()]
    start = read_field(corner)
    assert start is not None
    pawns: dict[int, list[int]] = {1: [], 2: [], 3: [], 4: []}
    taken = set()
    for up, row in enumerate(reversed(rows)):
        for right, sign in enumerate(row):
            field = start + up * WIDTH + right
            taken.add(field)
            if sign.isdigit():
                pawns[int(sign)].append(field)
    fields = [field for field in range(FIELDS) if state.board[field] == EMPTY and field not in taken]
    spare = fields if start > FIELDS // 2 else fields[::-1]
    state.filled[:] = 0
    state.at_goal[:] = 0
    for one in range(1, 5):
        if not SEAT_OF[players][one]:
            continue
        while len(pawns[one]) < int(state.pawn_count):
            pawns[one].append(spare.pop(0))
        for i, field in enumerate(pawns[one]):
            state.pawns[one, i] = field
            state.board[field] = one
            court = COURT_OF[players][field]
            if court:
                state.filled[court] += 1
            state.at_goal[one] += court == OPPOSITE[one]
    state.colour = colour
    state.seat = SEAT_OF[players][colour]
    return states


position = position_reader(RULEBOOK, drawn)


def targets(codes: Iterable[int], start: str, drawing: str, corner: str = "a1") -> str:
    """Return the drawing with an `x` on every field to which one of these moves takes the pawn on `start`."""
    field = read_field(start)
    ends = {code % FIELDS for code in codes if code != PASS and code // FIELDS == field}
    rows = [line.split() for line in drawing.strip().splitlines()]
    first = read_field(corner)
    assert first is not None
    for up, row in enumerate(reversed(rows)):
        for right in range(len(row)):
            if first + up * WIDTH + right in ends:
                row[right] = "x"
    outside = [field_name(end) for end in ends if not _is_drawn(end, first, rows)]
    assert not outside, f"also {outside}"
    return "\n".join(" ".join(row) for row in rows)


def inventory(state: State) -> list[object]:
    """Return all fields with what stands on them; the board and the lists of pawns agree."""
    for colour in range(1, 5):
        stands = [field for field in range(len(state.board)) if state.board[field] == colour]
        assert stands == sorted(int(field) for field in state.pawns[colour] if field)
    return [int(sign) for sign in state.board]


def _is_drawn(field: int, first: int, rows: list[list[str]]) -> bool:
    up, right = field // WIDTH - first // WIDTH, field % WIDTH - first % WIDTH
    return 0 <= up < len(rows) and 0 <= right < len(rows[0])

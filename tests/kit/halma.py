"""Halma positions drawn in ASCII: `1` to `4` are pawns, `.` empty fields, the bottom left corner is a1 (or as said)."""

from __future__ import annotations

import numpy as np

from stip.games import rulebook_of
from stip.games.halma.board import COURT_OF, EMPTY, FIELDS, OPPOSITE, PASS, SEAT_OF, WIDTH
from stip.games.halma.notation import _field, _name
from stip.kernel.buffer import Buffer
from stip.play.game import new
from stip.play.position import Position


def drawn(drawing: str, players: int = 2, colour: int = 1, corner: str = "a1", **options: object) -> Position:
    """Return the position of a drawing whose bottom left field is `corner`. Pawns that are not drawn are placed in the
    rows farthest from it, so densely that they cannot reach the drawing."""
    buffer = Buffer(np.array(new("halma", players, seed=1, first=1, **options)._buffer.array))
    state = buffer.array[0]
    state.board[state.board != 5] = EMPTY
    rows = [line.split() for line in drawing.strip().splitlines()]
    start = _field(corner)
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
    return Position(rulebook_of("halma"), buffer)


def targets(position: Position, start: str, drawing: str, corner: str = "a1") -> str:
    """Return the drawing with an `x` on every field to which the pawn on `start` may go."""
    field = _field(start)
    codes = [int(code) for code in position.legal_moves.codes]
    ends = {code % FIELDS for code in codes if code != PASS and code // FIELDS == field}
    rows = [line.split() for line in drawing.strip().splitlines()]
    first = _field(corner)
    assert first is not None
    for up, row in enumerate(reversed(rows)):
        for right in range(len(row)):
            if first + up * WIDTH + right in ends:
                row[right] = "x"
    outside = [_name(end) for end in ends if not _is_drawn(end, first, rows)]
    assert not outside, f"also {outside}"
    return "\n".join(" ".join(row) for row in rows)


def picture(drawing: str) -> str:
    return "\n".join(" ".join(line.split()) for line in drawing.strip().splitlines())


def _is_drawn(field: int, first: int, rows: list[list[str]]) -> bool:
    up, right = field // WIDTH - first // WIDTH, field % WIDTH - first % WIDTH
    return 0 <= up < len(rows) and 0 <= right < len(rows[0])

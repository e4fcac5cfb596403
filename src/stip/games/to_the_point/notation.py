"""To the Point in words: notation (`+2@d3/1`, `B8 ne`, `change B| Y8`), touches, and the board as text."""

from __future__ import annotations

import re
from functools import cache
from itertools import zip_longest

from stip.games.contract import Fields, TraceFields
from stip.games.to_the_point.board import (
    CELL_AFTER,
    CENTRE,
    DIRECTION_SETS,
    DIRECTIONS,
    FIRST_CELL,
    HAND,
    KINDS,
    NO_TILE,
    OFF_BOARD,
    RED_DOTS,
    ROWS,
    START,
    STEPS,
    TILES,
    dot_at,
    looks,
)
from stip.games.to_the_point.codes import (
    CARD,
    CHANGE,
    END,
    ENTER,
    EXCHANGE,
    EXCHANGE_OPEN,
    KIND,
    MOVE,
    PLACE,
    SWAP,
    TURN,
    WALK,
    A,
    B,
    parts,
)
from stip.games.to_the_point.names import CARD_CODES, card_name, cell_name, dot_name, read_cell, tile_name
from stip.games.to_the_point.refusals import refuse

__all__ = [
    "board_text",
    "is_secret",
    "read",
    "refuse",
    "touch_paths",
    "touches",
    "trace_chance",
    "trace_setup",
    "trace_turn",
    "write",
    "write_for_record",
]

_CELL, _SLOT, _TURNS, _CARD = "([a-g][1-7])", "([1-3])", "/([0-3])", r"[bgy][x4/\\|8]"
_NOTATION = {
    kind: re.compile(pattern)
    for kind, pattern in {
        PLACE: rf"\+{_SLOT}@{_CELL}(?:{_TURNS})?",
        MOVE: f"{_CELL}>{_CELL}",
        TURN: f"{_CELL}{_TURNS}",
        EXCHANGE: f"{_CELL}={_CELL}",
        EXCHANGE_OPEN: f"{_CELL}={_SLOT}(?:{_TURNS})?",
        WALK: rf"({_CARD})(\*?) ?({'|'.join(DIRECTIONS)})",
        ENTER: f"enter ({_CARD})",
        SWAP: f"swap ({_CARD})",
        CHANGE: f"change(?: -|((?: {_CARD}){{1,{HAND}}}))",
        END: "end",
    }.items()
}
PAWN_SIGNS = " ●○"
FIRST_CARD_ACTION = WALK << KIND  # the codes of actions with tiles are less


def write(state: Fields, move: int) -> str:
    board = state.board
    kind, a, b, c = parts(move)
    if kind == WALK:
        return f"{card_name(a)}{'*' if b else ''} {DIRECTIONS[c]}"
    if kind in (ENTER, SWAP):
        return f"{'enter' if kind == ENTER else 'swap'} {card_name(a)}"
    if kind == CHANGE:
        return f"change {' '.join(map(card_name, _cards(move))) or '-'}"
    if kind == END:
        return "end"
    cell = cell_name(board, c)
    if kind == PLACE:
        return f"+{a + 1}@{cell}/{b}"
    if kind == TURN:
        return f"{cell}/{b}"
    if kind == EXCHANGE_OPEN:
        return f"{cell}={a + 1}/{b}"
    return f"{cell_name(board, b)}{'>' if kind == MOVE else '='}{cell}"


write_for_record = write


def is_secret(state: Fields, move: int) -> bool:
    return False


def read(state: Fields, text: str, legal: list[int]) -> list[int]:
    """Return the moves that a text may mean. A turn may be any that looks the same, or none where all look the same."""
    text = " ".join(text.lower().split())
    for kind, pattern in _NOTATION.items():
        if found := pattern.fullmatch(text):
            codes = _read_card_action(kind, found) if kind >= WALK else _read_tile_action(state, kind, found)
            return [kind << KIND | code for code in codes]
    return []


def _read_card_action(kind: int, found: re.Match[str]) -> list[int]:
    if kind == END:
        return [0]
    if kind == CHANGE:
        code = 0
        for card in sorted(CARD_CODES[name] for name in (found[1] or "").split()):
            code = code << CARD | card
        return [code]
    code = CARD_CODES[found[1]] << A
    return [code | bool(found[2]) << B | DIRECTIONS.index(found[3]) if kind == WALK else code]


def _read_tile_action(state: Fields, kind: int, found: re.Match[str]) -> list[int]:
    cell = read_cell(state, found[2] if kind == PLACE else found[1])
    if cell is None:
        return []
    if kind in (MOVE, EXCHANGE):
        other = read_cell(state, found[2])
        if other is None:
            return []
        first, second = (cell, other) if kind == MOVE else sorted((cell, other))
        return [first << B | second]
    if kind == TURN:
        turns = int(found[2])
        return [turns % max(1, looks(state.cells[cell])) << B | cell]
    slot = int(found[1] if kind == PLACE else found[2]) - 1
    different = max(1, looks(state.display[slot]))
    each = [int(found[3]) % different] if found[3] else range(different)
    return [slot << A | turns << B | cell for turns in each]


def touches(state: Fields, move: int) -> list[str]:
    if not 0 <= move < FIRST_CARD_ACTION:
        return _touches_of_cards(state, move)
    cells, (kind, _, b, c) = state.cells, parts(move)
    is_empty = c >= len(cells) or cells[c] == NO_TILE
    if kind in (MOVE, EXCHANGE) and is_empty != (kind == MOVE):  # not what touching these two cells means
        first, second = (f"cell:{cell_name(state.board, cell)}" for cell in (b, c))
        return [first, "move" if kind == MOVE else "exchange", second]
    return _tile_touches(state.board)[move]


def touch_paths(state: Fields, legal: list[int]) -> list[list[str]]:
    """Return the touches of legal moves. There may be a thousand, and most touches follow from the code alone."""
    of_tiles = _tile_touches(state.board)
    return [of_tiles[move] if move < FIRST_CARD_ACTION else _touches_of_cards(state, move) for move in legal]


class _TouchesOfTiles(dict[int, list[str]]):
    """The touches of actions with tiles on a board, by their codes. There are a few thousand actions."""

    def __init__(self, board: int) -> None:
        super().__init__()
        self._board = board

    def __missing__(self, move: int) -> list[str]:
        path = self[move] = _touches_of_tiles(self._board, move)
        return path


@cache
def _tile_touches(board: int) -> _TouchesOfTiles:
    return _TouchesOfTiles(board)


def _touches_of_tiles(board: int, move: int) -> list[str]:
    kind, a, b, c = parts(move)
    cell, slot, turns = f"cell:{cell_name(board, c)}", f"open:{a + 1}", f"turn:{b}"
    if kind == PLACE:
        return [slot, cell, turns]
    if kind == TURN:
        return [cell, turns]
    if kind == EXCHANGE_OPEN:
        return [cell, slot, turns]
    return [f"cell:{cell_name(board, b)}", cell]


def _touches_of_cards(state: Fields, move: int) -> list[str]:
    kind, a, b, c = parts(move)
    if kind == CHANGE:
        return [*(f"card:{card_name(card)}" for card in _cards(move)), "done"]
    if kind in (WALK, ENTER, SWAP) and a < KINDS and c < len(DIRECTIONS):
        card = f"card:{card_name(a)}"
        if kind == SWAP:
            return ["discard", card]
        if kind == ENTER:
            return [card, f"dot:{dot_name(state, START[state.seat])}"]
        walker = 3 - state.seat if b else state.seat
        pawn = state.pawns[walker]
        dot = None if pawn == OFF_BOARD else dot_name(state, pawn + STEPS[c])
        return [card, f"pawn:{walker}", f"dot:{dot}" if dot else f"way:{DIRECTIONS[c]}"]
    return ["end" if kind == END else "nothing"]


def board_text(state: Fields) -> str:
    """The board from above, row 1 below; beside it what else is on the table."""
    first, after = (table[state.board] // ROWS for table in (FIRST_CELL, CELL_AFTER))
    columns = range(first, after)
    letters = "     " + "".join(f"   {cell_name(state.board, column * ROWS)[0]}  " for column in columns)
    lines = [letters]
    for row in range(ROWS, 0, -1):
        faces = [_face(state.cells[column * ROWS + row - 1]) for column in columns]
        if first <= CENTRE // ROWS < after and row - 1 == CENTRE % ROWS:
            faces[CENTRE // ROWS - first] = ("     ", "  #  ", "     ")
        signs = [_sign(state, 2 * column, 2 * row - 1, "|") for column in range(first, after + 1)]
        lines.append(_border(state, row, columns))
        lines.append("     |" + "|".join(face[0] for face in faces) + "|")
        middle = "".join(sign + face[1] for sign, face in zip(signs, faces, strict=False))
        lines.append(f"{row:>3}  {middle}{signs[-1]} {row}")
        lines.append("     |" + "|".join(face[2] for face in faces) + "|")
    lines += [_border(state, 0, columns), letters]
    notes = _notes(state)
    width = max(map(len, lines)) + 2
    return "\n".join(f"{line:<{width}}{note}".rstrip() for line, note in zip_longest(lines, notes, fillvalue=""))


def _face(tile: int) -> tuple[str, str, str]:
    if tile == NO_TILE:
        return "     ", "  ·  ", "     "
    north, east, south, west = list(tile_name(tile))
    return f"  {north}  ", f"{west}   {east}", f"  {south}  "


def _border(state: Fields, row: int, columns: range) -> str:
    """The line above a row."""
    return "     +" + "+".join(f"--{_sign(state, 2 * column + 1, 2 * row, '-')}--" for column in columns) + "+"


def _sign(state: Fields, x: int, y: int, line: str) -> str:
    """Return the sign of what lies between two cells: a pawn, a printed red dot, the white half of a start point."""
    dot = dot_at(x, y)
    for seat in (1, 2):
        if state.pawns[seat] == dot:
            return PAWN_SIGNS[seat]
    return "r" if dot in RED_DOTS else "w" if dot in START[1:] else line


def _notes(state: Fields) -> list[str]:
    notes = [""]
    for seat, colour in ((2, "blue"), (1, "yellow")):
        cards = " ".join(card_name(card) for card in state.hands[seat] if card)
        off = "" if state.pawns[seat] else ", off the board"
        notes += [f"{PAWN_SIGNS[seat]} seat {seat}{off}", f"  {cards}  ({colour})", ""]
    used = [name for name, is_done in (("tile", state.tile_done), ("card", state.card_done)) if is_done]
    notes += [f"turn {state.turns + 1}{', done: ' if used else ''}{' and '.join(used)}", ""]
    notes += ["open tiles", "  1      2      3"]
    notes += ["  ".join(lines) for lines in zip(*(_face(tile) for tile in state.display), strict=True)]
    notes += [f"{TILES - state.next_tile} more in the pile", ""]
    notes += ["discards  " + " ".join(DIRECTION_SETS)]
    for first in range(1, KINDS, len(DIRECTION_SETS)):
        counts = state.discards[first : first + len(DIRECTION_SETS)]
        notes.append(f"       {card_name(first)[0]}  " + " ".join(str(count or "·") for count in counts))
    return [*notes, f"{state.card_end - state.next_card} cards in the pile"]


def trace_setup(state: Fields) -> TraceFields:
    return {
        "first": state.first,
        "tiles": [tile_name(tile) for tile in state.tile_pile],
        "cards": _pile(state),
    }


def trace_turn(state: Fields) -> TraceFields:
    return {}


def trace_chance(before: Fields, after: Fields) -> TraceFields:
    return {"cards": _pile(after)} if sum(after.discards) < sum(before.discards) else {}


def _pile(state: Fields) -> list[str]:
    """The pile as it was when it was shuffled."""
    return [card_name(card) for card in state.card_pile[: state.card_end]]


def _cards(move: int) -> list[int]:
    """The cards of a change."""
    cards = [move >> CARD * i & (1 << CARD) - 1 for i in range(HAND - 1, -1, -1)]
    return [card for card in cards if 0 < card < KINDS]

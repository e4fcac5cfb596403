"""Tokken in words: notation (`K+r`, `9 y`, `5 *g`, `J r*b`, `7 r3`, `give 9`, `keep`, `out`), touches, and the board.

Own pawns are `r y g b`, the opponent's `*r *y *g *b`.
"""

from __future__ import annotations

import re

from stip.games.contract import Fields, TraceFields
from stip.games.tokken import refusals
from stip.games.tokken.board import COLOURS, HOME, QUARTER, RESERVE, field_of
from stip.games.tokken.codes import BY_DRAW, ENTER, GIVE, KEEP, OUT, PART, SEVEN, STEPS, SWAP, WALK, WALK_THEIRS, enters
from stip.games.tokken.hands import PACK
from stip.games.tokken.refusals import COLOUR_NAMES, RANK_NAMES, end_of

NOTATION = re.compile(
    r"""(give)? (10|[a2-9tjqkx])
        (?: \+ (?P<enter>[rygb])
          | \* (?P<theirs>[rygb])
          | (?P<own>[rygb]) (?: \* (?P<swap>[rygb]) | (?P<steps>[1-7]) )?
        )?""",
    re.VERBOSE,
)

refuse = refusals.refuse


def write(state: Fields, move: int) -> str:
    if move in (OUT, KEEP):
        return "out" if move == OUT else "keep"
    rank, what = RANK_NAMES[move >> 6], move & 63
    if what >= PART:
        return f"{rank} {COLOUR_NAMES[what - PART >> 3]}{what & 7}"
    if what >= SWAP:
        return f"{rank} {COLOUR_NAMES[(what - SWAP) // COLOURS]}*{COLOUR_NAMES[what % COLOURS]}"
    if what >= GIVE:
        return f"give {rank}"
    if what >= WALK_THEIRS:
        return f"{rank} *{COLOUR_NAMES[what - WALK_THEIRS]}"
    if what >= ENTER:
        return f"{rank}+{COLOUR_NAMES[what - ENTER]}"
    return f"{rank} {COLOUR_NAMES[what - WALK]}"


write_for_record = write


def is_secret(state: Fields, move: int) -> bool:
    """T-8: which card somebody gives away is between the two players."""
    return move & 63 == GIVE


def read(state: Fields, text: str, legal: list[int]) -> list[int]:
    """Return the moves that a text may mean, also without the space, in either case, and with 10 for T; and a seven
    without steps where only one part fits."""
    text = re.sub(r"\s", "", text).lower()
    if text in ("out", "keep"):
        return [OUT if text == "out" else KEEP]
    found = NOTATION.fullmatch(text)
    if not found or bool(found[1]) == bool(found["enter"] or found["theirs"] or found["own"]):
        return []
    rank = RANK_NAMES.index(found[2].replace("10", "t").upper())
    code = rank << 6
    if found[1]:
        return [code + GIVE]
    colour = COLOUR_NAMES.index(found["enter"] or found["theirs"] or found["own"])
    if found["enter"]:
        return [code + ENTER + colour]
    if found["theirs"]:
        return [code + WALK_THEIRS + colour]
    if found["swap"]:
        return [code + SWAP + colour * COLOURS + COLOUR_NAMES.index(found["swap"])]
    if found["steps"]:
        return [] if rank != SEVEN else [code + PART + colour * 8 + int(found["steps"])]
    parts = range(code + PART + colour * 8, code + PART + colour * 8 + 8)
    return [move for move in legal if move in parts and rank == SEVEN] or [code + WALK + colour]


def touches(state: Fields, move: int) -> list[str]:
    """A card, a pawn, and where it ends: a field by its number, or its spot in the home row. In the middle of a seven
    the card lies on the table already."""
    if move in (OUT, KEEP):
        return ["out" if move == OUT else "keep"]
    rank, what, seat = move >> 6, move & 63, state.seat
    if rank not in range(1, len(RANK_NAMES)):
        return []
    card = f"card:{RANK_NAMES[rank]}"
    if what >= PART:
        colour, steps = what - PART >> 3, what & 7
        path = [f"pawn:{COLOUR_NAMES[colour]}", _end(state, seat, colour, rank, steps)]
        return path if state.seven_left and rank == SEVEN else [card, *path]
    if what >= SWAP:
        return [card, f"pawn:{COLOUR_NAMES[(what - SWAP) // COLOURS]}", f"pawn:*{COLOUR_NAMES[what % COLOURS]}"]
    if what >= GIVE:
        return [card] if state.is_exchanging else ["give", card]
    colour = what % COLOURS
    if what >= WALK_THEIRS:
        return [card, f"pawn:*{COLOUR_NAMES[colour]}", _end(state, 3 - seat, colour, rank, STEPS[rank])]
    pawn = f"pawn:{COLOUR_NAMES[colour]}"
    if what >= ENTER:
        fits = enters(rank) and state.pawns[seat][colour] == RESERVE
        return [card, pawn, f"field:{field_of(state, seat, 0)}" if fits else "enter"]
    return [card, pawn, _end(state, seat, colour, rank, STEPS[rank])]


def touch_paths(state: Fields, legal: list[int]) -> list[list[str]]:
    return [touches(state, move) for move in legal]


def board_text(state: Fields) -> str:
    """The ring, walked clockwise from seat 1's base in the middle of the bottom; then hands, reserves and the pile."""
    track = state.track
    width, height = track // 3 + 1, track // 6 + 1
    canvas = [["   "] * width for _ in range(height)]
    for field in range(track):
        x, y = _corner(track, field)
        is_dot = field % QUARTER == state.black_dot_offset
        canvas[y][x] = " ⌂ " if field % (track // 2) == 0 else " ● " if is_dot else " · "
    for seat in (1, 2):
        for colour in range(COLOURS):
            name, place = COLOUR_NAMES[colour], state.pawns[seat][colour]
            x, y = _corner(track, field_of(state, seat, track - 1))
            y += (colour + 1) * (1 if seat == 2 else -1)
            canvas[y][x] = f" {name}{seat}" if place == HOME else f"({name})"
            if place < HOME:
                x, y = _corner(track, field_of(state, seat, place))
                canvas[y][x] = f" {name}{seat}"
    lines = ["    " + "".join(row).rstrip() for row in canvas]
    lines += ["", *(f"    {_seat_line(state, seat)}" for seat in (1, 2)), f"    {_pile_line(state)}"]
    return "\n".join(lines)


def trace_setup(state: Fields) -> TraceFields:
    return {"dealer": state.dealer, "pack": _pack(state), **_drawn(state)}


def trace_turn(state: Fields) -> TraceFields:
    return {}


def trace_chance(before: Fields, after: Fields) -> TraceFields:
    if before.deal_number != after.deal_number:
        return {"pack": _pack(after), **_drawn(after)}
    return _drawn(after) if before.round_number != after.round_number else {}


def _end(state: Fields, owner: int, colour: int, rank: int, steps: int) -> str:
    end = end_of(state, owner, colour, rank, steps)
    if end == HOME:
        return f"home:{COLOUR_NAMES[colour]}"
    return f"field:{field_of(state, owner, end)}" if end >= 0 else f"steps:{steps}"


def _corner(track: int, field: int) -> tuple[int, int]:
    """Column and row of a field on a ring of two long and two short sides, clockwise from the middle of the bottom."""
    width, height = track // 3, track // 6
    if field > track // 2:
        x, y = _corner(track, field - track // 2)
        return width - x, height - y
    left = width // 2
    if field <= left:
        return left - field, height
    if field <= left + height:
        return 0, height - (field - left)
    return field - left - height, 0


def _seat_line(state: Fields, seat: int) -> str:
    hand = " ".join(RANK_NAMES[card >> 2] for card in state.hands[seat][: state.hand_sizes[seat]]) or "none"
    reserve = " ".join(COLOUR_NAMES[c] for c in range(COLOURS) if state.pawns[seat][c] == RESERVE) or "none"
    notes = ["deals"] if state.dealer == seat else []
    notes += [f"gave {RANK_NAMES[state.gifts[seat]]}"] if state.gifts[seat] else []
    notes += ["resigned"] if state.resigned[seat] else []
    return f"seat {seat}: hand {hand}; reserve {reserve}" + "".join(f"; {note}" for note in notes)


def _pile_line(state: Fields) -> str:
    line = f"deal {state.deal_number}, round {state.round_number}; pile {PACK - state.dealt}"
    if state.last_move:
        line += f"; last: seat {state.last_seat} {write(state, state.last_move)}"
    if state.is_exchanging:
        line += "; exchange"
    if state.seven_left:
        line += f"; {state.seven_left} steps of the seven left"
    return line


def _pack(state: Fields) -> list[str]:
    return [RANK_NAMES[rank] for rank in state.pack]


def _drawn(state: Fields) -> TraceFields:
    """T-8: what each seat drew out of the other's cards."""
    if state.exchange != BY_DRAW:
        return {}
    return {"drawn": {str(seat): RANK_NAMES[state.gifts[3 - seat]] for seat in (1, 2)}}

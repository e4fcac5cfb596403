"""How Halma looks: the board laid as a diamond, one's own court nearest, with pawns on its studs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import copysign
from operator import getitem, itemgetter

from stip.games.contract import Fields
from stip.games.grid import LETTERS, square_name
from stip.games.halma.board import BORDER, COURT_OF, DIRECTIONS, EMPTY, OPPOSITE, PASS, SEAT_OF, SIDE, WIDTH
from stip.games.halma.jumps import shortest_path
from stip.games.scene import (
    EVERYBODY,
    Button,
    Ending,
    Letter,
    Panel,
    Pigment,
    Scene,
    SeatSign,
    Telling,
    Thing,
    Trail,
    cached_text,
    cached_text_with,
)

PIGMENTS: tuple[Pigment, ...] = ("neutral", "red", "yellow", "blue", "green")  # of colour 1 to 4
STEP = 28.4  # across and down, from a field to the next
RIM = 24  # across and down, from the last field to its name
LIFT = 2  # a pawn stands a little above the middle of its field


def _field(column: int, row: int) -> int:
    return (row + BORDER) * WIDTH + column + BORDER


FIELDS = [_field(column, row) for row in range(SIDE) for column in range(SIDE)]


def scene(state: Fields, seat: int, language: str) -> Scene:
    players, near = state.players, _near(state.players, seat)
    colours = itemgetter(*_fields(near))(state.board)
    fields: list[Thing] = list(map(getitem, _looks(near, language), colours))
    return Scene(
        panels=[
            Panel(
                name="board",
                label=cached_text("scene-board", language),
                box=(-510, -510, 1020, 1040),
                things=_ground(players, near) + fields,
                rim=_rim(near),
            )
        ],
        seats=[_sign(state, number, language) for number in range(1, players + 1)],
        ask=_ask(state, language),
        buttons=_buttons(language),
        trails=_trails(state, near),
        won=_won(state),
        ending=_ending(state, language),
    )


def describe_move(text: str, language: str, telling: Telling = EVERYBODY) -> str:
    if text == "pass":
        return cached_text("halma-tell-pass", language, who=telling.who)
    start, end = text.replace(":", "-").split("-")
    code = "halma-tell-hop" if ":" in text else "halma-tell-step"
    return cached_text_with({"start": start, "end": end}, code, language, who=telling.who)


def describe_effects(before: Fields, after: Fields, seat: int, language: str, names: Sequence[str] = ()) -> str:
    colour, last = before.colour, before.ply % len(after.trail_start)
    start, end = after.trail_start[last], after.trail_end[last]
    jumps = len(shortest_path(before.board, start, end)) - 1 if end - start not in DIRECTIONS else 0
    sentences = [cached_text("halma-effect-jumps", language, jumps=jumps)] if jumps > 1 else []
    if after.finished[colour] > before.finished[colour]:
        sentences.append(cached_text("halma-effect-home", language, pigment=PIGMENTS[colour]))
    elif (home := after.at_goal[colour]) > before.at_goal[colour]:
        sentences.append(cached_text("halma-effect-court", language, home=home, pawns=after.pawn_count))
    return " ".join(sentences)


def _near(players: int, seat: int) -> int:
    """The colour whose court lies nearest to a seat."""
    return next((colour for colour in range(1, 5) if seat and SEAT_OF[players][colour] == seat), 1)


@cache
def _ground(players: int, near: int) -> list[Thing]:
    """The board and the courts in use."""
    size = 19 if players == 2 else 13
    courts = [
        Thing(
            id=f"court:{colour}",
            sprite=f"court-{PIGMENTS[colour]}-{size}",
            x=0,
            y=0,
            turn=90 * ((colour - near) % 4),
        )
        for colour in range(1, 5)
        if SEAT_OF[players][colour]
    ]
    return [Thing(id="board", sprite="halma-board", x=0, y=0), *courts]


@cache
def _fields(near: int) -> list[int]:
    """Return all fields, the far ones first."""
    return sorted(FIELDS, key=lambda field: place(field, near)[1])


@cache
def _looks(near: int, language: str) -> list[list[Thing]]:
    """Return how each of these fields looks when it is empty, and with a pawn of colour 1 to 4."""
    return [[_look(field, colour, near, language) for colour in range(5)] for field in _fields(near)]


def _look(field: int, colour: int, near: int, language: str) -> Thing:
    x, y = place(field, near)
    name = _name(field)
    touch = f"field:{name}"
    if colour == EMPTY:
        label = cached_text("halma-scene-field", language, field=name)
        return Thing(id=touch, x=x, y=y, touch=touch, label=label, width=40)
    label = cached_text("halma-scene-pawn", language, field=name, pigment=PIGMENTS[colour])
    sprite = f"round-{PIGMENTS[colour]}"
    return Thing(id=f"pawn:{name}", sprite=sprite, x=x, y=y - LIFT, scale=1.58, touch=touch, label=label, width=40)


@cache
def place(field: int, near: int) -> tuple[float, float]:
    """Return where a field lies, seen from a colour's court."""
    column, row = field % WIDTH - BORDER, field // WIDTH - BORDER
    for _ in range(near - 1):
        column, row = SIDE - 1 - row, column
    return round((column - row) * STEP, 1), round((SIDE - 1 - column - row) * STEP, 1)


@cache
def _rim(near: int) -> list[Letter]:
    """The names of columns and rows, each at its nearer end."""
    columns = [(LETTERS[column], _field(column, 0), _field(column, SIDE - 1)) for column in range(SIDE)]
    rows = [(str(row + 1), _field(0, row), _field(SIDE - 1, row)) for row in range(SIDE)]
    letters = []
    for text, *ends in columns + rows:
        (far, _), (x, y) = sorted((place(field, near) for field in ends), key=itemgetter(1))
        letters.append(Letter(text=text, x=x + copysign(RIM, x - far), y=y + RIM))
    return letters


def _sign(state: Fields, seat: int, language: str) -> SeatSign:
    board, goals = state.board, _goals(state.players, seat)
    home = sum(board[field] == colour for colour, fields in goals for field in fields)
    sprites = [f"round-{PIGMENTS[colour]}" for colour, _ in goals]
    return SeatSign(sprites=sprites, note=cached_text("halma-scene-home", language, home=home))


@cache
def _goals(players: int, seat: int) -> list[tuple[int, list[int]]]:
    """The colours of a seat, each with the fields where it wants to be."""
    courts = COURT_OF[players]
    return [
        (colour, [field for field in FIELDS if courts[field] == OPPOSITE[colour]])
        for colour in range(1, 5)
        if SEAT_OF[players][colour] == seat
    ]


@cache
def _buttons(language: str) -> list[Button]:
    return [Button(touch="pass", label=cached_text("halma-scene-pass", language))]


def _ask(state: Fields, language: str) -> str:
    """Return the question for the seat to move; a player with two colours is told which one."""
    pigment = PIGMENTS[state.colour] if state.players == 3 and state.seat == 1 else ""
    return cached_text("halma-scene-ask", language, pigment=pigment)


def _trails(state: Fields, near: int) -> list[Trail]:
    last = (state.ply - 1) % len(state.trail_start)
    start, end = state.trail_start[last], state.trail_end[last]
    if not state.ply or start in (PASS, end):
        return []
    hops = [] if end - start in DIRECTIONS else shortest_path(state.board, start, end)
    points = [place(field, near) for field in hops or [start, end]]
    return [Trail(points=points, pigment=PIGMENTS[state.trail_colour[last]], kind="hop" if hops else "glide")]


def _won(state: Fields) -> list[str]:
    if not state.over:
        return []
    players = state.players
    winners = [seat for seat in range(1, players + 1) if state.places[seat] == 1]
    return [
        f"pawn:{_name(field)}"
        for field in FIELDS
        if (colour := state.board[field]) and SEAT_OF[players][colour] in winners
    ]


def _ending(state: Fields, language: str) -> Ending | None:
    """Return what decided the game, if a player has come home first (H-12, H-13, H-15)."""
    winners = [seat for seat in range(1, state.players + 1) if state.places[seat] == 1]
    colours = [colour for colour in range(1, 5) if SEAT_OF[state.players][colour] in winners]
    if not state.over or len(winners) != 1 or not all(state.finished[colour] for colour in colours):
        return None
    pawns, home = len(colours) * state.pawn_count, sum(state.at_goal[colour] for colour in colours)
    others = sum(state.at_goal[colour] for colour in range(1, 5) if colour not in colours)
    code = "halma-ended-first" if state.players > 2 else "halma-ended" if home == pawns else "halma-ended-full"
    text = cached_text(code, language, pawns=pawns, left=state.pawn_count - others)
    return Ending(text=text, winners=winners, sprites=[f"round-{PIGMENTS[colour]}" for colour in colours])


def _name(field: int) -> str:
    return square_name(field % WIDTH - BORDER, field // WIDTH - BORDER)

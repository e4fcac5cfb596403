"""How Mill looks: three squares inlaid in wood, with a drilled hollow on every point, and a tray of men for each seat.

The board has no side that is anybody's own, so it lies the same for all who look at it.
"""

from __future__ import annotations

from collections.abc import Sequence

from stip.games.contract import Fields
from stip.games.scene import EVERYBODY, Letter, Panel, Pigment, Scene, SeatSign, Telling, Thing, Trail, cached_text

from stip_mill.board import EMPTY, MEN, NAMES, NOWHERE, POINT_OF, is_line
from stip_mill.men import may_fly, men_left
from stip_mill.notation import TOUCH

PIGMENTS: tuple[Pigment, ...] = ("neutral", "red", "blue")  # of seat 1 and 2
STEP = 136  # from a column or row to the next
RIM = 470  # from the middle to the names of columns and rows
SCALE = 3.7  # of a man on the board
WIDTH = 94  # of a point, to the finger
LIFT = 4  # a man stands a little above the middle of its point
TRAY_STEP = 50  # from a man beside the board to the next
TRAY_SCALE = 2.2


def scene(state: Fields, seat: int, language: str) -> Scene:
    return Scene(
        panels=[
            Panel(
                name="board",
                label=cached_text("scene-board", language),
                box=(-500, -500, 1000, 1030),
                things=_board(state, language),
                rim=_rim(),
            ),
            Panel(
                name="display",
                label=cached_text("mill-scene-trays", language),
                box=(-500, -40, 1000, 84),
                things=_tray(state, 1, language) + _tray(state, 2, language),
            ),
        ],
        seats=[_sign(state, one, language) for one in (1, 2)],
        ask=_ask(state, language),
        trails=_trails(state),
        won=_won(state),
        follows_turn=True,
    )


def describe_move(text: str, language: str, telling: Telling = EVERYBODY) -> str:
    who = telling.who
    if text.startswith("x"):
        return cached_text("mill-tell-take", language, who=who, point=text[1:])
    start, _, end = text.partition("-")
    if not end:
        return cached_text("mill-tell-place", language, who=who, point=text)
    code = "mill-tell-move" if is_line(POINT_OF[start], POINT_OF[end]) else "mill-tell-fly"
    return cached_text(code, language, who=who, start=start, end=end)


def describe_effects(before: Fields, after: Fields, seat: int, language: str, names: Sequence[str] = ()) -> str:
    return cached_text("mill-effect-mill", language) if after.taking and not before.taking else ""


def place(name: str) -> tuple[float, float]:
    """Return where a point lies on the board."""
    return ("abcdefg".index(name[0]) - 3) * STEP, (4 - int(name[1])) * STEP


def _board(state: Fields, language: str) -> list[Thing]:
    """Return the board, its empty points and the men on it. Men that are nearer overlap those behind them."""
    points, men = [], []
    for point, name in sorted(enumerate(NAMES), key=lambda one: place(one[1])[1]):
        (x, y), stands, touch = place(name), state.board[point], f"{TOUCH}{name}"
        if stands == EMPTY:
            label = cached_text("mill-scene-point", language, point=name)
            points.append(Thing(id=touch, x=x, y=y, touch=touch, label=label, width=WIDTH))
        else:
            label = cached_text("mill-scene-man", language, point=name, pigment=PIGMENTS[stands])
            man = Thing(
                id=f"man:{name}",
                sprite=_sprite(stands),
                x=x,
                y=y - LIFT,
                scale=SCALE,
                touch=touch,
                label=label,
                width=WIDTH,
            )
            men.append(man)
    return [Thing(id="board", sprite="mill-board", x=0, y=0), *points, *men]


def _rim() -> list[Letter]:
    """Return the names of columns, below the board, and of rows, on its left."""
    columns = [Letter(text=letter, x=place(f"{letter}1")[0], y=RIM) for letter in "abcdefg"]
    return columns + [Letter(text=str(row), x=-RIM, y=place(f"a{row}")[1]) for row in range(1, 8)]


def _tray(state: Fields, seat: int, language: str) -> list[Thing]:
    """Return the men that a seat has in hand and those it has taken: seat 1 on the left, seat 2 on the right."""
    in_hand, other = state.in_hand[seat], 3 - seat
    taken = MEN - men_left(state, other)
    label = cached_text("mill-scene-tray", language, pigment=PIGMENTS[seat], hand=in_hand, taken=taken)
    side = -1 if seat == 1 else 1
    things = [Thing(id=f"tray:{seat}", sprite="mill-tray", x=side * 250, y=0, label=label, width=470, height=64)]
    lying = [(f"hand:{seat}:{i}", seat) for i in range(in_hand)] + [(f"taken:{seat}:{i}", other) for i in range(taken)]
    for i, (name, whose) in enumerate(lying):
        x = side * (250 + (4 - i) * TRAY_STEP)  # from the edge inwards
        things.append(Thing(id=name, sprite=_sprite(whose), x=x, y=-2, scale=TRAY_SCALE))
    return things


def _sprite(seat: int) -> str:
    return f"round-{PIGMENTS[seat]}"


def _sign(state: Fields, seat: int, language: str) -> SeatSign:
    in_hand = state.in_hand[seat]
    code, count = ("mill-scene-in-hand", in_hand) if in_hand else ("mill-scene-men", state.on_board[seat])
    return SeatSign(sprites=[_sprite(seat)], note=cached_text(code, language, count=count))


def _ask(state: Fields, language: str) -> str:
    seat = state.seat
    stage = "move"
    if state.taking:
        stage = "take"
    elif state.in_hand[seat]:
        stage = "place"
    elif may_fly(state, seat):
        stage = "fly"
    return cached_text("mill-scene-ask", language, stage=stage)


def _trails(state: Fields) -> list[Trail]:
    """Return the way of the last move, and a ring where a man was taken after it. Placing a man leaves no trail."""
    start, end, taken = state.last_start, state.last_end, state.last_taken
    if start == NOWHERE:
        return []
    mover = state.board[end]
    way = [place(NAMES[start]), place(NAMES[end])]
    trails = [Trail(points=way, pigment=PIGMENTS[mover], kind="glide" if is_line(start, end) else "hop")]
    if taken != NOWHERE:
        trails.append(Trail(points=[place(NAMES[taken])], pigment=PIGMENTS[3 - mover]))
    return trails


def _won(state: Fields) -> list[str]:
    winners = [seat for seat in (1, 2) if state.places[seat] == 1]
    if len(winners) != 1:
        return []
    return [f"man:{name}" for point, name in enumerate(NAMES) if state.board[point] == winners[0]]

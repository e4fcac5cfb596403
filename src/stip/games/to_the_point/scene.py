"""How To the Point looks: tiles side by side, so that their half dots become dots, and the pawns upon them.

The record keeps neither the last move nor the order of the discards, so there are no trails and no open top card; what
lies there is a heap to be looked through.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from types import SimpleNamespace

from stip.games.contract import Fields
from stip.games.grid import square_name
from stip.games.scene import (
    EVERYBODY,
    Button,
    Letter,
    Panel,
    Scene,
    SeatSign,
    Telling,
    Thing,
    cached_text,
    cached_text_with,
    owner_facts,
)
from stip.games.to_the_point.board import (
    CELL_AFTER,
    CENTRE,
    COLOUR_OF,
    COLUMNS,
    DIRECTIONS,
    DOTS,
    FIRST_CELL,
    HALF_CELL,
    HALF_SHIFT,
    NO_TILE,
    OFF_BOARD,
    RED_DOTS,
    ROWS,
    START,
    TILES,
    common_colours,
    dot_colours,
    place_of_dot,
)
from stip.games.to_the_point.names import CARD_SETS, PIGMENT_OF, card_facts, card_name, cell_name, dot_name, tile_name
from stip.games.to_the_point.telling import DOT_PIGMENTS, PAWNS, SEAT_PIGMENTS, game_ending, steps_to_go
from stip.games.to_the_point.telling import describe_effects as describe_effects

HALF_CELL_WIDTH = 50
RIM = 79  # from the middle of a cell
START_DEPTH = 22  # how much farther out the letter beneath a start point is
LIFT = 6  # a pawn stands a little above the middle of its dot
ASIDE = 58.0  # so far from its start point a pawn waits until it enters


def scene(state: Fields, seat: int, language: str) -> Scene:
    is_over = bool(state.over)
    is_asked = seat == state.seat and not is_over
    panels = [_board(state, seat, language), _display(state, seat, language)]
    return Scene(
        panels=[*panels, _hand(state, seat, language)] if seat else panels,
        seats=[_sign(state, number, seat, language) for number in (1, 2)],
        heap=_heap(state, language),
        ask=cached_text("to-the-point-scene-ask", language, stage=_stage(state)) if is_asked else "",
        buttons=_buttons(language),
        won=_won(state),
        ending=game_ending(state, language),
        is_private=seat > 0 and not is_over,
    )


def describe_move(text: str, language: str, telling: Telling = EVERYBODY) -> str:
    who, (name, *rest) = telling.who, text.split()
    if name == "end" or text == "change -":
        return cached_text(f"to-the-point-tell-{'end' if name == 'end' else 'keep'}", language, who=who)
    if name == "change":
        cards = ", ".join(_tell_card(card, language) for card in rest)
        return cached_text("to-the-point-tell-change", language, who=who, card=cards)
    if name in ("enter", "swap"):
        return cached_text(f"to-the-point-tell-{name}", language, who=who, **card_facts(rest[0]))
    if rest:
        way, card = _way_seen_from(telling.side, rest[0]), card_facts(name)
        if not name.endswith("*"):
            return cached_text("to-the-point-tell-walk", language, who=who, way=way, **card)
        owner = owner_facts(telling.opponent, telling.reader, telling.names)
        return cached_text("to-the-point-tell-push", language, who=who, way=way, **card, **owner)
    name, _, turns = name.partition("/")
    cells, slots = re.findall("[a-g][1-7]", name), re.findall(r"(?<=\+)[1-3]|(?<==)[1-3]", name)
    exchange = "exchange-open" if slots else "exchange"
    kind = "place" if "+" in name else "move" if ">" in name else exchange if "=" in name else "turn"
    names, slot = {"cell": cells[0], "other": cells[-1]}, int("".join(slots) or 0)
    return cached_text_with(names, f"to-the-point-tell-{kind}", language, who=who, slot=slot, turns=int(turns or 0))


def _way_seen_from(seat: int, way: str) -> str:
    """Return a direction as it is on the board in front of a seat, of which the top is north: seat 2 sits on the other
    side."""
    return DIRECTIONS[(DIRECTIONS.index(way) + 4) % 8] if seat == 2 else way


def _tell_card(name: str, language: str) -> str:
    return cached_text("to-the-point-tell-card", language, **card_facts(name))


def _board(state: Fields, seat: int, language: str) -> Panel:
    """Tiles from the far row to the near one, then the dots, pawns over all."""
    board, cells = state.board, state.cells
    columns = (CELL_AFTER[board] - FIRST_CELL[board]) // ROWS
    tiles = [_cell(board, cell, cells[cell], seat, language) for cell in _cells(board, seat)]
    dots = [
        looks[common_colours(cells[one] >> shift, cells[two] >> other_shift)]
        for one, shift, two, other_shift, looks in _looks_of_dots(board, seat, language)
    ]
    pawns = sorted((_pawn(state, owner, seat, language) for owner in (1, 2)), key=lambda pawn: pawn.y)
    width = 100 * columns + 124
    box = (-width / 2, -412, width, 846)
    return Panel(
        name="board",
        label=cached_text("scene-board", language),
        box=box,
        things=_ground(columns, seat) + tiles + dots + pawns,
        rim=_rim(board, columns, seat),
    )


@cache
def _ground(columns: int, seat: int) -> list[Thing]:
    things = [Thing(id="board", sprite=f"point-board-{columns}", x=0, y=0)]
    for owner in (1, 2):
        x, y = place(START[owner], seat)
        turn = 0 if y > 0 else 180
        things.append(Thing(id=f"start:{owner}", sprite=f"point-start-{SEAT_PIGMENTS[owner]}", x=x, y=y, turn=turn))
    return things


def place(dot: int, seat: int) -> tuple[float, float]:
    """Return where a dot lies, for a seat that looks: seat 2 sits on the other side."""
    x, y = place_of_dot(dot)
    side = -HALF_CELL_WIDTH if seat == 2 else HALF_CELL_WIDTH
    return (x - COLUMNS) * side, (ROWS - y) * side


def _place_of_cell(cell: int, seat: int) -> tuple[float, float]:
    side = -100 if seat == 2 else 100
    return (cell // ROWS - COLUMNS // 2) * side, (ROWS // 2 - cell % ROWS) * side


@cache
def _rim(board: int, columns: int, seat: int) -> list[Letter]:
    """Beside the near row and the left column; a start point pushes the letter of its column outwards."""
    near, left = (ROWS - 1, columns - 1) if seat == 2 else (0, 0)
    first = FIRST_CELL[board]
    letters = []
    for column in range(columns):
        x, y = _place_of_cell(first + column * ROWS + near, seat)
        letters.append(Letter(text=square_name(column, 0)[0], x=x, y=y + RIM + (0 if x else START_DEPTH)))
    for row in range(ROWS):
        x, y = _place_of_cell(first + left * ROWS + row, seat)
        letters.append(Letter(text=str(row + 1), x=x - RIM, y=y))
    return letters


@cache
def _cells(board: int, seat: int) -> list[int]:
    """Return the cells from the far row to the near one."""
    cells = range(FIRST_CELL[board], CELL_AFTER[board])
    return sorted(cells, key=lambda cell: _place_of_cell(cell, seat)[1])


@cache
def _looks_of_dots(board: int, seat: int, language: str) -> list[tuple[int, int, int, int, dict[int, Thing]]]:
    """Return the dots that can exist on a board: the two cells that form each of them, with the place of its half in
    either, and how it looks by the colours that the halves have in common."""
    first, after = FIRST_CELL[board], CELL_AFTER[board]
    found = []
    for dot in range(DOTS):
        (one, two), (shift, other_shift) = HALF_CELL[dot], HALF_SHIFT[dot]
        if first <= one < after and first <= two < after:
            looks = {colours: _dot(board, dot, pigment, seat, language) for colours, pigment in DOT_PIGMENTS.items()}
            found.append((one, shift, two, other_shift, looks))
    return found


@lru_cache(50_000)
def _cell(board: int, cell: int, tile: int, seat: int, language: str) -> Thing:
    name = cell_name(board, cell)
    x, y = _place_of_cell(cell, seat)
    if cell == CENTRE:
        label = cached_text("to-the-point-scene-centre", language, cell=name)
        return Thing(
            id="centre", sprite="point-centre", x=x, y=y, touch=f"cell:{name}", label=label, width=92, height=92
        )
    if tile == NO_TILE:
        label = cached_text("to-the-point-scene-cell", language, cell=name)
        return Thing(id=f"cell:{name}", x=x, y=y, touch=f"cell:{name}", label=label, width=92, height=92)
    return _tile(tile, f"cell:{name}", name, x, y, seat, language)


def _tile(tile: int, touch: str, where: str, x: float, y: float, seat: int, language: str) -> Thing:
    """On the board or in the display. Each tile but the red ones exists once, so it keeps its name on its way."""
    (face, turn), letters = _face(tile), tile_name(tile)
    top, right, bottom, left = (
        cached_text("pigment", language, pigment=PIGMENT_OF[letter])
        for letter in (letters[2:] + letters[:2] if seat == 2 else letters)
    )
    return Thing(
        id=f"tile:{face}" if face != "rrrr" else f"tile:{face}:{where}",
        sprite=f"face-{face}",
        under="tile",
        x=x,
        y=y,
        turn=(turn + (180 if seat == 2 else 0)) % 360,
        touch=touch,
        label=cached_text_with(
            {"where": where}, "to-the-point-scene-tile", language, top=top, right=right, bottom=bottom, left=left
        ),
        width=96,
        height=96,
        on_paper=True,
    )


@cache
def _face(tile: int) -> tuple[str, int]:
    """Return the sprite of a tile and how far it is turned."""
    letters = tile_name(tile)
    return min((letters[turn:] + letters[:turn], 90 * turn) for turn in range(4))


def _dot(board: int, dot: int, pigment: str, seat: int, language: str) -> Thing:
    """A place; what is seen of it is printed or belongs to the tiles, but a whole dot is there to be touched."""
    x, y = place(dot, seat)
    name = dot_name(SimpleNamespace(board=board), dot) or ""
    is_printed = dot in RED_DOTS
    kind = "printed" if is_printed else pigment
    return Thing(
        id=f"dot:{name}",
        sprite="red-dot" if is_printed else "" if pigment == "none" else "point-dot",
        x=x,
        y=y,
        touch=f"dot:{name}",
        label=cached_text("to-the-point-scene-dot", language, dot=_where(board, dot, language), pigment=kind),
        width=50,
        on_paper=not is_printed and pigment != "none",
    )


def _where(board: int, dot: int, language: str) -> str:
    """Return in words where a dot lies: between two cells, or at the start of a seat."""
    if dot in START[1:]:
        return cached_text("to-the-point-scene-start", language, pigment=SEAT_PIGMENTS[START.index(dot)])
    x, y = place_of_dot(dot)
    one, other = (((x - 1) // 2, (y - 1) // 2), (x // 2, y // 2))
    names = [cell_name(board, column * ROWS + row) for column, row in (one, other)]
    return cached_text("to-the-point-scene-between", language, cell=names[0], other=names[1])


def _pawn(state: Fields, owner: int, seat: int, language: str) -> Thing:
    return _pawn_at(state.board, state.pawns[owner], owner, seat, language)


@lru_cache(50_000)
def _pawn_at(board: int, dot: int, owner: int, seat: int, language: str) -> Thing:
    pigment = SEAT_PIGMENTS[owner]
    if dot == OFF_BOARD:
        side = 1 if owner == (seat or 1) else -1
        x, y = ASIDE * side, place(START[owner], seat)[1] + 26 * side
        label = cached_text("to-the-point-scene-pawn-off", language, pigment=pigment)
    else:
        x, y = place(dot, seat)
        where = _where(board, dot, language)
        label = cached_text("to-the-point-scene-pawn", language, pigment=pigment, dot=where)
    return Thing(
        id=f"pawn:{owner}",
        sprite=PAWNS[owner],
        x=x,
        y=y - LIFT,
        scale=2.1,
        touch=f"pawn:{owner}",
        label=label,
        width=54,
        on_paper=dot != OFF_BOARD and dot not in RED_DOTS,
    )


def _display(state: Fields, seat: int, language: str) -> Panel:
    things = [_slot(number, tile, seat, language) for number, tile in enumerate(state.display, 1)]
    discards = sum(state.discards)
    things += [
        _pile("tiles", -322, TILES - state.next_tile, language),
        _pile("cards", 186, state.card_end - state.next_card, language),
        _pile("discards", 286, discards, language),
    ]
    return Panel(
        name="display",
        label=cached_text("to-the-point-scene-display", language),
        box=(-380, -62, 728, 124),
        things=things,
    )


@lru_cache(50_000)
def _slot(number: int, tile: int, seat: int, language: str) -> Thing:
    """Return an open tile, or the place where the next one will lie."""
    x, touch = -310 + 120 * number, f"open:{number}"
    if tile != NO_TILE:
        where = cached_text("to-the-point-scene-open", language, number=number)
        return _tile(tile, touch, where, x, 0, seat, language)
    label = cached_text("to-the-point-scene-open-none", language, number=number)
    return Thing(id=touch, x=x, y=0, touch=touch, label=label, width=92, height=92)


@lru_cache(50_000)
def _pile(name: str, x: float, count: int, language: str) -> Thing:
    scale, width, height = (0.86, 94, 94) if name == "tiles" else (0.76, 98, 131)
    return Thing(
        id=f"pile:{name}",
        sprite=f"point-{name}" if count else f"point-{name}-none",
        x=x,
        y=0,
        scale=scale,
        touch="discard" if name == "discards" else "",
        label=cached_text(f"to-the-point-scene-{name}", language, count=count),
        width=round(width * scale),
        height=round(height * scale),
        count=count or None,
        is_source=True,
        on_paper=name == "discards" and count > 0,
    )


def _hand(state: Fields, seat: int, language: str) -> Panel:
    cards = [card_name(card) for card in state.hands[seat] if card > 0]
    left = -58 * (len(cards) - 1)
    things = [_card_in_hand(name, cards[:i].count(name), left + 116 * i, language) for i, name in enumerate(cards)]
    return Panel(
        name="hand", label=cached_text("to-the-point-scene-hand", language), box=(-232, -76, 464, 152), things=things
    )


@lru_cache(50_000)
def _card_in_hand(name: str, number: int, x: float, language: str) -> Thing:
    sprite, label = _card(name, language)
    touch = f"card:{name}"
    return Thing(id=f"{touch}:{number}", sprite=sprite, x=x, y=0, touch=touch, label=label, width=98, height=131)


def _heap(state: Fields, language: str) -> Panel | None:
    """TP-24: the discards, a row for each colour, a column for each set of directions."""
    things = [_discarded(card, count, language) for card, count in enumerate(state.discards) if count]
    if not things:
        return None
    label = cached_text("to-the-point-scene-discards", language, count=sum(state.discards))
    return Panel(name="heap", label=label, box=(-360, -240, 720, 480), things=things)


@lru_cache(50_000)
def _discarded(card: int, count: int, language: str) -> Thing:
    row, column = divmod(card - 1, len(CARD_SETS))
    sprite, label = _card(card_name(card), language)
    return Thing(
        id=f"discarded:{card_name(card)}",
        sprite=sprite,
        x=116 * column - 290,
        y=150 * row - 150,
        label=f"{count} × {label}",
        width=98,
        height=131,
        count=count,
    )


def _card(name: str, language: str) -> tuple[str, str]:
    """Return a card's sprite and label."""
    facts = card_facts(name)
    return f"point-{facts['pigment']}-{facts['signs']}", cached_text("to-the-point-scene-card", language, **facts)


def _sign(state: Fields, seat: int, viewer: int, language: str) -> SeatSign:
    """Return the sign of a seat: what it has done in its turn or, while it waits, how far its pawn has come."""
    cards = 0 if seat == viewer else sum(card != 0 for card in state.hands[seat])
    stage = _stage(state) if seat == state.seat and not state.over else "both"
    if stage in ("both", "enter", "lay"):
        note = cached_text("to-the-point-scene-steps", language, steps=steps_to_go(state, seat))
    else:
        note = cached_text("to-the-point-scene-done-so-far", language, stage=stage)
    return SeatSign(sprites=[PAWNS[seat]], note=note, cards=cards)


def _stage(state: Fields) -> str:
    """Return what is left to do in this turn."""
    if state.changing:
        return "change"
    if state.tile_done:
        return "card"
    if state.card_done:
        return "tile"
    if state.pawns[state.seat] != OFF_BOARD:
        return "both"
    colours = dot_colours(state.cells, START[state.seat])
    return "enter" if any(COLOUR_OF[card] & colours for card in state.hands[state.seat] if card > 0) else "lay"


@cache
def _buttons(language: str) -> list[Button]:
    turns = [
        Button(
            touch=f"turn:{turns}", label=cached_text("to-the-point-scene-turn", language, turns=turns), turn=90 * turns
        )
        for turns in range(4)
    ]
    others = [
        Button(touch=touch, label=cached_text(f"to-the-point-scene-{touch}", language))
        for touch in ("done", "discard", "end")
    ]
    return turns + others


def _won(state: Fields) -> list[str]:
    places = [state.places[seat] for seat in (1, 2)]
    return [f"pawn:{places.index(1) + 1}"] if sorted(places) == [1, 2] else []

"""A scene as characters: the board, then what lies beside it, the hand, and buttons, all of which can be touched.

What may be touched next has dots beside it, what has been chosen brackets, what a hint says arrows: so nothing is told
by colour alone.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter

from rich.cells import cell_len
from rich.text import Text

from stip.cli.terminal.glyphs import EMPTY, Glyph, glyph_of, glyph_of_place, mark_of, ornament_of, sides_of, symbol_of
from stip.cli.terminal.grid import Grid
from stip.cli.terminal.lattice import grid_for
from stip.games.rulebook import Rulebook
from stip.games.scene import Panel, Scene, Thing

SIGNS = {"chosen": "[]", "hinted": "><", "possible": "::"}
CHIP_GAP = 1
MAX_ROWS_BESIDE = 4  # of which each begins with another kind of things
MAX_GAP = 1  # rows between the board and what lies beside it


@dataclass(frozen=True)
class Target:
    """Something that can be touched, and where it is drawn."""

    touch: str
    label: str
    row: int
    column: int  # of its middle
    left: int
    right: int  # after its last character


@dataclass(frozen=True)
class Marks:
    """What is marked on a scene."""

    possible: Collection[str] = ()
    chosen: Collection[str] = ()
    hinted: Collection[str] = ()
    cursor: str = ""

    def signs(self, touch: str) -> str:
        """Return the characters on both sides of a thing."""
        for name in ("chosen", "hinted", "possible"):
            if touch and touch in getattr(self, name):
                return SIGNS[name]
        return "  "


@dataclass
class Canvas:
    width: int
    rows: list[list[tuple[str, str]]] = field(default_factory=list)  # each character with its style
    targets: list[Target] = field(default_factory=list)
    _touches: dict[tuple[int, int], list[str]] = field(default_factory=dict)  # what can be touched at each place

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        while len(self.rows) <= row:
            self.rows.append([(" ", "")] * self.width)
        for offset, character in enumerate(text):
            if row >= 0 and 0 <= column + offset < self.width:
                self.rows[row][column + offset] = (character, style)

    def add(self, target: Target) -> None:
        self.targets.append(target)
        self._touches.setdefault((target.row, target.column), []).append(target.touch)

    def touches_at(self, row: int, column: int) -> list[str]:
        return self._touches.get((row, column), [])

    def targets_seen(self, preferred: Collection[str]) -> list[Target]:
        """Return one target for each place: what is preferred, else what lies on top."""
        seen: dict[tuple[int, int], Target] = {}
        for target in self.targets:
            place = (target.row, target.column)
            if place not in seen or seen[place].touch not in preferred:
                seen[place] = target
        return list(seen.values())

    def is_free(self, row: int, left: int, right: int) -> bool:
        return not any(one.row == row and one.left < right and left < one.right for one in self.targets)

    def text(self) -> Text:
        lines = []
        for row in self.rows:
            line = Text(no_wrap=True)
            for style, run in groupby(row, key=itemgetter(1)):
                line.append("".join(character for character, _ in run), style)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)


def draw(scene: Scene, book: Rulebook, width: int, height: int, marks: Marks) -> Canvas:
    """Return a scene within so many characters and rows; what lies beside the board is never left out."""
    board = next((panel for panel in scene.panels if panel.name == "board"), None)
    groups = [_notes(board)] if board else []
    groups += [_chips(panel, book) for panel in scene.panels if panel.name != "board"]
    groups.append(_buttons(scene, marks))
    beside = [row for group in groups for row in _rows_of_chips(group, width)]
    if len(beside) > MAX_ROWS_BESIDE:
        beside = _rows_of_chips([chip for group in groups for chip in group], width)
    canvas = Canvas(width)
    if board:
        grid = grid_for(board, width, height - len(beside))
        _draw_board(canvas, board, book, grid.moved((width - grid.width) // 2), marks)
    gap = max(0, min(MAX_GAP, height - len(canvas.rows) - len(beside)))
    for row, chips_of_row in enumerate(beside, len(canvas.rows) + gap):
        column = max(0, width - _width_of(chips_of_row)) // 2
        for chip in chips_of_row:
            column = _put_chip(canvas, row, column, chip, marks)
    return canvas


@dataclass(frozen=True)
class Chip:
    """A thing beside the board, or a button."""

    text: str
    label: str
    touch: str = ""
    style: str = ""


def _draw_board(canvas: Canvas, panel: Panel, book: Rulebook, grid: Grid, marks: Marks) -> None:
    for row, column, character in grid.lines:
        canvas.put(row, column, character, "dim")
    for letter in panel.rim:
        row, column = grid.rim(letter.x, letter.y)
        canvas.put(row, max(0, column - len(letter.text) // 2), letter.text, "dim")
    places: dict[str, tuple[int, int]] = {}
    for thing in panel.things:
        if thing.touch:
            glyph = glyph_of(book, thing.sprite) if thing.sprite else None
            _put_thing(canvas, thing, glyph, grid, marks, places)
        elif not thing.label and (glyph := ornament_of(book, thing.sprite)) and glyph.text:
            row, column = grid.cell(thing.x, thing.y)
            canvas.put(row, column, glyph.text, glyph.style or "dim")


def _put_thing(
    canvas: Canvas, thing: Thing, glyph: Glyph | None, grid: Grid, marks: Marks, places: dict[str, tuple[int, int]]
) -> None:
    shown = glyph if glyph and glyph.text else glyph_of_place(thing.touch)
    text, style = shown.text, shown.style or ("" if shown is glyph else "dim")
    row, column = grid.cell(thing.x, thing.y)
    is_possible = marks.signs(thing.touch) != "  "
    under = canvas.rows[row][column][0] if row < len(canvas.rows) and 0 <= column < canvas.width else " "
    if text == EMPTY and shown is not glyph:
        if under not in f" {EMPTY}":
            text = under  # a place that has a mark of its own
        elif is_possible:
            text, style = "∘", "bold"
    if thing.touch not in places and not grid.is_lattice:
        column = _free_column(canvas, row, column, thing)
    left, right = column - 1, column + max(1, len(text)) + 1
    beneath = list(canvas.touches_at(row, column))
    signs = next((found for one in (thing.touch, *beneath) if (found := marks.signs(one)) != "  "), "  ")
    cursor = " reverse" if marks.cursor in (thing.touch, *beneath) else ""
    canvas.add(Target(thing.touch, thing.label, row, column, left, right))
    places[thing.touch] = (row, column)
    if signs != "  " or cursor:
        canvas.put(row, left, f"{signs[0]}{text}{signs[1]}", f"{style}{cursor}".strip())
    else:
        canvas.put(row, column, text, style)
    if glyph and glyph.sides:
        _put_sides(canvas, thing, glyph, grid)


def _free_column(canvas: Canvas, row: int, column: int, thing: Thing) -> int:
    """Return a column where nothing else can be touched: where places lie closer than characters, they move aside."""
    if thing.sprite or not canvas.touches_at(row, column):
        return column
    for shift in (3, -3, 6, -6):
        if canvas.is_free(row, column + shift - 1, column + shift + 2):
            return column + shift
    return column


def _put_sides(canvas: Canvas, thing: Thing, glyph: Glyph, grid: Grid) -> None:
    """Draw the colours on the four sides of a tile, each at the edge that it shares with its neighbour."""
    half_x, half_y = thing.width / 2 + 2, thing.height / 2 + 2
    ends = ((0, -half_y, 1), (half_x, 0, -1), (0, half_y, -1), (-half_x, 0, 1))
    for pigment, (dx, dy, shift) in zip(sides_of(glyph, thing.turn), ends, strict=True):
        row, column = grid.cell(thing.x + dx, thing.y + dy)
        canvas.put(row, column + shift, mark_of(pigment), Glyph("", pigment).style)


def _notes(panel: Panel) -> list[Chip]:
    """Return what the board says that cannot be touched, such as how many cards are left."""
    return [Chip(thing.label, thing.label) for thing in panel.things if thing.label and not thing.touch]


def _chips(panel: Panel, book: Rulebook) -> list[Chip]:
    return [_chip(thing, book) for thing in panel.things if thing.label]


def _chip(thing: Thing, book: Rulebook) -> Chip:
    symbol = symbol_of(book, thing.sprite, thing.turn) if thing.sprite else None
    style = symbol.style if symbol else ""
    if not thing.touch:
        return Chip(thing.label, thing.label, "", style)
    name = thing.label.partition(", ")[0]
    if not symbol or not symbol.text:
        return Chip(name, thing.label, thing.touch, style)
    is_rank = symbol.text.isalnum() and symbol.text != name  # which is written in moves and in the key
    return Chip(f"{symbol.text} {name}" if is_rank else symbol.text, thing.label, thing.touch, style)


def _buttons(scene: Scene, marks: Marks) -> list[Chip]:
    return [
        Chip(button.label, button.label, button.touch)
        for button in scene.buttons
        if button.touch in marks.possible or button.touch in marks.chosen
    ]


def _rows_of_chips(chips: Sequence[Chip], width: int) -> list[list[Chip]]:
    rows: list[list[Chip]] = []
    used = width
    for chip in chips:
        needed = _width_of([chip])
        if used + needed > width or not rows:
            rows.append([])
            used = 0
        rows[-1].append(chip)
        used += needed
    return rows


def _width_of(chips: Sequence[Chip]) -> int:
    return sum(cell_len(chip.text) + 2 + CHIP_GAP for chip in chips)


def _put_chip(canvas: Canvas, row: int, column: int, chip: Chip, marks: Marks) -> int:
    """Draw a chip and return the column after it."""
    right = column + len(chip.text) + 2
    signs = marks.signs(chip.touch)
    if chip.touch:
        middle = column + (right - column) // 2
        canvas.add(Target(chip.touch, chip.label, row, middle, column, right))
    style = chip.style or ("" if chip.touch else "dim")
    cursor = " reverse" if chip.touch and chip.touch == marks.cursor else ""
    canvas.put(row, column, f"{signs[0]}{chip.text}{signs[1]}", f"{style}{cursor}".strip())
    return right + CHIP_GAP

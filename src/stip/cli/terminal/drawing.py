"""A scene as characters: the board, then what lies beside it, the hand, and buttons, all of which can be touched.

What may be touched next has dots beside it, what has been chosen brackets, what a hint says arrows: so nothing is told
by colour alone.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.text import Text

from stip.cli.terminal.glyphs import Glyph, glyph_of, mark_of, ornament_of
from stip.cli.terminal.lattice import Grid, grid_for
from stip.games.rulebook import Rulebook
from stip.games.scene import Panel, Scene, Thing

PIGMENT_OF_LETTER = {"r": "red", "y": "yellow", "b": "blue", "g": "green"}
SIGNS = {"chosen": "[]", "hinted": "><", "possible": "::"}
CHIP_GAP = 1


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

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        while len(self.rows) <= row:
            self.rows.append([(" ", "")] * self.width)
        for offset, character in enumerate(text):
            if row >= 0 and 0 <= column + offset < self.width:
                self.rows[row][column + offset] = (character, style)

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
            for character, style in row:
                line.append(character, style)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)


def draw(scene: Scene, book: Rulebook, width: int, height: int, marks: Marks) -> Canvas:
    """Return a scene within so many characters and rows; what lies beside the board is never left out."""
    board = next((panel for panel in scene.panels if panel.name == "board"), None)
    chips = [chip for panel in scene.panels if panel.name != "board" for chip in _chips(panel, book)]
    if board:
        chips = [*_notes(board), *chips]
    beside = _rows_of_chips([*chips, *_buttons(scene, marks)], width)
    canvas = Canvas(width)
    if board:
        _draw_board(canvas, board, book, grid_for(board, width, height - len(beside)), marks)
    for row, chips_of_row in enumerate(beside, len(canvas.rows)):
        column = 0
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
    for letter in panel.rim:
        row, column = grid.cell(letter.x, letter.y)
        canvas.put(max(0, min(grid.height - 1, row)), max(0, column - len(letter.text) // 2), letter.text, "dim")
    places: dict[str, tuple[int, int]] = {}
    for thing in panel.things:
        if thing.touch:
            glyph = glyph_of(book, thing.sprite) if thing.sprite else None
            _put_thing(canvas, thing, glyph, grid, marks, places)
        elif not thing.label and (glyph := ornament_of(book, thing.sprite)) and glyph.text:
            row, column = grid.cell(thing.x, thing.y)
            canvas.put(max(0, min(grid.height - 1, row)), column, glyph.text, glyph.style or "dim")


def _put_thing(
    canvas: Canvas, thing: Thing, glyph: Glyph | None, grid: Grid, marks: Marks, places: dict[str, tuple[int, int]]
) -> None:
    text, style = (glyph.text, glyph.style) if glyph and glyph.text else ("·", "dim")
    row, column = grid.cell(thing.x, thing.y)
    row = max(0, min(grid.height - 1, row))
    is_possible = marks.signs(thing.touch) != "  "
    under = canvas.rows[row][column][0] if row < len(canvas.rows) and 0 <= column < canvas.width else " "
    if text == "·" and not (glyph and glyph.text):
        if under not in " ·":
            text = under  # a place that has a mark of its own
        elif is_possible:
            text, style = "∘", "bold"
    if thing.touch not in places and not grid.is_lattice:
        column = _free_column(canvas, row, column, thing)
    left, right = column - 1, column + max(1, len(text)) + 1
    beneath = [one.touch for one in canvas.targets if (one.row, one.column) == (row, column)]
    signs = next((found for one in (thing.touch, *beneath) if (found := marks.signs(one)) != "  "), "  ")
    cursor = " reverse" if marks.cursor in (thing.touch, *beneath) else ""
    canvas.targets.append(Target(thing.touch, thing.label, row, column, left, right))
    places[thing.touch] = (row, column)
    if signs != "  " or cursor:
        canvas.put(row, left, f"{signs[0]}{text}{signs[1]}", f"{style}{cursor}".strip())
    else:
        canvas.put(row, column, text, style)
    if glyph and glyph.sides:
        _put_sides(canvas, thing, glyph, grid)


def _free_column(canvas: Canvas, row: int, column: int, thing: Thing) -> int:
    """Return a column where nothing else can be touched: where places lie closer than characters, they move aside."""
    same_place = [one for one in canvas.targets if one.row == row and one.column == column]
    if thing.sprite or not same_place:
        return column
    for shift in (3, -3, 6, -6):
        if canvas.is_free(row, column + shift - 1, column + shift + 2):
            return column + shift
    return column


def _put_sides(canvas: Canvas, thing: Thing, glyph: Glyph, grid: Grid) -> None:
    """Draw the colours on the four sides of a tile, each at the edge that it shares with its neighbour."""
    turns = thing.turn // 90
    half_x, half_y = thing.width / 2 + 2, thing.height / 2 + 2
    ends = ((0, -half_y, 1), (half_x, 0, -1), (0, half_y, -1), (-half_x, 0, 1))
    for side, (dx, dy, shift) in enumerate(ends):
        letter = glyph.sides[(side - turns) % 4]
        pigment = PIGMENT_OF_LETTER.get(letter, letter)
        row, column = grid.cell(thing.x + dx, thing.y + dy)
        canvas.put(row, column + shift, mark_of(pigment), Glyph("", pigment).style)


def _notes(panel: Panel) -> list[Chip]:
    """Return what the board says that cannot be touched, such as how many cards are left."""
    return [Chip(thing.label, thing.label) for thing in panel.things if thing.label and not thing.touch]


def _chips(panel: Panel, book: Rulebook) -> list[Chip]:
    return [_chip(thing, book) for thing in panel.things if thing.label]


def _chip(thing: Thing, book: Rulebook) -> Chip:
    glyph = glyph_of(book, thing.sprite) if thing.sprite else None
    style = glyph.style if glyph else ""
    if glyph and glyph.sides:
        sides = [glyph.sides[(side - thing.turn // 90) % 4] for side in range(4)]
        marks = (mark_of(PIGMENT_OF_LETTER.get(letter, letter)) for letter in sides)
        return Chip("".join(f"{way}{mark}" for way, mark in zip("↑→↓←", marks, strict=True)), thing.label, thing.touch)
    if not thing.touch:
        return Chip(thing.label, thing.label, "", style)
    if glyph and glyph.pigment and len(glyph.text) == 1:
        return Chip(f"{mark_of(glyph.pigment)}{glyph.text}", thing.label, thing.touch, style)
    return Chip(thing.label.partition(", ")[0], thing.label, thing.touch, style)


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
        needed = cell_len(chip.text) + 2 + CHIP_GAP
        if used + needed > width or not rows:
            rows.append([])
            used = 0
        rows[-1].append(chip)
        used += needed
    return rows


def _put_chip(canvas: Canvas, row: int, column: int, chip: Chip, marks: Marks) -> int:
    """Draw a chip and return the column after it."""
    right = column + len(chip.text) + 2
    signs = marks.signs(chip.touch)
    if chip.touch:
        middle = column + (right - column) // 2
        canvas.targets.append(Target(chip.touch, chip.label, row, middle, column, right))
    style = chip.style or ("" if chip.touch else "dim")
    cursor = " reverse" if chip.touch and chip.touch == marks.cursor else ""
    canvas.put(row, column, f"{signs[0]}{chip.text}{signs[1]}", f"{style}{cursor}".strip())
    return right + CHIP_GAP

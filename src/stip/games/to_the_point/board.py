"""To the Point as data: the cells and dots of the board, the tiles and the cards (TP-1 to TP-6).

Another edition is described here, without touching the rules. All sizes are those of the larger board; the smaller one
is the same without its outer columns.
"""

from __future__ import annotations

from itertools import permutations, product

# Cells. The centre is printed: it holds a four-side joker that never moves, so that nothing else can lie there.
COLUMNS = ROWS = 7
CELLS = COLUMNS * ROWS  # a cell is column * ROWS + row
CENTRE = CELLS // 2
BESIDE = CELLS  # a cell beside the board, on which nothing ever lies
FIRST_COLUMN = (0, 1)  # of each board: 7x7, 5x7
FIRST_CELL = tuple(column * ROWS for column in FIRST_COLUMN)
CELL_AFTER = tuple(CELLS - cell for cell in FIRST_CELL)

# A half dot is the set of card colours that it takes; a dot takes those that both its halves take (TP-19, TP-20).
# A tile is its four half dots, 3 bits each, clockwise from the north side; 0 is no tile.
BLUE, GREEN, YELLOW, RED = 1, 2, 4, 7
HALF = 3  # bits
LETTERS = {"b": BLUE, "g": GREEN, "y": YELLOW, "r": RED}
TILE_CODES = 1 << 4 * HALF
NO_TILE, JOKER = 0, TILE_CODES - 1


def tile_code(letters: str) -> int:
    """`bgyr`: the colours clockwise from the north side."""
    return sum(LETTERS[letter] << HALF * side for side, letter in enumerate(letters))


def common_colours(one: int, two: int) -> int:
    """The colours of card that lead onto a dot, because both of its halves take them; each half is the lowest bits of a
    number. 0 if the dot is not complete or not of one colour (TP-19 to TP-21)."""
    return one & two & RED


def turned(tile: int, times: int) -> int:
    """Return a tile turned clockwise."""
    return (tile << HALF * times | tile >> (4 * HALF - HALF * times)) & JOKER


def looks(tile: int) -> int:
    """Return how many turns of a tile look different."""
    if tile == NO_TILE:
        return 0
    if tile == turned(tile, 1):
        return 1
    return 2 if tile == turned(tile, 2) else 4


def _in_first_turn(letters: str) -> str:
    return min(letters[turn:] + letters[:turn] for turn in range(4))


def _all_tiles() -> list[str]:
    """TP-4, in the order of G-7."""
    plain = {_in_first_turn("".join(sides)) for sides in product("bgy", repeat=4)}
    one_side = ["r" + "".join(others) for others in [*permutations("bgy"), "bbb", "ggg", "yyy"]]
    return sorted([*plain, *map(_in_first_turn, one_side), *["rrrr"] * 3])


ALL_TILES = tuple(tile_code(letters) for letters in _all_tiles())
TILES = len(ALL_TILES)
OPEN = 3  # tiles in the display

# Directions, clockwise from the north; a set of them has a bit for each.
DIRECTIONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
DIRECTION_SETS = {  # TP-6
    "x": ("ne", "se", "sw", "nw"),
    "4": ("n", "e", "s", "w"),
    "/": ("ne", "sw"),
    "\\": ("nw", "se"),
    "|": ("n", "s"),
    "8": DIRECTIONS,
}

# A kind of card is 1 + colour * 6 + set (TP-5); 0 is no card.
CARD_NAMES = ["", *(colour + signs for colour in "BGY" for signs in DIRECTION_SETS)]
KINDS = len(CARD_NAMES)
COPIES = 3
CARDS = (KINDS - 1) * COPIES
HAND = 4
COLOUR_OF = (0, *(LETTERS[name[0].lower()] for name in CARD_NAMES[1:]))
DIRECTIONS_OF = (
    0,
    *(sum(1 << DIRECTIONS.index(way) for way in DIRECTION_SETS[name[1]]) for name in CARD_NAMES[1:]),
)

# Dots. The middle of cell (c, r) is at x = 2c + 1, y = 2r + 1; two places are free all around, so that no step leaves
# the tables. Off the board is a dot that does not exist.
_MARGIN = 2
DOT_WIDTH = 2 * ROWS + 1 + 2 * _MARGIN
DOTS = (2 * COLUMNS + 1 + 2 * _MARGIN) * DOT_WIDTH
OFF_BOARD = 0


def dot_at(x: int, y: int) -> int:
    return (x + _MARGIN) * DOT_WIDTH + y + _MARGIN


def place_of_dot(dot: int) -> tuple[int, int]:
    return dot // DOT_WIDTH - _MARGIN, dot % DOT_WIDTH - _MARGIN


# Steps by direction (TP-18)
STEPS = (2, DOT_WIDTH + 1, 2 * DOT_WIDTH, DOT_WIDTH - 1, -2, -DOT_WIDTH - 1, -2 * DOT_WIDTH, -DOT_WIDTH + 1)
START = (OFF_BOARD, dot_at(COLUMNS, 0), dot_at(COLUMNS, 2 * ROWS))  # TP-2, by seat
RED_DOTS = tuple(dot_at(COLUMNS + x, ROWS + y) for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0)))  # TP-3

# The two halves of each dot, the one below or left of it first: the cell that forms it, and where in the tile it is.
HALF_CELL = [[BESIDE, BESIDE] for _ in range(DOTS)]
HALF_SHIFT = [[0, 0] for _ in range(DOTS)]
for _cell in range(CELLS):
    _x, _y = 2 * (_cell // ROWS) + 1, 2 * (_cell % ROWS) + 1
    for _side, (_dx, _dy) in enumerate(((0, 1), (1, 0), (0, -1), (-1, 0))):
        _half = 0 if _dx + _dy > 0 else 1
        HALF_CELL[dot_at(_x + _dx, _y + _dy)][_half] = _cell
        HALF_SHIFT[dot_at(_x + _dx, _y + _dy)][_half] = HALF * _side
for _red in RED_DOTS:
    HALF_CELL[_red] = [CENTRE, CENTRE]
HALF_CELL[START[1]][0] = HALF_CELL[START[2]][1] = CENTRE  # white takes any colour, as red does
FORMED_BY = tuple(  # a bit for each cell whose tile forms the dot (TP-14)
    sum(1 << cell for cell in {*cells} - {BESIDE, CENTRE}) for cells in HALF_CELL
)


def dot_colours(cells: list[int], dot: int) -> int:
    """The colours of card that lead onto a dot, given the tile on each cell."""
    (one, two), (shift, other_shift) = HALF_CELL[dot], HALF_SHIFT[dot]
    return common_colours(cells[one] >> shift, cells[two] >> other_shift)

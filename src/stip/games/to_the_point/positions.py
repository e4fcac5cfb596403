"""Positions of To the Point, laid out by hand: `table(d1="byyy", yellow="S", hand="B8 G4")`."""

from __future__ import annotations

from stip.games.contract import Fields, State
from stip.games.positions import dealt, position_reader
from stip.games.to_the_point.board import (
    ALL_TILES,
    BESIDE,
    CARD_NAMES,
    CENTRE,
    COPIES,
    DOTS,
    HAND,
    KINDS,
    OPEN,
    tile_code,
    turned,
)
from stip.games.to_the_point.names import dot_name, read_cell, tile_name
from stip.games.to_the_point.rulebook import RULEBOOK
from stip.kernel.buffer import Array

CENTRE_RED = ("d4n", "d4e", "d3n", "c4e")  # the four printed dots of the larger board


def table(
    seat: int = 1,
    /,
    *,
    yellow: str = "",
    blue: str = "",
    hand: str = "Bx G4 Y/ Y|",
    other_hand: str = "Bx G4 Y/ Y|",
    display: str = "bbbb gggg yyyy",
    board: str = "7x7",
    own_pawn_only: str = "no",
    push: str = "free",
    **tiles: str,
) -> Array:
    """Return a position at the start of a seat's turn, with pawns on dots (or off the board) and a tile on each named
    cell. A `-` in the display is an empty slot."""
    states = dealt(RULEBOOK, 2, {"board": board, "own_pawn_only": own_pawn_only, "push": push}, first=seat)
    state = states[0]
    for name, letters in tiles.items():
        cell = read_cell(state, name)
        assert cell is not None
        state.cells[cell] = tile_code(letters)
    for owner, dot in ((1, yellow), (2, blue)):
        state.pawns[owner] = dot_of(state, dot) if dot else 0
    for slot, letters in enumerate(display.split()):
        state.display[slot] = 0 if letters == "-" else tile_code(letters)
    for owner, cards in ((seat, hand), (3 - seat, other_hand)):
        held = sorted(CARD_NAMES.index(name) for name in cards.split())
        state.hands[owner] = held + [0] * (HAND - len(held))
    return states


def _laid(
    tiles: dict[str, str],
    seat: int = 1,
    yellow: str = "",
    blue: str = "",
    hand: str = "Bx G4 Y/ Y|",
    other_hand: str = "Bx G4 Y/ Y|",
    display: str = "bbbb gggg yyyy",
    **options: str,
) -> Array:
    """Return a position at the start of a turn, in which the piles lack what lies on the board and is held."""
    RULEBOOK.read_options(options, 2)  # `table` would take others for cells
    hands = {"hand": hand, "other_hand": other_hand}
    states = table(seat, yellow=yellow, blue=blue, display=display, **hands, **options, **tiles)
    state = states[0]
    held = [int(card) for owner in (1, 2) for card in state.hands[owner]]
    first, after = int(state.next_card), int(state.card_end)
    cards = [card for card in range(1, KINDS) for _ in range(COPIES)]
    state.card_pile[first:after] = _without(cards[::5] + cards[1::5] + cards[2::5] + cards[3::5] + cards[4::5], held)
    lying = [int(tile) for tile in (*state.cells[:CENTRE], *state.cells[CENTRE + 1 : BESIDE], *state.display) if tile]
    in_pile = {_look(tile): tile for tile in ALL_TILES}
    drawn = [in_pile[_look(tile)] for tile in lying]
    state.tile_pile[:] = drawn + _without([int(tile) for tile in state.tile_pile], drawn)
    state.next_tile = len(drawn)
    return states


position = position_reader(RULEBOOK, _laid)


def shuffled_discards(states: Array, left: str, discards: str) -> Array:
    """Return the same position with few cards in the pile, top first, and these discards."""
    states = states.copy()
    state = states[0]
    cards = [CARD_NAMES.index(name) for name in left.split()]
    state.card_pile[:] = 0
    state.card_pile[: len(cards)] = cards
    state.next_card, state.card_end = 0, len(cards)
    state.discards[:] = 0
    for name in discards.split():
        state.discards[CARD_NAMES.index(name)] += 1
    return states


def dot_of(state: Fields, name: str) -> int:
    (dot,) = [dot for dot in range(1, DOTS) if dot_name(state, dot) == name]
    return dot


def pawn_of(state: Fields, seat: int) -> str | None:
    """Return the dot on which a pawn stands; None off the board."""
    dot = int(state.pawns[seat])
    return dot_name(state, dot) if dot else None


def tile_on(state: Fields, name: str) -> str:
    """Return the tile on a cell; nothing for an empty one."""
    cell = read_cell(state, name)
    assert cell is not None
    code = int(state.cells[cell])
    return tile_name(code) if code else ""


def display_of(state: Fields) -> list[str]:
    return [tile_name(int(code)) if int(code) else "-" for code in state.display[:OPEN]]


def hand_of(state: Fields, seat: int) -> str:
    return " ".join(CARD_NAMES[int(card)] for card in state.hands[seat] if int(card) > 0)


def inventory(state: State) -> list[object]:
    """Return all cards, and all tiles independent of their rotation."""
    cards = [card for card in range(len(state.discards)) for _ in range(int(state.discards[card]))]
    cards += [int(card) for card in state.card_pile[int(state.next_card) : int(state.card_end)]]
    cards += [int(card) for seat in (1, 2) for card in state.hands[seat] if card]
    tiles = [*state.cells[:CENTRE], *state.cells[CENTRE + 1 : BESIDE], *state.display]
    tiles += [*state.tile_pile[int(state.next_tile) :]]
    return [*cards, *(f"tile {_look(int(tile))}" for tile in tiles if tile)]


def _without(all_of_them: list[int], some: list[int]) -> list[int]:
    rest = list(all_of_them)
    for one in some:
        assert one in rest, "a card or tile is there more often than in the box"
        rest.remove(one)
    return rest


def _look(tile: int) -> int:
    return min(int(turned(tile, times)) for times in range(4))

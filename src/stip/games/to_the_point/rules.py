"""The rules of To the Point: the record of a position, and what each move does to it (clauses TP-1 to TP-27)."""

from __future__ import annotations

from typing import Any

from stip.games.to_the_point.arrays import ALL_TILES, IS_RED, START, STEPS
from stip.games.to_the_point.board import (
    BESIDE,
    CARDS,
    CENTRE,
    COPIES,
    HAND,
    JOKER,
    KINDS,
    NO_TILE,
    OPEN,
    TILES,
    turned,
)
from stip.games.to_the_point.codes import CARD, CHANGE, END, ENTER, EXCHANGE_OPEN, KIND, PLACE, TURN, WALK, A, B
from stip.games.to_the_point.consistency import BOUNDS, is_consistent
from stip.games.to_the_point.moves import MAX_MOVES, legal
from stip.games.to_the_point.views import hide, imagine
from stip.kernel.chance import shuffle
from stip.kernel.seats import RESIGNED, end, give_up
from stip.kernel.state import draw_first, state_type

__all__ = [
    "BOUNDS",
    "MAX_MOVES",
    "STATE",
    "apply",
    "deal",
    "hide",
    "imagine",
    "is_consistent",
    "legal",
    "resign",
    "score",
]

TURN_LIMIT, IDLE_LIMIT = 400, 6  # TP-26
FREE, REST = 0, 1  # push

STATE = state_type(
    options=[("board", "i1"), ("own_pawn_only", "i1"), ("push", "i1")],
    fields=[
        ("tile_done", "i1"),  # the actions used up in this turn (TP-8)
        ("card_done", "i1"),
        ("changing", "i1"),  # the own pawn has just come onto a red dot (TP-22)
        ("pushed", "i1"),  # the opponent's pawn was walked in this turn; with push=rest only (TP-27)
        ("rests", "i1", (3,)),  # whether a seat pushed in its last turn
        ("idle", "i1"),  # turns in a row whose only move was `end`
        ("turns", "i2"),  # that are over, of both players
        ("pawns", "i2", (3,)),  # the dot of each seat's pawn
        ("cells", "i2", (BESIDE + 1,)),  # the tile on each cell
        ("display", "i2", (OPEN,)),  # the open tiles
        ("tile_pile", "i2", (TILES,)),  # with those that have been drawn
        ("next_tile", "i1"),
        ("card_pile", "i1", (CARDS,)),  # with those that have been drawn
        ("next_card", "i1"),
        ("card_end", "i1"),  # the pile goes from next_card to here
        ("discards", "i1", (KINDS,)),  # how many of each card
        ("hands", "i1", (3, HAND)),  # in order; 0 where a card is missing
        ("kept", "i1", (3, KINDS)),  # how many of each card a seat has held since the discards were shuffled
    ],
)


def deal(state: Any) -> None:
    draw_first(state)
    state.seat = state.first
    state.cells[CENTRE] = JOKER
    for i in range(TILES):
        state.tile_pile[i] = ALL_TILES[i]
    shuffle(state, state.tile_pile, 0, TILES)
    for slot in range(OPEN):
        state.display[slot] = state.tile_pile[slot]
    state.next_tile = OPEN
    for i in range(CARDS):
        state.card_pile[i] = i // COPIES + 1
    shuffle(state, state.card_pile, 0, CARDS)
    state.card_end = CARDS
    for i in range(HAND):
        draw_card(state, int(state.first), i)
        draw_card(state, 3 - int(state.first), i)


def apply(state: Any, move: int) -> None:
    kind = move >> KIND
    seat = int(state.seat)
    state.ply += 1
    if kind == END:
        end_turn(state)
        return
    if kind <= EXCHANGE_OPEN:
        act_on_tiles(state, kind, move)
        state.tile_done = 1
    elif kind == CHANGE:
        change_cards(state, move & (1 << KIND) - 1)
    else:
        put_down(state, seat, move >> A & 63)
        if kind == WALK and walk(state, move >> B & 1, move & 63):
            return
        if kind == ENTER:
            state.pawns[seat] = START[seat]
        fill_hand(state, seat)
        state.card_done = 1
    if int(state.tile_done) and int(state.card_done) and not int(state.changing):
        end_turn(state)


def act_on_tiles(state: Any, kind: int, move: int) -> None:
    slot = move >> A & 63
    middle = move >> B & 63  # turns or a cell
    cell = move & 63
    tile = int(state.cells[cell])
    if kind == PLACE:
        state.cells[cell] = turned(int(state.display[slot]), middle)
        next_tile = int(state.next_tile)
        state.display[slot] = NO_TILE  # TP-16
        if next_tile < TILES:
            state.display[slot] = state.tile_pile[next_tile]
            state.next_tile = next_tile + 1
    elif kind == TURN:
        state.cells[cell] = turned(tile, middle)
    elif kind == EXCHANGE_OPEN:
        state.cells[cell] = turned(int(state.display[slot]), middle)
        state.display[slot] = tile
    else:
        state.cells[cell] = state.cells[middle]
        state.cells[middle] = tile


def walk(state: Any, whose: int, direction: int) -> bool:
    """Walk a pawn, and return whether that wins the game for either seat (TP-25)."""
    seat = int(state.seat)
    walker = 3 - seat if whose else seat
    dot = int(state.pawns[walker]) + STEPS[direction]
    state.pawns[walker] = dot
    if dot == START[3 - walker]:
        state.places[walker] = 1
        state.places[3 - walker] = 2
        end(state, 25)
        return True
    if whose == 0:
        state.changing = IS_RED[dot]  # TP-22
    elif int(state.push) == REST:
        state.pushed = 1
    return False


def change_cards(state: Any, cards: int) -> None:
    seat = int(state.seat)
    while cards:
        put_down(state, seat, cards & (1 << CARD) - 1)
        cards >>= CARD
    fill_hand(state, seat)
    state.changing = 0


def put_down(state: Any, seat: int, card: int) -> None:
    """Move a card from the hand to the discard pile."""
    i = 0
    while int(state.hands[seat, i]) != card:
        i += 1
    for j in range(i, HAND - 1):
        state.hands[seat, j] = state.hands[seat, j + 1]
    state.hands[seat, HAND - 1] = 0
    state.discards[card] += 1
    if int(state.kept[seat, card]):
        state.kept[seat, card] -= 1


def fill_hand(state: Any, seat: int) -> None:
    """Draw cards until the hand is full (TP-16); the cards played are on the discard pile already."""
    for i in range(HAND):
        if int(state.hands[seat, i]) == 0:
            if int(state.next_card) == int(state.card_end):
                shuffle_discards(state)
            draw_card(state, seat, i)


def draw_card(state: Any, seat: int, held: int) -> None:
    """Draw a card into a hand that holds `held` cards."""
    card = int(state.card_pile[int(state.next_card)])
    state.next_card += 1
    i = held
    while i > 0 and int(state.hands[seat, i - 1]) > card:
        state.hands[seat, i] = state.hands[seat, i - 1]
        i -= 1
    state.hands[seat, i] = card


def shuffle_discards(state: Any) -> None:
    """Make the discards the new pile, because the pile is empty."""
    count = 0
    for card in range(1, KINDS):
        for _ in range(int(state.discards[card])):
            state.card_pile[count] = card
            count += 1
    for i in range(count, CARDS):
        state.card_pile[i] = 0
    shuffle(state, state.card_pile, 0, count)
    state.next_card = 0
    state.card_end = count
    state.discards[:] = 0
    state.kept[:] = 0
    for seat in range(1, 3):
        for i in range(HAND):
            state.kept[seat, int(state.hands[seat, i])] += 1
        state.kept[seat, 0] = 0


def end_turn(state: Any) -> None:
    seat = int(state.seat)
    state.idle = 0 if int(state.tile_done) or int(state.card_done) else int(state.idle) + 1
    state.tile_done = 0
    state.card_done = 0
    state.rests[seat] = state.pushed  # TP-27
    state.pushed = 0
    state.seat = 3 - seat
    state.turns += 1
    if int(state.turns) == TURN_LIMIT or int(state.idle) == IDLE_LIMIT:  # TP-26
        state.places[1] = 1
        state.places[2] = 1
        end(state, 26)


def resign(state: Any, seat: int) -> None:
    give_up(state, seat)
    state.places[3 - seat] = 1
    end(state, RESIGNED)


def score(state: Any, seat: int) -> int:
    """Return 1 for the winner (TP-26)."""
    return int(int(state.places[seat]) == 1 and int(state.places[3 - seat]) == 2)

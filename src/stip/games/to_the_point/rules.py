"""The rules of To the Point: the record of a position and the functions over it (clauses TP-1 to TP-27).

A move is its kind and up to three numbers: kind << 20 | a << 12 | b << 6 | c, as listed below. In a change the numbers
are the cards themselves, 5 bits each.

What a player knows of the opponent's hand: whoever counts cards knows all of it when the discards are shuffled, because
the pile is empty then. `kept` says what each player still holds of that; the rest came from the present pile.
"""

from __future__ import annotations

from typing import Any

from stip.games.to_the_point.board import (
    ALL_TILES,
    BESIDE,
    CARDS,
    CELL_AFTER,
    CENTRE,
    COLOUR_OF,
    COPIES,
    DIRECTIONS_OF,
    FIRST_CELL,
    FORMED_BY,
    HALF,
    HALF_CELL,
    HALF_SHIFT,
    HAND,
    IS_RED,
    JOKER,
    KINDS,
    NO_TILE,
    OFF_BOARD,
    OPEN,
    PLACE_OF_TILE,
    RED,
    START,
    STEPS,
    TILES,
)
from stip.kernel.chance import below, forget_seed, imagine_seed, shuffle
from stip.kernel.state import RESIGNED, draw_first, end, give_up, state_type

PLACE = 0  # open slot, turns, cell
MOVE = 1  # 0, cell, empty cell
TURN = 2  # 0, turns, cell
EXCHANGE = 3  # 0, cell, later cell
EXCHANGE_OPEN = 4  # open slot, turns, cell
WALK = 5  # card, 1 for the opponent's pawn, direction
ENTER = 6  # card
SWAP = 7  # card
CHANGE = 8  # the cards
END = 9
KIND, A, B = 20, 12, 6  # where the numbers are
CARD = 5  # bits of a card in a change

TURN_LIMIT, IDLE_LIMIT = 400, 6  # TP-26

NO, YES = 0, 1  # own_pawn_only
FREE, REST = 0, 1  # push

HIDDEN = -1  # a card that the seat whose view it is cannot see

EMPTIES, LOOSE, LOOKS = 1856, 1920, 1984  # where in the list of moves the cells are noted while it is made
MAX_MOVES = 2048  # no position has more than 1,800 moves

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


def legal(state: Any, moves: Any) -> int:
    """Writes the legal moves and returns their number; notes cells behind them while it does."""
    if int(state.changing):
        return list_changes(state, moves)
    count = 0
    if not int(state.tile_done):
        count = list_tile_actions(state, moves)
    if not int(state.card_done):
        count = list_card_actions(state, moves, count)
    moves[count] = END << KIND
    return count + 1


def list_tile_actions(state: Any, moves: Any) -> int:
    empties, tiles = note_cells(state, moves)
    count = 0
    for slot in range(OPEN):
        tile = int(state.display[slot])
        for times in range(looks(tile)):
            where = slot << A | times << B
            count = add_all(moves, count, PLACE << KIND | where, EMPTIES, empties)  # TP-10
            count = add_unlike(moves, count, EXCHANGE_OPEN << KIND | where, 0, tiles, turned(tile, times))  # TP-13
    for i in range(tiles):
        cell = int(moves[LOOSE + i])
        tile = int(moves[LOOKS + i])
        for times in range(1, looks(tile)):  # TP-12
            moves[count] = TURN << KIND | times << B | cell
            count += 1
        count = add_all(moves, count, MOVE << KIND | cell << B, EMPTIES, empties)  # TP-11
        count = add_unlike(moves, count, EXCHANGE << KIND | cell << B, i + 1, tiles - i - 1, tile)  # TP-13
    return count


def note_cells(state: Any, moves: Any) -> tuple[int, int]:
    """Notes the empty cells, and the cells of tiles that may be moved with how these look; returns how many of each."""
    board = int(state.board)
    locked = 1 << CENTRE | FORMED_BY[int(state.pawns[1])] | FORMED_BY[int(state.pawns[2])]  # TP-14
    empties = tiles = 0
    for cell in range(FIRST_CELL[board], CELL_AFTER[board]):
        tile = int(state.cells[cell])
        moves[EMPTIES + empties] = cell
        moves[LOOSE + tiles] = cell
        moves[LOOKS + tiles] = tile
        empties += tile == NO_TILE
        tiles += (tile != NO_TILE) & ~(locked >> cell) & 1
    return empties, tiles


def add_all(moves: Any, count: int, code: int, start: int, cells: int) -> int:
    target = moves[count : count + cells]
    source = moves[start : start + cells]
    for i in range(cells):
        target[i] = code + source[i]
    return count + cells


def add_unlike(moves: Any, count: int, code: int, first: int, cells: int, tile: int) -> int:
    """Adds the noted tiles, from the first on, that look different from this one."""
    alike = 0
    looked = moves[LOOKS + first : LOOKS + first + cells]
    for i in range(cells):
        alike += looked[i] == tile
    if alike == 0:
        return add_all(moves, count, code, LOOSE + first, cells)
    for i in range(first, first + cells):
        moves[count] = code + moves[LOOSE + i]
        count += moves[LOOKS + i] != tile
    return count


def turned(tile: int, times: int) -> int:
    """The tile, turned clockwise."""
    return (tile << HALF * times | tile >> (4 * HALF - HALF * times)) & JOKER


def looks(tile: int) -> int:
    """How many turns of a tile look different."""
    if tile == NO_TILE:
        return 0
    if tile == turned(tile, 1):
        return 1
    return 2 if tile == turned(tile, 2) else 4


def list_card_actions(state: Any, moves: Any, count: int) -> int:
    seat = int(state.seat)
    enters = colours_at(state, START[seat]) if int(state.pawns[seat]) == OFF_BOARD else 0  # TP-17
    own = ways(state, seat)
    other = ways(state, 3 - seat) if may_push(state) else 0
    last = 0
    for i in range(HAND):
        card = int(state.hands[seat, i])
        if card == last:
            continue
        last = card
        moves[count] = SWAP << KIND | card << A  # TP-15
        count += 1
        colour = COLOUR_OF[card]
        if enters & colour:
            moves[count] = ENTER << KIND | card << A
            count += 1
        count = add_walks(moves, count, card, own, 0)
        count = add_walks(moves, count, card, other, 1)
    return count


def may_push(state: Any) -> bool:
    """Whether the opponent's pawn may be walked at all."""
    return int(state.own_pawn_only) == NO and int(state.rests[int(state.seat)]) == 0  # TP-23, TP-27


def ways(state: Any, walker: int) -> int:
    """The colours of card that let a pawn walk, 3 bits for each direction (TP-18, TP-19)."""
    pawn = int(state.pawns[walker])
    if pawn == OFF_BOARD:
        return 0
    taken = int(state.pawns[3 - walker])
    if int(state.own_pawn_only) == YES and taken == START[3 - walker]:
        taken = OFF_BOARD  # TP-25: there it does not stop the winning walk
    colours = 0
    for direction in range(8):
        dot = pawn + STEPS[direction]
        if dot != taken:
            colours |= colours_at(state, dot) << HALF * direction
    return colours


def colours_at(state: Any, dot: int) -> int:
    """The colours of card that lead onto a dot; 0 if it is not complete or not of one colour (TP-19 to TP-21)."""
    one = int(state.cells[HALF_CELL[dot, 0]]) >> int(HALF_SHIFT[dot, 0])
    two = int(state.cells[HALF_CELL[dot, 1]]) >> int(HALF_SHIFT[dot, 1])
    return int(one & two & RED)


def add_walks(moves: Any, count: int, card: int, colours: int, whose: int) -> int:
    if colours:
        colour = COLOUR_OF[card]
        directions = DIRECTIONS_OF[card]
        for direction in range(8):
            if directions >> direction & 1 and colours >> HALF * direction & colour:
                moves[count] = WALK << KIND | card << A | whose << B | direction
                count += 1
    return count


def list_changes(state: Any, moves: Any) -> int:
    """TP-22: every set of cards once; of equal cards the first ones."""
    hand = state.hands[int(state.seat)]
    again = 0  # the cards equal to the one before them
    for i in range(1, HAND):
        again |= (hand[i] == hand[i - 1]) << i
    count = 0
    for chosen in range(1 << HAND):
        if chosen & again & ~(chosen << 1) == 0:
            cards = 0
            for i in range(HAND):
                if chosen >> i & 1:
                    cards = cards << CARD | int(hand[i])
            moves[count] = CHANGE << KIND | cards
            count += 1
    return count


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
    """Whether the walk wins, for whoever it may be (TP-25)."""
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
    """From the hand onto the discard pile."""
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
    """TP-16: what was played lies on the discard pile already."""
    for i in range(HAND):
        if int(state.hands[seat, i]) == 0:
            if int(state.next_card) == int(state.card_end):
                shuffle_discards(state)
            draw_card(state, seat, i)


def draw_card(state: Any, seat: int, held: int) -> None:
    """To a hand of so many cards."""
    card = int(state.card_pile[int(state.next_card)])
    state.next_card += 1
    i = held
    while i > 0 and int(state.hands[seat, i - 1]) > card:
        state.hands[seat, i] = state.hands[seat, i - 1]
        i -= 1
    state.hands[seat, i] = card


def shuffle_discards(state: Any) -> None:
    """The pile is empty: they become the new one."""
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
    """TP-26: 1 for the winner."""
    return int(int(state.places[seat]) == 1 and int(state.places[3 - seat]) == 2)


def hide(state: Any, seat: int) -> None:
    """TP-24, G-4: the other hand and the order of both piles; from a spectator both hands and what was kept of them."""
    forget_seed(state)
    for i in range(int(state.next_tile), TILES):
        state.tile_pile[i] = NO_TILE
    for i in range(int(state.card_end)):
        state.card_pile[i] = HIDDEN
    for owner in range(1, 3):
        if owner != seat:
            for i in range(HAND):
                if int(state.hands[owner, i]):
                    state.hands[owner, i] = HIDDEN
    if seat == 0:
        state.kept[:] = 0


def imagine(state: Any, seat: int, luck: Any) -> None:
    """All ways to fill the piles and the hidden hand with the tiles and cards not seen are equally likely."""
    imagine_seed(state, luck)
    imagine_tiles(state)
    one = hidden_cards(state, 1)
    two = hidden_cards(state, 2)
    place = int(state.next_card)
    left = int(state.card_end) - place + one + two
    for card in range(1, KINDS):
        unseen = COPIES - int(state.discards[card])
        for owner in range(1, 3):
            if owner == seat:
                unseen -= count_in_hand(state, owner, card)
            else:
                unseen -= int(state.kept[owner, card])
                for _ in range(int(state.kept[owner, card])):
                    take_in_hand(state, owner, card)
        for _ in range(unseen):
            pick = below(state, left)
            left -= 1
            if pick < one:
                one -= 1
                take_in_hand(state, 1, card)
            elif pick < one + two:
                two -= 1
                take_in_hand(state, 2, card)
            else:
                state.card_pile[place] = card
                place += 1
    shuffle(state, state.card_pile, int(state.next_card), int(state.card_end) - int(state.next_card))


def imagine_tiles(state: Any) -> None:
    """TP-10: those not drawn are in the pile."""
    seen = 0  # a bit for each of all tiles
    for i in range(int(state.next_tile)):
        place = int(PLACE_OF_TILE[int(state.tile_pile[i])])
        while seen >> place & 1:
            place += 1
        seen |= 1 << place
    count = int(state.next_tile)
    for place in range(TILES):
        if seen >> place & 1 == 0:
            state.tile_pile[count] = ALL_TILES[place]
            count += 1
    shuffle(state, state.tile_pile, int(state.next_tile), TILES - int(state.next_tile))


def hidden_cards(state: Any, owner: int) -> int:
    """Cards of a hand of which nothing is known."""
    count = 0
    for i in range(HAND):
        count += int(state.hands[owner, i]) == HIDDEN
    if count:
        for card in range(1, KINDS):
            count -= int(state.kept[owner, card])
    return count


def count_in_hand(state: Any, owner: int, card: int) -> int:
    count = 0
    for i in range(HAND):
        count += int(state.hands[owner, i]) == card
    return count


def take_in_hand(state: Any, owner: int, card: int) -> None:
    """Cards come in order."""
    for i in range(HAND):
        if int(state.hands[owner, i]) == HIDDEN:
            state.hands[owner, i] = card
            return

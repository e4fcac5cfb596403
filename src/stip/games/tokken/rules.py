"""The rules of Tokken: the record of a position and the functions over it (clauses T-1 to T-30).

Cards and moves are described in codes.py, hands in hands.py, places and walks in board.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.games.tokken import codes, hands
from stip.games.tokken.board import (
    COLOURS,
    FREE,
    HOME,
    RESERVE,
    across,
    after_dot,
    after_part,
    can_be_swapped,
    can_complete,
    count_home,
    end_of_push,
    end_of_retreat,
    end_of_walk,
    hit_between,
    is_closed,
    is_stuck,
    lineup_of,
    place_in,
    put,
    swap,
    with_idle,
)
from stip.games.tokken.codes import (
    BY_DRAW,
    BY_SWAP,
    ENTER,
    FIVE,
    FOUR,
    GIVE,
    JACK,
    KEEP,
    KING,
    OUT,
    PART,
    SEVEN,
    SWAP,
    WALK,
    WALK_THEIRS,
    enters,
)
from stip.games.tokken.consistency import BOUNDS, is_consistent
from stip.games.tokken.hands import (
    JOKER,
    KEPT,
    MOST_CARDS,
    PACK,
    RANKS,
    ROUNDS,
    exchange_gifts,
    hide_hand,
    may_keep,
    play_card,
    sort_hand,
    spread_unseen,
    take_card,
    take_part_again,
)
from stip.kernel.chance import draw_below, forget_seed, imagine_seed, shuffle
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

STEPS = np.array(codes.STEPS)
HAND_SIZES = np.array(hands.HAND_SIZES)
DEAL_LIMIT = 60  # T-30
MAX_MOVES = 64

STATE = state_type(
    options=[
        ("track", "i1"),
        ("black_dot_offset", "i1"),
        ("exchange", "i1"),
        ("home_order", "i1"),
        ("dot_past_home", "i1"),
    ],
    fields=[
        ("pawns", "i1", (3, COLOURS)),  # places, by seat and colour: board.py
        ("hands", "i1", (3, MOST_CARDS)),  # cards, by seat
        ("hand_sizes", "i1", (3,)),
        ("pack", "i1", (PACK,)),  # ranks in dealing order
        ("dealt", "i1"),  # how many of them are off the pile
        ("played", "i1", (RANKS,)),  # face up since the pack was shuffled, by rank
        ("on_top", "i1"),  # the rank of the last of them; 0 for none
        ("deal_number", "i1"),  # from 1
        ("round_number", "i1"),  # 1 to 3
        ("dealer", "i1"),
        ("is_exchanging", "i1"),
        ("gifts", "i1", (3,)),  # the rank that each seat gave away in this round; 0 for none
        ("took_extra", "i1"),  # the seat that played the joker in this round; 0 for none
        ("seven_left", "i1"),  # steps
        ("seven_moved", "i1"),  # a bit for each colour
        ("last_seat", "i1"),  # who made the last move
        ("last_move", "i2"),
    ],
)


def deal(state: Any) -> None:
    draw_first(state)
    state.dealer = 3 - int(state.first)  # T-7
    state.pawns[:] = RESERVE
    new_deal(state)


def legal(state: Any, moves: Any) -> int:
    seat = int(state.seat)
    if int(state.is_exchanging):
        return list_gifts(state, seat, moves)
    lineup = lineup_of(state, seat)
    other_is_closed = is_closed(state, 3 - seat)
    if int(state.seven_left):
        return list_parts(state, lineup, other_is_closed, int(state.seven_left), int(state.seven_moved), moves, 0)
    count = 0
    last = 0
    for i in range(int(state.hand_sizes[seat])):
        rank = int(state.hands[seat, i]) >> 2
        if rank != last:
            count = list_card(state, seat, rank, lineup, other_is_closed, moves, count)
            last = rank
    if count == 0:  # T-10
        moves[0] = OUT
        return 1
    if may_keep(state, seat):
        moves[count] = KEEP
        count += 1
    return count


def list_gifts(state: Any, seat: int, moves: Any) -> int:
    count = 0
    last = 0
    for i in range(int(state.hand_sizes[seat])):
        card = int(state.hands[seat, i])
        if not card & KEPT and card >> 2 != last:  # T-8
            last = card >> 2
            moves[count] = last * 64 + GIVE
            count += 1
    return count


def list_card(state: Any, seat: int, rank: int, lineup: int, other_is_closed: bool, moves: Any, count: int) -> int:
    if rank == SEVEN:
        return list_parts(state, lineup, other_is_closed, STEPS[SEVEN], 0, moves, count)
    if rank == JACK:
        return list_swaps(state, seat, lineup, moves, count)
    code = rank * 64
    if rank == FOUR:
        for colour in range(COLOURS):
            if end_of_retreat(state, seat, colour) >= 0:
                moves[count] = code + WALK + colour
                count += 1
        return count
    if rank == FIVE:
        for colour in range(COLOURS):
            if end_of_push(state, 3 - seat, colour) >= 0:
                moves[count] = code + WALK_THEIRS + colour
                count += 1
        return count
    can_enter = enters(rank) and not is_closed(state, seat)  # T-13
    for colour in range(COLOURS):
        if end_of_walk(state, lineup, colour, STEPS[rank], other_is_closed) >= 0:
            moves[count] = code + WALK + colour
            count += 1
        elif can_enter and place_in(lineup, colour) == RESERVE:
            moves[count] = code + ENTER + colour
            count += 1
    return count


def list_swaps(state: Any, seat: int, lineup: int, moves: Any, count: int) -> int:
    for colour in range(COLOURS):
        if place_in(lineup, colour) >= HOME:
            continue
        for theirs in range(COLOURS):
            if can_be_swapped(state, 3 - seat, theirs):
                moves[count] = JACK * 64 + SWAP + colour * COLOURS + theirs
                count += 1
    return count


def list_parts(state: Any, lineup: int, other_is_closed: bool, left: int, moved: int, moves: Any, count: int) -> int:
    """T-27: the parts after which the seven can be completed."""
    moved = with_idle(lineup, moved)
    for colour in range(COLOURS):
        if moved >> colour & 1:
            continue
        for steps in range(1, left + 1):
            place = end_of_walk(state, lineup, colour, steps, other_is_closed)
            if place < 0:
                continue
            if steps < left:
                then = after_part(lineup, colour, place)
                if not can_complete(state, then, other_is_closed, left - steps, moved | 1 << colour):
                    continue
            moves[count] = SEVEN * 64 + PART + colour * 8 + steps
            count += 1
    return count


def apply(state: Any, move: int) -> None:
    seat = int(state.seat)
    state.ply += 1
    state.last_seat = seat
    state.last_move = move
    if move == KEEP:
        state.hands[seat, 0] |= KEPT
        next_round(state)
    elif move == OUT:
        while int(state.hand_sizes[seat]):
            play_card(state, seat, int(state.hands[seat, 0]) >> 2)
        pass_turn(state)
    elif move & 63 == GIVE:
        give(state, seat, move >> 6)
    else:
        carry_out(state, seat, move >> 6, move & 63)


def give(state: Any, seat: int, rank: int) -> None:
    """T-8: the cards change hands when both have chosen."""
    state.gifts[seat] = rank
    state.seat = 3 - seat
    if seat == int(state.dealer):
        state.is_exchanging = 0
        exchange_gifts(state)


def carry_out(state: Any, seat: int, rank: int, what: int) -> None:
    if what >= PART:
        walk_part(state, seat, (what - PART) >> 3, what & 7)
    else:
        play_card(state, seat, rank)
        if what >= SWAP:
            swap(state, seat, (what - SWAP) // COLOURS, what % COLOURS)
        elif what >= WALK_THEIRS:
            theirs = what - WALK_THEIRS
            put(state, 3 - seat, theirs, end_of_push(state, 3 - seat, theirs))
        elif what >= ENTER:
            put(state, seat, what - ENTER, 0)
        elif rank == FOUR:
            put(state, seat, what, end_of_retreat(state, seat, what))
        else:
            walk(state, seat, what, rank)
    if int(state.over) or int(state.seven_left):
        return
    if rank == JOKER:  # T-11
        take_card(state, seat)
        state.took_extra = seat
    pass_turn(state)


def walk(state: Any, seat: int, colour: int, rank: int) -> None:
    steps = STEPS[rank]
    place = int(state.pawns[seat, colour])
    target = end_of_walk(state, lineup_of(state, seat), colour, steps, False)
    if rank == KING:  # T-23
        hit_between(state, seat, place + 1, min(place + steps, int(state.track) - 1))
    put(state, seat, colour, target)
    if target == HOME:
        end_if_decided(state, seat)


def amended(before: Any, move: int, after: Any) -> str:
    """In version 1 a king spared whoever stood on the black dot from which it moved on (T-23)."""
    if move >> 6 != KING or move & 63 >= ENTER:
        return ""
    seat = int(before.seat)
    dot = int(before.pawns[seat, move & 63]) + int(STEPS[KING])
    if dot >= int(before.track) or after_dot(before, dot) == dot:
        return ""
    own = [int(place) for place in before.pawns[seat]]
    theirs = [across(before, int(place)) for place in before.pawns[3 - seat] if int(place) < HOME]
    return "T-23" if dot in own + theirs else ""


def walk_part(state: Any, seat: int, colour: int, steps: int) -> None:
    if int(state.seven_left) == 0:
        play_card(state, seat, SEVEN)
        state.seven_left = STEPS[SEVEN]
    target = end_of_walk(state, lineup_of(state, seat), colour, steps, False)
    put(state, seat, colour, target)
    state.seven_left -= steps
    state.seven_moved |= 1 << colour
    if int(state.seven_left) == 0:
        state.seven_moved = 0
    if target == HOME:
        end_if_decided(state, seat)


def end_if_decided(state: Any, seat: int) -> None:
    """End the game if it is decided, after a pawn of that seat has come home."""
    if count_home(state, seat) == COLOURS:  # T-29
        state.places[seat] = 1
        state.places[3 - seat] = 2
        end(state, 29)
    elif int(state.home_order) == FREE and is_stuck(state, seat) and is_stuck(state, 3 - seat):
        end_in_draw(state, 19)


def end_in_draw(state: Any, reason: int) -> None:
    state.places[1] = 1
    state.places[2] = 1
    end(state, reason)


def pass_turn(state: Any) -> None:
    """T-9; who has no cards is passed over (T-10)."""
    seat = int(state.seat)
    if int(state.hand_sizes[3 - seat]):
        state.seat = 3 - seat
    elif int(state.hand_sizes[seat]) == 0:
        next_round(state)


def next_round(state: Any) -> None:
    if int(state.round_number) < ROUNDS:
        deal_round(state)
    elif int(state.deal_number) == DEAL_LIMIT:
        end_in_draw(state, 30)
    else:
        state.dealer = 3 - int(state.dealer)
        new_deal(state)


def new_deal(state: Any) -> None:
    """T-6: all cards are shuffled; G-7: in the order A A 2 2 … K K X."""
    for i in range(PACK):
        state.pack[i] = i // 2 + 1
    shuffle(state, state.pack, 0, PACK)
    state.played[:] = 0
    state.on_top = 0
    state.dealt = 0
    state.deal_number += 1
    state.round_number = 0
    deal_round(state)


def deal_round(state: Any) -> None:
    dealer = int(state.dealer)
    cards = HAND_SIZES[int(state.round_number)]
    first = int(state.dealt)
    for _ in range(cards):
        take_card(state, 3 - dealer)
        take_card(state, dealer)
    state.round_number += 1
    state.took_extra = 0
    state.gifts[:] = 0
    state.seat = 3 - dealer
    if int(state.exchange) == BY_SWAP:
        state.is_exchanging = 1
    elif int(state.exchange) == BY_DRAW:  # G-7: the player who did not deal draws first
        state.gifts[dealer] = state.pack[first + 2 * draw_below(state, cards) + 1]
        state.gifts[3 - dealer] = state.pack[first + 2 * draw_below(state, cards)]
        exchange_gifts(state)
    else:
        take_part_again(state)


def resign(state: Any, seat: int) -> None:
    """Resign for a seat (G-6, T-30)."""
    give_up(state, seat)
    state.places[3 - seat] = 1
    end(state, RESIGNED)


def score(state: Any, seat: int) -> int:
    """Return the pawns in the home row (T-30)."""
    return count_home(state, seat)


def hide(state: Any, seat: int) -> None:
    """G-4: hidden are the pack, the other hand but for what came from this seat, and a choice not yet revealed."""
    forget_seed(state)
    state.pack[:] = 0
    for owner in range(1, 3):
        if owner != seat:
            hide_hand(state, owner, seat)
            if int(state.is_exchanging) or seat == 0:
                state.gifts[owner] = 0
    if int(state.last_move) & 63 == GIVE and int(state.last_seat) != seat:
        if int(state.is_exchanging) or seat == 0:
            state.last_move = GIVE


def imagine(state: Any, seat: int, rng: Any) -> None:
    """Deals the cards this seat has not seen to the blanks in the hands and to the pile, all ways equally likely."""
    imagine_seed(state, rng)
    blanks = 0
    for owner in range(1, 3):
        for i in range(int(state.hand_sizes[owner])):
            blanks += int(state.hands[owner, i]) >> 2 == 0
    start = int(state.dealt) - blanks
    spread_unseen(state, start)
    shuffle(state, state.pack, start, PACK - start)
    for owner in range(1, 3):
        for i in range(int(state.hand_sizes[owner])):
            if int(state.hands[owner, i]) >> 2 == 0:
                state.hands[owner, i] += int(state.pack[start]) * 4
                state.pack[start] = 0
                start += 1
        sort_hand(state, owner)
    chooser = 3 - int(state.dealer)
    if int(state.is_exchanging) and int(state.seat) != chooser and chooser != seat:
        imagine_gift(state, chooser)


def imagine_gift(state: Any, chooser: int) -> None:
    """The card that was chosen already: any of those just dealt."""
    pick = draw_below(state, HAND_SIZES[int(state.round_number) - 1])
    for i in range(int(state.hand_sizes[chooser])):
        card = int(state.hands[chooser, i])
        if not card & KEPT:
            if pick == 0:
                state.gifts[chooser] = card >> 2
                state.last_move = card >> 2 << 6 | GIVE
            pick -= 1

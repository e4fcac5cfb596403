"""Tokken for programs that learn: moves as actions of a fixed space, and positions as arrays of small numbers.

An action is a card and the pawn it is played with: (rank - 1) * 4 + colour. The pawn walks, or enters if it is in the
reserve; the five walks the opponent's pawn of that colour. Jacks, sevens and the exchange have actions of their own.
"""

from __future__ import annotations

from typing import Any

from stip.games.observation import Part, starts
from stip.games.tokken.board import COLOURS, HOME, RESERVE, across
from stip.games.tokken.codes import ENTER, FIVE, GIVE, JACK, KEEP, OUT, PART, SEVEN, SWAP, WALK, WALK_THEIRS
from stip.games.tokken.hands import KEPT, KNOWN, MOST_CARDS, RANKS, ROUNDS

VERSION = 0
IS_OPEN = 0

CARD_COUNT = RANKS - 1  # ranks
SWAPS = CARD_COUNT * COLOURS  # own colour * 4 + their colour
PARTS = SWAPS + COLOURS * COLOURS  # colour * 7 + steps - 1
GIFTS = PARTS + COLOURS * 7  # rank - 1
OUT_ACTION = GIFTS + CARD_COUNT
KEEP_ACTION = OUT_ACTION + 1
ACTIONS = KEEP_ACTION + 1

RING = 72  # fields of the longer ring
PLACES = RING + 2  # with the home row and the reserve
DEALS = 60

OBSERVATION: tuple[Part, ...] = (
    Part("own_pawns", (COLOURS, PLACES), "the place of each own pawn: fields from the own base on, home row, reserve"),
    Part("their_pawns", (COLOURS, PLACES), "the place of each of their pawns, counted from the own base as well"),
    Part("hand", (CARD_COUNT,), "the own cards, by rank", 2),
    Part("known", (CARD_COUNT,), "the cards that they are known to hold, by rank", 2),
    Part("kept", (CARD_COUNT,), "the own cards that take no part in the exchange, by rank", 2),
    Part("told", (CARD_COUNT,), "the own cards that they know of, by rank", 2),
    Part("hand_sizes", (2,), "the number of own cards, and of theirs", MOST_CARDS),
    Part("played", (CARD_COUNT,), "the cards that lie face up, by rank", 2),
    Part("on_top", (CARD_COUNT,), "the last of them"),
    Part("gift", (CARD_COUNT,), "the card that was given away in this round, by rank"),
    Part("to_move", (2,), "whether it is the own turn, or theirs"),
    Part("dealer", (1,), "1 for the dealer"),
    Part("exchanging", (1,), "1 while cards are exchanged"),
    Part("took_extra", (2,), "who played the joker in this round"),
    Part("seven_left", (1,), "steps that are left of a seven", 7),
    Part("seven_moved", (COLOURS,), "pawns that have moved with it"),
    Part("round", (ROUNDS,), "the round of the deal"),
    Part("deal_number", (1,), "the deals so far", DEALS),
    Part(
        "options",
        (6,),
        "track=72, black_dot_offset, exchange=draw, exchange=none, home_order=free, dot_past_home=stay",
        17,
    ),
)
# fmt: off
(
    OWN_PAWNS, THEIR_PAWNS, HAND, KNOWN_CARDS, KEPT_CARDS, TOLD, HAND_SIZES, PLAYED, ON_TOP, GIFT,
    TO_MOVE, DEALER, EXCHANGING, TOOK_EXTRA, SEVEN_LEFT, SEVEN_MOVED, ROUND, DEAL_NUMBER, OPTIONS,
) = starts(OBSERVATION)
# fmt: on


def action_of(state: Any, move: int) -> int:
    if move == OUT:
        return OUT_ACTION
    if move == KEEP:
        return KEEP_ACTION
    rank = (move >> 6) - 1
    what = move & 63
    if what >= PART:
        return PARTS + (what - PART >> 3) * 7 + (what & 7) - 1
    if what >= SWAP:
        return SWAPS + what - SWAP
    if what == GIVE:
        return GIFTS + rank
    return rank * COLOURS + (what & 3)  # it walks, enters or is walked


def move_of(state: Any, action: int) -> int:
    if action == OUT_ACTION:
        return OUT
    if action == KEEP_ACTION:
        return KEEP
    if action >= GIFTS:
        return (action - GIFTS + 1) * 64 + GIVE
    if action >= PARTS:
        return SEVEN * 64 + PART + (action - PARTS) // 7 * 8 + (action - PARTS) % 7 + 1
    if action >= SWAPS:
        return JACK * 64 + SWAP + action - SWAPS
    rank = action // COLOURS + 1
    colour = action % COLOURS
    if rank == FIVE:
        return rank * 64 + WALK_THEIRS + colour
    is_in_reserve = int(state.pawns[int(state.seat), colour]) == RESERVE
    return rank * 64 + (ENTER if is_in_reserve else WALK) + colour


def observe(state: Any, seat: int, out: Any) -> None:
    me = max(seat, 1)  # a spectator looks as seat 1 does
    other = 3 - me
    for colour in range(COLOURS):
        out[OWN_PAWNS + colour * PLACES + place_number(int(state.pawns[me, colour]))] = 1
        place = int(state.pawns[other, colour])
        out[THEIR_PAWNS + colour * PLACES + place_number(place if place >= HOME else across(state, place))] = 1
        out[SEVEN_MOVED + colour] = int(state.seven_moved) >> colour & 1
    write_hands(state, me, out)
    for rank in range(1, RANKS):
        out[PLAYED + rank - 1] = int(state.played[rank])
    if int(state.on_top):
        out[ON_TOP + int(state.on_top) - 1] = 1
    if int(state.gifts[me]):
        out[GIFT + int(state.gifts[me]) - 1] = 1
    if int(state.over) == 0:
        out[TO_MOVE + int(int(state.seat) != me)] = 1
    out[DEALER] = int(state.dealer) == me
    out[EXCHANGING] = int(state.is_exchanging)
    if int(state.took_extra):
        out[TOOK_EXTRA + int(int(state.took_extra) != me)] = 1
    out[SEVEN_LEFT] = int(state.seven_left)
    out[ROUND + int(state.round_number) - 1] = 1
    out[DEAL_NUMBER] = int(state.deal_number)
    out[OPTIONS] = int(int(state.track) == RING)
    out[OPTIONS + 1] = int(state.black_dot_offset)
    if int(state.exchange):
        out[OPTIONS + 1 + int(state.exchange)] = 1
    out[OPTIONS + 4] = int(state.home_order)
    out[OPTIONS + 5] = int(state.dot_past_home)


def place_number(place: int) -> int:
    if place >= HOME:
        return RING if place == HOME else RING + 1
    return place


def write_hands(state: Any, me: int, out: Any) -> None:
    """Write the cards of both hands, as far as the view shows them."""
    other = 3 - me
    out[HAND_SIZES] = int(state.hand_sizes[me])
    out[HAND_SIZES + 1] = int(state.hand_sizes[other])
    for i in range(int(state.hand_sizes[me])):
        card = int(state.hands[me, i])
        rank = (card >> 2) - 1
        if rank >= 0:
            out[HAND + rank] += 1
            out[KEPT_CARDS + rank] += int(card & KEPT != 0)
            out[TOLD + rank] += int(card & KNOWN != 0)
    for i in range(int(state.hand_sizes[other])):
        rank = (int(state.hands[other, i]) >> 2) - 1
        if rank >= 0:
            out[KNOWN_CARDS + rank] += 1

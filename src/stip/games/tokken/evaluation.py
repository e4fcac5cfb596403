"""Evaluation of Tokken: how many cards the pawns still need, and what the cards in hand do for them.

The *need* of a pawn is how many cards off a shuffled pack it takes on average to bring it home if it were alone, its
spot were open and every card that does not help were skipped. It is counted in tens. The *gain* of a card is how much
need it can take off the own pawns, and put on the opponent's, at once.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np

from stip.games.tokken.board import (
    BACK,
    COLOURS,
    HOME,
    QUARTER,
    RESERVE,
    across,
    after_dot,
    can_be_swapped,
    end_of_push,
    end_of_retreat,
    end_of_walk,
    is_closed,
    is_stuck,
    lineup_of,
    place_in,
)
from stip.games.tokken.codes import FIVE, FOUR, JACK, KING, SEVEN, enters
from stip.games.tokken.hands import JOKER, PACK
from stip.games.tokken.rules import STEPS

FEATURES: tuple[str, ...] = (
    "home",  # pawns in the home row
    "last",  # whether only one is missing there
    "next",  # need of the pawn that may go home next
    "second",  # of the one after that
    "later",  # of the others
    "best",  # gain of the best card in hand
    "rest",  # gain of the steps that are left of a seven
    "cards",  # in hand
    "idle",  # cards that cannot be played
    "entering",  # aces, kings and the joker
    "joker",
    "sevens",
    "locked",  # whether the home row can never be filled
)
VARIANTS: tuple[str, ...] = ("2",)
HAS_FIXED_CHOICES = 0
EXPLORATION = 0.6
TEMPERATURE = 0.05
MAX_CHOICES = 64

BOARDS = 4 * QUARTER
WALKS = [0, 1, 2, 3, 6, SEVEN, 8, 9, 10, 12, 13, int(STEPS[JOKER])]  # how far cards walk; 0: back
COPIES = np.array([2.0] * 11 + [1.0])  # of these cards
ENTERING = 5  # aces, kings and the joker
UNIT = 10.0  # cards
UNPLAYABLE = -100.0  # instead of a gain
SWEEPS = 16  # after which needs change no more


def board_of(state: Any) -> int:
    """A number for the options that make the board."""
    is_long = int(state.track) > 2 * QUARTER
    return (int(is_long) * QUARTER + int(state.black_dot_offset)) * 2 + int(state.dot_past_home)


def _needs(board: Any) -> Any:
    """Return the needs of a board's pawns, by colour and place. Beyond the ring lie the spots of the home row, and
    nothing."""
    track, longest = board.track, int(STEPS[JOKER])
    nowhere = track + longest - 1
    places = np.arange(track)
    ends = np.append([after_dot(board, place) for place in range(track)], range(track, track + longest))
    walks = ends[places + np.arange(longest + 1)[:, None]]
    walks[0] = np.where(places < BACK, nowhere, ends[places - BACK])  # T-25
    walks[0, 0] = ends[track - BACK]
    parts, walks = walks[1 : SEVEN + 1], walks[WALKS]
    needs = np.full((COLOURS, track + longest), np.inf)
    needs[:, :track] = 1e6
    needs[range(COLOURS), range(track, track + COLOURS)] = 0.0
    for _ in range(SWEEPS):
        then = needs.take(walks, axis=1)
        then[:, WALKS.index(SEVEN)] = needs.take(parts, axis=1).min(axis=1)  # shared, any part of it
        helps = then < needs[:, None, :track]
        then[~helps] = 0.0
        helpful = np.einsum("c,kcp->kp", COPIES, helps)
        total = PACK + np.einsum("c,kcp->kp", COPIES, then)
        needs[:, :track] = np.where(helpful > 0, total / np.maximum(helpful, 1), 1e6)
    return needs[:, :track] / UNIT


NEED = np.zeros((BOARDS, COLOURS, RESERVE + 1))
for _track in (2 * QUARTER, 4 * QUARTER):
    for _offset in range(1, QUARTER):
        for _past in range(2):
            _board = SimpleNamespace(track=_track, black_dot_offset=_offset, dot_past_home=_past)
            NEED[board_of(_board), :, :_track] = _needs(_board)
NEED[:, :, RESERVE] = NEED[:, :, 0] + PACK / ENTERING / UNIT


def variant(state: Any) -> int:
    return 0


def features(state: Any, seat: int, numbers: Any) -> None:
    for i in range(len(FEATURES)):
        numbers[i] = 0.0
    board = board_of(state)
    lineup = lineup_of(state, seat)
    count_needs(board, lineup, numbers)
    is_barred = is_closed(state, 3 - seat)
    can_enter = not is_closed(state, seat)
    best = 0.0
    gift, present = gifts_of(state, seat)
    size = int(state.hand_sizes[seat])
    for i in range(size + (present > 0)):
        rank = int(state.hands[seat, i]) >> 2 if i < size else present
        if rank == gift:
            gift = 0
            continue
        gain = gain_of(state, seat, rank, board, lineup, is_barred, can_enter)
        best = max(best, gain)
        numbers[7] += 1.0
        numbers[8] += gain == UNPLAYABLE
        numbers[9] += enters(rank)
        numbers[10] += rank == JOKER
        numbers[11] += rank == SEVEN
    numbers[5] = best
    numbers[12] = is_stuck(state, seat)
    left = int(state.seven_left)
    if left and int(state.seat) == seat:
        moved = int(state.seven_moved)
        numbers[6] = max(gain_of_walk(state, seat, SEVEN, left, board, lineup, is_barred, moved), 0.0)


def count_needs(board: int, lineup: int, numbers: Any) -> None:
    order = 0
    for i in range(COLOURS):
        colour = COLOURS - 1 - i
        place = place_in(lineup, colour)
        if place == HOME:
            numbers[0] += 1.0
        else:
            numbers[2 + min(order, 2)] += NEED[board, colour, place]
            order += 1
    numbers[1] = order == 1


def gifts_of(state: Any, seat: int) -> tuple[int, int]:
    """The ranks that this seat has given away and will get, while they have not changed hands yet."""
    if int(state.is_exchanging) == 0:
        return 0, 0
    return int(state.gifts[seat]), int(state.gifts[3 - seat])


def gain_of(state: Any, seat: int, rank: int, board: int, lineup: int, is_barred: bool, can_enter: bool) -> float:
    if rank == JACK:
        return gain_of_jack(state, seat, board, lineup)
    if rank == FIVE:
        return gain_of_five(state, seat, board)
    best = gain_of_walk(state, seat, rank, int(STEPS[rank]), board, lineup, is_barred, 0)
    if can_enter and enters(rank):
        for colour in range(COLOURS):
            if place_in(lineup, colour) == RESERVE:
                gain = NEED[board, colour, RESERVE] - NEED[board, colour, 0] + gain_of_hits(state, seat, 0, 0, board)
                best = max(best, gain)
    return best


def gain_of_walk(
    state: Any, seat: int, rank: int, steps: int, board: int, lineup: int, is_barred: bool, moved: int
) -> float:
    """Return the gain of a walk by the best pawn that has not moved in this seven."""
    best = UNPLAYABLE
    for colour in range(COLOURS):
        place = place_in(lineup, colour)
        if place >= HOME or moved >> colour & 1:
            continue
        if rank == FOUR:
            end = end_of_retreat(state, seat, colour)
        else:
            end = end_of_walk(state, lineup, colour, steps, is_barred)
        if end < 0:
            continue
        gain = NEED[board, colour, place] - NEED[board, colour, end] + gain_of_hits(state, seat, end, end, board)
        if rank == KING:
            last = min(place + steps, int(state.track) - 1)
            gain += gain_of_hits(state, seat, place + 1, last - int(last == end), board)  # its end counts already
        best = max(best, gain)
    return best


def gain_of_jack(state: Any, seat: int, board: int, lineup: int) -> float:
    best = UNPLAYABLE
    for colour in range(COLOURS):
        mine = place_in(lineup, colour)
        if mine >= HOME:
            continue
        for other in range(COLOURS):
            if can_be_swapped(state, 3 - seat, other):
                theirs = int(state.pawns[3 - seat, other])
                gain = NEED[board, colour, mine] - NEED[board, colour, across(state, theirs)]
                gain += NEED[board, other, across(state, mine)] - NEED[board, other, theirs]
                best = max(best, gain)
    return best


def gain_of_five(state: Any, seat: int, board: int) -> float:
    best = UNPLAYABLE
    for colour in range(COLOURS):
        end = end_of_push(state, 3 - seat, colour)
        if end >= 0:
            gain = NEED[board, colour, end] - NEED[board, colour, int(state.pawns[3 - seat, colour])]
            best = max(best, gain - gain_of_hits(state, 3 - seat, end, end, board))
    return best


def gain_of_hits(state: Any, seat: int, first: int, last: int, board: int) -> float:
    """Return, for the seat that counts the places in this way, the opponent's pawns hit there, less its own."""
    gain = 0.0
    if first < HOME:
        for colour in range(COLOURS):
            own = int(state.pawns[seat, colour])
            if first <= own <= last:
                gain -= NEED[board, colour, RESERVE] - NEED[board, colour, own]
            theirs = int(state.pawns[3 - seat, colour])
            if theirs < HOME and first <= across(state, theirs) <= last:
                gain += NEED[board, colour, RESERVE] - NEED[board, colour, theirs]
    return gain


def prune(state: Any, moves: Any, count: int) -> int:
    return count


def chance_key(state: Any) -> int:
    return 0


def position_key(state: Any) -> int:
    return 0

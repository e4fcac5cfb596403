"""What a bot should know of Tokken: how many cards the pawns still need, and what the cards in hand can do for them."""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.games.tokken.board import (
    COLOURS,
    HOME,
    QUARTER,
    RESERVE,
    across,
    can_be_swapped,
    end_of_push,
    end_of_retreat,
    end_of_walk,
    is_closed,
    lineup_of,
    place_in,
)
from stip.games.tokken.hands import RANKS
from stip.games.tokken.rules import FIVE, FOUR, JACK, KING, PACK, SEVEN, STEPS, enters

FEATURES = (
    "to_move",
    "home",
    "turns_next",
    "turns_second",
    "turns_later",
    "closed",
    "blocked",
    "best",
    "best_now",
    "others",
    "cards",
    "idle",
    "entering",
    "reserve",
    "none_on_ring",
    "stuck",
    "danger",
    "joker",
    "jacks",
    "fives",
    "fours",
    "sevens",
    "late",
    "king",
)
VARIANTS = ("2",)
IS_OPEN = 0
EXPLORATION = 0.6
TEMPERATURE = 0.05
CHOICES = 64


def _turns() -> Any:
    """How many cards off the pack a pawn alone needs to come home, by board, colour and place."""
    tracks, dots, pasts = np.meshgrid((36, 72), range(QUARTER), (0, 1), indexing="ij")
    track, dot, is_stay = (x.reshape(-1, 1, 1) for x in (tracks, dots, pasts))
    colour = np.arange(COLOURS).reshape(1, -1, 1)
    place = np.arange(72).reshape(1, 1, -1)
    ways = []
    for rank in (1, 2, 3, 4, 6, 7, 8, 9, 10, 12, 13, 14):
        count = 1 if rank == 14 else 2
        for steps in range(1, 8) if rank == 7 else (int(STEPS[rank]),):
            if rank == 4:
                end = np.where(place == 0, track - 4, place - 4) + 0 * colour
                bad = (place > 0) & (place < 4) | (end < 0)
            else:
                end = place + steps + 0 * (colour + track)
                bad = (end >= track) & (end != track + colour)
            is_home = end == track + colour if rank != 4 else np.zeros(end.shape, bool)
            jump = (end % QUARTER == dot) & (end < track)
            further = end + QUARTER
            end = np.where(jump, np.where(further < track, further, np.where(is_stay == 1, end, further - track)), end)
            end = np.where(is_home, 72, np.where(bad, 73, end))
            ways.append((rank, count, end))
    turns = np.full((len(track), COLOURS, 74), 60.0)
    turns[:, :, 72] = 0.0
    turns[:, :, 73] = 1e9
    for _ in range(40):
        total = np.full((len(track), COLOURS, 72), float(PACK))
        better = np.zeros(total.shape)
        sevens = np.full(total.shape, 1e9)
        for rank, count, end in ways:
            then = np.take_along_axis(turns, end, 2)
            if rank == 7:
                sevens = np.minimum(sevens, then)
                continue
            is_better = then < turns[:, :, :72]
            total += np.where(is_better, count * then, 0.0)
            better += count * is_better
        is_better = sevens < turns[:, :, :72]
        total += np.where(is_better, 2 * sevens, 0.0)
        better += 2 * is_better
        turns[:, :, :72] = np.where(better > 0, total / np.maximum(better, 1), turns[:, :, :72])
    result = np.zeros((len(track), COLOURS, RESERVE + 1))
    result[:, :, :72] = turns[:, :, :72]
    result[:, :, RESERVE] = turns[:, :, 0] + PACK / 5
    return result / 10.0


TURNS = _turns()


def variant(state: Any) -> int:
    return 0


def board_of(state: Any) -> int:
    """Which of the boards in TURNS."""
    return (36 * (int(state.track) > 36)) + 2 * int(state.black_dot_offset) + int(state.dot_past_home)


def features(state: Any, seat: int, numbers: Any) -> None:
    for i in range(24):
        numbers[i] = 0.0
    other = 3 - seat
    board = board_of(state)
    lineup = lineup_of(state, seat)
    other_is_closed = is_closed(state, other)
    closed = is_closed(state, seat)
    half = int(state.track) >> 1
    order = 0
    on_ring = 0
    waiting = 0
    for i in range(COLOURS):
        colour = COLOURS - 1 - i
        place = place_in(lineup, colour)
        if place == HOME:
            numbers[1] += 1.0
            continue
        turns = TURNS[board, colour, place]
        if order < 2:
            numbers[2 + order] = turns
        else:
            numbers[4] += turns
        order += 1
        if place == RESERVE:
            waiting += 1
        else:
            on_ring += 1
            if place < half and other_is_closed:
                numbers[6] += 1.0
            if place >= 2 * half - 8:
                numbers[22] += 1.0
    numbers[5] = closed
    numbers[13] = waiting
    numbers[14] = on_ring == 0
    # the hand
    can_enter = 0
    gift = int(state.gifts[seat]) if int(state.is_exchanging) else 0
    extra = int(state.gifts[other]) if int(state.is_exchanging) else 0
    size = int(state.hand_sizes[seat])
    count = size + (extra > 0)
    skip = gift
    if waiting > 0 and not closed:
        for i in range(count):
            rank = extra if i == size else int(state.hands[seat, i]) >> 2
            if rank == skip and i < size:
                skip = 0
                continue
            can_enter += enters(rank)
    best = 0.0
    total = 0.0
    cards = 0
    skip = gift
    for i in range(count):
        rank = extra if i == size else int(state.hands[seat, i]) >> 2
        if rank == skip and i < size:
            skip = 0
            continue
        cards += 1
        if enters(rank):
            numbers[12] += 1.0
        if rank == 14:
            numbers[17] = 1.0
        if rank == JACK:
            numbers[18] += 1.0
        if rank == FIVE:
            numbers[19] += 1.0
        if rank == FOUR:
            numbers[20] += 1.0
        if rank == SEVEN:
            numbers[21] += 1.0
        if rank == KING:
            numbers[23] += 1.0
        gain = gain_of(state, seat, rank, board, lineup, other_is_closed, closed, can_enter - enters(rank))
        if gain < -50.0:
            numbers[11] += 1.0
            gain = 0.0
        total += gain
        best = max(best, gain)
    numbers[10] = cards
    numbers[7] = best
    numbers[9] = total - best
    if int(state.seat) == seat and not int(state.is_exchanging):
        numbers[0] = 1.0
        if int(state.seven_left):
            best = rest_gain(state, seat, board, lineup, other_is_closed)
        numbers[8] = best
    if cards > 0 and on_ring == 0 and can_enter == 0:
        numbers[15] = cards
    numbers[16] = danger_of(state, seat, board)


def rest_gain(state: Any, seat: int, board: int, lineup: int, other_is_closed: bool) -> float:
    """What the rest of a seven brings."""
    best = -1.0
    for colour in range(COLOURS):
        if int(state.seven_moved) >> colour & 1:
            continue
        end = end_of_walk(state, lineup, colour, int(state.seven_left), other_is_closed)
        if end >= 0:
            place = place_in(lineup, colour)
            best = max(best, TURNS[board, colour, place] - TURNS[board, colour, end] + hits(state, seat, end, end, board))
    return best


def gain_of(
    state: Any, seat: int, rank: int, board: int, lineup: int, other_is_closed: bool, closed: bool, can_enter: int
) -> float:
    """The best that a card can do: cards that it saves the own pawns and costs the others; -100 if it cannot be
    played."""
    best = -100.0
    if rank == JACK:
        for colour in range(COLOURS):
            place = place_in(lineup, colour)
            if place >= HOME:
                continue
            for theirs in range(COLOURS):
                if can_be_swapped(state, 3 - seat, theirs):
                    from_ = int(state.pawns[3 - seat, theirs])
                    gain = TURNS[board, colour, place] - TURNS[board, colour, across(state, from_)]
                    gain += TURNS[board, theirs, across(state, place)] - TURNS[board, theirs, from_]
                    best = max(best, gain)
        return best
    if rank == FIVE:
        for theirs in range(COLOURS):
            end = end_of_push(state, 3 - seat, theirs)
            if end >= 0:
                gain = TURNS[board, theirs, end] - TURNS[board, theirs, int(state.pawns[3 - seat, theirs])]
                best = max(best, gain - hits(state, 3 - seat, end, end, board))
        return best
    steps = STEPS[rank]
    for colour in range(COLOURS):
        place = place_in(lineup, colour)
        if place == HOME:
            continue
        gain = 0.0
        if place == RESERVE:
            if enters(rank):
                if closed:
                    continue
                gain = TURNS[board, colour, RESERVE] - TURNS[board, colour, 0] + hits(state, seat, 0, 0, board)
                best = max(best, gain)
                continue
            if can_enter == 0 or rank == SEVEN:
                continue
            if rank == FOUR:
                gain = TURNS[board, colour, 0] - TURNS[board, colour, int(state.track) - 4]
            elif steps < int(state.track) >> 1:
                end = steps
                gain = TURNS[board, colour, 0] - TURNS[board, colour, end]
            best = max(best, gain)
            continue
        if rank == FOUR:
            end = end_of_retreat(state, seat, colour)
        else:
            end = end_of_walk(state, lineup, colour, steps, other_is_closed)
        if end < 0:
            continue
        gain = TURNS[board, colour, place] - TURNS[board, colour, end] + hits(state, seat, end, end, board)
        if rank == KING:
            gain += hits(state, seat, place + 1, min(place + steps, int(state.track)) - 1, board)
        best = max(best, gain)
    return best


def hits(state: Any, seat: int, first: int, last: int, board: int) -> float:
    """What the hits on these places are worth to the seat that counts them so."""
    total = 0.0
    if first >= HOME:
        return total
    for colour in range(COLOURS):
        own = int(state.pawns[seat, colour])
        if first <= own <= last:
            total -= TURNS[board, colour, RESERVE] - TURNS[board, colour, own]
        theirs = int(state.pawns[3 - seat, colour])
        if theirs < HOME and first <= across(state, theirs) <= last:
            total += TURNS[board, colour, RESERVE] - TURNS[board, colour, theirs]
    return total


def danger_of(state: Any, seat: int, board: int) -> float:
    total = 0.0
    for colour in range(COLOURS):
        place = int(state.pawns[seat, colour])
        if place == 0 or place >= HOME:
            continue
        theirs = across(state, place)
        ways = 0
        for other in range(COLOURS):
            behind = theirs - int(state.pawns[3 - seat, other])
            if 0 < behind <= 18:
                ways += HITS[behind]
            elif int(state.pawns[3 - seat, other]) == RESERVE and theirs == 0:
                ways += 5
        if ways > 0:
            total += ways * (TURNS[board, colour, RESERVE] - TURNS[board, colour, place])
    return total / 10


HITS = np.array([0, 6, 6, 6, 4, 4, 6, 4, 4, 4, 4, 2, 4, 2, 0, 0, 0, 0, 1])


def interesting(state: Any, moves: Any, count: int) -> int:
    return count


def sight(state: Any) -> int:
    return 0

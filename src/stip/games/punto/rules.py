"""The rules of Punto: the record of a position and the functions over it (clauses P-1 to P-23).

A card is value * 4 + colour; the places are the grid a–k × 1–11 with an edge around it, as one row after another. A
move is its place.

Nobody knows the order of a pile, and what is in it only as far as it can be counted. With three players that is less
than it seems, because nobody sees who gets which neutral cards: they lie in *groups*, sets of neutral cards of which
everybody knows how many each seat holds. Every deal of neutral cards makes a group; a card turned up leaves its group;
if it may have come from either of two, nobody can tell these two apart any more, and they become one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.kernel.chance import fast_below, forget_seed, imagine_seed, shuffle
from stip.kernel.state import (
    RESIGNED,
    SEATS,
    count_playing,
    draw_first,
    end,
    give_up,
    is_playing,
    next_playing,
    state_type,
)

SIDE = 11
WIDTH = SIDE + 2
PLACES = WIDTH * WIDTH
MIDDLE = PLACES // 2
AREA = 6  # P-10
MAX_MOVES = SIDE * SIDE

COLOURS, VALUES, COPIES = 4, 9, 2
CARDS = (VALUES + 1) * COLOURS  # codes, not all of them used
PILE = 36
NEUTRAL = 3  # green, with three players
NEUTRALS = VALUES * COPIES
SEEN = NEUTRALS  # the group of a neutral card that lies face up
CLOSED = 99  # more points than any card has

NO, YES = 0, 1  # teams

STATE = state_type(
    options=[("rounds_to_win", "i1"), ("teams", "i1")],
    fields=[
        ("round_number", "i1"),  # from 1
        ("starter", "i1"),  # of this round
        ("wins", "i1", (SEATS,)),  # rounds won
        ("last_winner", "i1"),  # of the last round: a seat, or 0
        ("last_removed", "i1"),  # the card that its winner removed, or 0
        ("last_mover", "i1", (3,)),  # the seat of each side that placed a card last; teams only
        ("rows", "i1", (SEATS,)),  # counted when a round ended without a winning one: by side
        ("row_points", "i2", (SEATS,)),
        ("row_highest", "i1", (SEATS,)),
        ("turned_up", "i1"),  # the card to be placed
        ("low_row", "i1"),  # the rows and columns in use
        ("high_row", "i1"),
        ("low_column", "i1"),
        ("high_column", "i1"),
        ("top", "i1", (PLACES,)),  # the top card of each place, or 0
        ("bar", "i1", (PLACES,)),  # the points that a card must exceed at each place: P-8, P-9
        ("heights", "i1", (PLACES,)),  # how many cards lie at each place
        ("piles", "i1", (SEATS, PILE)),  # top card first; entry 0 is for sorting
        ("sizes", "i1", (SEATS,)),  # of the piles when the round began
        ("turned", "i1", (SEATS,)),  # cards of a pile that have been placed
        ("played", "i1", (CARDS,)),  # how many of each card lie on the table
        ("removed", "i1", (CARDS,)),  # how many of each card are out of the game (P-18)
        ("group", "i1", (NEUTRALS,)),  # of each neutral card, two of a value adjacent
        ("held", "i1", (NEUTRALS, COLOURS)),  # cards of each group in the pile of each seat
    ],
)

LINES = np.array([1, WIDTH, WIDTH + 1, WIDTH - 1])


def deal(state: Any) -> None:
    draw_first(state)
    state.round_number = 1
    state.starter = state.first
    if int(state.players) == 3:
        deal_first_neutrals(state)
    make_piles(state)
    begin_round(state)


def legal(state: Any, moves: Any) -> int:
    if int(state.top[MIDDLE]) == 0:  # P-7
        moves[0] = MIDDLE
        return 1
    value = int(state.turned_up) >> 2
    count = 0
    for row in range(int(state.high_row) - AREA + 1, int(state.low_row) + AREA):  # P-10
        for column in range(int(state.high_column) - AREA + 1, int(state.low_column) + AREA):
            moves[count] = row * WIDTH + column
            count += int(state.bar[row * WIDTH + column]) < value
    return count


def apply(state: Any, place: int) -> None:
    seat = int(state.seat)
    card = int(state.turned_up)
    state.turned_up = 0
    put_card(state, place, card)
    state.turned[seat] += 1
    state.last_mover[side_of(seat)] = seat
    state.ply += 1
    highest = highest_in_rows(state, place, row_length(state))
    if highest and not is_neutral(state, card & 3):  # P-12, P-13
        end_round(state, seat, highest)
    else:
        begin_turn(state, next_playing(state, seat))


def put_card(state: Any, place: int, card: int) -> None:
    row = place // WIDTH
    column = place % WIDTH
    state.top[place] = card
    state.heights[place] += 1
    state.played[card] += 1
    state.low_row = min(int(state.low_row), row)
    state.high_row = max(int(state.high_row), row)
    state.low_column = min(int(state.low_column), column)
    state.high_column = max(int(state.high_column), column)
    for line in range(place - WIDTH, place + WIDTH + 1, WIDTH):
        for near in range(line - 1, line + 2):
            if int(state.bar[near]) == CLOSED:
                state.bar[near] = 0
    state.bar[place] = card >> 2


def row_length(state: Any) -> int:
    """P-12: how long a row wins; one less is counted when nobody has it (P-15)."""
    return 5 if int(state.players) == 2 or int(state.teams) == YES else 4


def is_neutral(state: Any, colour: int) -> bool:
    """P-13; and the colour of a seat that has resigned no longer counts (P-23)."""
    return side_of_colour(state, colour) == 0


def side_of_colour(state: Any, colour: int) -> int:
    """The side, a seat or for teams 1 or 2, that a colour wins for; 0 for none (P-1 to P-4)."""
    if int(state.players) == 2 or int(state.teams) == YES:
        return colour // 2 + 1
    if (int(state.players) == 3 and colour == NEUTRAL) or not is_playing(state, colour + 1):
        return 0
    return colour + 1


def side_of(seat: int) -> int:
    """With two sides: seats 1 and 3 are side 1, seats 2 and 4 side 2 (P-4)."""
    return (seat - 1) % 2 + 1


def highest_in_rows(state: Any, place: int, length: int) -> int:
    """The card with the most points in the rows of at least this length through a place (P-18); 0 without a row."""
    highest = 0
    for step in LINES:
        before = run(state, place, -step)
        count = before + 1 + run(state, place, step)
        if count >= length:
            highest = highest_of_row(state, place - before * step, step, count, highest)
    return highest


def highest_of_row(state: Any, first: int, step: int, count: int, highest: int) -> int:
    """The higher of a card and those in a row; of equal points the first in the order red, orange, blue, green."""
    for i in range(count):
        card = int(state.top[first + i * step])
        if card >> 2 > highest >> 2 or (card >> 2 == highest >> 2 and card < highest):
            highest = card
    return highest


def run(state: Any, place: int, step: int) -> int:
    """How many further places that way show the colour of this one."""
    colour = int(state.top[place]) & 3
    count = 0
    place += step
    while int(state.top[place]) and int(state.top[place]) & 3 == colour:
        count += 1
        place += step
    return count


def begin_turn(state: Any, seat: int) -> None:
    """Who must play and cannot, ends the round (P-14)."""
    turn_up(state, seat)
    if int(state.turned_up) == 0 or not can_place(state):
        end_round_without_row(state)


def turn_up(state: Any, seat: int) -> None:
    """P-6: the seat's turn begins with the top card of its pile, if there is one."""
    state.seat = seat
    state.turned_up = 0
    if int(state.turned[seat]) < int(state.sizes[seat]):
        card = int(state.piles[seat, int(state.turned[seat])])
        state.turned_up = card
        if int(state.players) == 3 and card & 3 == NEUTRAL:
            leave_group(state, seat, card >> 2)


def can_place(state: Any) -> bool:
    value = int(state.turned_up) >> 2
    for row in range(int(state.high_row) - AREA + 1, int(state.low_row) + AREA):
        for column in range(int(state.high_column) - AREA + 1, int(state.low_column) + AREA):
            if int(state.bar[row * WIDTH + column]) < value:
                return True
    return False


def end_round_without_row(state: Any) -> None:
    """P-15 to P-17: most rows of one less; of those tied for most, fewest points in them; else a draw."""
    count_rows(state)
    winner = 0
    is_tied = False
    for side in range(1, SEATS):
        rows, points = int(state.rows[side]), int(state.row_points[side])
        most, fewest = int(state.rows[winner]), int(state.row_points[winner])
        if rows > most or (rows == most and rows > 0 and points < fewest):
            winner = side
            is_tied = False
        elif rows == most and points == fewest:
            is_tied = True
    if winner == 0 or is_tied:
        end_round(state, 0, 0)
    else:
        seat = int(state.last_mover[winner]) if int(state.teams) == YES else winner  # P-21
        end_round(state, seat, int(state.row_highest[winner]))


def count_rows(state: Any) -> None:
    """The maximal runs of just one less than wins, by side: number, points and highest card (P-15, P-16, P-18)."""
    state.rows[:] = 0
    state.row_points[:] = 0
    state.row_highest[:] = 0
    length = row_length(state) - 1
    for row in range(int(state.low_row), int(state.high_row) + 1):
        for place in range(row * WIDTH + int(state.low_column), row * WIDTH + int(state.high_column) + 1):
            if int(state.top[place]):
                for step in LINES:
                    if run(state, place, step) == length - 1 and run(state, place, -step) == 0:
                        count_row(state, place, step, length)


def count_row(state: Any, first: int, step: int, length: int) -> None:
    side = side_of_colour(state, int(state.top[first]) & 3)
    if side:
        state.rows[side] += 1
        state.row_highest[side] = highest_of_row(state, first, step, length, int(state.row_highest[side]))
        for i in range(length):
            state.row_points[side] += int(state.top[first + i * step]) >> 2


def end_round(state: Any, winner: int, highest: int) -> None:
    """The winner's seat, or 0 for a drawn round, and the card to be removed (P-17 to P-23)."""
    state.last_winner = winner
    state.last_removed = highest
    if winner:
        state.removed[highest] += 1
        state.wins[winner] += 1
        if int(state.teams) == YES:
            state.wins[(winner + 1) % 4 + 1] += 1
        if int(state.wins[winner]) == int(state.rounds_to_win):
            place_by_wins(state)
            end(state, 22)
            return
    if int(state.round_number) == 12 * int(state.rounds_to_win):
        place_by_wins(state)
        end(state, 23)
        return
    if int(state.players) == 3:
        deal_neutrals_again(state, winner if winner else int(state.starter))
    state.round_number += 1
    state.starter = next_playing(state, winner if winner else int(state.starter))
    make_piles(state)
    begin_round(state)


def place_by_wins(state: Any) -> None:
    """P-22: the more rounds won the better; equal numbers share a place."""
    players = int(state.players)
    for seat in range(1, players + 1):
        if int(state.resigned[seat]) == 0:
            place = 1
            for other in range(1, players + 1):
                place += int(state.resigned[other]) == 0 and int(state.wins[other]) > int(state.wins[seat])
            state.places[seat] = place
    if int(state.teams) == YES and int(state.wins[1]) != int(state.wins[2]):
        loser = 1 if int(state.wins[1]) < int(state.wins[2]) else 2
        state.places[loser] = 2
        state.places[loser + 2] = 2


def begin_round(state: Any) -> None:
    state.top[:] = 0
    state.bar[:] = CLOSED
    state.heights[:] = 0
    state.played[:] = 0
    state.turned[:] = 0
    state.last_mover[:] = 0
    state.low_row = state.high_row = SIDE // 2 + 1
    state.low_column = state.high_column = SIDE // 2 + 1
    turn_up(state, int(state.starter))


def make_piles(state: Any) -> None:
    """P-1 to P-5, P-19, in the order of G-7. With three players the neutral cards are in the piles already."""
    if int(state.teams) == YES:
        make_team_piles(state, 1)
        make_team_piles(state, 2)
        return
    for seat in range(1, int(state.players) + 1):
        if int(state.players) != 3 or not is_playing(state, seat):
            state.sizes[seat] = 0
        if int(state.players) == 2:
            add_colour(state, seat, 2 * seat - 2)
            add_colour(state, seat, 2 * seat - 1)
        elif is_playing(state, seat):
            add_colour(state, seat, seat - 1)
        if int(state.players) == 3:
            order(state.piles[seat], int(state.sizes[seat]))
        shuffle(state, state.piles[seat], 0, int(state.sizes[seat]))


def make_team_piles(state: Any, side: int) -> None:
    """P-4, P-19: the partner who plays first gets the first half, and an odd card."""
    starter = int(state.starter)
    first = starter if side_of(starter) == side else starter % 4 + 1
    partner = (first + 1) % 4 + 1
    state.sizes[first] = 0
    add_colour(state, first, 2 * side - 2)
    add_colour(state, first, 2 * side - 1)
    count = int(state.sizes[first])
    shuffle(state, state.piles[first], 0, count)
    half = (count + 1) // 2
    for i in range(half, count):
        state.piles[partner, i - half] = state.piles[first, i]
        state.piles[first, i] = 0
    state.sizes[first] = half
    state.sizes[partner] = count - half


def add_colour(state: Any, seat: int, colour: int) -> None:
    """Adds to a pile all cards of a colour that are still in the game, in order."""
    for value in range(1, VALUES + 1):
        for _ in range(COPIES - int(state.removed[value * 4 + colour])):
            add_card(state, seat, value * 4 + colour)


def add_card(state: Any, seat: int, card: int) -> None:
    state.piles[seat, int(state.sizes[seat])] = card
    state.sizes[seat] += 1


def order(cards: Any, count: int) -> None:
    """By colour, then value, as G-7 wants it before a shuffle."""
    for i in range(1, count):
        card = int(cards[i])
        j = i
        while j > 0 and rank(int(cards[j - 1])) > rank(card):
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card


def rank(card: int) -> int:
    return (card & 3) * 16 + (card >> 2)


def deal_first_neutrals(state: Any) -> None:
    """P-2: six random ones each."""
    state.sizes[0] = 0
    add_colour(state, 0, NEUTRAL)
    shuffle(state, state.piles[0], 0, NEUTRALS)
    state.group[:] = 0
    for seat in range(1, 4):
        state.held[0, seat] = NEUTRALS // 3
        for i in range(NEUTRALS // 3):
            add_card(state, seat, int(state.piles[0, (seat - 1) * (NEUTRALS // 3) + i]))
    clear_sorting(state)


def deal_neutrals_again(state: Any, first: int) -> None:
    """P-20: those on the table are dealt one by one; those not placed stay with their owners."""
    for seat in range(1, 4):
        keep_neutrals(state, seat)
    group = 0
    if int(state.turned_up) & 3 == NEUTRAL:  # P-14: everybody has seen it
        group = free_group(state)
        state.group[card_in_group(state, SEEN, int(state.turned_up) >> 2)] = group
        state.held[group, int(state.seat)] = 1
    group = free_group(state)
    state.sizes[0] = 0
    for value in range(1, VALUES + 1):
        for _ in range(int(state.played[value * 4 + NEUTRAL])):
            add_card(state, 0, value * 4 + NEUTRAL)
            state.group[card_in_group(state, SEEN, value)] = group
    count = int(state.sizes[0])
    shuffle(state, state.piles[0], 0, count)
    seat = first if is_playing(state, first) else next_playing(state, first)
    for i in range(count):
        add_card(state, seat, int(state.piles[0, i]))
        state.held[group, seat] += 1
        seat = next_playing(state, seat)
    clear_sorting(state)


def keep_neutrals(state: Any, seat: int) -> None:
    """Leaves in a pile only the neutral cards that were not placed."""
    turned = int(state.turned[seat])
    size = int(state.sizes[seat])
    state.sizes[seat] = 0
    for i in range(turned, size):
        card = int(state.piles[seat, i])
        if card & 3 == NEUTRAL:
            add_card(state, seat, card)


def clear_sorting(state: Any) -> None:
    state.piles[0, :] = 0
    state.sizes[0] = 0


def free_group(state: Any) -> int:
    """A group that has no card any more."""
    for group in range(NEUTRALS):
        is_free = True
        for card in range(NEUTRALS):
            is_free = is_free and int(state.group[card]) != group
        if is_free:
            return group
    return 0


def card_in_group(state: Any, group: int, value: int) -> int:
    """A neutral card of this value in this group, or -1."""
    for card in range(value * 2 - 2, value * 2):
        if int(state.group[card]) == group:
            return card
    return -1


def leave_group(state: Any, seat: int, value: int) -> None:
    """A seat turns up a neutral card: from which group, and what does that tell?"""
    first = int(state.group[value * 2 - 2])
    second = int(state.group[value * 2 - 1])
    may_be_first = first != SEEN and int(state.held[first, seat]) > 0
    may_be_second = second != SEEN and int(state.held[second, seat]) > 0
    if may_be_first and may_be_second and first != second:
        for card in range(NEUTRALS):
            if int(state.group[card]) == second:
                state.group[card] = first
        for holder in range(1, 4):
            state.held[first, holder] += int(state.held[second, holder])
            state.held[second, holder] = 0
    card = value * 2 - 2 if may_be_first else value * 2 - 1
    state.held[int(state.group[card]), seat] -= 1
    state.group[card] = SEEN


def resign(state: Any, seat: int) -> None:
    """P-23: with more than two sides the others play on; otherwise the game ends in their favour."""
    if int(state.players) == 2 or int(state.teams) == YES:
        for other in range(1, int(state.players) + 1):
            state.places[other] = 2 if side_of(other) == side_of(seat) else 1
        state.resigned[seat] = 1
        end(state, RESIGNED)
        return
    give_up(state, seat)
    if count_playing(state) == 1:
        state.places[next_playing(state, seat)] = 1
        end(state, RESIGNED)
    elif int(state.seat) == seat:
        put_back(state, seat)
        begin_turn(state, next_playing(state, seat))


def put_back(state: Any, seat: int) -> None:
    """The card a seat had turned up when it resigned stays, known to all, with that seat."""
    card = int(state.turned_up)
    if int(state.players) == 3 and card & 3 == NEUTRAL:
        group = free_group(state)
        state.group[card_in_group(state, SEEN, card >> 2)] = group
        state.held[group, seat] = 1


def score(state: Any, seat: int) -> int:
    """Rounds won."""
    return int(state.wins[seat])


def hide(state: Any, seat: int) -> None:
    """P-5: nobody knows the order of a pile, their own neither."""
    forget_seed(state)
    for owner in range(1, int(state.players) + 1):
        for i in range(first_hidden(state, owner), PILE):
            state.piles[owner, i] = 0


def first_hidden(state: Any, seat: int) -> int:
    """The first card of a pile that has not been turned up."""
    return int(state.turned[seat]) + (int(state.seat) == seat and int(state.turned_up) != 0)


def imagine(state: Any, seat: int, luck: Any) -> None:
    """Fills the piles with the cards not seen: all ways to do so are equally likely."""
    imagine_seed(state, luck)
    if int(state.players) == 3:
        imagine_neutrals(state, luck)
    for colour in range(COLOURS):
        imagine_colour(state, colour, luck)
    for owner in range(1, int(state.players) + 1):
        start = first_hidden(state, owner)
        for i in range(int(state.sizes[owner]) - start - 1, 0, -1):
            j = fast_below(luck, i + 1)
            card = state.piles[owner, start + i]
            state.piles[owner, start + i] = state.piles[owner, start + j]
            state.piles[owner, start + j] = card


def imagine_neutrals(state: Any, luck: Any) -> None:
    for group in range(NEUTRALS):
        one, two, three = int(state.held[group, 1]), int(state.held[group, 2]), int(state.held[group, 3])
        for card in range(NEUTRALS):
            if int(state.group[card]) != group:
                continue
            pick = fast_below(luck, one + two + three)
            if pick < one:
                one -= 1
                fill_blank(state, 1, card // 2 * 4 + 4 + NEUTRAL)
            elif pick < one + two:
                two -= 1
                fill_blank(state, 2, card // 2 * 4 + 4 + NEUTRAL)
            else:
                three -= 1
                fill_blank(state, 3, card // 2 * 4 + 4 + NEUTRAL)


def imagine_colour(state: Any, colour: int, luck: Any) -> None:
    """The cards of a colour that nobody has seen this round go to the piles of its side."""
    players = int(state.players)
    if players == 3 and colour == NEUTRAL:
        return
    owner = colour // 2 + 1 if players == 2 or int(state.teams) == YES else colour + 1
    partner = owner + 2 if int(state.teams) == YES else 0
    for value in range(1, VALUES + 1):
        card = value * 4 + colour
        unseen = COPIES - int(state.removed[card]) - int(state.played[card]) - (int(state.turned_up) == card)
        for _ in range(unseen):
            blanks = count_blanks(state, owner)
            others = count_blanks(state, partner) if partner else 0
            if fast_below(luck, max(1, blanks + others)) < blanks:
                fill_blank(state, owner, card)
            else:
                fill_blank(state, partner, card)


def count_blanks(state: Any, seat: int) -> int:
    count = 0
    for i in range(first_hidden(state, seat), int(state.sizes[seat])):
        count += int(state.piles[seat, i]) == 0
    return count


def fill_blank(state: Any, seat: int, card: int) -> None:
    """Puts a card on the first unknown place of a pile; a seat that resigned may have no pile."""
    for i in range(first_hidden(state, seat), int(state.sizes[seat])):
        if int(state.piles[seat, i]) == 0:
            state.piles[seat, i] = card
            return

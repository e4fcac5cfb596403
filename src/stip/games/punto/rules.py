"""The rules of Punto: the record of a position and the functions over it (clauses P-1 to P-23).

A card is value * 4 + colour; a move is its place. Piles and what is known of them are in piles.py, rows in rows.py.
"""

from __future__ import annotations

from typing import Any

from stip.games.punto.board import (
    AREA,
    CLOSED,
    COLOURS,
    MIDDLE,
    NEUTRAL,
    PLACES,
    SIDE,
    VALUES,
    WIDTH,
    YES,
    put_card,
    row_length,
    side_of,
)
from stip.games.punto.consistency import BOUNDS, is_consistent
from stip.games.punto.piles import (
    NEUTRALS,
    PILE,
    deal_first_neutrals,
    deal_neutrals_again,
    hide,
    imagine,
    leave_group,
    make_piles,
    put_back,
)
from stip.games.punto.rows import count_rows, highest_in_rows, is_neutral
from stip.kernel.seats import RESIGNED, SEAT_SLOTS, count_playing, end, give_up, next_playing
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

MAX_MOVES = SIDE * SIDE
CARDS = (VALUES + 1) * COLOURS  # codes, not all of them used

STATE = state_type(
    options=[("rounds_to_win", "i1"), ("teams", "i1")],
    fields=[
        ("round_number", "i1"),  # from 1
        ("starter", "i1"),  # of this round
        ("wins", "i1", (SEAT_SLOTS,)),  # rounds won
        ("last_winner", "i1"),  # of the last round: a seat, or 0
        ("last_removed", "i1"),  # the card that its winner removed, or 0
        ("last_mover", "i1", (3,)),  # the seat of each side that placed a card last; teams only
        ("rows", "i1", (SEAT_SLOTS,)),  # counted when a round ended without a winning one: by side
        ("row_points", "i2", (SEAT_SLOTS,)),
        ("row_highest", "i1", (SEAT_SLOTS,)),
        ("turned_up", "i1"),  # the card to be placed
        ("low_row", "i1"),  # the rows and columns in use
        ("high_row", "i1"),
        ("low_column", "i1"),
        ("high_column", "i1"),
        ("top", "i1", (PLACES,)),  # the top card of each place, or 0
        ("bar", "i1", (PLACES,)),  # the points that a card must exceed at each place: P-8, P-9
        ("heights", "i1", (PLACES,)),  # how many cards lie at each place
        ("piles", "i1", (SEAT_SLOTS, PILE)),  # top card first; entry 0 is for sorting
        ("sizes", "i1", (SEAT_SLOTS,)),  # of the piles when the round began
        ("turned", "i1", (SEAT_SLOTS,)),  # cards of a pile that have been placed
        ("played", "i1", (CARDS,)),  # how many of each card lie on the table
        ("removed", "i1", (CARDS,)),  # how many of each card are out of the game (P-18)
        ("group", "i1", (NEUTRALS,)),  # of each neutral card, two of a value adjacent
        ("held", "i1", (NEUTRALS, COLOURS)),  # cards of each group in the pile of each seat
    ],
)


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


def begin_turn(state: Any, seat: int) -> None:
    """Begin a seat's turn; a player who must play and cannot ends the round (P-14)."""
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
    for side in range(1, SEAT_SLOTS):
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


def end_round(state: Any, winner: int, highest: int) -> None:
    """The winner's seat, or 0 for a drawn round, and the card to be removed (P-17 to P-23)."""
    state.last_winner = winner
    if winner:
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
    state.last_removed = highest
    if winner:
        state.removed[highest] += 1
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


def score(state: Any, seat: int) -> int:
    """Return the rounds won."""
    return int(state.wins[seat])

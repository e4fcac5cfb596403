"""What a bot should know of Punto: which rows may still be made, with which cards, and how soon.

Whatever lies within a straight line of the length that wins is a *window*. What a window lacks of a colour must come
from the pile, with more points than what lies there: as nobody knows the order of a pile, the cards not seen are
counted, also the one turned up. Features of the round at hand count the more, the fewer rounds are left.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from stip.games.punto.piles import COLOURS, COPIES, VALUES, YES, side_of
from stip.games.punto.rows import LINES, WIDTH, row_length, side_of_colour
from stip.games.punto.rules import AREA

FEATURES = ("rounds", "to_move", "now", "next", "fork", "lacks_one", "lacks_two", "lacks_three", "firm_one", "firm_two", "points", "pile")
VARIANTS = ("2", "3", "4", "teams")
IS_OPEN = 0
EXPLORATION = 0.6
TEMPERATURE = 0.05
CHOICES = 24
BITS = 5  # for a number of cards of one colour


def variant(state: Any) -> int:
    return 3 if int(state.teams) == YES else int(state.players) - 2


def features(state: Any, seat: int, numbers: Any) -> None:
    is_two_sided = int(state.players) == 2 or int(state.teams) == YES
    side = side_of(seat) if is_two_sided else seat
    is_to_move = (side_of(int(state.seat)) if is_two_sided else int(state.seat)) == side
    for i in range(len(FEATURES)):
        numbers[i] = 0.0
    left = max(1, cards_left(state, seat))
    chance = 0.0
    for colour in range(COLOURS):
        if side_of_colour(state, colour) == side:
            chance += weigh_windows(state, colour, left, numbers)
    stake = stake_of_round(state)
    odds = log((1.0 + chance) / (1.02 - chance))
    numbers[1] = is_to_move
    numbers[2] = odds if is_to_move else 0.0
    numbers[3] = 0.0 if is_to_move else odds
    for i in range(1, len(FEATURES)):
        numbers[i] *= stake
    numbers[0] = sqrt(float(state.rounds_to_win)) - sqrt(float(state.rounds_to_win) - float(state.wins[seat]))


def cards_left(state: Any, seat: int) -> int:
    """In the pile of a seat, or of its team."""
    left = int(state.sizes[seat]) - int(state.turned[seat])
    if int(state.teams) == YES:
        partner = (seat + 1) % 4 + 1
        left += int(state.sizes[partner]) - int(state.turned[partner])
    return left


def stake_of_round(state: Any) -> float:
    """1 if it decides the game for everybody; nearly the slope of the log-odds to win the game."""
    players = int(state.players)
    needed = 0
    for seat in range(1, players + 1):
        needed += int(state.rounds_to_win) - int(state.wins[seat])
    return players / needed


def weigh_windows(state: Any, colour: int, left: int, numbers: Any) -> float:
    """Adds what the windows are worth to a colour; returns the chance that the next card completes a row."""
    length = row_length(state)
    above = cards_above(state, colour)
    best = second = best_place = 0
    low_row, high_row = int(state.high_row) - AREA + 1, int(state.low_row) + AREA
    low_column, high_column = int(state.high_column) - AREA + 1, int(state.low_column) + AREA
    share = 1.0 / left
    for line in range(4):
        step = LINES[line]
        last_row = high_row if line == 0 else high_row - length + 1
        first_column = low_column + length - 1 if line == 3 else low_column
        last_column = high_column - length + 1 if line == 0 or line == 2 else high_column
        for row in range(low_row, last_row):
            for place in range(row * WIDTH + first_column, row * WIDTH + last_column):
                lacks = 0
                ways = 1
                lowest = VALUES
                gap = 0
                for i in range(length):
                    card = int(state.top[place + i * step])
                    if card and card & 3 == colour:
                        lowest = min(lowest, card >> 2)
                    else:
                        lacks += 1
                        ways *= above >> BITS * (card >> 2) & 31
                        gap = place + i * step
                if lacks == 1:
                    numbers[5] += ways * share
                    numbers[8] += ways * share * lowest / 9.0
                    if ways > best:
                        if gap != best_place:
                            second = best
                        best = ways
                        best_place = gap
                    elif ways > second and gap != best_place:
                        second = ways
                elif lacks == 2:
                    numbers[6] += ways * share * share
                    numbers[9] += ways * share * share * lowest / 9.0
                elif lacks == 3:
                    numbers[7] += ways * share * share * share
    for row in range(int(state.low_row), int(state.high_row) + 1):
        for place in range(row * WIDTH + int(state.low_column), row * WIDTH + int(state.high_column) + 1):
            card = int(state.top[place])
            if card and card & 3 == colour:
                numbers[10] += (card >> 2) / 9.0
    for value in range(9):
        numbers[11] += (above >> BITS * value & 31) * share
    numbers[4] += second * share
    return best * share


def cards_above(state: Any, colour: int) -> int:
    """For each number of points, 0 to 9: how many cards with more are still to come, in BITS each."""
    above = 0
    count = 0
    for value in range(VALUES, 0, -1):
        above |= count << BITS * value
        count += COPIES - int(state.removed[value * 4 + colour]) - int(state.played[value * 4 + colour])
    return above | count


def interesting(state: Any, moves: Any, count: int) -> int:
    return count


def sight(state: Any) -> int:
    """The card turned up, and in which round."""
    return int(state.round_number) * 64 + int(state.turned_up)

"""Punto for programs that learn: moves as actions of a fixed space, and positions as arrays of small numbers.

An action is the place where the card goes that is turned up: row * 11 + column, a1 first. Colours and seats are
numbered as a seat sees them: its own first, then the others clockwise. With two sides the own colours are 0 and 1; with
three players colour 3 is the neutral one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.games.observation import Part, starts
from stip.games.punto.board import (
    COLOURS,
    COPIES,
    NEUTRAL,
    PLACES,
    SIDE,
    VALUES,
    WIDTH,
    YES,
    first_hidden,
    side_of,
)
from stip.games.punto.piles import PILE
from stip.kernel.seats import MAX_SEATS

VERSION = 0
IS_OPEN = 0

AREA = SIDE * SIDE
ACTIONS = AREA
MOST_ROUNDS = 60  # 12 times the most that win (P-23)

OBSERVATION: tuple[Part, ...] = (
    Part("tops", (COLOURS, SIDE, SIDE), "the points of the top card, in the plane of its colour", VALUES),
    Part("turned_up", (COLOURS,), "the points of the card to be placed, at its colour", VALUES),
    Part("unseen", (COLOURS, VALUES), "how many of each card are in piles, by colour and points", COPIES),
    Part("pile_sizes", (MAX_SEATS,), "the cards in the pile of each seat", PILE),
    Part("wins", (MAX_SEATS,), "the rounds that each seat has won", 5),
    Part("to_move", (MAX_SEATS,), "the seat to move"),
    Part("starter", (MAX_SEATS,), "the seat that started the round"),
    Part("playing", (MAX_SEATS,), "the seats that have not resigned"),
    Part("players", (3,), "for 2, 3 or 4 players"),
    Part("teams", (1,), "1 for teams=yes"),
    Part("rounds_to_win", (1,), "how many rounds win the game", 5),
    Part("round_number", (1,), "the rounds begun", MOST_ROUNDS),
)
# fmt: off
(
    TOPS, TURNED_UP, UNSEEN, PILE_SIZES, WINS, TO_MOVE, STARTER, PLAYING, PLAYERS, TEAMS,
    ROUNDS_TO_WIN, ROUND_NUMBER,
) = starts(OBSERVATION)
# fmt: on


ACTION_AT = np.full(PLACES, -1, np.int16)  # by place,
PLACE_AT = np.zeros(ACTIONS, np.int16)  # and back
for _action in range(ACTIONS):
    PLACE_AT[_action] = (_action // SIDE + 1) * WIDTH + _action % SIDE + 1
    ACTION_AT[PLACE_AT[_action]] = _action


def action_of(state: Any, move: int) -> int:
    return int(ACTION_AT[move])


def move_of(state: Any, action: int) -> int:
    return int(PLACE_AT[action])


def observe(state: Any, seat: int, out: Any) -> None:
    players = int(state.players)
    me = max(seat, 1)  # a spectator looks as seat 1 does
    seen = seen_colours(state, me)
    write_cards(state, seen, out)
    for other in range(1, players + 1):
        place = (other - me) % players
        out[PILE_SIZES + place] = int(state.sizes[other]) - first_hidden(state, other)
        out[WINS + place] = int(state.wins[other])
        out[TO_MOVE + place] = int(state.seat) == other and int(state.over) == 0
        out[STARTER + place] = int(state.starter) == other
        out[PLAYING + place] = int(state.resigned[other]) == 0
    out[PLAYERS + players - 2] = 1
    out[TEAMS] = int(state.teams)
    out[ROUNDS_TO_WIN] = int(state.rounds_to_win)
    out[ROUND_NUMBER] = int(state.round_number)


def seen_colours(state: Any, seat: int) -> int:
    """The number of each colour as a seat sees it, two bits for each."""
    if int(state.players) == 2 or int(state.teams) == YES:
        first = 2 * side_of(seat) - 2
    else:
        first = seat - 1
    seen = 0
    for colour in range(COLOURS):
        number = (colour - first) & 3
        if int(state.players) == 3:
            number = NEUTRAL if colour == NEUTRAL else (colour - first + NEUTRAL) % NEUTRAL
        seen |= number << 2 * colour
    return seen


def write_cards(state: Any, seen: int, out: Any) -> None:
    """Write the cards on the table, and those that nobody has seen."""
    for row in range(int(state.low_row), int(state.high_row) + 1):
        first = row * WIDTH
        shift = (row - 1) * SIDE - 1 - first
        for place in range(first + int(state.low_column), first + int(state.high_column) + 1):
            card = int(state.top[place])  # of no points where there is none
            out[TOPS + (seen >> 2 * (card & 3) & 3) * AREA + place + shift] = card >> 2
    for colour in range(COLOURS):
        place = UNSEEN + (seen >> 2 * colour & 3) * VALUES - 1
        for value in range(1, VALUES + 1):
            card = value * 4 + colour
            out[place + value] = COPIES - int(state.removed[card]) - int(state.played[card])
    card = int(state.turned_up)
    if card:
        colour = seen >> 2 * (card & 3) & 3
        out[TURNED_UP + colour] = card >> 2
        out[UNSEEN + colour * VALUES + (card >> 2) - 1] -= 1

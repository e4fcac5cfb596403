"""What a network sees of a position of Tokken besides the features: where every pawn stands and who is near whom, the
cards of both hands, and how far the deal has come.
"""

from __future__ import annotations

from typing import Any

from stip.games.tokken.board import COLOURS, HOME, QUARTER, across, count_home
from stip.games.tokken.codes import KING
from stip.games.tokken.hands import JOKER, MOST_CARDS, RANKS, ROUNDS

RING = 2 * QUARTER  # fields; on the longer ring, pairs of them
PLACES = RING + 2  # with the home row and the reserve
REACH = KING  # as far ahead as a pawn is looked for
OWN = 0  # pawns of each colour on each place,
THEIRS = OWN + COLOURS * PLACES  # as their owner counts it
AHEAD = THEIRS + COLOURS * PLACES  # how far their pawns are in front of the own ones,
BEHIND = AHEAD + REACH  # and behind them
OWN_CARDS = BEHIND + REACH  # ranks in hand, once or twice
THEIR_CARDS = OWN_CARDS + 2 * RANKS
ROUND = THEIR_CARDS + 2 * RANKS  # of the deal, by whose turn comes first and how many cards are left
HOMES = ROUND + ROUNDS * 2 * (MOST_CARDS + 1)  # how many pawns of each seat are home
ENTERING = HOMES + (COLOURS + 1) ** 2  # aces, kings and the joker that have been played
TO_MOVE = ENTERING + 6
SEVEN = TO_MOVE + 2  # steps that are left of it
PATTERN_COUNT = SEVEN + 8
KNOWS_CHANGES = 0


def stake(state: Any) -> float:
    return 1.0


def patterns(state: Any, seat: int, there: Any) -> int:
    count = 0
    for colour in range(COLOURS):
        there[count] = OWN + colour * PLACES + place_number(state, int(state.pawns[seat, colour]))
        there[count + 1] = THEIRS + colour * PLACES + place_number(state, int(state.pawns[3 - seat, colour]))
        count += 2
    count = add_neighbours(state, seat, there, count)
    count = add_cards(state, seat, OWN_CARDS, there, count)
    count = add_cards(state, 3 - seat, THEIR_CARDS, there, count)
    is_first = int(state.dealer) != seat
    rounds = (int(state.round_number) - 1) * 2 + int(is_first)
    there[count] = ROUND + rounds * (MOST_CARDS + 1) + int(state.hand_sizes[seat])
    there[count + 1] = HOMES + count_home(state, seat) * (COLOURS + 1) + count_home(state, 3 - seat)
    there[count + 2] = ENTERING + int(state.played[1]) + int(state.played[KING]) + int(state.played[JOKER])
    count += 3
    if int(state.seat) == seat:
        there[count] = TO_MOVE + int(state.is_exchanging)
        there[count + 1] = SEVEN + int(state.seven_left)
        count += 2
    return count


def place_number(state: Any, place: int) -> int:
    if place >= HOME:
        return RING if place == HOME else RING + 1
    return place * RING // int(state.track)


def add_neighbours(state: Any, seat: int, there: Any, count: int) -> int:
    """Adds for each two pawns of different seats on the ring how near they are."""
    track = int(state.track)
    for colour in range(COLOURS):
        own = int(state.pawns[seat, colour])
        if own >= HOME:
            continue
        for other in range(COLOURS):
            theirs = int(state.pawns[3 - seat, other])
            if theirs < HOME:
                distance = (across(state, theirs) - own) % track
                if 0 < distance <= REACH:
                    there[count] = AHEAD + distance - 1
                    count += 1
                elif track - distance <= REACH:
                    there[count] = BEHIND + track - distance - 1
                    count += 1
    return count


def add_cards(state: Any, seat: int, first: int, there: Any, count: int) -> int:
    """Adds the ranks in a hand, each as the first or the second of its kind."""
    last = 0
    for i in range(int(state.hand_sizes[seat])):
        rank = int(state.hands[seat, i]) >> 2
        there[count] = first + 2 * rank + int(rank == last)
        last = rank
        count += 1
    return count


def changes(state: Any, move: int, there: Any, ends: Any, numbers: Any) -> bool:
    return False

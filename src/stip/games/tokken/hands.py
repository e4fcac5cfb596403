"""The hands of Tokken: cards that come, go and change hands, and what the other player knows of them (T-5, T-8, G-4).

A rank is 1 for the ace up to 13 for the king, 14 for the joker. A card in a hand is rank * 4, with KEPT while it takes
no part in the exchange and KNOWN when the other player knows that it is there. A rank of 0 is a card that a view does
not show. Hands are sorted.

What a player knows of the other's hand is what they gave or lost to it in an exchange, until that card is played: with
two of a rank it is the known one that goes first, for what stays behind is then as unknown as it was.
"""

from __future__ import annotations

from typing import Any

JOKER = 14
RANKS = 15  # entries for ranks 1 to 14
MOST_CARDS = 5  # in a hand, also with a kept card
PACK = 27
ROUNDS = 3  # of a deal
HAND_SIZES = (5, 4, 4)  # that each player is dealt in a round

KNOWN, KEPT = 1, 2  # flags of a card


def exchange_gifts(state: Any) -> None:
    for seat in range(1, 3):
        drop_card(state, seat, find_card(state, seat, int(state.gifts[seat])))
    take_part_again(state)
    for seat in range(1, 3):
        add_card(state, seat, int(state.gifts[3 - seat]) * 4 + KNOWN)


def take_part_again(state: Any) -> None:
    """After the exchange a kept card is like any other."""
    for seat in range(1, 3):
        for i in range(int(state.hand_sizes[seat])):
            state.hands[seat, i] &= ~KEPT


def take_card(state: Any, seat: int) -> None:
    """The next card of the pile comes into a hand."""
    rank = int(state.pack[int(state.dealt)])
    state.dealt += 1
    add_card(state, seat, rank * 4)


def play_card(state: Any, seat: int, rank: int) -> None:
    """A card goes face up; of two the one that the other player knows of."""
    i = find_card(state, seat, rank)
    while i + 1 < int(state.hand_sizes[seat]) and int(state.hands[seat, i + 1]) >> 2 == rank:
        i += 1
    drop_card(state, seat, i)
    state.played[rank] += 1
    state.on_top = rank


def find_card(state: Any, seat: int, rank: int) -> int:
    """Return where the first card of a rank is in a hand, preferably one that was not kept."""
    i = 0
    while int(state.hands[seat, i]) >> 2 != rank:
        i += 1
    return i


def drop_card(state: Any, seat: int, i: int) -> None:
    last = int(state.hand_sizes[seat]) - 1
    for j in range(i, last):
        state.hands[seat, j] = state.hands[seat, j + 1]
    state.hands[seat, last] = 0
    state.hand_sizes[seat] = last


def add_card(state: Any, seat: int, card: int) -> None:
    i = int(state.hand_sizes[seat])
    while i > 0 and int(state.hands[seat, i - 1]) > card:
        state.hands[seat, i] = state.hands[seat, i - 1]
        i -= 1
    state.hands[seat, i] = card
    state.hand_sizes[seat] += 1


def hide_hand(state: Any, owner: int, seat: int) -> None:
    for i in range(int(state.hand_sizes[owner])):
        card = int(state.hands[owner, i])
        if seat == 0 or not card & KNOWN:
            state.hands[owner, i] = card & KEPT
    sort_hand(state, owner)


def sort_hand(state: Any, seat: int) -> None:
    count = int(state.hand_sizes[seat])
    state.hand_sizes[seat] = 0
    for i in range(count):
        add_card(state, seat, int(state.hands[seat, i]))


def spread_unseen(state: Any, start: int) -> None:
    """Writes the ranks not seen to the pack, from `start` on; there are as many as there is room for."""
    for rank in range(1, RANKS):
        unseen = (1 if rank == JOKER else 2) - int(state.played[rank])
        for owner in range(1, 3):
            for i in range(int(state.hand_sizes[owner])):
                unseen -= int(state.hands[owner, i]) >> 2 == rank
        for _ in range(unseen):
            state.pack[start] = rank
            start += 1


def may_keep(state: Any, seat: int) -> bool:
    """T-12: the last card, if it can be played, because of the joker's extra one."""
    return (
        int(state.took_extra) == seat
        and int(state.hand_sizes[seat]) == 1
        and int(state.hand_sizes[3 - seat]) == 0
        and int(state.round_number) < ROUNDS
    )

"""The piles of Punto: who has which cards, what everybody knows of them, and what a view leaves to be imagined.

Nobody knows the order of a pile, and what is in it only as far as it can be counted. With three players that is less
than it seems, because nobody sees who gets which neutral cards: they lie in *groups*, sets of neutral cards of which
everybody knows how many each seat holds. Every deal of neutral cards makes a group; a card turned up leaves its group;
if it may have come from either of two, nobody can tell these two apart any more, and they become one.
"""

from __future__ import annotations

from typing import Any

from stip.games.punto.board import COLOURS, COPIES, NEUTRAL, VALUES, YES, first_hidden, side_of
from stip.kernel.chance import draw_below, forget_seed, imagine_seed, shuffle
from stip.kernel.seats import is_playing, next_playing

PILE = 36
NEUTRALS = VALUES * COPIES
SEEN = NEUTRALS  # the group of a neutral card that lies face up


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
    """Deal six random neutral cards to each player (P-2)."""
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
    return 0  # pragma: no cover: there are as many groups as cards, and a card is in none while it is seen


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


def put_back(state: Any, seat: int) -> None:
    """The card a seat had turned up when it resigned stays, known to all, with that seat."""
    card = int(state.turned_up)
    if int(state.players) == 3 and card & 3 == NEUTRAL:
        group = free_group(state)
        state.group[card_in_group(state, SEEN, card >> 2)] = group
        state.held[group, seat] = 1


def hide(state: Any, seat: int) -> None:
    """P-5: nobody knows the order of a pile, their own neither."""
    forget_seed(state)
    for owner in range(1, int(state.players) + 1):
        for i in range(first_hidden(state, owner), PILE):
            state.piles[owner, i] = 0


def imagine(state: Any, seat: int, rng: Any) -> None:
    """Fills the piles with the cards not seen: all ways to do so are equally likely. Meanwhile entry 0 tells of each
    pile its first place that is not filled yet."""
    imagine_seed(state, rng)
    for owner in range(1, int(state.players) + 1):
        state.piles[0, owner] = first_hidden(state, owner)
    if int(state.players) == 3:
        imagine_neutrals(state)
    for colour in range(COLOURS):
        imagine_colour(state, colour)
    clear_sorting(state)
    for owner in range(1, int(state.players) + 1):
        start = first_hidden(state, owner)
        shuffle(state, state.piles[owner], start, int(state.sizes[owner]) - start)


def imagine_neutrals(state: Any) -> None:
    for group in range(NEUTRALS):
        one, two, three = int(state.held[group, 1]), int(state.held[group, 2]), int(state.held[group, 3])
        for card in range(NEUTRALS):
            if int(state.group[card]) != group:
                continue
            pick = draw_below(state, one + two + three)
            if pick < one:
                one -= 1
                fill_blank(state, 1, card // 2 * 4 + 4 + NEUTRAL)
            elif pick < one + two:
                two -= 1
                fill_blank(state, 2, card // 2 * 4 + 4 + NEUTRAL)
            else:
                three -= 1
                fill_blank(state, 3, card // 2 * 4 + 4 + NEUTRAL)


def imagine_colour(state: Any, colour: int) -> None:
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
            if draw_below(state, max(1, blanks + others)) < blanks:
                fill_blank(state, owner, card)
            else:
                fill_blank(state, partner, card)


def count_blanks(state: Any, seat: int) -> int:
    return int(state.sizes[seat]) - int(state.piles[0, seat])


def fill_blank(state: Any, seat: int, card: int) -> None:
    """Puts a card on the first unknown place of a pile; a seat that resigned may have no pile."""
    place = int(state.piles[0, seat])
    if place < int(state.sizes[seat]):
        state.piles[seat, place] = card
        state.piles[0, seat] = place + 1

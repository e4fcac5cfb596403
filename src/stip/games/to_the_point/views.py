"""What a seat sees of To the Point, and what it can imagine (TP-24, G-4).

Whoever counts cards knows all of the opponent's hand when the discards are shuffled, because the pile is empty then.
`kept` says what each player still holds of that; the rest of a hand came from the present pile.
"""

from __future__ import annotations

from typing import Any

from stip.games.to_the_point.arrays import ALL_TILES, PLACE_OF_TILE
from stip.games.to_the_point.board import COPIES, HAND, KINDS, NO_TILE, TILES
from stip.kernel.chance import draw_below, forget_seed, imagine_seed, shuffle

HIDDEN = -1  # a card that the seat whose view it is cannot see


def hide(state: Any, seat: int) -> None:
    """TP-24, G-4: the other hand and the order of both piles; from a spectator both hands and what was kept of them."""
    forget_seed(state)
    for i in range(int(state.next_tile), TILES):
        state.tile_pile[i] = NO_TILE
    for i in range(int(state.card_end)):
        state.card_pile[i] = HIDDEN
    for owner in range(1, 3):
        if owner != seat:
            for i in range(HAND):
                if int(state.hands[owner, i]):
                    state.hands[owner, i] = HIDDEN
    if seat == 0:
        state.kept[:] = 0


def imagine(state: Any, seat: int, rng: Any) -> None:
    """All ways to fill the piles and the hidden hand with the tiles and cards not seen are equally likely."""
    imagine_seed(state, rng)
    imagine_tiles(state)
    one = hidden_cards(state, 1)
    two = hidden_cards(state, 2)
    place = int(state.next_card)
    left = int(state.card_end) - place + one + two
    for card in range(1, KINDS):
        unseen = COPIES - int(state.discards[card])
        for owner in range(1, 3):
            if owner == seat:
                unseen -= count_in_hand(state, owner, card)
            else:
                unseen -= int(state.kept[owner, card])
                for _ in range(int(state.kept[owner, card])):
                    take_in_hand(state, owner, card)
        for _ in range(unseen):
            pick = draw_below(state, left)
            left -= 1
            if pick < one:
                one -= 1
                take_in_hand(state, 1, card)
            elif pick < one + two:
                two -= 1
                take_in_hand(state, 2, card)
            else:
                state.card_pile[place] = card
                place += 1
    shuffle(state, state.card_pile, int(state.next_card), int(state.card_end) - int(state.next_card))


def imagine_tiles(state: Any) -> None:
    """Put the tiles that have not been drawn into the pile (TP-10)."""
    seen = 0  # a bit for each of all tiles
    for i in range(int(state.next_tile)):
        place = int(PLACE_OF_TILE[int(state.tile_pile[i])])
        while seen >> place & 1:
            place += 1
        seen |= 1 << place
    count = int(state.next_tile)
    for place in range(TILES):
        if seen >> place & 1 == 0:
            state.tile_pile[count] = ALL_TILES[place]
            count += 1
    shuffle(state, state.tile_pile, int(state.next_tile), TILES - int(state.next_tile))


def hidden_cards(state: Any, owner: int) -> int:
    """Return how many cards of a hand are completely unknown."""
    count = 0
    for i in range(HAND):
        count += int(state.hands[owner, i]) == HIDDEN
    if count:
        for card in range(1, KINDS):
            count -= int(state.kept[owner, card])
    return count


def count_in_hand(state: Any, owner: int, card: int) -> int:
    count = 0
    for i in range(HAND):
        count += int(state.hands[owner, i]) == card
    return count


def take_in_hand(state: Any, owner: int, card: int) -> None:
    """Put a card into the first hidden place of a hand; cards come in order."""
    for i in range(HAND):  # pragma: no branch: there is such a place
        if int(state.hands[owner, i]) == HIDDEN:
            state.hands[owner, i] = card
            return

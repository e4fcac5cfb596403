"""How many positions Tokken has, and how many worlds fit a view."""

from __future__ import annotations

from math import comb, perm

from stip.games.contract import State
from stip.games.counting import count_deals, count_holdings
from stip.games.tokken.board import COLOURS, QUARTER
from stip.games.tokken.hands import JOKER, KEPT, MOST_CARDS, PACK, RANKS

TRACK = 2 * QUARTER  # fields of the usual track
COPIES = [1 if rank == JOKER else 2 for rank in range(1, RANKS)]
PAWNS = 2 * COLOURS


def count_positions(players: int) -> int:
    """Return the number of ways to place the pawns on the track, on their spots at home or in reserve, times the ways
    in which the cards may be in both hands, played or in the pile, times the seats that may be to move."""
    pawns = sum(comb(PAWNS, on) * perm(TRACK, on) << PAWNS - on for on in range(PAWNS + 1))  # at home or in reserve
    return pawns * count_holdings(COPIES, [MOST_CARDS] * players) * players


def count_worlds(view: State, seat: int) -> int:
    """Return how many hands the other player may hold, each with all orders of the pile. A gift that has been chosen
    and not been shown is not counted."""
    unseen = [copies - int(view.played[rank]) for rank, copies in enumerate(COPIES, 1)]
    blanks = [0, 0]  # cards that are not seen: those that were kept, and others
    for owner in (1, 2):
        for card in view.hands[owner, : int(view.hand_sizes[owner])].tolist():
            if rank := card >> 2:
                unseen[rank - 1] -= 1
            else:
                blanks[not card & KEPT] += 1
    return count_deals([(count, (0, 1, 2)) for count in unseen], blanks, [PACK - int(view.dealt)])

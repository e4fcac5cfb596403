"""The views of Tokken that are possible. A view may come from outside, and compiled code checks nothing.

`BOUNDS` has the values that each field may have; `is_consistent` says whether the fields fit together.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.games.tokken.board import ALL, HOME, RESERVE, can_complete, is_closed, lineup_of, with_idle
from stip.games.tokken.codes import BY_SWAP
from stip.games.tokken.hands import HAND_SIZES, JOKER, KEPT, KNOWN, MOST_CARDS, PACK, RANKS, ROUNDS
from stip.kernel.state import Bounds

COPIES = np.array([0] + [2] * (JOKER - 1) + [1])  # of each rank
DEALT = np.cumsum(2 * np.array(HAND_SIZES))  # cards dealt to both players by the end of each round's deal

BOUNDS: Bounds = {
    "pawns": (0, RESERVE),
    "hands": (0, RANKS * 4 - 1),
    "hand_sizes": (0, MOST_CARDS),
    "pack": (0, JOKER),
    "dealt": (0, PACK),
    "played": (0, 2),
    "on_top": (0, JOKER),
    "deal_number": (1, 60),
    "round_number": (1, ROUNDS),
    "dealer": (1, 2),
    "is_exchanging": (0, 1),
    "gifts": (0, JOKER),
    "took_extra": (0, 2),
    "seven_left": (0, 6),
    "seven_moved": (0, ALL),
    "last_seat": (0, 2),
    "last_move": (0, RANKS * 64 - 1),
}


def is_consistent(view: Any, seat: int) -> bool:
    """Return whether all pawns stand on fields, no card is missing or extra, and the seat to move can move."""
    return (
        bool(((view.pawns[1:] < view.track) | (view.pawns[1:] >= HOME)).all())
        and all(is_hand_consistent(view, owner, owner == seat) for owner in (1, 2))
        and are_cards_consistent(view)
        and (is_exchange_consistent(view, seat) if view.is_exchanging else is_turn_consistent(view))
    )


def is_hand_consistent(view: Any, owner: int, is_own: bool) -> bool:
    """Return whether a hand is sorted, empty after its last card, and shows all cards to its owner, to others only
    those that they know."""
    size = int(view.hand_sizes[owner])
    cards = view.hands[owner, :size]
    is_seen = cards >> 2 > 0
    return bool(
        not view.hands[owner, size:].any()
        and (np.diff(cards) >= 0).all()
        and (is_seen | (not is_own)).all()
        and (is_seen <= ((cards & KNOWN > 0) | is_own)).all()
    )


def are_cards_consistent(view: Any) -> bool:
    """Return whether all cards dealt are played or in a hand; a joker may have brought an extra one (T-5 to T-11)."""
    seen = view.hands[1:].ravel() >> 2
    known = np.bincount(seen[seen > 0], minlength=RANKS)
    extra = int(view.dealt) - int(DEALT[int(view.round_number) - 1])
    return bool(
        (known + view.played <= COPIES).all()
        and view.dealt == view.played.sum() + view.hand_sizes[1:].sum()
        and 0 <= extra <= view.played[JOKER]
    )


def is_exchange_consistent(view: Any, seat: int) -> bool:
    """Return whether both players have just been dealt a hand, apart from a kept card, and the one who did not deal
    chooses first (T-8)."""
    chooser = 3 - int(view.dealer)
    has_chosen = int(view.seat) != chooser
    fresh = [int((view.hands[owner, : view.hand_sizes[owner]] & KEPT == 0).sum()) for owner in (1, 2)]
    own = {int(card) >> 2 for card in view.hands[chooser] if not card & KEPT}
    gift = int(view.gifts[chooser])
    return bool(
        int(view.exchange) == BY_SWAP
        and fresh == [HAND_SIZES[int(view.round_number) - 1]] * 2
        and not view.seven_left
        and not view.seven_moved
        and view.gifts[3 - chooser] == 0
        and (gift in own - {0} if has_chosen and chooser == seat else gift == 0)
    )


def is_turn_consistent(view: Any) -> bool:
    """Return whether no card is marked as kept, and the seat to move has cards, or a seven that can be completed (T-9,
    T-27)."""
    seat, left, moved = int(view.seat), int(view.seven_left), int(view.seven_moved)
    if (view.hands[1:] & KEPT).any() or (moved and not left):
        return False
    if view.over or not left:
        return bool(view.over or view.hand_sizes[seat])
    lineup = lineup_of(view, seat)
    return bool(can_complete(view, lineup, is_closed(view, 3 - seat), left, with_idle(lineup, moved)))

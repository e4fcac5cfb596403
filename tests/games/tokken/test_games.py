"""Whole games of Tokken: they end by their rules, keep all cards, and are the same on every engine."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import numpy as np
import pytest
from kit.tokken import BOOK

from stip.games.tokken.board import HOME, RESERVE
from stip.games.tokken.positions import FULL_PACK
from stip.kernel.entry_point import engine
from stip.play.game import new
from stip.play.playouts import simulate
from stip.play.trace import random_policy

OPTIONS: list[dict[str, Any]] = [
    {"track": track, "exchange": exchange, "home_order": order, "dot_past_home": past}
    for track, exchange, order, past in product(
        (36, 72), ("swap", "draw", "none"), ("far_end", "free"), ("pass", "stay")
    )
]


@pytest.mark.clause("T-5", "T-3")
@pytest.mark.parametrize("options", OPTIONS)
def test_all_cards_and_pawns_are_there_at_every_ply(options: dict[str, Any]) -> None:
    """There are 27 cards, and four pawns each, no two on a field."""
    game = new("tokken", seed=1, **options)
    choose = random_policy(game.setup.seed)
    while not game.is_over and game.ply < (30 if engine() == "plain" else 400):
        state = game.state
        cards = [rank for rank in range(15) for _ in range(int(state.played[rank]))]
        for seat in (1, 2):
            assert (state.hands[seat] > 0).sum() == state.hand_sizes[seat]
            assert (
                list(state.hands[seat][: state.hand_sizes[seat]])
                == sorted(state.hands[seat])[5 - state.hand_sizes[seat] :]
            )
            cards += [int(card) >> 2 for card in state.hands[seat][: int(state.hand_sizes[seat])]]
        assert sorted(cards + [int(rank) for rank in state.pack[int(state.dealt) :]]) == FULL_PACK
        half = int(state.track) // 2
        on_ring = [int(p) for p in state.pawns[1] if p < HOME]
        on_ring += [(int(p) + half) % (2 * half) for p in state.pawns[2] if p < HOME]
        assert len(on_ring) == len(set(on_ring))
        assert all(0 <= place < 2 * half or place in (HOME, RESERVE) for place in state.pawns[1:].flat)
        game.play(choose(game))


@pytest.mark.clause("T-29", "T-30", "T-19")
def test_random_games_end_by_the_rules_or_the_limit() -> None:
    reasons: Counter[int] = Counter()
    for options in OPTIONS[::5] if engine() == "plain" else OPTIONS:
        games = 1 if engine() == "plain" else 40
        played = simulate(BOOK, 2, BOOK.read_options(options, 2), games, seed=3, threads=1)
        assert played.final_states["over"].all()
        for end in played.final_states:
            reasons[int(end["reason"])] += 1
            if end["reason"] == 29:
                assert sorted(end["places"][1:3]) == [1, 2]
                winner = list(end["places"]).index(1)
                assert (end["pawns"][winner] == HOME).all()
            else:
                assert list(end["places"][1:3]) == [1, 1]
            assert end["reason"] != 19 or end["home_order"] == 1
            assert end["reason"] != 30 or (end["deal_number"] == 60 and end["round_number"] == 3)
    assert set(reasons) <= {19, 29, 30}
    assert min(reasons[19], reasons[29]) > 50 or engine() == "plain"


@pytest.mark.parametrize("options", OPTIONS[::5])
def test_compiled_and_plain_play_the_same_game(options: dict[str, Any]) -> None:
    """Byte for byte, at every ply."""
    for entry_point in (BOOK.legal, BOOK.apply, BOOK.deal):
        entry_point.wait_until_compiled()
    game = new("tokken", seed=2, black_dot_offset=4, **options)
    choose = random_policy(game.setup.seed)
    moves = np.zeros(BOOK.rules.MAX_MOVES, np.int32)
    while not game.is_over and game.ply < 100:
        plain = np.array([game.state])
        count = BOOK.legal.function(plain, 0, moves)
        assert moves[:count].tolist() == game.legal_moves.codes.tolist()
        move = choose(game)
        game.play(move)
        BOOK.apply.function(plain, 0, int(move))
        assert plain[0].tobytes() == game.state.tobytes()

"""Tokken: what a player sees and may imagine (G-4)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import numpy as np
import pytest
from kit.positions import after
from kit.tokken import BOOK, hand, table

from stip.games.tokken.codes import GIVE
from stip.games.tokken.hands import KEPT
from stip.games.tokken.positions import FULL_PACK
from stip.kernel.buffer import Buffer
from stip.kernel.chance import start_fast
from stip.play.game import new
from stip.play.position import Position, View
from stip.play.trace import random_policy


def rng(seed: int) -> Buffer:
    words = np.zeros(4, np.uint32)
    start_fast(words, seed, 3)
    return Buffer(words)


def same(one: Position, two: Position) -> bool:
    return bool(one.state.tobytes() == two.state.tobytes())


def test_a_seat_sees_its_own_hand_only() -> None:
    position = table("9 K", other="A 3", pile="4 4")
    assert [hand(View(position, seat), 1) for seat in (0, 1, 2)] == ["? ?", "9 K", "? ?"]
    assert [hand(View(position, seat), 2) for seat in (0, 1, 2)] == ["? ?", "? ?", "A 3"]
    for seat in (0, 1, 2):
        view = View(position, seat)
        assert not view.state.pack.any()
        assert not view.state.seed.any()


def test_what_a_seat_cannot_see_does_not_change_its_view() -> None:
    """The other hand and the pile may be anything."""
    views = [View(table("9 K", other=other, pile=pile), 1) for other, pile in (("A 3", "4 4"), ("4 4", "3 A"))]
    assert same(*views)
    gifts = [after(table("9 2 3 4", exchanging=True, round_number=2, other="Q"), f"give {card}") for card in "29"]
    assert same(View(gifts[0], 2), View(gifts[1], 2))
    assert same(View(gifts[0], 0), View(gifts[1], 0))
    assert not same(View(gifts[0], 1), View(gifts[1], 1))


@pytest.mark.clause("T-8")
def test_a_choice_is_hidden_until_both_have_chosen() -> None:
    position = after(table("9 K 2 4", other="A 3 8 8", exchanging=True, round_number=2), "give 9")
    view = View(position, 2)
    assert (int(view.state.gifts[1]), int(view.state.last_move)) == (0, GIVE)
    assert int(View(position, 1).state.gifts[1]) == 9
    position = after(position, "give 8")
    assert View(position, 2).state.gifts.tolist() == [0, 9, 8]
    assert View(position, 1).state.gifts.tolist() == [0, 9, 8]
    assert View(position, 0).state.gifts.tolist() == [0, 0, 0]
    assert int(View(position, 0).state.last_move) == GIVE


@pytest.mark.clause("G-4")
def test_each_knows_the_card_it_gave_until_it_is_played() -> None:
    position = after(
        table("9 K 2 4", "r1", "g20", other="A 3 8 8", exchanging=True, round_number=2, pile="6 6 5 5 7 7 T T J"),
        "give 9",
        "give 8",
    )
    assert hand(View(position, 1), 2) == "? ? ? 9."
    assert hand(View(position, 2), 1) == "? ? ? 8."
    assert "9" not in hand(View(position, 0), 2)
    position = after(position, "8 r", "9 g")
    assert hand(View(position, 1), 2) == "? ? ?"
    assert hand(View(position, 2), 1) == "? ? ?"


def test_of_two_of_a_rank_the_known_one_is_played() -> None:
    """What stays behind is as unknown as it was before."""
    position = after(table("9. 9 K", "r1", other="Q"), "9 r")
    assert hand(position, 1) == "9 K"


@pytest.mark.clause("T-12")
def test_a_kept_card_is_known_to_its_owner_only_unless_the_other_gave_it() -> None:
    rest = "2 3 8 5 6 4 T J Q"
    kept = after(table("9", "r1", other="", took_extra=1, round_number=2, pile=rest), "keep")
    assert sum(card == "?'" for card in hand(View(kept, 2), 1).split()) == 1
    given = after(table("9.", "r1", other="", took_extra=1, round_number=2, pile=rest), "keep")
    assert "9.'" in hand(View(given, 2), 1).split()
    assert "?'" in hand(View(given, 0), 1).split()
    other = after(table("8", "r1", other="", took_extra=1, round_number=2, pile=rest.replace("8", "9")), "keep")
    assert same(View(kept, 2), View(other, 2))


@pytest.mark.clause("T-10")
def test_a_hand_thrown_away_is_seen() -> None:
    """It lies face up, so the cards can be counted."""
    position = after(table("9 8 2", other="A A 3", pile="K 4"), "out")
    for seed in range(20):
        world = View(position, 2).imagine(rng(seed))
        assert sorted(world.state.pack[-2:]) == [4, 13]


@pytest.mark.parametrize(("exchange", "seed"), [*product(["swap", "draw", "none"], [4, 5])])
def test_imagined_worlds_look_the_same_and_hold_the_same_cards(exchange: str, seed: int) -> None:
    game = new("tokken", seed=seed, exchange=exchange)
    choose = random_policy(game.setup.seed)
    while not game.is_over and game.ply < 250:
        for seat in (0, 1, 2):
            view = game.view(seat)
            world = view.imagine(rng(game.ply))
            assert same(View(world, seat), view), (game.ply, seat)
            assert cards_of(world) == FULL_PACK
            if seat:
                assert world.state.hands[seat].tolist() == game.state.hands[seat].tolist()
            choices = set(world.legal_moves.codes.tolist())
            assert choices
            if seat == game.turn:
                assert choices == set(game.legal_moves.codes.tolist())
        game.play(choose(game))


def cards_of(position: Position) -> list[int]:
    """All cards of a position, wherever they are."""
    state = position.state
    cards = [rank for rank in range(15) for _ in range(int(state.played[rank]))]
    for seat in (1, 2):
        cards += [int(card) >> 2 for card in state.hands[seat][: int(state.hand_sizes[seat])]]
    return sorted(cards + [int(rank) for rank in state.pack[int(state.dealt) :]])


def test_all_that_may_be_is_imagined_equally_often() -> None:
    """Seat 1 has not seen A, 3, 4, 4: two are in the other hand, beside the 9 that seat 1 gave."""
    view = View(table("K", other="A 3 9.", pile="4 4"), 1)
    counted: Counter[str] = Counter()
    generator = rng(5)
    for _ in range(12_000):
        counted[hand(view.imagine(generator), 2)] += 1
    expected = {"A 3 9.": 1, "A 4 9.": 2, "3 4 9.": 2, "4 4 9.": 1}
    assert set(counted) == set(expected)
    for cards, ways in expected.items():
        assert abs(counted[cards] - 2000 * ways) < 250, counted


@pytest.mark.clause("T-8")
def test_the_hidden_choice_is_imagined_among_the_cards_just_dealt() -> None:
    """It is never the kept card, which may be any that was not seen."""
    position = table("9' 3 4 6 8", other="A 2 T J", exchanging=True, round_number=2, pile="K")
    view = View(after(position, "give 3"), 2)
    generator = rng(8)
    kept: Counter[int] = Counter()
    gifts: Counter[int] = Counter()
    for _ in range(6000):
        world = view.imagine(generator).state
        cards = [int(card) for card in world.hands[1]]
        gift = int(world.gifts[1])
        assert gift in [card >> 2 for card in cards if not card & KEPT]
        assert int(world.last_move) == gift * 64 + GIVE
        kept[next(card >> 2 for card in cards if card & KEPT)] += 1
        gifts[gift] += 1
    for count in (kept, gifts):
        assert set(count) == {3, 4, 6, 8, 9, 13}
        assert max(count.values()) - min(count.values()) < 200, count


def test_an_imagined_game_can_be_played_to_its_end() -> None:
    game = new("tokken", seed=6, exchange="draw")
    choose = random_policy(game.setup.seed)
    for _ in range(40):
        game.play(choose(game))
    world = game.view(1).imagine(rng(2))
    generator = np.random.default_rng(1)
    while not world.is_over:
        codes = world.legal_moves.codes
        buffer = Buffer(np.array([world.state]))
        BOOK.apply(buffer, 0, int(codes[generator.integers(len(codes))]))
        world = Position(BOOK, buffer)
        assert cards_of(world) == FULL_PACK

"""Tokken: the cards, their rounds and their exchange (T-5 to T-12), the limit (T-30), and what a trace tells (G-7)."""

from __future__ import annotations

import numpy as np
import pytest
from kit.positions import after
from kit.tokken import BOOK, clause, hand, moves, refusal, table

from stip.games.tokken.positions import FULL_PACK
from stip.games.tokken.refusals import RANK_NAMES
from stip.kernel.chance import chacha20_word
from stip.play.game import Game, new
from stip.play.seed import key_words
from stip.play.trace import random_policy, trace


def play_on(game: Game, rounds: int) -> Game:
    """Plays at random until that many rounds have begun since the start."""
    choose = random_policy(game.setup.seed)
    began = 1
    while began < rounds and not game.is_over:
        before = int(game.state.round_number)
        game.play(choose(game))
        began += int(game.state.round_number) != before
    return game


@pytest.mark.clause("T-5")
def test_the_pack_has_27_cards() -> None:
    pack = BOOK.notation.trace_setup(new("tokken", seed=1).fields)["pack"]
    assert isinstance(pack, list)
    assert sorted(pack) == sorted("AA22334455667788 99TTJJQQKKX".replace(" ", ""))


@pytest.mark.clause("T-6", "T-7")
def test_a_deal_is_three_rounds_of_5_4_and_4_cards() -> None:
    game = new("tokken", seed=5)
    dealer, pack = int(game.state.dealer), game.state.pack.tolist()
    for cards in (5, 4, 4):
        assert game.state.hand_sizes[1:].tolist() == [cards, cards]
        assert (int(game.state.dealer), game.turn) == (dealer, 3 - dealer)
        play_on(game, 2)
    assert (int(game.state.deal_number), int(game.state.dealer)) == (2, 3 - dealer)
    assert game.turn == dealer
    assert int(game.state.dealt) == 10
    assert sorted(game.state.pack) == sorted(pack)
    assert game.state.pack.tolist() != pack, "it was shuffled again"


@pytest.mark.clause("T-7", "G-1")
def test_the_lot_names_who_begins_and_the_other_deals() -> None:
    for first in (1, 2):
        game = new("tokken", seed=1, first=first)
        assert (game.turn, int(game.state.dealer)) == (first, 3 - first)
    assert {new("tokken", seed=seed).turn for seed in range(10)} == {1, 2}


@pytest.mark.clause("T-6")
def test_cards_are_dealt_one_at_a_time_first_to_who_did_not_deal() -> None:
    game = new("tokken", seed=9, first=2, exchange="none")
    pack = [RANK_NAMES[rank] for rank in game.state.pack]
    assert sorted(hand(game, 2).split()) == sorted(pack[0:10:2])
    assert sorted(hand(game, 1).split()) == sorted(pack[1:10:2])


@pytest.mark.clause("T-8")
def test_in_a_swap_the_chosen_cards_change_hands_at_once() -> None:
    position = table("9 K 2 4", other="A 3 8 8", exchanging=True, dealer=2, round_number=2)
    assert moves(position) == "give 2, give 4, give 9, give K"
    position = after(position, "give 9")
    assert (position.turn, hand(position, 1)) == (2, "2 4 9 K")
    position = after(position, "give 8")
    assert (position.turn, hand(position, 1), hand(position, 2)) == (1, "2 4 8. K", "A 3 8 9.")
    assert clause(position, "give 2") == "T-8"


@pytest.mark.clause("T-8")
def test_in_a_swap_only_giving_is_possible() -> None:
    position = table("9 K 2 4", "r3", exchanging=True, round_number=2)
    for text in ("9 r", "K+y", "out", "keep"):
        assert refusal(position, text) == ("T-8", "give-first")
    assert refusal(position, "give J") == ("T-8", "not-in-hand")


@pytest.mark.clause("T-8")
def test_a_kept_card_takes_no_part_in_the_exchange() -> None:
    position = table("9' K 2 4 4", exchanging=True, round_number=2)
    assert moves(position) == "give 2, give 4, give K"
    assert refusal(position, "give 9") == ("T-8", "kept")
    twins = table("9' 9 K 2 4", other="A 3 8 8", exchanging=True, dealer=2, round_number=2)
    assert hand(after(twins, "give 9", "give A"), 1) == "A. 2 4 9 K"
    known = table("9.' 9 K 2 4", other="A 3 8 8", exchanging=True, dealer=2, round_number=2)
    assert hand(after(known, "give 9", "give A"), 1) == "A. 2 4 9. K"


@pytest.mark.clause("T-8", "G-7")
@pytest.mark.parametrize("seed", range(6))
def test_in_a_draw_each_takes_one_of_the_cards_just_dealt(seed: int) -> None:
    """The first number is for who did not deal, the second for the dealer; each picks a card in dealing order."""
    game = play_on(new("tokken", seed=seed, exchange="draw"), 1)
    words = [chacha20_word(key_words(game.setup.seed), index) for index in range(int(game.state.drawn))]
    assert len(words) == 1 + 26 + 2  # the lot, the shuffle, the two draws: no word was skipped
    pack = [RANK_NAMES[rank] for rank in game.state.pack]
    dealer = int(game.state.dealer)
    drawn = {3 - dealer: pack[1:10:2][words[-2] % 5], dealer: pack[0:10:2][words[-1] % 5]}
    told = BOOK.notation.trace_setup(game.fields)
    assert told == {"dealer": dealer, "pack": pack, "drawn": {str(seat): drawn[seat] for seat in (1, 2)}}
    assert f"{drawn[1]}." in hand(game, 1).split()
    assert f"{drawn[2]}." in hand(game, 2).split()
    assert game.legal_moves.count() > 0
    assert not any(move.startswith("give") for move in game.legal_moves)


@pytest.mark.clause("T-8", "G-7")
def test_a_kept_card_is_not_drawn() -> None:
    """The number is below the count of cards just dealt."""
    for seed in range(300):
        game = play_on(new("tokken", seed=seed, exchange="draw"), 2)
        dealer = int(game.state.dealer)
        if int(game.state.hand_sizes[1]) != int(game.state.hand_sizes[2]):
            start = int(game.state.dealt) - 8
            cards = game.state.pack[start : start + 8]
            assert int(game.state.gifts[3 - dealer]) in cards[0::2]
            assert int(game.state.gifts[dealer]) in cards[1::2]
            return
    pytest.fail("nobody kept a card")


@pytest.mark.clause("T-8")
def test_without_exchange_play_begins_at_once() -> None:
    game = new("tokken", seed=3, exchange="none")
    assert not any(move.startswith("give") for move in game.legal_moves)
    assert "." not in hand(game, 1) + hand(game, 2)


@pytest.mark.clause("T-9")
def test_who_can_play_must_play() -> None:
    position = table("9 A", "r1")
    assert refusal(position, "out") == ("T-9", "must-play")
    assert refusal(position, "8 r") == ("T-9", "not-in-hand")
    assert after(position, "9 r").turn == 2


@pytest.mark.clause("T-10")
def test_who_cannot_play_throws_all_away_and_is_passed_over() -> None:
    position = table("9 8 2", other="A A 3", two="r20")
    assert moves(position) == "out"
    position = after(position, "out")
    assert (position.turn, hand(position, 1)) == (2, "")
    assert [int(position.state.played[rank]) for rank in (9, 8, 2)] == [2, 2, 2]
    assert after(position, "A r").turn == 2


@pytest.mark.clause("T-10")
def test_the_extra_card_is_thrown_away_too() -> None:
    position = after(table("X 9", "", "", other="8 6", pile="2 K", round_number=3), "X+r", "out", "9 r")
    assert hand(position, 1) == "2"
    position = table("2", "", "r18", other="A", took_extra=1)
    assert hand(after(position, "out"), 1) == ""


@pytest.mark.clause("T-10")
def test_a_player_without_cards_is_passed_over() -> None:
    assert after(table("9 A", "r1", other=""), "9 r").turn == 1


@pytest.mark.clause("T-11")
def test_the_joker_takes_the_next_card_of_the_pile() -> None:
    position = after(table("X 9", pile="Q 2 K", round_number=2), "X+r")
    assert hand(position, 1) == "9 Q"
    assert int(position.state.took_extra) == 1
    assert int(position.state.dealt) == 25


@pytest.mark.clause("T-12")
def test_a_player_may_keep_the_last_card_after_the_joker() -> None:
    position = after(table("X", pile="Q 2 3 4 5 6 8 9 T", other="", round_number=2), "X+r")
    assert moves(position) == "Q r, keep"
    position = after(position, "keep")
    assert int(position.state.round_number) == 3
    assert "Q'" in hand(position, 1).split()
    assert position.state.hand_sizes[1:].tolist() == [5, 4]


@pytest.mark.clause("T-12", "T-10")
def test_a_last_card_that_cannot_be_played_is_thrown_away_and_not_kept() -> None:
    """This goes for the joker's extra card, too."""
    position = table("9", other="", took_extra=1, round_number=1, pile="2 3 4 5 6 8 T J Q", exchange="none")
    assert moves(position) == "out"
    assert refusal(position, "keep") == ("T-12", "keep-unplayable")
    position = after(position, "out")
    assert (int(position.state.round_number), position.state.hand_sizes[1:].tolist()) == (2, [4, 4])
    assert int(position.state.played[9]) == 2


@pytest.mark.clause("T-12")
def test_nothing_is_kept_otherwise() -> None:
    assert refusal(table("9", "r1", other="", took_extra=1), "keep") == ("T-12", "keep-last-round")
    assert refusal(table("9", "r1", other="", took_extra=2, round_number=2), "keep") == ("T-12", "keep-joker")
    assert refusal(table("9", "r1", other="", round_number=2), "keep") == ("T-12", "keep-joker")
    assert refusal(table("9", "r1", other="2", took_extra=1, round_number=2), "keep") == ("T-12", "keep-one")
    assert refusal(table("9 8", "r1", other="", took_extra=1, round_number=2), "keep") == ("T-12", "keep-one")


@pytest.mark.clause("T-12")
def test_a_kept_card_gives_no_new_right_to_keep() -> None:
    position = table("9", "r1", other="", took_extra=1, round_number=1, pile="2 3 4 5 6 8 T J Q", exchange="none")
    position = after(position, "keep")
    assert int(position.state.took_extra) == 0
    assert hand(position, 1).count("'") == 0


@pytest.mark.clause("T-30")
def test_the_game_is_drawn_when_round_3_of_deal_60_ends() -> None:
    position = after(table("9", "r1", "bH", other="", deal_number=60), "9 r")
    assert position.outcome is not None
    assert (position.outcome.reason, position.outcome.places) == ("T-30", (1, 1))
    assert position.outcome.scores == (0, 1)
    assert not after(table("9", "r1", other="", deal_number=59), "9 r").is_over
    longer = table("9", "r1", other="", deal_number=60, round_number=2, pile="2 3 4 5 6 8 T J Q")
    assert not after(longer, "9 r").is_over


@pytest.mark.clause("T-30", "G-6")
def test_resigning_loses() -> None:
    game = new("tokken", seed=1).resign(2)
    assert game.outcome is not None
    assert (game.outcome.places, game.outcome.reason) == ((1, 2), "G-6")
    assert "resign" not in new("tokken", seed=1).legal_moves


@pytest.mark.clause("G-7")
def test_the_pack_is_shuffled_as_anyone_can_repeat() -> None:
    """One number is drawn for the lot, then the cards are shuffled from the last one down."""
    game = new("tokken", seed=11)
    words = iter([chacha20_word(key_words(game.setup.seed), index) for index in range(64)])

    def draw_below(n: int) -> int:
        limit = (2**32 - 1) // n * n
        return int(next(word for word in words if word < limit)) % n

    assert draw_below(2) + 1 == game.turn
    pack = list(FULL_PACK)
    for i in range(len(pack) - 1, 0, -1):
        j = draw_below(i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    assert np.array_equal(game.state.pack, pack)


@pytest.mark.parametrize("exchange", ["swap", "draw", "none"])
def test_a_trace_tells_every_pack_and_every_draw(exchange: str) -> None:
    game = new("tokken", seed=2, exchange=exchange)
    before: list[tuple[int, int]] = []
    told = []
    choose = random_policy(game.setup.seed)
    while not game.is_over and game.ply < 200:
        fields = game.fields
        game.play(choose(game))
        now = (game.fields.deal_number, game.fields.round_number)
        if now != (fields.deal_number, fields.round_number):
            before.append(now)
            told.append(set(BOOK.notation.trace_chance(fields, game.fields)))
        else:
            assert BOOK.notation.trace_chance(fields, game.fields) == {}
    drawn = {"drawn"} if exchange == "draw" else set()
    assert told == [({"pack"} if number == 1 else set()) | drawn for _, number in before]
    lines = list(trace(new("tokken", seed=2, exchange=exchange), choose, plies=5))
    assert len(lines) == 6
    assert BOOK.notation.trace_turn(game.fields) == {}

"""ChaCha20 as RFC 8439 has it, draws and shuffles as G-3 wants them, and the fast generator."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from stip.games.punto.notation import card_name
from stip.kernel.chance import (
    chacha20_block,
    chacha20_word,
    draw_below,
    fast_below,
    fast_word,
    quarter_round,
    shuffle,
    start_fast,
)
from stip.kernel.state import state_type
from stip.play.game import new
from stip.play.position import Position

STATE = state_type([], [])


def words(text: str) -> list[int]:
    return [int(word, 16) for word in text.split()]


@pytest.mark.clause("G-3")
def test_a_quarter_round_is_that_of_rfc_8439_section_2_1_1() -> None:
    before = (0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567)
    assert quarter_round(*before) == (0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB)


@pytest.mark.clause("G-3")
def test_a_block_is_that_of_rfc_8439_section_2_3_2() -> None:
    key = np.frombuffer(bytes(range(32)), "<u4")
    assert list(chacha20_block(key, 1, 0x09000000, 0x4A000000, 0)) == words(
        "e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3"
        " 466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2"
    )


@pytest.mark.clause("G-3")
def test_the_key_stream_of_a_zero_key_is_that_of_rfc_8439_appendix_a_1() -> None:
    """These are test vectors 1 and 2."""
    key = np.zeros(8, np.uint32)
    first = bytes.fromhex(
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
    )
    second = bytes.fromhex(
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"
    )
    stream = [int(chacha20_word(key, i)) for i in range(32)]
    assert stream == np.frombuffer(first + second, "<u4").tolist()


def state_of(seed: int) -> np.record:
    states = np.zeros(1, STATE)
    states["chance"] = 1
    states["seed"] = np.frombuffer(seed.to_bytes(32, "big"), "<u4")
    state: np.record = states[0]
    return state


@pytest.mark.clause("G-3")
@pytest.mark.parametrize("n", [1, 2, 3, 36, 54, 1000])
def test_a_number_below_n_is_a_word_modulo_n(n: int) -> None:
    state = state_of(9)
    drawn = [draw_below(state, n) for _ in range(100)]
    assert drawn == [int(chacha20_word(state.seed, i)) % n for i in range(100)]
    assert int(state.drawn) == 100


@pytest.mark.clause("G-3")
def test_words_above_the_largest_multiple_are_skipped() -> None:
    """With n = 3 · 2³⁰ that is a quarter of all words."""
    state, n = state_of(5), 3 * 2**30
    drawn = [int(draw_below(state, n)) for _ in range(50)]
    stream = [int(chacha20_word(state.seed, i)) for i in range(int(state.drawn))]
    assert drawn == [word for word in stream if word < n]
    assert len(stream) > 50


@pytest.mark.clause("G-3")
def test_a_shuffle_swaps_from_the_last_one_down() -> None:
    state = state_of(1)
    things = np.arange(10)
    shuffle(state, things, 0, 10)
    expected = list(range(10))
    other = state_of(1)
    for i in range(9, 0, -1):
        j = draw_below(other, i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert things.tolist() == expected
    assert int(state.drawn) == 9


@pytest.mark.clause("G-1", "G-7")
def test_the_lot_and_the_piles_of_punto_follow_from_the_seed() -> None:
    """The lot comes first, then seat 1's pile, then seat 2's."""
    game = new("punto", 2, seed=11)
    state = state_of(11)
    assert int(game.state.first) == draw_below(state, 2) + 1
    assert pile(game, 1) == shuffled(state, cards("RO"))
    assert pile(game, 2) == shuffled(state, cards("BG"))


@pytest.mark.clause("G-7")
def test_with_three_players_the_neutral_cards_of_punto_are_shuffled_first() -> None:
    """Seats 1, 2 and 3 get six of them each; then the piles are ordered and shuffled."""
    game = new("punto", 3, seed=11)
    state = state_of(11)
    assert int(game.state.first) == draw_below(state, 3) + 1
    neutral = shuffled(state, cards("G"))
    for seat, colour in ((1, "R"), (2, "O"), (3, "B")):
        held = sorted(neutral[6 * seat - 6 : 6 * seat])
        assert pile(game, seat) == shuffled(state, cards(colour) + held)


@pytest.mark.clause("G-7")
@pytest.mark.parametrize(("first", "seats"), [(1, (1, 3, 2, 4)), (2, (3, 1, 2, 4)), (3, (3, 1, 4, 2))])
def test_the_cards_of_a_team_of_punto_are_shuffled_once(first: int, seats: tuple[int, ...]) -> None:
    """The first half is for the partner who plays first."""
    game = new("punto", 4, seed=11, first=first, teams="yes")
    state = state_of(11)
    dealt = shuffled(state, cards("RO")) + shuffled(state, cards("BG"))
    assert [card for seat in seats for card in pile(game, seat)] == dealt


def cards(colours: str) -> list[str]:
    return [f"{colour}{value}" for colour in colours for value in range(1, 10) for _ in range(2)]


def shuffled(state: np.record, things: list[str]) -> list[str]:
    for i in range(len(things) - 1, 0, -1):
        j = draw_below(state, i + 1)
        things[i], things[j] = things[j], things[i]
    return things


def pile(game: Position, seat: int) -> list[str]:
    return [card_name(int(card)) for card in game.state.piles[seat][: int(game.state.sizes[seat])]]


@pytest.mark.clause("G-1", "G-7")
def test_a_chosen_first_seat_uses_no_chance() -> None:
    assert int(new("halma", 4, seed=1, first=3).state.drawn) == 0
    assert int(new("halma", 4, seed=1).state.drawn) == 1
    assert new("halma", 4, seed=1, first=3).turn == 3


def test_the_fast_generator_is_even_enough() -> None:
    rng = np.zeros(4, np.uint32)
    start_fast(rng, 1, 2)
    counts = Counter(int(fast_below(rng, 7)) for _ in range(7000))
    assert set(counts) == set(range(7))
    assert max(counts.values()) < 1150
    assert min(counts.values()) > 850
    ones = sum(int(fast_word(rng)).bit_count() for _ in range(2000))
    assert abs(ones - 32_000) < 800

"""The text record: written, read, edited by hand, mutilated, and checked."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from kit.cases import Case, default_cases

import stip
from stip.errors import RecordError, RecordMismatch, StipError
from stip.play.game import Game
from stip.play.record import MAX_CHARACTERS, read_record, replay_record, write_record


def random_game(case: Case, seed: int, plies: int = 300) -> Game:
    rng = random.Random(seed)
    game = case.new(seed)
    while not game.is_over and game.ply < plies:
        if game.players > 2 and rng.random() < 0.004:
            game.resign(rng.choice([seat for seat in range(1, game.players + 1) if not game.state.places[seat]]))
        else:
            game.play(rng.choice(list(game.legal_moves)))
    return game


def again(text: str) -> Game:
    return replay_record(read_record(text))


@pytest.mark.parametrize("case", default_cases(), ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_a_record_is_read_back_as_the_same_game(case: Case, seed: int) -> None:
    game = random_game(case, seed)
    text = write_record(game, {1: "Anna", 2: 'Bram "the bear" [x]'})
    assert again(text) == game
    assert max(map(len, text.splitlines())) <= 90
    assert '[Seat2 "Bram the bear x"]' in text


def test_save_and_load_keep_a_game_that_goes_on(tmp_path: Path) -> None:
    game = stip.new("punto", players=3, seed=7, first=2).play("f6")
    stip.save(game, tmp_path / "game.txt", {1: "Anna"})
    assert stip.load(tmp_path / "game.txt") == game


@pytest.mark.clause("G-4")
def test_a_public_record_keeps_the_seed_back_until_the_end() -> None:
    game = stip.new("punto").play("f6")
    text = write_record(game, is_public=True)
    assert game.setup.seed.hex() not in text
    assert game.commitment in text
    with pytest.raises(RecordError, match="when the game is over"):
        again(text)
    small = stip.new("punto", seed=7)
    assert small.commitment not in write_record(small, is_public=True), "it could be tried out"
    game.resign(1)
    assert again(write_record(game, is_public=True)) == game


@pytest.mark.clause("T-8")
def test_a_public_record_keeps_back_what_was_done_in_secret() -> None:
    """Nobody is told which cards changed hands while the game goes on."""
    game = stip.new("tokken", seed=7)
    given = sorted(game.legal_moves)[0]
    game.play(given)
    assert given not in write_record(game, is_public=True)
    assert "1. ?" in write_record(game, is_public=True)
    game.resign(1)
    assert given in write_record(game, is_public=True)


EDITED = """
; made by hand
[Game "punto"] [Players "2"]
[Option rounds_to_win "1"]
[First "1"]
[Seed "7"]

{ the middle } f6 2.g7   3. E5 {a comment
over two lines} ; and one to the end of the line
resign   2
"""


def test_a_record_written_by_hand_is_read_with_some_tolerance() -> None:
    game = again(EDITED)
    assert game.ply == 3
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


HALMA = '[Game "halma"]\n[First "1"]\n[Seed "1"]\n'


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 1, "one of them must name the game"),
        ("1. f6", 1, "one of them must name the game"),
        ('[Game "chess"]\n[Seed "1"]', 1, "no game"),
        ('[Seed "1"]\n[Game "halma"]\n[Players "7"]', 3, "7 players"),
        (HALMA + '[Players "two"]', 4, "needs a number"),
        (HALMA + '[Players "99999999999999999999"]', 4, "needs a number"),
        (HALMA + '[Game "punto"]', 4, "twice"),
        (HALMA + "[Players 2]", 4, "not a valid tag"),
        (HALMA + "[[[[[[[[[[", 4, "not a valid tag"),
        (HALMA + '[Option "2"]', 4, "not a valid tag"),
        (HALMA + '[Players x "2"]', 4, "not a valid tag"),
        (HALMA + '[Option stakes "2"]', 4, "no option"),
        (HALMA + '[Option squatters "2"]', 4, "count, strict"),
        ('[Game "halma"]\n[Seed "1"]\n[First "4"]', 3, "no seat"),
        (HALMA + '1. a5-a6\n[Players "2"]', 5, "comes too late"),
        (HALMA + "{ never closed\n\n\n", 4, "is not closed"),
        (HALMA + "}", 4, "is unexpected here"),
        (HALMA + '[Result "won"]', 4, "is not a valid result"),
        ('[Game "halma"]', 1, "no seed"),
        ('[Game "halma"]\n[Seed "pepper"]', 2, "is not a valid seed"),
        ("x" * (MAX_CHARACTERS + 1), 1, "longer than"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(text: str, line: int, words: str) -> None:
    with pytest.raises(RecordError, match=words) as caught:
        again(text)
    assert caught.value.facts["line"] == line
    assert not isinstance(caught.value, RecordMismatch)
    assert str(caught.value).startswith(f"Line {line}: ")


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        (HALMA + "1. a1-a2", 4, "a2 is occupied.*H-7"),
        (HALMA + "1. a5-a6\n2. banana", 5, "banana.*is not a valid move"),
        (HALMA + "2. a5-a6", 4, "the next move is number 1"),
        (HALMA + "resign 7", 4, "no seat"),
        (HALMA + f'[commitment "{"0" * 64}"]', 4, "does not match the commitment"),
        (HALMA + "resign 1\n1. a5-a6", 5, "the game is over"),
        (HALMA + '[Result "1-2 H-12"]\n1. a5-a6', 4, "says 1-2 H-12, but the moves lead to"),
        (HALMA + '[Result "*"]\nresign 2', 4, "lead to 1-2 G-6"),
        (HALMA + f'[Commitment "{"0" * 64}"]', 4, "does not match the commitment"),
    ],
)
def test_what_does_not_hold_is_told_with_its_line(text: str, line: int, words: str) -> None:
    with pytest.raises(RecordMismatch, match=words) as caught:
        again(text)
    assert caught.value.facts["line"] == line


def test_a_move_that_cannot_be_read_is_told_by_its_number_with_an_example_as_records_write_it() -> None:
    punto = '[Game "punto"]\n[First "1"]\n[Seed "1"]\n'
    card = write_record(stip.new("punto", seed=1, first=1).play("f6")).splitlines()[-1].removeprefix("1. ")
    with pytest.raises(RecordMismatch) as caught:
        again(punto + "1. banana")
    assert str(caught.value) == (f"Line 4: “banana” is not a valid move (move 1, seat 1). A move looks like {card}.")


def test_binary_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(bytes(range(256)))
    with pytest.raises(RecordError, match="not a text file"):
        stip.load(file)


whole = write_record(random_game(default_cases()[0], 1, plies=30))


@given(text=st.one_of(st.text(), st.text(alphabet='[]{};". \nGamePlyersSdOption-:123456789abcdef')))
@example(text="[" * 5000)
@example(text="{" * 5000)
@example(text='[Game "' + "x" * 5000 + '"]')
@example(text="9" * 5000 + ".")
def test_any_text_is_read_or_refused(text: str) -> None:
    for record in (text, HALMA + text):
        try:
            again(record)
        except StipError as error:
            assert 0 < len(str(error)) < 2000


def test_a_long_record_is_read_in_a_moment() -> None:
    read_record(HALMA + "1. a5-a6 " * 100_000)
    read_record(HALMA + "{comment} " * 90_000)
    with pytest.raises(RecordError):
        read_record(HALMA + "[" * 900_000)


@given(data=st.data())
def test_a_mutilated_record_is_refused_or_holds(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(start, min(len(whole), start + 40)))
    put = data.draw(st.text(max_size=10))
    try:
        again(whole[:start] + put + whole[end:])
    except StipError as error:
        assert str(error)

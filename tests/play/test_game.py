"""The Python API: a game reads like English, and says what is wrong with what it is given."""

from __future__ import annotations

import pickle
import random
import re
from typing import Any

import numpy as np
import pytest

import stip
from stip import errors
from stip.games.contract import Move
from stip.kernel.state import HEADER_BOUNDS
from stip.locale import FOLDER, LANGUAGES, TERMINAL_FOLDER, Fact, localize
from stip.play.copy_on_write import CopyOnWriteList
from stip.play.game import SNAPSHOT_INTERVAL, replay


def test_a_game_is_played_undone_and_looked_at() -> None:
    game = stip.new("punto", players=2, seed=7, first=1)
    assert game.turn == 1
    assert list(game.legal_moves) == ["f6"]
    assert game.legal_moves.count() == 1
    assert "f6" in game.legal_moves
    assert "g7" not in game.legal_moves
    assert 7 not in game.legal_moves
    game.play("f6").play("g7")
    assert (game.turn, game.ply, len(game.log)) == (1, 2, 2)
    game.undo()
    assert (game.turn, game.ply) == (2, 1)
    assert "seat 2 to move" in str(game)
    assert repr(game) == "<Game of punto: 2 players, ply 1>"
    assert "f7" in repr(game.legal_moves)
    assert "none" in repr(game.view(1).legal_moves), "a view lists moves only for its own turn"
    assert game.view(2).legal_moves.count() == game.legal_moves.count()


def test_a_game_says_whether_chance_decided_nothing_only_who_starts_or_more() -> None:
    assert stip.new("halma", seed=3, first=1).play("a5-a6").decided_by_chance == "nothing"
    assert stip.new("halma", seed=3).resign(1).decided_by_chance == "start"
    assert stip.new("punto", seed=3, first=1).decided_by_chance == "more"
    assert stip.new("tokken", seed=3).decided_by_chance == "more"


def test_every_earlier_position_can_be_looked_at_also_after_taking_back() -> None:
    """Few states are kept; the others are replayed from the log."""
    choose, game = random.Random(5), stip.new("tokken", seed=5)
    states = [game.state.tobytes()]

    def play(moves: int) -> None:
        for _ in range(moves):
            states.append(game.play(choose.choice(list(game.legal_moves))).state.tobytes())

    def compare() -> None:
        assert [game.position_at(entries).state.tobytes() for entries in range(len(game.log) + 1)] == states

    play(2 * SNAPSHOT_INTERVAL + 1)
    compare()
    played_on = game.copy()
    for _ in range(SNAPSHOT_INTERVAL + 2):
        assert game.undo().state.tobytes() == states[len(game.log)]
    del states[len(game.log) + 1 :]
    play(SNAPSHOT_INTERVAL + 3)
    compare()
    assert played_on == replay(played_on.setup, played_on.log)
    assert played_on.undo().state.tobytes() == replay(played_on.setup, played_on.log).state.tobytes()
    game.resign(1)
    game.undo()
    compare()


def test_the_fields_of_a_header_are_those_of_its_record() -> None:
    game = stip.new("halma", players=3, seed=1).resign(2)
    assert {name: getattr(game.fields, name) for name in HEADER_BOUNDS} == {
        name: getattr(game.state, name).tolist() for name in HEADER_BOUNDS
    }


@pytest.mark.clause("G-3")
def test_the_same_seed_gives_the_same_game() -> None:
    """A small number stands for its 32 bytes, big end first."""
    seven = (7).to_bytes(32, "big")
    games = [stip.new("punto", seed=seed) for seed in (7, "7", seven, seven.hex(), seven.hex().upper())]
    assert all(game == games[0] for game in games)
    assert stip.new("punto") != stip.new("punto"), "without a seed nobody can guess it"
    assert games[0].commitment == "48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08"


@pytest.mark.parametrize(
    "seed",
    [-1, 2**256, "x", "", "0x7", "7" * 80, b"short", 1.5, True, "٣", 10**5000],
    ids=lambda seed: type(seed).__name__,
)
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(errors.BadSeed, match="not a valid seed"):
        stip.new("punto", seed=seed)


@pytest.mark.parametrize(
    ("wanted", "error"),
    [
        ({"game": "chess"}, errors.UnknownGame),
        ({"players": 5}, errors.BadPlayers),
        ({"players": 1}, errors.BadPlayers),
        ({"first": 3}, errors.BadSeat),
        ({"first": 0}, errors.BadSeat),
        ({"first": 1.0}, errors.BadSeat),
        ({"first": True}, errors.BadSeat),
        ({"players": None}, errors.BadPlayers),
        ({"players": 2.0}, errors.BadPlayers),
        ({"game": None}, errors.UnknownGame),
        ({"game": []}, errors.UnknownGame),
        ({"stakes": 7}, errors.UnknownOption),
        ({"rounds_to_win": 0}, errors.BadOption),
        ({"rounds_to_win": "6"}, errors.BadOption),
        ({"rounds_to_win": "9" * 5000}, errors.BadOption),
        ({"rounds_to_win": True}, errors.BadOption),
        ({"rounds_to_win": None}, errors.BadOption),
        ({"teams": "maybe"}, errors.BadOption),
        ({"teams": "yes"}, errors.BadOption),
    ],
)
def test_what_cannot_be_set_up_is_refused(wanted: dict[str, object], error: type[errors.StipError]) -> None:
    with pytest.raises(error) as caught:
        stip.new(**{"game": "punto", **wanted})  # type: ignore[arg-type]
    assert len(str(caught.value)) < 600


@pytest.mark.clause("G-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round(players: int) -> None:
    game = stip.new("punto", players, seed=1, first=2)
    for turn in range(2 * players):
        assert game.turn == (1 + turn) % players + 1
        game.play(game.legal_moves[0])


@pytest.mark.clause("G-2")
def test_each_kind_of_bad_move_has_its_own_error() -> None:
    """It names the input, the position and the clause; the game stays as it was."""
    game = stip.new("halma", first=1, seed=1)
    before = game.copy()
    with pytest.raises(errors.MalformedMove, match="“banana”.*move 1, seat 1"):
        game.play("banana")
    with pytest.raises(errors.AmbiguousMove, match="a5-a6, b5-a6"):
        game.play("a6")
    with pytest.raises(errors.IllegalMove, match="“a1-a2”.*move 1, seat 1.*a2 is occupied.*H-7"):
        game.play("a1-a2")
    with pytest.raises(errors.OutOfTurn, match="Seat 2.*G-2"):
        game.play("p12-p11", seat=2)
    no_moves: list[Any] = [Move(5), -1, 2**63, None, 1.5, b"f6", []]
    for nonsense in no_moves:
        with pytest.raises(errors.MalformedMove):
            game.play(nonsense)
    with pytest.raises(errors.BadSeat):
        game.play("a5-a6", seat=5)
    with pytest.raises(errors.BadSeat):
        game.resign(3)
    with pytest.raises(errors.BadSeat):
        game.view(3)
    with pytest.raises(errors.NothingToUndo):
        game.undo()
    assert game == before
    over = game.resign(2)
    with pytest.raises(errors.GameOver, match="G-6"):
        over.play("a5-a6")
    with pytest.raises(errors.GameOver, match="G-6"):
        over.resign(1)
    assert isinstance(over.refuse(1, ["field:a5"]), errors.GameOver)


def test_by_code_and_by_text_is_the_same_move() -> None:
    game = stip.new("halma", first=1, seed=1)
    code = game.parse("a5-a6")
    assert game.copy().play(code) == game.copy().play("a5-a6", seat=1)


def test_numpys_numbers_are_numbers() -> None:
    one, two = np.int64(1), np.int8(2)
    game = stip.new("punto", int(two), seed=one, first=1, rounds_to_win=one)
    assert game == stip.new("punto", 2, seed=1, first=1, rounds_to_win=1)
    assert stip.new("halma", two, seed=1) == stip.new("halma", 2, seed=1)  # type: ignore[arg-type]


def test_a_view_is_looked_at_imagined_and_sent_but_not_played() -> None:
    game = stip.new("punto", 2, seed=7, first=1)
    view = game.view(1)
    with pytest.raises(errors.OnlyAView, match="imagine"):
        view.after("f6")
    with pytest.raises(errors.OutOfTurn, match="G-2"):
        game.view(2).parse("f6")
    assert view.write(view.parse("f6")) == "f6"
    assert view.imagine(3).after("f6").turn == 2
    for position in (view, view.imagine(5)):
        again = pickle.loads(pickle.dumps(position))
        assert (type(again), again._buffer.array.tobytes()) == (type(position), position._buffer.array.tobytes())
    assert repr(view) == "<View of punto: 2 players, ply 0>"


def test_a_legal_move_can_be_chosen_like_from_a_list() -> None:
    game = stip.new("halma", first=1, seed=1)
    assert random.choice(game.legal_moves) in game.legal_moves
    assert game.legal_moves[0] == next(iter(game.legal_moves))


@pytest.mark.clause("G-6")
def test_who_has_resigned_cannot_do_so_again() -> None:
    game = stip.new("halma", 3, seed=1, first=1).resign(2)
    with pytest.raises(errors.AlreadyOut, match="Seat 2 has already left"):
        game.resign(2)
    assert "seat 2 (resigned)" in str(game)


def test_errors_survive_pickling() -> None:
    game = stip.new("halma", first=1, seed=1)
    with pytest.raises(errors.IllegalMove) as caught:
        game.play("a1-a2")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (type(again), again.facts, str(again)) == (errors.IllegalMove, caught.value.facts, str(caught.value))


def test_a_game_is_equal_to_its_replay_only() -> None:
    game = stip.new("halma", first=1, seed=1)
    assert game != "halma"
    assert game.copy().play("a5-a6") != game


def test_every_error_has_a_text_in_every_language() -> None:
    def codes(kind: type[errors.StipError]) -> list[str]:
        own = [kind.code] if "code" in vars(kind) else []
        return own + [code for child in kind.__subclasses__() for code in codes(child)]

    text = "".join((folder / "en.ftl").read_text(encoding="utf-8") for folder in (FOLDER, TERMINAL_FOLDER))
    facts: dict[str, Fact] = dict.fromkeys(re.findall(r"\$(\w+)", text), 1)
    for language in LANGUAGES:
        for code in codes(errors.StipError):
            assert localize(code, facts, language)


@pytest.mark.clause("G-4")
@pytest.mark.parametrize("game", [game for game in stip.GAMES if game != "tokken"])
def test_where_no_move_is_secret_a_public_record_shows_all(game: str) -> None:
    played = stip.new(game, seed=1)
    assert not any(played.rulebook.notation.is_secret(played.fields, int(code)) for code in played.legal_moves.codes)


def test_the_package_has_what_it_offers_and_nothing_else() -> None:
    assert all(hasattr(stip, name) for name in stip.__all__)
    assert not hasattr(stip, "nothing_of_the_kind")


def test_fields_are_those_of_the_record_and_change_with_the_game() -> None:
    played = stip.new("tokken", seed=5)
    for _ in range(3):
        fields, record = played.fields, played.state
        for name in played.rulebook.rules.STATE.names or ():
            assert getattr(fields, name) == record[name].tolist(), name
        assert not hasattr(fields, "no_such_field")
        played.play(played.legal_moves[0])
        assert fields.ply == played.ply - 1, "it is that of the position it was taken from"
    played.undo()
    assert played.fields.ply == played.ply == 2
    assert played.copy().fields.ply == 2


def test_a_past_and_its_copies_go_their_own_ways() -> None:
    one: CopyOnWriteList[int] = CopyOnWriteList()
    for number in range(3):
        one.append(number)
    other = one.copy()
    other.append(3)
    assert (one[:], other[:], list(reversed(other))) == ([0, 1, 2], [0, 1, 2, 3], [3, 2, 1, 0])
    one.append(7)
    assert (one[:], other[:]) == ([0, 1, 2, 7], [0, 1, 2, 3])
    assert [one.pop(), one.pop()] == [7, 2]
    again = one.copy()
    one.append(9)
    assert (one[:], again[:], other[:]) == ([0, 1, 9], [0, 1], [0, 1, 2, 3])
    assert (len(one), one[-1], one[0], one[1:], 9 in one, 9 in again) == (3, 9, 0, [1, 9], True, False)
    assert one != again
    assert one.pop() == 9
    assert one == again
    with pytest.raises(IndexError):
        one[2]
    with pytest.raises(IndexError):
        CopyOnWriteList[int]().pop()

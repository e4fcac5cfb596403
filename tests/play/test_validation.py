"""Bytes of a view may come from anywhere: those that cannot be a view are refused before compiled code sees them."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from kit import guarding
from kit.cases import Case, all_cases
from kit.mangling import use_accepted_views
from kit.package import output_of

import stip
from stip.bots.evaluator import evaluator_for
from stip.errors import BadSeat, BadView
from stip.games import GAMES, rulebook_of
from stip.games.contract import Move
from stip.kernel.state import HEADER, HEADER_BOUNDS
from stip.play.game import Game
from stip.play.position import view_from_bytes

UNBOUNDED = {"seed", "drawn"}  # every value is one


def mangled(game: Game, seat: int, change: Callable[[Any], object]) -> bytes:
    """The bytes of a view of the game, after a change to its record."""
    states = game.view(seat)._buffer.copy().array
    change(states[0])
    return bytes(states.tobytes())


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_every_view_of_a_game_is_accepted(case: Case) -> None:
    """From the first to the last, also when somebody resigns, and also from all there is to know."""
    rng = random.Random(str(case))
    game = case.new(seed=1)
    while not game.is_over and game.ply < 2000:
        game.play(Move(rng.choice(game.codes)))
        if rng.random() < 0.004 and not game.is_over:
            game.resign(rng.choice([seat for seat in range(1, case.players + 1) if not game.state.places[seat]]))
        if rng.random() < 0.1 or game.is_over:
            for seat in range(case.players + 1):
                content = game.view(seat).state.tobytes()
                assert view_from_bytes(case.game, content, seat).state.tobytes() == content
                assert view_from_bytes(case.game, game.state.tobytes(), seat).state.tobytes() == content


@pytest.mark.parametrize("game", GAMES)
def test_views_and_positions_are_sent_and_come_back(game: str) -> None:
    played = stip.new(game, seed=1)
    for position in (played.view(1), played.view(0), played.view(1).imagine(3)):
        again = pickle.loads(pickle.dumps(position))
        assert (type(again), again.state.tobytes()) == (type(position), position.state.tobytes())


@pytest.mark.parametrize("game", GAMES)
def test_every_field_has_bounds(game: str) -> None:
    book = rulebook_of(game)
    options = {option.name for option in book.options}
    assert {name for name, *_ in HEADER} == {*HEADER_BOUNDS, *UNBOUNDED}
    assert {*book.rules.BOUNDS} == {*(book.rules.STATE.names or ())} - options - UNBOUNDED - {*HEADER_BOUNDS}


@pytest.mark.parametrize("game", GAMES)
def test_a_field_out_of_its_bounds_is_refused(game: str) -> None:
    book, played = rulebook_of(game), stip.new(game, seed=1)
    for name, (least, most) in {**HEADER_BOUNDS, **book.rules.BOUNDS}.items():
        for value in (least - 1, most + 1):
            states = played.view(1)._buffer.copy().array
            if np.can_cast(np.min_scalar_type(value), states[name].dtype):
                states[name].reshape(-1)[-1] = value
                with pytest.raises(BadView, match=f"This is not a view of {game}: its field {name} has a value"):
                    view_from_bytes(game, states.tobytes(), 1)


@pytest.mark.parametrize(
    ("game", "players", "field", "value"),
    [
        ("halma", 2, "squatters", 2),
        ("halma", 2, "may_leave_goal", -1),
        ("punto", 3, "teams", 1),
        ("punto", 2, "rounds_to_win", 6),
        ("tokken", 2, "players", 3),
        ("tokken", 2, "track", 40),
        ("to-the-point", 2, "board", 2),
    ],
)
def test_an_option_that_there_is_not_is_refused(game: str, players: int, field: str, value: int) -> None:
    content = mangled(stip.new(game, players, seed=1), 1, lambda state: setattr(state, field, value))
    with pytest.raises(BadView, match=f"its field {field} has a value"):
        view_from_bytes(game, content, 1)


def test_bytes_of_another_length_are_refused() -> None:
    content = stip.new("halma", seed=1).view(1).state.tobytes()
    for other in (b"", content[:-1], content + content):
        with pytest.raises(BadView, match=f"it has {len(other)} bytes, not {len(content)}"):
            view_from_bytes("halma", other, 1)


@pytest.mark.parametrize("seat", [-1, 3, 5, 2**40, None, "1"])
def test_a_seat_that_there_is_not_is_refused(seat: Any) -> None:
    with pytest.raises(BadSeat):
        view_from_bytes("halma", stip.new("halma", seed=1).view(1).state.tobytes(), seat)


def halma() -> Game:
    return stip.new("halma", 3, seed=1, first=1)


def punto(players: int = 2, plies: int = 12) -> Game:
    return _after(stip.new("punto", players, seed=1, first=1), plies)


def tokken(plies: int = 4) -> Game:
    return _after(stip.new("tokken", seed=1, first=1), plies)


def to_the_point() -> Game:
    return _after(stip.new("to-the-point", seed=1, first=1), 12)


def _after(game: Game, plies: int) -> Game:
    rng = random.Random(5)
    for _ in range(plies):
        game.play(Move(rng.choice(game.codes)))
    return game


def put(name: str, value: int, *index: int) -> Callable[[Any], None]:
    """A change to an entry of a field, or to a field that has but one."""
    return lambda state: state[name].__setitem__(index, value) if index else setattr(state, name, value)


def add(name: str, by: int, *index: int) -> Callable[[Any], None]:
    return lambda state: put(name, int(state[name][index]) + by, *index)(state)


def start_a_seven(state: Any) -> None:
    """With all pawns in reserve, where none of them can walk."""
    state.is_exchanging = 0
    state.seven_left = 3
    state.gifts[:] = 0


def put_a_card_on_the_edge(state: Any) -> None:
    state.top[0] = state.top[state.top > 0][0]


def hide_an_own_card(state: Any) -> None:
    state.hands[1, 0] &= 3


@pytest.mark.parametrize(
    ("game", "change"),
    [
        (halma(), put("seat", 2)),
        (halma(), put("places", 1, 1)),
        (halma(), put("places", 1, 4)),
        (halma(), put("resigned", 1, 0)),
        (halma(), put("pawn_count", 19)),
        (halma(), put("pawns", 0, 1, 0)),
        (halma(), lambda state: put("pawns", int(state.pawns[1, 1]), 1, 0)(state)),
        (halma(), put("board", 1, 210)),
        (halma(), add("at_goal", 1, 1)),
        (halma(), add("filled", 1, 1)),
        (halma(), put("finished", 1, 2)),
        (halma(), put("colour", 2)),
        (stip.new("halma", 2, seed=1), put("finished", 0, 2)),
        (punto(), put_a_card_on_the_edge),
        (punto(), add("low_row", -1)),
        (punto(), add("high_column", 1)),
        (punto(), put("bar", 0, 0)),
        (punto(), put("heights", 1, 0)),
        (punto(), put("turned_up", 0)),
        (punto(), put("turned_up", 39)),
        (punto(), add("turned", 1, 1)),
        (punto(), add("sizes", -1, 2)),
        (punto(), put("sizes", 1, 0)),
        (punto(), put("piles", 4, 0, 0)),
        (punto(), put("played", 1, 0)),
        (punto(), put("removed", 1, 20)),
        (punto(), put("wins", 1, 1)),
        (punto().resign(2), put("wins", 5, 1)),
        (punto(3), put("group", 18, 3)),
        (punto(3), add("held", 1, 0, 1)),
        (punto(3), put("held", 1, 17, 0)),
        (punto(3), add("sizes", 1, 2)),
        (tokken(), put("pawns", 60, 1, 0)),
        (tokken(), put("hands", 56, 1, 4)),
        (tokken(), hide_an_own_card),
        (tokken(), put("played", 1, 0)),
        (tokken(), add("dealt", 1)),
        (tokken(), put("round_number", 3)),
        (tokken(), put("seven_moved", 1)),
        (tokken(), start_a_seven),
        (tokken(), put("hands", 6, 2, 1)),
        (tokken(0), put("gifts", 3, 1)),
        (tokken(0), put("exchange", 2)),
        (tokken(0), put("seven_left", 3)),
        (tokken(1), put("gifts", 0, 1)),
        (to_the_point(), put("pawns", 1, 1)),
        (to_the_point(), put("cells", 0, 24)),
        (to_the_point(), put("cells", 1, 49)),
        (to_the_point(), put("display", 0, 0)),
        (to_the_point(), add("next_tile", 1)),
        (to_the_point(), put("tile_pile", 4095, 0)),
        (to_the_point(), put("hands", 0, 1, 0)),
        (to_the_point(), put("hands", -1, 1, 0)),
        (to_the_point(), add("discards", 1, 3)),
        (to_the_point(), put("discards", 1, 0)),
        (to_the_point(), add("next_card", 1)),
        (to_the_point(), put("card_end", 0)),
        (to_the_point(), lambda state: put("kept", 3, 2, int(state.hands[1, 0]))(state)),
        (to_the_point(), put("kept", 1, 0, 1)),
        (to_the_point(), put("hands", -1, 0, 0)),
    ],
)
def test_fields_that_contradict_each_other_are_refused(game: Game, change: Callable[[Any], None]) -> None:
    with pytest.raises(BadView, match="its fields contradict each other"):
        view_from_bytes(game.setup.game, mangled(game, 1, change), 1)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_tampered_views_that_are_accepted_never_lead_out_of_an_array(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    book, evaluator = rulebook_of(game), evaluator_for(game)
    for entry_point in (book.legal, book.apply, book.deal, book.hide, book.imagine, evaluator.compute_features):
        monkeypatch.setattr(entry_point, "_call", partial(guarding.call_python, entry_point))
    assert use_accepted_views(game, seed=2, count=4, is_searched=False) > 0


@pytest.mark.parametrize("game", GAMES)
def test_tampered_bytes_never_crash_the_process(game: str) -> None:
    """Views that are accepted can be played on, imagined and searched."""
    program = f"from kit.mangling import main; main({game!r}, seed=1, count=20)"
    assert int(output_of(program, Path(__file__).parents[1], STIP_ENGINE="")) > 0

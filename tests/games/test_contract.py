"""The contract test: what every game must do, for every number of players and every option, at the start of a game,
early, in the middle, late and at its end.

It runs three times: compiled, compiled with bounds checks, and (the beginning of each game only) as plain Python.
"""

from __future__ import annotations

import copy
import hashlib
import os
import pickle
import random
from collections import Counter
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.cases import Case, all_cases, default_cases
from kit.positions import inventory

from stip.errors import IllegalMove, MoveError
from stip.games.contract import Move
from stip.games.observation import total_size
from stip.kernel.buffer import Buffer
from stip.kernel.chance import start_fast
from stip.kernel.entry_point import engine
from stip.play.game import Game, replay
from stip.play.position import Position, View
from stip.play.trace import random_policy, trace

pytestmark = pytest.mark.contract

MAX_PLIES = {"compiled": 3000, "checked": 3000, "plain": 40}[engine()]  # no game is longer than 3000
CASES = default_cases() if engine() == "plain" else all_cases()
MOVES = {"compiled": 20, "checked": 20, "plain": 5}[engine()]  # of a position that are played, or a few more
EXAMPLES = {"compiled": 6, "checked": 3, "plain": 1}[engine()]
GOLDEN_SIZE = 30_000  # characters of a trace
HOW_TO_WRITE = "write it with `STIP_GOLDEN=write scripts/test -k golden`, and read it before you commit it"
IS_WRITING = os.environ.get("STIP_GOLDEN") == "write"


@pytest.fixture(scope="module", params=CASES, ids=str)
def positions(request: pytest.FixtureRequest) -> list[Game]:
    """The positions of a case in which every property is checked."""
    return list(request.param.stages(seed=1, max_plies=MAX_PLIES))


def same(one: Position, other: Position) -> bool:
    return one._buffer.array.tobytes() == other._buffer.array.tobytes()


def view_bytes(position: Position, seat: int) -> bytes:
    return View(position, seat)._buffer.array.tobytes()


def rng_of(seed: int) -> Buffer:
    rng = Buffer(np.zeros(4, np.uint32))
    start_fast(rng.array, seed, 1)
    return rng


def test_the_positions_are_of_all_stages_of_a_game(positions: list[Game]) -> None:
    assert positions[0].ply == 0
    assert sum(1 < game.ply < MAX_PLIES and not game.is_over for game in positions) >= 4
    if engine() != "plain":
        ends = [(one, two) for one, two in pairwise(positions) if two.is_over and two.ply == one.ply + 1]
        assert ends, "the position before the last move, and the one after it"


def test_every_listed_move_plays_and_notation_and_touches_lead_back_to_it(positions: list[Game]) -> None:
    for game in positions:
        legal = game.legal_moves
        written = list(legal)
        assert written == [game.rulebook.notation.write(game.fields, int(code)) for code in legal.codes]
        touched = [tuple(game.touches(Move(int(code)))) for code in legal.codes]
        assert [tuple(path) for path in game.touch_paths] == touched
        assert len(set(written)) == len(set(touched)) == len(legal) == legal.count()
        assert not {path[:end] for path in touched for end in range(len(path))} & {*touched}, "a beginning of another"
        for code, text in list(zip(legal.codes, written, strict=True))[:: max(1, len(legal) // MOVES)]:
            assert text in legal
            assert game.parse(text) == code
            assert game.parse(game.rulebook.notation.write_for_record(game.fields, int(code))) == code
            after = game.after(Move(int(code)))
            assert after.ply == game.ply + 1
            assert after.is_over or after.legal_moves.count() > 0


def test_moves_that_are_not_listed_are_refused_with_a_clause(positions: list[Game]) -> None:
    """They are the moves of other positions."""
    rng = random.Random(1)
    going_on = [game for game in positions if not game.is_over]
    refused = 0
    for game in going_on:
        before = game._buffer.array.tobytes()
        for other in rng.sample(going_on, 4):
            text = rng.choice(list(other.legal_moves))
            meant = game.rulebook.notation.read(game.fields, text, game.legal_moves.codes.tolist())
            if len(meant) != 1 or meant[0] in game.legal_moves.codes:
                continue
            with pytest.raises(IllegalMove) as caught:
                game.play(text)
            assert caught.value.clause
            assert text in str(caught.value)
            assert caught.value.clause in str(caught.value)
            assert game._buffer.array.tobytes() == before
            refused += 1
    assert refused


@given(touches=st.lists(st.text(max_size=12), max_size=4), text=st.text(max_size=20))
@settings(max_examples=EXAMPLES)
def test_nonsense_is_refused_and_changes_nothing(positions: list[Game], touches: list[str], text: str) -> None:
    for game in positions:
        before = game._buffer.array.tobytes()
        assert str(game.refuse(game.turn, touches))
        assert str(game.refuse(game.turn % game.players + 1, touches))
        if text not in game.legal_moves:
            with pytest.raises(MoveError):
                game.play(text)
        assert game._buffer.array.tobytes() == before


@pytest.mark.clause("G-3")
def test_replaying_copying_and_undoing_give_the_same_bytes(positions: list[Game]) -> None:
    for game in positions:
        assert same(game, replay(game.setup, game.log))
        for twin in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
            assert twin == game
            assert same(twin, game)
            if twin.log:
                twin.undo()
                assert twin != game
    last = positions[-1].copy()
    while last.log:
        last.undo()
    assert same(last, Game(last.setup))


@pytest.mark.clause("G-4")
def test_a_view_tells_nothing_that_is_hidden_and_imagined_worlds_look_the_same(positions: list[Game]) -> None:
    rng = rng_of(1)
    for game in positions:
        for seat in range(game.players + 1):
            view = game.view(seat)
            assert not view.state.seed.any()
            assert view_bytes(view, seat) == view._buffer.array.tobytes(), "hiding twice hides no more"
            for _ in range(3):
                world = view.imagine(rng)
                assert view_bytes(world, seat) == view._buffer.array.tobytes()
                if seat and game.turn == seat:
                    assert sorted(world.legal_moves) == sorted(game.legal_moves) == sorted(view.legal_moves)
                    assert view.codes == tuple(view.legal_moves.codes.tolist())


def test_no_pawn_card_or_tile_is_ever_lost_or_found(positions: list[Game]) -> None:
    """In the true game and in imagined worlds, unless a resigned seat takes its cards along."""
    whole = inventory(positions[0])
    for game in positions:
        for position in (game, game.view(0).imagine(rng_of(1)), game.view(1).imagine(rng_of(1))):
            assert inventory(position) in (whole, Counter())


@pytest.mark.clause("G-5")
def test_an_imagined_world_can_be_played_to_its_end(positions: list[Game]) -> None:
    rng = rng_of(1)
    pick = random.Random(1)
    for game in positions:
        if game.is_over:
            continue
        world = game.view(game.turn).imagine(rng)
        plies = 0
        while not world.is_over and world.ply < MAX_PLIES:
            world = world.after(Move(int(pick.choice(world.legal_moves.codes))))
            plies += 1
        assert world.ply == game.ply + plies
        assert world.is_over or engine() == "plain"


def test_only_a_finished_game_has_an_outcome_with_places_and_a_clause(positions: list[Game]) -> None:
    for game in positions:
        outcome = game.outcome
        if not game.is_over:
            assert outcome is None
            assert 1 <= game.turn <= game.players
            continue
        assert outcome is not None
        assert len(outcome.places) == len(outcome.scores) == game.players
        assert set(outcome.winners) == {seat for seat in range(1, game.players + 1) if outcome.places[seat - 1] == 1}
        assert outcome.winners
        assert outcome.reason.partition("-")[0] in ("G", game.rulebook.prefix)
        assert game.turn == 0
        assert not game.legal_moves


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_golden_traces_stay_as_they_are(case: Case) -> None:
    """Written anew by `STIP_GOLDEN=write scripts/test -k golden`; look at the difference before committing it."""
    game = case.new(seed=20)
    file = golden(game, f"{case.variant}.jsonl")
    lines = []
    for line in trace(game, random_policy(game.setup.seed), plies=4 if engine() == "plain" else None):
        lines.append(line)
        if sum(map(len, lines)) > GOLDEN_SIZE:
            break
    if IS_WRITING:
        file.write_text("\n".join(lines) + "\n")
    assert lines == file.read_text().splitlines()[: len(lines)]


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_golden_hashes_are_those_of_every_engine(case: Case) -> None:
    """The bytes of a position some way into a game are the same compiled, with bounds checks, and as plain Python."""
    game = case.new(seed=3)
    file = golden(game, "hashes.txt")
    known = dict(line.rsplit(" ", 1) for line in file.read_text().splitlines()) if file.exists() else {}
    choose = random_policy(game.setup.seed)
    while not game.is_over and game.ply < 40:
        game.play(choose(game))
    found = hashlib.sha256(game._buffer.array.tobytes()).hexdigest()[:16]
    if IS_WRITING:
        file.write_text("".join(f"{name} {value}\n" for name, value in sorted({**known, str(case): found}.items())))
        return
    assert str(case) in known, f"no hash of this case in {file}: {HOW_TO_WRITE}"
    assert known[str(case)] == found


def golden(game: Game, name: str) -> Path:
    """Return a golden file from the game's folder."""
    file = game.rulebook.folder / "golden" / name
    if IS_WRITING:
        file.parent.mkdir(exist_ok=True)
    else:
        assert file.exists(), f"there is no {file}: {HOW_TO_WRITE}"
    return file


def test_every_legal_move_has_an_action_of_its_own_that_leads_back_to_it(positions: list[Game]) -> None:
    encoding = positions[0].rulebook.encoding
    if encoding is None:
        return  # a game may do without
    for game in positions:
        view = game.view(game.turn)
        actions = [encoding.action_of(view.state, move) for move in view.codes]
        assert len(set(actions)) == len(actions)
        for action, move in zip(actions, view.codes, strict=True):
            assert 0 <= action < encoding.ACTIONS
            assert encoding.move_of(view.state, action) == encoding.move_of(game.state, action) == move


def test_an_observation_is_within_its_bounds_and_changed_by_nothing_that_is_hidden(positions: list[Game]) -> None:
    encoding = positions[0].rulebook.encoding
    if encoding is None:
        return  # a game may do without
    highest = np.concatenate([np.full(part.size, part.highest) for part in encoding.OBSERVATION])
    for game in positions[::3]:
        for seat in range(game.players + 1):
            seen = observed(game.view(seat))
            assert seen.min() >= 0
            assert (seen <= highest).all()
            world = game.view(seat).imagine(rng_of(2))
            assert observed(View(world, seat)).tobytes() == seen.tobytes()


def observed(view: View) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    """Return the observation of a view, made by plain Python whatever the engine."""
    encoding = view.rulebook.encoding
    assert encoding is not None
    out = np.zeros(total_size(encoding.OBSERVATION), np.int8)
    encoding.observe(view.state, view.seat, out)
    return out

"""Perft against known numbers, and simulations that do not depend on threads."""

from __future__ import annotations

import json

import numpy as np
import pytest

from stip.games import GAMES, rulebook_of
from stip.play.game import new
from stip.play.playouts import divide, perft, simulate

FILES = [rulebook_of(game).folder / "golden" / "perft.json" for game in GAMES]  # of games whose sequences are known
PERFT = [case for file in FILES if file.exists() for case in json.loads(file.read_text())]
AFFORDABLE = 5_000_000  # sequences that a test may count


@pytest.mark.parametrize("case", PERFT, ids=lambda case: f"{case['game']}-{case['players']}")
def test_the_number_of_sequences_is_known(case: dict[str, object]) -> None:
    game = new(str(case["game"]), int(str(case["players"])), seed=0, first=1)
    counts = case["counts"]
    assert isinstance(counts, list)
    for depth, count in enumerate(counts):
        if count <= AFFORDABLE:
            assert perft(game, depth) == count, divide(game, depth)


def test_a_division_adds_up_to_the_whole() -> None:
    game = new("halma", seed=0, first=1)
    counted = divide(game, 2)
    assert len(counted) == 40
    assert sum(counted.values()) == perft(game, 2) == 1600


def test_nothing_follows_a_game_that_is_over() -> None:
    over = new("halma", seed=0).resign(1)
    assert (perft(over, 0), perft(over, 1)) == (1, 0)


@pytest.mark.parametrize("game", ["halma", "punto"])
def test_simulations_do_not_depend_on_the_number_of_threads(game: str) -> None:
    book = rulebook_of(game)
    options = book.read_options({}, 3)
    done: list[int] = []
    one = simulate(book, 3, options, 130, seed=4, threads=1, max_plies=300, report=done.append)
    two = simulate(book, 3, options, 130, seed=4, threads=2, max_plies=300)
    other = simulate(book, 3, options, 130, seed=5, threads=2, max_plies=300)
    assert sum(done) == 130
    assert one.final_states.tobytes() == two.final_states.tobytes()
    assert np.array_equal(one.branching, two.branching)
    assert one.final_states.tobytes() != other.final_states.tobytes()
    assert one.mean_branching > 1
    assert one.decisions[0] == 130


@pytest.mark.clause("G-5")
def test_compiled_playouts_and_the_api_play_by_the_same_rules() -> None:
    """Every random game of Punto ends by its rules."""
    book = rulebook_of("punto")
    played = simulate(book, 2, book.read_options({}, 2), 500)
    assert played.final_states["over"].all()
    assert set(np.unique(played.final_states["reason"])) <= {22, 23}

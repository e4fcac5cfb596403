"""What the bots know of Punto, on drawn tables."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from kit.punto import drawn

from stip.bots.evaluator import evaluator_for
from stip.bots.searcher import Budget, Searcher
from stip.games.punto.positions import card_code
from stip.play.game import new
from stip.play.position import Position, View

MIND = evaluator_for("punto")


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    for entry_point in MIND.entry_points.values():
        entry_point.wait_until_compiled()


def features(position: Position, seat: int) -> dict[str, float]:
    numbers = MIND.features_of(position, seat)
    return dict(zip(MIND.evaluation.FEATURES, map(float, numbers), strict=True))


def choice(position: Position, iterations: int = 400) -> str:
    view = View(position, position.turn)
    candidates = Searcher("punto", seed=1).search(view, Budget(iterations=iterations))
    return view.write(candidates[0].move)


FOUR = """
    .  .  .  .  .
   R5 R6 R7 R8  .
   B1 B2 B3 G4 G5
"""


def test_a_row_that_lacks_one_is_a_chance_whoever_is_to_move() -> None:
    to_move = features(drawn(FOUR, "O1", seat=1), 1)
    waiting = features(drawn(FOUR, "B9", seat=2), 1)
    assert to_move["lacks_one"] == waiting["lacks_one"] > 0.1


def test_a_place_that_is_covered_counts_by_the_cards_that_are_higher() -> None:
    chances = []
    for blocker in ("B1", "B5", "B8", "B9"):
        table = f"G9 R5 R6 R7 R8 {blocker}\nG6 R1 G1 G2 G3 G4"
        chances.append(features(drawn(table, "B2", seat=2), 1)["lacks_one"])
    assert sorted(chances, reverse=True) == chances
    assert len(set(chances)) == 4
    assert chances[-1] == pytest.approx(0, abs=0.02)


def test_the_card_turned_up_is_not_judged_by_itself() -> None:
    assert features(drawn(FOUR, "R9", seat=1), 1) == features(drawn(FOUR, "R1", seat=1), 1)


def test_high_cards_make_firmer_rows() -> None:
    low = features(drawn("R1 R2 R1 . .\nB1 G3 B4 G1 .", "B1", seat=2), 1)
    high = features(drawn("R7 R8 R7 . .\nB1 G3 B4 G1 .", "B1", seat=2), 1)
    assert high["lacks_two"] > low["lacks_two"]


def test_rounds_won_count_and_the_round_at_hand_counts_more_when_few_are_left() -> None:
    position = drawn(FOUR, "O1")
    before = features(position, 1)
    position._buffer.array["wins"][0, 1:3] = 1
    after = features(position, 1)
    assert before["rounds"] == 0 < after["rounds"]
    assert after["lacks_one"] == pytest.approx(2 * before["lacks_one"])


def test_partners_stand_alike() -> None:
    position = drawn(FOUR, "O1", players=4, teams="yes")
    assert features(position, 1) == features(position, 3)
    assert features(position, 1) != features(position, 2)


@pytest.mark.parametrize(("players", "teams"), [(2, "no"), (3, "no"), (4, "no"), (4, "yes")])
def test_a_row_that_wins_is_always_completed(players: int, teams: str) -> None:
    """In random games, at every turn at which one move wins the round."""
    options: dict[str, Any] = {"teams": teams} if players == 4 else {}
    won = 0
    for seed in range(1, 9):
        game = new("punto", players, seed=seed, rounds_to_win=1, **options)
        rng = np.random.default_rng(seed)
        while not game.is_over:
            moves = list(game.legal_moves)
            winning = [move for move in moves if _wins(game, move)]
            if winning:
                assert choice(game, 60) in winning
                won += 1
                break
            game.play(str(rng.choice(moves)))
    assert won > 3


def _wins(position: Position, move: str) -> bool:
    seat = position.turn
    after = position.after(move)
    return after.is_over and after.outcome is not None and after.outcome.places[seat - 1] == 1


def test_a_row_of_four_is_broken() -> None:
    """By a high card on its end: those in it are too high to be covered."""
    table = """
        G9 R9 R9 R8 R8  .
        G6 G1 G2 O3 O4 G5
    """
    position = drawn(table, "B8", seat=2, rounds_to_win=1)
    assert choice(position, 800) == "k7"


def test_a_nine_blocks_a_row_for_good() -> None:
    """At its end or on a card in it: either way nothing completes it any more."""
    table = """
        G9 R3 R9 R9 R9  .
        G6 G1 G2 O3 O4 G5
    """
    position = drawn(table, "B9", seat=2, rounds_to_win=1)
    after = position.after(choice(position, 800))
    assert features(after, 1)["lacks_one"] == pytest.approx(0, abs=0.03)


def test_only_the_card_turned_up_and_the_round_tell_positions_apart() -> None:
    first, second = drawn(FOUR, "R1").state, drawn(FOUR, "R2").state
    assert MIND.evaluation.chance_key(first) != MIND.evaluation.chance_key(second) < 2**27
    assert MIND.evaluation.chance_key(first) & 63 == card_code("R1")

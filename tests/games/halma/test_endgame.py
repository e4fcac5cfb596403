"""Races of Halma: when the colours have passed each other, the shortest way home is found."""

from __future__ import annotations

from itertools import count

import pytest
from kit.halma import drawn

from stip.bots.endgames import solve
from stip.bots.evaluator import evaluator_for
from stip.bots.searcher import Budget, Searcher
from stip.bots.steps import finish
from stip.games.halma.board import FIELDS
from stip.games.halma.evaluation import DISTANCE
from stip.games.halma.rules import move_pawn
from stip.play.position import Position, View

THREE_OUTSIDE = """
. . . . . . . . . . . 1 1 1 . 1
. . . . . . . . . . . 1 1 1 1 1
. . . . . . . . . . 1 . . 1 1 1
. . . . . . . . . . . . 1 1 . 1
. . . . . . . . . . . . . . 1 1
. . . . . . . . . . . . . 1 . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
3 3 . . . . . . . . . . . . . .
3 3 3 . . . . . . . . . . . . .
3 3 3 3 . . . . . . . . . . . .
3 3 3 3 3 . . . . . . . . . . .
3 3 3 3 . 3 . . . . . . . . . .
"""
TWO_OUTSIDE = """
. . . . . . . . . . . 1 1 1 1 1
. . . . . . . . . . . 1 1 1 1 1
. . . . . . . . . . . . . 1 1 1
. . . . . . . . . . . . 1 1 . 1
. . . . . . . . . . . . . . 1 1
. . . . . . . . . . . . . 1 . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
3 3 . . . . . . . . . . . . . .
3 3 3 . . . . . . . . . . . . .
3 3 3 3 . . . . . . . . . . . .
3 3 3 3 3 . . . . . . . . . . .
3 3 3 3 . 3 . . . . . . . . . .
"""
NOT_PASSED = """
. . . . . . . . . . . 1 1 1 . 1
. . . . . . . . . . . 1 1 1 1 1
. . . . . . . . . . 1 . . 1 1 1
. . . . . . . . . . . . 1 1 . 1
. . . . . . . . . . . . . . 1 1
. . . . . . . . . . . . . 1 . .
. . . . . . . . . . . . 3 . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . .
3 3 . . . . . . . . . . . . . .
3 3 3 . . . . . . . . . . . . .
3 3 3 3 . . . . . . . . . . . .
3 3 3 3 3 . . . . . . . . . . .
3 3 3 3 . . . . . . . . . . . .
"""


def best_move(position: Position, positions: int = 100_000) -> str:
    view = View(position, position.turn)
    move = finish(solve(evaluator_for("halma"), view, positions, 1e9, lambda: False))
    return "" if move is None else position.write(move)


def moves_home(position: Position) -> int:
    """Return the fewest moves that bring the colour to move home, by trying all sequences of moves forward or aside."""
    colour, layer = int(position.state.colour), [position]
    for number in count(1):
        following: dict[bytes, Position] = {}
        for one in layer:
            for code in one.legal_moves.codes.tolist():
                if DISTANCE[colour, code % FIELDS] > DISTANCE[colour, code // FIELDS]:
                    continue
                buffer = one._buffer.copy()
                move_pawn(buffer.array[0], colour, code // FIELDS, code % FIELDS)
                if int(buffer.array[0].at_goal[colour]) == int(buffer.array[0].pawn_count):
                    return number
                following[buffer.array[0].board.tobytes()] = Position(one.rulebook, buffer)
        layer = list(following.values())
    raise AssertionError


def run_home(position: Position) -> int:
    """Return in how many moves a race is run, if the other colour does nothing."""
    colour = int(position.state.colour)
    for number in count(1):
        move = position.parse(best_move(position))
        buffer = position._buffer.copy()
        move_pawn(buffer.array[0], colour, move // FIELDS, move % FIELDS)
        if int(buffer.array[0].at_goal[colour]) == int(buffer.array[0].pawn_count):
            return number
        position = Position(position.rulebook, buffer)
    raise AssertionError


@pytest.mark.clause("H-12")
def test_a_race_is_run_in_the_fewest_moves() -> None:
    position = drawn(TWO_OUTSIDE)
    assert run_home(position) == moves_home(position) == 3
    assert run_home(drawn(THREE_OUTSIDE)) <= 6


def test_there_is_no_race_while_the_colours_may_meet() -> None:
    assert best_move(drawn(THREE_OUTSIDE))
    assert not best_move(drawn(NOT_PASSED))


def test_a_race_that_takes_too_long_to_solve_is_left_to_the_search() -> None:
    assert not best_move(drawn(THREE_OUTSIDE), positions=2)


def test_the_search_plays_the_shortest_race_and_still_knows_other_moves() -> None:
    position = drawn(THREE_OUTSIDE)
    candidates = Searcher("halma", seed=1).search(View(position, position.turn), Budget(iterations=5000))
    assert position.write(candidates[0].move) == best_move(position, 5000)
    assert len(candidates) > 5
    assert candidates[0].value == max(one.value for one in candidates)

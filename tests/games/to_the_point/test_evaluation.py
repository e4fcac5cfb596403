"""What the bots know of To the Point, and that they see what wins and loses in a turn."""

from __future__ import annotations

import numpy as np
import pytest
from kit.positions import after
from kit.to_the_point import pawn, table

from stip.bots.evaluator import evaluator_for
from stip.bots.searcher import Budget, Searcher
from stip.games.contract import Move
from stip.play.position import Position, View

BESIDE_N = {"d6n": {"d6": "bggg"}, "c7e": {"c7": "gygg"}, "d7e": {"e7": "gggr"}}  # how these dots are formed
D7 = "bybg"  # takes blue at N


def described(position: Position, seat: int) -> dict[str, float]:
    evaluator = evaluator_for("to-the-point")
    numbers = evaluator.features_of(position, seat)
    return dict(zip(evaluator.evaluation.FEATURES, numbers, strict=True))


def best(position: Position, iterations: int = 300) -> str:
    """What a bot plays in a position."""
    view = View(position, int(position.turn))
    candidates = Searcher("to-the-point", seed=7).search(view, Budget(iterations=iterations))
    return position.write(candidates[0].move)


def after_turn(position: Position) -> Position:
    """After the whole turn of a bot."""
    seat = position.turn
    while position.turn == seat and not position.is_over:
        position = after(position, best(position))
    return position


def test_progress_grows_with_every_step_and_most_near_the_goal() -> None:
    ways = ["", "S", "d1n", "d2n", "d3n", "d4n", "d5n", "d6n"]
    progress = [described(table(yellow=dot), 1)["progress"] for dot in ways]
    steps = np.diff(progress)
    assert (steps > 0).all()
    assert (np.diff(steps) > 0).all()


def test_a_step_needs_a_dot_and_a_card_or_half_a_dot_and_a_tile() -> None:
    whole = described(table(yellow="S", hand="B| G/ G/ G/", d1="bgyg", d2="yybg"), 1)
    half = described(table(yellow="S", hand="B| G/ G/ G/", d1="bgyg"), 1)
    neither = described(table(yellow="S", hand="Y| Y/ Y/ Y/", d1="bgyg"), 1)
    assert [bool(numbers["step"]) for numbers in (whole, half, neither)] == [True, False, False]
    assert [bool(numbers["step_by_tile"]) for numbers in (whole, half, neither)] == [False, True, False]


def test_a_pawn_is_pushed_only_where_the_rules_let_it() -> None:
    tiles = {"d1": "bgyg", "d2": "yybg", "d3": "ggyg", "yellow": "d2n", "other_hand": "B| B4 B8 Bx"}
    assert described(table(**tiles), 1)["pushed_back"] > 0
    assert described(table(**tiles, own_pawn_only="yes"), 1)["pushed_back"] == 0
    assert described(table(**{**tiles, "d1": "ggyg"}), 1)["pushed_back"] == 0


def test_who_is_beside_the_goal_with_the_right_card_wins_or_threatens_to() -> None:
    tiles = {"yellow": "d6n", "d7": D7, **BESIDE_N["d6n"]}
    assert described(table(1, hand="B| G/ G/ G/", **tiles), 1)["wins"] == 1
    assert described(table(1, hand="B/ G| G/ G/", **tiles), 1)["wins"] == 0
    waiting = described(table(2, other_hand="B| G/ G/ G/", **tiles), 1)
    assert (waiting["wins"], waiting["threat"]) == (0, 1)


@pytest.mark.parametrize("options", [{}, {"push": "rest"}, {"own_pawn_only": "yes"}])
@pytest.mark.parametrize(("dot", "card"), [("d6n", "B|"), ("d6n", "B4"), ("c7e", "Bx"), ("c7e", "B/"), ("d7e", "B\\")])
def test_a_win_is_taken(dot: str, card: str, options: dict[str, str]) -> None:
    tiles = {"d7": D7, **BESIDE_N[dot], "d5": "gbby", "d3": "bbyy", "d1": "yybg", "d2": "rrrr"}
    for others in ("G8 G8 Y8", "B8 Gx Y4", "Y/ Y/ Y/"):
        position = table(1, yellow=dot, blue="d1n", hand=f"{card} {others}", **tiles, **options)
        assert after_turn(position).outcome.winners == (1,)  # type: ignore[union-attr]
        tile_done = after(position, "d3/1")
        assert after_turn(tile_done).outcome.winners == (1,)  # type: ignore[union-attr]


@pytest.mark.parametrize("hand", ["B8 G/ G/ Y/", "Y| Y| Y/ G/", "G\\ G\\ G| G|", "Y4 Y\\ Y| Yx"])
def test_a_pawn_that_would_win_is_pushed_away_though_it_may_take_a_tile_first(hand: str) -> None:
    position = table(1, yellow="d5n", blue="d1n", hand=hand, d1="bybg", d2="yybg", d5="gbby", d6="gbgy", d7="ybbg")
    assert pawn(after_turn(position), 2) not in ("d1n", "c1e", "d1e")


def test_the_own_start_point_is_shut_when_nothing_can_be_pushed() -> None:
    tiles = {"d1": "bybg", "d2": "yybg"}
    position = table(1, yellow="", blue="d1n", hand="B/ B/ B/ B\\", own_pawn_only="no", push="rest", **tiles)
    buffer = position._buffer.copy()
    buffer.array[0].rests[1] = 1
    assert pawn(after_turn(Position(position.rulebook, buffer)), 1) == "S"


def replies(position: Position) -> list[Position]:
    """All positions at the end of a turn, with the hand that the seat has and whatever it draws."""
    ends: list[Position] = []
    seat, waiting = position.turn, [position]
    while waiting:
        one = waiting.pop()
        for move in one.legal_moves.codes.tolist():
            then = one.after(Move(move))
            (waiting if then.turn == seat and not then.is_over else ends).append(then)
    return ends


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "is_certain"), [({"own_pawn_only": "yes"}, True), ({"push": "rest"}, True), ({}, False)]
)
def test_a_win_that_nothing_can_prevent_is_known(options: dict[str, str], is_certain: bool) -> None:
    """Every way is tried out in which the other may spend the turn. With `rest`, it has pushed in its last turn."""
    tiles = {"d7": D7, "d6": "bggg", "d3": "bbyy", "d2": "rrrr"}
    position = table(2, yellow="d6n", blue="d2n", hand="G8 Y/ B| Y4", other_hand="B| G/ G/ G/", **tiles, **options)
    buffer = position._buffer.copy()
    buffer.array[0].rests[2] = 1 if options.get("push") else 0
    position = Position(position.rulebook, buffer)
    assert described(position, 1)["certain"] == is_certain
    then = [described(end, 1) for end in replies(position)]
    assert all(end["wins"] for end in then) == is_certain


def test_a_win_is_not_certain_while_the_other_may_come_onto_the_goal() -> None:
    tiles = {"d7": D7, "d6": "bggg", "push": "rest"}
    for blue in ("", "c7e"):
        position = table(2, yellow="d6n", blue=blue, hand="B8 Y/ B| Y4", other_hand="B| G/ G/ G/", c7="gygg", **tiles)
        buffer = position._buffer.copy()
        buffer.array[0].rests[2] = 1
        assert not described(Position(position.rulebook, buffer), 1)["certain"]

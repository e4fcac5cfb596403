"""What bots know of Mill, and that they play it well."""

from __future__ import annotations

import pytest
from stip.bots.evaluator import evaluator_for
from stip.bots.hints import hint
from stip.bots.players import make_player
from stip.bots.searcher import Budget, Searcher
from stip.play.game import new
from stip.play.position import Position, View

from boards import drawn
from stip_mill.evaluation import FEATURES


def features(position: Position, seat: int) -> dict[str, float]:
    return dict(zip(FEATURES, evaluator_for("mill").features_of(position, seat), strict=True))


STANDING = """
1-----1-----·
| 1---·---2 |
| | ·-2-· | |
·-2-·   1-2-1
| | ·-2-· | |
| 2---·---· |
·-----·-----1
"""


def test_features_count_men_rows_and_ways() -> None:
    """Seat 1 can close a7, d7, g7 from g4, and g7, g4, g1 from d7. Seat 2 has two men in f6, f4, f2, and none near."""
    own, other = features(drawn(STANDING), 1), features(drawn(STANDING), 2)
    assert (own["men"], own["mills"], own["threats"], own["swings"], own["pairs"]) == (6, 0, 2, 0, 0)
    assert (other["men"], other["mills"], other["threats"], other["swings"], other["pairs"]) == (6, 0, 0, 0, 1)
    assert (own["freedom"], own["stuck"], other["freedom"], other["stuck"]) == (8, 0, 11, 0)
    assert (own["to_move"], own["closes"], other["to_move"], other["closes"]) == (1, 1, 0, 0)


@pytest.mark.clause("M-3", "M-5")
def test_ways_count_apart_while_men_are_placed_and_not_at_all_for_those_who_fly() -> None:
    placing = features(drawn(STANDING, in_hand=(1, 1)), 1)
    assert (placing["men"], placing["space"], placing["freedom"]) == (7, 8, 0)
    three = STANDING.replace("| 1---·---2 |", "| ·---·---2 |").replace("1-2-1", "·-2-·")
    flying, grounded = features(drawn(three), 1), features(drawn(three, flying="no"), 1)
    assert (flying["three"], flying["freedom"], flying["threats"]) == (1, 0, 1)
    assert (grounded["three"], grounded["threats"]) == (1, 0)
    assert grounded["freedom"] > 0


def test_a_man_that_cannot_move_is_stuck() -> None:
    assert features(drawn(STANDING.replace("·-2-·   1", "2-·-·   1")), 1)["stuck"] == 1


@pytest.mark.clause("M-9")
def test_a_man_of_a_mill_that_can_fill_another_row_swings() -> None:
    """From a4 to a7 and back it closes a7, d7, g7 and a4, b4, c4 in turn (M-9)."""
    found = features(
        drawn(
            """
            ·-----1-----1
            | ·---·---· |
            | | ·-2-· | |
            1-1-1   ·-2-·
            | | ·-·-2 | |
            | ·---2---· |
            ·-----·-----2
            """
        ),
        1,
    )
    assert (found["mills"], found["threats"], found["swings"]) == (1, 1, 1)


def test_whoever_has_just_closed_a_mill_is_about_to_take() -> None:
    after = drawn(STANDING).after("g4-g7")
    assert (features(after, 1)["taking"], features(after, 1)["closes"]) == (1, 0)
    assert features(after, 2)["taking"] == 0


def test_a_hint_closes_a_mill_and_says_so() -> None:
    position = drawn(STANDING)
    found = hint(View(position, 1), Budget(iterations=400))
    assert position.write(found.move) in ("g4-g7", "d7-g7")
    assert found.reason
    assert found.reason.text("en") == "closes a mill"
    assert found.reason.text("nl") == "sluit een molen"


def test_a_hint_says_which_man_is_worth_taking() -> None:
    position = drawn(STANDING).after("g4-g7")
    found = hint(View(position, 1), Budget(iterations=400))
    assert position.write(found.move).startswith("x")
    assert found.reason
    assert found.reason.code in ("mill-hint-men-theirs", "mill-hint-pairs-theirs", "mill-hint-freedom")


@pytest.mark.clause("M-11")
def test_the_search_sees_a_win_in_one_turn() -> None:
    """D2-d1 leaves the other no way to go."""
    position = drawn(
        """
        2-----1-----2
        | ·---1---· |
        | | ·-·-· | |
        1-·-·   1-·-1
        | | ·-·-· | |
        | 1---1---· |
        2-----·-----2
        """
    )
    found = Searcher("mill", 1).search(View(position, 1), Budget(iterations=200))
    assert position.write(found[0].move) == "d2-d1"


def points(first: str, second: str, games: int) -> float:
    """The share of the points that the first player wins, each seat in turn."""
    won = 0.0
    for number in range(games):
        game = new("mill", seed=number, first=1 + number // 2 % 2)
        seat = 1 + number % 2
        players = {seat: make_player(first, "mill", number), 3 - seat: make_player(second, "mill", number + 1000)}
        while not game.is_over:
            game.play(players[game.turn].choose(game.view(game.turn)))
        assert game.outcome is not None
        won += len(game.outcome.winners) == 1 and game.outcome.winners[0] == seat
        won += len(game.outcome.winners) / 4 if len(game.outcome.winners) == 2 else 0
    return won / games


@pytest.mark.parametrize(
    ("first", "second", "games", "least"), [("greedy", "random", 20, 0.95), ("5@150", "greedy", 20, 0.75)]
)
def test_who_thinks_wins(first: str, second: str, games: int, least: float) -> None:
    assert points(first, second, games) >= least

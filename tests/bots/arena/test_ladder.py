"""The ladder: what the results of many games say."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from kit.arena import games_won, make_scripted_bot

from stip.bots.arena.ladder import rank, ratings
from stip.bots.arena.match import FailedMatch, Tournament, play
from stip.bots.arena.tournament import schedule

# Games that are lost


def test_games_that_failed_count_for_nobody() -> None:
    results = [*games_won("a", "b", 1, 0, 1), FailedMatch("a", "b", 3, "it was late")]
    ladder = rank(("a", "b"), results)
    assert (ladder.failed, ladder.pairings[0].games, ladder.standings[0].points) == (1, 3, 2)
    ladder = rank(("a", "b"), results[3:])
    assert (ladder.pairings[0].score, ladder.standings[0].elo) == (None, 0)


# The ladder


@pytest.mark.parametrize(("score", "difference"), [(0.5, 0), (0.75, 191), (0.64, 100), (0.9, 382)])
def test_scores_mean_the_elo_that_everybody_knows(score: float, difference: float) -> None:
    won = np.array([[[0, 200 * score], [200 * (1 - score), 0]]])
    first, second = ratings(won)[0]
    assert first - second == pytest.approx(difference, abs=1)
    assert first + second == pytest.approx(0)


def test_elo_of_many_bots_fits_all_their_pairings() -> None:
    true = np.array([300.0, 50.0, -100.0, -250.0])
    expected = 1 / (1 + 10 ** ((true[None, :] - true[:, None]) / 400))
    np.fill_diagonal(expected, 0)
    assert ratings(1000 * expected[None])[0] == pytest.approx(true, abs=1)


def test_a_clean_sheet_stays_finite_and_uncertain() -> None:
    ladder = rank(("a", "b"), games_won("a", "b", *[1.0] * 20))
    best, pairing = ladder.standings[0], ladder.pairings[0]
    assert best.bot == "a"
    assert 200 < best.elo < 800
    assert best.interval.low < best.elo - 50
    assert pairing.score == 1
    assert pairing.interval is not None
    assert 0.7 < pairing.interval.low < 0.95


def test_after_a_few_games_a_rating_lies_within_its_interval() -> None:
    bots = "abcdefgh"  # of which each wins all its games against those after it
    results = [game for pair in combinations(bots, 2) for game in games_won(*pair, 1.0, 1.0, 1.0, 1.0)]
    for standing in rank(bots, results).standings:
        assert standing.interval.low <= standing.elo <= standing.interval.high, standing.bot


def test_a_deal_that_decides_the_game_widens_nothing_by_its_luck() -> None:
    """Couples of a win and a loss each leave no doubt; the same games as couples that one bot wins whole leave much."""
    split = rank(("a", "b"), games_won("a", "b", *[1.0, 0.0] * 50)).pairings[0].interval
    whole = rank(("a", "b"), games_won("a", "b", *[1.0, 1.0, 0.0, 0.0] * 25)).pairings[0].interval
    assert split is not None
    assert whole is not None
    assert (split.high - split.low) * 3 < whole.high - whole.low
    assert whole.high - whole.low == pytest.approx(0.28, abs=0.03)  # as 50 tosses of a coin


def test_the_ladder_is_always_the_same_for_the_same_games() -> None:
    results = games_won("a", "b", 1, 0, 0.5, 1) + games_won("a", "c", 1, 1, 1, 0.5) + games_won("b", "c", 0, 1, 1, 1)
    ladder = rank(("a", "b", "c"), results)
    assert ladder == rank(("a", "b", "c"), results)
    assert [one.bot for one in ladder.standings] == ["a", "b", "c"]
    assert ladder.standings[0].points == 6
    assert ladder.standings[0].seconds == pytest.approx(0.1 / 15)
    assert ladder.standings[2].seconds == pytest.approx(0.3 / 15)
    assert all(one.interval.low <= one.elo <= one.interval.high for one in ladder.standings)


def test_equal_games_are_noticed() -> None:
    tournament = Tournament.read("halma", 2, {}, ["first", "other"], 7)
    results = [
        play(tournament, match, lambda *_: make_scripted_bot("first", "halma", 0)) for match in schedule(tournament, 4)
    ]
    assert rank(tournament.bots, results).pairings[0].repeated >= 2

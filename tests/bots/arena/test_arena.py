"""The arena: fair pairings, games that are lost one at a time, logs that go on, and what the ladder says."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from kit.arena import make_scripted_bot
from kit.command import stip

from stip.bots.arena.ladder import rank, ratings
from stip.bots.arena.match import FailedMatch, Match, PlayedMatch, Result, Tournament, bots_of_seats, deal, play, points
from stip.bots.arena.tournament import run_tournament, schedule
from stip.cli.main import app
from stip.errors import BadLog, LogInUse, OtherTournament, SameBotTwice, StipError, TooFewBots, UnknownBot
from stip.play.position import Outcome


def a_tournament(*bots: str, players: int = 2, seed: int = 7, opening: int = 0, **options: object) -> Tournament:
    return Tournament.read("punto", players, {"rounds_to_win": 1, **options}, list(bots), seed, opening)


def timeless(results: list[Result]) -> list[Result]:
    return [replace(one, seconds=(0.0, 0.0)) if isinstance(one, PlayedMatch) else one for one in results]


def games_won(first: str, second: str, *points: float) -> list[Result]:
    """Games with these points for the first bot, two after another of the same deal."""
    return [
        PlayedMatch(
            first, second, i, (first, second), (1, 2), "P-22", point, 30, (15, 15), (0.1, 0.3), f"{first}{second}{i}"
        )
        for i, point in enumerate(points)
    ]


# Pairings


def test_every_pairing_plays_equally_often_and_couples_stay_whole() -> None:
    matches = schedule(a_tournament("random", "other", "first"), 5)
    assert Counter((match.first, match.second) for match in matches) == {
        ("random", "other"): 6,
        ("random", "first"): 6,
        ("other", "first"): 6,
    }
    assert [match.number for match in matches[:6]] == [0, 1, 0, 1, 0, 1]


@pytest.mark.parametrize(("players", "pairs"), [(2, 1), (3, 3), (4, 7)])
def test_each_deal_is_played_again_with_seats_exchanged(players: int, pairs: int) -> None:
    tournament = a_tournament("random", "first", players=players)
    seatings = []
    for pair in range(pairs):
        once, again = (Match("random", "first", 2 * pair + i) for i in (0, 1))
        assert deal(tournament, once) == deal(tournament, again)
        seats, exchanged = bots_of_seats(tournament, once), bots_of_seats(tournament, again)
        assert all(one + other == 1 for one, other in zip(seats, exchanged, strict=True))
        assert set(seats) == {0, 1}
        seatings += [seats, exchanged]
    assert len(set(seatings)) == 2**players - 2
    assert bots_of_seats(tournament, Match("random", "first", 2 * pairs)) == seatings[0]


def test_the_next_couple_has_another_deal() -> None:
    tournament = a_tournament("random", "other", "first")
    matches = [Match("random", "other", 0), Match("random", "other", 2), Match("random", "first", 0)]
    assert len({deal(tournament, match).setup.seed for match in matches}) == 3


def test_partners_are_of_one_bot() -> None:
    tournament = a_tournament("random", "first", players=4, teams="yes")
    seatings = {bots_of_seats(tournament, match) for match in schedule(tournament, 20)}
    assert seatings == {(0, 1, 0, 1), (1, 0, 1, 0)}
    result = play(tournament, Match("random", "first", 1), make_scripted_bot)
    assert isinstance(result, PlayedMatch)
    assert result.seats == ("first", "random", "first", "random")
    assert result.points in (0.0, 0.5, 1.0)


def test_openings_are_random_and_the_same_for_both_games_of_a_couple() -> None:
    tournament = a_tournament("random", "first", opening=3)
    assert deal(tournament, Match("random", "first", 0)).ply == 3
    assert deal(tournament, Match("random", "first", 0)) == deal(tournament, Match("random", "first", 1))


def test_points_are_the_share_of_the_others_seats_beaten() -> None:
    def ended(*places: int) -> Outcome:
        return Outcome((), places, (), "")

    assert points(ended(1, 2), (0, 1)) == 1
    assert points(ended(1, 1), (0, 1)) == 0.5
    assert points(ended(1, 2), (1, 0)) == 0
    assert points(ended(2, 1, 3), (0, 1, 1)) == 0.5
    assert points(ended(1, 2, 3, 3), (0, 1, 1, 0)) == (1 + 1 + 0 + 0.5) / 4
    assert points(ended(1, 3, 2, 2), (0, 1, 1, 0)) == (1 + 1 + 1 + 0.5) / 4


# Games that are lost


def test_a_game_is_the_same_however_many_are_played_at_once() -> None:
    tournament = a_tournament("random", "other", "first")
    assert timeless(run_tournament(tournament, 6, make_scripted_bot, jobs=2)) == [
        *timeless([play(tournament, match, make_scripted_bot) for match in schedule(tournament, 6)])
    ]


@pytest.mark.parametrize(
    ("bot", "said"), [("raising", "raising (seat 1, ply 4): ValueError: no idea (arena.py:"), ("cheating", "“-7”")]
)
def test_an_exception_in_a_bot_loses_its_game_only(bot: str, said: str) -> None:
    tournament = a_tournament("random", bot)
    results = [play(tournament, match, make_scripted_bot) for match in schedule(tournament, 20)]
    failed = [result.failed for result in results if isinstance(result, FailedMatch)]
    assert 0 < len(failed) < 20
    assert any(said in text for text in failed)


def test_a_process_that_dies_loses_its_game_only(tmp_path: Path) -> None:
    tournament, log, reported = a_tournament("dying", "leaving", "random"), tmp_path / "log", list[Result]()
    results = run_tournament(tournament, 2, make_scripted_bot, jobs=2, log=log, report=reported.append)
    assert len(results) == len(reported) == 6
    said = {result.failed for result in results if isinstance(result, FailedMatch)}
    assert said == {"the process was killed (SIGKILL)", "the process ended with code 3"}
    assert any(isinstance(result, PlayedMatch) for result in results)
    before = log.read_bytes()
    assert run_tournament(tournament, 2, make_scripted_bot, jobs=2, log=log) == results  # and nothing is tried again
    assert log.read_bytes() == before


def test_games_that_failed_count_for_nobody() -> None:
    results = [*games_won("a", "b", 1, 0, 1), FailedMatch("a", "b", 3, "it was late")]
    ladder = rank(("a", "b"), results)
    assert (ladder.failed, ladder.pairings[0].games, ladder.standings[0].points) == (1, 3, 2)
    ladder = rank(("a", "b"), results[3:])
    assert (ladder.pairings[0].score, ladder.standings[0].elo) == (None, 0)


# The log


def test_after_an_interruption_the_results_are_as_without_it(tmp_path: Path) -> None:
    tournament, log, seen = a_tournament("random", "first", "raising"), tmp_path / "log", list[Result]()

    def interrupt(result: Result) -> None:
        seen.append(result)
        if len(seen) == 7:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_tournament(tournament, 10, make_scripted_bot, jobs=2, log=log, report=interrupt)
    assert len(log.read_text().splitlines()) == 1 + 7
    with log.open("a") as stream:
        stream.write('{"first": "random", "sec')  # and the last line is torn
    results = run_tournament(tournament, 10, make_scripted_bot, jobs=2, log=log)
    assert timeless(results) == timeless(
        [play(tournament, match, make_scripted_bot) for match in schedule(tournament, 10)]
    )
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert len(lines) == 1 + 30
    assert run_tournament(tournament, 10, make_scripted_bot, log=log) == results
    assert run_tournament(tournament, 4, make_scripted_bot, log=log) == results[:12]


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (a_tournament("random", "first", seed=8), "seed is 7, not 8"),
        (a_tournament("random", "other"), 'bots is ["random", "first"], not ["random", "other"]'),
        (a_tournament("random", "first", players=3), "players is 2, not 3"),
        (a_tournament("random", "first", rounds_to_win=2), "options is"),
    ],
)
def test_a_log_of_another_tournament_is_refused(other: Tournament, said: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    assert run_tournament(a_tournament("random", "first"), 0, make_scripted_bot, log=log) == []
    with pytest.raises(OtherTournament, match="log of another tournament") as caught:
        run_tournament(other, 0, make_scripted_bot, log=log)
    assert said in str(caught.value)


@pytest.mark.parametrize("text", ["my diary", "my diary\n", '{"arena": 1}\n', "[]\n"])
def test_a_file_that_is_no_log_stays_as_it_is(text: str, tmp_path: Path) -> None:
    log = tmp_path / "diary.txt"
    log.write_text(text)
    with pytest.raises(BadLog, match="line 1"):
        run_tournament(a_tournament("random", "first"), 0, make_scripted_bot, log=log)
    assert log.read_text() == text


def test_a_line_that_is_no_game_is_told(tmp_path: Path) -> None:
    log = tmp_path / "log"
    run_tournament(a_tournament("random", "first"), 0, make_scripted_bot, log=log)
    with log.open("a") as stream:
        stream.write('{"first": "random"}\n')
    with pytest.raises(BadLog, match="line 2"):
        run_tournament(a_tournament("random", "first"), 0, make_scripted_bot, log=log)


def test_a_torn_first_line_is_written_again(tmp_path: Path) -> None:
    log = tmp_path / "log"
    run_tournament(a_tournament("random", "first"), 0, make_scripted_bot, log=log)
    whole = log.read_text()
    log.write_text(whole[:20])
    run_tournament(a_tournament("random", "first"), 0, make_scripted_bot, log=log)
    assert log.read_text() == whole


def test_two_tournaments_do_not_share_a_log(tmp_path: Path) -> None:
    tournament, log = a_tournament("random", "first"), tmp_path / "log"

    def intrude(result: Result) -> None:
        with pytest.raises(LogInUse):
            run_tournament(tournament, 2, make_scripted_bot, log=log)

    assert len(run_tournament(tournament, 2, make_scripted_bot, log=log, report=intrude)) == 2


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


# The command


def test_who_takes_part_is_checked_first() -> None:
    with pytest.raises(TooFewBots):
        a_tournament("random")
    with pytest.raises(SameBotTwice):
        a_tournament("random", "first", "random")
    with pytest.raises(UnknownBot):
        run_tournament(a_tournament("random", "banana"), 2, make_scripted_bot)


def test_the_command_tells_draws_and_writes_everything(tmp_path: Path) -> None:
    picture, all_results, log = tmp_path / "ladder.png", tmp_path / "all.json", tmp_path / "log"
    words = ("arena", "halma", "random", "greedy", "--games", "2", "--jobs", "1", "--log", str(log))
    text = stip(*words, "--plot", str(picture), "--json", str(all_results))
    assert "2 games of Halma for 2" in text
    assert max(map(len, text.splitlines())) <= 80
    assert picture.read_bytes().startswith(b"\x89PNG")
    told = json.loads(all_results.read_text())
    assert told["tournament"]["bots"] == ["random", "greedy"]
    assert {one["bot"] for one in told["standings"]} == {"random", "greedy"}
    assert [game["seats"] for game in told["games"]] == [["random", "greedy"], ["greedy", "random"]]
    assert stip(*words) == text
    assert "its seed is 0, not 1" in stip(*words, "--seed", "1", code=2)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("chess random greedy", "chess"),
        ("halma random", "two bots"),
        ("halma random greedy random", "twice"),
        ("halma random greedy --players 5", "5"),
        ("halma random greedy --option stakes=1", "stakes"),
        ("halma random greedy --log /nowhere/log", "/nowhere/log"),
        ("halma random greedy --json /nowhere/all.json", "/nowhere/all.json"),
        ("halma random greedy --plot x.banana", "png, svg or pdf"),
    ],
)
def test_bad_input_is_told_before_anybody_plays(words: str, said: str) -> None:
    with pytest.raises((StipError, OSError), match=said):
        app(["arena", *words.split()], standalone_mode=False)


def test_bad_input_is_one_clear_line() -> None:
    assert "no bot called “banana”" in stip("arena", "halma", "random", "banana", code=2)
    assert "BOT" in stip("arena", "halma", code=2)


def test_ctrl_c_leaves_a_log_to_go_on_with(tmp_path: Path) -> None:
    log = tmp_path / "log"
    words = [sys.executable, "-m", "stip", "arena", "halma", "random", "greedy", "--games", "5000", "--log", str(log)]
    process = subprocess.Popen(words, stderr=subprocess.PIPE, text=True, start_new_session=True)
    while not log.exists() or log.read_bytes().count(b"\n") < 3:
        assert process.poll() is None
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=20)
    assert process.returncode == 130
    assert f"of 5000 games are in {log}: the same command goes on from there." in said
    assert "Traceback" not in said
    games = log.read_text().count("\n") // 2 * 2 + 2
    assert f"{games} games" in stip(*words[3:-3], str(games), *words[-2:])

"""The log of a tournament: it goes on where it was left, and nothing else is taken for one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from kit.arena import a_tournament, make_scripted_bot, timeless

from stip.bots.arena.match import Result, Tournament, play
from stip.bots.arena.tournament import run_tournament, schedule
from stip.errors import BadLog, LogInUse, OtherTournament


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

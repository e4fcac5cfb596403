"""Games that fail are lost one at a time."""

from __future__ import annotations

from pathlib import Path

import pytest
from kit.arena import a_tournament, make_scripted_bot

from stip.bots.arena.match import FailedMatch, PlayedMatch, Result, play
from stip.bots.arena.tournament import run_tournament, schedule


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

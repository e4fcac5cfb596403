"""A round robin: every bot plays every other bot equally often."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, nullcontext
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from stip.bots.arena.log import TournamentLog
from stip.bots.arena.match import FailedMatch, Match, PlayerFactory, Result, Tournament, play
from stip.bots.arena.worker_pool import TaskRunner, WorkerDied, run_tasks
from stip.bots.evaluator import evaluator_for
from stip.locale import localize
from stip.play.files import write_whole


def schedule(tournament: Tournament, games: int) -> list[Match]:
    """Return all matches, an even number for each pairing, with the pairings interleaved."""
    pairings = list(combinations(tournament.bots, 2))
    return [
        Match(first, second, number)
        for pair in range((games + 1) // 2)
        for first, second in pairings
        for number in (2 * pair, 2 * pair + 1)
    ]


def run_tournament(
    tournament: Tournament,
    games: int,
    make_player: PlayerFactory,
    *,
    jobs: int | None = 1,
    log: Path | None = None,
    report: Callable[[Result], None] = lambda result: None,
    records: Path | None = None,
    run_tasks: TaskRunner = run_tasks,
) -> list[Result]:
    """Play the matches that the log does not contain yet, report each result, and return all results in the order of
    the schedule. With a folder for `records`, the record of every match that is played is kept there. Another
    `run_tasks` plays them elsewhere than in processes of this machine."""
    for bot in tournament.bots:
        make_player(bot, tournament.game, 0)  # an unknown bot is reported before any game is played
    evaluator_for(tournament.game).wait_until_compiled()
    matches = schedule(tournament, games)
    with TournamentLog(log, tournament) if log else nullcontext() as open_log:
        results = {result.key: result for result in (open_log.results if open_log else ())}
        for match in matches:
            if match.key in results:
                report(results[match.key])
        missing = [match for match in matches if match.key not in results]
        runner = MatchRunner(tournament, make_player, keeps_records=records is not None)
        with closing(run_tasks(missing, runner, jobs)) as playing:
            for match, ended in playing:
                result, record = (_failed_match(match, ended), "") if isinstance(ended, WorkerDied) else ended
                if records and record:
                    write_whole(records / match.record_name, record)
                if open_log:
                    open_log.add(result)
                results[match.key] = result
                report(result)
    return [results[match.key] for match in matches]


@dataclass(frozen=True)
class MatchRunner:
    """Plays matches in a worker process, perhaps on another machine."""

    tournament: Tournament
    make_player: PlayerFactory
    keeps_records: bool = False

    def __call__(self, match: Match) -> tuple[Result, str]:
        """Return the result of a match, and its record if records are kept."""
        evaluator_for(self.tournament.game).wait_until_compiled()
        records: list[str] = []
        keep_record = records.append if self.keeps_records else None
        result = play(self.tournament, match, self.make_player, keep_record)
        return result, "".join(records)


def _failed_match(match: Match, died: WorkerDied) -> FailedMatch:
    how = "game-died" if died.tries > 1 else "game-killed" if died.signal else "game-exited"
    return FailedMatch(*match.key, localize(how, {"signal": died.signal, "code": died.code, "tries": died.tries}))

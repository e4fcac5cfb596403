"""A round robin: every bot plays every other bot equally often."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, nullcontext
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from stip.bots.arena.log import TournamentLog
from stip.bots.arena.match import FailedMatch, Match, PlayerFactory, Result, Tournament, play
from stip.bots.arena.worker_pool import WorkerDied, run_tasks
from stip.bots.evaluator import evaluator_for
from stip.locale import localize

REQUIRED_ENTRY_POINTS = ("deal_at", "legal_at", "apply_at", "hide_at")  # what a game needs of the rules


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
    jobs: int = 1,
    log: Path | None = None,
    report: Callable[[Result], None] = lambda result: None,
    records: Path | None = None,
) -> list[Result]:
    """Play the matches that the log does not contain yet, report each result, and return all results in the order of
    the schedule. With a folder for `records`, the record of every match that is played is kept there."""
    for bot in tournament.bots:
        make_player(bot, tournament.game, 0)  # an unknown bot is reported before any game is played
    evaluator = evaluator_for(tournament.game)
    for entry_point in (
        evaluator.search,
        evaluator.reroot,
        evaluator.key,
        *(evaluator.rulebook.entry_points[name] for name in REQUIRED_ENTRY_POINTS),
    ):
        entry_point.wait_until_compiled()
    matches = schedule(tournament, games)
    with TournamentLog(log, tournament) if log else nullcontext() as open_log:
        results = {result.key: result for result in (open_log.results if open_log else ())}
        for match in matches:
            if match.key in results:
                report(results[match.key])
        missing = [match for match in matches if match.key not in results]
        with closing(run_tasks(missing, MatchRunner(tournament, make_player, records), jobs)) as playing:
            for match, ended in playing:
                result = _failed_match(match, ended) if isinstance(ended, WorkerDied) else ended
                if open_log:
                    open_log.add(result)
                results[match.key] = result
                report(result)
    return [results[match.key] for match in matches]


@dataclass(frozen=True)
class MatchRunner:
    """Plays matches in a worker process."""

    tournament: Tournament
    make_player: PlayerFactory
    records: Path | None = None

    def __call__(self, match: Match) -> Result:
        return play(self.tournament, match, self.make_player, self.records)


def _failed_match(match: Match, died: WorkerDied) -> FailedMatch:
    return FailedMatch(
        *match.key,
        localize("game-killed" if died.signal else "game-exited", {"signal": died.signal, "code": died.code}),
    )

"""A round robin: every bot plays every other, equally often."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, nullcontext
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from stip.bots.arena.crew import Death, do_all
from stip.bots.arena.log import Log
from stip.bots.arena.match import Failed, MakePlayer, Match, Result, Tournament, play
from stip.bots.mind import mind_of
from stip.locale import say

STEPS = ("deal_at", "legal_at", "apply_at", "hide_at")  # what a game needs of the rules


def schedule(tournament: Tournament, games: int) -> list[Match]:
    """All games, an even number of each pairing; all pairings advance together."""
    pairings = list(combinations(tournament.bots, 2))
    return [
        Match(first, second, number)
        for couple in range((games + 1) // 2)
        for first, second in pairings
        for number in (2 * couple, 2 * couple + 1)
    ]


def hold(
    tournament: Tournament,
    games: int,
    make: MakePlayer,
    *,
    jobs: int = 1,
    log: Path | None = None,
    report: Callable[[Result], None] = lambda result: None,
) -> list[Result]:
    """Plays what the log does not hold yet, and returns all results in the order of the schedule. Reports each."""
    for bot in tournament.bots:
        make(bot, tournament.game, 0)  # whoever cannot play is known before anybody does
    mind = mind_of(tournament.game)
    for entry in (mind.search, mind.reroot, mind.key, *(mind.rulebook.entries[name] for name in STEPS)):
        entry.wait()
    matches = schedule(tournament, games)
    with Log(log, tournament) if log else nullcontext() as written:
        results = {result.key: result for result in (written.results if written else ())}
        for match in matches:
            if match.key in results:
                report(results[match.key])
        missing = [match for match in matches if match.key not in results]
        with closing(do_all(missing, Table(tournament, make), jobs)) as playing:
            for match, ended in playing:
                result = _lost(match, ended) if isinstance(ended, Death) else ended
                if written:
                    written.add(result)
                results[match.key] = result
                report(result)
    return [results[match.key] for match in matches]


@dataclass(frozen=True)
class Table:
    """Where a match is played: what a process of the crew needs to know."""

    tournament: Tournament
    make: MakePlayer

    def __call__(self, match: Match) -> Result:
        return play(self.tournament, match, self.make)


def _lost(match: Match, death: Death) -> Failed:
    return Failed(
        *match.key, say("game-killed" if death.signal else "game-exited", {"signal": death.signal, "code": death.code})
    )

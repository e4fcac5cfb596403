"""A contest: two bots play the same game until it is clear which is stronger, or until all their games are played.

Whoever looks at a result again and again, and stops as soon as it is clear, finds too many differences between equal
bots: with ten looks at a 95 % interval in 18 % of contests instead of 5 %. So there are ten looks at most, and a 99 %
interval decides, which keeps it below 5 %.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from bench.openings import opening_plies
from stip.bots.arena.ladder import Pairing, bootstrap_points, rank
from stip.bots.arena.match import PlayedMatch, PlayerFactory, Result, Tournament
from stip.bots.arena.tournament import run_tournament
from stip.games import rulebook_of

MIN_GAMES = 40  # before the first look
MAX_LOOKS = 10
CLEAR_PERCENTILES = (0.5, 99.5)


@dataclass(frozen=True)
class Contest:
    """Games between two bots, of which the first has so many seconds for a move."""

    game: str
    players: int
    seconds: float
    bots: tuple[str, str]
    against: str  # what the second bot is called in the history

    @property
    def title(self) -> str:
        return f"{rulebook_of(self.game).title} for {self.players}, {self.seconds:g} s, against {self.against}"

    @property
    def name(self) -> str:
        """The name for a file."""
        return f"{self.game}-{self.players}-{self.seconds:g}s-{self.against}".replace(" ", "-")

    def play(
        self,
        games: int,
        make_player: PlayerFactory,
        *,
        is_until_clear: bool,
        jobs: int,
        log: Path,
        report: Callable[[Result], None] = lambda result: None,
    ) -> Pairing:
        """Play so many games at most, and return the result of the first bot. Games in the log are reported again at
        every look."""
        tournament = Tournament.read(self.game, self.players, {}, list(self.bots), 0, opening_plies(self.game))
        for number in looks(games) if is_until_clear else [games]:
            results = run_tournament(tournament, number, make_player, jobs=jobs, log=log, report=report)
            if is_clear(results):
                break
        return rank(tournament.bots, results).pairings[0]


def looks(games: int) -> list[int]:
    """Return the numbers of games after which to look whether the result is clear."""
    step = max(MIN_GAMES, 2 * -(-games // (2 * MAX_LOOKS)))  # pairs of games stay whole
    return [*range(step, games, step), games]


def is_clear(results: list[Result]) -> bool:
    """Return whether the 99 % interval of the score lies wholly above or below a half."""
    played = [result for result in results if isinstance(result, PlayedMatch)]
    won, lost = bootstrap_points(played, np.random.default_rng(0))
    low, high = np.percentile(won[1:] / (won[1:] + lost[1:]), CLEAR_PERCENTILES) if played else (0.0, 1.0)
    return bool(low > 0.5 or high < 0.5)

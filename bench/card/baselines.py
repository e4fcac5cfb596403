"""The baselines: known players in a round robin, all with a fixed number of simulations, so the results can be repeated
on any machine."""

from __future__ import annotations

from pathlib import Path

from bench.openings import opening_plies
from bench.opponents import make_opponent
from stip.bots.arena.ladder import Ladder, rank
from stip.bots.arena.match import Result, Tournament
from stip.bots.arena.tournament import run_tournament

OPENSPIEL = "openspiel@100"
BOTS = ("random", "greedy", "1", "2", "3", "4", "5@2000")


def play_baselines(game: str, games: int, openspiel_games: int, seed: int, jobs: int, logs: Path) -> Ladder:
    """Let each of the bots play so many games for two against each other, and some against OpenSpiel's search: fewer,
    because it takes long. What the logs contain is not played again."""
    logs.mkdir(parents=True, exist_ok=True)
    results = list[Result]()
    for chosen, count in ((BOTS, games), *(((bot, OPENSPIEL), openspiel_games) for bot in BOTS)):
        tournament = Tournament.read(game, 2, {}, list(chosen), seed, opening_plies(game))
        log = logs / f"{game}-{'-'.join(chosen)}-{seed}.jsonl"
        results += run_tournament(tournament, count, make_opponent, jobs=jobs, log=log)
    return rank((*BOTS, OPENSPIEL), results)

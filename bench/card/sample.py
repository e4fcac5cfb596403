"""What games between equal players are like: how many choices, how long, and what the deal and the start decide."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from math import sqrt
from pathlib import Path

import numpy as np

from bench.openings import opening_plies
from bench.opponents import TWIN, make_opponent
from stip.bots.arena.ladder import Interval, rank
from stip.bots.arena.match import PlayedMatch, Tournament
from stip.bots.arena.tournament import run_tournament
from stip.play.game import Game
from stip.play.record import load

Z = 1.96  # of a 95 % interval


@dataclass(frozen=True)
class Spread:
    """The mean of some numbers, and between which of them 90 % lie."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, numbers: list[float] | list[int]) -> Spread:
        low, high = np.percentile(numbers, (5, 95))
        return cls(float(np.mean(numbers)), float(low), float(high))


@dataclass(frozen=True)
class Share:
    """A share from 0 to 1 with its 95 % interval."""

    value: float
    interval: Interval


@dataclass(frozen=True)
class Sample:
    """The figures of some games that a bot has played against itself."""

    games: int
    branching: float  # legal moves at a decision, mean
    most: int  # legal moves at a decision
    plies: Spread  # decisions of a game
    turns: Spread  # a turn is all that one seat decides before the next one does
    draws: Share  # of games without a single winner
    starter: Share  # the points of the seat that starts: the share of its rivals that it beats
    same_winner: Share  # of deals that the same seat wins both times, among those won by somebody both times


def play_sample(game: str, players: int, bot: str, games: int, seed: int, jobs: int, logs: Path) -> list[Game]:
    """Let a bot play against itself, each deal twice, and return the games. What the log contains is not played
    again."""
    tournament = Tournament.read(game, players, {}, [bot, TWIN + bot], seed, opening_plies(game))
    folder = logs / f"{game}-{players}-{bot}-{seed}"
    folder.mkdir(parents=True, exist_ok=True)
    results = run_tournament(tournament, games, make_opponent, jobs=jobs, log=folder / "log.jsonl", records=folder)
    return [load(folder / result.record_name) for result in results]


def describe_sample(games: list[Game]) -> Sample:
    """Return the figures of games of which two after another have the same deal."""
    branching, turns = list[int](), list[int]()
    for game in games:
        seats = list[int]()
        for position in positions_of(game):
            seats.append(position.turn)
            branching.append(len(position.codes))
        turns.append(sum(1 for _ in groupby(seats)))
    return Sample(
        games=len(games),
        branching=float(np.mean(branching)),
        most=max(branching),
        plies=Spread.of([game.ply for game in games]),
        turns=Spread.of(turns),
        draws=share(sum(_winner(game) == 0 for game in games), len(games)),
        starter=_starter_points(games),
        same_winner=_same_winners(games),
    )


def positions_of(game: Game) -> Iterator[Game]:
    """Yield the game as it was before each of its moves."""
    replayed = Game(game.setup)
    for action in game.log:
        yield replayed
        replayed.advance(action)


def share(found: int, of: int) -> Share:
    """Return a share with its interval by Wilson's formula."""
    if of == 0:
        return Share(0.0, Interval(0.0, 1.0))
    value, weight = found / of, 1 + Z**2 / of
    middle = (value + Z**2 / (2 * of)) / weight
    margin = Z * sqrt(value * (1 - value) / of + Z**2 / (4 * of**2)) / weight
    return Share(value, Interval(max(0.0, middle - margin), min(1.0, middle + margin)))


def _starter_points(games: list[Game]) -> Share:
    """Return the points of the seat that starts. The two games of a deal depend on each other, so the interval is that
    of the arena, which knows."""
    starter, others = "starter", "others"
    matches = [
        PlayedMatch(starter, others, number, (), (), "", _points_of_starter(game), game.ply, (0, 0), (0.0, 0.0), "")
        for number, game in enumerate(games)
    ]
    pairing = rank((starter, others), matches).pairings[0]
    assert pairing.score is not None
    assert pairing.interval is not None
    return Share(pairing.score, pairing.interval)


def _points_of_starter(game: Game) -> float:
    """Return the share of its rivals that the seat which started has beaten; a draw counts half."""
    assert game.outcome
    places = list(game.outcome.places)
    own = places.pop(int(game.state.first) - 1)
    return sum(1.0 if own < place else 0.5 * (own == place) for place in places) / len(places)


def _same_winners(games: list[Game]) -> Share:
    pairs = [(_winner(one), _winner(two)) for one, two in zip(games[::2], games[1::2], strict=True)]
    decided = [one == two for one, two in pairs if one and two]
    return share(sum(decided), len(decided))


def _winner(game: Game) -> int:
    """Return the seat that has won, or 0 if several have."""
    assert game.outcome
    winners = game.outcome.winners
    return int(winners[0]) if len(winners) == 1 else 0

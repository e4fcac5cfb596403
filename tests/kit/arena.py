"""Tournaments, results and bots for the arena's tests; some bots play, others fail on purpose."""

from __future__ import annotations

import os
import random
import signal
import time
from dataclasses import dataclass, replace
from pathlib import Path

from stip.bots.arena.match import PlayedMatch, Result, Tournament
from stip.errors import UnknownBot
from stip.games.contract import Move
from stip.play.position import View


class ScriptedBot:
    """Plays at random or always the first move; the others play at random until they do what their name says."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed
        self.rng = random.Random(seed)

    def choose(self, view: View) -> Move:
        moves = sorted(view.legal_moves.codes.tolist())
        is_time = view.ply >= 4 and self.seed % 2 == 0  # not in every game
        if self.name == "raising" and is_time:
            raise ValueError("no idea")
        if self.name == "cheating" and is_time:
            return Move(-7)
        if self.name == "leaving" and is_time:
            os._exit(3)
        if self.name == "dying" and is_time:
            os.kill(os.getpid(), signal.SIGKILL)
        return Move(moves[0] if self.name == "first" else self.rng.choice(moves))


def make_scripted_bot(name: str, game: str, seed: int) -> ScriptedBot:
    if name not in ("random", "other", "first", "raising", "cheating", "leaving", "dying"):
        raise UnknownBot(bot=name, bots="tiny ones")
    return ScriptedBot(name, seed)


@dataclass(frozen=True)
class PausingBots:
    """Makes random bots that wait at their first move until there is a file `go` in a folder. Each process that plays
    leaves a file there, which is named by its id."""

    folder: Path

    def __call__(self, name: str, game: str, seed: int) -> ScriptedBot:
        return PausingBot(name, seed, self.folder)

    @property
    def processes(self) -> set[int]:
        return {int(file.name) for file in self.folder.iterdir() if file.name.isdigit()}

    def go(self) -> None:
        (self.folder / "go").touch()


class PausingBot(ScriptedBot):
    def __init__(self, name: str, seed: int, folder: Path) -> None:
        super().__init__(name, seed)
        self.folder = folder

    def choose(self, view: View) -> Move:
        (self.folder / str(os.getpid())).touch()
        while not (self.folder / "go").exists():
            time.sleep(0.05)
        return super().choose(view)


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

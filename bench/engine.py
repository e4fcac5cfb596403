"""`scripts/bench engine` measures random play: compiled, as plain Python, in OpenSpiel and in plain C++, side by side
in one run.

Everything runs on one core, in rounds: in each round every contestant plays for a moment, so that a noisy machine
affects all of them alike. The figures are medians over the rounds, the ratios are medians of the ratios within a round.
`STIP_YARDSTICK` names a program that plays the same rules in C++: `PROGRAM GAME PLAYOUTS SEED REPEATS`.

A game's `bench.json`, if it has one, says what is measured: `options` of the games for two, and `max_plies`, after
which a game is stopped, because random play rarely finishes it.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

from stip.games import GAMES, rulebook_of
from stip.games.options import Value
from stip.games.rulebook import Rulebook
from stip.kernel.binding import bind
from stip.kernel.buffer import Buffer
from stip.kernel.chance import fast_below, start_fast
from stip.kernel.compiler import machine_code
from stip.kernel.entry_point import EntryPoint
from stip.kernel.loader import load_code
from stip.play.playouts import simulate

ROUNDS = 7
MOMENT = 0.4  # seconds that a contestant plays in a round, about
YARDSTICK = Path(os.environ.get("STIP_YARDSTICK", "../shared/limit/run"))

Speed = tuple[float, float]  # plies and games a second
Contestant = Callable[[int], int]  # plays so many games and returns the plies


class Measured(msgspec.Struct):
    """What is measured of a game: the contents of its `bench.json`."""

    options: dict[str, Value] = {}
    max_plies: int = 1_000_000

    def __str__(self) -> str:
        told = [f"for two with {name}={value}" for name, value in self.options.items()]
        return ", ".join([*told, *([f"at most {self.max_plies} plies"] if self.max_plies < 1_000_000 else [])])


def measured(book: Rulebook) -> Measured:
    file = book.folder / "bench.json"
    return msgspec.json.decode(file.read_bytes(), type=Measured) if file.exists() else Measured()


def measure(play: Contestant, games: int) -> Speed:
    start = time.perf_counter()
    plies = play(games)
    seconds = time.perf_counter() - start
    return plies / seconds, games / seconds


def enough_games(play: Contestant) -> int:
    """Return how many games take about one moment, once everything is loaded."""
    play(1)
    games = 1
    while True:
        start = time.perf_counter()
        play(games)
        seconds = time.perf_counter() - start
        if seconds > MOMENT / 8:
            return max(1, round(games * MOMENT / seconds))
        games *= 4


def ours(book: Rulebook, players: int, threads: int = 1) -> Contestant:
    chosen = measured(book)
    options, max_plies = book.read_options(chosen.options if players == 2 else {}, players), chosen.max_plies

    def play(games: int) -> int:
        return int(simulate(book, players, options, games, 1, max_plies=max_plies, threads=threads).plies.sum())

    return play


def plain(book: Rulebook, max_plies: int = 60) -> Contestant:
    """Play the first plies of games with the same source, uncompiled."""
    options = book.read_options(measured(book).options, 2)

    def play(games: int) -> int:
        rng, moves, total = np.zeros(4, np.uint32), np.zeros(book.rules.MAX_MOVES, np.int32), 0
        for game in range(games):
            start_fast(rng, 1, game)
            state = book.new_state(2, options)[0]
            book.rules.imagine(state, 0, rng)
            book.rules.deal(state)
            while not state.over and state.ply < max_plies:
                count = book.rules.legal(state, moves)
                book.rules.apply(state, int(moves[fast_below(rng, count)]))
            total += int(state.ply)
        return total

    return play


def open_spiel(name: str, max_plies: int = 200) -> Contestant:
    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def play(games: int) -> int:
        total = 0
        for _ in range(games):
            state, ply = game.new_initial_state(), 0
            while not state.is_terminal() and ply < max_plies:
                state.apply_action(rng.choice(state.legal_actions()))
                ply += 1
            total += ply
        return total

    return play


def cpp(name: str, games: int) -> Speed:
    """Run the C++ program, which measures itself without its start-up time."""
    line = subprocess.run(
        [str(YARDSTICK), name, str(games), "1", "1"], capture_output=True, text=True, check=True
    ).stdout
    said = json.loads(line)
    return said["plies"] / said["dt"], said["n"] / said["dt"]


def copy_often(states: Any, times: int) -> int:
    for i in range(times):
        states[i & 1] = states[1 - (i & 1)]
        states[i & 1].drawn += 1  # so that no copy can be optimised away
    return int(states[0].drawn)


def copying(book: Rulebook) -> float:
    """Return how many nanoseconds a copy of a position takes inside compiled code."""
    entry_point = EntryPoint("bench", book.title, bind(copy_often, {}), (book.rules.STATE, None))
    copy = load_code(machine_code(entry_point), entry_point.parameters, keeps_gil=False)
    states, times = Buffer(np.zeros(2, book.rules.STATE)), 2_000_000
    start = time.perf_counter()
    copy(states.address, states.length, times)
    return (time.perf_counter() - start) / times * 1e9


def compare(book: Rulebook, out: Console) -> None:
    contestants: dict[str, Callable[[], Speed]] = {}

    def enter(name: str, play: Contestant) -> None:
        games = enough_games(play)
        contestants[name] = lambda: measure(play, games)

    enter("2 players, compiled", ours(book, 2))
    for players in book.players[1:]:
        enter(f"{players} players, compiled", ours(book, players))
    enter("2 players, two threads", ours(book, 2, threads=2))
    enter("2 players, as plain Python", plain(book))
    if YARDSTICK.exists() and shutil.which("g++"):
        cpp(book.name, 100)  # compiles it
        enough = max(1, round(MOMENT * cpp(book.name, 100)[1]))
        contestants["2 players, plain C++"] = lambda: cpp(book.name, enough)
    for peer in ("chinese_checkers", "connect_four"):
        enter(f"OpenSpiel's {peer}", open_spiel(peer))

    speeds: dict[str, list[Speed]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, contestant in contestants.items():
            speeds[name].append(contestant())
    title = ", ".join(filter(None, ("random play", str(measured(book)))))
    table = Table(title=f"{book.title}: {title}", box=None, pad_edge=False, title_justify="left")
    table.add_column("", no_wrap=True)
    for heading in ("plies/s", "games/s", "2 players to this"):
        table.add_column(heading, justify="right")
    first = speeds["2 players, compiled"]
    for name, found in speeds.items():
        ratio = statistics.median(mine[0] / other[0] for mine, other in zip(first, found, strict=True))
        plies, games = (statistics.median(speed[i] for speed in found) for i in range(2))
        table.add_row(name, f"{plies:,.0f}", f"{games:,.1f}", f"{ratio:.2f} ×")
    out.print(table)
    out.print(f"A position takes {book.rules.STATE.itemsize} bytes, a copy {copying(book):.0f} ns.\n")


def main() -> None:
    out = Console(width=100)
    out.print(f"Medians of {ROUNDS} rounds on one core.\n")
    for name in GAMES:
        compare(rulebook_of(name), out)


if __name__ == "__main__":
    main()

"""`scripts/bench bots [GAME…]` measures how strong and how fast the bots are, in one run.

Strength: level 5 against random moves, the greedy player, the same search with random playouts, and OpenSpiel's MCTS,
or IS-MCTS where something is hidden; with equal time per move, seats rotated and deals mirrored. Speed: simulations a
second on one and two threads, beside OpenSpiel's Monte Carlo search. Punctuality: whether level 5 keeps to its time in
positions from a thousand random games, and how fast it stops when cancelled.
"""

from __future__ import annotations

import argparse
import random
import statistics
import threading
import time
from collections.abc import Callable, Iterator, Sequence

import pyspiel
from rich.console import Console
from rich.table import Table

from bench.openings import opening_plies
from bench.opponents import make_opponent
from stip.bots.arena.ladder import rank
from stip.bots.arena.match import Tournament
from stip.bots.arena.tournament import run_tournament
from stip.bots.evaluator import evaluator_for
from stip.bots.players import PLAIN_SETTINGS, make_player
from stip.bots.search import tree
from stip.bots.searcher import MAX_NODES, Budget, Searcher
from stip.games import GAMES, rulebook_of
from stip.games.contract import Move
from stip.play.game import Game, new
from stip.play.position import View

ROUNDS = 7
MOMENT = 0.3  # seconds of search in a round
CANCELLED = 30  # times
TIMED_OPPONENTS = ("plain", "openspiel")
OPPONENTS = ("random", "greedy", *TIMED_OPPONENTS)


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench bots", description="Strength, speed and manners of the bots.")
    parser.add_argument("game", nargs="*", help="without any, all games")
    parser.add_argument("--games", type=int, default=100, help="of each pairing")
    parser.add_argument("--time", type=float, default=0.1, help="seconds a move")
    parser.add_argument("--positions", type=int, default=1000, help="in which the time is measured")
    parser.add_argument("--against", nargs="+", choices=OPPONENTS, help="play only against these, and measure no more")
    parser.add_argument("--jobs", type=int, default=1, help="games at once; more than there are cores cost strength")
    given = parser.parse_args()
    out = Console(width=100, highlight=False)
    for game in given.game or GAMES:
        evaluator = evaluator_for(game)
        for entry_point in (*evaluator.entry_points.values(), *evaluator.rulebook.entry_points.values()):
            entry_point.wait_until_compiled()
        measure_strength(out, game, given.against or OPPONENTS, given.games, given.time, given.jobs)
        if not given.against:
            measure_manners(out, game, given.positions, given.time)
    if not given.against:
        measure_speed(out, given.game or list(GAMES))


def measure_strength(out: Console, game: str, opponents: Sequence[str], games: int, seconds: float, jobs: int) -> None:
    table = Table(title=f"{rulebook_of(game).title}: level 5, {seconds} s a move", box=None, title_justify="left")
    for heading in ("against", "games", "score", "95 %", "plies", "a move", "theirs"):
        table.add_column(heading, justify="left" if heading == "against" else "right")
    level = f"5@{seconds}s"
    for opponent in opponents:
        other = f"{opponent}@{seconds}s" if opponent in TIMED_OPPONENTS else opponent
        tournament = Tournament.read(game, 2, {}, [level, other], 0, opening_plies(game))
        results = run_tournament(tournament, games, make_opponent, jobs=jobs)
        ladder = rank(tournament.bots, results)
        pairing, standings = ladder.pairings[0], {one.bot: one for one in ladder.standings}
        assert pairing.score is not None
        assert pairing.interval is not None
        interval = f"{100 * pairing.interval.low:.1f} – {100 * pairing.interval.high:.1f}"
        table.add_row(
            other,
            str(pairing.games),
            f"{100 * pairing.score:.1f} %",
            interval,
            f"{standings[level].plies:.0f}",
            *(f"{1000 * (standings[bot].seconds or 0):.0f} ms" for bot in (level, other)),
        )
    out.print(table)
    out.print()


def positions_of_random_games(game: str, count: int) -> Iterator[View]:
    """Yield one position from each of `count` random games, with every ply equally likely."""
    rng = random.Random(1)
    for seed in range(count):
        played = new(game, 2, seed=seed)
        views: list[View] = []
        while not played.is_over and played.ply < 400:
            views.append(played.view(played.turn))
            played.play(Move(rng.choice(played.legal_moves.codes.tolist())))
        yield rng.choice(views)


def measure_manners(out: Console, game: str, positions: int, seconds: float) -> None:
    """Measure how long level 5 takes for a move, and how soon it stops when cancelled."""
    player, took = make_player(f"5@{seconds}s", game), []
    for view in positions_of_random_games(game, positions):
        start = time.perf_counter()
        player.choose(view)
        took.append(time.perf_counter() - start)
    late = sum(one > 1.1 * seconds for one in took)
    stops = [stop(new(game, 2, seed=seed)) for seed in range(CANCELLED)]
    size = (MAX_NODES * tree.NODE.itemsize + evaluator_for(game).workspace_type.itemsize) / 1e6
    out.print(
        f"{positions:,} positions of random games: {1000 * statistics.median(took):.0f} ms a move in the middle, "
        f"{1000 * max(took):.0f} ms at most; {late} over {seconds} s + 10 %. Stops within "
        f"{1000 * max(stops):.0f} ms when cancelled. A tree takes {size:.0f} MB at most.\n"
    )


def stop(game: Game) -> float:
    """Return the seconds from cancelling a search to its end."""
    cancelled = threading.Event()
    searcher, view = Searcher(game.setup.game), game.view(game.turn)
    searching = threading.Thread(target=lambda: searcher.search(view, Budget(iterations=1 << 60), cancelled.is_set))
    searching.start()
    time.sleep(0.05)
    start = time.perf_counter()
    cancelled.set()
    searching.join()
    return time.perf_counter() - start


def measure_speed(out: Console, games: list[str]) -> None:
    contestants: dict[str, Callable[[], float]] = {}
    for game in games:
        title = rulebook_of(game).title
        view = middle_of(game)
        contestants[f"{title}, level 5"] = searching(Searcher(game), view)
        contestants[f"{title}, level 5, two threads"] = searching(Searcher(game, threads=2), view)
        contestants[f"{title}, plain random playouts"] = searching(Searcher(game, settings=PLAIN_SETTINGS), view)
    for peer in ("connect_four", "breakthrough"):
        contestants[f"OpenSpiel's MCTS on {peer}"] = open_spiel(peer)
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, contestant in contestants.items():
            speeds[name].append(contestant())
    table = Table(title=f"Simulations a second, medians of {ROUNDS} rounds", box=None, title_justify="left")
    table.add_column("")
    table.add_column("simulations/s", justify="right")
    table.add_column("two threads", justify="right")
    for name, found in speeds.items():
        twice = speeds.get(f"{name}, two threads")
        ratio = twice and statistics.median(two / one for one, two in zip(found, twice, strict=True))
        table.add_row(name, f"{statistics.median(found):,.0f}", f"{ratio:.2f} ×" if ratio else "")
    out.print(table)


def middle_of(game: str) -> View:
    """Return a position from the middle of a game between greedy players."""
    played, player = new(game, 2, seed=4), make_player("greedy", game)
    while played.ply < 24:
        played.play(player.choose(played.view(played.turn)))
    return played.view(played.turn)


def searching(searcher: Searcher, view: View) -> Callable[[], float]:
    def run() -> float:
        for one in searcher.trees:
            one.workspace.array["used"] = 0
        done = threading.Event()
        timer = threading.Timer(MOMENT, done.set)
        timer.start()
        start = time.perf_counter()
        searcher.search(view, Budget(iterations=1 << 60), done.is_set)
        return sum(one.visits for one in searcher.trees) / (time.perf_counter() - start)

    return run


def open_spiel(name: str) -> Callable[[], float]:
    """Return a benchmark of OpenSpiel's search in C++, with one random playout per simulation."""
    game = pyspiel.load_game(name)
    simulations, state = 5000, game.new_initial_state()

    def run() -> float:
        bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, simulations, 1000, False, 1, False)
        start = time.perf_counter()
        bot.step(state)
        return simulations / (time.perf_counter() - start)

    return run


if __name__ == "__main__":
    main()

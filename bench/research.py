"""`scripts/bench research` measures steps a second of the research environments, beside those of others, in one run.

A step is a decision: what the seat to move sees and may do is asked for, and a random legal action is played. In each
round every contestant plays for a moment, so that a noisy machine affects all of them alike. The figures are medians
over the rounds, the ratios are medians of the ratios within a round. All play on one core, unless they say otherwise,
and are timed by the processor's time, which other programs on the machine hardly disturb; those on all cores by the
clock.

pgx is measured if it is installed (`pip install pgx`); with jax it is too large to be installed by default.

A game's `bench.json` says which variant is measured, as for `scripts/bench engine`.
"""

from __future__ import annotations

import random
import statistics
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

from bench.engine import enough_games, measured
from stip import research
from stip.games import rulebook_of
from stip.play.playouts import simulate
from stip.research.names import openspiel_name, playable_games

ROUNDS = 7
MOMENT = 0.4  # seconds that a contestant plays in a round, about
BATCH = 1024
OPENSPIEL_PYTHON = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes")
OPENSPIEL_CPP = ("connect_four", "backgammon", "chinese_checkers")
CONNECT_FOUR, BACKGAMMON = "PettingZoo's connect_four_v3", f"pgx's backgammon, {BATCH} games"
ALL_CORES = ", all cores"  # ends the name of a contestant that is timed by the clock

Contestant = Iterator[int]  # plays on, and yields how many steps it has just made


def of_aec(env: Any) -> Contestant:
    """Play games of an environment of PettingZoo, as its documentation shows it."""
    rng = random.Random(1)
    env.reset(seed=1)
    while True:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, is_terminated, is_truncated, _ = env.last()
            action = None
            if not (is_terminated or is_truncated):
                legal = observation["action_mask"].view(np.bool_).nonzero()[0]
                action = int(legal[int(rng.random() * len(legal))])
                steps += 1
            env.step(action)
        yield steps


def of_gym(env: Any) -> Contestant:
    """Play games of an environment of Gymnasium; the moves of opponents count, too."""
    rng = random.Random(1)
    env.reset(seed=1)
    while True:
        observation, _ = env.reset()
        is_over = False
        while not is_over:
            legal = observation["action_mask"].view(np.bool_).nonzero()[0]
            observation, _, is_terminated, is_truncated, _ = env.step(int(legal[int(rng.random() * len(legal))]))
            is_over = is_terminated or is_truncated
        yield env.episode.ply


def of_vector(env: Any) -> Contestant:
    env.reset(seed=1)
    while True:
        for _ in range(8):
            env.step(env.sample_actions())
        yield 8 * env.num_envs


def of_openspiel(name: str, max_plies: int = 300) -> Contestant:
    game, rng = pyspiel.load_game(name), random.Random(1)
    while True:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal() and steps < max_plies:
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                steps += 1
        yield steps


def of_engine(game: str, threads: int | None) -> Contestant:
    """Play random games inside compiled code, without observations."""
    book, chosen = rulebook_of(game), measured(rulebook_of(game))
    options, number = book.read_options(chosen.options, 2), 0

    def play(games: int) -> int:
        played = simulate(book, 2, options, games, number, max_plies=chosen.max_plies, threads=threads)
        return int(played.plies.sum())

    games = enough_games(play)
    while True:
        number += 1
        yield play(games)


def of_pgx() -> Contestant:
    """Play random games of pgx, as its documentation shows it: one compiled call for a step of all games."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env: Any = pgx.make("backgammon")

    def step(state: Any, key: Any) -> tuple[Any, Any]:
        key, choosing, playing = jax.random.split(key, 3)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(choosing, logits, axis=1)
        return jax.vmap(auto_reset(env.step, env.init))(state, actions, jax.random.split(playing, BATCH)), key

    compiled, key = jax.jit(step), jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH))
    while True:
        for _ in range(8):
            state, key = compiled(state, key)
        state.observation.block_until_ready()
        yield 8 * BATCH


def contestants(out: Console) -> dict[str, Contestant]:
    """Return all contestants by name."""
    import stip.research.openspiel  # noqa: F401

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it recommends another way to make it, which makes the same
        from pettingzoo.classic import connect_four_v3

    found = {CONNECT_FOUR: of_aec(connect_four_v3.env())}
    for name in (*OPENSPIEL_PYTHON, *OPENSPIEL_CPP):
        found[f"OpenSpiel's {name}"] = of_openspiel(name)
    try:
        import pgx  # noqa: F401
    except ModuleNotFoundError:
        out.print("pgx is not measured: it is not installed (pip install pgx).\n")
    else:
        found[BACKGAMMON + ALL_CORES] = of_pgx()
    for game in playable_games():
        chosen, title = measured(rulebook_of(game)), rulebook_of(game).title
        options: dict[str, Any] = chosen.options
        plies, limit = chosen.max_plies, chosen.max_plies if chosen.max_plies < 1_000_000 else None
        cycles = None if limit is None else limit // 2
        found[f"{title}: PettingZoo"] = of_aec(research.aec(game, max_cycles=cycles, **options))
        found[f"{title}: Gymnasium against a policy"] = of_gym(
            research.gym(game, lambda seen: int(seen["action_mask"].argmax()), max_plies=limit, **options)
        )
        given = "".join(f"{name}={value}," for name, value in options.items())
        found[f"{title}: OpenSpiel"] = of_openspiel(f"{openspiel_name(game)}({given}max_plies={plies})")
        for threads, where in ((1, ""), (0, ALL_CORES)):
            env = research.vector(game, BATCH, max_plies=limit, threads=threads or None, **options)
            found[f"{title}: vector of {BATCH}{where}"] = of_vector(env)
            found[f"{title}: the engine's random play{where}"] = of_engine(game, threads or None)
    return found


def measure(contestant: Contestant, clock: Callable[[], float]) -> float:
    """Return steps a second."""
    steps, start = 0, clock()
    while (seconds := clock() - start) < MOMENT:
        steps += next(contestant)
    return steps / seconds


def main() -> None:
    out = Console(width=110)
    import open_spiel.python.games  # noqa: F401

    found = contestants(out)
    for contestant in found.values():
        next(contestant)  # everything is loaded and compiled
    speeds: dict[str, list[float]] = {name: [] for name in found}
    for _ in range(ROUNDS):
        for name, contestant in found.items():
            clock = time.perf_counter if name.endswith(ALL_CORES) else time.process_time
            speeds[name].append(measure(contestant, clock))
    python_games = [f"OpenSpiel's {name}" for name in OPENSPIEL_PYTHON]
    table = Table(title=f"Steps a second, medians of {ROUNDS} rounds", box=None, pad_edge=False, title_justify="left")
    table.add_column("", no_wrap=True)
    table.add_column("steps/s", justify="right")
    table.add_column("compared", no_wrap=True)
    for name, mine in speeds.items():
        kind = name.partition(": ")[2]
        compared: list[tuple[str, list[str]]] = []
        if kind == "PettingZoo":
            compared = [("connect four", [CONNECT_FOUR])]
        elif kind == "OpenSpiel":
            compared = [("OpenSpiel's Python games", python_games)]
        elif kind.startswith("vector"):
            engine = name.replace(f"vector of {BATCH}", "the engine's random play")
            compared = [("the engine", [engine])]
            if name.endswith(ALL_CORES):
                compared.append(("pgx's backgammon", [BACKGAMMON + ALL_CORES]))
        told = [f"{ratio(speeds, mine, peers)} × {what}" for what, peers in compared if peers[0] in speeds]
        table.add_row(name, f"{statistics.median(mine):,.0f}", "; ".join(told))
    out.print(table)


def ratio(speeds: dict[str, list[float]], mine: list[float], peers: list[str]) -> str:
    """Return the median of the ratios within a round, to the mean of the peers' if there are several."""
    ratios = [one / statistics.mean(speeds[peer][i] for peer in peers) for i, one in enumerate(mine)]
    return f"{statistics.median(ratios):.2f}"


if __name__ == "__main__":
    main()

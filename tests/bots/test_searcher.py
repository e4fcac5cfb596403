"""Bots are fair: they see views only. They keep to their budget, stop when told to, and bring games to an end."""

from __future__ import annotations

import ast
import gc
import os
import subprocess
import sys
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import pytest
from kit.cases import Case, default_cases

import stip
from stip.bots.evaluator import Evaluator
from stip.bots.players import make_player
from stip.bots.search import tree
from stip.bots.searcher import MAX_GROWTH, Budget, Searcher
from stip.games import GAMES
from stip.games.rulebook import Rulebook
from stip.play.game import Game, new
from stip.play.position import Position, View

BOTS = Path(stip.__file__).parent / "bots"
CASES = default_cases()


def in_the_middle(case: Case, seed: int, plies: int) -> Game:
    game, rng = case.new(seed), np.random.default_rng(seed)
    while game.ply < plies and not game.is_over:
        game.play(game.legal_moves[int(rng.integers(len(game.legal_moves)))])
    return game


def test_who_plays_two_colours_in_halma_does_not_think_the_game_lost() -> None:
    """H-4: the doubled player has a turn for each colour."""
    game = new("halma", 3, seed=1)
    searcher = Searcher("halma", settings={"handicap_threshold": 1e9})
    searcher.search(game.view(game.turn), Budget(iterations=200))
    assert all(0.4 < chance < 0.6 for chance in searcher.chances())


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_seat_cannot_see_never_changes_its_bots_choice(case: Case) -> None:
    """G-4: in worlds that look the same to a seat, its bot thinks the same, move for move and visit for visit."""
    for seed in range(6):
        game = in_the_middle(case, seed, 5 + 7 * seed)
        if game.is_over:
            continue
        view = game.view(game.turn)
        worlds = [view.imagine(1000 * seed + number) for number in range(4)]
        candidate = Searcher(case.game, seed).search(view, Budget(iterations=40))
        assert candidate[0].move in view.legal_moves.codes
        for world in worlds:
            assert Searcher(case.game, seed).search(View(world, view.seat), Budget(iterations=40)) == candidate


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_a_bot_holds_leads_to_the_position(game: str) -> None:
    """From a view and a bot that has thought about it, all objects are looked at that can be reached."""
    played = new(game, 2, seed=2**200 + 12345)
    player, view = make_player("5@30", game), played.view(played.turn)
    player.choose(view)
    secret = played.state.tobytes()
    seen: set[int] = set()
    queue: list[object] = [player, view]
    while queue:
        thing = queue.pop()
        if id(thing) in seen or isinstance(thing, (ModuleType, FunctionType, type, Evaluator, Rulebook)):
            continue  # code and rules, which are nobody's secret
        seen.add(id(thing))
        assert not isinstance(thing, Game)
        assert not isinstance(thing, Position) or type(thing) is View
        if isinstance(thing, np.ndarray) and thing.dtype == played.rulebook.rules.STATE:
            assert secret not in [one.tobytes() for one in thing]
            assert not (thing["seed"] == played.state.seed).all(axis=1).any()
        queue += gc.get_referents(thing)


def test_no_code_that_thinks_knows_of_games() -> None:
    """Of all that is played, whatever chooses moves imports the view and nothing else."""
    thinking = [
        "hints.py",
        "levels.py",
        "evaluator.py",
        "node_pool.py",
        "one_ply.py",
        "players.py",
        "searcher.py",
        "search/values.py",
        "styles.py",
        "search/tree.py",
    ]
    for name in thinking:
        for node in ast.walk(ast.parse((BOTS / name).read_text())):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("stip.play"):
                assert {alias.name for alias in node.names} <= {"View", "Position"}, name


def test_a_bot_takes_nothing_but_a_view() -> None:
    game = new("halma", seed=1)
    for position in (game, game.position_at(0)):
        with pytest.raises(TypeError, match="a view, never the position"):
            make_player("5@10", "halma").choose(position)  # type: ignore[arg-type]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_move_that_a_bot_chooses_is_legal(case: Case) -> None:
    """Whole games, in which trees are kept from move to move and hands change."""
    game = case.new(3)
    players = {seat: make_player("4@25", case.game, seat) for seat in range(1, case.players + 1)}
    while not game.is_over and game.ply < 150:
        game.play(players[game.turn].choose(game.view(game.turn)), game.turn)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_thinks_the_same(game: str) -> None:
    view = in_the_middle(Case(game, 2, ()), 4, 20).view(0)
    view = View(view.imagine(1), view.imagine(1).turn)
    once, again = (Searcher(game, 7).search(view, Budget(iterations=200)) for _ in range(2))
    assert once == again
    assert 0 < sum(candidate.visits for candidate in once) <= 200


@pytest.mark.parametrize("game", GAMES)
def test_two_threads_think_together(game: str) -> None:
    view = new(game, 2, seed=3).view(new(game, 2, seed=3).turn)
    candidates = Searcher(game, 1, threads=2).search(view, Budget(iterations=301))
    assert len(candidates) == 1 or 100 < sum(candidate.visits for candidate in candidates) <= 302


def test_a_bot_that_is_cancelled_stops_and_still_has_a_move() -> None:
    game, looks = new("halma", seed=1), iter([False, False, True])
    candidates = Searcher("halma").search(game.view(game.turn), Budget(), lambda: next(looks))
    assert candidates[0].move in game.legal_moves.codes


def test_a_choice_that_cannot_be_overtaken_ends_the_thinking() -> None:
    """The only legal move needs none."""
    game = new("punto", seed=1)
    searcher = Searcher("punto")
    assert len(searcher.search(game.view(game.turn), Budget(iterations=1_000_000))) == 1
    assert searcher.trees[0].visits < 100


@pytest.mark.parametrize("game", GAMES)
def test_a_full_tree_is_searched_on_without_growing(game: str) -> None:
    played = in_the_middle(Case(game, 2, ()), 1, 12)
    searcher = Searcher(game)
    one = searcher.trees[0]
    small = type(one)(searcher.evaluator, 1, {}, nodes=700)
    small.set_root(played.view(played.turn))
    small.search(2000)
    assert small.workspace.array[0].used <= 700
    assert small.visits == 2000
    assert len(small.choices())


def test_a_tree_is_kept_for_what_was_foreseen() -> None:
    """After the own move and an answer that was thought of, thinking goes on where it was."""
    game = new("halma", seed=1, first=1)
    searcher = Searcher("halma")
    best = searcher.search(game.view(1), Budget(iterations=3000))[0]
    game.play(best.move)
    game.play(Searcher("halma").search(game.view(2), Budget(iterations=3000))[0].move)
    one = searcher.trees[0]
    one.set_root(game.view(1))
    assert one.visits > 50
    used = int(one.workspace.array[0].used)
    assert 1 < used < 100_000
    below = one.choices()
    assert {int(choice.move) for choice in below} <= {*game.codes}
    assert sum(int(choice.visits) for choice in below) <= one.visits
    one.search(100)
    assert one.visits > 150


@pytest.mark.parametrize("game", GAMES)
def test_between_searches_a_tree_takes_no_more_memory_than_its_nodes(game: str) -> None:
    """A borrowed buffer that others have used gives the same results as a new one."""
    view = in_the_middle(Case(game, 2, ()), 1, 12).view(0)
    view = View(view.imagine(1), view.imagine(1).turn)
    first, other, second = Searcher(game, 1), Searcher(game, 2), Searcher(game, 1)
    found = first.search(view, Budget(iterations=50))
    other.search(view, Budget(iterations=500))
    assert second.search(view, Budget(iterations=50)) == found
    for searcher in (first, second):
        one = searcher.trees[0]
        assert one.nodes.length == max(1, int(one.workspace.array[0].used))
        assert searcher.size < one.nodes.array.nbytes + 10_000


@pytest.mark.parametrize("advantage", [-1e4, -800.0, 800.0, 1e4])
def test_a_hopeless_position_has_a_chance_between_nothing_and_certainty(advantage: float) -> None:
    game = new("halma", seed=1)
    searcher = Searcher("halma")
    searcher.search(game.view(game.turn), Budget(iterations=2))
    one = searcher.trees[0]
    one.workspace.array[0].handicaps[int(game.turn)] = advantage
    assert 0.0 <= one.without_handicap(0.5) <= 1.0
    assert (one.without_handicap(0.5) > 0.5) == (advantage > 0)


@pytest.mark.parametrize("game", GAMES)
def test_plain_python_chooses_as_machine_code_does(game: str) -> None:
    program = (
        "import stip; from stip.bots.searcher import *\n"
        f"g = stip.new({game!r}, seed=5)\n"
        "for _ in range(3): g.play(g.legal_moves[0])\n"
        f"t = Searcher({game!r}, 3).search(g.view(g.turn), Budget(iterations=4))\n"
        "print([(one.move, one.visits, round(one.first_estimate, 6)) for one in t])"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "STIP_ENGINE": engine},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for engine in ("compiled", "plain")
    ]
    assert told[0] == told[1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_halma_bots_bring_the_last_pawn_home(players: int) -> None:
    """H-12, H-13: no game between them is left to the limit or to repetition."""
    game = new("halma", players, seed=1)
    bots = {seat: make_player("4@40", "halma", seat) for seat in range(1, players + 1)}
    while not game.is_over:
        game.play(bots[game.turn].choose(game.view(game.turn)))
    assert game.outcome
    assert game.outcome.reason in ("H-12", "H-13")


def test_positions_reached_in_another_order_are_searched_once() -> None:
    game = new("halma", 2, seed=1)
    searcher = Searcher("halma", seed=1)
    one = searcher.trees[0]
    one.set_root(game.view(game.turn))
    one.search(3000)
    nodes = one.nodes.array[: int(one.workspace.array[0].used)]
    outcomes = nodes["first_child"][(nodes["move"] > tree.ROOT * 8) & (nodes["visits"] > 0)]
    outcomes = outcomes[outcomes > 0]
    assert len(set(outcomes.tolist())) < len(outcomes)
    keys = nodes["key"][nodes["key"] > 0]
    assert len(set(keys.tolist())) == len(keys)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_tree_knows_about_the_next_view_is_kept(game: str) -> None:
    """Also where choices share their outcomes, so that a node may come before another that leads to it."""
    one, view = Searcher(game, seed=1).trees[0], new(game, 2, seed=3).view(new(game, 2, seed=3).turn)
    one.set_root(view)
    one.search(4000)
    nodes = one.nodes.array
    known = np.flatnonzero(nodes["key"][: int(one.workspace.array[0].used)])
    kept = int(max(known[known > tree.ROOT], key=lambda node: int(nodes[node]["visits"])))
    below = everything_below(nodes, kept)
    assert len(below) > 1
    one.evaluator.reroot(one.nodes, one.workspace, kept)
    assert everything_below(nodes, tree.ROOT) == below


def everything_below(nodes: np.ndarray[Any, Any], root: int, depth: int = 4) -> list[object]:
    """Return what is known of the choices below an outcome, and of what is below them."""
    found: list[object] = []
    child = int(nodes[root]["first_child"])
    while child and depth:
        choice = nodes[child]
        known = (int(choice["move"]), int(choice["visits"]), float(choice["total"]), float(choice["prior"]))
        found.append((known, everything_below(nodes, child, depth - 1)))
        child = int(choice["next_sibling"])
    return found


def test_a_clock_that_stands_still_for_a_while_makes_no_slice_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Browsers round the time. The first iterations seem to take none, as if millions were done in a slice."""
    searcher, game = Searcher("halma"), new("halma", 2, seed=7)
    monkeypatch.setattr("stip.bots.searcher.time.perf_counter", lambda: float(searcher.trees[0].visits >= 500))
    searcher.search(game.view(game.turn), Budget(seconds=0.5))
    assert 500 <= searcher.trees[0].visits < 500 * MAX_GROWTH

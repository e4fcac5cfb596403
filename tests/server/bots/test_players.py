"""A bot at a table is the bot of the arena: one player for a whole game, with its tree, its form and its draws."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from threading import Thread

import pytest
from kit.cases import Case, default_cases

from stip.bots.players import LevelPlayer, make_player
from stip.games import GAMES
from stip.games.contract import Move
from stip.play.game import Game, new
from stip.play.position import View
from stip.server.bots.players import CHOICES_REMEMBERED, MIN_ANSWER_S, PlayerCache

FOR_EVER = 1e9


Choose = Callable[[View], Move]


def play(game: Game, choose: dict[int, Choose], plies: int) -> list[Move]:
    """Play until so many plies have been played, and return the moves."""
    moves = []
    while not game.is_over and game.ply < plies:
        moves.append(choose[game.turn](game.view(game.turn)))
        game.play(moves[-1], game.turn)
    return moves


def cached(cache: PlayerCache, level: float, seed: int) -> Choose:
    return lambda view: cache.choose(view, level, seed, FOR_EVER).move


@pytest.mark.parametrize("level", [1, 2.75, 3])
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_plays_the_same_game_at_a_table_as_in_the_arena(game: str, level: float) -> None:
    in_arena: dict[int, Choose] = {seat: make_player(str(level), game, 70 + seat).choose for seat in (1, 2)}
    cache = PlayerCache()
    at_table = {seat: cached(cache, level, 70 + seat) for seat in (1, 2)}
    assert play(new(game, seed=4), in_arena, 60) == play(new(game, seed=4), at_table, 60)


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_what_a_seat_cannot_see_never_changes_what_its_kept_player_does(case: Case) -> None:
    """G-4: over several turns, in worlds that look the same to the seat."""
    caches = [PlayerCache(), PlayerCache()]
    game = case.new(5)
    for _ in range(30):
        if game.is_over:
            break
        view = game.view(game.turn)
        worlds = [view, View(view.imagine(game.ply), view.seat)]
        moves = [
            cache.choose(world, 3, int(game.turn), FOR_EVER).move for cache, world in zip(caches, worlds, strict=True)
        ]
        assert moves[0] == moves[1]
        game.play(moves[0], game.turn)


def test_the_noise_of_a_low_level_does_not_repeat() -> None:
    """Level 1 of Punto used to make the same error in every move of a game."""
    cache, game = PlayerCache(), new("punto", seed=4)
    play(game, {seat: cached(cache, 1, seat) for seat in (1, 2)}, 10)
    view = game.view(game.turn)
    moves = {cache.choose(view, 1, int(game.turn), FOR_EVER).move for _ in range(20)}
    assert len(moves) > 3


def test_a_tree_that_is_dropped_leaves_the_form_and_the_draws() -> None:
    game = new("halma", seed=1, first=1)
    player = make_player("4", "halma", 3)
    assert isinstance(player, LevelPlayer)
    form = player.level
    player.choose(game.view(1))
    assert player.size
    player.forget_tree()
    assert not player.size
    assert player.choose(game.view(1)) in game.codes
    assert player.level == form


def test_the_trees_that_were_used_least_recently_are_dropped_first() -> None:
    game = new("tokken", seed=1, first=1)
    view = game.view(1)

    def bytes_alone(seed: int) -> int:
        alone = PlayerCache()
        alone.choose(view, 4, seed, FOR_EVER)
        return alone.tree_bytes

    cache = PlayerCache(max_tree_bytes=bytes_alone(1) + bytes_alone(4) + bytes_alone(3) // 2)
    for seed in (1, 2, 1, 3, 1, 4):
        assert cache.choose(view, 4, seed, FOR_EVER).move in view.codes
    sizes = {key[2]: one.player.size for key, one in cache._players.items()}
    assert sizes[1]
    assert sizes[4]
    assert not sizes[2]
    assert not sizes[3]
    assert cache.tree_bytes == sum(sizes.values())


def test_too_many_players_are_dropped_and_do_not_begin_again_with_the_same_draws() -> None:
    cache = PlayerCache(max_players=2)
    view = new("punto", seed=1, first=1).view(1)
    for seed in (1, 2, 3, 4):
        cache.choose(view, 1, seed, FOR_EVER)
    assert len(cache) == 2
    again = cache._use(("punto", 1, 1)).player
    assert again.level != make_player("1", "punto", 1).level  # type: ignore[union-attr]


@pytest.mark.parametrize("game", GAMES)
def test_after_moves_are_taken_back_the_player_goes_on(game: str) -> None:
    cache = PlayerCache()
    players = {seat: cached(cache, 4, seat) for seat in (1, 2)}
    played = new(game, seed=2)
    play(played, players, 12)
    for plies in (1, 4, 7):
        for _ in range(plies):
            played.undo()
        assert play(played, players, 14)


def test_a_player_whose_search_is_cancelled_can_be_asked_again_at_once() -> None:
    cache, game = PlayerCache(), new("halma", seed=1, first=1)
    looks = itertools.chain([False] * 3, itertools.repeat(True))
    first = Thread(target=lambda: cache.choose(game.view(1), 5, 1, FOR_EVER, lambda: next(looks)))
    first.start()
    assert cache.choose(game.view(1), 5, 1, 0.05).move in game.codes
    first.join()
    assert len(cache) == 1


def test_with_a_budget_of_time_a_bot_always_answers_when_it_is_used_up() -> None:
    """In Punto the first move is the only one, in the second there is a choice."""
    cache, game = PlayerCache(), new("punto", seed=1)
    times = []
    for _ in range(2):
        answer = cache.choose(game.view(game.turn), 5, int(game.turn), 0.05)
        times.append(answer.seconds)
        game.play(answer.move)
    assert times == [0.05, 0.05]


def test_without_a_choice_a_bot_answers_no_sooner_than_with_one() -> None:
    """In Punto the first move is the only one."""
    cache, game = PlayerCache(), new("punto", seed=1)
    view = game.view(game.turn)
    assert len(view.codes) == 1
    assert cache.choose(view, 4, 9, FOR_EVER).seconds >= MIN_ANSWER_S
    cache._use(("punto", 4, 9))._thinking_times.append(30.0)
    assert cache.choose(view, 4, 9, FOR_EVER).seconds == 30.0


def test_a_bot_that_had_no_choice_does_not_answer_sooner_later_on() -> None:
    """Only moves with a choice count towards how long it usually takes."""
    cache, game = PlayerCache(), new("punto", seed=1)
    view = game.view(game.turn)
    player = cache._use(("punto", 1, 9))
    player._thinking_times.append(30.0)
    for _ in range(2 * CHOICES_REMEMBERED):
        assert cache.choose(view, 1, 9, FOR_EVER).seconds == 30.0

"""Bots think beside the event loop, in a fair order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

import stip
from stip.bots.players import make_player
from stip.errors import ServerBusy
from stip.games import GAMES
from stip.play.game import Game
from stip.server.bots import pool
from stip.server.bots.pool import BotPool

Result = TypeVar("Result")


def with_pool(job: Callable[[BotPool], Awaitable[Result]], threads: int = 1) -> Result:
    async def run() -> Result:
        pool = BotPool(threads)
        try:
            return await job(pool)
        finally:
            await pool.close()

    return asyncio.run(run())


def finished(game: str) -> Game:
    played = stip.new(game, seed=3)
    played.play(played.legal_moves[0])
    return played.resign(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_chooses_legal_moves_as_it_would_in_the_arena(game: str) -> None:
    played = stip.new(game, seed=1)
    in_arena = {seat: make_player("2", game, seat) for seat in (1, 2)}

    async def job(pool: BotPool) -> None:
        while not played.is_over and played.ply < 20:
            view = played.view(played.turn)
            move = await pool.choose(view, 2, seed=int(played.turn))
            assert move == in_arena[played.turn].choose(view)
            played.play(move)

    with_pool(job)


def test_the_event_loop_goes_on_while_bots_think() -> None:
    game = stip.new("halma", seed=1)

    async def job(pool: BotPool) -> int:
        thinking = [asyncio.create_task(pool.choose(game.view(game.turn), 5, seed)) for seed in range(3)]
        beats = 0
        while not all(task.done() for task in thinking):
            await asyncio.sleep(0.01)
            beats += 1
        return beats

    assert with_pool(job) > 10


def test_hints_do_not_wait_behind_all_bots() -> None:
    game = stip.new("tokken", seed=1)
    view = game.view(game.turn)

    async def job(pool: BotPool) -> int:
        moves = [asyncio.create_task(pool.choose(view, 5, seed)) for seed in range(40)]
        await asyncio.sleep(0)
        await pool.hint(view)
        done = sum(task.done() for task in moves)
        for task in moves:
            task.cancel()
        await asyncio.gather(*moves, return_exceptions=True)
        return done

    assert with_pool(job) < 20


def test_who_asks_for_many_hints_makes_no_bot_weaker() -> None:
    game = stip.new("tokken", seed=1)
    view = game.view(game.turn)

    async def job(pool: BotPool) -> tuple[float, float]:
        hints = [asyncio.create_task(pool.hint(view)) for _ in range(100)]
        await asyncio.sleep(0)
        seconds = pool.thinking_time("move"), pool.thinking_time("hint")
        for task in hints:
            task.cancel()
        await asyncio.gather(*hints, return_exceptions=True)
        return seconds

    for_moves, for_hints = with_pool(job)
    assert for_moves >= 1 > for_hints


def test_too_many_hints_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = stip.new("tokken", seed=1)
    view = game.view(game.turn)
    monkeypatch.setitem(pool.MAX_QUEUED, "hint", 2)

    async def job(pool: BotPool) -> list[object]:
        return await asyncio.gather(*(pool.hint(view) for _ in range(4)), return_exceptions=True)

    refused = [isinstance(answer, ServerBusy) for answer in with_pool(job)]
    assert refused == [False, False, False, True]


def test_who_stops_waiting_gives_the_thread_to_the_next() -> None:
    game = stip.new("halma", seed=1)
    view = game.view(game.turn)

    async def job(pool: BotPool) -> int:
        first = asyncio.create_task(pool.choose(view, 5, 1))
        second = asyncio.create_task(pool.choose(view, 5, 2))
        third = asyncio.create_task(pool.choose(view, 1, 3))
        await asyncio.sleep(0.05)
        first.cancel()
        second.cancel()
        return await third

    assert with_pool(job) in view.legal_moves.codes


def test_a_finished_game_is_reviewed_move_by_move() -> None:
    game = finished("punto")
    assert [one.text for one in with_pool(lambda pool: pool.review(game))] == ["B4@f6", "resign 1"]


def test_closing_stops_what_is_being_thought() -> None:
    game = stip.new("halma", seed=1)

    async def run() -> None:
        pool = BotPool(1)
        waiting = [asyncio.create_task(pool.choose(game.view(game.turn), 5, seed)) for seed in range(50)]
        await asyncio.sleep(0.05)
        await pool.close()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert sum(isinstance(answer, asyncio.CancelledError) for answer in answers) == 49

    asyncio.run(run())

"""While a game is being compiled, bots play without a search, hints are refused, reviews wait, and clients are told."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
import time
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path

import pytest
from kit.cases import Case, default_cases
from kit.server import ME, Client, ServerProcess

import stip
from stip.bots.evaluator import evaluator_for
from stip.bots.one_ply import choose_one_ply
from stip.errors import StillPreparing
from stip.games import GAMES
from stip.games.contract import Move
from stip.kernel.entry_point import EntryPoint
from stip.locale import LANGUAGES
from stip.play.position import View
from stip.server.bots import preparation
from stip.server.bots.pool import BotPool
from stip.server.bots.preparation import is_preparing, prepare_games, require_search


@pytest.fixture
def _uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose search is being compiled for ever."""
    monkeypatch.setattr(EntryPoint, "is_compiled", lambda entry_point: False)
    monkeypatch.setattr(EntryPoint, "is_pending", True)


@pytest.mark.parametrize("case", default_cases(), ids=str)
def test_without_a_search_a_bot_plays_legal_moves_that_depend_on_its_view_alone(case: Case) -> None:
    game = case.new(2)
    while not game.is_over and game.ply < 8:
        view = game.view(game.turn)
        worlds = [view, View(view.imagine(7), view.seat)]
        move, other = (choose_one_ply(world, random.Random(game.ply), 60.0) for world in worlds)
        assert move == other
        game.play(move, game.turn)


def test_without_a_search_a_bot_never_misses_a_win() -> None:
    """P-12: of the moves that complete a row it takes one."""
    rng, wins = random.Random(1), 0
    for seed in range(1, 4):
        game = stip.new("punto", seed=seed, rounds_to_win=1)
        while not game.is_over:
            seat, moves = game.turn, game.codes
            winning = [code for code in moves if game.copy().play(Move(code)).fields.places[seat] == 1]
            chosen = choose_one_ply(game.view(seat), rng, 60.0)
            if winning:
                assert chosen in winning
                wins += 1
            game.play(chosen)
    assert wins


def test_a_choice_without_a_search_ends_when_its_time_is_up_or_it_is_cancelled() -> None:
    game = stip.new("to-the-point", seed=3)
    view = game.view(game.turn)
    assert choose_one_ply(view, random.Random(1), 0.0) in view.codes
    assert choose_one_ply(view, random.Random(1), 60.0, lambda: True) in view.codes


@pytest.mark.usefixtures("_uncompiled")
def test_while_a_game_is_compiled_bots_play_and_hints_say_what_they_wait_for() -> None:
    game = stip.new("punto", seed=1)
    view = game.view(game.turn)

    async def job() -> None:
        pool = BotPool(1)
        try:
            assert await pool.choose(view, 5, seed=1) in view.codes
            with pytest.raises(StillPreparing, match="Punto is being prepared"):
                await pool.hint(view)
        finally:
            await pool.close()

    asyncio.run(job())
    assert is_preparing("punto")


def test_a_review_waits_until_its_game_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    game = stip.new("punto", seed=1)
    game.play(game.legal_moves[0])
    game.resign(1)
    looks = chain([False, False], repeat(True))
    monkeypatch.setattr(EntryPoint, "is_compiled", lambda entry_point: next(looks))

    async def job() -> int:
        pool = BotPool(1)
        try:
            return len(await pool.review(game))
        finally:
            await pool.close()

    assert asyncio.run(job()) == 2


def test_a_game_that_is_compiled_is_not_being_prepared() -> None:
    prepare_games(threading.Event())
    for game in GAMES:
        require_search(game)
        assert not is_preparing(game)


def test_the_texts_of_all_languages_are_loaded_so_that_the_first_table_is_made_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The name of a person is compared with the names of bots in all languages."""
    texts: dict[str, object] = {}
    monkeypatch.setattr("stip.locale._texts", texts)
    prepare_games(threading.Event())
    assert sorted(texts) == sorted(LANGUAGES)


def test_games_are_compiled_one_after_the_other_and_those_being_played_are_looked_after(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every look at an entry point that is not compiled starts a compiler, so only the first of them is looked at."""
    asked: list[str] = []
    stopped = threading.Event()
    played = evaluator_for("tokken").search.locator

    def is_compiled(entry_point: EntryPoint) -> bool:
        asked.append(entry_point.locator)
        if len(asked) == 4:
            stopped.set()
        return False

    monkeypatch.setattr(EntryPoint, "is_compiled", is_compiled)
    monkeypatch.setattr(preparation, "is_any_compiling", lambda: bool(asked))
    monkeypatch.setattr(preparation, "is_started", lambda locator: locator in (played, *asked))
    prepare_games(stopped)
    first = "stip.games:RULEBOOKS.halma.entry_points"
    assert asked == [first, played, first, played]


@pytest.fixture
def fresh_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerProcess]:
    """A server on a machine on which nothing has been compiled yet."""
    cache = tmp_path / "cache"
    monkeypatch.setenv("STIP_CACHE", str(cache))
    server = ServerProcess(tmp_path)
    yield server
    server.stop()
    for process in Path("/proc").glob("[0-9]*"):  # compilers outlive the server
        try:
            if f"STIP_CACHE={cache}".encode() in (process / "environ").read_bytes().split(b"\0"):
                os.kill(int(process.name), signal.SIGKILL)
        except OSError:
            continue


@pytest.mark.slow
def test_on_a_fresh_machine_the_first_bot_answers_while_its_search_is_being_compiled(
    fresh_server: ServerProcess,
) -> None:
    live_server = fresh_server.live_server
    for game in GAMES:
        made = live_server.make(game, ME, {"kind": "bot", "level": 5}, first=1)
        with live_server.join(made["table"], made["secret"]) as anna:
            play_until_a_bot_has_answered(anna)
            assert live_server.http.get(f"/api/games/{game}").json()["is_preparing"]
            anna.wait_for(turn=1)
            refused = anna.ask(type="ask-hint", seat=1, ply=anna.table.get("ply", 0))
            assert refused["code"] == "still-preparing"


@pytest.mark.slow
def test_as_soon_as_its_search_is_compiled_a_bot_uses_it(fresh_server: ServerProcess) -> None:
    live_server = fresh_server.live_server
    made = live_server.make("tokken", ME, {"kind": "bot", "level": 5}, first=1)
    with live_server.join(made["table"], made["secret"]) as anna:
        play_until_a_bot_has_answered(anna)
        while live_server.http.get("/api/games/tokken").json()["is_preparing"]:
            time.sleep(0.5)
        anna.wait_for(turn=1)
        assert anna.ask(type="ask-hint", seat=1, ply=anna.table.get("ply", 0))["type"] == "hinted"
        play_until_a_bot_has_answered(anna)


def play_until_a_bot_has_answered(anna: Client) -> None:
    """Play until seat 2, a bot, has made a move."""
    anna.updates.clear()
    while not any(update["news"].get("seat") == 2 for update in anna.updates):
        if anna.moves:
            anna.play()
        else:
            anna.receive()

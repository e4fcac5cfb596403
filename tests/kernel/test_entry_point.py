"""Entry points: as machine code as soon as there is some, as plain Python until then, and nobody has to guess which."""

from __future__ import annotations

import asyncio
import logging
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from kit.package import USE, make_package, output_of, run
from kit.server import running

import stip
from stip.errors import BadEngine, NotCompiled
from stip.games import rulebook_of
from stip.kernel import compilation
from stip.kernel.binding import bind, reachable_functions
from stip.kernel.buffer import Buffer
from stip.kernel.compilation import compilation_problems, record_failure
from stip.kernel.entry_point import EntryPoint, engine
from stip.server.bots import pool
from stip.server.bots.pool import BotPool

GOOD_AND_BAD = """
def double(numbers, n):
    return 2 * numbers[0] + n

def spell(numbers, n):
    return len(str(numbers[0])) + len({n: n})

EXPORTED = [spell, double]
"""


@pytest.fixture(autouse=True)
def _nothing_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What fails here is forgotten by the tests that follow."""
    monkeypatch.setattr(compilation, "_compilers", {})
    monkeypatch.setattr(compilation, "_failures", {})
    monkeypatch.setattr(compilation, "_logged", set())
    monkeypatch.setenv("STIP_ENGINE", "compiled")


def entry_point_at(locator: str) -> EntryPoint:
    legal = rulebook_of("halma").legal
    return EntryPoint(locator, "Halma", legal.function, legal.parameters)


def test_without_machine_code_a_game_is_played_as_plain_python(tmp_path: Path) -> None:
    """A first start does not wait; whatever is compiled later changes nothing but the speed."""
    program = (
        "import stip; from stip.kernel import entry_point; entry_point.start_compiler = lambda *arguments: None;"
        "print(stip.new('halma', seed=1, first=1).play('a5-a6').legal_moves.count())"
    )
    assert output_of(program, STIP_CACHE=str(tmp_path), PATH="") == "40"


def test_what_could_be_compiled_runs_as_machine_code(tmp_path: Path) -> None:
    folder = make_package(tmp_path, GOOD_AND_BAD)
    program = (
        f"{USE}\ntoy.ENTRY_POINTS['double'].wait_until_compiled(); print(is_compiled('double'), call('double', 4))"
    )
    assert output_of(program, folder, STIP_CACHE=str(tmp_path / "cache")) == "True 15"


def test_one_entry_point_that_cannot_be_compiled_leaves_the_others_fast(tmp_path: Path) -> None:
    """The one that fails comes first."""
    folder = make_package(tmp_path, GOOD_AND_BAD)
    program = f"{USE}\ncall_until_resolved('spell', 123); call_until_resolved('double', 4)\n"
    program += "print(is_compiled('spell'), is_compiled('double'))"
    assert output_of(program, folder, STIP_CACHE=str(tmp_path / "cache")) == "False True"


def test_what_cannot_be_compiled_goes_on_as_plain_python_and_the_log_says_it_once(tmp_path: Path) -> None:
    folder = make_package(tmp_path, GOOD_AND_BAD)
    program = f"{USE}\ncall_until_resolved('spell', 123)\n"
    program += "print([call('spell', 123) for _ in range(3)], len(compilation_problems()))"
    done = run(program, folder, STIP_CACHE=str(tmp_path / "cache"))
    assert done.stdout.strip() == "[4, 4, 4] 1"
    (line,) = done.stderr.splitlines()
    assert line.startswith("Toy runs as plain Python, many times slower than it could: the compiler failed (")


def test_what_a_package_prints_is_no_report_of_the_compiler(tmp_path: Path) -> None:
    folder = make_package(tmp_path, f"print(5)\nprint('{{}}')\nprint('hello')\n{GOOD_AND_BAD}")
    program = f"{USE}\ncall_until_resolved('spell', 123); print(len(compilation_problems()))"
    done = run(program, folder, STIP_CACHE=str(tmp_path / "cache"))
    assert done.stdout.splitlines() == ["5", "{}", "hello", "1"]
    assert "the compiler failed (" in done.stderr


def test_who_needs_machine_code_is_told_why_there_is_none() -> None:
    with pytest.raises(NotCompiled, match="Halma could not be compiled: .*stip.nowhere"):
        entry_point_at("stip.nowhere:ENTRY_POINTS").wait_until_compiled()


def test_who_asks_again_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record_failure("stip.nowhere:ENTRY_POINTS", "legal_at", "Halma", "compiler-ended", {"code": "1"})
    monkeypatch.setattr(compilation, "Compiler", None)
    for _ in range(2):
        with pytest.raises(NotCompiled, match="ended with code 1"):
            entry_point_at("stip.nowhere:ENTRY_POINTS").wait_until_compiled()


def test_a_compiler_that_was_killed_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\nkill -9 $$\n")
    python.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(python))
    with pytest.raises(NotCompiled, match="the compiler ended with code -9 and made nothing"):
        entry_point_at("stip.nowhere:ENTRY_POINTS").wait_until_compiled()


def test_a_compiler_that_cannot_be_started_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    entry_point = entry_point_at("stip.nowhere:ENTRY_POINTS")
    with pytest.raises(NotCompiled, match="the compiler failed .*nowhere"):
        entry_point.wait_until_compiled()
    assert stip.new("halma", seed=1, first=1).legal_moves.count() == 40


def test_machine_code_that_cannot_be_loaded_is_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def load_code(code: bytes, parameters: object, keeps_gil: bool) -> None:
        raise OSError("libLLVM.so is missing")

    monkeypatch.setattr("stip.kernel.entry_point.read_code", lambda file: b"code")
    monkeypatch.setattr("stip.kernel.entry_point.load_code", load_code)
    entry_point = EntryPoint("stip.nowhere:ENTRY_POINTS", "Halma", bind(add, {}), [np.dtype(np.int64), None])
    with caplog.at_level(logging.WARNING, "stip.kernel"):
        assert [entry_point(Buffer(np.array([40])), 2) for _ in range(3)] == [42, 42, 42]
    assert [record.name for record in caplog.records] == ["stip.kernel"]
    assert "libLLVM.so is missing" in caplog.text


def add(numbers: Any, n: int) -> int:
    return int(numbers[0]) + n


def test_problems_of_a_game_are_told_once_each() -> None:
    for name in ("legal_at", "apply_at"):
        record_failure("somewhere:ENTRY_POINTS", name, "Halma", "untested-compiler", dict(FACTS))
    record_failure("somewhere:ENTRY_POINTS", "deal_at", "Halma", "compiler-ended", {"code": "-9"})
    assert [problem.text("nl") for problem in compilation_problems()] == [
        "Halma draait als gewone Python, vele malen trager dan nodig: numba 9.9 is hier niet getest; 0.68 wel.",
        "Halma draait als gewone Python, vele malen trager dan nodig: de compiler stopte met code -9 en heeft niets "
        "gemaakt.",
    ]


FACTS = {"package": "numba", "version": "9.9", "tested": "0.68"}


def test_the_health_of_a_server_tells_what_could_not_be_compiled(tmp_path: Path) -> None:
    with running(tmp_path) as live_server:
        assert live_server.http.get("/healthz").json() == {"status": "ok", "version": stip.__version__}
        record_failure("somewhere:ENTRY_POINTS", "legal_at", "Halma", "untested-compiler", dict(FACTS))
        answer = live_server.http.get("/healthz", headers={"Accept-Language": "sv"})
    assert answer.status_code == 200
    assert answer.json()["status"] == "slow"
    assert answer.json()["problems"] == [
        "Halma körs som vanlig Python, många gånger långsammare än nödvändigt: numba 9.9 har inte provats här; det har "
        "0.68."
    ]


def test_a_bot_without_machine_code_plays_at_first_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    """As plain Python, a search would not leave the event loop free; a game that waits for ever would be worse."""

    def require_search(game: str) -> None:
        raise NotCompiled(title=game, problem="compiler-ended", code="-9")

    monkeypatch.setattr(pool, "require_search", require_search)
    game = stip.new("punto", seed=1)
    view = game.view(game.turn)

    async def choose() -> int:
        pool = BotPool(1)
        try:
            return await pool.choose(view, 5, seed=1)
        finally:
            await pool.close()

    assert asyncio.run(choose()) in view.codes


def test_an_unknown_engine_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STIP_ENGINE", "steam")
    with pytest.raises(BadEngine, match="compiled, checked, plain"):
        engine()
    monkeypatch.setenv("STIP_ENGINE", "")
    assert engine() == "compiled"


def test_binding_gives_names_a_meaning_in_all_functions_of_a_file() -> None:
    book = rulebook_of("halma")
    assert book.legal.function.__globals__["legal"] is book.rules.legal
    assert "legal" in reachable_functions(book.perft.function)
    assert bind(book.rules.legal, {}).__code__ is book.rules.legal.__code__


def test_a_buffer_knows_its_address() -> None:
    game = stip.new("halma", seed=1)
    buffer = game._buffer
    assert buffer.address == buffer.array.__array_interface__["data"][0]
    copied = Buffer(buffer.array.copy())
    assert copied.address != buffer.address


def test_a_copy_of_a_buffer_has_memory_of_its_own() -> None:
    buffer = stip.new("halma", seed=1)._buffer
    copied = buffer.copy()
    assert copied.address == copied.array.__array_interface__["data"][0] != buffer.address
    assert (copied.length, copied.array.tobytes()) == (1, buffer.array.tobytes())
    copied.array["ply"] = 7
    assert buffer.array["ply"][0] == 0


def test_single_steps_keep_the_gil_and_long_calculations_do_not() -> None:
    book = rulebook_of("halma")
    assert {name for name, entry_point in book.entry_points.items() if not entry_point.keeps_gil} == {
        "perft",
        "random_playouts",
    }


def test_each_thread_lists_moves_in_a_buffer_of_its_own() -> None:
    book = rulebook_of("halma")
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(lambda: book.move_buffer).result() is not book.move_buffer is book.move_buffer

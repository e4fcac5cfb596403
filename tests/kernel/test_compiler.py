"""The compiler refuses what it does not know, in words, and the game goes on as plain Python."""

from __future__ import annotations

import json
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from filelock import FileLock
from kit.package import USE, make_package, run

from stip.bots.evaluator import evaluator_for
from stip.errors import UntestedCompiler
from stip.games import GAMES, rulebook_of
from stip.kernel import compilation, compiler
from stip.kernel.compilation import BUSY, ask_for
from stip.kernel.compiler import TESTED, check_versions, report
from stip.kernel.entry_point import EntryPoint
from stip.kernel.fingerprint import installed_version
from stip.kernel.object_cache import read_code
from stip.kernel.symbols import KNOWN, needed_symbols, unknown_symbols

PROJECT = Path(__file__).parents[2] / "pyproject.toml"

RULES = """
from math import exp, tan

def raises(numbers, n):
    if numbers[0] > n:
        raise ValueError("too much")
    return n

def calls(numbers, n):
    return int(tan(n)) + int(exp(n))

def divides(numbers, n):
    total = 0
    for i in range(0, 100, n):
        total += numbers[0] // n
    return total

def adds(numbers, n):
    return numbers[0] + n

EXPORTED = [raises, calls, divides, adds]
"""


@pytest.mark.parametrize(("name", "symbol"), [("raises", "numba_unpickle"), ("calls", "tan"), ("divides", "Py")])
def test_code_that_needs_unknown_symbols_is_refused_while_it_is_compiled(
    tmp_path: Path, name: str, symbol: str
) -> None:
    """Loading it would stop the player's process."""
    folder = make_package(tmp_path, RULES)
    program = f"{USE}\ncall_until_resolved({name!r}, 1); print(is_compiled({name!r}))\n"
    program += "toy.ENTRY_POINTS['adds'].wait_until_compiled()"
    done = run(program, folder, STIP_CACHE=str(tmp_path / "cache"))
    assert done.stdout.strip() == "False"
    assert f": {name} needs " in done.stderr
    assert symbol in done.stderr
    assert done.returncode == 0


def test_the_code_of_our_games_needs_known_symbols_only() -> None:
    entry_points: list[EntryPoint] = []
    for game in GAMES:
        entry_points += [*rulebook_of(game).entry_points.values(), *evaluator_for(game).entry_points.values()]
    for entry_point in entry_points:
        code = read_code(entry_point.file)
        assert code
        assert needed_symbols(None, code) <= KNOWN


@pytest.mark.parametrize("package", TESTED)
def test_an_untested_version_is_refused_and_the_game_goes_on(tmp_path: Path, package: str) -> None:
    folder = make_package(tmp_path, RULES)
    metadata = folder / f"{package}-9.9.dist-info" / "METADATA"
    metadata.parent.mkdir()
    metadata.write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 9.9\n")
    done = run(
        f"{USE}\ncall_until_resolved('adds', 1); print(call('adds', 1))", folder, STIP_CACHE=str(tmp_path / "cache")
    )
    assert done.stdout.strip() == "8"
    assert done.stderr.strip() == (
        "Toy runs as plain Python, many times slower than it could: "
        f"{package} 9.9 has not been tested here; {TESTED[package]} has."
    )


@pytest.mark.parametrize(
    ("version", "is_tested"), [("0.68", 1), ("0.68.7", 1), ("0.680", 0), ("0.68rc1", 0), ("0.6", 0)]
)
def test_a_version_is_tested_up_to_its_last_number(
    version: str, is_tested: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiler, "TESTED", {"numba": "0.68"})
    monkeypatch.setattr(compiler, "installed_version", lambda package: version)
    if is_tested:
        check_versions()
    else:
        with pytest.raises(UntestedCompiler, match=f"numba {version} has not been tested here; 0.68 has"):
            check_versions()


def test_the_project_asks_for_the_versions_that_were_tested() -> None:
    wanted = tomllib.loads(PROJECT.read_text())["project"]["dependencies"]
    for package, tested in TESTED.items():
        major, minor = map(int, tested.split("."))
        assert f"{package}>={tested},<{major}.{minor + 1}" in wanted
        assert installed_version(package).startswith(f"{tested}.")
    assert installed_version("nothing-of-that-name") == "none"


def test_a_report_says_what_went_wrong_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    report("legal_at", RuntimeError("Failed in nopython mode pipeline (step: x)\n\nNo such thing\nDuring: y"))
    report("legal_at", KeyError())
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert (first["entry_point"], first["problem"]) == ("legal_at", "compiler-failed")
    assert first["facts"] == {"error": "RuntimeError: No such thing"}
    assert second["facts"] == {"error": "KeyError: "}


class Thing:
    """A function or variable in an LLVM module."""

    def __init__(self, name: str, is_declaration: bool) -> None:
        self.name, self.is_declaration = name, is_declaration


class Module:
    functions = (Thing("entry", False), Thing("exp", True), Thing("llvm.memset", True), Thing("PyErr_Clear", True))
    global_variables = (Thing("table", False), Thing("PyExc_ValueError", True))


def test_of_an_object_file_in_another_format_the_module_tells() -> None:
    assert unknown_symbols(Module(), b"MZ") == ["PyErr_Clear", "PyExc_ValueError"]


SLOW = """
import os
import sys
import time
from pathlib import Path

if sys.argv[0].endswith("compiler.py") or "stip.kernel.compiler" in sys.orig_argv:
    with Path(os.environ["COMPILERS"]).open("a") as stream:
        stream.write("x")
    time.sleep(3)

def double(numbers, n):
    return 2 * numbers[0] + n

def treble(numbers, n):
    return 3 * numbers[0] + n

EXPORTED = [double, treble]
"""


def test_however_many_processes_wait_there_is_one_compiler(tmp_path: Path) -> None:
    folder = make_package(tmp_path, SLOW)
    compilers = tmp_path / "compilers"
    program = f"{USE}\ntoy.ENTRY_POINTS['treble'].wait_until_compiled()\n"
    program += "print(is_compiled('treble'), call('treble', 1))"
    environment = {"STIP_CACHE": str(tmp_path / "cache"), "COMPILERS": str(compilers)}
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: run(program, folder, **environment), range(4)))
    assert [answer.stdout for answer in answers] == ["True 10\n"] * 4
    assert {answer.stderr for answer in answers} <= {"", "Preparing Toy (only the first time) …\n"}
    assert "Preparing Toy (only the first time) …\n" in answers[0].stderr, "it took longer than three seconds"
    assert compilers.read_text() == "x"


def test_what_is_asked_for_is_compiled_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    def machine_code(entry_point: EntryPoint) -> bytes:
        order.append(entry_point.name)
        if len(order) == 1:
            ask_for("stip.games:RULEBOOKS.halma.entry_points", "perft")
        raise RuntimeError("not really")

    monkeypatch.setattr(compilation, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(EntryPoint, "find_code", lambda self: None)
    monkeypatch.setattr(compiler, "machine_code", machine_code)
    assert compiler.main("stip.games:RULEBOOKS.halma.entry_points", "hide_at") == len(rulebook_of("halma").entry_points)
    assert order[:2] == ["hide_at", "perft"]
    assert {*order} == {*rulebook_of("halma").entry_points}


def test_a_second_compiler_leaves_the_work_to_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "cache_folder", lambda: tmp_path)
    assert not compilation.is_locked("here:THINGS")
    with FileLock(compilation.lock_file("here:THINGS")):
        assert compiler.main("here:THINGS", "double") == BUSY
        assert compilation.is_locked("here:THINGS")
    assert not compilation.is_locked("here:THINGS")

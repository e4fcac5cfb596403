"""Machine code is never that of older rules, a broken file is made anew, and engines can be chosen."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import stip
from stip.errors import BadEngine, NotCompiled
from stip.games import rulebook_of
from stip.kernel.compiler import write_code
from stip.kernel.entry_points import Buffer, EntryPoint, bind, engine, reachable_functions, read_code

PACKAGE = Path(stip.__file__).parent


def file_of(source: Path, game: str) -> str:
    """Where a copy of the package would keep the code of a game's `legal`."""
    program = f"from stip.games import rulebook_of; print(rulebook_of({game!r}).legal.file.name)"
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def test_changed_sources_never_find_the_code_of_the_old_ones(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "stip", ignore=shutil.ignore_patterns("__pycache__"))
    halma, punto = file_of(tmp_path, "halma"), file_of(tmp_path, "punto")
    assert halma == file_of(tmp_path, "halma")
    scene = tmp_path / "stip" / "games" / "halma" / "scene.py"
    scene.write_text(scene.read_text() + "\n# how it looks does not matter\n")
    assert file_of(tmp_path, "halma") == halma
    moves = tmp_path / "stip" / "games" / "halma" / "moves.py"
    moves.write_text(moves.read_text().replace("PAWNS = 19", "PAWNS = 20"))
    assert file_of(tmp_path, "halma") != halma
    assert file_of(tmp_path, "punto") == punto, "another game is not touched"
    chance = tmp_path / "stip" / "kernel" / "chance.py"
    chance.write_text(chance.read_text() + "\n# changed\n")
    assert file_of(tmp_path, "punto") != punto


def test_a_broken_file_is_not_loaded(tmp_path: Path) -> None:
    file = tmp_path / "code.o"
    assert read_code(file) is None
    write_code(file, b"machine code")
    assert read_code(file) == b"machine code"
    file.write_bytes(file.read_bytes()[:-1])
    assert read_code(file) is None


def test_without_machine_code_a_game_is_played_as_plain_python(tmp_path: Path) -> None:
    """A first start does not wait; whatever is compiled later changes nothing but the speed."""
    program = "import stip; g = stip.new('halma', seed=1, first=1); print(g.play('a5-a6').legal_moves.count())"
    environment = {**os.environ, "STIP_CACHE": str(tmp_path), "PATH": "", "STIP_ENGINE": "compiled"}
    process = subprocess.Popen(
        [sys.executable, "-c", "import subprocess; subprocess.Popen = lambda *a, **k: None; " + program],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.communicate(timeout=60)[0].strip() == "40"


def test_a_compiler_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STIP_ENGINE", "compiled")
    legal = rulebook_of("halma").legal
    entry_point = EntryPoint("stip.nowhere:ENTRIES", "Halma", legal.function, legal.parameters)
    with pytest.raises(NotCompiled, match="Halma could not be compiled: .*stip.nowhere"):
        entry_point.wait_until_compiled()


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


def test_a_batch_knows_its_address() -> None:
    game = stip.new("halma", seed=1)
    buffer = game._buffer
    assert buffer.address == buffer.array.__array_interface__["data"][0]
    copied = Buffer(buffer.array.copy())
    assert copied.address != buffer.address

"""Machine code is never that of older rules: its fingerprint has in it all that it was made from."""

from __future__ import annotations

import shutil
from enum import IntEnum
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import pytest
from kit.package import make_package, output_of

import stip
from stip.games import rulebook_of
from stip.kernel.binding import bind, is_ours, reachable_functions
from stip.kernel.fingerprint import _hash_of_target, fingerprint, hash_of_value, values_read
from stip.kernel.targets import SHIPPED_TARGETS, host

PACKAGE = Path(stip.__file__).parent

RULES = """
from toy import shapes
from toy.numbers import LIMIT as MOST, TABLE
from toy.more import grow

def step(numbers, n):
    return min(grow(n), MOST) + TABLE[n] + shapes.SIDE

def scene(n):
    return 1

EXPORTED = [step]
"""
MODULES = {
    "numbers": "import numpy as np\nLIMIT = 5\nTABLE = np.arange(20)\nUNUSED = 1\n",
    "shapes": "SIDE = 3\nANGLES = 4\n",
    "more": "def grow(n):\n    return n + 1\n",
    "scenery": "COLOUR = 'red'\n",
}


def fingerprint_of(folder: Path) -> str:
    """That of the entry point, in a process of its own."""
    return output_of("import toy; print(toy.ENTRY_POINTS['step'].file.name)", folder)


def legal_file(source: Path, game: str) -> str:
    """Where a copy of Stip would keep the code of a game's `legal`."""
    return output_of(f"from stip.games import rulebook_of; print(rulebook_of({game!r}).legal.file.name)", source)


def test_changed_sources_never_find_the_code_of_the_old_ones(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "stip", ignore=shutil.ignore_patterns("__pycache__", "page"))
    halma, punto = legal_file(tmp_path, "halma"), legal_file(tmp_path, "punto")
    assert halma == legal_file(tmp_path, "halma")
    scene = tmp_path / "stip" / "games" / "halma" / "scene.py"
    scene.write_text(scene.read_text() + "\n# how it looks does not matter\n")
    assert legal_file(tmp_path, "halma") == halma
    board = tmp_path / "stip" / "games" / "halma" / "board.py"
    assert "PAWNS = 19" in board.read_text()
    board.write_text(board.read_text().replace("PAWNS = 19", "PAWNS = 20"))
    assert legal_file(tmp_path, "halma") != halma
    assert legal_file(tmp_path, "punto") == punto, "another game is not touched"
    compiler = tmp_path / "stip" / "kernel" / "compiler.py"
    compiler.write_text(compiler.read_text() + "\n# changed\n")
    assert legal_file(tmp_path, "punto") != punto


@pytest.mark.parametrize(
    ("module", "before", "after"),
    [
        ("numbers", "LIMIT = 5", "LIMIT = 6"),
        ("numbers", "arange(20)", "arange(20) + 1"),
        ("shapes", "SIDE = 3", "SIDE = 2"),
        ("more", "n + 1", "n + 2"),
        ("rules", "min(", "max("),
    ],
)
def test_whatever_a_function_of_another_package_reaches_is_in_its_fingerprint(
    tmp_path: Path, module: str, before: str, after: str
) -> None:
    old = fingerprint_of(make_package(tmp_path / "old", RULES, **MODULES))
    folder = make_package(tmp_path / "new", RULES, **MODULES)
    changed = folder / "toy" / f"{module}.py"
    changed.write_text(changed.read_text().replace(before, after))
    assert fingerprint_of(folder) != old


def test_what_a_function_does_not_reach_is_not_in_its_fingerprint(tmp_path: Path) -> None:
    old = fingerprint_of(make_package(tmp_path / "old", RULES, **MODULES))
    others = {"scenery": "COLOUR = 'blue'\n", "numbers": MODULES["numbers"].replace("UNUSED = 1", "UNUSED = 2")}
    assert fingerprint_of(make_package(tmp_path / "new", RULES, **{**MODULES, **others})) == old


def test_every_process_finds_the_same_fingerprint(tmp_path: Path) -> None:
    """However sets are ordered there."""
    folder = make_package(
        tmp_path, "NAMES = {'a', 'b', 'c', 'd'}\n\ndef step(numbers, n):\n    return n in NAMES\n\nEXPORTED = [step]\n"
    )
    program = "import toy; print(toy.ENTRY_POINTS['step'].file.name)"
    assert len({output_of(program, folder, PYTHONHASHSEED=seed) for seed in ("1", "2", "3")}) == 1


def test_functions_of_anybody_are_compiled_along_but_not_those_that_numba_knows() -> None:
    assert is_ours(rulebook_of("halma").rules.legal)
    assert is_ours(make_package)
    for known in (np.linspace, np.zeros, shutil.copy, len, PACKAGE.exists, FunctionType, 3):
        assert not is_ours(known)
    assert "legal" in reachable_functions(rulebook_of("halma").legal.function)


def test_the_same_source_bound_to_other_rules_is_another_code() -> None:
    halma, punto = rulebook_of("halma"), rulebook_of("punto")
    number = [np.dtype(np.int64)]
    assert fingerprint(halma.legal.function, number, host()) != fingerprint(punto.legal.function, number, host())
    assert fingerprint(halma.legal.function, number, host()) != fingerprint(halma.legal.function, [None], host())


def test_each_processor_has_its_own_code_and_shipped_code_does_not_depend_on_the_installed_compiler(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    function = rulebook_of("halma").legal.function
    targets = (host(), *SHIPPED_TARGETS)
    before = [fingerprint(function, [None], target) for target in targets]
    assert len({*before}) == len(targets)
    monkeypatch.setattr("stip.kernel.fingerprint.installed_version", lambda package: "9.9")
    _hash_of_target.cache_clear()
    after = [fingerprint(function, [None], target) for target in targets]
    _hash_of_target.cache_clear()
    assert (before[0] == after[0], before[1:] == after[1:]) == (False, True)


def test_variables_of_functions_around_and_parameters_left_out_are_in_it() -> None:
    def stepping(by: int) -> Any:
        def step(numbers: Any, n: int, start: int = by) -> int:
            return n + by + start

        return step

    assert fingerprint(stepping(1), [None], host()) == fingerprint(stepping(1), [None], host())
    assert fingerprint(stepping(1), [None], host()) != fingerprint(stepping(2), [None], host())
    assert dict(values_read(stepping(3))) == {"by": 3, "defaults": ((3,), None)}
    assert bind(stepping(4), {})(None, 1) == 9


class Colour(IntEnum):
    RED = 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (1, 2),
        (1, True),
        (1, 1.0),
        ((1, 2), (2, 1)),
        ((1, 2), [1, 2]),
        ("ab", b"ab"),
        (np.int8(1), np.int16(1)),
        (np.zeros(4), np.zeros((2, 2))),
        (np.zeros(4, "i4"), np.zeros(4, "f4")),
        (np.arange(4), np.arange(4)[::-1]),
        (np.dtype("i4"), np.dtype("i8")),
        ({1: 2}, {2: 1}),
        (range(3), range(4)),
        (Colour.RED, 1),
        (len, max),
        (None, 0),
    ],
)
def test_values_that_differ_are_told_apart(one: object, other: object) -> None:
    assert hash_of_value(one) != hash_of_value(other)


def test_equal_values_are_alike_wherever_they_lie() -> None:
    table = np.arange(40).reshape(5, 8)
    assert hash_of_value(table[:, ::2]) == hash_of_value(table[:, ::2].copy())
    assert hash_of_value({"a": 1, "b": 2}) == hash_of_value({"b": 2, "a": 1})
    assert hash_of_value(object()) == hash_of_value(object())

"""Headers: modules with tables of NumPy's can be imported where there is no NumPy, and keep what Python reads."""

from __future__ import annotations

import ast
import sys
from importlib import import_module
from pathlib import Path

import pytest
from kit.package import run

from stip.games import GAMES, rulebook_of
from stip.kernel import ctypes_arrays
from stip.kernel.buffer import layout_of, size_of
from stip.kernel.headers import header_of

MODULE = '''
"""A module with rules."""

import numpy as np
from math import sqrt

SIDE = 3
NAMES = ("a", "b")
TOTAL = np.int64(7) * SIDE
TABLE, LARGE = np.zeros((SIDE, SIDE)), np.zeros(5000)
for _row in range(SIDE):
    TABLE[_row, 0] = sqrt(_row)
STATE = np.dtype((np.record, [("ply", "i2"), ("board", "i1", (SIDE, SIDE))]))
legal: int

def cells(state):
    return SIDE * SIDE + int(state.board[1, 2])
'''


def test_a_header_has_constants_records_and_functions_and_needs_no_numpy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "with_tables.py").write_text(MODULE)
    monkeypatch.syspath_prepend(tmp_path)
    header = header_of(import_module("with_tables"))
    sys.modules.pop("with_tables")
    assert header
    (tmp_path / "with_tables.py").write_text(header)
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "import importlib.util; importlib.util.find_spec = lambda name: None\n"
        "import with_tables as it; from stip.kernel.buffer import Buffer\n"
        "states = Buffer.zeros(2, it.STATE); states[0].board[1][2] = 5; states[0].ply = -3\n"
        "copy = states.copy(); copy[1].ply = 4; states[0].board[1][2] = 0\n"
        "print(it.SIDE, it.NAMES, it.TOTAL, it.TABLE[2, 1], it.LARGE, it.__annotations__)\n"
        "print(it.cells(copy[0]), copy[0].ply, copy[1].ply)"
    )
    done = run(program, tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "3 ('a', 'b') 21 0.0 None {'legal': 'int'}\n14 -3 4"


def test_a_module_without_numpy_is_its_own_header() -> None:
    assert header_of(import_module("stip.kernel.seats")) is None


@pytest.mark.parametrize("game", GAMES)
def test_records_have_the_same_layout_without_numpy(game: str) -> None:
    record = rulebook_of(game).rules.STATE
    without_numpy = ctypes_arrays.record(layout_of(record))
    assert ctypes_arrays.size_of(without_numpy) == size_of(record)
    assert {name: getattr(without_numpy, name).offset for name in record.names} == {
        name: record.fields[name][1] for name in record.names
    }


@pytest.mark.parametrize("game", GAMES)
def test_no_header_of_a_game_mentions_numpy_when_it_is_imported(game: str) -> None:
    rulebook = rulebook_of(game)
    for part in (rulebook.rules, rulebook.evaluation):
        header = header_of(import_module(str(part.__dict__["__name__"])))
        for statement in ast.parse(header or "").body:
            if not isinstance(statement, ast.FunctionDef):
                assert "np." not in ast.unparse(statement)

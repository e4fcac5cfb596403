"""Headers: what is left of a module where its functions are compiled and NumPy is not installed, as in the browser.

A module with rules computes tables with NumPy when it is imported. Its header has the same names: functions as they
are, numbers, texts, record types and small tables as they were computed. Large tables are None, because only compiled
code reads them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np

from stip.kernel.buffer import layout_of

PLAIN = (type(None), bool, int, float, str, bytes)
MAX_TABLE = 2000  # numbers in a table that Python may read, too
START = """from __future__ import annotations

from stip.kernel.buffer import record
from stip.kernel.ctypes_arrays import Table
"""


def header_of(module: ModuleType) -> str | None:
    """Return the source of a module's header, or None if the module does not import NumPy and is its own header."""
    statements = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")).body
    if not any(map(_is_numpy, statements)):
        return None
    lines = [line for statement in statements for line in _kept(statement, module)]
    return "\n".join([START, *lines, ""])


def _is_numpy(statement: ast.stmt) -> bool:
    match statement:
        case ast.Import():
            return any(name.name.partition(".")[0] == "numpy" for name in statement.names)
        case ast.ImportFrom():
            return (statement.module or "").partition(".")[0] == "numpy"
    return False


def _kept(statement: ast.stmt, module: ModuleType) -> Iterator[str]:
    """Yield what is left of a statement."""
    match statement:
        case ast.ImportFrom(module="__future__"):
            return
        case _ if _is_numpy(statement):
            return
        case ast.AnnAssign(value=None) | ast.Import() | ast.ImportFrom() | ast.FunctionDef() | ast.ClassDef():
            yield ast.unparse(statement)
        case ast.Assign() | ast.AnnAssign():
            for node in ast.walk(statement):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and hasattr(module, node.id):
                    yield f"{node.id} = {_literal(getattr(module, node.id))}"


def _literal(value: object) -> str:
    if isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, np.dtype) and value.names:
        assert sum(field.numbers.size for field in layout_of(value)) == value.itemsize, "records have no padding"
        return f"record({[tuple(field) for field in layout_of(value)]})"
    if isinstance(value, np.ndarray) and value.size <= MAX_TABLE and not value.dtype.hasobject:
        return f"Table({value.tolist()})"
    return repr(value) if _is_plain(value) else "None"


def _is_plain(value: object) -> bool:
    match value:
        case tuple() | list() | set() | frozenset():
            return all(map(_is_plain, value))
        case dict():
            return all(_is_plain(key) and _is_plain(item) for key, item in value.items())
    return type(value) in (*PLAIN, range)

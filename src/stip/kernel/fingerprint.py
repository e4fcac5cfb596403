"""The fingerprint of machine code: a hash of everything it was made from, so that it is never that of older rules.

It is computed by walking the functions themselves, not their import lines: from a function to the global functions that
it calls, and to every value that it reads, which the compiler treats as a constant. So it includes every constant,
wherever it was imported from, and works for games in any package.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import TypeGuard

import numpy as np

from stip.kernel.binding import FOREIGN, is_ours, names_in
from stip.kernel.buffer import Array, Parameter
from stip.kernel.targets import SHIPPED_TARGETS, Target

COMPILER_SOURCES = ("binding.py", "compiler.py", "loader.py")  # a change in them may change any machine code
NOT_INSTALLED = "none"


def fingerprint(function: FunctionType, parameters: Sequence[Parameter], target: Target) -> str:
    """Return a hash of everything that machine code depends on: the functions reached and their files, the values that
    they read, the records that they work on, the compiler, and the processor it is made for."""
    parts = {_hash_of_target(target), _hash("records", repr(parameters))}  # one source serves games with other records
    parts.update(_hash_of_file(Path(__file__).with_name(name)) for name in COMPILER_SOURCES)
    functions = {function}
    waiting = [function]
    while waiting:
        own, called = _parts_of(waiting.pop())
        parts.update(own)
        waiting += {*called} - functions
        functions.update(called)
    return hashlib.sha256(b"".join(sorted(parts))).hexdigest()[:16]


@cache
def _parts_of(function: FunctionType) -> tuple[list[bytes], list[FunctionType]]:
    """Return the parts that a function adds to a fingerprint, and the functions that it calls. Cached, because most
    functions belong to many entry points."""
    values = list(values_read(function))
    parts = [_hash(_name(function), name, hash_of_value(value)) for name, value in values]
    return [_hash_of_source(function), *parts], [value for _, value in values if is_ours(value)]


def values_read(function: FunctionType) -> Iterator[tuple[str, object]]:
    """Yield the values that the code of a function may read, with their names: globals, attributes of modules that are
    not `FOREIGN`, variables of enclosing functions, and default arguments."""
    names = set(names_in(function.__code__))
    known = {name: function.__globals__[name] for name in sorted(names & function.__globals__.keys())}
    yield from known.items()
    modules = [value for value in known.values() if _is_our_module(value)]
    for module in modules:  # the list grows meanwhile
        for name in sorted(names & vars(module).keys()):
            value = vars(module)[name]
            yield f"{module.__name__}.{name}", value
            if _is_our_module(value) and value not in modules:
                modules.append(value)
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        yield name, cell.cell_contents
    yield "defaults", (function.__defaults__, function.__kwdefaults__)


def _is_our_module(thing: object) -> TypeGuard[ModuleType]:
    return isinstance(thing, ModuleType) and thing.__name__.partition(".")[0] not in FOREIGN


def hash_of_value(value: object) -> bytes:
    """Return a hash that is the same in every process, for all values that the compiler can treat as constants."""
    match value:
        case np.ndarray() if not value.dtype.hasobject:
            return _hash_of_array(value)
        case np.generic():
            return _hash("scalar", repr(value.dtype), value.tobytes())
        case Enum():
            return _hash("member", _name(type(value)), value.name, hash_of_value(value.value))
        case tuple() | list():
            return _hash(type(value).__name__, *map(hash_of_value, value))
        case dict():
            return _hash("dict", *sorted(hash_of_value(key) + hash_of_value(item) for key, item in value.items()))
        case set() | frozenset():
            return _hash("set", *sorted(map(hash_of_value, value)))
        case None | bool() | int() | float() | complex() | str() | bytes() | range() | np.dtype():
            return _hash(type(value).__name__, repr(value))
        case FunctionType():
            return _hash("function", _name(value), str(value.__code__.co_firstlineno))
        case type() if value.__module__.partition(".")[0] not in FOREIGN and issubclass(value, Enum):
            return _hash("enum", _name(value), *map(hash_of_value, value))
    return _hash("other", _name(value) if hasattr(value, "__qualname__") else _name(type(value)))


def _hash(*parts: str | bytes) -> bytes:
    encoded = [part.encode() if isinstance(part, str) else part for part in parts]
    return hashlib.sha256(b"".join(len(part).to_bytes(8, "little") + part for part in encoded)).digest()


def _hash_of_array(array: Array) -> bytes:
    """Return a hash of the shape and content of an array. Cached, because many functions read the same large tables."""
    if id(array) not in _arrays:
        content = np.ascontiguousarray(array)
        _arrays[id(array)] = array, _hash("array", repr(array.dtype), repr(array.shape), content.tobytes())
    return _arrays[id(array)][1]


_arrays: dict[int, tuple[Array, bytes]] = {}  # by id, with the array itself, so that the id is not reused


def _hash_of_source(function: FunctionType) -> bytes:
    file = Path(function.__code__.co_filename)
    if file.is_file():
        return _hash_of_file(file)
    return _hash_of_code(function.__code__)  # its source is in a zip file, or was typed at a prompt


def _hash_of_code(code: CodeType) -> bytes:
    constants = (_hash_of_code(one) if isinstance(one, CodeType) else hash_of_value(one) for one in code.co_consts)
    return _hash(code.co_code, repr(code.co_names), *constants)


@cache
def _hash_of_file(source: Path) -> bytes:
    return _hash(source.name, source.read_bytes())


def _name(thing: object) -> str:
    return f"{getattr(thing, '__module__', '')}.{getattr(thing, '__qualname__', '')}"


@cache
def _hash_of_target(target: Target) -> bytes:
    """Return a hash of a target and, unless code for it is shipped, of the compiler's versions. Shipped code is used
    whatever compiler is installed, because it was compiled before."""
    versions = () if target in SHIPPED_TARGETS else map(installed_version, ("numba", "llvmlite", "numpy"))
    return _hash("target", target.triple, target.cpu, target.features, *versions)


def installed_version(package: str) -> str:
    from importlib.metadata import PackageNotFoundError, version  # slow to import

    try:
        return version(package)
    except PackageNotFoundError:
        return NOT_INSTALLED

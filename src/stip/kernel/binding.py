"""Which functions are compiled together, and how one source is bound to the rules of each game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from types import CodeType, FunctionType
from typing import Any, TypeGuard

FOREIGN = {*sys.stdlib_module_names, "llvmlite", "numba", "numpy"}  # whose functions Numba knows by itself


def is_ours(thing: object) -> TypeGuard[FunctionType]:
    """Whether something is a plain Python function that is compiled along: of Stip, or of anybody's game."""
    return isinstance(thing, FunctionType) and (thing.__module__ or "").partition(".")[0] not in FOREIGN


def reachable_functions(function: FunctionType) -> list[str]:
    """The global names in a function's code that are functions of ours."""
    return [name for name in names_in(function.__code__) if is_ours(function.__globals__.get(name))]


def names_in(code: CodeType) -> Iterator[str]:
    """The names of globals and attributes in a function's code, and in the comprehensions within it."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from names_in(constant)


def bind(function: Callable[..., Any], bindings: Mapping[str, object]) -> FunctionType:
    """The same source, with these names meaning these things, in all functions of its file that it reaches: how one
    playout or search serves every game."""
    clones: dict[FunctionType, FunctionType] = {}

    def clone_of(original: FunctionType) -> FunctionType:
        if original.__module__ != function.__module__:
            return original
        if original not in clones:
            names = {**original.__globals__, **bindings}
            clones[original] = clone = with_globals(original, names)
            names.update((name, clone_of(names[name])) for name in reachable_functions(clone))
        return clones[original]

    assert isinstance(function, FunctionType)
    return clone_of(function)


def with_globals(function: FunctionType, names: dict[str, Any]) -> FunctionType:
    """The same function, but for the meaning of its global names."""
    clone = FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
    clone.__kwdefaults__ = function.__kwdefaults__
    clone.__module__ = function.__module__
    return clone

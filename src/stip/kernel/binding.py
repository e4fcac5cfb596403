"""Finds the functions that are compiled together, and binds one source to the rules of each game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from types import CodeType, FunctionType
from typing import Any, TypeGuard

FOREIGN = {*sys.stdlib_module_names, "llvmlite", "numba", "numpy"}  # packages whose functions Numba handles itself


def is_ours(thing: object) -> TypeGuard[FunctionType]:
    """Return whether something is a plain Python function that we compile: one of Stip's, or of any other game's."""
    return isinstance(thing, FunctionType) and (thing.__module__ or "").partition(".")[0] not in FOREIGN


def reachable_functions(function: FunctionType) -> list[str]:
    """Return the global names in a function's code that stand for functions that we compile."""
    return [name for name in names_in(function.__code__) if is_ours(function.__globals__.get(name))]


def names_in(code: CodeType) -> Iterator[str]:
    """Yield the names of globals and attributes in a function's code, including the comprehensions within it."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from names_in(constant)


def bind(function: Callable[..., Any], bindings: Mapping[str, object]) -> FunctionType:
    """Return a copy of a function in which some global names have other values, also in all functions of the same file
    that it calls. So one playout or search serves every game."""
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
    """Return a copy of a function with other globals."""
    clone = FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
    clone.__kwdefaults__ = function.__kwdefaults__
    clone.__module__ = function.__module__
    return clone

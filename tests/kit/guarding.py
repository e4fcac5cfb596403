"""Runs rules as plain Python over arrays that refuse every index with which compiled code would leave them.

NumPy itself refuses an index that is too large, but counts a negative one from the end.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stip.kernel.buffer import Buffer
from stip.kernel.entry_point import EntryPoint


class GuardedArray(np.ndarray[Any, Any]):
    """An array that refuses negative indices."""

    def __getitem__(self, index: Any) -> Any:
        _check(index)
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        _check(index)
        super().__setitem__(index, value)


class GuardedState:
    """One record of an array, whose fields refuse negative indices."""

    def __init__(self, states: Any, i: int) -> None:
        self.__dict__.update(_states=states, _i=i)

    def __getattr__(self, name: str) -> Any:
        value = self._states[name][self._i]
        return value.view(GuardedArray) if isinstance(value, np.ndarray) else value

    def __setattr__(self, name: str, value: Any) -> None:
        self._states[name][self._i] = value


class GuardedStates:
    """An array of records that refuses negative indices."""

    def __init__(self, states: Any) -> None:
        self._states = states

    def __getitem__(self, i: int) -> GuardedState:
        _check(i)
        return GuardedState(self._states, i)


def call_python(entry_point: EntryPoint, *arguments: Buffer | int) -> int:
    """Call an entry point as plain Python over guarded arrays, instead of `EntryPoint._call_python`."""
    return int(entry_point.function(*map(_guarded, arguments)))


def _guarded(argument: Buffer | int) -> Any:
    if not isinstance(argument, Buffer):
        return argument
    array = argument.array
    return GuardedStates(array) if array.dtype.names else array.view(GuardedArray)


def _check(index: Any) -> None:
    for one in index if isinstance(index, tuple) else (index,):
        if isinstance(one, (int, np.integer)) and one < 0:
            raise IndexError(f"{one} is a negative index")

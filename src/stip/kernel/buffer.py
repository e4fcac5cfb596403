"""Buffers: arrays with their addresses, on which compiled code works."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
Parameter = np.dtype[Any] | None  # of an entry point: the type of the items of a buffer; None for a whole number


class Buffer:
    """An array that compiled code works on, with its address, because NumPy is slow to compute that."""

    __slots__ = ("address", "array", "length")

    def __init__(self, array: Array) -> None:
        assert array.ndim == 1
        assert array.flags.c_contiguous
        self.array = array
        self.length = len(array)
        self.address = array.ctypes.data

    def copy(self) -> Buffer:
        """Return a copy, made as bytes: NumPy copies records field by field, which takes twenty times as long."""
        return Buffer.of_bytes(self.array.tobytes(), self.array.dtype)

    @classmethod
    def of_bytes(cls, content: bytes, item_type: np.dtype[Any]) -> Buffer:
        """Return a buffer with a copy of these bytes. Its memory comes from ctypes, which tells an address at once."""
        memory: Any = _memory_type(len(content)).from_buffer_copy(content)
        buffer = object.__new__(cls)
        buffer.array = np.frombuffer(memory, item_type)
        buffer.length = len(content) // item_type.itemsize
        buffer.address = ctypes.addressof(memory)
        return buffer


@cache
def _memory_type(size: int) -> type[ctypes.Array[ctypes.c_char]]:
    return ctypes.c_char * size

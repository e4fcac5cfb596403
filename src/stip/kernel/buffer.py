"""Buffers: arrays with their addresses, on which compiled code works."""

from __future__ import annotations

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
        return Buffer(np.frombuffer(bytearray(self.array.tobytes()), self.array.dtype))

"""Buffers: the arrays that compiled code works on, each with its address."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
Parameter = np.dtype[Any] | None  # of an entry point: a buffer of such records or numbers, or a whole number


class Buffer:
    """An array that compiled code works on, and its address, which NumPy takes a while to tell."""

    __slots__ = ("address", "array", "length")

    def __init__(self, array: Array) -> None:
        assert array.ndim == 1
        assert array.flags.c_contiguous
        self.array = array
        self.length = len(array)
        self.address = array.ctypes.data

    def copy(self) -> Buffer:
        """Of the bytes: NumPy copies records field by field, which takes twenty times as long."""
        return Buffer(np.frombuffer(bytearray(self.array.tobytes()), self.array.dtype))

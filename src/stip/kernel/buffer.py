"""Buffers: arrays with their addresses, on which compiled code works.

They are NumPy's arrays or, where NumPy is not installed, those of ctypes. What runs in both places reads and writes
single items (`buffer[0].ply`), and leaves `array` to those who calculate with NumPy.
"""

from __future__ import annotations

import ctypes
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING or find_spec("numpy"):
    from stip.kernel import numpy_arrays as arrays
    from stip.kernel.numpy_arrays import Array as Array
    from stip.kernel.numpy_arrays import ItemType as ItemType
else:
    from stip.kernel import ctypes_arrays as arrays
    from stip.kernel.ctypes_arrays import Array as Array
    from stip.kernel.ctypes_arrays import ItemType as ItemType

Parameter = ItemType | None  # of an entry point: the type of the items of a buffer; None for a whole number

FLOAT32, INT32, INT64, UINT8, UINT32 = arrays.FLOAT32, arrays.INT32, arrays.INT64, arrays.UINT8, arrays.UINT32
layout_of, record, size_of = arrays.layout_of, arrays.record, arrays.size_of


class Buffer:
    """An array that compiled code works on, with its address, because NumPy is slow to compute that."""

    __slots__ = ("address", "array", "item_type", "length")

    def __init__(self, array: Array) -> None:
        self.array = array
        self.item_type: ItemType = array.dtype
        self.length = len(array)
        self.address = arrays.address_of(array)

    @classmethod
    def zeros(cls, length: int, item_type: ItemType) -> Buffer:
        """Return a buffer of that many items, all zero."""
        array = arrays.zeros(length, item_type)
        return cls._of(array, arrays.address_of(array), item_type)

    @classmethod
    def of_bytes(cls, content: bytes, item_type: ItemType) -> Buffer:
        """Return a buffer with a copy of these bytes."""
        buffer = object.__new__(cls)
        buffer.array, buffer.address = arrays.from_bytes(content, item_type)
        buffer.item_type, buffer.length = item_type, len(buffer.array)
        return buffer

    @classmethod
    def _of(cls, array: Array, address: int, item_type: ItemType) -> Buffer:
        buffer = object.__new__(cls)
        buffer.array, buffer.address, buffer.item_type, buffer.length = array, address, item_type, len(array)
        return buffer

    def viewed_as(self, item_type: ItemType) -> Buffer:
        """Return a buffer of the same memory as items of another type."""
        array = arrays.viewed_as(self.array, item_type)
        return self._of(array, self.address, item_type)

    def __getitem__(self, index: int) -> Any:
        return self.array[index]

    def to_bytes(self) -> bytes:
        return arrays.to_bytes(self.array)

    def first(self, count: int) -> list[Any]:
        """Return the first numbers of a buffer of numbers."""
        return arrays.first(self.array, count)

    def copy(self) -> Buffer:
        """Return a copy, made as bytes: NumPy copies records field by field, which takes twenty times as long."""
        return Buffer.of_bytes(arrays.to_bytes(self.array), self.item_type)

    def copy_to(self, target: Buffer, count: int) -> None:
        """Copy the first items to the beginning of another buffer, as bytes."""
        ctypes.memmove(target.address, self.address, count * size_of(self.item_type))

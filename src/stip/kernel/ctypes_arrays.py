"""The arrays of buffers where NumPy is not installed: arrays of ctypes, whose records have the same attributes.

So it is in the browser (docs/decisions/in-the-browser.md). An item is read and written as with NumPy (`states[0].ply`,
`states[0].places[1] = 2`), but there is no arithmetic on whole arrays.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import cache
from typing import Any

from stip.kernel.layout import Field

Array = ItemType = Any

NUMBERS: dict[str, Any] = {
    "i1": ctypes.c_int8,
    "u1": ctypes.c_uint8,
    "i2": ctypes.c_int16,
    "u2": ctypes.c_uint16,
    "i4": ctypes.c_int32,
    "u4": ctypes.c_uint32,
    "i8": ctypes.c_int64,
    "u8": ctypes.c_uint64,
    "f4": ctypes.c_float,
    "f8": ctypes.c_double,
}
INT32, INT64, UINT8, UINT32, FLOAT32 = (NUMBERS[code] for code in ("i4", "i8", "u1", "u4", "f4"))


def record(fields: Sequence[tuple[Any, ...]]) -> Any:
    """Return a record type with these fields: the name, the code and, if it has several numbers, the shape of each."""
    layout = [Field(name, code, tuple(*shape)) for name, code, *shape in fields]
    types = [(field.name, _array_type(field.code, field.shape)) for field in layout]
    return type("Record", (ctypes.Structure,), {"_layout_": "ms", "_pack_": 1, "_fields_": types, "layout": layout})


@cache
def _array_type(code: str, shape: tuple[int, ...]) -> Any:
    found = NUMBERS[code]
    for length in reversed(shape):
        found *= length
    return type("Rows", (_Rows, found), {}) if len(shape) > 1 else found


class _Rows:
    """An array or list of rows in which `rows[2, 3]` is an item, as with NumPy."""

    def __getitem__(self, index: Any) -> Any:
        if not isinstance(index, tuple):
            return super().__getitem__(index)  # type: ignore[misc]
        item = self
        for one in index:
            item = item[one]
        return item


class Table(_Rows, list[Any]):
    """A small table of NumPy's, in a header."""


def layout_of(record: Any) -> list[Field]:
    """Return the fields of a record type."""
    found: list[Field] = record.layout
    return found


def size_of(item_type: Any) -> int:
    """Return the bytes of an item."""
    return ctypes.sizeof(item_type)


def zeros(length: int, item_type: Any) -> Any:
    return (item_type * length)()


def from_bytes(content: bytes, item_type: Any) -> tuple[Any, int]:
    """Return an array with a copy of these bytes, and its address."""
    array = (item_type * (len(content) // ctypes.sizeof(item_type))).from_buffer_copy(content)
    return array, ctypes.addressof(array)


def to_bytes(array: Any) -> bytes:
    return bytes(array)


def first(array: Any, count: int) -> list[Any]:
    items: list[Any] = array[:count]
    return items


def viewed_as(array: Any, item_type: Any) -> Any:
    return (item_type * (ctypes.sizeof(array) // ctypes.sizeof(item_type))).from_buffer(array)


def address_of(array: Any) -> int:
    return ctypes.addressof(array)

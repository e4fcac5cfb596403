"""The arrays of buffers as NumPy has them."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from stip.kernel.layout import Field

Array = np.ndarray[Any, Any]
ItemType = np.dtype[Any]

INT32, INT64, UINT8, UINT32, FLOAT32 = map(np.dtype, (np.int32, np.int64, np.uint8, np.uint32, np.float32))


def record(fields: Sequence[tuple[Any, ...]]) -> ItemType:
    """Return a record type with these fields: the name, the code and, if it has several numbers, the shape of each."""
    assert not [name for name, *_ in fields if hasattr(np.record, name)], "NumPy's records have that attribute already"
    return np.dtype((np.record, list(fields)))


def layout_of(record: ItemType) -> list[Field]:
    """Return the fields of a record type."""
    return [Field(name, record[name].base.str[1:], record[name].shape) for name in record.names or ()]


def size_of(item_type: ItemType) -> int:
    """Return the bytes of an item."""
    return item_type.itemsize


def zeros(length: int, item_type: ItemType) -> Array:
    return np.zeros(length, item_type)


def from_bytes(content: bytes, item_type: ItemType) -> tuple[Array, int]:
    """Return an array with a copy of these bytes, and its address. Its memory comes from ctypes, which tells an address
    at once."""
    memory: Any = _memory_type(len(content)).from_buffer_copy(content)
    return np.frombuffer(memory, item_type), ctypes.addressof(memory)


def to_bytes(array: Array) -> bytes:
    return array.tobytes()


def first(array: Array, count: int) -> list[Any]:
    items: list[Any] = array[:count].tolist()
    return items


def viewed_as(array: Array, item_type: ItemType) -> Array:
    return array.view(item_type)


def address_of(array: Array) -> int:
    assert array.ndim == 1
    assert array.flags.c_contiguous
    return array.ctypes.data


@cache
def _memory_type(size: int) -> type[ctypes.Array[ctypes.c_char]]:
    return ctypes.c_char * size

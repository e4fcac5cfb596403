"""The layout of records: their fields in order, without padding."""

from __future__ import annotations

import math
import struct
from typing import NamedTuple

FORMATS = {
    "i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f4": "f", "f8": "d",
}  # fmt: skip  # of the module struct, by the codes of NumPy


class Field(NamedTuple):
    name: str
    code: str  # NumPy's: a kind of number and its bytes, such as "i4"
    shape: tuple[int, ...]  # () if it is one number

    @property
    def numbers(self) -> struct.Struct:
        """What reads all its numbers from bytes."""
        return struct.Struct(f"={math.prod(self.shape)}{FORMATS[self.code]}")

"""Finds the external symbols that an object file needs. Loading a file that needs an unknown one would end the process.

Compiled code has no runtime. Code that raises an exception or allocates memory needs a function of Numba's or Python's;
the compiler refuses it because of that symbol.
"""

from __future__ import annotations

import struct
from typing import Any

# Functions of the C library, which every process has: the optimiser turns loops into the first three, the search calls
# the others.
KNOWN = {"memcpy", "memmove", "memset", "exp", "log", "sqrt"}

ELF = b"\x7fELF\x02\x01"  # 64 bits, little-endian
SECTION = struct.Struct("<IIQQQQIIQQ")
SYMBOL = struct.Struct("<IBBHQQ")
SYMBOL_TABLE, UNDEFINED = 2, 0


def unknown_symbols(module: Any, code: bytes) -> list[str]:
    """Return the external symbols that machine code needs and that may be missing, sorted."""
    return sorted(needed_symbols(module, code) - KNOWN)


def needed_symbols(module: Any, code: bytes) -> set[str]:
    """Return the external symbols that machine code needs, from its object file or else from its LLVM module."""
    return _undefined_in_elf(code) if code.startswith(ELF) else _declared_in(module)


def _declared_in(module: Any) -> set[str]:
    """Return the functions and variables that an LLVM module declares and does not define. For object files that are
    not ELF, this is nearly the same."""
    things = [*module.functions, *module.global_variables]
    return {one.name for one in things if one.is_declaration and not one.name.startswith("llvm.")}


def _undefined_in_elf(code: bytes) -> set[str]:
    """Return the undefined symbols of an ELF file, including those that the code generator has introduced."""
    (start,), (size, count) = struct.unpack_from("<Q", code, 0x28), struct.unpack_from("<HH", code, 0x3A)
    sections = [SECTION.unpack_from(code, start + size * i) for i in range(count)]
    found = set()
    for _, kind, _, _, offset, length, link, *_ in sections:
        if kind == SYMBOL_TABLE:
            names = sections[link][4]
            for name, _, _, section, _, _ in SYMBOL.iter_unpack(code[offset : offset + length]):
                if name and section == UNDEFINED:
                    found.add(code[names + name : code.index(b"\0", names + name)].decode())
    return found

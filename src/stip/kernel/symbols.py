"""The symbols that an object file needs from outside: a file that needs unknown ones would stop the process loading it.

Compiled code has no runtime. What raises an exception or allocates memory shows here, as the name of a function of
Numba's or Python's, and is refused while it is compiled.
"""

from __future__ import annotations

import struct
from typing import Any

# The C library's, which every process has: an optimiser writes loops as the first three, rules call the others.
KNOWN = {"memcpy", "memmove", "memset", "exp", "log", "pow"}

ELF = b"\x7fELF\x02\x01"  # 64 bits, little-endian
SECTION = struct.Struct("<IIQQQQIIQQ")
SYMBOL = struct.Struct("<IBBHQQ")
SYMBOL_TABLE, UNDEFINED = 2, 0


def unknown_symbols(module: Any, code: bytes) -> list[str]:
    """What code would need from outside and might not find there."""
    return sorted(needed_symbols(module, code) - KNOWN)


def needed_symbols(module: Any, code: bytes) -> set[str]:
    """What code needs from outside, by its object file, or else by LLVM's module from which that was made."""
    return _undefined_in_elf(code) if code.startswith(ELF) else _declared_in(module)


def _declared_in(module: Any) -> set[str]:
    """The functions and variables that LLVM's module mentions and does not define. Where object files are not of a
    format that we read, these tell nearly the same."""
    things = [*module.functions, *module.global_variables]
    return {one.name for one in things if one.is_declaration and not one.name.startswith("llvm.")}


def _undefined_in_elf(code: bytes) -> set[str]:
    """The undefined symbols in the table of an object file: also those that only the code generator has introduced."""
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

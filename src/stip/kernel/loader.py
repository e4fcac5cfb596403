"""Loads machine code with llvmlite, which takes milliseconds."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from stip.kernel.buffer import Parameter

EXPORT = "entry"  # the name of the one function that an object file exports


def load_code(code: bytes, parameters: Sequence[Parameter], keeps_gil: bool) -> Callable[..., int]:
    """Return the function that an object file exports; it takes the address and the length of every array."""
    import llvmlite.binding as llvm

    _prepare_llvm()
    target = llvm.Target.from_default_triple().create_target_machine(jit=True)
    machine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), target)
    machine.add_object_file(llvm.ObjectFileRef.from_data(code))
    machine.finalize_object()
    _loaded_engines.append(machine)
    word = ctypes.c_int64
    kinds = [kind for array in parameters for kind in ((word,) if array is None else (ctypes.c_void_p, word))]
    prototype = ctypes.PYFUNCTYPE if keeps_gil else ctypes.CFUNCTYPE
    return prototype(word, *kinds)(machine.get_function_address(EXPORT))


_loaded_engines: list[Any] = []  # keeps the loaded code in memory


@cache
def _prepare_llvm() -> None:
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()

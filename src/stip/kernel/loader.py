"""Loads machine code with llvmlite, or a WebAssembly module with ctypes; both take milliseconds."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from stip.kernel.buffer import Parameter

EXPORT = "entry"  # the name of the one function that an object file exports
WORD = ctypes.c_int64
IS_BROWSER = sys.platform == "emscripten"


def load_code(code: bytes, parameters: Sequence[Parameter], keeps_gil: bool) -> Callable[..., int]:
    """Return the function that an object file exports; it takes the address and the length of every array."""
    import llvmlite.binding as llvm

    _prepare_llvm()
    target = llvm.Target.from_default_triple().create_target_machine(jit=True)
    machine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), target)
    machine.add_object_file(llvm.ObjectFileRef.from_data(code))
    machine.finalize_object()
    _loaded_engines.append(machine)
    prototype = ctypes.PYFUNCTYPE if keeps_gil else ctypes.CFUNCTYPE
    return prototype(WORD, *_kinds(parameters))(machine.get_function_address(EXPORT))


def load_export(module: Path, name: str, parameters: Sequence[Parameter]) -> Callable[..., int]:
    """Return a function that a WebAssembly module exports, in the browser. The module works on Python's own memory."""
    export = ctypes.CDLL(str(module))[name]
    export.restype, export.argtypes = WORD, _kinds(parameters)
    return export


def _kinds(parameters: Sequence[Parameter]) -> list[Any]:
    """Return the types of a compiled function's arguments."""
    return [kind for array in parameters for kind in ((WORD,) if array is None else (ctypes.c_void_p, WORD))]


_loaded_engines: list[Any] = []  # keeps the loaded code in memory


@cache
def _prepare_llvm() -> None:
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()

"""`python -m stip.kernel.compiler LOCATOR FIRST` compiles the entry points that a locator names, in a process of its
own.

Numba translates each function and llvmlite optimises all of them together. Numba is imported only here (and for the
`checked` engine), so that no player waits for it and an application's own Numba settings are not touched. Compiled code
must neither allocate memory nor raise, because it runs without Numba's runtime.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import sys
import time
import traceback
from functools import cache
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from types import FunctionType
from typing import Any

from stip.kernel.entry_points import EntryPoint, cache_folder, reachable_functions, read_code

UNUSED_AFTER_S = 90 * 24 * 3600  # seconds: older code is thrown away, and made again should anybody need it


def main(locator: str, first: str) -> None:
    module, _, attribute = locator.partition(":")
    entry_points: dict[str, EntryPoint] = attrgetter(attribute)(import_module(module))
    folder = cache_folder()
    for entry_point in sorted(entry_points.values(), key=lambda entry_point: entry_point.name != first):
        with entry_point.file.with_suffix(".lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # a second process waits here and then finds the file
            if read_code(entry_point.file) is None:
                write_code(entry_point.file, machine_code(entry_point))
    remove_unused(folder)


@cache
def dispatcher(function: FunctionType, is_checked: bool = False) -> Any:
    """Return a function, with every function that it calls, as Numba dispatchers."""
    import numba
    from numba.cpython import slicing

    slicing.fix_index = lambda builder, index, size: index  # rules never count from an array's end: up to twice as fast
    names = dict(function.__globals__)
    names.update((name, dispatcher(names[name], is_checked)) for name in reachable_functions(function))
    clone = FunctionType(function.__code__, names, function.__name__)
    return numba.njit(
        nogil=True,
        error_model="numpy",
        boundscheck=is_checked,
        no_cpython_wrapper=not is_checked,
        no_cfunc_wrapper=not is_checked,
        _nrt=False,
    )(clone)


def machine_code(entry_point: EntryPoint) -> bytes:
    """Return an object file that exports the symbol `entry`, a function that takes (address, length) for every
    array."""
    import llvmlite.binding as llvm
    import numba
    from numba import types

    parameters: list[str] = []
    passed: list[str] = []
    signature: list[Any] = []
    for i, array in enumerate(entry_point.parameters):
        if array is None:
            parameters.append(f"n{i}")
            passed.append(f"n{i}")
            signature.append(types.int64)
        else:
            parameters += (f"a{i}", f"n{i}")
            passed.append(f"carray(a{i}, (n{i},))")
            signature += (types.CPointer(numba.from_dtype(array)), types.int64)
    names = {"carray": numba.carray, "inner": dispatcher(entry_point.function)}
    exec(f"def outside({', '.join(parameters)}):\n    return inner({', '.join(passed)})", names)
    outside = numba.cfunc(types.int64(*signature), nopython=True, error_model="numpy")(names["outside"])

    module = llvm.parse_assembly(outside.inspect_llvm())
    for function in module.functions:
        if function.name == outside.native_name:
            function.name = "entry"
        elif not function.is_declaration:
            function.linkage = "internal"
    target = llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=3, jit=True
    )
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = True
    passes = llvm.create_pass_builder(target, tuning)
    passes.getModulePassManager().run(module, passes)
    return bytes(target.emit_object(module))


def write_code(file: Path, code: bytes) -> None:
    draft = file.with_suffix(f".{os.getpid()}")
    draft.write_bytes(hashlib.sha256(code).digest() + code)
    draft.replace(file)


def remove_unused(folder: Path) -> None:
    for file in folder.iterdir():
        if file.is_file() and file.stat().st_mtime < time.time() - UNUSED_AFTER_S:
            file.unlink(missing_ok=True)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Exception:
        (cache_folder() / "log").write_text(traceback.format_exc())
        raise

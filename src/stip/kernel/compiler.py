"""`python -m stip.kernel.compiler LOCATOR FIRST`: turns entry points into machine code, in a process of its own.

Numba translates each function, llvmlite optimises all of them together. Only here is Numba imported (and where bounds
are checked), so that nobody waits for it and nobody's own Numba is disturbed. Compiled code must neither allocate
memory nor raise: there is no runtime that could. What cannot be compiled is reported on the standard output, a line of
JSON for each entry point.
"""

from __future__ import annotations

import json
import re
import sys
import traceback
from contextlib import suppress
from functools import cache
from importlib import import_module
from operator import attrgetter
from types import FunctionType
from typing import Any

from stip.errors import StipError, UnknownSymbols, UntestedCompiler
from stip.kernel.binding import reachable_functions, with_globals
from stip.kernel.compilation import EVERY
from stip.kernel.entry_point import EntryPoint
from stip.kernel.fingerprint import installed_version
from stip.kernel.loader import EXPORT
from stip.kernel.object_cache import cache_folder, read_code, remove_unused, write_code
from stip.kernel.symbols import unknown_symbols

# The versions with which all games have been compiled and tested; pyproject.toml has the same bounds. We reach into
# parts of Numba that may change with any version, and a wrong guess there would be wrong code.
TESTED = {"numba": "0.68", "llvmlite": "0.50"}

DETAIL_CHARACTERS = 20_000  # of a report, so that it fits a pipe that nobody may be reading

# Entry points get their arrays from outside and allocate none, so no array of theirs has an owner who counts.
NO_COUNTING = """
define void @NRT_incref(ptr %owner) alwaysinline { ret void }
define void @NRT_decref(ptr %owner) alwaysinline { ret void }
"""


def main(locator: str, first: str) -> int:
    """Compiles all entry points of a locator that have no code yet, and returns how many could not be."""
    from filelock import FileLock

    try:
        check_versions()
        module, _, attribute = locator.partition(":")
        entry_points: dict[str, EntryPoint] = attrgetter(attribute)(import_module(module))
    except Exception as error:
        report(EVERY, error)
        return 1
    failed = 0
    for entry in sorted(entry_points.values(), key=lambda entry: entry.name != first):
        try:
            with FileLock(entry.file.with_suffix(".lock")):  # whoever comes later finds it done
                if read_code(entry.file) is None:
                    write_code(entry.file, machine_code(entry))
        except Exception as error:
            report(entry.name, error)
            failed += 1
    remove_unused(cache_folder())
    return failed


def check_versions() -> None:
    for package, tested in TESTED.items():
        found = installed_version(package)
        if not re.match(rf"{re.escape(tested)}(\.\d+)*$", found):
            raise UntestedCompiler(package=package, version=found, tested=tested)


def report(entry: str, error: Exception) -> None:
    """Tells whoever started us; perhaps nobody is there any more."""
    if isinstance(error, StipError):
        problem, facts = error.code, dict(error.facts)
    else:
        problem, facts = "compiler-failed", {"error": _gist(error)}
    details = "".join(traceback.format_exception(error))[-DETAIL_CHARACTERS:]
    with suppress(OSError):
        print(json.dumps({"entry": entry, "problem": problem, "facts": facts, "details": details}), flush=True)


def _gist(error: Exception) -> str:
    """An error in one line. Numba first says in which of its steps it failed, and only then why."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    if len(lines) > 1 and lines[0].startswith("Failed in nopython mode"):
        del lines[0]
    return f"{type(error).__name__}: {lines[0] if lines else ''}"


@cache
def dispatcher(function: FunctionType, is_checked: bool = False) -> Any:
    """The function and all it reaches, as Numba's."""
    import numba
    from numba.cpython import slicing

    slicing.fix_index = lambda builder, index, size: index  # rules never count from an array's end: up to twice as fast
    names = dict(function.__globals__)
    names.update((name, dispatcher(names[name], is_checked)) for name in reachable_functions(function))
    return numba.njit(
        nogil=True,
        error_model="numpy",
        boundscheck=is_checked,
        no_cpython_wrapper=not is_checked,
        no_cfunc_wrapper=not is_checked,
        _nrt=False,
    )(with_globals(function, names))


def machine_code(entry: EntryPoint) -> bytes:
    """An object file that exports one function, which takes (address, length) for every array."""
    import llvmlite.binding as llvm

    module = _translate(entry)
    target = llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=3, jit=True
    )
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = True
    passes = llvm.create_pass_builder(target, tuning)
    passes.getModulePassManager().run(module, passes)
    code = bytes(target.emit_object(module))
    if symbols := unknown_symbols(module, code):
        raise UnknownSymbols(entry=entry.name, symbols=", ".join(symbols))
    return code


def _translate(entry: EntryPoint) -> Any:
    """LLVM's module of an entry point and of all that it reaches, not yet optimised."""
    import llvmlite.binding as llvm
    import numba
    from numba import types

    parameters: list[str] = []
    passed: list[str] = []
    signature: list[Any] = []
    for i, array in enumerate(entry.parameters):
        if array is None:
            parameters.append(f"n{i}")
            passed.append(f"n{i}")
            signature.append(types.int64)
        else:
            parameters += (f"a{i}", f"n{i}")
            passed.append(f"carray(a{i}, (n{i},))")
            signature += (types.CPointer(numba.from_dtype(array)), types.int64)
    names = {"carray": numba.carray, "inner": dispatcher(entry.function)}
    exec(f"def outside({', '.join(parameters)}):\n    return inner({', '.join(passed)})", names)
    outside = numba.cfunc(types.int64(*signature), nopython=True, error_model="numpy")(names["outside"])

    module = llvm.parse_assembly(outside.inspect_llvm())
    module.link_in(llvm.parse_assembly(NO_COUNTING))
    for function in module.functions:
        if function.name == outside.native_name:
            function.name = EXPORT
        elif not function.is_declaration:
            function.linkage = "internal"
    return module


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

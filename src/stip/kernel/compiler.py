"""`python -m stip.kernel.compiler LOCATOR FIRST`: compiles entry points to machine code, in a process of its own.

Numba translates each function, and llvmlite optimises all of them together. Numba is imported only here (and for the
`checked` engine), so that a game does not wait for it and a program's own use of Numba is not disturbed. Compiled code
must neither allocate memory nor raise, because it has no runtime. Each entry point that cannot be compiled is reported
as a line of JSON on the standard output.
"""

from __future__ import annotations

import json
import re
import sys
import traceback
from contextlib import suppress
from functools import cache, lru_cache
from importlib import import_module
from operator import attrgetter
from types import FunctionType
from typing import Any

from stip.kernel.binding import reachable_functions, with_globals
from stip.kernel.compilation import ALL_ENTRY_POINTS, BUSY, ask_for, asked_for, lock_file
from stip.kernel.entry_point import EntryPoint
from stip.kernel.errors import UnknownSymbols, UntestedCompiler
from stip.kernel.fingerprint import installed_version
from stip.kernel.loader import EXPORT
from stip.kernel.object_cache import cache_folder, remove_unused, write_code
from stip.kernel.symbols import unknown_symbols
from stip.kernel.targets import WEBASSEMBLY, Target, host
from stip.locale.errors import StipError

# The versions with which all games have been compiled and tested; pyproject.toml has the same bounds. We use parts of
# Numba that may change with any version, and an unnoticed change there could produce wrong code.
TESTED = {"numba": "0.68", "llvmlite": "0.50"}

LOCK_TIMEOUT_S = 1.0  # longer than somebody needs to see whether a compiler works
DETAIL_CHARACTERS = 20_000  # at most in a report: it must fit in a pipe, even if the reader has gone

# Entry points get their arrays from outside and allocate none, so none of their arrays has a reference count.
NO_REFERENCE_COUNTING = """
define void @NRT_incref(ptr %owner) alwaysinline { ret void }
define void @NRT_decref(ptr %owner) alwaysinline { ret void }
"""


def main(locator: str, first: str) -> int:
    """Compile all entry points of a locator that have no machine code yet, and return how many failed. There is one
    compiler of a locator at a time, however many processes wait for it: another one ends with the code `BUSY`."""
    from filelock import FileLock, Timeout

    ask_for(locator, first)
    try:
        with FileLock(lock_file(locator), timeout=LOCK_TIMEOUT_S):
            return _compile_all(locator)
    except Timeout:
        return BUSY


def _compile_all(locator: str) -> int:
    try:
        check_versions()
        module, _, attribute = locator.partition(":")
        entry_points: dict[str, EntryPoint] = dict(attrgetter(attribute)(import_module(module)))
    except Exception as error:
        report(ALL_ENTRY_POINTS, error)
        return 1
    failed = 0
    while entry_points:
        wanted = asked_for(locator)
        entry_point = entry_points.pop(wanted if wanted in entry_points else next(iter(entry_points)))
        try:
            if entry_point.find_code() is None:
                write_code(entry_point.file, machine_code(entry_point))
        except Exception as error:
            report(entry_point.name, error)
            failed += 1
    remove_unused(cache_folder())
    return failed


def check_versions() -> None:
    """Raise UntestedCompiler unless the installed versions of Numba and llvmlite have been tested."""
    for package, tested in TESTED.items():
        found = installed_version(package)
        if not re.match(rf"{re.escape(tested)}(\.\d+)*$", found):
            raise UntestedCompiler(package=package, version=found, tested=tested)


def report(entry_point: str, error: Exception) -> None:
    """Report a failure to the process that started this one, if it still runs."""
    if isinstance(error, StipError):
        problem, facts = error.code, dict(error.facts)
    else:
        problem, facts = "compiler-failed", {"error": _summary(error)}
    details = "".join(traceback.format_exception(error))[-DETAIL_CHARACTERS:]
    with suppress(OSError):
        line = json.dumps({"entry_point": entry_point, "problem": problem, "facts": facts, "details": details})
        print(line, flush=True)


def _summary(error: Exception) -> str:
    """Return an error in one line. Numba's messages first name the step that failed, and only then the reason."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    if len(lines) > 1 and lines[0].startswith("Failed in nopython mode"):
        del lines[0]
    return f"{type(error).__name__}: {lines[0] if lines else ''}"


@cache
def dispatcher(function: FunctionType, is_checked: bool = False) -> Any:
    """Return Numba's dispatcher of a function; the functions that it calls become dispatchers, too."""
    import numba
    from numba.cpython import slicing

    slicing.fix_index = lambda builder, index, size: index  # rules have no negative indices: up to twice as fast
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


def machine_code(entry_point: EntryPoint, target: Target | None = None) -> bytes:
    """Return an object file for a target, by default this machine. It exports one function, which takes the address and
    the length of every array. In WebAssembly, where many of them are linked, it has the name of the entry point."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = target or host()
    is_linked = target == WEBASSEMBLY
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=3, jit=not is_linked, reloc="pic" if is_linked else "default"
    )
    module = _parse(*translate(entry_point), machine, entry_point.name if is_linked else EXPORT)
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = True
    passes = llvm.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(module, passes)
    code = bytes(machine.emit_object(module))
    if symbols := unknown_symbols(module, code):
        raise UnknownSymbols(entry=entry_point.name, symbols=", ".join(symbols))
    return code


def _parse(code: str, exported: str, machine: Any, export: str) -> Any:
    """Return an LLVM module for a target machine that exports one function, by another name, and nothing else. All
    others get short names, which are the same in every process."""
    import llvmlite.binding as llvm

    code = re.sub(r'^target datalayout = ".*"', f'target datalayout = "{machine.target_data}"', code, flags=re.M)
    code = re.sub(r'^target triple = ".*"', f'target triple = "{machine.triple}"', code, flags=re.M)
    module = llvm.parse_assembly(code)
    module.link_in(llvm.parse_assembly(NO_REFERENCE_COUNTING))
    for i, defined in enumerate(one for one in (*module.functions, *module.global_variables) if not one.is_declaration):
        if defined.name == exported:
            defined.name = export
        else:
            defined.linkage, defined.name = "internal", f"internal.{i}"
    return module


@lru_cache(maxsize=1)  # for several targets
def translate(entry_point: EntryPoint) -> tuple[str, str]:
    """Return the LLVM code of an entry point and all functions that it calls, not yet optimised, and its name there.
    Nothing in it depends on a processor; lengths have 64 bits."""
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
    exec(f"def wrapper({', '.join(parameters)}):\n    return inner({', '.join(passed)})", names)
    wrapper = numba.cfunc(types.int64(*signature), nopython=True, error_model="numpy")(names["wrapper"])
    return wrapper.inspect_llvm(), wrapper.native_name


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

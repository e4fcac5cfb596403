"""Entry points: the functions that Python calls in compiled code, and plain Python until their machine code is ready.

Rules are ordinary functions over NumPy records. An `EntryPoint` is one such function with everything it calls. Its
machine code is stored in a file whose name contains a hash of all sources it was made from, so code of older rules is
never loaded; loading it needs llvmlite and takes milliseconds. If the file does not exist yet, another process compiles
it (`compiler.py`) and the entry point runs as plain Python meanwhile, so the first game starts at once
(docs/decisions/machine-code.md).

`STIP_ENGINE` chooses how entry points run: `compiled` (the default), `checked` (compiled by Numba with bounds checks)
or `plain` (always the Python source).
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np

from stip.errors import BadEngine, NotCompiled

ENGINES = ("compiled", "checked", "plain")
PACKAGE = Path(__file__).parents[2]
IMPORT = re.compile(r"^from (stip\.[a-z_.]+) import", re.MULTILINE)
RECHECK_INTERVAL_S = 0.2  # seconds between two checks whether machine code has been compiled

Array = np.ndarray[Any, Any]
Parameter = np.dtype[Any] | None  # the dtype of an array parameter, or None for a whole number


class Buffer:
    """An array that compiled code works on, with its address, which is slow to ask NumPy for."""

    __slots__ = ("address", "array", "length")

    def __init__(self, array: Array) -> None:
        assert array.ndim == 1
        assert array.flags.c_contiguous
        self.array = array
        self.length = len(array)
        self.address = array.ctypes.data

    def copy(self) -> Buffer:
        """Return a copy, made byte by byte: NumPy copies records field by field, which takes twenty times as long."""
        return Buffer(np.frombuffer(bytearray(self.array.tobytes()), self.array.dtype))


class EntryPoint:
    """A compiled function over arrays and whole numbers that returns a whole number.

    `locator` (`module:attribute`, a mapping of names to entry points) tells the compiling process where to find the
    function. `title` is shown to users.
    """

    def __init__(self, locator: str, title: str, function: FunctionType, parameters: Sequence[Parameter]) -> None:
        self.locator = locator
        self.title = title
        self.function = function
        self.name = function.__name__
        self.parameters = parameters
        self._call: Callable[..., int] | None = None
        self._next_check = 0.0

    def __call__(self, *arguments: Buffer | int) -> int:
        return (self._call or self._resolve())(*arguments)

    @cached_property
    def file(self) -> Path:
        """The file that holds the machine code."""
        return (
            cache_folder()
            / f"{self.locator.partition(':')[0]}.{self.name}.{fingerprint(self.function, self.parameters)}.o"
        )

    def wait_until_compiled(self) -> None:
        """Block until the machine code is ready, for callers that need its speed."""
        if engine() != "compiled" or self._load():
            return
        compiler = start_compiler(self.locator, self.name)  # even if another works on the rest of the home
        with terminal_notice(f"Preparing {self.title} (only the first time) …"):
            while not self._load():
                if compiler.poll() is not None and not self._load():
                    raise NotCompiled(title=self.title, why=_compiler_error())
                time.sleep(0.05)

    def _resolve(self) -> Callable[..., int]:
        if engine() == "plain":
            self._call = self._call_python
        elif engine() == "checked":
            from stip.kernel.compiler import dispatcher

            checked = dispatcher(self.function, is_checked=True)
            self._call = lambda *arguments: int(checked(*map(_array, arguments)))
        elif time.monotonic() >= self._next_check and not self._load():
            self._next_check = time.monotonic() + RECHECK_INTERVAL_S
            if not any(locator == self.locator for locator, _ in _compilers):
                if sys.stderr.isatty():
                    sys.stderr.write(f"{self.title} starts for the first time: the first moves take longer.\n")
                start_compiler(self.locator, self.name)
        return self._call or self._call_python

    def _call_python(self, *arguments: Buffer | int) -> int:
        return int(self.function(*map(_array, arguments)))

    def _load(self) -> bool:
        if self._call is None and (code := read_code(self.file)):
            call = load_code(code, self.parameters)

            def call_with_addresses(*arguments: Any) -> int:
                flat: list[int] = []
                for argument in arguments:
                    if type(argument) is Buffer:
                        flat += (argument.address, argument.length)
                    else:
                        flat.append(argument)
                return call(*flat)

            self._call = call_with_addresses
        return self._call is not None


def engine() -> str:
    chosen = os.environ.get("STIP_ENGINE") or "compiled"
    if chosen not in ENGINES:
        raise BadEngine(engine=chosen, engines=", ".join(ENGINES))
    return chosen


def bind(function: Callable[..., Any], bindings: Mapping[str, object]) -> FunctionType:
    """Return a copy of a function in which some global names have new values, also in all functions of its module that
    it calls. This is how one playout or search serves every game."""
    clones: dict[FunctionType, FunctionType] = {}

    def clone_of(original: FunctionType) -> FunctionType:
        if original.__module__ != function.__module__:
            return original
        if original not in clones:
            names = {**original.__globals__, **bindings}
            clones[original] = clone = FunctionType(original.__code__, names, original.__name__)
            clone.__module__ = original.__module__
            names.update((name, clone_of(names[name])) for name in reachable_functions(clone))
        return clones[original]

    assert isinstance(function, FunctionType)
    return clone_of(function)


def reachable_functions(function: FunctionType) -> list[str]:
    """Return the global names in a function's code that refer to our own functions."""
    names = []
    for name in function.__code__.co_names:
        thing = function.__globals__.get(name)
        if isinstance(thing, FunctionType) and thing.__module__.startswith("stip."):
            names.append(name)
    return names


@cache
def cache_folder() -> Path:
    """Return the user's cache folder or, if that cannot be written, a temporary folder."""
    try:
        root = os.environ.get("STIP_CACHE") or Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache") / "stip"
        folder = Path(root).expanduser()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # RuntimeError: the user has no home folder
        folder = Path()
    if folder == Path() or not os.access(folder, os.W_OK):
        folder = Path(tempfile.gettempdir()) / f"stip-{os.getuid()}"
        folder.mkdir(mode=0o700, exist_ok=True)
        if folder.stat().st_uid != os.getuid():  # machine code is loaded from nobody else's folder
            folder = Path(tempfile.mkdtemp(prefix="stip-"))
    return folder


def fingerprint(function: FunctionType, parameters: Sequence[Parameter]) -> str:
    """Return a hash of everything that machine code depends on: the kernel, the sources of all functions called and of
    the modules they import, the record types, the compiler and the processor."""
    sources = set(Path(__file__).parent.glob("*.py"))
    functions = [function]
    for one in functions:  # the list grows during the loop
        sources |= _sources_of(Path(one.__code__.co_filename))
        functions += [inner for name in reachable_functions(one) if (inner := one.__globals__[name]) not in functions]
    records = repr(parameters).encode()  # one source may serve several games with different records
    return hashlib.sha256(b"".join([_machine_identity(), records, *map(_hash_of, sorted(sources))])).hexdigest()[:16]


@cache
def _sources_of(file: Path) -> frozenset[Path]:
    """Return a source file and all files of the package that it imports, directly or indirectly."""
    found = {file}
    waiting = [file]
    while waiting:
        for module in IMPORT.findall(waiting.pop().read_text(encoding="utf-8")):
            source = PACKAGE.joinpath(*module.split(".")).with_suffix(".py")
            if source.is_file() and source not in found:
                found.add(source)
                waiting.append(source)
    return frozenset(found)


@cache
def _hash_of(source: Path) -> bytes:
    return hashlib.sha256(source.name.encode() + b"\0" + source.read_bytes()).digest()


@cache
def _machine_identity() -> bytes:
    from importlib.metadata import version

    import llvmlite.binding as llvm

    features = llvm.get_host_cpu_features().flatten()
    return repr([*map(version, ("numba", "llvmlite", "numpy")), llvm.get_host_cpu_name(), features]).encode()


def start_compiler(locator: str, first: str) -> subprocess.Popen[bytes]:
    """Start a process that compiles all entry points of a locator, beginning with `first`. It continues after this
    process ends."""
    if (locator, first) not in _compilers:
        _compilers[locator, first] = subprocess.Popen(
            [sys.executable, "-m", "stip.kernel.compiler", locator, first],
            env={**os.environ, "NUMBA_OPT": "0", "STIP_CACHE": str(cache_folder())},  # it optimises when all is linked
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    return _compilers[locator, first]


_compilers: dict[tuple[str, str], subprocess.Popen[bytes]] = {}  # started by this process


def read_code(file: Path) -> bytes | None:
    """Return the machine code in a file if the file exists and its checksum is right."""
    try:
        content = file.read_bytes()
    except OSError:
        return None
    digest, code = content[:32], content[32:]
    return code if code and hashlib.sha256(code).digest() == digest else None


def _compiler_error() -> str:
    """Return the last line of the compiler's traceback."""
    try:
        return (cache_folder() / "log").read_text().strip().splitlines()[-1]
    except (OSError, IndexError):
        return f"see {cache_folder()}"


def _array(argument: Buffer | int) -> Any:
    return argument.array if isinstance(argument, Buffer) else argument


def load_code(code: bytes, parameters: Sequence[Parameter]) -> Callable[..., int]:
    """Load an object file and return its function, which takes the address and the length of every array."""
    import llvmlite.binding as llvm

    _prepare_llvm()
    target = llvm.Target.from_default_triple().create_target_machine(jit=True)
    machine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), target)
    machine.add_object_file(llvm.ObjectFileRef.from_data(code))
    machine.finalize_object()
    _loaded_engines.append(machine)
    word = ctypes.c_int64
    kinds = [kind for array in parameters for kind in ((word,) if array is None else (ctypes.c_void_p, word))]
    return ctypes.CFUNCTYPE(word, *kinds)(machine.get_function_address("entry"))


_loaded_engines: list[Any] = []  # keeps loaded code alive


@cache
def _prepare_llvm() -> None:
    """Initialise LLVM and define the symbols of Numba's runtime that object files mention but never call; a call would
    abort the process."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    stop = ctypes.cast(ctypes.CDLL(None).abort, ctypes.c_void_p).value
    for name in ("NRT_MemInfo_call_dtor", "numba_do_raise", "numba_gil_ensure", "numba_gil_release", "numba_unpickle"):
        llvm.add_symbol(name, stop)


class terminal_notice:
    """Shows a line on the terminal while a block runs."""

    def __init__(self, text: str) -> None:
        self.text = text if sys.stderr.isatty() else ""

    def __enter__(self) -> None:
        sys.stderr.write(self.text)
        sys.stderr.flush()

    def __exit__(self, *problem: object) -> None:
        sys.stderr.write("\r" + " " * len(self.text) + "\r" if self.text else "")
        sys.stderr.flush()

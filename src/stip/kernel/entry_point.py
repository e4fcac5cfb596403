"""Entry points: the functions that Python calls, which run as machine code as soon as it is available.

Rules are ordinary functions over NumPy records. An `EntryPoint` is one such function with all functions that it calls.
Its machine code is a file of the object cache, named by a fingerprint of everything it was made from, so it can never
be that of older rules; llvmlite loads it in milliseconds. While there is no such file, another process compiles it
(`compiler.py`) and the entry point runs as plain Python, so that a first game starts at once. If it cannot be compiled,
it stays plain Python, and the log says why (docs/decisions/machine-code.md). A package can ship machine code for common
processors in the folder of its game; then nothing is compiled.

`STIP_ENGINE` chooses how entry points run: `compiled` (default), `checked` (compiled with bounds checks, by Numba
itself) or `plain` (always the Python source).
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from types import FunctionType
from typing import Any

from stip.kernel.buffer import Buffer, Parameter
from stip.kernel.compilation import (
    failure_of,
    is_compiling,
    is_started,
    record_failure,
    record_missing_code,
    start_compiler,
    warn_once,
)
from stip.kernel.errors import BadEngine, NotCompiled
from stip.kernel.fingerprint import fingerprint
from stip.kernel.loader import IS_BROWSER, load_code, load_export
from stip.kernel.object_cache import cache_folder, read_code, read_only_folder, read_shipped_code
from stip.kernel.targets import Target, host, usable_targets
from stip.locale import say_to_console

SHIPPED_FOLDER = "machine_code"  # in the folder of a game, with a folder for each target
MODULE = "entry_points.wasm"  # there, with all entry points, for Python in browsers
ENGINES = ("compiled", "checked", "plain")
NOTICE_AFTER_S = 2.0  # without a terminal: those who wait longer are told what for
CHECK_INTERVAL_S = 0.2  # between two looks for a file that is being compiled


class EntryPoint:
    """A function over arrays and whole numbers that returns a whole number.

    `locator` says where the compiler finds it: `module:attribute`, a mapping of names to entry points. `title` is the
    name that people read. A function that takes only microseconds keeps the GIL: to pass it on takes longer. `folder`
    is that of its game, where a package may ship machine code.
    """

    def __init__(
        self,
        locator: str,
        title: str,
        function: FunctionType,
        parameters: Sequence[Parameter],
        keeps_gil: bool = False,
        folder: Path | None = None,
    ) -> None:
        self.locator = locator
        self.title = title
        self.function = function
        self.name = function.__name__
        self.parameters = parameters
        self.keeps_gil = keeps_gil
        self.folder = folder
        self._call: Callable[..., int] | None = None
        self._is_loaded = False  # as machine code
        self._next_check = 0.0

    def __call__(self, *arguments: Buffer | int) -> int:
        return (self._call or self._resolve())(*arguments)

    @cached_property
    def file(self) -> Path:
        """The file of the object cache with its machine code."""
        return cache_folder() / self.file_name(host())

    def file_name(self, target: Target) -> str:
        """Return the name of the file with its machine code for a target."""
        module = self.locator.partition(":")[0]
        return f"{module}.{self.name}.{fingerprint(self.function, self.parameters, target)}.o"

    def wait_until_compiled(self) -> None:
        """Block until the machine code is loaded; raise NotCompiled if it cannot be."""
        if engine() != "compiled" or self._load():
            return
        failure = failure_of(self.locator, self.name)
        if failure is None:
            start_compiler(self.locator, self.name, self.title)
            with waiting_notice(say_to_console("preparing", title=self.title)):
                while (failure := self._failure()) is None and not self._is_loaded:
                    time.sleep(0.05)
        if failure:
            raise failure

    def find_code(self) -> bytes | None:
        """Return the machine code: from the object cache, from the user's folder if that can only be read, or as it was
        shipped with the game. None if there is none yet."""
        code, read_only = read_code(self.file), read_only_folder()
        if code is None and read_only:
            code = read_code(read_only / self.file.name)
        return code or self._find_shipped_code()

    def _find_shipped_code(self) -> bytes | None:
        shipped = self.folder / SHIPPED_FOLDER if self.folder else None
        if shipped and shipped.is_dir():
            for target in usable_targets():
                if code := read_shipped_code(shipped / target.name / self.file_name(target)):
                    return code
        return None

    @property
    def is_pending(self) -> bool:
        """Whether there may be machine code later, as far as is known without looking for its file."""
        return engine() == "compiled" and not self._is_loaded and failure_of(self.locator, self.name) is None

    def is_compiled(self) -> bool:
        """Return whether the machine code is loaded, without waiting for it; start the compiler if need be. Raises
        NotCompiled if there will be none."""
        if engine() != "compiled" or self._load():
            return True
        if not is_started(self.locator) and not failure_of(self.locator, self.name):
            start_compiler(self.locator, self.name, self.title)
        if failure := self._failure():
            raise failure
        return self._is_loaded

    def _resolve(self) -> Callable[..., int]:
        """Return the function to call now, and start the compiler if need be."""
        if engine() == "plain":
            self._call = self._call_python
        elif engine() == "checked":
            from stip.kernel.compiler import dispatcher

            checked = dispatcher(self.function, is_checked=True)
            self._call = lambda *arguments: int(checked(*map(_array, arguments)))
        elif time.monotonic() >= self._next_check and not self._load():
            self._next_check = time.monotonic() + CHECK_INTERVAL_S
            if not is_started(self.locator) and not failure_of(self.locator, self.name):
                if sys.stderr.isatty():
                    sys.stderr.write(f"{say_to_console('first-start', title=self.title)}\n")
                start_compiler(self.locator, self.name, self.title)
            elif failure := self._failure():
                warn_once(failure)
                self._call = self._call_python
        return self._call or self._call_python

    def _failure(self) -> NotCompiled | None:
        """Return why there will be no machine code; None if it is loaded or still being compiled."""
        is_pending = is_compiling(self.locator)  # asked first: code that is finished meanwhile is found below
        if self._load():
            return None
        failure = failure_of(self.locator, self.name)
        if failure or is_pending:
            return failure
        if not is_started(self.locator):  # the compiler of another process has ended without this one
            start_compiler(self.locator, self.name, self.title)
            return failure_of(self.locator, self.name)
        return record_missing_code(self.locator, self.name, self.title)

    def _call_python(self, *arguments: Buffer | int) -> int:
        return int(self.function(*map(_array, arguments)))

    def _load(self) -> bool:
        """Load the machine code if its file exists, and return whether it is loaded."""
        if self._is_loaded or failure_of(self.locator, self.name):
            return self._is_loaded
        try:
            call = self._load_export() if IS_BROWSER else self._load_code()
        except (
            AttributeError,
            ImportError,
            OSError,
            RuntimeError,
        ) as error:  # llvmlite is broken, or cannot read the file
            record_failure(self.locator, self.name, self.title, "compiler-failed", {"error": str(error)})
            return False
        if call:
            self._call = with_addresses(call, self.parameters)
            self._is_loaded = True
        return self._is_loaded

    def _load_code(self) -> Callable[..., int] | None:
        code = self.find_code()
        return load_code(code, self.parameters, self.keeps_gil) if code else None

    def _load_export(self) -> Callable[..., int]:
        assert self.folder
        return load_export(self.folder / SHIPPED_FOLDER / MODULE, self.name, self.parameters)


def with_addresses(call: Callable[..., int], parameters: Sequence[Parameter]) -> Callable[..., int]:
    """Return a function that takes buffers instead of their addresses and lengths. It is made for its parameters,
    because looking at each argument would take longer than most calls."""
    names = [f"a{i}" for i in range(len(parameters))]
    passed = [
        name if array is None else f"{name}.address, {name}.length"
        for name, array in zip(names, parameters, strict=True)
    ]
    wrapper: Callable[..., int] = eval(f"lambda {', '.join(names)}: call({', '.join(passed)})", {"call": call})
    return wrapper


def engine() -> str:
    """Return how entry points run, as `STIP_ENGINE` says."""
    chosen = os.environ.get("STIP_ENGINE") or "compiled"
    if chosen not in ENGINES:
        raise BadEngine(engine=chosen, engines=", ".join(ENGINES))
    return chosen


def _array(argument: Buffer | int) -> Any:
    return argument.array if isinstance(argument, Buffer) else argument


class waiting_notice:
    """Says what is being waited for while a block runs: at once on a terminal, where the line disappears afterwards,
    and elsewhere as soon as it takes long."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.is_terminal = sys.stderr.isatty()
        self._timer = threading.Timer(NOTICE_AFTER_S, self._write, [f"{text}\n"])
        self._timer.daemon = True

    def __enter__(self) -> None:
        if self.is_terminal:
            self._write(self.text)
        else:
            self._timer.start()

    def __exit__(self, *problem: object) -> None:
        self._timer.cancel()
        if self.is_terminal:
            self._write("\r" + " " * len(self.text) + "\r")

    def _write(self, text: str) -> None:
        sys.stderr.write(text)
        sys.stderr.flush()

"""Entry points: the functions that Python calls from outside, as machine code as soon as there is some.

Rules are ordinary functions over NumPy records. An `EntryPoint` is one such function with all that it reaches. Its
machine code lies in a file of the object cache named by a fingerprint of everything that it is made from, so it can
never be that of older rules; loading it takes llvmlite and milliseconds. Where the file does not exist yet, another
process makes it (`compiler.py`), and until then the entry point runs as plain Python, so that a first game starts at
once. If it cannot be compiled, it stays plain Python, and the log says why (docs/decisions/machine-code.md).

`STIP_ENGINE` chooses how entry points run: `compiled` (default), `checked` (compiled with bounds checks, by Numba
itself) or `plain` (always the Python source).
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from types import FunctionType
from typing import Any

from stip.errors import BadEngine, NotCompiled
from stip.kernel.buffer import Buffer, Parameter
from stip.kernel.compilation import (
    failure_of,
    is_compiling,
    is_started,
    note_failure,
    note_silence,
    start_compiler,
    tell,
)
from stip.kernel.fingerprint import fingerprint
from stip.kernel.loader import load_code
from stip.kernel.object_cache import cache_folder, read_code

ENGINES = ("compiled", "checked", "plain")
LOOK_AGAIN_S = 0.2  # between two looks for a file in the making


class EntryPoint:
    """A function over arrays and whole numbers that returns a whole number.

    `locator` says where the compiling process finds it: `module:attribute`, a mapping of names to entry points. `title`
    is the name that people read.
    """

    def __init__(self, locator: str, title: str, function: FunctionType, parameters: Sequence[Parameter]) -> None:
        self.locator = locator
        self.title = title
        self.function = function
        self.name = function.__name__
        self.parameters = parameters
        self._call: Callable[..., int] | None = None
        self._is_loaded = False  # as machine code
        self._next_check = 0.0

    def __call__(self, *arguments: Buffer | int) -> int:
        return (self._call or self._resolve())(*arguments)

    @cached_property
    def file(self) -> Path:
        """Where its machine code is kept."""
        return (
            cache_folder()
            / f"{self.locator.partition(':')[0]}.{self.name}.{fingerprint(self.function, self.parameters)}.o"
        )

    def wait_until_compiled(self) -> None:
        """Returns when there is machine code, for those who need its speed; raises NotCompiled if there never will."""
        if engine() != "compiled" or self._load():
            return
        failure = failure_of(self.locator, self.name)
        if failure is None:
            start_compiler(self.locator, self.name, self.title)  # even if another works on the rest of its entry points
            with terminal_notice(f"Preparing {self.title} (only the first time) …"):
                while (failure := self._failure()) is None and not self._is_loaded:
                    time.sleep(0.05)
        if failure:
            raise failure

    def _resolve(self) -> Callable[..., int]:
        if engine() == "plain":
            self._call = self._call_python
        elif engine() == "checked":
            from stip.kernel.compiler import dispatcher

            checked = dispatcher(self.function, is_checked=True)
            self._call = lambda *arguments: int(checked(*map(_array, arguments)))
        elif time.monotonic() >= self._next_check and not self._load():
            self._next_check = time.monotonic() + LOOK_AGAIN_S
            if not is_started(self.locator) and not failure_of(self.locator, self.name):
                if sys.stderr.isatty():
                    sys.stderr.write(f"{self.title} starts for the first time: the first moves take longer.\n")
                start_compiler(self.locator, self.name, self.title)
            elif failure := self._failure():
                tell(failure)
                self._call = self._call_python
        return self._call or self._call_python

    def _failure(self) -> NotCompiled | None:
        """Why there will be no machine code; None if there is some, or may be some yet."""
        is_in_the_making = is_compiling(self.locator)  # asked first: what is made meanwhile is found below
        if self._load():
            return None
        failure = failure_of(self.locator, self.name)
        return failure if failure or is_in_the_making else note_silence(self.locator, self.name, self.title)

    def _call_python(self, *arguments: Buffer | int) -> int:
        return int(self.function(*map(_array, arguments)))

    def _load(self) -> bool:
        """Loads the machine code if it is there; whether it was, now or before."""
        if self._is_loaded or failure_of(self.locator, self.name):
            return self._is_loaded
        try:
            code = read_code(self.file)
            call = load_code(code, self.parameters) if code else None
        except (ImportError, OSError, RuntimeError) as error:  # llvmlite is broken, or cannot make sense of the file
            note_failure(self.locator, self.name, self.title, "compiler-failed", {"error": str(error)})
            return False
        if call:
            self._call = with_addresses(call)
            self._is_loaded = True
        return self._is_loaded


def with_addresses(call: Callable[..., int]) -> Callable[..., int]:
    """The same function, but it takes buffers and not their addresses and lengths."""

    def call_with_addresses(*arguments: Any) -> int:
        flat: list[int] = []
        for argument in arguments:
            if type(argument) is Buffer:
                flat += (argument.address, argument.length)
            else:
                flat.append(argument)
        return call(*flat)

    return call_with_addresses


def engine() -> str:
    chosen = os.environ.get("STIP_ENGINE") or "compiled"
    if chosen not in ENGINES:
        raise BadEngine(engine=chosen, engines=", ".join(ENGINES))
    return chosen


def _array(argument: Buffer | int) -> Any:
    return argument.array if isinstance(argument, Buffer) else argument


class terminal_notice:
    """A line on the terminal for as long as something takes."""

    def __init__(self, text: str) -> None:
        self.text = text if sys.stderr.isatty() else ""

    def __enter__(self) -> None:
        sys.stderr.write(self.text)
        sys.stderr.flush()

    def __exit__(self, *problem: object) -> None:
        sys.stderr.write("\r" + " " * len(self.text) + "\r" if self.text else "")
        sys.stderr.flush()

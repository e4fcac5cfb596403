"""Entry points as a WebAssembly module, for Python in browsers (docs/decisions/in-the-browser.md).

A module is what a shared library is elsewhere: Pyodide loads it into the memory of Python, so that entry points work on
the buffers of Python there. The object files that it is linked from are in the object cache.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from stip.kernel.entry_point import EntryPoint
from stip.kernel.errors import NoLinker
from stip.kernel.object_cache import cache_folder, read_code, write_code
from stip.kernel.targets import WEBASSEMBLY

LINKER = [sys.executable, "-m", "ziglang", "wasm-ld"]  # of the package ziglang, as the extra `site` installs it
OPTIONS = ["-shared", "--experimental-pic", "--no-entry", "--strip-all", "--allow-undefined"]


def compile_objects(entry_points: Iterable[EntryPoint]) -> None:
    """Compile those entry points whose object files are not in the object cache."""
    from stip.kernel.compiler import check_versions, machine_code

    check_versions()
    for entry_point in entry_points:
        file = object_file(entry_point)
        if read_code(file) is None:
            write_code(file, machine_code(entry_point, WEBASSEMBLY))


def object_file(entry_point: EntryPoint) -> Path:
    return cache_folder() / entry_point.file_name(WEBASSEMBLY)


def link(entry_points: Iterable[EntryPoint], module: Path) -> None:
    """Write a module with entry points that have been compiled."""
    with TemporaryDirectory(prefix="stip-link-") as folder:
        objects = []
        for entry_point in entry_points:
            code = read_code(object_file(entry_point))
            assert code, f"{entry_point.name} has not been compiled"
            objects.append(Path(folder) / f"{entry_point.name}.o")
            objects[-1].write_bytes(code)
        exports = [f"--export={file.stem}" for file in objects]
        try:
            subprocess.run([*LINKER, *OPTIONS, *exports, "-o", module, *objects], check=True, capture_output=True)
        except subprocess.CalledProcessError as error:
            raise NoLinker(error=error.stderr.decode(errors="replace").strip().splitlines()[-1]) from error

"""Compiles the Python of a site, and leaves out what is not used there. Pyodide runs this file under Node, when a site
is written (`site_bytecode.py`): bytecode is that of one version of Python, so only the Python of a site can make it.

A module is used if Pyodide imports it at its start, or if ours or those of games import it, or what these import.
Imports inside functions count, too.
"""

from __future__ import annotations

import ast
import py_compile
import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH
LIBRARY = "python_stdlib"  # Python's own
ARCHIVE = "stip"
NEVER_USED = {  # for developers, for processes and sockets, or instead of what is written in C
    *("_pyrepl", "argparse", "doctest", "ensurepip", "optparse", "pdb", "py_compile", "pydoc", "rlcompleter"),
    *("unittest", "ftplib", "http", "multiprocessing", "netrc", "plistlib", "tarfile", "tkinter", "tomllib"),
    *("_pydatetime", "_pydecimal", "_pyio", "statistics"),
}
HIDDEN_IMPORTS = {  # of what is written in C, when it is called
    *("_compat_pickle", "_strptime", "ctypes._layout", "string.templatelib"),
    *("encodings.ascii", "encodings.cp437", "encodings.latin_1"),
}


def compile_archives(folder: Path, packages: Iterable[str]) -> None:
    """Replace the sources in both archives in a folder by bytecode. All modules of these packages are used."""
    roots = [_unpack(folder / f"{name}.zip") for name in (LIBRARY, ARCHIVE)]
    modules = {name: file for root in roots for name, file in _modules_in(root).items()}
    own = {name for name in modules if name.partition(".")[0] in set(packages)}
    sys.path.append(str(roots[1]))
    for name in own:
        with suppress(ImportError):  # what needs NumPy
            import_module(name)
    used = _closure(own | set(sys.modules) | HIDDEN_IMPORTS, modules)  # among them what is imported by modules in C
    for name, file in modules.items():
        if name in used:
            optimize = 0 if name in own else 2  # without docstrings
            py_compile.compile(str(file), f"{file}c", doraise=True, optimize=optimize, invalidation_mode=UNCHECKED)
        file.unlink()
    for root in roots:
        with ZipFile(folder / f"{root.name}.zip", "w", ZIP_DEFLATED, compresslevel=9) as archive:
            for file in sorted(root.rglob("*")):
                if file.is_file():
                    archive.writestr(ZipInfo(file.relative_to(root).as_posix()), file.read_bytes(), ZIP_DEFLATED, 9)


def _unpack(file: Path) -> Path:
    folder = Path("/tmp") / file.stem
    shutil.unpack_archive(file, folder)
    return folder


def _modules_in(folder: Path) -> dict[str, Path]:
    """Return the files of all modules below a folder, by their names."""
    files = {file: file.relative_to(folder).with_suffix("").parts for file in folder.rglob("*.py")}
    return {".".join(parts).removesuffix(".__init__"): file for file, parts in files.items()}


def _closure(names: set[str], modules: dict[str, Path]) -> set[str]:
    """Return these modules, the packages they are in, and everything that they import."""
    used, new = set[str](), names
    while new:
        used |= new
        known = [name for name in new if name in modules]
        found = {one for name in known for one in (name.rpartition(".")[0], *_imports(name, modules[name]))}
        new = {one for one in found if one in modules and one.partition(".")[0] not in NEVER_USED} - used
    return used


def _imports(name: str, file: Path) -> Iterator[str]:
    """Yield the names of what a module imports, some of which may be names inside modules."""
    package = name if file.stem == "__init__" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: -(node.level - 1) or None] if node.level else []
            parent = ".".join([*above, *([node.module] if node.module else [])])
            yield parent
            yield from (f"{parent}.{one.name}" for one in node.names)


if __name__ == "__main__":
    compile_archives(Path(sys.argv[1]), sys.argv[2:])

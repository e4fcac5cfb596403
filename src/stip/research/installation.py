"""What is installed on a machine: digests by which two machines can tell whether they play the same games alike."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from stip.games import GAMES

SUFFIXES = (".py", ".json", ".npy")  # code, weights and levels, networks


@cache
def digests_of_packages() -> dict[str, str]:
    """Return a digest of the files of Stip, and of each package that games come from, by its name."""
    packages = {"stip", *(game.module.partition(".")[0] for game in GAMES.values())}
    return {package: _digest(package) for package in sorted(packages)}


def _digest(package: str) -> str:
    spec, digest = find_spec(package), hashlib.sha256()
    folders = [Path(folder) for folder in (spec and spec.submodule_search_locations) or ()]
    files = {file.relative_to(folder).as_posix(): file for folder in folders for file in folder.rglob("*.*")}
    if spec and spec.origin and not folders:
        files = {package: Path(spec.origin)}
    for name, file in sorted(files.items()):
        if file.suffix in SUFFIXES:
            digest.update(f"{name}\n".encode() + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()

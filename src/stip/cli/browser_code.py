"""What Python in a browser needs to play: the WebAssembly modules of games, and headers of what is compiled in them.

`python -m stip.cli.browser_code GAME` compiles the object files of one game, in a process of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from stip.bots.evaluator import evaluator_for
from stip.games import GROUP, rulebook_of
from stip.kernel.entry_point import MODULE, SHIPPED_FOLDER, EntryPoint
from stip.kernel.headers import header_of
from stip.kernel.webassembly import compile_objects, link

FOR_MANY_GAMES = ("perft", "random_playouts")  # which nobody plays in a browser


def write_browser_code(folder: Path, games: Iterable[str]) -> None:
    """Write the modules of games and the headers into a folder, at their places below those of packages. They are to
    replace the sources there."""
    games = list(games)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(_start_compiling, games))
    for game in games:
        package = rulebook_of(game).notation.__dict__["__package__"]
        module = folder / Path(*package.split(".")) / SHIPPED_FOLDER / MODULE
        module.parent.mkdir(parents=True, exist_ok=True)
        link(_entry_points(game), module)
    for imported in _our_modules():
        if header := header_of(imported):
            file = folder / Path(*imported.__name__.split(".")).with_suffix(".py")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(header, encoding="utf-8")


def _entry_points(game: str) -> list[EntryPoint]:
    found = {**rulebook_of(game).entry_points, **evaluator_for(game).entry_points}
    return [entry_point for name, entry_point in found.items() if name not in FOR_MANY_GAMES]


def _our_modules() -> list[ModuleType]:
    """Return all modules that have been imported from packages with games, Stip's own among them."""
    packages = {one.value.partition(":")[0].partition(".")[0] for one in entry_points(group=GROUP)}
    return [
        module
        for name, module in sorted(sys.modules.items())
        if name.partition(".")[0] in packages and getattr(module, "__file__", None)
    ]


def _start_compiling(game: str) -> None:
    command = [sys.executable, "-P", "-m", "stip.cli.browser_code", game]
    path = os.pathsep.join(path or str(Path.cwd()) for path in sys.path)
    subprocess.run(command, env={**os.environ, "PYTHONPATH": path, "NUMBA_OPT": "0"}, check=True)


if __name__ == "__main__":
    compile_objects(_entry_points(sys.argv[1]))

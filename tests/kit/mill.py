"""The fifth game, as if it were installed."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

MILL = Path(__file__).parents[2] / "examples" / "mill"


def environment_with_mill(folder: Path) -> dict[str, str]:
    """Return the environment of a process that has Mill as if it were installed."""
    return environment_with(MILL, folder)


def environment_with(package: Path, folder: Path) -> dict[str, str]:
    """Return the environment of a process that has a package as if it were installed: its code and its entry points are
    found. It runs as plain Python. An empty folder is needed for them."""
    project = tomllib.loads((package / "pyproject.toml").read_text())["project"]
    information = folder / f"{project['name'].replace('-', '_')}-0.1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text(f"Metadata-Version: 2.4\nName: {project['name']}\nVersion: 0.1.0\n")
    lines = [f"{name} = {value}" for name, value in project["entry-points"]["stip.games"].items()]
    (information / "entry_points.txt").write_text("\n".join(["[stip.games]", *lines]))
    paths = [str(folder), str(package / "src"), *filter(None, sys.path)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "STIP_ENGINE": "plain"}

"""A small package outside Stip with a few entry points, and programs that use it in processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

MAIN = """
from pathlib import Path
import numpy as np
from stip.kernel.entry_point import EntryPoint
from toy import rules

ENTRY_POINTS = {}
for function in rules.EXPORTED:
    ENTRY_POINTS[function.__name__] = EntryPoint(
        "toy:ENTRY_POINTS", "Toy", function, [np.dtype(np.int64), None], folder=Path(__file__).parent
    )
"""
USE = """
import time
import numpy as np
import toy
from stip.kernel.buffer import Buffer
from stip.kernel.compilation import compilation_problems


def call(name, *numbers):
    return toy.ENTRY_POINTS[name](Buffer(np.array(numbers)), 7)


def call_until_resolved(name, *numbers):
    '''Call an entry point until it is decided whether it runs as machine code.'''
    while toy.ENTRY_POINTS[name]._call is None:
        call(name, *numbers)
        time.sleep(0.05)


def is_compiled(name):
    return toy.ENTRY_POINTS[name]._is_loaded
"""


def make_package(folder: Path, rules: str, **modules: str) -> Path:
    """Write the package `toy`, whose entry points are the functions in `EXPORTED` of its rules, with other modules."""
    package = folder / "toy"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(MAIN)
    for name, source in {"rules": rules, **modules}.items():
        (package / f"{name}.py").write_text(source)
    return folder


def run(program: str, *folders: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a program that imports modules from these folders first, then from where we import them."""
    paths = os.pathsep.join([*map(str, folders), *filter(None, sys.path)])
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "STIP_ENGINE": "compiled", **environment, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        timeout=300,
    )


def output_of(program: str, *folders: Path, **environment: str) -> str:
    done = run(program, *folders, **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()

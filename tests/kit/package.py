"""A small package of somebody else's with a few entry points, and programs that use it in processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

MAIN = """
import numpy as np
from stip.kernel.entry_point import Entry
from toy import rules

ENTRIES = {}
for function in rules.EXPORTED:
    ENTRIES[function.__name__] = Entry("toy:ENTRIES", "Toy", function, [np.dtype(np.int64), None])
"""
USE = """
import time
import numpy as np
import toy
from stip.kernel.buffer import Batch
from stip.kernel.compilation import compilation_problems


def call(name, *numbers):
    return toy.ENTRIES[name](Batch(np.array(numbers)), 7)


def settle(name, *numbers):
    '''Calls an entry point until it is decided how it runs.'''
    while toy.ENTRIES[name]._call is None:
        call(name, *numbers)
        time.sleep(0.05)


def is_compiled(name):
    return toy.ENTRIES[name]._is_loaded
"""


def make_package(folder: Path, rules: str, **modules: str) -> Path:
    """`toy`, whose entry points are the functions in EXPORTED of its rules; other modules lie beside them."""
    package = folder / "toy"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(MAIN)
    for name, source in {"rules": rules, **modules}.items():
        (package / f"{name}.py").write_text(source)
    return folder


def run(program: str, *folders: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs a program that finds modules in these folders first, then where we find them."""
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

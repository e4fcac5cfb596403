"""`scripts/bench browser` measures a site: a small run of all its parts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from kit.browser import ROOT

pytestmark = pytest.mark.slow


def test_searches_and_visits_are_measured(site_folder: Path) -> None:
    words = ["punto", "--site", str(site_folder), "--rounds", "1", "--time", "0.1"]
    command = [sys.executable, "-m", "bench.browser", *words]
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    speed, _, visits = told.partition("Visits")
    assert "Punto" in speed
    assert all(f"\n {kind} " in visits for kind in ("first", "later", "later, no network"))

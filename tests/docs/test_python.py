"""What the tour of the Python API shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest
from kit.pages import DOCS


def test_the_examples_run_as_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert doctest.testfile(str(DOCS / "python.md"), module_relative=False).failed == 0

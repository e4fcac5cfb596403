"""A release is refused before anything is changed or installed, unless the tree is clean and the changes are written
down. What it builds is checked by tests/e2e/test_packages.py."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RELEASED = "# Changes\n\n## 1.2.0, 2027-01-31\n\n- A change.\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of the files that the script reads."""
    (tmp_path / "src" / "stip").mkdir(parents=True)
    (tmp_path / "scripts").mkdir()
    for name in ("release", "environment"):
        shutil.copy(ROOT / "scripts" / name, tmp_path / "scripts")
    (tmp_path / "src" / "stip" / "__init__.py").write_text('__version__ = "1.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(RELEASED)
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", "All")
    return tmp_path


def git(project: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=project, check=True, stdout=subprocess.PIPE, text=True).stdout


def refusal(project: Path, *words: str) -> str:
    done = subprocess.run(["scripts/release", *words], cwd=project, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stdout == ""
    return done.stderr


@pytest.mark.parametrize("version", ["", "1.2", "v1.2.0", "1.2.0-final", "--tag"])
def test_a_version_has_three_numbers(project: Path, version: str) -> None:
    assert refusal(project, version).startswith("Usage: scripts/release")


def test_unknown_options_are_refused(project: Path) -> None:
    assert "“--publish” is neither" in refusal(project, "1.2.0", "--publish")


@pytest.mark.parametrize("title", ["## 1.2.0, not yet released", "## 1.2.0", "## 11.2.0, 2027-01-31", "# Nothing"])
def test_a_release_needs_a_dated_section_of_the_changes(project: Path, title: str) -> None:
    (project / "CHANGELOG.md").write_text(RELEASED.replace("## 1.2.0, 2027-01-31", title))
    git(project, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "-am", "Another")
    assert "CHANGELOG.md has no section" in refusal(project, "1.2.0")


def test_a_release_is_made_of_what_is_committed_and_only_once(project: Path) -> None:
    (project / "new.txt").touch()
    assert "not committed" in refusal(project, "1.2.0")
    (project / "new.txt").unlink()
    git(project, "tag", "v1.2.0")
    assert "The tag v1.2.0 exists already" in refusal(project, "1.2.0")
    assert git(project, "status", "--porcelain") == ""


def test_what_tries_a_fresh_start_knows_its_steps() -> None:
    done = subprocess.run([ROOT / "scripts" / "fresh", "trixie", "play", "publish"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "“publish” is not a step: play, test, wheel, image, deploy.\n"

"""A virtual environment in which wheels are installed, but not the sources of Stip."""

from __future__ import annotations

import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from stip.kernel.object_cache import CACHE_VARIABLE, cache_folder


class Environment:
    """Finds all other packages in the environment of these tests, so nothing is downloaded."""

    def __init__(self, folder: Path, *wheels: Path) -> None:
        venv.create(folder, symlinks=True)
        self.python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
        self.folder = Path(self.run("-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
        others = [path for path in sys.path if Path(path).name in ("site-packages", "dist-packages")]
        (self.folder / "others.pth").write_text("\n".join(others))  # no .pth file there is read, so no editable Stip
        pip("--python", str(self.python), "install", "--no-index", "--no-deps", *map(str, wheels))

    def run(self, *words: str, cwd: Path | None = None) -> str:
        """Run Python and return what it prints."""
        done = subprocess.run([self.python, *words], cwd=cwd, stdout=subprocess.PIPE, text=True)
        assert done.returncode == 0, done.stdout
        return done.stdout

    def stip(self, *words: str) -> str:
        return self.run("-m", "stip", *words)


def pip(*words: str) -> None:
    subprocess.run([sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *words], check=True)


@contextmanager
def without_sources() -> Iterator[None]:
    """Processes find no sources of Stip through PYTHONPATH, and use what these tests have compiled."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("PYTHONPATH", raising=False)
        patch.setenv(CACHE_VARIABLE, str(cache_folder()))
        yield

"""The present version, frozen and unpacked, for tests that play against it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.ladder.freezing import frozen_files, write_files
from bench.ladder.frozen_player import close_processes


@pytest.fixture(scope="session")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with the version `now`."""
    folder = tmp_path_factory.mktemp("versions")
    write_files(frozen_files(), folder / "now")
    yield folder
    close_processes()

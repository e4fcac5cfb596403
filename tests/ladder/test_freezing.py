"""Freezing a version: all that its bots need, and nothing that depends on when or where."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest
from bench.ladder import freezing
from bench.ladder.freezing import FROZEN, BadContest, freeze, games_of, newest_version, unpack

from stip.games import rulebook_of

ARCHIVES = sorted(FROZEN.glob("*.zip"))
MAX_BYTES = 300_000


def test_freezing_the_same_version_again_gives_the_same_bytes(tmp_path: Path) -> None:
    assert freeze("1.2.3", tmp_path).read_bytes() == freeze("1.2.4", tmp_path).read_bytes()


@pytest.mark.parametrize("archive", ARCHIVES, ids=lambda archive: archive.stem)
def test_an_archive_has_code_weights_and_levels_of_its_games_and_is_small(archive: Path, tmp_path: Path) -> None:
    folder = unpack(archive.stem, tmp_path)
    games = games_of(folder)
    assert games
    for game in games:
        assert {"rules.py", "evaluation.py", "weights.json", "levels.json"} <= {
            file.name for file in (folder / "stip" / "games" / game.replace("-", "_")).iterdir()
        }
    assert (folder / "player_process.py").exists()
    assert archive.stat().st_size < MAX_BYTES


def test_what_only_people_read_or_look_at_is_not_frozen(tmp_path: Path) -> None:
    with ZipFile(freeze("1.2.3", tmp_path)) as archive:
        names = archive.namelist()
    assert names == sorted(names)
    assert not [name for name in names if name.endswith((".md", ".svg", ".pyc", "da.ftl")) or "/golden/" in name]
    assert not [name for name in names if name.startswith(("stip/server", "stip/cli", "stip/table", "stip/club"))]


def test_a_frozen_version_is_found_by_its_games(unpacked: Path) -> None:
    assert [rulebook_of(game).name for game in games_of(unpacked / "now")] == games_of(unpacked / "now")


def test_what_was_frozen_stays_as_it_is(tmp_path: Path) -> None:
    before = freeze("1.2.3", tmp_path).read_bytes()
    with pytest.raises(BadContest, match="1.2.3 has been frozen already"):
        freeze("1.2.3", tmp_path)
    assert (tmp_path / "1.2.3.zip").read_bytes() == before


def test_a_frozen_version_is_called_by_a_number(tmp_path: Path) -> None:
    with pytest.raises(BadContest, match="“before” is not the name of a version"):
        freeze("before", tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_version_that_was_not_frozen_is_told_with_those_that_were(tmp_path: Path) -> None:
    freeze("1.2.3", tmp_path)
    with pytest.raises(BadContest, match="0.0.1 has not been frozen. Frozen versions: 1.2.3."):
        unpack("0.0.1", tmp_path, archives=tmp_path)


def test_versions_are_ordered_by_their_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freezing, "FROZEN", tmp_path)
    for version in ("0.1.0a2", "0.1.0a10", "0.1.0rc1", "0.1.0", "0.2.0a1", "0.10.0"):
        (tmp_path / f"{version}.zip").touch()
        assert newest_version() == version

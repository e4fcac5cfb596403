"""Files are written whole or not at all, and errors name them."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

import stip
from stip.play.files import check_writable, read_bounded, write_whole


class FullDisk:
    """Lets writing fail as it does on a full disk: after the file was opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def fsync(descriptor: int) -> None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        monkeypatch.setattr(os, "fsync", fsync)


def test_a_full_disk_leaves_the_old_game_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.txt"
    game = stip.new("halma", seed=1, first=1)
    stip.save(game, file)
    FullDisk(monkeypatch)
    with pytest.raises(OSError, match="No space left on device: .*game.txt"):
        stip.save(game.copy().play("a5-a6"), file)
    assert stip.load(file) == game
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_keeps_its_permissions_and_a_link_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "game.txt", tmp_path / "link"
    file.write_text("old")
    file.chmod(0o640)
    link.symlink_to(file)
    write_whole(link, "new")
    assert link.is_symlink()
    assert (file.read_text(), stat.S_IMODE(file.stat().st_mode)) == ("new", 0o640)


def test_a_new_file_has_the_usual_permissions(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_whole(tmp_path / "new", b"content")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o640


def test_what_is_no_file_is_written_to_directly() -> None:
    write_whole("/dev/null", "content")
    check_writable("/dev/null")
    with pytest.raises(OSError, match="/dev/full"):
        write_whole("/dev/full", "content")
    assert stat.S_ISCHR(Path("/dev/full").stat().st_mode)


@pytest.mark.parametrize("file", ["/nowhere/file", "/"])
def test_what_cannot_be_written_is_known_before(file: str) -> None:
    with pytest.raises(OSError, match=file):
        check_writable(file)
    with pytest.raises(OSError, match=file):
        write_whole(file, "content")


def test_a_check_leaves_nothing_behind(tmp_path: Path) -> None:
    check_writable(tmp_path / "new")
    (tmp_path / "old").write_text("old")
    check_writable(tmp_path / "old")
    assert [one.name for one in tmp_path.iterdir()] == ["old"]


def test_a_file_that_must_not_be_written_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.write_text("old")
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(PermissionError, match="file"):
        write_whole(file, "new")
    assert file.read_text() == "old"


def test_of_a_file_that_never_ends_only_a_part_is_read(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="File too large: '/dev/zero'"):
        read_bounded("/dev/zero", 100)
    (tmp_path / "file").write_bytes(b"x" * 100)
    assert len(read_bounded(tmp_path / "file", 100)) == 100

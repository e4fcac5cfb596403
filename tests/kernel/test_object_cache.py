"""Machine code is loaded only from where nobody else can have put it, and only if it is whole."""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from kit.package import output_of, run

from stip.games import rulebook_of
from stip.kernel.entry_point import EntryPoint
from stip.kernel.object_cache import (
    UNUSED_AFTER_S,
    cache_folder,
    read_code,
    read_only_folder,
    remove_unused,
    write_code,
)

FOLDER = "from stip.kernel.object_cache import cache_folder; print(cache_folder())"


@pytest.fixture(autouse=True)
def _folder_not_known_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    cache_folder.cache_clear()
    read_only_folder.cache_clear()
    yield
    cache_folder.cache_clear()
    read_only_folder.cache_clear()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "code.o"
    write_code(file, b"machine code")
    return file


def test_a_broken_file_is_not_loaded(file: Path) -> None:
    assert read_code(file) == b"machine code"
    file.write_bytes(file.read_bytes()[:-1])
    assert read_code(file) is None
    file.write_bytes(b"")
    assert read_code(file) is None
    file.unlink()
    assert read_code(file) is None


@pytest.mark.parametrize("mode", [0o620, 0o602, 0o666])
def test_a_file_that_others_can_write_is_not_loaded(file: Path, mode: int, caplog: pytest.LogCaptureFixture) -> None:
    file.chmod(mode)
    with caplog.at_level(logging.WARNING, "stip.kernel"):
        assert [read_code(file), read_code(file)] == [None, None]
    assert caplog.messages == [f"Machine code is not loaded from {file}: others can write there."]


def test_a_file_of_somebody_else_is_not_loaded(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(os, "getuid", lambda: file.stat().st_uid + 1)
    assert read_code(file) is None
    assert "belongs to somebody else" in caplog.text


def test_a_link_to_a_file_is_not_followed(file: Path) -> None:
    link = file.with_name("link.o")
    link.symlink_to(file)
    assert read_code(link) is None


def test_nobody_waits_for_a_pipe_or_reads_a_folder(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.o", 0o600)
    (tmp_path / "folder.o").mkdir(0o700)
    assert read_code(tmp_path / "pipe.o") is None
    assert read_code(tmp_path / "folder.o") is None


def test_what_is_read_is_what_was_checked(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another file that takes its place meanwhile is neither."""
    other = file.with_name("other.o")
    write_code(other, b"something else")
    other.chmod(0o666)
    fstat = os.fstat

    def replace_and_check(descriptor: int) -> os.stat_result:
        if other.exists():
            other.replace(file)
        return fstat(descriptor)

    monkeypatch.setattr(os, "fstat", replace_and_check)
    assert read_code(file) == b"machine code"
    assert file.read_bytes().endswith(b"something else")


def test_files_are_private_however_generous_the_user_is(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        write_code(tmp_path / "code.o", b"machine code")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "code.o").stat().st_mode) == 0o600


def test_a_file_that_was_refused_is_replaced(file: Path) -> None:
    file.chmod(0o666)
    write_code(file, b"new code")
    assert read_code(file) == b"new code"


@pytest.mark.parametrize("variable", ["STIP_CACHE", "XDG_CACHE_HOME"])
def test_the_user_may_name_the_folder(tmp_path: Path, variable: str) -> None:
    named = tmp_path / "named"
    found = output_of(FOLDER, **{"STIP_CACHE": "", "HOME": "/nowhere", variable: str(named)})
    assert found == str(named if variable == "STIP_CACHE" else named / "stip")
    assert stat.S_IMODE(Path(found).stat().st_mode) == 0o700


@pytest.mark.parametrize("variable", ["STIP_CACHE", "XDG_CACHE_HOME"])
@pytest.mark.parametrize("mode", [0o770, 0o703, 0o777, 0o1777])
def test_a_folder_that_others_can_write_is_refused_whichever_variable_names_it(
    tmp_path: Path, mode: int, variable: str
) -> None:
    named = tmp_path / "named"
    folder = named if variable == "STIP_CACHE" else named / "stip"
    folder.mkdir(parents=True)
    folder.chmod(mode)
    done = run(FOLDER, **{"STIP_CACHE": "", "TMPDIR": str(tmp_path), variable: str(named)})
    assert done.stdout.strip() == str(tmp_path / f"stip-{os.getuid()}")
    assert done.stderr == f"Machine code is not kept in {folder}: others can write there.\n"


def test_a_folder_of_somebody_else_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Also the one among the temporary files, whose name anybody can foretell."""
    me = os.getuid() + 1
    monkeypatch.setenv("STIP_CACHE", str(tmp_path / "theirs"))
    monkeypatch.setattr(os, "getuid", lambda: me)
    (tmp_path / f"stip-{me}").mkdir(0o700)
    folder = cache_folder()
    assert folder not in (tmp_path / "theirs", tmp_path / f"stip-{me}")
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert caplog.text.count("belongs to somebody else") == 2


def test_a_link_to_a_folder_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "folder").mkdir(0o700)
    (tmp_path / "link").symlink_to(tmp_path / "folder")
    monkeypatch.setenv("STIP_CACHE", str(tmp_path / "link"))
    assert cache_folder() == tmp_path / f"stip-{os.getuid()}"
    assert "it is a link" in caplog.text


@pytest.mark.parametrize("named", ["", "~/stip", "~nobody-of-that-name/stip"])
def test_who_has_no_home_gets_a_temporary_folder(tmp_path: Path, named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STIP_CACHE", named)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    assert cache_folder() == tmp_path / f"stip-{os.getuid()}"


def test_where_users_have_no_numbers_nobody_asks_for_them(
    tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Windows, where access control lists protect a user's folders."""
    monkeypatch.setenv("STIP_CACHE", str(tmp_path / "mine"))
    monkeypatch.delattr(os, "getuid")
    assert cache_folder() == tmp_path / "mine"
    assert read_code(file) == b"machine code"


def test_a_folder_that_can_only_be_read_is_used_if_it_is_warm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    warm = tmp_path / "warm"
    monkeypatch.setenv("STIP_CACHE", str(warm))
    assert cache_folder() == warm
    assert read_only_folder() is None
    access = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: path != warm and access(path, mode))
    cache_folder.cache_clear()
    read_only_folder.cache_clear()
    assert cache_folder() == tmp_path / f"stip-{os.getuid()}"
    assert read_only_folder() == warm
    entry_point = rulebook_of("halma").legal
    fresh = EntryPoint(entry_point.locator, entry_point.title, entry_point.function, entry_point.parameters)
    write_code(warm / fresh.file.name, b"warm code")
    assert fresh.find_code() == b"warm code"
    warm.chmod(0o777)
    read_only_folder.cache_clear()
    assert read_only_folder() is None


def test_code_that_nobody_used_for_long_is_removed(tmp_path: Path, file: Path) -> None:
    old = tmp_path / "old.o"
    write_code(old, b"old code")
    os.utime(old, (0, file.stat().st_mtime - UNUSED_AFTER_S - 10))
    remove_unused(tmp_path)
    assert [one.name for one in tmp_path.iterdir()] == ["code.o"]

"""The words after `stip site`. What it writes is tried in a browser (tests/e2e/test_site.py)."""

from __future__ import annotations

from errno import ENOSPC
from pathlib import Path

import pytest

from stip.cli import site
from stip.cli.errors import BadServerAddress, FolderNotEmpty, PageNotBuilt
from stip.cli.site import ARCHIVE, read_server, write_site
from stip.research.errors import MissingExtra


@pytest.mark.parametrize("address", ["https://stip.example.org", "http://192.168.0.7:8000", "http://localhost:8000"])
def test_a_site_leads_to_the_server_that_is_named(address: str) -> None:
    assert read_server(address) == read_server(f"{address}/") == address


@pytest.mark.parametrize(
    "address",
    ["x", "ftp://stip.example", "https://", "https://a b", 'https://a"b', "https://a/b", "https://a?b", "https://a@b"],
)
def test_a_server_must_be_an_address_of_the_web(address: str) -> None:
    with pytest.raises(BadServerAddress):
        read_server(address)


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Instead of a site, a few files are written: the page of this installation need not be built."""

    def write_files(folder: Path, server: str = "") -> None:
        for name in (ARCHIVE, "index.html", "sw.js"):
            (folder / name).parent.mkdir(exist_ok=True)
            (folder / name).write_text(f"new {server}", encoding="utf-8")

    monkeypatch.setattr(site, "write_files", write_files)
    monkeypatch.setattr(site, "check_tools", lambda: None)
    return tmp_path / "my site"


def files_in(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def test_a_site_replaces_the_one_before_and_leaves_what_others_have_put_there(
    page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_site(page)
    for name in (".git/config", "CNAME"):
        (page / name).parent.mkdir(exist_ok=True)
        (page / name).write_text("theirs", encoding="utf-8")
    (page / "python" / "old.zip").touch()
    write_site(page, "https://stip.example.org")
    assert files_in(page) == {ARCHIVE, "index.html", "sw.js", ".git/config", "CNAME"}
    assert (page / "index.html").read_text(encoding="utf-8") == "new https://stip.example.org"
    assert f"'{page}'" in capsys.readouterr().out, "what is to be typed is quoted"


def test_a_site_is_written_into_an_empty_checkout_but_not_over_anything_else(page: Path) -> None:
    (page / ".git").mkdir(parents=True)
    write_site(page)
    other = page.with_name("other")
    other.mkdir()
    (other / "letter.txt").write_text("Dear Anna", encoding="utf-8")
    with pytest.raises(FolderNotEmpty):
        write_site(other)
    with pytest.raises(FileExistsError):
        write_site(other / "letter.txt")
    with pytest.raises(NotADirectoryError):
        write_site(other / "letter.txt" / "site")
    assert files_in(other) == {"letter.txt"}


def test_if_anything_fails_the_earlier_site_is_still_there(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_site(page)

    def fill_the_disk(folder: Path, server: str = "") -> None:
        (folder / "index.html").touch()
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(site, "write_files", fill_the_disk)
    with pytest.raises(OSError, match="No space"):
        write_site(page)
    assert files_in(page) == {ARCHIVE, "index.html", "sw.js"}
    assert (page / "index.html").read_text(encoding="utf-8") == "new "


@pytest.mark.parametrize("module", site.TOOLS)
def test_whoever_lacks_the_extra_is_told_what_to_install(
    module: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(site, "find_spec", lambda name: None if name == module else name)
    monkeypatch.setattr(site, "PAGE", tmp_path)
    monkeypatch.setattr(site, "PYODIDE", tmp_path)
    with pytest.raises(PageNotBuilt):
        write_site(tmp_path / "site")
    for name in ("sw-site.js", *site.PYODIDE_FILES):
        (tmp_path / name).touch()
    with pytest.raises(MissingExtra) as problem:
        write_site(tmp_path / "site")
    assert 'pip install "stip[site]"' in str(problem.value)
    assert not (tmp_path / "site").exists()

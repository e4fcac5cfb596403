"""Freezing a version: its bots with everything they need to think, in one archive that later changes cannot reach.

The layers from the kernel to the bots are frozen whole, without what only people read. An archive depends on nothing
but its files, so freezing the same version again gives the same bytes.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from importlib.metadata import distributions
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from bench.ladder import player_process
from stip import __version__
from stip.games import GROUP

ROOT = Path(__file__).parents[2]
FROZEN = ROOT / "bench" / "frozen"
LAYERS = ("kernel", "locale", "games", "play", "bots")
LEFT_OUT_FOLDERS = {"__pycache__", "golden", "pictures"}
LEFT_OUT_SUFFIXES = {".md", ".svg", ".txt"}
LANGUAGE = "en"  # that of errors; others are left out
VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:(a|b|rc)(\d+))?")  # 0.1.0, or 0.1.0a1 before it
METADATA = f"stip-{__version__}.dist-info"  # the folder in which Python looks for entry points


class BadContest(Exception):
    """A contest that cannot be played, or a version that cannot be frozen; the text says why."""


def freeze(version: str, folder: Path = FROZEN) -> Path:
    """Freeze the bots as they are now, and return the archive."""
    if not VERSION.fullmatch(version):
        raise BadContest(f"“{version}” is not the name of a version, such as 0.1.0 or 0.1.0a1.")
    file = folder / f"{version}.zip"
    if file.exists():
        raise BadContest(f"{version} has been frozen already.")
    folder.mkdir(parents=True, exist_ok=True)
    with ZipFile(file, "w") as archive:
        for name, content in frozen_files().items():
            archive.writestr(ZipInfo(name), content, ZIP_DEFLATED, 9)  # whose date is always the same
    return file


def frozen_files() -> dict[str, bytes]:
    """Return the files of an archive in the order of their names: the package, its games' entry points, and the program
    that lets its bots play."""
    package = ROOT / "src" / "stip"
    files = [package / "__init__.py", *(file for layer in LAYERS for file in (package / layer).rglob("*"))]
    contents = {
        f"stip/{file.relative_to(package).as_posix()}": file.read_bytes()
        for file in files
        if file.is_file() and _is_needed(file.relative_to(package))
    }
    own = Path(player_process.__file__)
    contents[own.name] = own.read_bytes()
    games = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"][GROUP]
    lines = [f"[{GROUP}]", *(f"{game} = {place}" for game, place in games.items())]
    contents[f"{METADATA}/entry_points.txt"] = "\n".join(lines).encode()
    contents[f"{METADATA}/METADATA"] = f"Name: stip\nVersion: {__version__}\n".encode()
    return dict(sorted(contents.items()))


def _is_needed(file: Path) -> bool:
    is_of_other_language = file.suffix == ".ftl" and file.stem != LANGUAGE
    return not (LEFT_OUT_FOLDERS & {*file.parts} or file.suffix in LEFT_OUT_SUFFIXES or is_of_other_language)


def write_files(files: dict[str, bytes], folder: Path) -> None:
    """Write the files of an archive into a folder, as if they had been frozen and unpacked."""
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


def digest_of(files: dict[str, bytes]) -> str:
    """Return a short hash of the files of an archive."""
    parts = (f"{name} {len(content)}\n".encode() + content for name, content in files.items())
    return hashlib.sha256(b"".join(parts)).hexdigest()[:8]


def newest_version() -> str:
    """Return the newest version that has been frozen."""
    versions = [file.stem for file in FROZEN.glob("*.zip")]
    if not versions:
        raise BadContest("No version has been frozen yet: --freeze VERSION.")
    return max(versions, key=_order)


def _order(version: str) -> tuple[int, int, int, str, int]:
    """Return what versions are sorted by: 0.1.0a1 and 0.1.0rc1 come before 0.1.0."""
    found = VERSION.fullmatch(version)
    assert found, version
    return int(found[1]), int(found[2]), int(found[3]), found[4] or "release", int(found[5] or 0)


def unpack(version: str, folder: Path, archives: Path = FROZEN) -> Path:
    """Unpack a version into a folder of its name, and return that."""
    file = archives / f"{version}.zip"
    if not file.exists():
        versions = ", ".join(sorted(one.stem for one in archives.glob("*.zip"))) or "none"
        raise BadContest(f"{version} has not been frozen. Frozen versions: {versions}.")
    with ZipFile(file) as archive:
        archive.extractall(folder / version)
    return folder / version


def games_of(unpacked: Path) -> list[str]:
    """Return the names of the games that a version has."""
    return [entry.name for package in distributions(path=[str(unpacked)]) for entry in package.entry_points]

"""`python -m stip.cli.platform_wheel WHEEL…` makes wheels with machine code from wheels of games.

For each platform a wheel is written beside the given one, which has no machine code and serves all other platforms. In
the new one each game has a folder with object files for the common processors of that platform, so nothing is compiled
where it is installed. Works for Stip's own wheel and for that of any other package with games.
"""

from __future__ import annotations

import base64
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PathDistribution
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from stip.bots.evaluator import evaluator_for
from stip.games import GROUP, rulebook_of
from stip.kernel.compiler import check_versions, machine_code
from stip.kernel.entry_point import SHIPPED_FOLDER, EntryPoint
from stip.kernel.object_cache import write_code
from stip.kernel.targets import SHIPPED_TARGETS
from stip.research.encoder import encoder_for

ANYWHERE = "py3-none-any"
PLATFORMS = {"x86_64": "py3-none-manylinux_2_27_x86_64", "aarch64": "py3-none-manylinux_2_27_aarch64"}  # as llvmlite's
FILE_MODE = 0o100644


def main(words: list[str]) -> None:
    match words:
        case ["--compile", folder, game]:
            compile_game(Path(folder), game)
        case [_, *_]:
            for wheel in map(Path, words):
                for made in add_machine_code(wheel):
                    print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")
        case _:
            sys.exit(__doc__)


def add_machine_code(wheel: Path) -> Iterator[Path]:
    """Write a wheel with machine code for each platform beside a wheel without, and yield their files."""
    if not (wheel.name.endswith(f"-{ANYWHERE}.whl") and wheel.is_file()):
        sys.exit(f"{wheel} is not a wheel for all platforms.")
    with TemporaryDirectory(prefix="stip-wheel-") as name:
        folder = Path(name)
        with ZipFile(wheel) as archive:
            archive.extractall(folder)
        (information,) = folder.glob("*.dist-info")
        games = PathDistribution(information).entry_points.select(group=GROUP).names
        if not games:
            sys.exit(f"{wheel} contains no games.")
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda game: _start_compiling(folder, game), sorted(games)))
        for architecture, tag in PLATFORMS.items():
            targets = {one.name for one in SHIPPED_TARGETS if one.triple.startswith(architecture)}
            objects = [
                file for file in folder.rglob("*.o") if file.parts[-3] == SHIPPED_FOLDER and file.parts[-2] in targets
            ]
            made = wheel.with_name(wheel.name.replace(ANYWHERE, tag))
            write_wheel(wheel, made, tag, {file.relative_to(folder).as_posix(): file for file in sorted(objects)})
            yield made


def _start_compiling(folder: Path, game: str) -> None:
    """Compile a game in a process of its own that imports what the wheel contains."""
    command = [sys.executable, "-P", "-m", "stip.cli.platform_wheel", "--compile", str(folder), game]
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "NUMBA_OPT": "0"}
    subprocess.run(command, env=environment, check=True)


def compile_game(root: Path, game: str) -> None:
    """Write the machine code of a game, for all targets, into its folder, which must be below the root."""
    check_versions()
    for entry_point in _entry_points(game):
        print(f"{entry_point.title}: {entry_point.name} …", file=sys.stderr, flush=True)
        assert entry_point.folder
        shipped = root / entry_point.folder.relative_to(root) / SHIPPED_FOLDER
        for target in SHIPPED_TARGETS:
            (shipped / target.name).mkdir(parents=True, exist_ok=True)
            write_code(shipped / target.name / entry_point.file_name(target), machine_code(entry_point, target))


def _entry_points(game: str) -> Iterator[EntryPoint]:
    """Yield what playing a game and research need; only training is compiled when it is used."""
    book = rulebook_of(game)
    yield from book.entry_points.values()
    yield from evaluator_for(game).entry_points.values()
    if book.encoding:
        yield from encoder_for(game).entry_points.values()


def write_wheel(wheel: Path, made: Path, tag: str, objects: dict[str, Path]) -> None:
    """Write a copy of a wheel with another tag and more files; the same ones give the same bytes."""
    record = []
    with ZipFile(wheel) as source, ZipFile(made, "w", ZIP_DEFLATED) as target:

        def add(name: str, content: bytes, mode: int = FILE_MODE) -> None:
            information = ZipInfo(name, source.infolist()[0].date_time)
            information.compress_type, information.external_attr = ZIP_DEFLATED, mode << 16
            target.writestr(information, content)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            record.append(f"{name},sha256={digest},{len(content)}\n")

        *files, last = source.infolist()
        assert last.filename.endswith(".dist-info/RECORD"), "the last file of a wheel is its record"
        for name, file in objects.items():
            add(name, file.read_bytes())
        for one in files:
            content = source.read(one)
            if one.filename.endswith(".dist-info/WHEEL"):
                content = content.replace(b"Root-Is-Purelib: true", b"Root-Is-Purelib: false")
                content = content.replace(ANYWHERE.encode(), tag.encode())
            add(one.filename, content, one.external_attr >> 16)
        target.writestr(last, "".join([*record, f"{last.filename},,\n"]), ZIP_DEFLATED)


if __name__ == "__main__":
    main(sys.argv[1:])

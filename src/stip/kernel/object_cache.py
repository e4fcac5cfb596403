"""The object cache: the user's folder of object files, from which machine code is loaded.

Whoever can write there can run anything as the user. So code is loaded only from a folder and from files that belong
to the user and that nobody else can write; links are not followed, and what was checked is what is read.
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

VARIABLE = "STIP_CACHE"  # names another folder
UNUSED_AFTER_S = 90 * 24 * 3600  # older files are removed, and made again should anybody need them
DIGEST_BYTES = 32

# Windows has neither: there a user's folder is protected by its access control list.
NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)
READ = os.O_RDONLY | NO_FOLLOW | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)  # nobody waits for a pipe
CREATE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_FOLLOW | getattr(os, "O_BINARY", 0)


@cache
def cache_folder() -> Path:
    """The user's own folder for such things; where it cannot be used, a private one among the temporary files."""
    if (folder := _usual_folder()) and _make_private(folder):
        return folder
    if hasattr(os, "getuid"):
        folder = Path(tempfile.gettempdir()) / f"stip-{os.getuid()}"  # lasts as long as the machine runs
        if _make_private(folder):
            return folder
    return Path(tempfile.mkdtemp(prefix="stip-"))


def _usual_folder() -> Path | None:
    try:
        if named := os.environ.get(VARIABLE):
            return Path(named).expanduser().absolute()
        from platformdirs import user_cache_path

        return user_cache_path("stip", appauthor=False)
    except RuntimeError:  # the user has no home
        return None


def _make_private(folder: Path) -> bool:
    """Makes the folder if need be; whether it can be used and is nobody else's. The log says why it is not."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = folder.lstat()
    except OSError:
        return False
    if problem := _exposure(found) if stat.S_ISDIR(found.st_mode) else "it is a link":
        LOG.warning(f"Machine code is not kept in {folder}: {problem}.")
    return not problem and os.access(folder, os.W_OK)


def _exposure(found: os.stat_result) -> str:
    """Who else than the user could have written there, in words; nothing if nobody could."""
    if not hasattr(os, "getuid"):
        return ""
    if found.st_uid != os.getuid():
        return "it belongs to somebody else"
    return "others can write there" if found.st_mode & 0o022 else ""


def read_code(file: Path) -> bytes | None:
    """The content of a file of machine code, if it is there, whole, and nobody else's."""
    try:
        descriptor = os.open(file, READ)
    except OSError:  # mostly because it is not there, and else it cannot be read anyway
        return None
    try:
        found = os.fstat(descriptor)
        problem = _exposure(found) if stat.S_ISREG(found.st_mode) else "it is not a file"
        if problem:
            _refuse(file, problem)
            return None
        with os.fdopen(descriptor, "rb", closefd=False) as stream:
            content = stream.read()
    finally:
        os.close(descriptor)
    digest, code = content[:DIGEST_BYTES], content[DIGEST_BYTES:]
    return code if code and hashlib.sha256(code).digest() == digest else None


@cache
def _refuse(file: Path, problem: str) -> None:
    """Tells it once: the file is looked for again and again, until the compiler has replaced it."""
    LOG.warning(f"Machine code is not loaded from {file}: {problem}.")


def write_code(file: Path, code: bytes) -> None:
    """Puts a whole file in its place, so that nobody reads half of it."""
    draft = file.with_suffix(f".{os.getpid()}")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, CREATE, 0o600), "wb") as stream:
        stream.write(hashlib.sha256(code).digest() + code)
    draft.replace(file)


def remove_unused(folder: Path) -> None:
    for file in folder.iterdir():
        if file.is_file() and file.stat().st_mtime < time.time() - UNUSED_AFTER_S:
            file.unlink(missing_ok=True)

"""Files are written whole or not at all: under another name first, which then replaces the old file."""

from __future__ import annotations

import errno
import os
import secrets
import shutil
import stat
from contextlib import suppress
from pathlib import Path


def write_whole(file: str | Path, content: str | bytes) -> None:
    """Write a file whole or not at all. Whatever goes wrong, the old file stays as it was, and the error names it.

    What is no ordinary file, like a pipe or `/dev/stdout`, is written to directly; a link stays a link.
    """
    data = content.encode("utf-8") if isinstance(content, str) else content
    target = Path(file)
    try:
        if target.exists() and not stat.S_ISREG(target.stat().st_mode):
            target.write_bytes(data)
        else:
            _replace(Path(os.path.realpath(target)), data)
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(file)) from error


def check_writable(file: str | Path) -> None:
    """Raise an OSError that names the file if `write_whole` could not write it, so that this is known before a long
    computation. Nothing is left behind."""
    target = Path(os.path.realpath(file))
    try:
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if target.exists():
            target.open("ab").close()
        if not target.exists() or stat.S_ISREG(target.stat().st_mode):
            _draft(target).unlink()
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(file)) from error


def read_bounded(file: str | Path, most: int) -> bytes:
    """Return the content of a file, of which at most so many bytes are read: some files never end."""
    with Path(file).open("rb") as stream:
        content = stream.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(file))
    return content


def _replace(target: Path, data: bytes) -> None:
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    draft = _draft(target)
    try:
        with draft.open("wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        if target.exists():
            shutil.copymode(target, draft)
        draft.replace(target)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def _draft(target: Path) -> Path:
    """Create an empty file beside the target, with the permissions that new files have."""
    draft = target.with_name(f".{target.name[:80]}.{secrets.token_hex(6)}.part")
    os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
    return draft

"""The secrets of owners: how they are written, how a new one is made, and whom one stands for."""

from __future__ import annotations

import re
import secrets

from stip.server.errors import BadSecret
from stip.table.lengths import SECRET_BYTES, SECRET_LENGTH
from stip.table.owners import Owner, owner_of

SECRET = re.compile(rf"[A-Za-z0-9_-]{{{SECRET_LENGTH}}}")


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def owner_from_secret(secret: str) -> Owner:
    """Return the owner that a secret stands for, or nobody if there is no secret. Only secrets in our format are
    accepted, so that nobody chooses a weak one."""
    if not secret:
        return ""
    if not SECRET.fullmatch(secret):
        raise BadSecret()
    return owner_of(secret)

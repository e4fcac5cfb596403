"""Who holds a seat: whoever knows a secret. Only its hash, the holder, is kept."""

from __future__ import annotations

import hashlib
import hmac

Owner = str  # 64 hexadecimal digits; nothing: nobody


def owner_of(secret: str) -> Owner:
    return hashlib.sha256(secret.encode()).hexdigest()


def is_same_owner(one: Owner, other: Owner) -> bool:
    """Takes the same time whether they differ early or late. Nobody is not the same as nobody."""
    return bool(one) and hmac.compare_digest(one, other)

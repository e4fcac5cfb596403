"""Owners of seats. A seat belongs to whoever knows its secret; only the hash of the secret, the owner, is kept."""

from __future__ import annotations

import hashlib
import hmac

Owner = str  # 64 hexadecimal digits; empty: nobody


def owner_of(secret: str) -> Owner:
    return hashlib.sha256(secret.encode()).hexdigest()


def is_same_owner(one: Owner, other: Owner) -> bool:
    """Compare two owners in constant time. An empty owner equals nobody, not even another empty one."""
    return bool(one) and hmac.compare_digest(one, other)

"""Seeds: the 256 bits that determine all chance of a game (G-3), and their commitments."""

from __future__ import annotations

import hashlib
import re
import secrets
from array import array

from stip.games.options import whole_number
from stip.play.errors import BadSeed

Seed = bytes  # 32 of them


def read_seed(seed: object) -> Seed:
    """Return a seed given as 32 bytes, 64 hexadecimal digits or a whole number; for None, an unpredictable one."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes) and len(seed) == 32:
        return seed
    if isinstance(seed, str) and re.fullmatch(r"[0-9a-fA-F]{64}", seed):
        return bytes.fromhex(seed)
    if isinstance(seed, str) and re.fullmatch(r"[0-9]{1,63}", seed):
        seed = int(seed)
    number = whole_number(seed)
    if number is not None and 0 <= number < 2**256:
        return number.to_bytes(32, "big")
    raise BadSeed(seed=seed if isinstance(seed, (int, str)) else type(seed).__name__)


def key_words(seed: Seed) -> array[int]:
    """Return the seed as a ChaCha20 key of eight little-endian words."""
    return array("I", seed)


def commitment(seed: Seed) -> str:
    """Return the hash that can be published when a game starts, so that the seed cannot be exchanged later."""
    return hashlib.sha256(seed).hexdigest()

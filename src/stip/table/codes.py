"""Table codes: short texts that people can say and type, and by which they find a table."""

from __future__ import annotations

CODE_ALPHABET = "bcdfghjkmnpqrstvwxz23456789"  # no look-alikes, and no vowels, so no words
CODE_LENGTH = 7


def is_code(text: str) -> bool:
    return len(text) == CODE_LENGTH and set(text) <= set(CODE_ALPHABET)

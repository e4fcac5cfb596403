"""Table codes: short texts that people can say and type, and by which they find a table."""

from __future__ import annotations

from stip.table.lengths import CODE_ALPHABET, CODE_LENGTH


def is_code(text: str) -> bool:
    return len(text) == CODE_LENGTH and set(text) <= set(CODE_ALPHABET)

"""Table codes: short texts that people can say and type, and by which they find a table."""

from __future__ import annotations

import secrets

from stip.table.lengths import CODE_ALPHABET, CODE_LENGTH


def is_code(text: str, length: int = CODE_LENGTH) -> bool:
    return len(text) == length and set(text) <= set(CODE_ALPHABET)


def random_code(length: int = CODE_LENGTH) -> str:
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(length))

"""The blocks of code on a page of the documentation, to be run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
FENCED = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class Block(NamedTuple):
    """A block of code: its language, the file that it is part of (or an empty text), and its lines."""

    language: str
    file: str
    code: str


def blocks_of(page: str) -> list[Block]:
    return [Block(*found) for found in FENCED.findall((DOCS / page).read_text(encoding="utf-8"))]


def commands_of(page: str) -> list[tuple[str, str]]:
    """Return the `stip` commands of a page's console sessions, and what they print."""
    return [
        found
        for block in blocks_of(page)
        if block.language == "console"
        for found in re.findall(r"^\$ stip (.*)\n((?:[^$].*\n|\n)*)", block.code, re.MULTILINE)
    ]


def shell_lines(page: str) -> list[str]:
    return [line for block in blocks_of(page) if block.language == "sh" for line in block.code.splitlines()]

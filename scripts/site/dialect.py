"""Turns Markdown as code hosts read it into what Python-Markdown, which the site is built with, understands."""

from __future__ import annotations

import re
from collections.abc import Callable

FENCED = re.compile(r"^(?P<fence>`{3,})(?P<info>[^\n`]*)\n(?P<code>.*?)^(?P=fence)$", re.DOTALL | re.MULTILINE)
TEXT_BEFORE_LIST = re.compile(r"^(?P<text>[^\s|#>-].*)\n(?=- )", re.MULTILINE)
INDENT = re.compile(r"^ +(?=\S)", re.MULTILINE)
SHELL = re.compile(r"(?:\w+=\S+ )*(?:stip|scripts/|python3?|pip|pipx|uvx|pytest|docker|useradd|dropdb|lock=)\b")


def for_python_markdown(text: str) -> str:
    text = outside_code(text, _lists)
    return FENCED.sub(_block, text)


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """Return a text in which everything but blocks of code is changed."""
    parts, end = [], 0
    for found in FENCED.finditer(text):
        parts += [change(text[end : found.start()]), found[0]]
        end = found.end()
    return "".join([*parts, change(text[end:])])


def _lists(prose: str) -> str:
    """A list needs an empty line before it, and four spaces where code hosts are content with two."""
    return INDENT.sub(lambda found: 2 * found[0], TEXT_BEFORE_LIST.sub("\\g<text>\n\n", prose))


def _block(found: re.Match[str]) -> str:
    """A block of code names its file as a title, and says that it is a session or a command where that can be seen."""
    language, _, file = found["info"].strip().partition(" ")
    if language == "python" and found["code"].startswith(">>>"):
        language = "pycon"
    if not language and SHELL.match(found["code"]):
        language = "sh"
    title = f' title="{file}"' if file and "=" not in file else f" {file}" if file else ""
    return f"{found['fence']}{language or 'text'}{title}\n{found['code']}{found['fence']}"

"""The pages of rules beside each game, parsed into clauses; `rules.nl.md` is `rules.md` in Dutch."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from stip.games.errors import UnknownClause
from stip.games.rulebook import Rulebook

ALL_GAMES = Path(__file__).parent  # the folder of the clauses common to all games


class Section(NamedTuple):
    """A section of a page: its heading, its introduction and its clauses."""

    level: int  # of the heading: 1 is the page's own
    heading: str
    text: str
    clauses: dict[str, str]


def page(book: Rulebook, language: str = "en") -> str:
    return _read(book.folder, language)


def shared_page(language: str = "en") -> str:
    return _read(ALL_GAMES, language)


@cache
def clauses(text: str) -> dict[str, str]:
    """Return the clauses of a page by id. A clause is a list item that begins with its id."""
    found = re.finditer(r"^- `([A-Z]{1,2}-[0-9]+)`.*?(?=^- `|^#|\Z)", text, re.MULTILINE | re.DOTALL)
    return {item[1]: item[0].strip() for item in found}


def sections(text: str) -> list[Section]:
    found = []
    for part in re.split(r"^(?=#{1,2} )", text, flags=re.MULTILINE)[1:]:
        line, _, rest = part.partition("\n")
        marks, _, heading = line.partition(" ")
        first = re.search(r"^- `[A-Z]{1,2}-[0-9]+`", rest, re.MULTILINE)
        before = rest[: first.start()] if first else rest
        found.append(Section(len(marks), heading.strip(), before.strip(), clauses(rest)))
    return found


def clause(book: Rulebook, name: str) -> str:
    known = clauses(shared_page()) | clauses(page(book))
    if name.upper() not in known:
        raise UnknownClause(clause=name, game=book.title)
    return known[name.upper()]


@cache
def _read(folder: Path, language: str) -> str:
    """Read the page in a language, or in English if it has not been translated."""
    translated = folder / f"rules.{language}.md"
    return (translated if translated.exists() else folder / "rules.md").read_text(encoding="utf-8")

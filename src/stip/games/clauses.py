"""The pages of rules beside each game, parsed into clauses; `rules.nl.md` is `rules.md` in Dutch."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple, get_args

from stip.games.errors import UnknownClause
from stip.games.rulebook import Rulebook

ALL_GAMES = Path(__file__).parent  # the folder of the clauses common to all games

ClauseKind = Literal["rule", "ruling", "option"]  # published, decided by us, left to the players


class Section(NamedTuple):
    """A section of a page: its heading, its introduction and its clauses."""

    level: int  # of the heading: 1 is the page's own
    heading: str
    text: str
    clauses: dict[str, str]


def page(book: Rulebook, language: str = "en") -> str:
    return read_page(book.folder, "rules", language)


def shared_page(language: str = "en") -> str:
    return read_page(ALL_GAMES, "rules", language)


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


def clause(book: Rulebook, name: str, language: str = "en") -> str:
    known = clauses(shared_page(language)) | clauses(page(book, language))
    if name.upper() not in known:
        raise UnknownClause(clause=name, game=book.title)
    return known[name.upper()]


def kinds_of(text: str) -> list[ClauseKind]:
    """Return what an English clause calls itself: its bold marks say where its parts come from."""
    marks = " ".join(re.findall(r"\*\*(.+?)\*\*", text))
    return [kind for kind in get_args(ClauseKind) if re.search(rf"\b{kind}\b", marks)]


@cache
def read_page(folder: Path, name: str, language: str) -> str:
    """Read a page in a language, or in English if it has not been translated."""
    translated = folder / f"{name}.{language}.md"
    return (translated if translated.exists() else folder / f"{name}.md").read_text(encoding="utf-8")

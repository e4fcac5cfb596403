"""The leaflet of a game: its rules as people read them, on one sheet. `leaflet.nl.md` is `leaflet.md` in Dutch.

A leaflet has a few words first and then chapters of short passages. A passage ends with the clauses that it tells, in
braces: `Nothing is taken. {X-8}`. `[round-red]` is a sprite, and `![A caption](ring)` a picture. `leaflet.json` says
which position a picture shows (see `stip.play.illustrations`), and under `diagrams` which pictures replace the drawings
made of characters in the game's page of rules, in their order.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

from stip.games.clauses import read_page
from stip.games.rulebook import Rulebook

PICTURE = re.compile(r"!\[(.+)\]\(([a-z0-9-]+)\)")
CLAUSES = re.compile(r"\s*\{([^{}]+)\}$")
SPRITE = re.compile(r"(?<!!)\[([A-Za-z0-9-]+)\]")
DIAGRAM = re.compile(r"^```\n(?s:.*?)^```\n|(?:^ {6,}\S.*\n|^\n(?= {6,}\S))+", re.MULTILINE)


class Passage(NamedTuple):
    """A few sentences, an item of a list, or a picture with its caption."""

    kind: Literal["text", "item", "picture"]
    text: str  # Markdown
    clauses: list[str]
    picture: str = ""  # its name


class Chapter(NamedTuple):
    heading: str  # empty for the words before the first heading
    passages: list[Passage]


def leaflet(book: Rulebook, language: str = "en") -> list[Chapter]:
    """Return the chapters of a game's leaflet; none if it has no leaflet."""
    return _chapters(book.folder, language) if (book.folder / "leaflet.md").exists() else []


def sprites_in(text: str) -> list[str]:
    return SPRITE.findall(text)


def pictures_of(book: Rulebook) -> dict[str, dict[str, Any]]:
    """Return what the pictures of a leaflet show, by name."""
    return dict(_data(book.folder).get("pictures", {}))


def illustrated(text: str, book: Rulebook, language: str) -> str:
    """Return a page of rules in which pictures of the leaflet replace the drawings made of characters."""
    captions = {one.picture: one.text for chapter in leaflet(book, language) for one in chapter.passages}
    names = iter(_data(book.folder).get("diagrams", ()))

    def picture(found: re.Match[str]) -> str:
        name = next(names, "")
        return f"\n![{captions.get(name, '')}]({name})\n\n" if name else found[0]

    return DIAGRAM.sub(picture, text)


@cache
def _chapters(folder: Path, language: str) -> list[Chapter]:
    found = []
    for part in re.split(r"^## ", "\n" + read_page(folder, "leaflet", language), flags=re.MULTILINE):
        heading, _, rest = part.partition("\n")
        found.append(
            Chapter(heading, [_passage(" ".join(one.split())) for one in re.split(r"\n\n|\n(?=- )", rest.strip())])
        )
    return found


def _passage(text: str) -> Passage:
    if picture := PICTURE.fullmatch(text):
        return Passage("picture", picture[1], [], picture[2])
    found = CLAUSES.search(text)
    clauses = found[1].split() if found else []
    words = CLAUSES.sub("", text)
    return Passage("item", words[2:], clauses) if words.startswith("- ") else Passage("text", words, clauses)


@cache
def _data(folder: Path) -> dict[str, Any]:
    file = folder / "leaflet.json"
    return dict(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else {}

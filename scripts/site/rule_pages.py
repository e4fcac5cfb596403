"""The pages of rules: the leaflet of each game with its pictures, and then its clauses, in every language.

They are made from what lies in the folders of the games, so there is no second copy of any rule.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement

import numpy as np
import resvg_py
from PIL import Image

from stip.games import all_rulebooks
from stip.games.clauses import ALL_GAMES, Section, page, sections, shared_page
from stip.games.leaflet import SPRITE, Passage, illustrated, leaflet, pictures_of, sprites_in
from stip.games.link_picture import plain_svg
from stip.games.picture import self_contained
from stip.games.rulebook import Rulebook
from stip.locale import LANGUAGES, localize
from stip.play.illustrations import illustration

ROOT = Path(__file__).parents[2]
BOOKS = [book for book in all_rulebooks() if book.folder.is_relative_to(ROOT / "src")]
OWN_NAMES = {
    "da": "Dansk",
    "en": "English",
    "fi": "Suomi",
    "is": "Íslenska",
    "nb": "Norsk",
    "nl": "Nederlands",
    "sv": "Svenska",
}
PICTURE = re.compile(r"^!\[(?P<caption>.*)\]\((?P<name>[a-z0-9-]+)\)$", re.MULTILINE)
CLAUSE = re.compile(r"^- `(?P<id>[A-Z]{1,2}-[0-9]+)`", re.MULTILINE)
CLAUSES = "clauses"  # the anchor of what comes after a leaflet
SPRITE_AREA = 400  # the side of the square in which a sprite is looked for
SHARED = "all-games"
FOUND_LATER = "---\nsearch:\n  boost: 0.1\n---\n\n"  # by the search than the English page, which has the same names


def _path(folder: Path, name: str) -> str:
    return (folder / name).relative_to(ROOT).as_posix()


PAGE_OF = {_path(ALL_GAMES, "rules.md"): f"rules/{SHARED}.md"}
for _book in BOOKS:
    PAGE_OF[_path(_book.folder, "leaflet.md")] = f"rules/{_book.name}.md"
    PAGE_OF[_path(_book.folder, "rules.md")] = f"rules/{_book.name}.md#{CLAUSES}"


def files() -> dict[str, str]:
    """Return all pages and pictures by their places on the site."""
    made = {}
    for book in BOOKS:
        captions = {one.picture: one.text for chapter in leaflet(book) for one in chapter.passages}
        for name in pictures_of(book):
            title = SPRITE.sub("", captions.get(name, book.title))
            made[f"rules/pictures/{book.name}-{name}.svg"] = self_contained(illustration(book, name), book, title)
        for name in _sprites(book):
            made[f"rules/pictures/{name}.svg"] = _sprite(book, name)
        cover = (book.folder / "pictures" / "cover.svg").read_text(encoding="utf-8")
        made[f"rules/pictures/{book.name}.svg"] = self_contained(cover, book, book.title)
        made |= {_place(book.name, language): _page(book, language) for language in LANGUAGES}
    made |= {_place(SHARED, language): _shared(language) for language in LANGUAGES}
    return made


def _place(name: str, language: str) -> str:
    return f"rules/{name}.md" if language == "en" else f"rules/{language}/{name}.md"


def _page(book: Rulebook, language: str) -> str:
    up = "" if language == "en" else "../"
    parts = [f"# {book.title}", _languages(book.name, language)]
    for heading, passages in leaflet(book, language):
        parts += [f"## {heading}"] * bool(heading)
        parts.append("\n".join(_passage(one, book, up) for one in passages))
    first, *others = sections(illustrated(page(book, language), book, language))
    parts += [f"## {localize('rules-clauses', {}, language)} {{ #{CLAUSES} }}", _section(first, book, up)]
    for one in others:
        parts += [f"### {one.heading}", _section(one, book, up)]
    return _in_language("\n\n".join(parts), language)


def _shared(language: str) -> str:
    (one,) = sections(shared_page(language))
    return _in_language(f"# {one.heading}\n\n{_languages(SHARED, language)}\n\n{_section(one)}", language)


def _in_language(text: str, language: str) -> str:
    return text if language == "en" else f'{FOUND_LATER}<div lang="{language}" markdown>\n\n{text}\n\n</div>'


def _languages(name: str, language: str) -> str:
    up = "" if language == "en" else "../"
    links = [
        f"**{OWN_NAMES[one]}**" if one == language else f"[{OWN_NAMES[one]}]({up}{_place(name, one)[6:]})"
        for one in sorted(LANGUAGES, key=OWN_NAMES.__getitem__)
    ]
    return f'<p class="languages" markdown>{" ".join(links)}</p>'


def _passage(passage: Passage, book: Rulebook, up: str) -> str:
    if passage.kind == "picture":
        return "\n" + _figure(passage.text, passage.picture, book, up)
    links = " ".join(f"[{clause}]({_address(clause, book)})" for clause in passage.clauses)
    text = _with_sprites(passage.text, up) + f' <span class="clauses">{links}</span>' * bool(links)
    return f"- {text}" if passage.kind == "item" else f"\n{text}\n"


def _section(section: Section, book: Rulebook | None = None, up: str = "") -> str:
    clauses = CLAUSE.sub(r"- `\g<id>`{ #\g<id> .clause }", "\n".join(section.clauses.values()))
    text = f"{section.text}\n\n{clauses}"
    return PICTURE.sub(lambda found: _figure(found["caption"], found["name"], book, up), text) if book else text


def _figure(caption: str, picture: str, book: Rulebook, up: str) -> str:
    told = SPRITE.sub("", caption).replace("  ", " ")
    return (
        f'<figure markdown="span">\n![{told}]({up}pictures/{book.name}-{picture}.svg){{ .board loading=lazy }}\n'
        f"<figcaption>{_with_sprites(caption, up)}</figcaption>\n</figure>\n"
    )


def _with_sprites(text: str, up: str) -> str:
    return SPRITE.sub(lambda found: f"![]({up}pictures/{found[1]}.svg){{ .sprite }}", text)


def _address(clause: str, book: Rulebook) -> str:
    return f"#{clause}" if clause.startswith(f"{book.prefix}-") else f"{SHARED}.md#{clause}"


def _sprites(book: Rulebook) -> set[str]:
    return {name for chapter in leaflet(book) for one in chapter.passages for name in sprites_in(one.text)}


def _sprite(book: Rulebook, name: str) -> str:
    """Return a picture of a sprite that is as large as the sprite."""
    alone = Element("g")
    half = SPRITE_AREA // 2
    SubElement(alone, "use", href=f"#{name}", transform=f"translate({half} {half})")
    png = resvg_py.svg_to_bytes(
        svg_string=plain_svg(alone, book.folder, SPRITE_AREA, SPRITE_AREA), width=SPRITE_AREA, skip_system_fonts=True
    )
    rows, columns = np.nonzero(np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGBA"))[:, :, 3])
    box = (columns.min() - half, rows.min() - half, np.ptp(columns) + 1, np.ptp(rows) + 1)
    drawing = f'<svg viewBox="{" ".join(map(str, box))}"><use href="#{name}"/></svg>'
    return self_contained(drawing, book, "")

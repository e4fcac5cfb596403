"""Pictures for links that are shared: a board in the format that social networks and messengers show.

They want a PNG, and what renders it knows neither CSS variables nor the reader's fonts. So this is an SVG in which
every sprite is drawn where it is used, with its colours filled in, and nothing is written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement, fromstring, tostring

from stip.games.picture import FOLDER, NAMESPACE, draw_panel, sprites_of
from stip.games.rulebook import Rulebook
from stip.games.scene import Scene

WIDTH, HEIGHT = 1200, 630  # as Open Graph recommends
MARGIN = 36
WORDMARK_WIDTH = 400  # of the left part, where our name is
VARIABLE = re.compile(r"var\((--[a-z0-9-]+)(?:, *([^()]*))?\)")
DEFINITIONS = ("linearGradient", "pattern", "clipPath")  # referred to by name; other sprites are drawn in place
WORDMARK = fromstring(
    '<g fill="none" stroke="var(--ink)" stroke-width="6.4" stroke-linecap="round" stroke-linejoin="round">'
    '<path d="M15.5 15.4C14 13 11.4 12 8.6 12C5 12 2.4 13.9 2.4 16.7C2.4 23.4 16 19.4 16 26C16 29 12.8 31 9 31C5.8 31 '
    '3.2 29.7 1.6 27.2"/><path d="M27.5 3V24.5C27.5 29 30 31.3 34 30.8M22 12H33.5M43.5 12.5V31M54.5 12.5V41"/>'
    '<circle cx="64" cy="21.5" r="9.5"/><circle cx="43.5" cy="1.6" r="5.2" fill="var(--red)" stroke="none"/></g>'
)

Values = Mapping[str, str]  # of CSS variables


def link_picture_of_scene(scene: Scene, rulebook: Rulebook) -> str:
    """Return a picture of a board, beside our name and the signs of the seats."""
    board = scene.panels[0]
    left, top, width, height = board.box
    scale = min((HEIGHT - 2 * MARGIN) / height, (WIDTH - WORDMARK_WIDTH - 2 * MARGIN) / width)
    x = WORDMARK_WIDTH + (WIDTH - WORDMARK_WIDTH - width * scale) / 2 - left * scale
    y = (HEIGHT - height * scale) / 2 - top * scale
    picture = Element("g")
    SubElement(picture, "rect", width=str(WIDTH), height=str(HEIGHT), fill="var(--table)")
    picture.append(_placed(_drawn_board(scene), f"translate({x:.1f} {y:.1f}) scale({scale:.4f})"))
    picture.append(_placed(WORDMARK, "translate(96 196) scale(3.4)"))
    signs = [seat.sprites[0] for seat in scene.seats if seat.sprites]
    for place, sprite in enumerate(signs):
        at = f"translate({232 + (place - (len(signs) - 1) / 2) * 72:.1f} 424) scale(2.6)"
        SubElement(picture, "use", href=f"#{sprite}", transform=at)
    return plain_svg(picture, rulebook.folder)


def board_picture(scene: Scene, rulebook: Rulebook, side: int) -> str:
    """Return a square picture of the board alone."""
    left, top, width, height = scene.panels[0].box
    scale = (side - 2 * MARGIN) / max(width, height)
    x, y = (side - width * scale) / 2 - left * scale, (side - height * scale) / 2 - top * scale
    picture = Element("g")
    SubElement(picture, "rect", width=str(side), height=str(side), fill="var(--table)")
    picture.append(_placed(_drawn_board(scene), f"translate({x:.1f} {y:.1f}) scale({scale:.4f})"))
    return plain_svg(picture, rulebook.folder, side, side)


def link_picture_of_cover(rulebook: Rulebook) -> str:
    """Return a picture of the cover of a game."""
    text = (rulebook.folder / "pictures" / "cover.svg").read_text(encoding="utf-8")
    cover = fromstring(text.replace(f' xmlns="{NAMESPACE}"', ""))
    left, top, width, height = map(float, cover.attrib["viewBox"].split())
    scale = max(WIDTH / width, HEIGHT / height)
    x, y = (WIDTH - width * scale) / 2 - left * scale, (HEIGHT - height * scale) / 2 - top * scale
    picture = Element("g", transform=f"translate({x:.1f} {y:.1f}) scale({scale:.4f})")
    picture.extend(cover)
    return plain_svg(picture, rulebook.folder)


def plain_svg(picture: Element, folder: Path, width: int = WIDTH, height: int = HEIGHT) -> str:
    """Return a picture made of sprites as an SVG without variables, classes and uses, in the colours of the light
    theme. The folder is that of the game whose sprites it uses."""
    sprites, (values, _) = sprites_of(folder), _colours()
    whole = Element("svg", xmlns=NAMESPACE, width=str(width), height=str(height))
    definitions = SubElement(whole, "defs")
    for sprite in sprites.values():
        if sprite.tag in DEFINITIONS:
            definitions.extend(_resolved(sprite, values, sprites))
    whole.extend(_resolved(picture, values, sprites))
    return tostring(whole, encoding="unicode")


def _drawn_board(scene: Scene) -> Element:
    """Draw the board without the names of columns and rows, and without numbers."""
    drawn = draw_panel(scene.panels[0], scene)
    for text in [part for part in drawn.iter("g") if part.get("class") in ("count", "rim")]:
        text.clear()
    return drawn


def _placed(part: Element, transform: str) -> Element:
    placed = Element("g", transform=transform)
    placed.append(part)
    return placed


def _resolved(part: Element, values: Values, sprites: Mapping[str, Element]) -> Iterator[Element]:
    """Return a part of a picture without variables, classes and uses."""
    for name in part.get("class", "").split():
        values = {**values, **_colours()[1].get(name, {})}
    omitted = ("class", "href", *(["id"] if part.tag not in DEFINITIONS else []))
    attributes = {name: _filled_in(value, values) for name, value in part.attrib.items() if name not in omitted}
    if "color" in values and "class" in part.attrib:
        attributes["color"] = _filled_in(values["color"], values)
    used = [sprites[part.attrib["href"].removeprefix("#")]] if part.tag == "use" else part
    resolved = [found for child in used for found in _resolved(child, values, sprites)]
    if part.tag == "use" and not attributes:
        yield from resolved
        return
    drawn = Element("g" if part.tag == "use" else part.tag, attributes)
    drawn.extend(resolved)
    yield drawn


def _filled_in(text: str, values: Values) -> str:
    while found := VARIABLE.search(text):
        text = text.replace(found[0], values.get(found[1]) or found[2] or "none")
    return text


@cache
def _colours() -> tuple[dict[str, str], dict[str, dict[str, str]]]:
    """Return the values of the light theme, and those that each class of sprites sets."""
    tokens = (FOLDER / "tokens.css").read_text(encoding="utf-8")
    light = re.search(r'\[data-theme="light"\] \{(.*?)\n\}', tokens, re.DOTALL)
    assert light
    classes = re.findall(r"^\.([a-z-]+) \{([^}]*)\}", tokens, re.MULTILINE)
    return _declarations(light[1]), {name: _declarations(block) for name, block in classes}


def _declarations(block: str) -> dict[str, str]:
    return dict(re.findall(r"([a-z0-9-]+): ([^;]+);", block))

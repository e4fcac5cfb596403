"""Renders a scene as one self-contained SVG, for notebooks, documentation, the command line and links.

The board is on top, with the display and the hand below. Only the sprites in use are included; the colours are those of
`tokens.css`, light or dark as the reader prefers. A `detail` is a part of a board for the page, which has both.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from copy import deepcopy
from functools import cache
from math import pi
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from xml.etree.ElementTree import Element, SubElement, fromstring, tostring

import msgspec

from stip.games.scene import Panel, Scene, Thing, Trail

if TYPE_CHECKING:
    from stip.games.rulebook import Rulebook

Theme = Literal["auto", "light", "dark"]

FOLDER = Path(__file__).parent
NAMESPACE = "http://www.w3.org/2000/svg"
MARGIN = 24
REACH = 80  # how far a thing may extend from its middle
HIGHEST = {"display": 0.16, "hand": 0.27}  # maximum heights, relative to the width of the board


def _style() -> str:
    """Return the tokens as CSS that stays within the picture when it is embedded in a page."""
    tokens = (FOLDER / "tokens.css").read_text(encoding="utf-8")
    found = re.search(r'\[data-theme="light"\] \{(.*?)\n\}.*?\[data-theme="dark"\] \{(.*?)\n\}', tokens, re.DOTALL)
    assert found
    light, dark = (" ".join(block.split()) for block in found.groups())
    font = re.search(r"--font: [^;]+;", tokens)
    assert font
    rules = [
        f".stip {{ {light} {font[0]} }}",
        f'.stip[data-theme="dark"] {{ {dark} }}',
        f"@media (prefers-color-scheme: dark) {{ .stip:not([data-theme]) {{ {dark} }} }}",
        *re.findall(r"^\.[a-z-]+ \{[^}]*\}", tokens, re.MULTILINE),
        ".count { font: 700 21px var(--font); text-anchor: middle; }",
        ".rim { font: 500 21px var(--font); text-anchor: middle; dominant-baseline: central; }",
    ]
    return "\n".join(rules)


STYLE = _style()  # the same in every picture, so that a Content-Security-Policy can allow it by hash


def svg(scene: Scene, rulebook: Rulebook, theme: Theme = "auto") -> str:
    board, *others = scene.panels
    left, top, width, height = board.box
    picture = Element("svg", xmlns=NAMESPACE)
    table = SubElement(picture, "rect", fill="var(--table)")
    picture.append(draw_panel(board, scene))
    bottom = top + height
    for panel in others:
        x, y, panel_width, panel_height = panel.box
        scale = min(HIGHEST[panel.name] * width / panel_height, width / panel_width)
        drawn = draw_panel(panel, scene)
        place = _numbers(left + width / 2 - (x + panel_width / 2) * scale, bottom + MARGIN - y * scale)
        drawn.set("transform", f"translate({place}) scale({_numbers(scale)})")
        picture.append(drawn)
        bottom += MARGIN + panel_height * scale
    box = (left - MARGIN, top - MARGIN, width + 2 * MARGIN, bottom - top + 2 * MARGIN)
    for name, number in zip(("x", "y", "width", "height"), box, strict=True):
        table.set(name, _numbers(number))
    _complete(picture, rulebook, rulebook.title, theme)
    picture.set("viewBox", _numbers(*box))
    return tostring(picture, encoding="unicode")


def self_contained(drawing: str, rulebook: Rulebook, title: str) -> str:
    """Return a drawing that was made for the page, such as a detail or one in a game's `pictures`, with the sprites and
    colours that it refers to."""
    picture = fromstring(drawing.replace(f' xmlns="{NAMESPACE}"', ""))
    picture.attrib.pop("aria-hidden", None)
    picture.set("xmlns", NAMESPACE)
    _complete(picture, rulebook, title, "auto")
    return tostring(picture, encoding="unicode")


def _complete(picture: Element, rulebook: Rulebook, title: str, theme: Theme) -> None:
    """Add what a drawing needs to stand alone."""
    picture.set("class", "stip")
    picture.set("role", "img")
    if theme != "auto":
        picture.set("data-theme", theme)
    parts = [Element("title"), Element("style"), Element("defs")]
    parts[0].text, parts[1].text = title, STYLE
    parts[2].extend(_needed(picture, sprites_of(rulebook.folder)))
    picture[:0] = parts


def detail(scene: Scene, box: Sequence[float], chosen: Collection[str], possible: Collection[str]) -> str:
    """Return a part of the board with marks on the touches that were chosen and on those that are possible next. It
    refers to sprites and colours of the page that shows it, and has no names of columns and rows: they would be too
    small to read."""
    board = scene.panels[0]
    things = [thing for thing in board.things if not thing.label or _is_in(thing, box)]  # without labels: the ground
    picture = Element("svg", {"xmlns": NAMESPACE, "viewBox": _numbers(*box), "aria-hidden": "true"})
    picture.append(draw_panel(msgspec.structs.replace(board, things=things, rim=[]), scene, chosen, possible))
    return tostring(picture, encoding="unicode")


def draw_panel(panel: Panel, scene: Scene, chosen: Collection[str] = (), possible: Collection[str] = ()) -> Element:
    """Draw a panel: the ground first, then the trails, then the pieces."""
    drawn = Element("g")
    is_ground = True
    for thing in panel.things:
        if is_ground and thing.label and panel.name == "board":
            drawn.extend([_rim(panel), *map(_trail, scene.trails)])
        is_ground = is_ground and not thing.label
        is_chosen, is_possible = (bool(thing.touch) and thing.touch in some for some in (chosen, possible))
        if thing.sprite:
            drawn.append(_thing(thing, is_faded=bool(scene.won and thing.label and thing.id not in scene.won)))
        if is_chosen or is_possible:
            drawn.append(_mark(thing, is_chosen))
    return drawn


def _is_in(thing: Thing, box: Sequence[float]) -> bool:
    left, top, width, height = box
    return left - REACH < thing.x < left + width + REACH and top - REACH < thing.y < top + height + REACH


def _mark(thing: Thing, is_chosen: bool) -> Element:
    """Draw the mark on a thing as the page does: solid if it is chosen, dotted or a dot if it is possible."""
    drawn = Element("g", transform=f"translate({_numbers(thing.x, thing.y)})")
    if thing.on_paper:
        drawn.set("class", "on-paper")
    width = thing.width or 40
    if not (thing.height or thing.sprite):
        SubElement(drawn, "use", href="#go", transform=f"scale({_numbers(width / 40)})")
        return drawn
    inset = 0 if is_chosen else 7
    w, h = width - 2 * inset, thing.height - 2 * inset
    for colour, thick, thin in (("var(--touch-under)", 7, 5), ("var(--touch)", 4, 2.6)):
        if thing.height:
            outline = {"x": -w / 2, "y": -h / 2, "width": w, "height": h, "rx": 15 - inset, "stroke-width": thick}
            shape, dots = SubElement(drawn, "rect"), round((w + h) / 6.2)
        else:
            outline = {"r": width / 2, "stroke-width": thin}
            shape, dots = SubElement(drawn, "circle"), 2 * round(pi * width / 18)
        shape.attrib |= {name: _numbers(value) for name, value in outline.items()} | {"fill": "none", "stroke": colour}
        if not is_chosen:
            shape.attrib |= {"stroke-linecap": "round", "stroke-dasharray": "0 1", "pathLength": str(dots)}
    return drawn


def _rim(panel: Panel) -> Element:
    drawn = Element("g", {"class": "rim", "fill": "var(--ink)", "opacity": ".6"})
    for letter in panel.rim:
        SubElement(drawn, "text", x=_numbers(letter.x), y=_numbers(letter.y)).text = letter.text
    return drawn


def _thing(thing: Thing, is_faded: bool) -> Element:
    drawn = Element("g", transform=f"translate({_numbers(thing.x, thing.y)})")
    if is_faded:
        drawn.set("opacity", ".42")
    if thing.under:
        SubElement(drawn, "use", href=f"#{thing.under}")
    use = SubElement(drawn, "use", href=f"#{thing.sprite}")
    how = [f"rotate({thing.turn})"] * bool(thing.turn) + [f"scale({_numbers(thing.scale)})"] * (thing.scale != 1)
    if how:
        use.set("transform", " ".join(how))
    if thing.count is not None:
        place = _numbers((thing.width or 80) / 2 - 4, 6 - (thing.height or 80) / 2)
        pill = SubElement(drawn, "g", transform=f"translate({place})")
        pill.set("class", "count")
        SubElement(pill, "rect", x="-21", y="-16", width="42", height="32", rx="16", fill="var(--ink)")
        SubElement(pill, "text", y="7", fill="var(--on-ink)").text = str(thing.count)
    return drawn


def _trail(trail: Trail) -> Element:
    drawn = Element("g", fill="none", stroke="var(--m)")
    drawn.set("class", trail.pigment)
    line = SubElement(drawn, "path", d="M" + "L".join(_numbers(*point) for point in trail.points), opacity=".85")
    line.attrib |= {"stroke-width": "5", "stroke-linecap": "round", "stroke-linejoin": "round"}
    x, y = trail.points[0]
    start = SubElement(drawn, "circle", cx=_numbers(x), cy=_numbers(y), r="11", fill="var(--stud)")
    start.set("stroke-width", "3.4")
    return drawn


@cache
def sprites_of(folder: Path) -> dict[str, Element]:
    """Return all sprites that a game may use, by name."""
    found: dict[str, Element] = {}
    for file in (FOLDER / "sprites.svg", folder / "sprites.svg"):
        text = file.read_text(encoding="utf-8").replace(f' xmlns="{NAMESPACE}"', "")
        found |= {part.attrib["id"]: part for part in fromstring(text).iterfind("defs/*")}
    return found


def _needed(picture: Element, sprites: dict[str, Element]) -> list[Element]:
    """Return the sprites in use and those they are made of, in the order of their files."""
    wanted, waiting = set[str](), set(_names_in(picture))
    while waiting:
        wanted |= waiting
        waiting = {name for one in waiting for name in _names_in(sprites[one])} - wanted
    return [deepcopy(sprite) for name, sprite in sprites.items() if name in wanted]


def _names_in(part: Element) -> Iterator[str]:
    for element in part.iter():
        for value in element.attrib.values():
            for after_href, in_url in re.findall(r"^#(.+)|url\(#(.+?)\)", value):
                yield after_href or in_url


def _numbers(*numbers: float) -> str:
    return " ".join(f"{number:.4g}" for number in numbers)

"""A picture of a view in the format that the name of its file says: SVG, or PNG."""

from __future__ import annotations

from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

from stip.cli.errors import BadPicture
from stip.games.link_picture import plain_svg
from stip.games.picture import NAMESPACE
from stip.play.position import View

DROPPED = ("title", "style", "defs")  # of an SVG: the sprites are drawn where they are used
LETTERS = {"font-family": "sans-serif", "font-size": "21", "text-anchor": "middle"}  # of numbers and the rim


def picture_of(view: View, file: Path) -> str | bytes:
    """Return the picture for a file; what is no ordinary file, like a pipe, gets an SVG."""
    if file.suffix.lower() in (".svg", "") or (file.exists() and not file.is_file()):
        return view.svg()
    if file.suffix.lower() != ".png":
        raise BadPicture(file=str(file))
    from resvg_py import svg_to_bytes  # which the other commands need not wait for

    return bytes(svg_to_bytes(svg_string=_without_css(view), font_family="sans-serif"))


def _without_css(view: View) -> str:
    """Return the picture in the light colours, without the parts of CSS that the renderer does not know."""
    drawn = fromstring(view.svg("light").replace(f' xmlns="{NAMESPACE}"', ""))
    left, top, width, height = map(float, drawn.attrib["viewBox"].split())
    picture = Element("g", transform=f"translate({-left} {-top})")
    picture.extend(part for part in drawn if part.tag not in DROPPED)
    for part in picture.iter("g"):
        if part.get("class") in ("count", "rim"):
            part.attrib.update(LETTERS)
    return plain_svg(picture, view.rulebook.folder, round(width), round(height))

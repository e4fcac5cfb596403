"""Draws the pictures of the rules, docs/pictures/*.svg, from recorded games, and the icons of the page from its
icon.svg: `python scripts/pictures.py`; `--check` verifies that they are up to date.

The record of a game is `example.txt` in its folder. `example.json` has the moments to draw: the number of moves played
and the viewing seat.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement, fromstring

import resvg_py

from stip.games import all_rulebooks
from stip.games.link_picture import plain_svg
from stip.games.picture import FOLDER, NAMESPACE
from stip.play import record
from stip.play.position import View

ROOT = Path(__file__).parents[1]
PUBLIC = ROOT / "web" / "public"
ICONS = {"192": (192, False), "512": (512, False), "maskable": (512, True), "apple": (180, True)}


def main() -> None:
    for book in all_rulebooks():
        if not book.folder.is_relative_to(ROOT / "src"):  # of another project
            continue
        game = record.load(book.folder / "example.txt")
        for moment, (entries, seat) in json.loads((book.folder / "example.json").read_text()).items():
            text = View(game.position_at(entries), seat).svg() + "\n"
            update(ROOT / "docs" / "pictures" / f"{book.name}-{moment}.svg", text.encode())
    for name, (size, is_full) in ICONS.items():
        update(PUBLIC / f"icon-{name}.png", icon(size, is_full))


def icon(size: int, is_full: bool) -> bytes:
    """Return our icon as PNG; a full one has no corners, for devices that cut it to a shape of their own."""
    drawing = fromstring((PUBLIC / "icon.svg").read_text(encoding="utf-8").replace(f' xmlns="{NAMESPACE}"', ""))
    parts = [part for part in drawing if part.tag in ("rect", "use")]
    picture = Element("g")
    if is_full:
        SubElement(picture, "rect", width="512", height="512", fill=parts[0].attrib["fill"])
        inner = SubElement(picture, "g", transform="translate(51.2 51.2) scale(.8)")  # nothing of it is cut off
        inner.extend(part for part in parts if part.tag == "use")
    else:
        picture.extend(parts)
    svg = plain_svg(picture, FOLDER, 512, 512)
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size, skip_system_fonts=True))


def update(file: Path, content: bytes) -> None:
    if sys.argv[1:] != ["--check"]:
        file.write_bytes(content)
    elif not file.exists() or file.read_bytes() != content:
        sys.exit(f"{file.relative_to(ROOT)} is out of date: run python scripts/pictures.py")


if __name__ == "__main__":
    main()

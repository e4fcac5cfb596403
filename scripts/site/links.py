"""Checks the built site: every link, anchor and picture leads somewhere, and nothing is loaded from another host.

`python scripts/site/links.py build/site` prints what is wrong, and fails if something is.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {("img", "src"), ("script", "src"), ("link", "href"), ("iframe", "src"), ("source", "src"), ("object", "data")}
IN_STYLE = re.compile(r"url\([\"']?(?!data:|#)([^\"')]+)")


class Page(HTMLParser):
    """The ids of a page and its links, with whether the browser follows them by itself."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[tuple[str, bool]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if name == "id" or (tag == "a" and name == "name"):
                self.ids.add(value or "")
            elif name in ("href", "src", "data") and value is not None:
                self.links.append((value, (tag, name) in LOADED))


@cache
def read(file: Path) -> Page:
    return Page(file.read_text(encoding="utf-8"))


def problems(site: Path) -> list[str]:
    found = []
    for file in sorted(site.rglob("*.html")):
        for link, is_loaded in read(file).links:
            if problem := _problem(site, file, link, is_loaded):
                found.append(f"{file.relative_to(site)}: {link}: {problem}")
    for file in sorted(site.rglob("*.css")):
        for link in IN_STYLE.findall(file.read_text(encoding="utf-8")):
            if problem := _problem(site, file, link, True):
                found.append(f"{file.relative_to(site)}: {link}: {problem}")
    return found


def _problem(site: Path, file: Path, link: str, is_loaded: bool) -> str:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return "loaded from elsewhere" if is_loaded and parts.scheme != "data" else ""
    if not parts.path and not parts.fragment:
        return ""  # to the same page
    path = unquote(parts.path)
    target = (site / path.lstrip("/") if path.startswith("/") else file.parent / path) if path else file
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return "no such file"
    if parts.fragment and target.suffix == ".html" and unquote(parts.fragment) not in read(target).ids:
        return "no such anchor"
    return ""


if __name__ == "__main__":
    wrong = problems(Path(sys.argv[1]).resolve())
    print("\n".join(wrong) or "Every link of the site leads somewhere, and nothing is loaded from another host.")
    sys.exit(bool(wrong))

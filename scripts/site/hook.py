"""Makes the documentation site out of docs/ and of what lies elsewhere, when `mkdocs` builds it (see mkdocs.yml).

Pages are written for people who read them on a code host as well, so links in them are paths of the repository. Here,
a link that leaves docs/ leads to the page that was made of its target: the rules of a game, a page such as
CONTRIBUTING.md, or the text of a source file. A link to a folder becomes plain text.
"""

from __future__ import annotations

import os
import posixpath
import re
from pathlib import Path

os.environ.setdefault("STIP_ENGINE", "plain")  # a few positions are drawn: nothing that a compiler is needed for

import gallery
import reference
import rule_pages
import sources
from dialect import for_python_markdown, outside_code
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
TOKENS = ROOT / "src" / "stip" / "games" / "tokens.css"
ICON = ROOT / "web" / "public" / "icon.svg"
COLLECTED = {"CONTRIBUTING.md": "contributing.md", "SECURITY.md": "security.md", "CHANGELOG.md": "changes.md"}
SHOWN_AS = {  # what is described better by another page than by its text
    "README.md": "README.md",
    "scripts/site/gallery.py": "gallery.md",
    "src/stip/__init__.py": "reference/stip.md",
    "src/stip/errors.py": "reference/errors.md",
    "src/stip/games/contract.py": "reference/contract.md",
}
MORE_FIGURES = """## Other figures

| | |
|---|---|
| [The bots](docs/bots.md#measured) | how strong the levels are, with plots, and simulations a second |
| [The environments](docs/research.md#how-fast) | steps a second beside PettingZoo's, OpenSpiel's and pgx's own games |
| [The server](docs/server.md#measured) | moves a second, latency and memory, beside a bare echo |
| [Scale](docs/scale.md) | what one machine can do, and what a million tables would need |

`scripts/bench` measures all of it again: `engine`, `bots`, `ladder`, `research`, `tables`, `server` or `page`.
"""  # after what the README says about speed
LINK = re.compile(r"(?P<text>!?\[[^\[\]]*\])\((?P<target>[^()\s]+)\)")
BARE_SIGNATURE = re.compile(
    r'<div class="doc-signature[^>]*><pre><span></span><code><span class="n">\w+</span>\s*</code></pre></div>'
)

page_of: dict[str, str] = {}  # by a path of the repository, the page of the site that shows it
path_of: dict[str, str] = {}  # by a page of the site, the path of the repository from which its links are counted


def on_files(files: Files, config: MkDocsConfig) -> Files:
    page_of.clear()
    path_of.clear()
    for file in files.documentation_pages():
        _add(f"docs/{file.src_uri}", file.src_uri)
    for path, uri in COLLECTED.items():
        files.append(File.generated(config, uri, abs_src_path=str(ROOT / path)))
        _add(path, uri)
    path_of["speed.md"] = "README.md"
    page_of.update(rule_pages.PAGE_OF | SHOWN_AS)
    made = rule_pages.files() | gallery.files() | reference.files() | _linked_sources()
    made |= {"speed.md": _speed(), "assets/tokens.css": _tokens(), "assets/icon.svg": ICON.read_text(encoding="utf-8")}
    for uri, content in made.items():
        files.append(File.generated(config, uri, content=content))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    uri = page.file.src_uri
    if uri == "README.md":
        page.meta["hide"] = ["navigation", "toc"]
    if uri in path_of:
        markdown = outside_code(markdown, lambda prose: LINK.sub(lambda found: _link(found, uri), prose))
    return for_python_markdown(markdown)


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Leave out the signature of a field that only repeats its name, which is the heading above."""
    return BARE_SIGNATURE.sub("", html)


def _add(path: str, uri: str) -> None:
    page_of[path] = uri
    path_of[uri] = path


def _linked_sources() -> dict[str, str]:
    """Return pages of the source files that pages link to, by their place on the site."""
    made: dict[str, str] = {}
    waiting = list(path_of)
    while waiting:
        uri = waiting.pop()
        text = made.get(uri) or (ROOT / path_of[uri]).read_text(encoding="utf-8")
        for target in _targets(text, path_of[uri]):
            if target not in page_of and (ROOT / target).is_file() and not _is_asset(target):
                page = sources.place(target)
                made[page] = sources.page(ROOT, target)
                _add(target, page)
                if target.endswith(".md"):
                    waiting.append(page)
    return made


def _targets(text: str, path: str) -> set[str]:
    found: set[str] = set()

    def look(prose: str) -> str:
        found.update(_resolved(one["target"], path)[0] for one in LINK.finditer(prose))
        return prose

    outside_code(text, look)
    return found


def _link(found: re.Match[str], uri: str) -> str:
    target, anchor = _resolved(found["target"], path_of[uri])
    if not target or _is_asset(target):
        return found[0]
    page = page_of.get(target) or page_of.get(f"{target}/README.md")
    if page:
        page, mark, part = page.partition("#")
        return f"{found['text']}({posixpath.relpath(page, posixpath.dirname(uri) or '.')}{anchor or mark + part})"
    assert (ROOT / target).is_dir(), f"{path_of[uri]}: nothing is at {target}"
    return found["text"][1:-1]


def _resolved(target: str, path: str) -> tuple[str, str]:
    """Return the path of the repository that a link of a file there leads to (nothing if it leads out of it or stays
    in the same file), and its anchor."""
    name, mark, anchor = target.partition("#")
    if not name or ":" in name:
        return "", ""
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), name)), mark + anchor


def _is_asset(path: str) -> bool:
    """Return whether it is a file of docs/ that is copied as it is, such as a picture."""
    return path.startswith("docs/") and not path.endswith(".md") and (ROOT / path).is_file()


def _speed() -> str:
    """Return what the README says about speed, as a page."""
    found = re.search(
        r"^## How fast\n(.*?)^## ", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    assert found, "the README has no section How fast"
    return f"# How fast\n{found[1]}\n{MORE_FIGURES}"


def _tokens() -> str:
    """Return the colours of the games, for the two schemes of the site."""
    text = TOKENS.read_text(encoding="utf-8").replace(':root, [data-theme="light"]', ":root")
    return text.replace('[data-theme="dark"]', '[data-md-color-scheme="slate"]')

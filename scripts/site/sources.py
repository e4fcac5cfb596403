"""Pages that show a source file, for links to it: the site has to be readable without the repository."""

from __future__ import annotations

import json
from pathlib import Path, PurePosixPath

LANGUAGES = {
    ".py": "python",
    ".c": "c",
    ".css": "css",
    ".json": "json",
    ".yaml": "yaml",
    ".conf": "nginx",
    ".service": "ini",
}
FRONT = "---\ntitle: {name}\nsearch:\n  exclude: true\n---\n\n"


def place(path: str) -> str:
    """Return where the page of a file is."""
    return f"source/{path.removesuffix('.md')}.md"


def page(root: Path, path: str) -> str:
    name, text = PurePosixPath(path), (root / path).read_text(encoding="utf-8")
    front = FRONT.format(name=name.name)
    if name.suffix == ".md":
        return front + text
    if name.suffix == ".ipynb":
        return front + f"# `{name}`\n\n" + _notebook(text)
    return front + f'# `{name}`\n\n`````{LANGUAGES.get(name.suffix, "text")} linenums="1"\n{text.rstrip()}\n`````\n'


def _notebook(text: str) -> str:
    cells = [(cell["cell_type"], "".join(cell["source"])) for cell in json.loads(text)["cells"]]
    return "\n\n".join(f"```python\n{source}\n```" if kind == "code" else source for kind, source in cells)

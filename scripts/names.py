"""Checks that a game is named in its own folder only: `python scripts/names.py [ROOT]` prints every other place.

The games are those of the entry points in pyproject.toml. Their names and titles are looked for as whole words, however
they are spelt, in the source of the package, the page, the scripts and the benchmarks. The rules of all games may name
them, because G-7 says for each in which order it draws. Documentation and tests may as well.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

FOLDERS = ("src", "web", "scripts", "bench")
NOT_OURS = ("node_modules", "__pycache__", "src/stip/server/page", "bench/frozen")  # packages, generated, archives
TITLE = re.compile(r'^ +title="(.+)",$', re.MULTILINE)  # in a rulebook
RULES_OF_ALL_GAMES = re.compile(r"src/stip/games/rules(\.\w+)?\.md")


def main() -> None:
    root = Path(sys.argv[1] if sys.argv[1:] else Path(__file__).parents[1])
    found = list(places_of(root))
    print(*found, sep="\n", end="\n" * bool(found))
    sys.exit(bool(found))


def places_of(root: Path) -> Iterator[str]:
    """Yield every place where a game is named outside its folder."""
    games = list(folders_and_names(root))
    for file in sorted(file for folder in FOLDERS for file in (root / folder).rglob("*") if file.is_file()):
        path = file.relative_to(root).as_posix()
        if any(f"/{part}/" in f"/{path}" for part in NOT_OURS) or RULES_OF_ALL_GAMES.fullmatch(path):
            continue
        text = file.read_text(encoding="utf-8", errors="replace")
        for folder, name in games:
            if folder in file.parents:
                continue
            if name.search(path):
                yield f"{path} is named after a game"
            for found in name.finditer(text):
                line = text.count("\n", 0, found.start()) + 1
                yield f"{path}:{line} names a game: {' '.join(found[0].split())}"


def folders_and_names(root: Path) -> Iterator[tuple[Path, re.Pattern[str]]]:
    """Yield the folder of each game and a pattern of its names."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for name, value in project["entry-points"]["stip.games"].items():
        rulebook = (root / "src").joinpath(*value.partition(":")[0].split(".")).with_suffix(".py")
        titles = TITLE.findall(rulebook.read_text(encoding="utf-8"))
        assert len(titles) == 1, f"{rulebook} does not say its title"
        words = (re.findall(r"[^\W_]+", one) for one in (name, rulebook.parent.name, *titles))
        spellings = {r"(?:\s+|[\W_])?".join(one) for one in words}
        pattern = rf"(?<![^\W_])(?:{'|'.join(sorted(spellings))})(?![^\W_])"
        yield rulebook.parent, re.compile(pattern, re.IGNORECASE)


if __name__ == "__main__":
    main()

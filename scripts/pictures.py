"""Draws the pictures of the rules, docs/pictures/*.svg, from recorded games: `python scripts/pictures.py`; `--check`
verifies that they are up to date.

The record of a game is `example.txt` in its folder. `example.json` has the moments to draw: the number of moves played
and the viewing seat.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from stip.games import all_rulebooks
from stip.play import record
from stip.play.position import View

ROOT = Path(__file__).parents[1]


def main() -> None:
    for book in all_rulebooks():
        if not book.folder.is_relative_to(ROOT / "src"):  # of another project
            continue
        game = record.load(book.folder / "example.txt")
        for moment, (entries, seat) in json.loads((book.folder / "example.json").read_text()).items():
            text = View(game.position_at(entries), seat).svg() + "\n"
            file = ROOT / "docs" / "pictures" / f"{book.name}-{moment}.svg"
            if sys.argv[1:] != ["--check"]:
                file.write_text(text, encoding="utf-8")
            elif not file.exists() or file.read_text(encoding="utf-8") != text:
                sys.exit(f"{file.relative_to(ROOT)} is out of date: run python scripts/pictures.py")


if __name__ == "__main__":
    main()

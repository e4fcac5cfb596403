"""Draws the pictures of the rules, docs/pictures/*.svg, from recorded games: `python scripts/pictures.py`; `--check`
verifies that they are up to date."""

from __future__ import annotations

import sys
from pathlib import Path

from stip.play import record
from stip.play.position import View

ROOT = Path(__file__).parents[1]
PICTURES = {  # for each recorded game, the number of moves played and the viewing seat
    "halma": {"opening": (0, 0), "middle": (60, 1)},
    "punto": {"opening": (2, 1), "middle": (24, 1)},
    "tokken": {"opening": (0, 1), "middle": (128, 1)},
    "to-the-point": {"opening": (0, 1), "middle": (54, 1)},
}


def main() -> None:
    for name, moments in PICTURES.items():
        game = record.load(ROOT / "examples" / f"{name}.txt")
        for moment, (entries, seat) in moments.items():
            text = View(game.position_at(entries), seat).svg() + "\n"
            file = ROOT / "docs" / "pictures" / f"{name}-{moment}.svg"
            if sys.argv[1:] != ["--check"]:
                file.write_text(text, encoding="utf-8")
            elif not file.exists() or file.read_text(encoding="utf-8") != text:
                sys.exit(f"{file.relative_to(ROOT)} is out of date: run python scripts/pictures.py")


if __name__ == "__main__":
    main()

"""Describes positions in words and pictures from their plain fields. Run as a program it does so in a process that
cannot import NumPy or Numba: it reads positions from standard input as JSON, and writes what it says of them."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

REFUSED = ("numpy", "numba", "llvmlite")
LANGUAGES = ("en", "nl")


class Refuser:
    """An import hook that finds no package that calculates."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name.partition(".")[0] in REFUSED:
            raise ModuleNotFoundError(f"{name} must not be imported here")


def described(position: dict[str, Any]) -> object:
    """Return everything that a game's notation and scene say of a position, as JSON reads it back."""
    import msgspec

    from stip.games.contract import Notation, Presentation
    from stip.locale import add_texts, localize

    package = import_module(position["package"])
    add_texts(Path(package.__path__[0]) / "texts")
    notation: Notation = import_module(f"{position['package']}.notation")
    presentation: Presentation = import_module(f"{position['package']}.scene")
    add_texts(Path(str(notation.__dict__["__file__"])).parent / "texts")
    fields, legal, moves = SimpleNamespace(**position["fields"]), position["legal"], position["moves"]
    views = [SimpleNamespace(**view) for view in position["views"]]
    told = [notation.write_for_record(fields, code) for code in moves]
    refusals = [notation.refuse(fields, fields.seat, touches, legal) for touches in position["touches"]]
    said = {
        "written": [notation.write(fields, code) for code in moves],
        "told": told,
        "read": [notation.read(fields, text, legal) for text in told],
        "secret": [notation.is_secret(fields, code) for code in moves],
        "touches": [notation.touches(fields, code) for code in moves],
        "boards": [notation.board_text(one) for one in (fields, *views)],
        "trace": [notation.trace_setup(fields), notation.trace_turn(fields), notation.trace_chance(fields, fields)],
    }
    for language in LANGUAGES:
        said[language] = [
            [presentation.describe_move(text, language) for text in told],
            [[why.clause, localize(why.code, why.facts, language)] for why in refusals],
            [presentation.scene(view, seat, language) for seat, view in enumerate(views)],
            [presentation.describe_effects(view, view, seat, language) for seat, view in enumerate(views)],
        ]
    return json.loads(msgspec.json.encode(said))


if __name__ == "__main__":
    sys.meta_path.insert(0, Refuser())
    json.dump([described(position) for position in json.load(sys.stdin)], sys.stdout)
    assert not [name for name in REFUSED if name in sys.modules]

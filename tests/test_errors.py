"""All errors in one tree, each in the layer that raises it."""

from __future__ import annotations

import re

from stip import errors
from stip.locale.errors import StipError

LAYERS = ("kernel", "games", "play", "bots", "research", "table", "club", "server", "server.storage", "browser", "cli")


def kinds(kind: type[StipError], depth: int = 0) -> list[tuple[int, str]]:
    return [(depth, kind.__name__), *(one for child in kind.__subclasses__() for one in kinds(child, depth + 1))]


def test_the_tree_of_errors_shows_every_error_below_its_kind() -> None:
    assert errors.__doc__
    drawn = re.findall(r"^((?:[│├└─ ] ?[─ ]? ?)*)([A-Z]\w+Error|[A-Z]\w+)", errors.__doc__.partition("\n\n")[2], re.M)
    tree = [(len(lines) // 4, name) for lines, name in drawn if lines or name == "StipError"]
    assert len(tree) == len({name for _, name in tree})
    assert sorted(tree) == sorted(kinds(StipError))
    parents: list[str] = []
    for depth, name in tree:
        parents = [*parents[:depth], name]
        if depth:
            assert getattr(errors, name).__bases__ == (getattr(errors, parents[-2]),), name


def test_an_error_lives_with_the_layer_that_raises_it_and_can_be_imported_from_one_place() -> None:
    assert sorted(errors.__all__) == sorted(name for _, name in kinds(StipError))
    homes = {getattr(errors, name).__module__ for name in errors.__all__}
    assert homes == {"stip.locale.errors", *(f"stip.{layer}.errors" for layer in LAYERS)}

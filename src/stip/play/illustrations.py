"""Draws the pictures of a leaflet: a part of a position as a player sees it, with the marks of the table.

`leaflet.json` in the folder of a game describes them. A picture has the data of a `position` (see
`stip.games.positions`; without it, a game for so many `players` begins), and perhaps moves to `play` from there, so
that the last one leaves its trail; what a player has touched (`touch`), so that the places where the move can go on are
marked; the `seat` that looks; and the `box` of the board to be shown.
"""

from __future__ import annotations

from functools import cache

from stip.games import picture
from stip.games.leaflet import pictures_of
from stip.games.positions import dealt, read_position
from stip.games.rulebook import Rulebook
from stip.kernel.buffer import Buffer
from stip.play.position import Position, View


@cache
def illustration(book: Rulebook, name: str) -> str:
    """Return a picture of the game's leaflet as SVG, for a page that has the sprites."""
    data = pictures_of(book)[name]
    given = data.get("position")
    states = read_position(book, given) if given else dealt(book, data.get("players", 2), {})
    position = Position(book, Buffer(states))
    for move in data.get("play", ()):
        position = position.after(move)
    view = View(position, data.get("seat", 1))
    scene = book.presentation.scene(view.fields, view.seat, "en")
    touched: list[str] | None = data.get("touch")
    possible = set() if touched is None else _following(view, touched)
    return picture.detail(scene, data.get("box", scene.panels[0].box), touched or (), possible)


def _following(view: View, touched: list[str]) -> set[str]:
    """Return what a player may touch next."""
    paths = [path for path in view.touch_paths if path[: len(touched)] == touched]
    assert paths, f"no move of {view.rulebook.title} begins with {touched}"
    return {path[len(touched)] for path in paths}

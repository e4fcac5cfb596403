"""The scenes that a client has. It is sent each of them whole once, and then only what has changed."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from stip.games.scene import Scene
from stip.table.scene_changes import scene_changes
from stip.table.views import TableView

Scenes = Mapping[int, Scene]  # by seat


def abridge(table: TableView, scenes: Scenes) -> tuple[TableView, Scenes]:
    """Return a table as a client that has these scenes is sent it, and the scenes that the client has then."""
    positions = [
        replace(position, scene=None, changes=scene_changes(scenes[position.seat], position.scene))
        if position.scene and position.seat in scenes
        else position
        for position in table.positions
    ]
    new = {position.seat: position.scene for position in table.positions if position.scene}
    return replace(table, positions=positions), new

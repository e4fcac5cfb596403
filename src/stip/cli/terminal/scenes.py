"""A client's side of scenes: it has a whole scene, and changes it by what it is sent."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import asdict, replace

from stip.games.scene import Panel, Scene
from stip.table.scene_changes import PanelChanges, SceneChanges


def changed_scene(before: Scene, changes: SceneChanges) -> Scene:
    told = {name: value for name, value in asdict(changes).items() if value is not UNSET}
    if changes.panels is not UNSET:
        panels = {panel.name: panel for panel in before.panels}
        told["panels"] = [_changed_panel(panels.get(panel.name), panel) for panel in changes.panels]
    if changes.heap:
        told["heap"] = _changed_panel(before.heap, changes.heap)
    if changes.interlude:
        told["interlude"] = changed_scene(replace(before, interlude=None), changes.interlude)
    return replace(before, **told)


def _changed_panel(before: Panel | None, changes: PanelChanges) -> Panel:
    told = {name: value for name, value in asdict(changes).items() if value is not UNSET}
    gone, put = told.pop("gone"), told.pop("put")
    things = [thing for thing in before.things if thing.id not in gone] if before else []
    for place, thing in put:
        things.insert(place, thing)
    told["things"] = things
    return replace(before, **told) if before else Panel(**told)

"""What has changed from one scene to the next.

Most of a scene stays the same from move to move, so a client is sent the whole scene once, and then only changes. They
work for any scene, and no game knows of them. A field that is left out has not changed; things are matched by their
ids.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress, count
from operator import is_not
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from stip.games.scene import Button, Ending, Letter, Panel, PanelName, Scene, SeatSign, Thing, Trail

PANEL_FIELDS = ("label", "box", "rim")
SCENE_FIELDS = ("seats", "ask", "cause", "buttons", "trails", "won", "ending", "effects", "is_private", "follows_turn")


class PanelChanges(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What has changed on a panel; all that is on it, if it is new."""

    name: PanelName
    label: str | UnsetType = UNSET
    box: tuple[float, float, float, float] | UnsetType = UNSET
    rim: list[Letter] | UnsetType = UNSET
    gone: list[str] = []  # the ids of the things to take away, first of all
    put: list[tuple[int, Thing]] = []  # the things to insert then, one after the other, each with its place in the list


class SceneChanges(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What has changed since the scene that the client was sent last."""

    panels: list[PanelChanges] | UnsetType = UNSET  # of all panels that there are now, also of those that are unchanged
    heap: PanelChanges | UnsetType | None = UNSET
    seats: list[SeatSign] | UnsetType = UNSET
    ask: str | UnsetType = UNSET
    cause: str | UnsetType = UNSET
    buttons: list[Button] | UnsetType = UNSET
    trails: list[Trail] | UnsetType = UNSET
    won: list[str] | UnsetType = UNSET
    ending: Ending | UnsetType | None = UNSET
    effects: str | UnsetType = UNSET
    is_private: bool | UnsetType = UNSET
    follows_turn: bool | UnsetType = UNSET
    interlude: SceneChanges | UnsetType | None = UNSET  # how it differs from the scene that the client was sent last


def scene_changes(before: Scene, after: Scene) -> SceneChanges:
    changes = _changed_fields(before, after, SCENE_FIELDS)
    if after.panels != before.panels:
        panels = {panel.name: panel for panel in before.panels}
        changes["panels"] = [_panel_changes(panels.get(panel.name), panel) for panel in after.panels]
    if after.heap != before.heap:
        changes["heap"] = after.heap and _panel_changes(before.heap, after.heap)
    if after.interlude:
        changes["interlude"] = scene_changes(replace(before, interlude=None), after.interlude)
    elif before.interlude:
        changes["interlude"] = None
    return SceneChanges(**changes)


def _changed_fields(before: Scene | Panel, after: Scene | Panel, names: Iterable[str]) -> dict[str, Any]:
    return {name: value for name in names if (value := getattr(after, name)) != getattr(before, name)}


def _panel_changes(before: Panel | None, after: Panel) -> PanelChanges:
    if before is None:
        things = list(enumerate(after.things))
        return PanelChanges(name=after.name, label=after.label, box=after.box, rim=after.rim, put=things)
    gone, put = _thing_changes(before.things, after.things)
    return PanelChanges(name=after.name, gone=gone, put=put, **_changed_fields(before, after, PANEL_FIELDS))


def _thing_changes(before: list[Thing], after: list[Thing]) -> tuple[list[str], list[tuple[int, Thing]]]:
    """Return the ids of the things to take away, and the things to insert with their places."""
    if len(before) == len(after):  # most often a few of many things are replaced by others
        replaced = compress(count(), map(is_not, before, after))
        places = [place for place in replaced if before[place] != after[place]]
        if len(places) <= len(before) // 8:
            return [before[place].id for place in places], [(place, after[place]) for place in places]
    gone, put = {*before}.difference(after), {*after}.difference(before)
    if [thing for thing in before if thing not in gone] != [thing for thing in after if thing not in put]:
        gone, put = {*before}, {*after}  # what stays is in another order
    return (
        [thing.id for thing in before if thing in gone],
        [(place, thing) for place, thing in enumerate(after) if thing in put],
    )

"""What has changed from one scene to the next."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from kit.scenes import changed_scene
from msgspec.structs import replace

from stip.games.scene import Panel, Scene, Thing
from stip.table.scene_changes import SceneChanges, scene_changes


def thing(name: str, x: float = 0) -> Thing:
    return Thing(id=name, x=x, y=0)


def scene(*names: str, **fields: object) -> Scene:
    panel = Panel(name="board", label="The board", box=(0, 0, 9, 9), things=[thing(name) for name in names])
    return replace(Scene(panels=[panel], seats=[]), **fields)


def sent(before: Scene, after: Scene) -> dict[str, Any]:
    """Return the changes as a client reads them, after checking that they lead to the scene."""
    changes = scene_changes(before, after)
    assert changed_scene(before, changes) == after
    return dict(json.loads(msgspec.json.encode(changes)))


def test_nothing_is_sent_of_a_scene_that_has_not_changed() -> None:
    assert sent(scene("a", "b"), scene("a", "b")) == {}


def test_only_the_thing_that_moved_is_sent() -> None:
    names = [str(number) for number in range(20)]
    before = scene(*names)
    things = [*before.panels[0].things]
    things[7] = thing("7", x=5)
    after = scene(panels=[replace(before.panels[0], things=things)])
    assert sent(before, after) == {
        "panels": [{"name": "board", "gone": ["7"], "put": [[7, {"id": "7", "x": 5, "y": 0}]]}]
    }


def test_things_come_and_go_where_they_lie_among_the_others() -> None:
    assert sent(scene("a", "b", "c"), scene("c", "d")) == {
        "panels": [{"name": "board", "gone": ["a", "b"], "put": [[1, {"id": "d", "x": 0, "y": 0}]]}]
    }


def test_things_in_another_order_are_all_put_again() -> None:
    (panel,) = sent(scene("a", "b", "c"), scene("c", "a", "b"))["panels"]
    assert panel["gone"] == ["a", "b", "c"]
    assert [place for place, _ in panel["put"]] == [0, 1, 2]


def test_a_field_that_is_empty_again_is_sent() -> None:
    assert sent(scene(ask="Your move.", won=["a"]), scene()) == {"ask": "", "won": []}


def test_a_new_panel_is_sent_whole_and_one_that_is_gone_is_not_listed() -> None:
    hand = Panel(name="hand", label="Your hand", box=(0, 0, 9, 9), things=[thing("k")])
    both = scene(panels=[*scene("a").panels, hand])
    told = sent(scene("a"), both)["panels"]
    assert told == [
        {"name": "board"},
        {
            "name": "hand",
            "label": "Your hand",
            "box": [0, 0, 9, 9],
            "rim": [],
            "put": [[0, {"id": "k", "x": 0, "y": 0}]],
        },
    ]
    assert sent(both, scene("a")) == {"panels": [{"name": "board"}]}
    assert sent(scene(heap=hand), scene()) == {"heap": None}


def test_an_interlude_is_told_by_what_differs_from_the_scene_before() -> None:
    before, after = scene("a", ask="Your move."), scene("b", interlude=scene("a", "x"))
    assert sent(before, after)["interlude"] == {
        "ask": "",
        "panels": [{"name": "board", "put": [[1, {"id": "x", "x": 0, "y": 0}]]}],
    }
    assert sent(after, scene("b")) == {"interlude": None}


@pytest.mark.parametrize("seed", range(5))
def test_any_scene_can_become_any_other(seed: int) -> None:
    rng = random.Random(seed)
    scenes = [scene(*rng.sample("abcdefghijklmnopqrstuvwxyz", rng.randrange(26))) for _ in range(40)]
    for before in scenes[:20]:
        for after in scenes[20:]:
            sent(before, after)


def test_every_field_of_a_scene_can_change() -> None:
    assert {*SceneChanges.__struct_fields__} == {*Scene.__struct_fields__}

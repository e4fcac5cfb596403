"""Scenes with their changes, and moves with their trees of touches, for the tests of the page.

`scripts/messages.py` writes them, so the page is tested with what the server really sends. The scenes are of no game:
everything that can change in a scene changes somewhere.
"""

from __future__ import annotations

import random
from itertools import pairwise

import msgspec

from stip.games.scene import Button, Letter, Panel, PanelName, Scene, SeatSign, Thing, Trail
from stip.table.scene_changes import scene_changes
from stip.table.touch_tree import touch_tree

STEPS = 24
PANELS: tuple[PanelName, ...] = ("board", "display", "hand")
MOVES = [
    ["pass"],
    ["field:a1", "field:a2"],
    ["field:a1", "field:b2"],
    ["field:c3", "field:a2"],
    ["field:c3", "field:b2"],
    ["card:4", "field:a1", "turn:0"],
    ["card:4", "field:a1", "turn:1"],
    ["card:4", "field:c3", "turn:0"],
    ["card:4", "field:c3", "turn:1"],
    ["card:8", "field:c3", "turn:0"],
    ["card:8", "done"],
]


def scene_fixtures() -> str:
    """Return all of it as JSON."""
    rng = random.Random(1)
    scenes = [_scene(rng)]
    for _ in range(STEPS):
        scenes.append(_next_scene(scenes[-1], rng))
    steps = [{"changes": scene_changes(before, after), "after": after} for before, after in pairwise(scenes)]
    lines = ",\n".join(msgspec.json.encode(step).decode() for step in steps)
    start = msgspec.json.encode({"scene": scenes[0], "moves": MOVES, "touches": touch_tree(MOVES)}).decode()
    return f'{start[:-1]},\n"steps":[\n{lines}\n]}}\n'


def _scene(rng: random.Random) -> Scene:
    panels = [_panel(name, rng) for name in PANELS if name == "board" or rng.random() < 0.7]
    return Scene(
        panels=panels,
        seats=[SeatSign(sprites=["round"], note=rng.choice(("ahead", "behind"))) for _ in range(2)],
        heap=_panel("heap", rng) if rng.random() < 0.5 else None,
        ask=rng.choice(("", "Your move.")),
        buttons=[Button(touch="pass", label="Pass")] if rng.random() < 0.5 else [],
        trails=[Trail(points=[(0, 0), (rng.randrange(9), 1)], pigment="red")] if rng.random() < 0.5 else [],
        won=[panels[0].things[0].id] if panels[0].things and rng.random() < 0.2 else [],
        is_private=rng.random() < 0.3,
        follows_turn=rng.random() < 0.3,
    )


def _next_scene(before: Scene, rng: random.Random) -> Scene:
    """Return a scene that is much like another one, or has little to do with it."""
    new = _scene(rng)
    if rng.random() < 0.2:
        return new
    old = {panel.name: panel for panel in before.panels}
    panels = [_next_panel(old.get(panel.name, panel), rng) for panel in new.panels]
    fields = {name: getattr(rng.choice((before, new)), name) for name in ("seats", "heap", "ask", "trails")}
    interlude = msgspec.structs.replace(before, interlude=None, won=[], ask="") if rng.random() < 0.3 else None
    return msgspec.structs.replace(new, panels=panels, interlude=interlude, **fields)


def _panel(name: PanelName, rng: random.Random) -> Panel:
    rim = [Letter(text="a", x=0, y=9)] if rng.random() < 0.5 else []
    return Panel(name=name, label=f"The {name}", box=(0, 0, 9, rng.choice((8, 9))), things=_things(rng, 5), rim=rim)


def _next_panel(panel: Panel, rng: random.Random) -> Panel:
    things = [thing for thing in panel.things if rng.random() < 0.8]
    taken = {thing.id for thing in things}
    for thing in _things(rng, 2):
        if thing.id not in taken:
            things.insert(rng.randrange(len(things) + 1), thing)
    if rng.random() < 0.15:
        rng.shuffle(things)
    return msgspec.structs.replace(panel, things=things)


def _things(rng: random.Random, most: int) -> list[Thing]:
    numbers = rng.sample(range(12), rng.randrange(most + 1))
    return [Thing(id=f"thing:{number}", x=rng.randrange(9), y=number, label="A thing.") for number in numbers]

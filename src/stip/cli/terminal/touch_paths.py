"""Composes moves from touches, as the page does. This knows no game, only which of the offered moves still match what
has been touched."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stip.table.touch_tree import TouchTree

Path = tuple[str, ...]


def paths_of(tree: TouchTree) -> list[Path]:
    """Return the moves of a tree of touches."""

    def after(number: int) -> list[Path]:
        node = tree.nodes[number]
        found: list[Path] = []
        for branch, place in enumerate(node.touches):
            touch = tree.touches[place]
            following = node.next[branch] if node.next else 0
            found += [(touch, *rest) for rest in after(following)] if following else [(touch,)]
        return found

    return after(0)


def next_touches(paths: Sequence[Path], chosen: Path) -> list[str]:
    """Return the touches that can come next, in the order of the moves."""
    found = (_next_of(path, chosen) for path in paths)
    return list(dict.fromkeys(touch for touch in found if touch is not None))


def is_beginning(paths: Sequence[Path], chosen: Path) -> bool:
    """Return whether a move can begin with what is chosen."""
    return all(chosen[place] in next_touches(paths, chosen[:place]) for place in range(len(chosen)))


def complete(paths: Sequence[Path], chosen: Path) -> Path | None:
    """Return the move whose touches are complete, in its own order."""
    wanted = sorted(chosen)
    return next((path for path in paths if len(path) == len(chosen) and sorted(path) == wanted), None)


def choose(paths: Sequence[Path], chosen: Path, touch: str) -> Path | None:
    """Return what is chosen after another touch, or None if it leads nowhere. Touching the last one again removes it,
    and a touch with which another move begins starts that one."""
    if touch in next_touches(paths, chosen):
        return (*chosen, touch)
    if chosen and chosen[-1] == touch:
        return chosen[:-1]
    for kept in reversed(range(len(chosen))):
        if touch in next_touches(paths, chosen[:kept]):
            return (*chosen[:kept], touch)
    return None


def skip_forced_touch(paths: Sequence[Path], chosen: Path, is_idle: Callable[[str], bool]) -> Path:
    """Add the next touch if there is only one and the player need not be asked for it."""
    following = next_touches(paths, chosen)
    if len(following) == 1 and is_idle(following[0]) and not complete(paths, chosen):
        return (*chosen, following[0])
    return chosen


def _next_of(path: Path, chosen: Path) -> str | None:
    """Return the one touch of the path's beginning that is not chosen yet; the order of equal cards does not matter."""
    rest = list(path[: len(chosen) + 1])
    for touch in chosen:
        if touch not in rest:
            return None
        rest.remove(touch)
    return rest[0] if len(rest) == 1 else None

"""Where an arrow key leads, and what a click means."""

from __future__ import annotations

from collections.abc import Sequence

from stip.cli.terminal.drawing import Target

ASPECT = 2  # a character is so many times as high as it is wide
ASIDE = 3  # how much farther a thing seems to be for each step aside

MAX_CLICK_DISTANCE = 3  # columns from a thing within which a click means it


def neighbour(targets: Sequence[Target], here: Target | None, way: tuple[int, int]) -> Target | None:
    """Return the nearest thing in a direction, given as rows and columns; from nowhere, the first one."""
    if here is None:
        return targets[0] if targets else None
    down, right = way

    def distance(target: Target) -> float | None:
        rows, columns = (target.row - here.row) * ASPECT, target.column - here.column
        ahead, aside = (rows * down, abs(columns)) if down else (columns * right, abs(rows))
        return ahead + ASIDE * aside if ahead > 0 else None

    found = [(far, target) for target in targets if (far := distance(target)) is not None]
    return min(found, key=lambda pair: pair[0])[1] if found else None


def target_at(targets: Sequence[Target], row: int, column: int) -> Target | None:
    """Return what lies where somebody clicked, or near by."""
    near = [one for one in targets if abs(one.row - row) <= 1]
    inside = [one for one in near if one.row == row and one.left <= column < one.right]
    if inside:
        return inside[-1]
    distances = ((abs(one.column - column) + ASIDE * abs(one.row - row), one) for one in near)
    distance, target = min(distances, key=lambda pair: pair[0], default=(99, None))
    return target if distance <= MAX_CLICK_DISTANCE else None

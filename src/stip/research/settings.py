"""The settings of environments besides the options of their game. What makes no sense is refused at once."""

from __future__ import annotations

from collections.abc import Iterable

from stip.games.options import whole_number
from stip.research.errors import BadSetting


def check_number(name: str, value: object, least: int = 1, most: int | None = None) -> int:
    number = whole_number(value)
    if number is None or number < least or (most is not None and number > most):
        possible = f"≥ {least}" if most is None else f"{least}–{most}"
        raise BadSetting(name=name, value=str(value), values=possible)
    return number


def check_limit(name: str, value: int | None) -> int | None:
    """Check a number that may be None, for as many as there can be."""
    return None if value is None else check_number(name, value)


def check_choice(name: str, value: object, possible: Iterable[object]) -> None:
    choices = list(possible)
    if value not in choices:
        raise BadSetting(name=name, value=str(value), values=", ".join(map(str, choices)))

"""The lesson of a game (`lesson.json` in its folder), and the key to its cards (`key.json`). A game may have neither.

Texts are named after the game: `GAME-lesson-TEXT` says what to do, `GAME-lesson-TEXT-done` what has been learnt, and
`GAME-lesson-TEXT-again` what to look for after a wrong touch (without the last two, general ones are used), and
`GAME-lesson-TEXT-again-after` the same when the beginning was right; `GAME-key-TEXT` explains a card.
"""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from stip.games.rulebook import Rulebook

LOG = logging.getLogger(__name__)
Kind = TypeVar("Kind")


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea, and the moves that show it has been understood."""

    text: str
    right: list[str] | Literal["any"]  # moves in notation
    wrong: list[str] | Literal["any"] = []  # moves that are offered as well: "any" is all others
    position: dict[str, Any] | None = None  # for `positions.py`; None: after the only right move of the step before
    then: list[str] = []  # what others play afterwards


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    steps: list[Step] = []


class KeyEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What some cards, tiles or places do. Sprites that are joined by a space lie on top of each other."""

    sprites: list[str]
    text: str


@cache
def lesson_of(book: Rulebook) -> Lesson:
    return _read(book.folder / "lesson.json", Lesson) or Lesson()


@cache
def key_of(book: Rulebook) -> list[KeyEntry]:
    return _read(book.folder / "key.json", list[KeyEntry]) or []


def _read(file: Path, kind: type[Kind]) -> Kind | None:
    """Return what a file says; None if there is no such file or, with a warning, if it says nothing of that kind."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except FileNotFoundError:
        return None
    except msgspec.DecodeError as error:
        LOG.warning("%s: %s", file, error)
        return None

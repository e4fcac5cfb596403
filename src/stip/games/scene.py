"""Scenes: a description of how a game looks, for one renderer that knows no game.

A scene has panels with things on them. A thing has a sprite, a position and a label; if it has a touch (see
`Notation.touches`), the renderer marks it when it may be touched. Coordinates are those of the panel, x to the right
and y downwards, rotated so that the viewing seat is at the bottom. Things are drawn in list order. A scene is made from
a view, so it reveals no more than that.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

import msgspec

from stip.locale import Fact, localize

Pigment = Literal["red", "orange", "yellow", "green", "blue", "neutral"]
PanelName = Literal["board", "display", "hand", "heap"]
Who = Literal["me", "other"]  # did something: whoever reads of it, or somebody else


class Thing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, cache_hash=True, gc=False):
    """A piece, a card or a part of the board; without a sprite, a place where something may go."""

    # Stable from scene to scene for a thing that stays. A new thing with the sprite of one that has disappeared is
    # shown as moving.
    id: str
    x: float
    y: float
    sprite: str = ""
    under: str = ""  # a sprite beneath it, which is not turned
    turn: int = 0  # degrees, clockwise
    scale: float = 1
    touch: str = ""
    label: str = ""  # read by screen readers; empty for an ornament
    width: float = 0  # size of the touch target and of the mark around it
    height: float = 0  # 0: it is round, with `width` as its diameter
    count: int | None = None  # written on it: how many there are
    is_source: bool = False  # new things come from here while its count falls
    on_paper: bool = False  # marks on it are dark in both themes


class Letter(msgspec.Struct, frozen=True, kw_only=True):
    """The name of a column or row, on the rim of the board."""

    text: str
    x: float
    y: float


class Panel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of the table: the board, the display beside it, the hand, or a heap to look through."""

    name: PanelName
    label: str
    box: tuple[float, float, float, float]  # x, y, width and height of the visible area
    things: list[Thing]
    rim: list[Letter] = []


class SeatSign(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the seat strip shows beside a name."""

    sprites: list[str]  # its pieces: one, or one of each colour it plays
    note: str  # a few words about its progress
    cards: int = 0  # hidden cards in its hand


class Button(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A touch that no thing on the table stands for."""

    touch: str
    label: str
    turn: int | None = None  # if given, the button shows the touched thing rotated by this many degrees


class Trail(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The path of the last move over the board."""

    points: list[tuple[float, float]]
    pigment: Pigment
    kind: Literal["hop", "walk", "glide"] = "glide"


class Scene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one seat sees (seat 0 is a spectator)."""

    panels: list[Panel]
    seats: list[SeatSign]  # of seat 1, 2, …
    heap: Panel | None = None  # what lies on an open pile, shown on request
    ask: str = ""  # what the viewing seat is asked to do, if it is to move
    buttons: list[Button] = []
    trails: list[Trail] = []
    won: list[str] = []  # the ids of the things that won the game
    is_private: bool = False  # others at the same screen should not look
    interlude: Scene | None = None  # shown first: how it lay when the last move ended a round
    follows_turn: bool = False  # at one screen it is seen with the eyes of whoever is to move: the board lies the same


@lru_cache(50_000)  # a board has hundreds of labels, and most do not change
def cached_text(code: str, language: str, **facts: Fact) -> str:
    """Return a localized text, from a cache."""
    return localize(code, facts, language)


def cached_text_with(names: Mapping[str, str], code: str, language: str, **facts: Fact) -> str:
    """Return a localized text with names in it, like those of fields, that no language changes. There are too many
    combinations of them to be cached, so they are filled in afterwards."""
    blanks = {name: f"{{{name}}}" for name in names}
    return cached_text(code, language, **facts, **blanks).format_map(names)

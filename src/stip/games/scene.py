"""Scenes: a description of how a game looks, for one renderer that knows no game.

A scene has panels with things on them. A thing has a sprite, a position and a label; if it has a touch (see
`Notation.touches`), the renderer marks it when it may be touched. Coordinates are those of the panel, x to the right
and y downwards, rotated so that the viewing seat is at the bottom. Things are drawn in list order. A scene is made from
a view, so it reveals no more than that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from stip.locale import Fact, localize

Pigment = Literal["red", "orange", "yellow", "green", "blue", "neutral", "ivory", "ebony"]
PanelName = Literal["board", "display", "hand", "heap"]
Who = Literal["me", "other", "advice"]  # did something: the reader, or somebody else; or the reader is told to do it


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


class Ending(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What decided a round or the game, in words."""

    text: str
    winners: list[int] = []  # the seats that won; none if nobody did
    sprites: list[str] = []  # the pieces that won: of several colours only those that did
    consequence: str = ""  # what follows from the end of a round
    consequence_sprite: str = ""


class Scene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one seat sees (seat 0 is a spectator)."""

    panels: list[Panel]
    seats: list[SeatSign]  # of seat 1, 2, …
    heap: Panel | None = None  # what lies on an open pile, shown on request
    ask: str = ""  # what the viewing seat is asked to do, if it is to move
    cause: str = ""  # why it can do so little; told if there is only one thing to do
    buttons: list[Button] = []
    trails: list[Trail] = []
    won: list[str] = []  # the ids of the things that won the game or, in an interlude, the round
    ending: Ending | None = None  # how that was decided
    effects: str = ""  # what the last move caused, in sentences
    is_private: bool = False  # others at the same screen should not look
    interlude: Scene | None = None  # shown first: how it lay when the last move ended a round
    follows_turn: bool = False  # at one screen it is seen with the eyes of whoever is to move: the board lies the same


class Telling(msgspec.Struct, frozen=True):
    """How a move is told: who made it, and who reads of it."""

    who: Who = "other"
    mover: int = 0  # the seat that made it, if that is known
    reader: int = 0  # the seat of whoever reads; 0: a spectator, or several people at one screen
    side: int = 0  # the seat from whose side they see the board
    names: tuple[str, ...] = ()  # of the players, by seat; empty if they are not known

    @property
    def opponent(self) -> int:
        """The other seat of a game for two, if it is known who made the move."""
        return 3 - self.mover if self.mover else 0


EVERYBODY = Telling()  # a spectator who knows no names


def owner_facts(owner: int, reader: int, names: Sequence[str]) -> dict[str, Fact]:
    """Return the facts by which a text says whose something is. `whose` is “me” for what belongs to the reader, “name”
    if its owner has one, and otherwise “other”; `last` is the last letter of the name, on which genitives depend."""
    name = names[owner - 1] if 0 < owner <= len(names) else ""
    whose = "me" if owner and owner == reader else "name" if name else "other"
    return {"whose": whose, "name": name, "last": name[-1:].lower() or "none"}


@lru_cache(50_000)  # a board has hundreds of labels, and most do not change
def cached_text(code: str, language: str, **facts: Fact) -> str:
    """Return a localized text, from a cache."""
    return localize(code, facts, language)


def cached_text_with(names: Mapping[str, str], code: str, language: str, **facts: Fact) -> str:
    """Return a localized text with names in it, like those of fields, that no language changes. There are too many
    combinations of them to be cached, so they are filled in afterwards."""
    blanks = {name: f"{{{name}}}" for name in names}
    return cached_text(code, language, **facts, **blanks).format_map(names)

"""How a game looks, for one renderer that knows no game: panels with things on them.

A thing has a sprite, a place and a label; if it answers to a touch (see `Notation.touches`), the renderer shows when it
may be touched. Coordinates are those of the panel, x to the right and y downwards, turned so that the seat that looks
sits below. Things are drawn in the order of the list. A scene is made from a view, so it tells no more than that.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, Protocol

import msgspec

from stip.locale import Fact, localize

Pigment = Literal["red", "orange", "yellow", "green", "blue", "neutral"]
Who = Literal["me", "other"]  # did something: whoever reads of it, or somebody else


class Thing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A piece, a card, a part of the board; without a sprite, a place where something may go."""

    # the same from scene to scene for what stays; what comes with the sprite of something that went has moved. What
    # begins with `pile` is where things come from, with `turned-up` a card that goes where one touches
    id: str
    x: float
    y: float
    sprite: str = ""
    under: str = ""  # a sprite beneath it, which is not turned
    turn: int = 0  # degrees, clockwise
    scale: float = 1
    touch: str = ""
    label: str = ""  # what is there, for those who listen; nothing: an ornament
    width: float = 0  # how large it is to the finger, and the sign around it
    height: float = 0  # 0: it is round, with `width` as its diameter
    count: int | None = None  # written on it: how many there are
    on_paper: bool = False  # signs on it are dark in light and dark rooms


class Letter(msgspec.Struct, frozen=True, kw_only=True):
    """On the rim of a board: what a column or a row is called when moves are told."""

    text: str
    x: float
    y: float


class Panel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of the table: the board, what lies open beside it, the own hand, a heap that may be looked through."""

    name: Literal["board", "display", "hand", "heap"]
    label: str
    box: tuple[float, float, float, float]  # x, y, width and height of what is to be seen
    things: list[Thing]
    rim: list[Letter] = []


class SeatSign(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the strip of seats tells of one beside the name."""

    sprites: list[str]  # its pieces: one, or one of each colour it plays
    note: str  # a few words: how far it is
    cards: int = 0  # hidden cards in its hand


class Button(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A touch for which nothing lies on the table."""

    touch: str
    label: str
    turn: int | None = None  # it shows what was touched, of several what lies beside the board, so many degrees further


class Trail(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The way of the last move over the board."""

    points: list[tuple[float, float]]
    pigment: Pigment
    kind: Literal["hop", "walk", "glide"] = "glide"


class Scene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one seat sees (seat 0: a spectator)."""

    panels: list[Panel]
    seats: list[SeatSign]  # of seat 1, 2, …
    heap: Panel | None = None  # what lies on an open pile, for those who ask
    ask: str = ""  # what is asked of the seat that looks, if it is to move
    buttons: list[Button] = []
    trails: list[Trail] = []
    won: list[str] = []  # the ids of the things that won the game
    is_private: bool = False  # others at the same screen should look away
    follows_turn: bool = False  # at one screen it is seen with the eyes of whoever is to move: the board lies the same


class Presentation(Protocol):
    """A game's `scene.py`."""

    def scene(self, state: Any, seat: int, language: str) -> Scene: ...
    def describe_move(self, text: str, language: str, who: Who = "other") -> str:
        """What somebody did in a move, given as a record shows it: the rest of a sentence that begins with a name, or
        with “You”."""
        ...


@lru_cache(50_000)  # a board has hundreds of labels, and most stay the same
def cached_text(code: str, language: str, **facts: Fact) -> str:
    """A text of the language files."""
    return localize(code, facts, language)

"""How sprites look in a terminal: a mark for each colour, round or square, so that nothing depends on colour alone.

The marks are those of the page: whole, ring, bar and cross. What else a sprite shows follows from its name: the colour,
and a short last part such as a rank. A game may say more in the file `glyphs.json` in its folder: by patterns of the
names of sprites, the colours on the `sides` of a tile, from the top clockwise, or another `text`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import get_args

import msgspec

from stip.games.rulebook import Rulebook
from stip.games.scene import Pigment

ROUND = {"red": "●", "orange": "○", "yellow": "○", "blue": "⊕", "green": "⊖", "ivory": "◇", "ebony": "◆"}
SQUARE = {"red": "■", "orange": "□", "yellow": "□", "blue": "⊞", "green": "⊟", "ivory": "◇", "ebony": "◆"}
NEUTRAL = "∷"
EMPTY = "·"
STYLES = {  # all can be read on dark and on light
    "red": "bright_red",
    "orange": "yellow",
    "yellow": "yellow",
    "blue": "bright_blue",
    "green": "green",
    "neutral": "dim",
    "ivory": "bold",
    "ebony": "bold",
}
PIGMENTS = get_args(Pigment)
PIGMENT_OF_LETTER = {"r": "red", "y": "yellow", "b": "blue", "g": "green"}


class GlyphRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What sprites look like whose whole names match a pattern; texts may refer to its groups."""

    pattern: str
    text: str = ""
    pigment: str = ""
    sides: list[str] = []  # the pigments from the top clockwise, before it is turned


@dataclass(frozen=True)
class Glyph:
    text: str
    pigment: str = ""
    sides: tuple[str, ...] = ()  # from the top clockwise

    @property
    def style(self) -> str:
        return STYLES.get(self.pigment, "")


@cache
def ornament_of(book: Rulebook, sprite: str) -> Glyph | None:
    """Return how a sprite looks if the game says so; other ornaments are not shown."""
    for rule in _rules_of(book):
        if found := re.fullmatch(rule.pattern, sprite):
            sides = tuple(found.expand(side) for side in rule.sides)
            return Glyph(found.expand(rule.text), found.expand(rule.pigment), sides)
    return None


@cache
def glyph_of(book: Rulebook, sprite: str) -> Glyph | None:
    """Return how the sprite of a piece, a card or a place looks; None if nothing is known about it."""
    if glyph := ornament_of(book, sprite):
        return glyph
    first, *rest = sprite.split("-")
    pigment = next((part for part in rest if part in PIGMENTS), "")
    if first in ("round", "square"):
        marks = ROUND if first == "round" else SQUARE
        return Glyph(marks.get(pigment, NEUTRAL), pigment)
    last = rest[-1] if rest else ""
    if last != pigment and len(last) <= 2:
        return Glyph(f"{ROUND.get(pigment, '')}{last}", pigment)
    return Glyph(ROUND.get(pigment, NEUTRAL), pigment) if pigment else None


@cache
def symbol_of(book: Rulebook, sprite: str, turn: int = 0) -> Glyph | None:
    """Return how a card or a tile looks beside the board, in a few characters."""
    glyph = glyph_of(book, sprite)
    if glyph and glyph.sides:
        sides = (mark_of(pigment) for pigment in sides_of(glyph, turn))
        return Glyph("".join(f"{way}{mark}" for way, mark in zip("↑→↓←", sides, strict=True)))
    if glyph and glyph.pigment and len(glyph.text) == 1 and glyph.text != mark_of(glyph.pigment):
        return Glyph(f"{mark_of(glyph.pigment)}{glyph.text}", glyph.pigment)
    return glyph


def glyph_of_place(touch: str) -> Glyph:
    """Return how an empty place looks: the letter of the colour that it is kept for, otherwise a dot."""
    letter = touch.partition(":")[2]
    return Glyph(letter, PIGMENT_OF_LETTER[letter]) if letter in PIGMENT_OF_LETTER else Glyph(EMPTY)


def sides_of(glyph: Glyph, turn: int) -> list[str]:
    """Return the pigments on the sides of a tile that is turned by so many degrees, from the top clockwise."""
    return [PIGMENT_OF_LETTER.get(letter, letter) for letter in (glyph.sides[(n - turn // 90) % 4] for n in range(4))]


def mark_of(pigment: str) -> str:
    return ROUND.get(pigment, NEUTRAL)


@cache
def _rules_of(book: Rulebook) -> tuple[GlyphRule, ...]:
    file = book.folder / "glyphs.json"
    return tuple(msgspec.json.decode(file.read_bytes(), type=list[GlyphRule])) if file.is_file() else ()

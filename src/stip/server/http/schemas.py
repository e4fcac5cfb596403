"""The bodies of HTTP requests and responses, beside the views of a table. The OpenAPI document and the page's types are
made from these."""

from __future__ import annotations

import msgspec

from stip.games.options import Value
from stip.games.scene import Pigment
from stip.locale import Fact
from stip.table.commands import Name, SeatNumber
from stip.table.events import Phase


class ErrorBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was refused; nothing has changed."""

    code: str
    text: str  # in a language that the client accepts
    clause: str = ""
    facts: dict[str, Fact] = {}


class Seated(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The seats that the client owns, with the secret that proves it. The secret is sent only once, when it is
    created."""

    table: str  # its code
    seats: list[int] = []
    secret: str = ""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to take an open seat, the first one if no number is given."""

    name: Name
    seat: SeatNumber | None = None


class MyTable(msgspec.Struct, frozen=True):
    table: str
    game: str
    phase: Phase
    at: int  # when the last event happened, in milliseconds since 1970


class MyTables(msgspec.Struct, frozen=True, omit_defaults=True):
    tables: list[MyTable]  # the newest first
    next: str = ""  # if there are more: ask for them with `?after=` and this


class OptionView(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    clause: str
    values: list[Value]
    published: list[Value]  # the others are house rules; none: the published rules are silent, all are reconstructed
    default: Value
    meaning: str
    only_for: int | None = None  # number of players required for any value but the default


class SignView(msgspec.Struct, frozen=True):
    """How a seat is shown beside its name, and the colour of its line in charts."""

    pigment: Pigment
    sprites: list[str]


class TeamsView(msgspec.Struct, frozen=True):
    """The side of each seat, numbered from 0, if the option has this value."""

    option: str
    value: Value
    sides: list[int]


class GameView(msgspec.Struct, frozen=True):
    game: str
    title: str
    players: list[int]
    options: list[OptionView]
    signs: dict[int, list[SignView]]  # of each side, by the number of sides
    teams: TeamsView | None  # without teams every seat is a side
    guide: int  # the number of steps of its quick guide; step N has the picture `guide-N`
    is_slow: bool  # whether a part of it could not be compiled, and runs as plain Python
    is_preparing: bool  # whether its search is still being compiled: until then bots play simply


class Games(msgspec.Struct, frozen=True):
    games: list[GameView]


class ClauseView(msgspec.Struct, frozen=True):
    clause: str
    text: str  # Markdown


class SectionView(msgspec.Struct, frozen=True):
    level: int  # of the heading: 1 is a page's own
    heading: str
    text: str  # Markdown, before the first clause
    clauses: list[ClauseView]


class Rules(msgspec.Struct, frozen=True):
    """The rules of a game, followed by those common to all games."""

    game: str
    title: str
    sections: list[SectionView]


class Invitation(msgspec.Struct, frozen=True):
    """A link to a table for other people, and its QR code."""

    link: str
    qr: str  # the dark squares of the QR code as an SVG path, one unit each, without a margin
    size: int  # of the QR code, in squares


class ReviewedMoveView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move or resignation of a finished game, reviewed."""

    number: int
    seat: int
    text: str
    words: str  # the move in a language that the client accepts, after the player's name or “You”
    touches: list[str]  # the touches that play it, from its seat's point of view
    chances: list[float]  # of each seat to win, after it
    loss: float = 0.0  # the chance that it gave away
    sign: str = ""  # "?": a mistake, "??": a blunder
    better: str = ""
    better_words: str = ""
    better_touches: list[str] = []
    reason: str = ""  # in a language that the client accepts


class Review(msgspec.Struct, frozen=True):
    moves: list[ReviewedMoveView]


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    status: str  # "ok", or "slow" if something could not be compiled
    version: str
    problems: list[str] = []  # what could not be compiled and why, in a language that the client accepts

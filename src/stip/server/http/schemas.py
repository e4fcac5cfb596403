"""The bodies of HTTP requests and responses, beside the views of a table. The OpenAPI document and the page's types are
made from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stip.club.views import MyClub
from stip.games.clauses import ClauseKind
from stip.games.options import Value
from stip.games.scene import Pigment
from stip.locale import Fact
from stip.table.commands import Name, SeatNumber
from stip.table.lengths import MAX_HISTORY_LENGTH
from stip.table.views import MyTable


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


class ClubMember(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The club evening that the client has founded or joined. The secret is sent only once, when it is created."""

    club: str  # its code
    secret: str = ""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to take an open seat, the first one if no number is given."""

    name: Name
    seat: SeatNumber | None = None


class MyTables(msgspec.Struct, frozen=True, omit_defaults=True):
    tables: list[MyTable]  # the newest first
    next: str = ""  # if there are more: ask for them with `?after=` and this
    clubs: list[MyClub] = []  # evenings that are not over, or have ended a short while ago


class Deleted(msgspec.Struct, frozen=True, omit_defaults=True):
    is_kept_for_others: bool = False  # the table is still there for other people


class TransferRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    history: Annotated[str, Meta(max_length=MAX_HISTORY_LENGTH)] = ""  # what this device remembers


class TransferCode(msgspec.Struct, frozen=True):
    """A code that another device sends to get the sender's secret, as a link and a QR code too."""

    code: str
    link: str
    qr: str
    size: int
    seconds: int  # for which it is valid


class TransferClaim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=40)]


class Identity(msgspec.Struct, frozen=True):
    secret: str
    history: str


class PushKey(msgspec.Struct, frozen=True):
    key: str  # the public key of the server, in base64


class Device(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A push subscription of a browser; its keys are in base64."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    public_key: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Unsubscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=1000)]


class Subscribed(msgspec.Struct, frozen=True):
    is_subscribed: bool = True


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


class KeyEntryView(msgspec.Struct, frozen=True):
    """What some cards, tiles or places do, in the text with that id."""

    sprites: list[str]
    text: str


class GameView(msgspec.Struct, frozen=True):
    game: str
    title: str
    players: list[int]
    options: list[OptionView]
    signs: dict[int, list[SignView]]  # of each side, by the number of sides
    teams: TeamsView | None  # without teams every seat is a side
    guide: int  # the number of steps of its quick guide; step N has the picture `guide-N`
    lesson: int  # the number of steps of its lesson; 0: it has none
    key: list[KeyEntryView]  # what its cards do; empty if that goes without saying
    is_slow: bool  # whether a part of it could not be compiled, and runs as plain Python
    is_preparing: bool  # whether its search is still being compiled: until then bots play simply


class Games(msgspec.Struct, frozen=True):
    games: list[GameView]


class ClauseView(msgspec.Struct, frozen=True):
    clause: str
    text: str  # Markdown
    kinds: list[ClauseKind]  # where its parts come from


class PassageView(msgspec.Struct, frozen=True):
    """A few sentences of a leaflet, an item of a list, or a picture with its caption."""

    kind: Literal["text", "item", "picture"]
    text: str  # Markdown, with sprites in brackets
    clauses: list[str]  # that it tells
    picture: str  # its name


class ChapterView(msgspec.Struct, frozen=True):
    heading: str  # empty for the words before the first heading
    passages: list[PassageView]


class SectionView(msgspec.Struct, frozen=True):
    level: int  # of the heading: 1 is a page's own
    heading: str
    text: str  # Markdown, before the first clause
    clauses: list[ClauseView]


class Rules(msgspec.Struct, frozen=True):
    """The rules of a game: as people read them, if it has a leaflet, and clause by clause, followed by those common to
    all games."""

    game: str
    title: str
    leaflet: list[ChapterView]
    sections: list[SectionView]


class Invitation(msgspec.Struct, frozen=True):
    """A link to a table or a club evening for other people, and its QR code."""

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


class RecordRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record of a game, as the server writes it and `stip save` does."""

    record: str
    seat: Annotated[int, Meta(ge=0)] = 0  # whose view it is; 0: a spectator's


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    status: str  # "ok", or "slow" if something could not be compiled
    version: str
    problems: list[str] = []  # what could not be compiled and why, in a language that the client accepts

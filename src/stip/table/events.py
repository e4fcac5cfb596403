"""What has happened at a table: the whole truth, as it is stored. Events rebuild the table; nothing else does.

They hold seeds, secret moves and the hashes of secrets, so they never leave the server: `news.py` makes of them
what each seat may know.
"""

from __future__ import annotations

from typing import Literal, TypedDict

import msgspec

from stip.games.contract import Value
from stip.table.messages import Clock, ClosedWhy, OfferKind, Phrase
from stip.table.owners import Owner


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, omit_defaults=True, gc=False):
    at: int  # milliseconds since 1970
    by: Owner = ""  # whose command it came from; nobody's: the table's own doing
    command: str = ""  # the id that they gave it


class EventMetadata(TypedDict):
    """What all events of a command have in common."""

    at: int
    by: Owner
    command: str


class Made(Event, frozen=True):
    """A table with open seats. Its maker may seat bots and send away whoever has not begun to play."""

    game: str
    players: int
    options: dict[str, Value]
    clock: Clock | None = None
    first: int | None = None


class Sat(Event, frozen=True):
    seat: int
    name: str


class BotSat(Event, frozen=True):
    """A bot has taken an open seat."""

    seat: int
    level: int


class Stood(Event, frozen=True):
    """A seat is open again: its person has left before the game began, or it was a bot."""

    seat: int


class Dealt(Event, frozen=True):
    """A game begins: all seats are taken."""

    seed: str  # 64 hexadecimal digits
    rules: int = 1  # their version


class Played(Event, frozen=True):
    seat: int
    move: int


class Resigned(Event, frozen=True):
    seat: int
    why: Literal["will", "time"] = "will"


class Offered(Event, frozen=True):
    kind: OfferKind
    seat: int


class Agreed(Event, frozen=True):
    """One of those asked; what was offered happens when all have."""

    seat: int


class Declined(Event, frozen=True):
    """Somebody does not agree, or whoever offered thinks better of it: the offer is gone."""

    seat: int


class TakenBack(Event, frozen=True):
    entries: int  # of the game's log that are left


class Drawn(Event, frozen=True):
    """All have agreed to a draw."""


class TakenOver(Event, frozen=True):
    """A bot plays for a person who is away."""

    seat: int
    level: int


class Returned(Event, frozen=True):
    """The person plays again."""

    seat: int


class Spoke(Event, frozen=True):
    seat: int
    phrase: Phrase


class Resumed(Event, frozen=True):
    """The server is back: clocks go on from here, and nobody loses the time between."""


class Closed(Event, frozen=True):
    why: ClosedWhy
    move: int = 0  # where its log does not fit the rules: the number of the move


AnyEvent = (
    Made
    | Sat
    | BotSat
    | Stood
    | Dealt
    | Played
    | Resigned
    | Offered
    | Agreed
    | Declined
    | TakenBack
    | Drawn
    | TakenOver
    | Returned
    | Spoke
    | Resumed
    | Closed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEvent).decode

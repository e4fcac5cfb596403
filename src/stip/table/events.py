"""The events of a table, as they are stored. They alone determine the state of the table.

Events contain seeds, secret moves and hashes of secrets, so they never leave the server: `projection.py` turns them
into what each seat may see.
"""

from __future__ import annotations

from typing import Literal, TypedDict

import msgspec

from stip.games.options import Value
from stip.table.clocks import Clock
from stip.table.commands import Level, OfferKind, Phrase
from stip.table.owners import Owner

Phase = Literal["gathering", "playing", "over", "closed"]  # of the table
# “club”: its match was decided by other means; the last two: its log does not fit the rules
ClosedWhy = Literal["abandoned", "operator", "club", "outdated", "damaged"]


class Event(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag=str.lower,
    omit_defaults=True,
    gc=False,
):
    """The fields of every event, of a table or of a club evening."""

    at: int  # milliseconds since 1970
    by: Owner = ""  # the owner whose command or request caused the event; empty if it happened by itself
    command: str = ""  # the id of that command or request


class EventMetadata(TypedDict):
    """The fields that all events of one command share."""

    at: int
    by: Owner
    command: str


class Made(Event, frozen=True):
    """A table has been created, with open seats. Its maker may seat bots and remove anybody before the game begins."""

    game: str
    players: int
    options: dict[str, Value]
    clock: Clock | None = None
    first: int | None = None
    club: str = ""  # the code of the club evening for which it is played


class Sat(Event, frozen=True):
    seat: int
    name: str


class BotSat(Event, frozen=True):
    """A bot has taken an open seat."""

    seat: int
    level: Level


class Stood(Event, frozen=True):
    """A seat is open again, because its person has left or been removed, or its bot was removed."""

    seat: int


class Dealt(Event, frozen=True):
    """A game has begun; all seats are taken."""

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
    """One of the people asked has agreed; the offer takes effect when all have."""

    seat: int


class Declined(Event, frozen=True):
    """Somebody has declined the offer or withdrawn it."""

    seat: int


class TakenBack(Event, frozen=True):
    entries: int  # entries of the game's log that remain


class Drawn(Event, frozen=True):
    """All players have agreed to a draw."""


class HintsAllowed(Event, frozen=True):
    """All players have agreed that everybody may ask for hints until the game ends."""

    seat: int  # whose idea it was


class TakenOver(Event, frozen=True):
    """A bot plays for a person who is absent."""

    seat: int
    level: Level


class Returned(Event, frozen=True):
    """The person plays again instead of the bot."""

    seat: int


class Spoke(Event, frozen=True):
    seat: int
    phrase: Phrase


class Resumed(Event, frozen=True):
    """Another server has taken the table over from one that was gone: the time in between does not count."""

    since: int = 0  # when it was gone: milliseconds since 1970; 0: unknown, so no time since the last event counts


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
    | HintsAllowed
    | TakenOver
    | Returned
    | Spoke
    | Resumed
    | Closed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEvent).decode

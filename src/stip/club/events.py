"""The events of a club evening, as they are stored. They alone determine its state.

Events contain the hashes of people's secrets, so they never leave the server: `projection.py` makes what people see.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from stip.games.options import Value
from stip.table.clocks import Clock
from stip.table.commands import Level
from stip.table.events import Event

Kind = Literal["round-robin", "knockout"]
ClubPhase = Literal["gathering", "playing", "over"]
Result = Literal["one", "two", "draw", "none"]  # who won a match; none: neither person was there any more
How = Literal["game", "bye", "walkover", "organiser", "lot"]  # how a match was decided


class Founded(Event, frozen=True):
    name: str
    game: str
    options: dict[str, Value]
    kind: Kind
    rounds: int  # of a round robin; 0: until everybody has met everybody
    level: Level  # of the bot that fills an odd seat
    pause: int  # seconds between two rounds
    clock: Clock | None = None


class Joined(Event, frozen=True):
    """A person has joined. People are numbered in the order in which they came. A latecomer takes the seat of the bot
    from the next round on."""

    name: str


class BotJoined(Event, frozen=True):
    """A bot fills the odd seat, and is numbered like a person."""

    level: Level


class Left(Event, frozen=True):
    """A person has left or been removed. Matches that they still have to play are lost."""

    person: int


class Started(Event, frozen=True):
    order: list[int]  # of those who play, by lot


class Pairing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    one: int  # begins the first game
    two: int = 0  # 0: a bye
    table: str = ""  # the code of the table that is to be made; none is needed for a bye or a walkover


class RoundBegun(Event, frozen=True):
    pairings: list[Pairing]


class Replayed(Event, frozen=True):
    """A drawn match of a knockout is played again, and the other person begins."""

    match: int
    table: str


class Decided(Event, frozen=True):
    match: int
    result: Result
    how: How


class Ended(Event, frozen=True):
    pass


AnyClubEvent = Founded | Joined | BotJoined | Left | Started | RoundBegun | Replayed | Decided | Ended

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyClubEvent).decode

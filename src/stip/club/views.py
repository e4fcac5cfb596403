"""What clients may see of a club evening. Only `projection.py` makes these."""

from __future__ import annotations

import msgspec

from stip.club.events import ClubPhase, How, Kind, Result
from stip.games.options import Value
from stip.table.clocks import Clock
from stip.table.commands import Level


class PersonView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    number: int
    name: str = ""
    level: int | float = 0  # of the bot that fills the odd seat
    is_mine: bool = False
    is_gone: bool = False


class MatchView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    number: int
    round: int
    one: int  # the number of a person, who begins the first game
    two: int = 0  # 0: a bye
    tables: list[str] = []  # the codes; in a knockout a drawn game is played again, at another table
    result: Result | None = None
    how: How = "game"


class StandingView(msgspec.Struct, frozen=True, kw_only=True):
    person: int
    place: int
    points: float
    played: int
    won: int
    drawn: int
    lost: int


class ClubView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A club evening as one client may see it."""

    club: str  # its code
    name: str = ""
    game: str
    options: dict[str, Value]
    kind: Kind
    phase: ClubPhase
    level: Level  # of the bot that fills an odd seat
    pause: int  # seconds between two rounds
    clock: Clock | None = None
    is_organiser: bool = False
    has_free_seat: bool = False  # whether a latecomer can take the seat of the bot, from the next round on
    people: list[PersonView]
    round: int = 0  # the current one
    rounds: int = 0  # how many there will be; 0: that depends on who joins
    next_round_at: int | None = None  # when the next one begins by itself: milliseconds since 1970
    matches: list[MatchView] = []
    standings: list[StandingView] = []


class MyClub(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A club evening in the list of somebody who organises it or has joined it."""

    club: str  # its code
    name: str = ""
    game: str
    kind: Kind
    phase: ClubPhase
    round: int = 0  # the current one
    rounds: int = 0  # how many there will be; 0: that depends on who joins

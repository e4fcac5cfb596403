"""What people ask a club evening to do."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stip.club.events import Kind
from stip.club.lengths import MAX_PAUSE_SECONDS, MAX_ROUNDS, MIN_PAUSE_SECONDS
from stip.table.clocks import Clock
from stip.table.commands import DEFAULT_LEVEL, Level, Name
from stip.table.creation import OptionText
from stip.table.lengths import MAX_GAME_LENGTH, MAX_NAME_LENGTH, MAX_OPTIONS


class ClubRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The club evening that a client asks for, which it organises."""

    game: Annotated[str, Meta(max_length=MAX_GAME_LENGTH)]
    kind: Kind
    name: Annotated[str, Meta(max_length=MAX_NAME_LENGTH)] = ""
    options: Annotated[dict[OptionText, OptionText | int], Meta(max_length=MAX_OPTIONS)] = {}
    rounds: Annotated[int, Meta(ge=0, le=MAX_ROUNDS)] = 0  # of a round robin; 0: until everybody has met everybody
    level: Level = DEFAULT_LEVEL  # of the bot that fills an odd seat
    pause: Annotated[int, Meta(ge=MIN_PAUSE_SECONDS, le=MAX_PAUSE_SECONDS)] = 60  # seconds between two rounds
    clock: Clock | None = None


class JoinClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to join. A device may join several times, for people who share it."""

    name: Name


class LeaveClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to leave, or of the organiser to remove somebody."""

    person: int


class BeginRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request of the organiser to begin the next round now, the first one included."""


class DecideMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request of the organiser to decide a match that nobody finishes."""

    match: int
    result: Literal["one", "two", "draw"]


class EndClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request of the organiser to end the evening now."""

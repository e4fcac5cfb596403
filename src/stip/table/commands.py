"""The commands of people at a table: what they can ask it to do."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stip.games.contract import LEVEL_COUNT, LEVEL_STEP
from stip.kernel.seats import MAX_SEATS
from stip.table.lengths import MAX_COMMAND_ID_LENGTH, MAX_MOVE_LENGTH, MAX_NAME_LENGTH, MAX_TOUCH_LENGTH, MAX_TOUCHES

DEFAULT_LEVEL = 3  # of a bot for which no level is given

SeatNumber = Annotated[int, Meta(ge=1, le=MAX_SEATS)]
Level = (
    Annotated[int, Meta(ge=1, le=LEVEL_COUNT)] | Annotated[float, Meta(ge=1, le=LEVEL_COUNT, multiple_of=LEVEL_STEP)]
)
Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME_LENGTH)]
CommandId = Annotated[str, Meta(pattern=f"^[A-Za-z0-9_-]{{1,{MAX_COMMAND_ID_LENGTH}}}$")]
MoveText = Annotated[str, Meta(max_length=MAX_MOVE_LENGTH)]
Touches = Annotated[list[Annotated[str, Meta(max_length=MAX_TOUCH_LENGTH)]], Meta(max_length=MAX_TOUCHES)]
OfferKind = Literal["takeback", "draw", "rematch", "hints"]
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "good-game", "wow", "haha", "oops"
]


def plain_level(level: float) -> float:
    """Return a level as it is stored: a whole one as a whole number, also if a client has sent 3.0."""
    return int(level) if level == int(level) else level


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    id: CommandId


class Sit(Command, frozen=True):
    """Takes an open seat, the first one if no number is given. A person may take several seats for people who share a
    screen."""

    name: Name
    seat: SeatNumber | None = None


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """Seats a bot on an open seat; only the maker of the table may."""

    seat: SeatNumber
    level: Level = DEFAULT_LEVEL


class Stand(Command, frozen=True):
    """Leaves a seat before the game begins; the maker may also remove a bot or another person."""

    seat: SeatNumber


class Play(Command, frozen=True):
    """Plays a move, given in notation or by its touches, at the given ply."""

    seat: SeatNumber
    ply: int
    move: MoveText | None = None
    touches: Touches | None = None


class Resign(Command, frozen=True):
    seat: SeatNumber


class Offer(Command, frozen=True):
    """Offers to take back one's last move, to agree on a draw, to play again, or to allow hints in this game. Against
    bots, a takeback or rematch happens at once."""

    seat: SeatNumber
    kind: OfferKind


class Answer(Command, frozen=True):
    """Answers the pending offer. The person who made it withdraws it by answering no."""

    seat: SeatNumber
    yes: bool


class TakeOver(Command, frozen=True, tag="take-over"):
    """Lets a bot play for a person who is absent."""

    seat: SeatNumber


class Return(Command, frozen=True):
    """Takes one's seat back from the bot."""

    seat: SeatNumber


class Say(Command, frozen=True):
    seat: SeatNumber
    phrase: Phrase


TableCommand = Sit | SeatBot | Stand | Play | Resign | Offer | Answer | TakeOver | Return | Say

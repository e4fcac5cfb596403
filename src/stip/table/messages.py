"""The messages between clients and the server. The page's types and the JSON Schema are generated from this file.

A client sends *commands*; each is answered with its id by `Done` or `Refused`. Events arrive as *updates*, numbered
without gaps: a client that reconnects sends the number of its last update and receives the rest.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stip.games.contract import Value
from stip.games.scene import Scene
from stip.locale import Fact

PROTOCOL_VERSION = 1  # of these messages
MAX_COMMAND_BYTES = 4096  # of a command

SeatNumber = Annotated[int, Meta(ge=1, le=4)]
Level = Annotated[int, Meta(ge=1, le=5)]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
CommandId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Text = Annotated[str, Meta(max_length=200)]
OptionValue = Annotated[str, Meta(max_length=40)] | int
Touches = Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=40)]
OfferKind = Literal["takeback", "draw", "rematch"]
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "good-game", "wow", "haha", "oops"
]
PositionPart = Literal["board", "moves", "touches", "state", "scene"]  # of a PositionView
Phase = Literal["gathering", "playing", "over", "closed"]
ClosedWhy = Literal["abandoned", "operator", "outdated", "damaged"]  # the last two: its log does not fit the rules


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A time limit for each move, or for the whole game with an increment after each move. A player who runs out of
    time has resigned."""

    kind: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=7 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


# --- a table to be made


class MySeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="me"):
    """A seat for the sender; several of them are for people who share a screen."""

    name: Name


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bot"):
    level: Level = 3


class OpenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="open"):
    """A seat for anybody who joins."""


class TableRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table that a client asks for. The game begins as soon as no seat is open."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=2, le=4)]
    seats: Annotated[list[MySeat | BotSeat | OpenSeat], Meta(max_length=4)]  # seat 1, 2, …
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], OptionValue], Meta(max_length=20)] = {}
    clock: Clock | None = None
    first: SeatNumber | None = None  # who begins; decided by lot if omitted (G-1)


# --- from the client


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
    level: Level = 3


class Stand(Command, frozen=True):
    """Leaves a seat before the game begins; the maker may also remove a bot or another person."""

    seat: SeatNumber


class Play(Command, frozen=True):
    """Plays a move, given in notation or by its touches, at the given ply."""

    seat: SeatNumber
    ply: int
    move: Text | None = None
    touches: Touches | None = None


class Resign(Command, frozen=True):
    seat: SeatNumber


class Offer(Command, frozen=True):
    """Offers to take back one's last move, to agree on a draw, or to play again. Against bots, a takeback or rematch
    happens at once."""

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


class AskHint(Command, frozen=True, tag="ask-hint"):
    seat: SeatNumber


class AskWhy(Command, frozen=True, tag="ask-why"):
    """Asks why these touches are not a legal move."""

    seat: SeatNumber
    touches: Touches


class Hello(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message on a connection. Without a secret the client is a spectator."""

    secret: Annotated[str, Meta(max_length=100)] = ""
    after: Annotated[int, Meta(ge=0)] = 0  # the number of the last update that the client has
    language: Annotated[str, Meta(max_length=10)] = "en"
    wants: Annotated[tuple[PositionPart, ...], Meta(max_length=5)] = (
        "moves",
    )  # parts of positions to send; the fewer, the faster


TableCommand = Sit | SeatBot | Stand | Play | Resign | Offer | Answer | TakeOver | Return | Say
AnyCommand = TableCommand | AskHint | AskWhy
FromClient = Hello | AnyCommand


# --- from the server: what has happened


class PublicEvent(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, omit_defaults=True):
    at: int  # milliseconds since 1970


class TableMade(PublicEvent, frozen=True, tag="table-made"):
    pass


class SeatTaken(PublicEvent, frozen=True, tag="seat-taken"):
    seat: int
    name: str = ""
    level: int = 0  # of a bot; 0: a person


class SeatLeft(PublicEvent, frozen=True, tag="seat-left"):
    seat: int


class GameBegun(PublicEvent, frozen=True, tag="game-begun"):
    number: int  # of the game at this table, from 1
    commitment: str  # the SHA-256 of the seed, which is published at the end (G-3)
    seed: str = ""  # sent only if the game is already over


class MovePlayed(PublicEvent, frozen=True, tag="move-played"):
    seat: int
    ply: int  # before it
    move: str = ""  # in notation; empty if the move is secret
    touches: list[str] = []
    text: str = ""  # the move in the client's language, sent with scenes
    is_secret: bool = False  # true if others at the same screen should not read it


class SeatResigned(PublicEvent, frozen=True, tag="seat-resigned"):
    seat: int
    why: Literal["will", "time"] = "will"


class OfferMade(PublicEvent, frozen=True, tag="offer-made"):
    seat: int
    kind: OfferKind


class OfferAgreed(PublicEvent, frozen=True, tag="offer-agreed"):
    seat: int


class OfferDeclined(PublicEvent, frozen=True, tag="offer-declined"):
    seat: int


class MovesTakenBack(PublicEvent, frozen=True, tag="moves-taken-back"):
    ply: int  # now


class DrawAgreed(PublicEvent, frozen=True, tag="draw-agreed"):
    pass


class BotTookOver(PublicEvent, frozen=True, tag="bot-took-over"):
    seat: int
    level: int


class PersonReturned(PublicEvent, frozen=True, tag="person-returned"):
    seat: int


class Spoken(PublicEvent, frozen=True):
    seat: int
    phrase: Phrase


class ClocksResumed(PublicEvent, frozen=True, tag="clocks-resumed"):
    pass


class TableClosed(PublicEvent, frozen=True, tag="table-closed"):
    why: ClosedWhy
    move: int = 0  # the number of the move that does not fit the rules


AnyPublicEvent = (
    TableMade
    | SeatTaken
    | SeatLeft
    | GameBegun
    | MovePlayed
    | SeatResigned
    | OfferMade
    | OfferAgreed
    | OfferDeclined
    | MovesTakenBack
    | DrawAgreed
    | BotTookOver
    | PersonReturned
    | Spoken
    | ClocksResumed
    | TableClosed
)


# --- from the server: how the table is now


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: int = 0  # of a bot, also of one that plays for a person
    is_mine: bool = False
    is_replaced: bool = False  # a bot plays for the person
    milliseconds: int | None = None  # left on the clock, when `now` was


class OfferView(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: OfferKind
    seat: int
    agreed: list[int] = []


class OutcomeView(msgspec.Struct, frozen=True, omit_defaults=True):
    places: list[int]  # of seat 1, 2, …
    scores: list[int]
    reason: str  # the clause that ended the game, or "draw"


class PositionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat sees of the game (seat 0 is a spectator), limited to the parts that the client asked for."""

    seat: int
    board: str = ""  # the board as text
    moves: list[str] = []  # legal moves in notation
    touches: list[list[str]] = []  # the same moves as lists of touches
    state: str = ""  # the view's record, base64: for `stip.play.position`
    scene: Scene | None = None  # how it looks


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as one client may see it."""

    game: str
    options: dict[str, Value]
    seats: list[SeatView]
    phase: Phase
    is_maker: bool = False
    clock: Clock | None = None
    number: int = 0  # of the game at this table
    turn: int = 0
    ply: int = 0
    now: int = 0  # milliseconds since 1970
    offer: OfferView | None = None
    outcome: OutcomeView | None = None
    commitment: str = ""
    seed: str = ""  # once the game is over
    positions: list[PositionView] = []  # of the client's own seats; for a spectator, the spectator's


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, omit_defaults=True):
    pass


class Welcome(Message, frozen=True):
    """Answers `Hello`; the updates that the client lacks follow."""

    table: str  # its code
    last: int  # the number of the last update
    seats: list[int] = []  # one's own
    version: int = PROTOCOL_VERSION


class Update(Message, frozen=True):
    """Something has happened. If several updates are sent together, only the last one contains the state of the
    table."""

    seq: int
    news: AnyPublicEvent
    table: TableView | None = None


class Presence(Message, frozen=True):
    """Which seats have a connected person, and how many spectators there are. It has no number and is sent again to
    every client that connects."""

    here: list[int] = []
    watching: int = 0


class Done(Message, frozen=True):
    """The command was carried out and its events are stored. A command sent twice is carried out once."""

    id: str
    seq: int  # of its last update


class Refused(Message, frozen=True):
    """The command was refused, and nothing has changed."""

    code: str
    text: str  # in the client's language
    id: str = ""  # of the command, if it had one
    clause: str = ""
    facts: dict[str, Fact] = {}


class Hinted(Message, frozen=True):
    id: str
    move: str
    touches: list[str]
    reason: str  # in the client's language
    chance: float


class Explained(Message, frozen=True):
    """Explains why touches are not a legal move; the same as a refusal, without trying the move."""

    id: str
    code: str
    text: str
    clause: str = ""


class Farewell(Message, frozen=True):
    """The server is about to close the connection; `why` tells whether to reconnect."""

    why: Literal["restart", "slow", "flood", "bad-message", "replaced", "closed"]


FromServer = Welcome | Update | Presence | Done | Refused | Hinted | Explained | Farewell

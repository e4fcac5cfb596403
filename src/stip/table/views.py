"""What clients may see of a table: how it is now, and what has happened. Only `projection.py` makes these."""

from __future__ import annotations

from typing import Literal

import msgspec

from stip.games.options import Value
from stip.games.scene import Scene, Thing
from stip.play.game import Chance
from stip.table.clocks import Clock
from stip.table.commands import Level, OfferKind, Phrase
from stip.table.events import ClosedWhy, Phase
from stip.table.scene_changes import SceneChanges
from stip.table.touch_tree import TouchTree

PositionPart = Literal["board", "moves", "touches", "state", "scene"]  # of a PositionView


# how the table is now


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: Literal["open", "person", "bot"]
    name: str = ""
    face: str = ""  # the sprite of a bot's face
    level: int | float = 0  # of a bot, also of one that plays for a person
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
    touches: TouchTree | None = None  # the same moves by their touches
    state: str = ""  # the view's record, base64: for `stip.play.position`
    scene: Scene | None = None  # how it looks
    changes: SceneChanges | None = None  # instead of the scene, to a client that was sent it before on this connection


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move would do on the board, as far as its seat can know."""

    ghosts: list[Thing]  # what would stand or lie elsewhere, where it would be
    paths: list[list[tuple[float, float]]] = []  # the ways there


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
    may_ask_for_hints: bool = False
    outcome: OutcomeView | None = None
    commitment: str = ""
    seed: str = ""  # once the game is over
    club: str = ""  # the code of the club evening for which it is played
    positions: list[PositionView] = []  # of the client's own seats; for a spectator, the spectator's


class MyTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in the list of a person's games."""

    table: str
    game: str
    phase: Phase
    at: int  # when the last event happened, in milliseconds since 1970
    seats: list[SeatView] = []  # empty for what cannot be loaded
    options: dict[str, Value] = {}
    number: int = 0  # of the game at this table
    turn: int = 0
    places: list[int] = []  # of seat 1, 2, …, once the game is over
    scores: list[int] = []


# a game that is over


class ReplayedMove(msgspec.Struct, frozen=True):
    """A move or resignation."""

    number: int
    seat: int
    text: str
    words: str  # the move in a language that the client accepts, after the player's name or “You”
    touches: list[str]  # the touches that play it, from its seat's point of view


class ReplayView(msgspec.Struct, frozen=True):
    """A finished game of a table, or a game that was read from a record."""

    table: TableView  # as it was when the game ended, without positions
    finished: int  # how many games of the table are over
    moves: list[ReplayedMove]
    seat: int  # whose view the scenes are; 0: a spectator's
    scene: Scene  # before the first move
    changes: list[SceneChanges]  # by each move
    chance: Chance  # what it decided: nothing, only who starts, or more


# what has happened


class PublicEvent(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, omit_defaults=True):
    at: int  # milliseconds since 1970


class TableMade(PublicEvent, frozen=True, tag="table-made"):
    pass


class SeatTaken(PublicEvent, frozen=True, tag="seat-taken"):
    seat: int
    name: str = ""
    level: int | float = 0  # of a bot; 0: a person


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


class HintsAgreed(PublicEvent, frozen=True, tag="hints-agreed"):
    seat: int  # whose idea it was


class BotTookOver(PublicEvent, frozen=True, tag="bot-took-over"):
    seat: int
    level: Level


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
    | HintsAgreed
    | BotTookOver
    | PersonReturned
    | Spoken
    | ClocksResumed
    | TableClosed
)


class PublicUpdate(msgspec.Struct, frozen=True):
    """An event as a client may see it, with its number. Only the table's last one comes with the state of the table."""

    seq: int
    event: AnyPublicEvent
    table: TableView | None = None

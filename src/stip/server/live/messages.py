"""The messages between clients and the server on a WebSocket.

A client sends *commands*; each is answered with its id by `Done` or `Refused`. Events arrive as *updates*, numbered
without gaps: a client that reconnects sends the number of its last update and receives the rest.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stip.locale import MAX_FACT_LENGTH, Fact
from stip.locale.errors import StipError
from stip.play.errors import IllegalMove
from stip.table.commands import Command, SeatNumber, TableCommand, Touches
from stip.table.lengths import MAX_LANGUAGE_LENGTH, MAX_SECRET_LENGTH
from stip.table.views import AnyPublicEvent, PositionPart, Preview, TableView

PROTOCOL_VERSION = 3  # of these messages
MAX_SAFE_INTEGER = 2**53  # the largest integer that every JSON parser represents exactly

CloseReason = Literal["restart", "slow", "flood", "bad-message", "replaced", "closed"]


# from the client


class AskHint(Command, frozen=True, tag="ask-hint"):
    """Asks for a good move at the given ply. Among several people all must have agreed to hints."""

    seat: SeatNumber
    ply: int


class AskWhy(Command, frozen=True, tag="ask-why"):
    """Asks why these touches are not a legal move at the given ply."""

    seat: SeatNumber
    ply: int
    touches: Touches


class AskPreview(Command, frozen=True, tag="ask-preview"):
    """Asks what a legal move, given by its touches, would do on the board at the given ply."""

    seat: SeatNumber
    ply: int
    touches: Touches


class Hello(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message on a connection. Without a secret the client is a spectator."""

    secret: Annotated[str, Meta(max_length=MAX_SECRET_LENGTH)] = ""
    after: Annotated[int, Meta(ge=0)] = 0  # the number of the last update that the client has
    language: Annotated[str, Meta(max_length=MAX_LANGUAGE_LENGTH)] = "en"
    wants: Annotated[tuple[PositionPart, ...], Meta(max_length=5)] = (
        "moves",
    )  # parts of positions to send; the fewer, the faster


# from the server


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, omit_defaults=True):
    pass


class Welcome(Message, frozen=True):
    """Answers `Hello`; the updates that the client lacks follow."""

    table: str  # its code
    last: int  # the number of the last update
    version: int  # of the protocol
    seats: list[int] = []  # one's own


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
    """A good move; texts are in the client's language."""

    id: str
    move: str
    touches: list[str]
    words: str  # the move, after “You”
    reason: str  # what is good about it: a sentence
    chance: float
    preview: Preview


class Previewed(Message, frozen=True):
    id: str
    preview: Preview


class Explained(Message, frozen=True):
    """Explains why touches are not a legal move; the same as a refusal, without trying the move."""

    id: str
    code: str
    text: str
    clause: str = ""


class Farewell(Message, frozen=True):
    """The server is about to close the connection; `why` tells whether to reconnect."""

    why: CloseReason


AnyCommand = TableCommand | AskHint | AskWhy | AskPreview
FromClient = Hello | AnyCommand
FromServer = Welcome | Update | Presence | Done | Refused | Hinted | Previewed | Explained | Farewell


def refused_message(error: StipError, language: str, command_id: str = "") -> Refused:
    """Return an error as a message for a WebSocket."""
    clause, text = clause_of(error), text_of(error, language)
    return Refused(code=error.code, text=text, id=command_id, clause=clause, facts=facts_of(error))


def text_of(error: StipError, language: str) -> str:
    """Return what a person reads about an error: of a move that is not possible, only why, because they know which
    move they tried."""
    return error.why(language) if isinstance(error, IllegalMove) else error.text(language)


def clause_of(error: StipError) -> str:
    """Return the clause of the rules that an error cites, or an empty string."""
    return str(error.facts.get("clause") or "")


def facts_of(error: StipError) -> dict[str, Fact]:
    """Return the facts of an error, as integers and short texts that every client can read."""
    return {
        name: fact if isinstance(fact, int) and abs(fact) < MAX_SAFE_INTEGER else str(fact)[:MAX_FACT_LENGTH]
        for name, fact in error.facts.items()
    }

"""Errors as HTTP tells them: the status code of each, and a body in the client's language."""

from __future__ import annotations

from stip.club.errors import NoSuchMatch, NoSuchPerson, NotTheOrganiser
from stip.games.errors import SetupError, UnknownClause
from stip.locale.errors import StipError
from stip.play.errors import RecordError
from stip.server.errors import (
    BadKey,
    BadMessage,
    BadMethod,
    BadRequest,
    BadSecret,
    Fault,
    ForeignOrigin,
    HeadTooLarge,
    NoSuchPage,
    NotJson,
    PathTooLong,
    ServerBusy,
    ServerLeaving,
    TooFast,
    TooLarge,
    TooManySockets,
    TooManyTables,
    TooSlow,
    UnknownDrawing,
    UnknownHost,
    UnknownLanguage,
    UnknownPushService,
    UnknownTransfer,
)
from stip.server.http.schemas import ErrorBody
from stip.server.live.messages import clause_of, facts_of
from stip.server.storage.errors import Conflict, DamagedTable, StoreError, UnknownClub, UnknownTable
from stip.table.errors import BadClock, BadName, NoSecret, NoSuchGame, NoSuchMove, NotYourSeat

STATUS_BY_ERROR: dict[type[StipError], int] = {
    BadMessage: 400,
    BadKey: 400,
    BadRequest: 400,
    SetupError: 400,
    RecordError: 400,
    BadName: 400,
    BadClock: 400,
    UnknownPushService: 400,
    BadSecret: 401,
    NoSecret: 401,
    ForeignOrigin: 403,
    NotYourSeat: 403,
    NotTheOrganiser: 403,
    NoSuchGame: 404,
    NoSuchMove: 404,
    NoSuchPage: 404,
    UnknownLanguage: 404,
    UnknownDrawing: 404,
    UnknownTable: 404,
    UnknownTransfer: 404,
    UnknownClub: 404,
    NoSuchPerson: 404,
    NoSuchMatch: 404,
    UnknownClause: 404,
    BadMethod: 405,
    TooSlow: 408,
    TooLarge: 413,
    PathTooLong: 414,
    NotJson: 415,
    UnknownHost: 421,
    TooFast: 429,
    TooManyTables: 429,
    TooManySockets: 429,
    HeadTooLarge: 431,
    Fault: 500,
    Conflict: 409,
    DamagedTable: 409,
    StoreError: 503,
    ServerBusy: 503,
    ServerLeaving: 503,
    StipError: 409,
}


def error_body(error: StipError, language: str) -> ErrorBody:
    return ErrorBody(error.code, error.text(language), clause_of(error), facts_of(error))


def status_of(error: StipError) -> int:
    return next(STATUS_BY_ERROR[kind] for kind in type(error).__mro__ if kind in STATUS_BY_ERROR)

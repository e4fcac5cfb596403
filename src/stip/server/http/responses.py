"""HTTP responses: JSON bodies, files, errors in the client's language, and the status code of each error."""

from __future__ import annotations

import gzip
import re
from functools import lru_cache
from hashlib import sha256

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from stip.club.errors import NoSuchMatch, NoSuchPerson, NotTheOrganiser
from stip.games.errors import SetupError, UnknownClause
from stip.locale import LANGUAGES
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

NORWEGIAN = {"no": "nb", "nn": "nb"}  # readers of these variants understand Bokmål more easily than English

encode = msgspec.json.Encoder().encode


def json_response(body: msgspec.Struct, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(encode(body), status, headers, "application/json")


def error_response(error: StipError, language: str, status: int | None = None) -> Response:
    status = status or next(STATUS_BY_ERROR[kind] for kind in type(error).__mro__ if kind in STATUS_BY_ERROR)
    headers = {"Content-Language": language}
    if status == 401:
        headers["WWW-Authenticate"] = 'Bearer realm="stip"'
    if status in (429, 503):
        headers["Retry-After"] = str(error.facts.get("seconds", 5))
    return json_response(
        ErrorBody(error.code, error.text(language), clause_of(error), facts_of(error)), status, headers
    )


def file_response(connection: HTTPConnection, content: bytes, media_type: str, *, is_kept: bool = True) -> Response:
    """Return a public file, compressed if the client accepts that. Caches ask each time whether it has changed. What
    differs from request to request is not kept compressed."""
    tag, packed = (_pack if is_kept else _pack.__wrapped__)(content)
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if tag in re.split(r"\s*,\s*", connection.headers.get("if-none-match", "")):
        return Response(None, 304, headers)
    if "gzip" in connection.headers.get("accept-encoding", ""):
        return Response(packed, 200, {**headers, "Content-Encoding": "gzip"}, media_type)
    return Response(content, 200, headers, media_type)


@lru_cache(200)
def _pack(content: bytes) -> tuple[str, bytes]:
    """Return the entity tag of a file, which is the same for both encodings and therefore weak, and the compressed
    file."""
    return f'W/"{sha256(content).hexdigest()[:32]}"', gzip.compress(content, mtime=0)


def language_of(connection: HTTPConnection) -> str:
    """Return the client's preferred language among those we have."""
    accepted = []
    for item in connection.headers.get("accept-language", "")[:200].split(","):
        name, _, quality = item.strip().lower().partition(";")
        weight = re.fullmatch(r"\s*q=([01](?:\.[0-9]{0,3})?)\s*", quality)
        name = name.partition("-")[0]
        accepted.append((float(weight[1]) if weight else 0.0 if quality else 1.0, NORWEGIAN.get(name, name)))
    accepted.sort(key=lambda item: -item[0])
    return next((name for weight, name in accepted if weight and name in LANGUAGES), "en")

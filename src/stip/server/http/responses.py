"""HTTP responses: JSON bodies, files, and errors in the client's language."""

from __future__ import annotations

import gzip
import re
from functools import lru_cache
from hashlib import sha256

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from stip.locale import LANGUAGES
from stip.locale.errors import StipError
from stip.server.http.errors import error_body, status_of

NORWEGIAN = {"no": "nb", "nn": "nb"}  # readers of these variants understand Bokmål more easily than English

encode = msgspec.json.Encoder().encode


def json_response(body: msgspec.Struct, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(encode(body), status, headers, "application/json")


def error_response(error: StipError, language: str, status: int | None = None) -> Response:
    status = status or status_of(error)
    headers = {"Content-Language": language}
    if status == 401:
        headers["WWW-Authenticate"] = 'Bearer realm="stip"'
    if status in (429, 503):
        headers["Retry-After"] = str(error.facts.get("seconds", 5))
    return json_response(error_body(error, language), status, headers)


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

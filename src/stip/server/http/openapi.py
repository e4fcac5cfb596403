"""The OpenAPI 3.1 document of the API, made from its operations and the structs that they read and write."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from stip import __version__
from stip.club.lengths import CLUB_CODE_LENGTH
from stip.games import GAMES
from stip.server.http.schemas import ErrorBody
from stip.server.live.messages import FromClient, FromServer
from stip.table.lengths import CODE_ALPHABET, CODE_LENGTH, MAX_GAME_LENGTH, MAX_KEY_LENGTH, MIN_KEY_LENGTH

PATH_PATTERNS = {
    "code": f"^[{CODE_ALPHABET}]{{{CODE_LENGTH}}}$",
    "club": f"^[{CODE_ALPHABET}]{{{CLUB_CODE_LENGTH}}}$",
    "game": f"^[a-z-]{{1,{MAX_GAME_LENGTH}}}$",
    "clause": "^[A-Z]{1,2}-[0-9]{1,3}$",
    "language": "^[a-z]{2}$",
    "picture": "^[a-z0-9-]{1,40}$",
}

KEY_PARAMETER = {
    "name": "Idempotency-Key",
    "in": "header",
    "description": "A random text. Sent again with the same key, the request is carried out once and gets the same "
    "answer. Without a secret, the new secret is derived from the key, which must be kept as secret as that.",
    "schema": {"type": "string", "pattern": f"^[A-Za-z0-9_-]{{{MIN_KEY_LENGTH},{MAX_KEY_LENGTH}}}$"},
}

ABOUT = """Tables of tabletop games, for people, pages and bots. `GET /api/games` lists the games.

A seat is held by whoever knows its secret, which the server makes when a table is made or a seat is taken without one.
It travels as `Authorization: Bearer …`, never in an address.

What happens at a table is told over a WebSocket, `/api/tables/{code}/live`. The first message of a client is `Hello`,
the others are commands (`FromClient`); the server's are `FromServer`. Every command has an id that the client chooses,
and is answered with that id: by `Done` when it is safe, or by `Refused`. A command that was sent twice is carried out
once, so after a lost connection it can be sent again. Updates are numbered without a gap: in `Hello`, say the last
number that you have."""

Secret = Literal["no", "may", "must"]


@dataclass(frozen=True)
class Operation:
    """Something that a client can do: its route, its endpoint and its description."""

    method: Literal["GET", "POST", "DELETE", "WEBSOCKET"]
    path: str
    endpoint: Callable[..., Awaitable[Any]]
    summary: str
    response: type[msgspec.Struct] | str = ""  # a struct for JSON, or another media type; nothing: it is not described
    request: type[msgspec.Struct] | None = None  # the body
    secret: Secret = "no"
    status: int = 200
    errors: tuple[int, ...] = ()
    query: dict[str, tuple[int | str, str]] = field(default_factory=dict)  # least number or pattern, and what it means
    example: dict[str, object] = field(default_factory=dict)  # of the body
    is_for_operators: bool = False
    has_key: bool = False  # whether it is carried out once if it is sent twice with the same idempotency key

    @property
    def name(self) -> str:
        """The name of the endpoint as JavaScript spells it, like `showTable`."""
        first, *others = self.endpoint.__name__.split("_")
        return first + "".join(word.capitalize() for word in others)


def openapi_document(operations: Sequence[Operation]) -> bytes:
    described = [operation for operation in operations if operation.response]
    structs = {
        one for operation in described for one in (operation.response, operation.request) if isinstance(one, type)
    }
    kinds = [
        *sorted(structs, key=lambda kind: kind.__name__),
        ErrorBody,
        FromClient,
        FromServer,
    ]
    kind_schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    references = dict(zip(kinds, kind_schemas, strict=True))
    components["FromClient"], components["FromServer"] = kind_schemas[-2:]
    for request in ("TableRequest", "ClubRequest"):
        components[request]["properties"]["game"] = {"enum": list(GAMES)}
    paths: dict[str, dict[str, object]] = {}
    for operation in described:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, references)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Stip", "version": __version__, "description": ABOUT, "license": {"name": "MIT"}},
            "paths": paths,
            "components": {"schemas": components, "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}}},
        }
    )


def _operation(operation: Operation, references: dict[object, dict[str, object]]) -> dict[str, object]:
    kind = operation.response
    content = {kind: {"schema": {"type": "string"}}} if isinstance(kind, str) else _json(references[kind])
    answers: dict[str, object] = {str(operation.status): {"description": operation.summary, "content": content}}
    errors = {*operation.errors, *COMMON_ERRORS}
    if "{" in operation.path:
        errors.add(404)
    if operation.secret != "no":
        errors.add(401)
    for status in sorted(errors):
        answers[str(status)] = {
            "description": ERROR_DESCRIPTIONS[status],
            "content": _json(references[ErrorBody]),
        }
    document: dict[str, object] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "responses": answers,
        "parameters": [_parameter(name) for name in PATH_PATTERNS if f"{{{name}}}" in operation.path]
        + [_query(name, *about) for name, about in operation.query.items()]
        + ([KEY_PARAMETER] if operation.has_key else []),
    }
    if operation.request:
        document["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": references[operation.request], "example": operation.example}},
        }
    if operation.secret != "no":
        document["security"] = [{"secret": []}, *([{}] if operation.secret == "may" else [])]
    return document


COMMON_ERRORS = (414, 421, 429, 431, 503)  # of all operations
ERROR_DESCRIPTIONS = {
    400: "The request is malformed, or the game, an option or the number of players is not valid",
    401: "The secret is missing or was not created by the server",
    403: "It belongs to somebody else",
    404: "Not found",
    408: "The body took too long to arrive",
    409: "It cannot be done, or not now",
    413: "The body is too large",
    414: "The path or the query is too long",
    415: "The body is not JSON",
    421: "The server has another name than the Host header says",
    429: "Too many requests; try again later",
    431: "The headers are too large",
    503: "The server or its database is not available; try again later",
}


def _parameter(name: str) -> dict[str, object]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string", "pattern": PATH_PATTERNS[name]}}


def _query(name: str, least_or_pattern: int | str, meaning: str) -> dict[str, object]:
    if isinstance(least_or_pattern, str):
        schema: dict[str, object] = {"type": "string", "pattern": least_or_pattern}
    else:
        schema = {"type": "integer", "minimum": least_or_pattern}
    return {"name": name, "in": "query", "description": meaning, "schema": schema}


def _json(schema: dict[str, object]) -> dict[str, object]:
    return {"application/json": {"schema": schema}}

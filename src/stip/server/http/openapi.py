"""The OpenAPI 3.1 document of the API, made from the structs that it reads and writes."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Literal

import msgspec

from stip import __version__
from stip.games import GAMES
from stip.games.scene import Scene
from stip.server.http import schemas
from stip.table import messages
from stip.table.messages import TableRequest, TableView

PATH_PATTERNS = {
    "code": "^[bcdfghjkmnpqrstvwxz23456789]{7}$",
    "game": "^[a-z-]{1,40}$",
    "clause": "^[A-Z]{1,2}-[0-9]{1,3}$",
    "language": "^[a-z]{2}$",
    "picture": "^[a-z0-9-]{1,40}$",
}

ABOUT = """Tables of Punto, To the Point, Tokken and Halma, for people, pages and bots.

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
    method: str
    path: str
    name: str
    summary: str
    answer: type[msgspec.Struct] | str  # a struct for JSON, or another media type
    body: type[msgspec.Struct] | None = None
    secret: Secret = "no"
    status: int = 200
    refusals: tuple[int, ...] = ()
    query: dict[str, tuple[int, str]] = field(default_factory=dict)  # numbers, from the least, and what they mean
    example: dict[str, object] = field(default_factory=dict)  # of a body


EXAMPLE_REQUEST = {
    "game": "halma",
    "players": 2,
    "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": 2}],
    "options": {"squatters": "strict"},
    "clock": {"kind": "game", "seconds": 600, "increment": 5},
}

WHICH_GAME = (1, "The number of a game at this table; by default the last")

OPERATIONS = (
    Operation(
        "post",
        "/api/tables",
        "makeTable",
        "Make a table",
        schemas.Seated,
        TableRequest,
        "may",
        201,
        (400, 408, 409, 413, 415),
        example=EXAMPLE_REQUEST,
    ),
    Operation("get", "/api/tables", "listTables", "List my tables", schemas.MyTables, secret="must"),
    Operation("get", "/api/tables/{code}", "showTable", "Show a table as I may see it", TableView, secret="may"),
    Operation(
        "post",
        "/api/tables/{code}/seats",
        "takeSeat",
        "Take an open seat",
        schemas.Seated,
        schemas.Join,
        "may",
        201,
        (400, 408, 409, 413, 415),
        example={"name": "Bo"},
    ),
    Operation(
        "get",
        "/api/tables/{code}/invitation",
        "showInvitation",
        "A link and QR code for inviting others",
        schemas.Invitation,
    ),
    Operation(
        "get",
        "/api/tables/{code}/record",
        "showRecord",
        "The record of a game",
        "text/plain",
        refusals=(400, 409),
        query={"game": WHICH_GAME},
    ),
    Operation(
        "get",
        "/api/tables/{code}/review",
        "showReview",
        "A review of a finished game",
        schemas.Review,
        secret="may",
        refusals=(400, 409),
        query={"game": WHICH_GAME},
    ),
    Operation(
        "get",
        "/api/tables/{code}/scene",
        "showScene",
        "How the game looks from my seat, or to a spectator",
        Scene,
        secret="may",
        refusals=(400, 403, 409),
        query={
            "game": WHICH_GAME,
            "move": (0, "The position after this move of the game, 0 for the start; by default the current one"),
            "seat": (1, "The seat of mine to look from; by default the one to move, or the first"),
        },
    ),
    Operation(
        "get",
        "/api/tables/{code}/picture.svg",
        "showPicture",
        "A picture of what a spectator sees",
        "image/svg+xml",
        refusals=(409,),
    ),
    Operation("get", "/api/games", "listGames", "List the games", schemas.Games),
    Operation("get", "/api/games/{game}", "showGame", "Show a game and its options", schemas.GameView),
    Operation(
        "get",
        "/api/games/{game}/rules",
        "showRules",
        "The rules of a game, followed by those common to all games",
        schemas.Rules,
    ),
    Operation(
        "get",
        "/api/games/{game}/texts/{language}",
        "showTexts",
        "The texts of a game as Fluent source: in English, followed by those that replace them",
        "text/plain",
    ),
    Operation(
        "get", "/api/games/{game}/sprites.svg", "showSprites", "The sprites that only this game uses", "image/svg+xml"
    ),
    Operation(
        "get",
        "/api/games/{game}/pictures/{picture}.svg",
        "showGamePicture",
        "A picture made of sprites: `cover`, or `guide-N` for step N of the quick guide",
        "image/svg+xml",
    ),
    Operation("get", "/api/rules/{clause}", "showClause", "A clause of the rules", schemas.ClauseView),
    Operation("get", "/healthz", "showHealth", "Check that the server works", schemas.Health),
)


@cache
def openapi_document() -> bytes:
    structs = {one for operation in OPERATIONS for one in (operation.answer, operation.body) if isinstance(one, type)}
    kinds = [
        *sorted(structs, key=lambda kind: kind.__name__),
        schemas.ErrorBody,
        messages.FromClient,
        messages.FromServer,
    ]
    kind_schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    references = dict(zip(kinds, kind_schemas, strict=True))
    components["FromClient"], components["FromServer"] = kind_schemas[-2:]
    components["TableRequest"]["properties"]["game"] = {"enum": list(GAMES)}
    paths: dict[str, dict[str, object]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _operation(operation, references)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Stip", "version": __version__, "description": ABOUT, "license": {"name": "MIT"}},
            "paths": paths,
            "components": {"schemas": components, "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}}},
        }
    )


def _operation(operation: Operation, references: dict[object, dict[str, object]]) -> dict[str, object]:
    kind = operation.answer
    content = {kind: {"schema": {"type": "string"}}} if isinstance(kind, str) else _json(references[kind])
    answers: dict[str, object] = {str(operation.status): {"description": operation.summary, "content": content}}
    refusals = {*operation.refusals, 429, 503}
    if "{" in operation.path:
        refusals.add(404)
    if operation.secret != "no":
        refusals.add(401)
    for status in sorted(refusals):
        answers[str(status)] = {
            "description": ERROR_DESCRIPTIONS[status],
            "content": _json(references[schemas.ErrorBody]),
        }
    document: dict[str, object] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "responses": answers,
        "parameters": [_parameter(name) for name in PATH_PATTERNS if f"{{{name}}}" in operation.path]
        + [_query(name, *about) for name, about in operation.query.items()],
    }
    if operation.body:
        document["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": references[operation.body], "example": operation.example}},
        }
    if operation.secret != "no":
        document["security"] = [{"secret": []}, *([{}] if operation.secret == "may" else [])]
    return document


ERROR_DESCRIPTIONS = {
    400: "The request is malformed, or the game, an option or the number of players is not valid",
    401: "The secret is missing or was not created by the server",
    403: "It belongs to somebody else",
    404: "Not found",
    408: "The body took too long to arrive",
    409: "It cannot be done, or not now",
    413: "The body is too large",
    415: "The body is not JSON",
    429: "Too many requests; try again later",
    503: "The server or its database is not available; try again later",
}


def _parameter(name: str) -> dict[str, object]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string", "pattern": PATH_PATTERNS[name]}}


def _query(name: str, least: int, meaning: str) -> dict[str, object]:
    return {"name": name, "in": "query", "description": meaning, "schema": {"type": "integer", "minimum": least}}


def _json(schema: dict[str, object]) -> dict[str, object]:
    return {"application/json": {"schema": schema}}

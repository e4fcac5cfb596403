"""The routes of the API: one table, from which the router, the OpenAPI document and the page's paths are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from itertools import groupby

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from stip.games import GAMES
from stip.games.scene import Scene
from stip.server.http import schemas
from stip.server.http.games import (
    list_games,
    show_clause,
    show_game,
    show_game_picture,
    show_rules,
    show_sprites,
    show_texts,
)
from stip.server.http.openapi import Operation, openapi_document
from stip.server.http.operations import show_health, show_metrics
from stip.server.http.tables import (
    list_tables,
    make_table,
    show_invitation,
    show_picture,
    show_record,
    show_review,
    show_scene,
    show_table,
    take_seat,
)
from stip.server.http.websocket import join_live
from stip.table.creation import TableRequest
from stip.table.views import TableView

API_PREFIX = "/api/"

EXAMPLE_REQUEST = {
    "game": next(iter(GAMES)),
    "players": 2,
    "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": 2}],
    "options": {},
    "clock": {"kind": "game", "seconds": 600, "increment": 5},
}
BODY_ERRORS = (400, 408, 409, 413, 415)
WHICH_GAME = (1, "The number of a game at this table; by default the last")


async def show_description(request: Request) -> Response:
    return Response(_description(), media_type="application/json")


@cache
def _description() -> bytes:
    return openapi_document(OPERATIONS)


OPERATIONS = (
    Operation(
        "POST",
        "/api/tables",
        make_table,
        "Make a table",
        schemas.Seated,
        TableRequest,
        secret="may",
        status=201,
        errors=BODY_ERRORS,
        example=EXAMPLE_REQUEST,
    ),
    Operation("GET", "/api/tables", list_tables, "List my tables", schemas.MyTables, secret="must"),
    Operation("GET", "/api/tables/{code}", show_table, "Show a table as I may see it", TableView, secret="may"),
    Operation(
        "POST",
        "/api/tables/{code}/seats",
        take_seat,
        "Take an open seat",
        schemas.Seated,
        schemas.Join,
        secret="may",
        status=201,
        errors=BODY_ERRORS,
        example={"name": "Bo"},
    ),
    Operation(
        "GET",
        "/api/tables/{code}/invitation",
        show_invitation,
        "A link and QR code for inviting others",
        schemas.Invitation,
    ),
    Operation(
        "GET",
        "/api/tables/{code}/record",
        show_record,
        "The record of a game",
        "text/plain",
        errors=(400, 409),
        query={"game": WHICH_GAME},
    ),
    Operation(
        "GET",
        "/api/tables/{code}/review",
        show_review,
        "A review of a finished game",
        schemas.Review,
        secret="may",
        errors=(400, 409),
        query={"game": WHICH_GAME},
    ),
    Operation(
        "GET",
        "/api/tables/{code}/scene",
        show_scene,
        "How the game looks from my seat, or to a spectator",
        Scene,
        secret="may",
        errors=(400, 403, 409),
        query={
            "game": WHICH_GAME,
            "move": (0, "The position after this move of the game, 0 for the start; by default the current one"),
            "seat": (1, "The seat of mine to look from; by default the one to move, or the first"),
        },
    ),
    Operation(
        "GET",
        "/api/tables/{code}/picture.svg",
        show_picture,
        "A picture of what a spectator sees",
        "image/svg+xml",
        errors=(409,),
    ),
    Operation("WEBSOCKET", "/api/tables/{code}/live", join_live, "Play at a table, or watch"),
    Operation("GET", "/api/games", list_games, "List the games", schemas.Games),
    Operation("GET", "/api/games/{game}", show_game, "Show a game and its options", schemas.GameView),
    Operation(
        "GET",
        "/api/games/{game}/rules",
        show_rules,
        "The rules of a game, followed by those common to all games",
        schemas.Rules,
    ),
    Operation(
        "GET",
        "/api/games/{game}/texts/{language}",
        show_texts,
        "The texts of a game as Fluent source: in English, followed by those that replace them",
        "text/plain",
    ),
    Operation(
        "GET", "/api/games/{game}/sprites.svg", show_sprites, "The sprites that only this game uses", "image/svg+xml"
    ),
    Operation(
        "GET",
        "/api/games/{game}/pictures/{picture}.svg",
        show_game_picture,
        "A picture made of sprites: `cover`, or `guide-N` for step N of the quick guide",
        "image/svg+xml",
    ),
    Operation("GET", "/api/rules/{clause}", show_clause, "A clause of the rules", schemas.ClauseView),
    Operation("GET", "/healthz", show_health, "Check that the server works", schemas.Health, is_for_operators=True),
    Operation("GET", "/metrics", show_metrics, "Metrics for Prometheus", is_for_operators=True),
    Operation("GET", "/openapi.json", show_description, "This description"),
)


def api_routes() -> list[BaseRoute]:
    return [_route(path, list(operations)) for path, operations in groupby(OPERATIONS, lambda one: one.path)]


def _route(path: str, operations: Sequence[Operation]) -> BaseRoute:
    if operations[0].method == "WEBSOCKET":
        return WebSocketRoute(path, operations[0].endpoint)
    if len(operations) == 1:
        return Route(path, operations[0].endpoint, methods=[operations[0].method])
    endpoints: dict[str, Callable[[Request], Awaitable[Response]]] = {
        operation.method: operation.endpoint for operation in operations
    }

    async def answer(request: Request) -> Response:
        return await endpoints["GET" if request.method == "HEAD" else request.method](request)

    return Route(path, answer, methods=[*endpoints])

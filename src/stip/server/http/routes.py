"""The routes of the API: one table, from which the router, the OpenAPI document and the page's paths are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from itertools import groupby

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from stip.club.requests import BeginRound, ClubRequest, DecideMatch, EndClub, JoinClub, LeaveClub
from stip.club.views import ClubView
from stip.games import GAMES
from stip.games.scene import Scene
from stip.server.http import schemas
from stip.server.http.clubs import (
    begin_round,
    decide_match,
    end_club,
    join_club,
    leave_club,
    make_club,
    show_club,
    show_club_invitation,
    show_club_results,
    show_club_standings,
)
from stip.server.http.devices import claim_transfer, make_transfer, show_push_key, subscribe, unsubscribe
from stip.server.http.games import (
    list_games,
    show_clause,
    show_game,
    show_game_picture,
    show_lesson,
    show_rules,
    show_sprites,
    show_texts,
)
from stip.server.http.link_previews import show_game_preview, show_preview
from stip.server.http.my_games import delete_table, export_records, list_tables
from stip.server.http.openapi import Operation, openapi_document
from stip.server.http.operations import show_health, show_metrics
from stip.server.http.records import open_record
from stip.server.http.requests import CURSOR_PATTERN
from stip.server.http.tables import (
    make_table,
    show_invitation,
    show_picture,
    show_record,
    show_replay,
    show_review,
    show_scene,
    show_table,
    take_seat,
)
from stip.server.http.websocket import join_live
from stip.table.creation import TableRequest
from stip.table.lessons import LessonView
from stip.table.views import ReplayView, TableView

Endpoint = Callable[[Request], Awaitable[Response]]

API_PREFIX = "/api/"

EXAMPLE_REQUEST = {
    "game": next(iter(GAMES)),
    "players": 2,
    "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": 2}],
    "options": {},
    "clock": {"kind": "game", "seconds": 600, "increment": 5},
}
EXAMPLE_RECORD = f'[Game "{next(iter(GAMES))}"]\n[Players "2"]\n[Seed "7"]\n'
BODY_ERRORS = (400, 408, 409, 413, 415)
WHICH_GAME = (1, "The number of a game at this table; by default the last")


async def show_description(request: Request) -> Response:
    return Response(_description(), media_type="application/json")


@cache
def _description() -> bytes:
    return openapi_document(OPERATIONS)


def _organising(
    path: str, endpoint: Endpoint, request: type[msgspec.Struct], summary: str, **example: object
) -> Operation:
    """Return an operation by which somebody changes a club evening, and is told how it is then."""
    return Operation(
        "POST",
        f"/api/clubs/{{club}}/{path}",
        endpoint,
        summary,
        ClubView,
        request,
        secret="must",
        errors=(403, *BODY_ERRORS),
        example=example,
        has_key=True,
    )


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
        has_key=True,
    ),
    Operation(
        "GET",
        "/api/tables",
        list_tables,
        "List my tables and club evenings",
        schemas.MyTables,
        secret="must",
        errors=(400,),
        query={"after": (CURSOR_PATTERN, "Continue a list: `next` of what is known already")},
    ),
    Operation("GET", "/api/tables/{code}", show_table, "Show a table as I may see it", TableView, secret="may"),
    Operation(
        "DELETE",
        "/api/tables/{code}",
        delete_table,
        "Delete a table where nobody else plays, or take a finished one from my list",
        schemas.Deleted,
        secret="must",
        errors=(409,),
    ),
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
        has_key=True,
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
        "/api/tables/{code}/replay",
        show_replay,
        "A finished game, move by move",
        ReplayView,
        secret="may",
        errors=(400, 403, 409),
        query={"game": WHICH_GAME, "seat": (1, "The seat of mine to look from; by default the first")},
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
    Operation(
        "GET",
        "/api/tables/{code}/preview.png",
        show_preview,
        "A picture of what a spectator sees, for links that are shared",
        "image/png",
        errors=(400, 409),
        query={"game": WHICH_GAME, "move": (0, "The position after this move; by default the current one")},
    ),
    Operation(
        "POST",
        "/api/me/transfers",
        make_transfer,
        "A code that brings my seats and what this device remembers to another device, once",
        schemas.TransferCode,
        schemas.TransferRequest,
        secret="must",
        status=201,
        errors=BODY_ERRORS,
        example={"history": ""},
    ),
    Operation(
        "POST",
        "/api/me/transfers/claim",
        claim_transfer,
        "The secret for which such a code stands",
        schemas.Identity,
        schemas.TransferClaim,
        errors=(*BODY_ERRORS, 404),
        example={"code": "bcdfghjkmn"},
    ),
    Operation(
        "GET", "/api/push/key", show_push_key, "The key by which push services know this server", schemas.PushKey
    ),
    Operation(
        "POST",
        "/api/push/devices",
        subscribe,
        "Notify this device when it is my turn at a table with a day or more for a move",
        schemas.Subscribed,
        schemas.Device,
        secret="must",
        status=201,
        errors=BODY_ERRORS,
        example={"endpoint": "https://updates.push.services.mozilla.com/wpush/v2/…", "public_key": "B…", "auth": "…"},
    ),
    Operation(
        "POST",
        "/api/push/devices/remove",
        unsubscribe,
        "Notify this device no longer",
        schemas.Subscribed,
        schemas.Unsubscribe,
        secret="must",
        errors=BODY_ERRORS,
        example={"endpoint": "https://updates.push.services.mozilla.com/wpush/v2/…"},
    ),
    Operation("WEBSOCKET", "/api/tables/{code}/live", join_live, "Play at a table, or watch"),
    Operation(
        "POST",
        "/api/records",
        open_record,
        "Check a record and replay its game; nothing of it is stored",
        ReplayView,
        schemas.RecordRequest,
        errors=(400, 408, 413, 415),
        example={"record": EXAMPLE_RECORD},
    ),
    Operation(
        "GET", "/api/records", export_records, "The records of my games in one file", "application/zip", secret="must"
    ),
    Operation(
        "POST",
        "/api/clubs",
        make_club,
        "Found a club evening, which I organise",
        schemas.ClubMember,
        ClubRequest,
        secret="may",
        status=201,
        errors=BODY_ERRORS,
        example={"game": EXAMPLE_REQUEST["game"], "kind": "round-robin"},
        has_key=True,
    ),
    Operation("GET", "/api/clubs/{club}", show_club, "Show a club evening", ClubView, secret="may"),
    Operation(
        "POST",
        "/api/clubs/{club}/people",
        join_club,
        "Join a club evening",
        schemas.ClubMember,
        JoinClub,
        secret="may",
        status=201,
        errors=BODY_ERRORS,
        example={"name": "Bo"},
        has_key=True,
    ),
    _organising("leave", leave_club, LeaveClub, "Leave, or remove somebody", person=3),
    _organising("rounds", begin_round, BeginRound, "Begin the next round now, the first one included"),
    _organising("matches", decide_match, DecideMatch, "Decide a match nobody finishes", match=2, result="one"),
    _organising("end", end_club, EndClub, "End the evening now"),
    Operation(
        "GET",
        "/api/clubs/{club}/invitation",
        show_club_invitation,
        "A link and QR code for inviting others to a club evening",
        schemas.Invitation,
    ),
    Operation("GET", "/api/clubs/{club}/results.csv", show_club_results, "All matches as a table", "text/csv"),
    Operation("GET", "/api/clubs/{club}/standings.csv", show_club_standings, "The standings as a table", "text/csv"),
    Operation("GET", "/api/games", list_games, "List the games", schemas.Games),
    Operation("GET", "/api/games/{game}", show_game, "Show a game and its options", schemas.GameView),
    Operation(
        "GET",
        "/api/games/{game}/rules",
        show_rules,
        "The rules of a game: its leaflet, and all clauses, followed by those common to all games",
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
        "GET",
        "/api/games/{game}/lesson/{language}",
        show_lesson,
        "The lesson of a game, in which one learns it by playing",
        LessonView,
    ),
    Operation(
        "GET", "/api/games/{game}/sprites.svg", show_sprites, "The sprites that only this game uses", "image/svg+xml"
    ),
    Operation(
        "GET",
        "/api/games/{game}/pictures/{picture}.svg",
        show_game_picture,
        "A picture made of sprites: `cover`, `guide-N` for step N of the quick guide, or one that the leaflet names",
        "image/svg+xml",
    ),
    Operation(
        "GET",
        "/api/games/{game}/preview.png",
        show_game_preview,
        "The cover of a game, for links that are shared",
        "image/png",
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
    endpoints: dict[str, Endpoint] = {operation.method: operation.endpoint for operation in operations}

    async def answer(request: Request) -> Response:
        return await endpoints["GET" if request.method == "HEAD" else request.method](request)

    return Route(path, answer, methods=[*endpoints], name=operations[0].endpoint.__name__)

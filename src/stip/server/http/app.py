"""The application: its routes, and what it opens at startup and closes at shutdown."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from stip.errors import BadMethod, NoSuchPage
from stip.server.http import games, operations, tables
from stip.server.http.middleware import RequestMiddleware
from stip.server.http.page import page_routes
from stip.server.http.responses import error_response, language_of
from stip.server.http.state import AppState, app_state_of
from stip.server.http.websocket import websocket_endpoint
from stip.server.operations.settings import Settings

ROUTES: list[BaseRoute] = [
    Route("/api/tables", tables.tables, methods=["GET", "POST"]),
    Route("/api/tables/{code}", tables.show_table),
    Route("/api/tables/{code}/seats", tables.take_seat, methods=["POST"]),
    Route("/api/tables/{code}/invitation", tables.show_invitation),
    Route("/api/tables/{code}/record", tables.show_record),
    Route("/api/tables/{code}/review", tables.show_review),
    Route("/api/tables/{code}/scene", tables.show_scene),
    Route("/api/tables/{code}/picture.svg", tables.show_picture),
    WebSocketRoute("/api/tables/{code}/live", websocket_endpoint),
    Route("/api/games", games.list_games),
    Route("/api/games/{game}", games.show_game),
    Route("/api/games/{game}/rules", games.show_rules),
    Route("/api/games/{game}/texts/{language}", games.show_texts),
    Route("/api/games/{game}/sprites.svg", games.show_sprites),
    Route("/api/games/{game}/pictures/{picture}.svg", games.show_game_picture),
    Route("/api/rules/{clause}", games.show_clause),
    Route("/healthz", operations.show_health),
    Route("/metrics", operations.show_metrics),
    Route("/openapi.json", operations.show_description),
]


def make_app(settings: Settings) -> Starlette:
    app_state = AppState(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with app_state.open():
            yield

    app = Starlette(
        routes=ROUTES + page_routes(settings.page),
        middleware=[Middleware(RequestMiddleware, app_state=app_state)],
        exception_handlers={HTTPException: _say_why},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.app_state = app_state
    return app


async def _say_why(request: Request, problem: Exception) -> Response:
    """Turn an error of the router into one of ours."""
    assert isinstance(problem, HTTPException)
    if problem.status_code != 405:
        page = app_state_of(request).settings.page / "index.html"
        if "text/html" in request.headers.get("accept", "") and page.is_file():  # a browser: the page shows the error
            return FileResponse(page, 404, {"Cache-Control": "no-cache"})
        return error_response(NoSuchPage(), language_of(request))
    response = error_response(BadMethod(method=request.method[:20]), language_of(request))
    response.headers.update(problem.headers or {})
    return response

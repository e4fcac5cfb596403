"""The application: its routes, and what it opens at startup and closes at shutdown."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from stip.errors import BadMethod, NoSuchPage
from stip.server.http import api
from stip.server.http.middleware import RequestMiddleware
from stip.server.http.responses import error_response, language_of
from stip.server.http.state import AppState, app_state_of
from stip.server.http.websocket import websocket_endpoint
from stip.server.operations.settings import Settings

ROUTES: list[BaseRoute] = [
    Route("/api/tables", api.tables, methods=["GET", "POST"]),
    Route("/api/tables/{code}", api.show_table),
    Route("/api/tables/{code}/seats", api.take_seat, methods=["POST"]),
    Route("/api/tables/{code}/invitation", api.show_invitation),
    Route("/api/tables/{code}/record", api.show_record),
    Route("/api/tables/{code}/review", api.show_review),
    Route("/api/tables/{code}/scene", api.show_scene),
    Route("/api/tables/{code}/picture.svg", api.show_picture),
    WebSocketRoute("/api/tables/{code}/live", websocket_endpoint),
    Route("/api/games", api.list_games),
    Route("/api/games/{game}", api.show_game),
    Route("/api/games/{game}/rules", api.show_rules),
    Route("/api/rules/{clause}", api.show_clause),
    Route("/healthz", api.show_health),
    Route("/metrics", api.show_metrics),
    Route("/openapi.json", api.show_description),
]

PAGE_ROUTES = (
    "/",
    "/about",
    "/new/{game}",
    "/t/{code}",
    "/rules/{game}",
    "/review/{code}",
    "/review/{code}/{number}",
    "/{file}",
    "/assets/{file}",
)
UNCHANGING = "public, max-age=31536000, immutable"  # the names of built files contain a hash of their content


def make_app(settings: Settings) -> Starlette:
    app_state = AppState(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with app_state.open():
            yield

    app = Starlette(
        routes=ROUTES + _page(settings),
        middleware=[Middleware(RequestMiddleware, app_state=app_state)],
        exception_handlers={HTTPException: _say_why},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.app_state = app_state
    return app


def _page(settings: Settings) -> list[BaseRoute]:
    if not (settings.page / "index.html").is_file():
        return []
    page = Page(directory=settings.page)
    return [Route(path, page, methods=["GET"]) for path in PAGE_ROUTES]


class Page(StaticFiles):
    """Serves the files of the page, and `index.html` at every address of the page, which decides in the browser what to
    show."""

    def get_path(self, scope: Scope) -> str:
        return super().get_path(scope) if "file" in scope["path_params"] else "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse) and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            response = _packed(response)
        response.headers["Cache-Control"] = UNCHANGING if path.startswith("assets") else "no-cache"
        response.headers["Vary"] = "Accept-Encoding"
        return response


def _packed(response: FileResponse) -> Response:
    """Return a compressed response. Each file is compressed once and cached."""
    assert response.stat_result
    packed = Response(_pack(Path(response.path), response.stat_result.st_mtime_ns), media_type=response.media_type)
    packed.headers.update({name: response.headers[name] for name in ("etag", "last-modified")})
    packed.headers["Content-Encoding"] = "gzip"
    return packed


@lru_cache(100)
def _pack(file: Path, _changed: int) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


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

"""The application: its routes, and what it opens when it starts and closes when it ends."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from stip.errors import BadMethod, NoSuchPage
from stip.server import api
from stip.server.answers import language_of, refuse
from stip.server.guard import Guard
from stip.server.house import House
from stip.server.live import live
from stip.server.settings import Settings

ROUTES: list[BaseRoute] = [
    Route("/api/tables", api.tables, methods=["GET", "POST"]),
    Route("/api/tables/{code}", api.show_table),
    Route("/api/tables/{code}/seats", api.take_seat, methods=["POST"]),
    Route("/api/tables/{code}/invitation", api.show_invitation),
    Route("/api/tables/{code}/record", api.show_record),
    Route("/api/tables/{code}/review", api.show_review),
    WebSocketRoute("/api/tables/{code}/live", live),
    Route("/api/games", api.list_games),
    Route("/api/games/{game}", api.show_game),
    Route("/api/games/{game}/rules", api.show_rules),
    Route("/api/rules/{clause}", api.show_clause),
    Route("/healthz", api.show_health),
    Route("/metrics", api.show_metrics),
    Route("/openapi.json", api.show_description),
]


def make_app(settings: Settings) -> Starlette:
    house = House(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with house.open():
            yield

    app = Starlette(
        routes=ROUTES + _page(settings),
        middleware=[Middleware(Guard, house=house)],
        exception_handlers={HTTPException: _say_why},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.house = house
    return app


def _page(settings: Settings) -> list[BaseRoute]:
    """The web page, if there is one: its files, and itself at every address that it knows."""
    if not settings.page.is_dir():
        return []

    async def show_page(request: Request) -> Response:
        return FileResponse(settings.page / "index.html")

    pages = [Route(f"/{kind}/{{name}}", show_page) for kind in ("t", "new", "rules", "review")]
    return [*pages, Mount("/", StaticFiles(directory=settings.page, html=True))]


async def _say_why(request: Request, problem: Exception) -> Response:
    """What the router refuses, in our words."""
    assert isinstance(problem, HTTPException)
    if problem.status_code != 405:
        return refuse(NoSuchPage(), language_of(request))
    response = refuse(BadMethod(method=request.method[:20]), language_of(request))
    response.headers.update(problem.headers or {})
    return response

"""The application: what it opens at startup and closes at shutdown, and what it says where there is no route."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from stip.server.errors import BadMethod, NoSuchPage
from stip.server.http.middleware import RequestMiddleware
from stip.server.http.page import page_html, page_routes
from stip.server.http.responses import error_response, language_of
from stip.server.http.routes import api_routes
from stip.server.http.state import AppState, app_state_of
from stip.server.operations.settings import Settings


def make_app(settings: Settings) -> Starlette:
    app_state = AppState(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with app_state.open():
            yield

    app = Starlette(
        routes=api_routes() + page_routes(settings),
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
        settings = app_state_of(request).settings
        is_built = (settings.page / "index.html").is_file()
        if "text/html" in request.headers.get("accept", "") and is_built:  # a browser: the page shows the error
            return HTMLResponse(page_html(settings), 404, {"Cache-Control": "no-cache"})
        return error_response(NoSuchPage(), language_of(request))
    response = error_response(BadMethod(method=request.method[:20]), language_of(request))
    response.headers.update(problem.headers or {})
    return response

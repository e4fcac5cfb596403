"""The endpoints for operators: health and metrics."""

from __future__ import annotations

import hmac

from starlette.requests import Request
from starlette.responses import Response

from stip import __version__
from stip.kernel.compilation import compilation_problems
from stip.server.errors import BadSecret
from stip.server.http.responses import json_response, language_of
from stip.server.http.schemas import Health
from stip.server.http.state import app_state_of


async def show_health(request: Request) -> Response:
    """Report whether tables can be read and written (raises StoreFailed otherwise), and whether everything could be
    compiled."""
    rooms = app_state_of(request).rooms
    store = rooms.store
    if store.write_problem:  # perhaps it works again
        await rooms.cluster.beat()
    await store.find(phase="playing", limit=1)
    problems = [problem.text(language_of(request)) for problem in compilation_problems()]
    return json_response(Health("slow" if problems else "ok", __version__, problems))


async def show_metrics(request: Request) -> Response:
    app_state = app_state_of(request)
    wanted = app_state.settings.metrics_secret
    if wanted:
        given = request.headers.get("authorization", "")
        if not hmac.compare_digest(given.encode(), f"Bearer {wanted}".encode()):
            raise BadSecret()
    app_state.update_gauges()
    return Response(app_state.metrics.render(), media_type="text/plain; version=0.0.4")

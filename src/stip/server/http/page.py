"""The built page: its addresses in the application, and its files, compressed and with headers for caches."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

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


def page_routes(directory: Path) -> list[BaseRoute]:
    """Return the routes of the page; there are none if it has not been built."""
    if not (directory / "index.html").is_file():
        return []
    page = Page(directory=directory)
    return [Route(path, page, methods=["GET"]) for path in PAGE_ROUTES]


def table_address(code: str) -> str:
    """Return the address at which the page shows a table."""
    return f"/t/{code}"


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

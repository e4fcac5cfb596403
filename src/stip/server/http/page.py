"""The built page: its addresses in the application, and its files, compressed and with headers for caches.

At each of its addresses the page is the same file, but for the tags that say what others see of a link to it.
"""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from stip.server.http.link_previews import preview_tags
from stip.server.http.responses import file_response
from stip.server.operations.device_site import PYTHON, python_address
from stip.server.operations.settings import Settings

PAGE_ROUTES = (
    "/",
    "/about",
    "/me",
    "/new/{game}",
    "/t/{code}",
    "/rules/{game}",
    "/learn/{game}",
    "/record",
    "/review/{code}",
    "/review/{code}/{number}",
    "/club",
    "/club/{club}",
    "/club/{club}/screen",
    "/{file}",
    "/assets/{file}",
)
ASSETS = "/assets/"  # built files, among them the workers
PREVIEW_PLACE = "<!--preview-->"  # in `index.html`: where the tags go
UNCHANGING = "public, max-age=31536000, immutable"  # the names of built files contain a hash of their content


def page_routes(settings: Settings) -> list[BaseRoute]:
    """Return the routes of the page; there are none if it has not been built."""
    if not (settings.page / "index.html").is_file():
        return []
    files = PageFiles(directory=settings.page)

    async def show_page(request: Request) -> Response:
        html = page_html(settings)
        tags = await preview_tags(request) if PREVIEW_PLACE in html else ""
        return file_response(request, html.replace(PREVIEW_PLACE, tags).encode(), "text/html", is_kept=not tags)

    routes: list[BaseRoute] = []
    if settings.site:
        routes.append(Mount(python_address(settings.site), UnchangingFiles(directory=settings.site / PYTHON)))
    return routes + [Route(path, files if "{file}" in path else show_page, methods=["GET"]) for path in PAGE_ROUTES]


def page_html(settings: Settings) -> str:
    """Return the page. Before anything is asked for, it knows whether solo games are played on the device."""
    html = (settings.page / "index.html").read_text(encoding="utf-8")
    if settings.site:
        html = html.replace("<html ", f'<html data-python="{python_address(settings.site)}" ', 1)
    return html


def table_address(code: str) -> str:
    """Return the address at which the page shows a table."""
    return f"/t/{code}"


def club_address(code: str) -> str:
    """Return the address at which the page shows a club evening."""
    return f"/club/{code}"


class PageFiles(StaticFiles):
    """Serves the files of the page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        accepted = Headers(scope=scope).get("accept-encoding", "")
        if isinstance(response, FileResponse) and "gzip" in accepted and not path.endswith(".zip"):
            response = await asyncio.to_thread(_packed, response)  # Pyodide takes a second, the first time
        response.headers["Cache-Control"] = UNCHANGING if self.is_unchanging(path) else "no-cache"
        response.headers["Vary"] = "Accept-Encoding"
        return response

    def is_unchanging(self, path: str) -> bool:
        return path.startswith("assets")


class UnchangingFiles(PageFiles):
    def is_unchanging(self, path: str) -> bool:
        return True


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

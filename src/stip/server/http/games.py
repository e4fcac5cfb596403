"""The endpoints of games: their options, rules, texts and drawings."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import partial, wraps

from starlette.requests import Request
from starlette.responses import Response

from stip.games import all_rulebooks, rulebook_of
from stip.games.clauses import clauses, kinds_of, page, shared_page
from stip.games.errors import UnknownClause, UnknownGame
from stip.games.leaflet import pictures_of
from stip.games.lessons import lesson_of
from stip.games.rulebook import Rulebook
from stip.locale import LANGUAGES, game_texts
from stip.play.illustrations import illustration
from stip.server.errors import NoSuchPage, UnknownDrawing, UnknownLanguage
from stip.server.http.game_views import game_view, rules_view
from stip.server.http.responses import encode, error_response, file_response, json_response, language_of
from stip.server.http.schemas import ClauseView, Games
from stip.table.lessons import lesson_view

Endpoint = Callable[[Request], Awaitable[Response]]


def _of_a_game(show: Callable[[Request, Rulebook], Awaitable[Response]]) -> Endpoint:
    """Return an endpoint that passes on the game in the address, or answers that there is no such game."""

    @wraps(show)
    async def endpoint(request: Request) -> Response:
        try:
            book = rulebook_of(request.path_params["game"])
        except UnknownGame as error:
            return error_response(error, language_of(request), 404)
        return await show(request, book)

    return endpoint


async def list_games(request: Request) -> Response:
    return json_response(Games([game_view(book) for book in all_rulebooks()]))


@_of_a_game
async def show_game(request: Request, book: Rulebook) -> Response:
    return json_response(game_view(book))


@_of_a_game
async def show_rules(request: Request, book: Rulebook) -> Response:
    return json_response(rules_view(book, language_of(request)))


@_of_a_game
async def show_texts(request: Request, book: Rulebook) -> Response:
    texts = game_texts(book.folder / "texts", _language_in_path(request))
    return file_response(request, texts.encode(), "text/plain")


@_of_a_game
async def show_lesson(request: Request, book: Rulebook) -> Response:
    language = _language_in_path(request)
    if not lesson_of(book).steps:
        raise NoSuchPage()
    return file_response(request, encode(lesson_view(book, language)), "application/json")


def _language_in_path(request: Request) -> str:
    language: str = request.path_params["language"]
    if language not in LANGUAGES:
        raise UnknownLanguage(language=language[:20], languages=", ".join(LANGUAGES))
    return language


@_of_a_game
async def show_sprites(request: Request, book: Rulebook) -> Response:
    return _drawing(request, book, "sprites")


@_of_a_game
async def show_game_picture(request: Request, book: Rulebook) -> Response:
    name = request.path_params["picture"]
    if not re.fullmatch("[a-z0-9-]{1,40}", name):
        raise UnknownDrawing(game=book.title, drawing=name[:40])
    if name in pictures_of(book):
        picture = await asyncio.to_thread(illustration, book, name)  # the first of a game may take a second
        return file_response(request, picture.encode(), "image/svg+xml")
    return _drawing(request, book, f"pictures/{name}")


def _drawing(request: Request, book: Rulebook, name: str) -> Response:
    """Return an SVG file in the folder of a game."""
    file = book.folder / f"{name}.svg"
    if not file.is_file():
        raise UnknownDrawing(game=book.title, drawing=name[:40])
    return file_response(request, file.read_bytes(), "image/svg+xml")


async def show_clause(request: Request) -> Response:
    name, language = request.path_params["clause"].upper(), language_of(request)
    books = all_rulebooks()
    pages: list[Callable[[str], str]] = [shared_page, *(partial(page, book) for book in books)]
    for show in pages:
        if name in (found := clauses(show(language))):
            return json_response(ClauseView(name, found[name], kinds_of(clauses(show("en"))[name])))
    raise UnknownClause(clause=name[:20], game=", ".join(book.title for book in books))

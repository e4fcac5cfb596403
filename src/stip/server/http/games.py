"""The endpoints of games: their options, rules, texts and drawings."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import wraps
from itertools import count

from starlette.requests import Request
from starlette.responses import Response

from stip.games import all_rulebooks, rulebook_of
from stip.games.clauses import clauses, page, sections, shared_page
from stip.games.errors import UnknownClause, UnknownGame
from stip.games.rulebook import Rulebook
from stip.kernel.compilation import compilation_problems
from stip.locale import LANGUAGES, game_texts
from stip.server.bots.preparation import is_preparing
from stip.server.errors import UnknownDrawing, UnknownLanguage
from stip.server.http.responses import error_response, file_response, json_response, language_of
from stip.server.http.schemas import (
    ClauseView,
    Games,
    GameView,
    OptionView,
    Rules,
    SectionView,
    SignView,
    TeamsView,
)

Endpoint = Callable[[Request], Awaitable[Response]]


def _of_a_game(show: Callable[[Request, Rulebook], Response]) -> Endpoint:
    """Return an endpoint that passes on the game in the address, or answers that there is no such game."""

    @wraps(show)
    async def endpoint(request: Request) -> Response:
        try:
            book = rulebook_of(request.path_params["game"])
        except UnknownGame as error:
            return error_response(error, language_of(request), 404)
        return show(request, book)

    return endpoint


async def list_games(request: Request) -> Response:
    return json_response(Games([_game(book) for book in all_rulebooks()]))


@_of_a_game
def show_game(request: Request, book: Rulebook) -> Response:
    return json_response(_game(book))


@_of_a_game
def show_rules(request: Request, book: Rulebook) -> Response:
    language = language_of(request)
    pages = (page(book, language), shared_page(language))
    views = [
        SectionView(one.level, one.heading, one.text, [ClauseView(*item) for item in one.clauses.items()])
        for text in pages
        for one in sections(text)
    ]
    return json_response(Rules(book.name, book.title, views))


@_of_a_game
def show_texts(request: Request, book: Rulebook) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise UnknownLanguage(language=language[:20], languages=", ".join(LANGUAGES))
    return file_response(request, game_texts(book.folder / "texts", language).encode(), "text/plain")


@_of_a_game
def show_sprites(request: Request, book: Rulebook) -> Response:
    return _drawing(request, book, "sprites")


@_of_a_game
def show_game_picture(request: Request, book: Rulebook) -> Response:
    name = request.path_params["picture"]
    if not re.fullmatch("[a-z0-9-]{1,40}", name):
        raise UnknownDrawing(game=book.title, drawing=name[:40])
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
    for text in (shared_page(language), *(page(book, language) for book in books)):
        if name in (found := clauses(text)):
            return json_response(ClauseView(name, found[name]))
    raise UnknownClause(clause=name[:20], game=", ".join(book.title for book in books))


def _game(book: Rulebook) -> GameView:
    options = [
        OptionView(one.name, one.clause, list(one.values), list(one.published), one.default, one.meaning, one.only_for)
        for one in book.options
    ]
    signs = {
        sides: [SignView(sign.pigment, list(sign.sprites)) for sign in signs] for sides, signs in book.signs.items()
    }
    teams = TeamsView(book.teams.option, book.teams.value, list(book.teams.sides)) if book.teams else None
    guide = next(step for step in count() if not (book.folder / "pictures" / f"guide-{step + 1}.svg").is_file())
    is_slow = book.title in {problem.title for problem in compilation_problems()}
    is_waiting = is_preparing(book.name)
    return GameView(book.name, book.title, list(book.players), options, signs, teams, guide, is_slow, is_waiting)

"""The endpoints of games: their options, rules, texts and drawings."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import partial, wraps
from itertools import count

from starlette.requests import Request
from starlette.responses import Response

from stip.games import all_rulebooks, rulebook_of
from stip.games.clauses import clauses, kinds_of, page, sections, shared_page
from stip.games.errors import UnknownClause, UnknownGame
from stip.games.leaflet import illustrated, leaflet, pictures_of
from stip.games.lessons import key_of, lesson_of
from stip.games.rulebook import Rulebook
from stip.kernel.compilation import compilation_problems
from stip.locale import LANGUAGES, game_texts
from stip.play.illustrations import illustration
from stip.server.bots.preparation import is_preparing
from stip.server.errors import NoSuchPage, UnknownDrawing, UnknownLanguage
from stip.server.http.responses import encode, error_response, file_response, json_response, language_of
from stip.server.http.schemas import (
    ChapterView,
    ClauseView,
    Games,
    GameView,
    KeyEntryView,
    OptionView,
    PassageView,
    Rules,
    SectionView,
    SignView,
    TeamsView,
)
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
    return json_response(Games([_game(book) for book in all_rulebooks()]))


@_of_a_game
async def show_game(request: Request, book: Rulebook) -> Response:
    return json_response(_game(book))


@_of_a_game
async def show_rules(request: Request, book: Rulebook) -> Response:
    language = language_of(request)
    pages = (illustrated(page(book, language), book, language), shared_page(language))
    kinds = {name: kinds_of(text) for one in (page(book), shared_page()) for name, text in clauses(one).items()}
    views = [
        SectionView(
            one.level,
            one.heading,
            one.text,
            [ClauseView(name, text, kinds[name]) for name, text in one.clauses.items()],
        )
        for text in pages
        for one in sections(text)
    ]
    chapters = [
        ChapterView(heading, [PassageView(*one) for one in passages]) for heading, passages in leaflet(book, language)
    ]
    return json_response(Rules(book.name, book.title, chapters, views))


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
    key = [KeyEntryView(entry.sprites, f"{book.name}-key-{entry.text}") for entry in key_of(book)]
    is_slow = book.title in {problem.title for problem in compilation_problems()}
    return GameView(
        game=book.name,
        title=book.title,
        players=list(book.players),
        options=options,
        signs=signs,
        teams=teams,
        guide=guide,
        lesson=len(lesson_of(book).steps),
        key=key,
        is_slow=is_slow,
        is_preparing=is_preparing(book.name),
    )

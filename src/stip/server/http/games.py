"""The endpoints of games: their options and their rules."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from stip.errors import UnknownClause, UnknownGame
from stip.games import all_rulebooks, rulebook_of
from stip.games.clauses import clauses, page, sections, shared_page
from stip.games.rulebook import Rulebook
from stip.kernel.compilation import compilation_problems
from stip.server.http.responses import error_response, json_response, language_of
from stip.server.http.schemas import ClauseView, Games, GameView, OptionView, Rules, SectionView


async def list_games(request: Request) -> Response:
    return json_response(Games([_game(book) for book in all_rulebooks()]))


async def show_game(request: Request) -> Response:
    try:
        return json_response(_game(rulebook_of(request.path_params["game"])))
    except UnknownGame as error:
        return error_response(error, language_of(request), 404)


async def show_rules(request: Request) -> Response:
    language = language_of(request)
    try:
        book = rulebook_of(request.path_params["game"])
    except UnknownGame as error:
        return error_response(error, language, 404)
    pages = (page(book, language), shared_page(language))
    views = [
        SectionView(one.level, one.heading, one.text, [ClauseView(*item) for item in one.clauses.items()])
        for text in pages
        for one in sections(text)
    ]
    return json_response(Rules(book.name, book.title, views))


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
    is_slow = book.title in {problem.title for problem in compilation_problems()}
    return GameView(book.name, book.title, list(book.players), options, is_slow)

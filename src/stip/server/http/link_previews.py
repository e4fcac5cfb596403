"""What others see of a link before they open it: Open Graph tags with a title, a sentence and a picture. They show what
a spectator may see."""

from __future__ import annotations

import re
from html import escape

from starlette.requests import Request
from starlette.responses import Response

from stip.club.club import Club
from stip.games import rulebook_of
from stip.games.errors import UnknownGame
from stip.games.link_picture import HEIGHT, WIDTH, link_picture_of_cover
from stip.locale import localize
from stip.locale.errors import StipError
from stip.server.errors import UnknownDrawing
from stip.server.http.credentials import client_address
from stip.server.http.links import link_to
from stip.server.http.requests import query_number
from stip.server.http.responses import error_response, language_of
from stip.server.http.state import app_state_of
from stip.table import projection
from stip.table.table import Table

HEADERS = {"Cache-Control": "public, max-age=300", "Cross-Origin-Resource-Policy": "cross-origin"}


async def show_preview(request: Request) -> Response:
    app_state, code = app_state_of(request), str(request.path_params["code"]).lower()
    async with app_state.rooms.enter(code) as room:
        table = room.table
    number, move = query_number(request, "game", 1), query_number(request, "move", 0)
    if number not in (None, table.number):
        app_state.admission.check_history(client_address(request), table.seq)  # an earlier game is replayed
    game = table.game_of(number)
    entries = len(game.log) if move is None else move
    key = (game.setup.seed, *game.log[:entries])  # moves can be taken back and replaced
    picture = app_state.pictures.get(key)
    if picture is None:
        app_state.admission.check_drawing(client_address(request))
        picture = await app_state.pictures.render(key, projection.link_picture_of(table, move, number))
    return Response(picture, 200, HEADERS, "image/png")


async def show_game_preview(request: Request) -> Response:
    app_state = app_state_of(request)
    try:
        book = rulebook_of(request.path_params["game"])
    except UnknownGame as error:
        return error_response(error, language_of(request), 404)
    picture = app_state.pictures.get(book.name)
    if picture is None:
        if not (book.folder / "pictures" / "cover.svg").is_file():
            raise UnknownDrawing(game=book.title, drawing="cover")
        app_state.admission.check_drawing(client_address(request))
        picture = await app_state.pictures.render(book.name, link_picture_of_cover(book))
    return Response(picture, 200, HEADERS, "image/png")


async def preview_tags(request: Request) -> str:
    """Return the tags for the head of the page at an address of the page. Where there is no such table or game, there
    are none: the page says so itself."""
    try:
        title, text, picture = await _preview(request)
    except StipError:
        return ""
    tags = {"type": "website", "site_name": "Stip", "title": title, "description": text}
    tags["url"] = _absolute(request, request.url.path + (f"?{request.url.query}" if request.url.query else ""))
    if picture:
        tags |= {"image": _absolute(request, picture), "image:width": str(WIDTH), "image:height": str(HEIGHT)}
    lines = [f'<meta property="og:{name}" content="{escape(value)}" />' for name, value in tags.items()]
    card = "summary_large_image" if picture else "summary"
    return "\n    ".join([*lines, f'<meta name="twitter:card" content="{card}" />'])


async def _preview(request: Request) -> tuple[str, str, str]:
    """Return a title, a sentence and the path of a picture."""
    language = language_of(request)
    if code := request.path_params.get("code"):
        async with app_state_of(request).rooms.enter(code.lower()) as room:
            table = room.table
        return _preview_of_table(request, table, language)
    if code := request.path_params.get("club"):
        return _preview_of_club(request, await app_state_of(request).rooms.clubs.load(code.lower()), language)
    if game := request.path_params.get("game"):
        book = rulebook_of(game)
        is_rules = request.url.path.startswith("/rules/")
        title = localize("rules-title", {"game": book.title}, language) if is_rules else book.title
        return title, localize(f"{game}-tagline", {}, language), _path(request, "show_game_preview", game=game)
    return "Stip", localize("home-about", {}, language), ""


def _preview_of_table(request: Request, table: Table, language: str) -> tuple[str, str, str]:
    view, title = projection.view_of(table, (), 0), rulebook_of(table.made.game).title
    if not table.game:
        cover = _path(request, "show_game_preview", game=view.game)
        host = next((seat.name for seat in view.seats if seat.kind == "person"), "Stip")
        come = localize("invite-come", {"game": title}, language)
        return come, localize("preview-open", {"name": host}, language), cover
    given = request.path_params.get("number", "")
    number = int(given) if re.fullmatch("[1-9][0-9]{0,4}", given) else view.number
    game, move = table.game_of(number), query_number(request, "move", 0)
    last = len(game.log)
    is_over = number < view.number or view.outcome is not None
    text = localize("preview-over" if is_over else "preview-playing", {"count": last}, language)
    picture = _path(request, "show_preview", code=table.code)
    query = f"?game={number}&move={last if move is None else min(move, last)}"
    names = " – ".join(seat.name for seat in view.seats if seat.name)
    return f"{title}: {names}", text, picture + query


def _preview_of_club(request: Request, club: Club, language: str) -> tuple[str, str, str]:
    facts = {
        "name": club.founded.name or localize("club-title", {}, language),
        "game": rulebook_of(club.founded.game).title,
        "phase": club.phase,
    }
    cover = _path(request, "show_game_preview", game=club.founded.game)
    return localize("preview-club", facts, language), localize("preview-club-text", facts, language), cover


def _path(request: Request, endpoint: str, **values: str) -> str:
    return str(request.app.url_path_for(endpoint, **values))


def _absolute(request: Request, path: str) -> str:
    return link_to(request, path, app_state_of(request).listen_address)

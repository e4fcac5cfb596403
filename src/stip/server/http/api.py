"""The HTTP endpoints. Each function handles one kind of request and raises an error to refuse it."""

from __future__ import annotations

import asyncio
import hmac
import re
import secrets
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from stip import __version__
from stip.bots.review import ReviewedMove
from stip.errors import BadMessage, BadSecret, NoSecret, NotJson, TooLarge, TooSlow, UnknownClause, UnknownGame
from stip.games import GAMES, rulebook_of
from stip.games.clauses import clauses, page, sections, shared_page
from stip.games.contract import Rulebook
from stip.games.scene import Presentation, Who
from stip.kernel.compilation import compilation_problems
from stip.locale import localize
from stip.server.http.links import link_to, qr_path
from stip.server.http.openapi import openapi_document
from stip.server.http.responses import error_response, json_response, language_of
from stip.server.http.schemas import (
    ClauseView,
    Games,
    GameView,
    Health,
    Invitation,
    Join,
    MyTable,
    MyTables,
    OptionView,
    Review,
    ReviewedMoveView,
    Rules,
    Seated,
    SectionView,
)
from stip.server.http.state import app_state_of, client_address, owner_from_request
from stip.table import projection
from stip.table.decisions import require_own_seat
from stip.table.messages import Sit, TableRequest
from stip.table.owners import owner_of

MAX_LISTED = 100  # tables in a list

Body = TypeVar("Body", bound=msgspec.Struct)


# tables


async def tables(request: Request) -> Response:
    return await (make_table if request.method == "POST" else list_tables)(request)


async def make_table(request: Request) -> Response:
    app_state, owner = app_state_of(request), owner_from_request(request)
    table_request = await _decode_body(request, TableRequest)
    app_state.admission.check_new_table(client_address(request))
    secret = "" if owner else secrets.token_urlsafe(24)
    owner = owner or owner_of(secret)
    table = await app_state.rooms.create(table_request, owner)
    seated = Seated(table=table.code, seats=table.seats_of(owner), secret=secret)
    return json_response(seated, 201, {"Location": f"/api/tables/{table.code}"})


async def take_seat(request: Request) -> Response:
    app_state, owner = app_state_of(request), owner_from_request(request)
    body = await _decode_body(request, Join)
    secret = "" if owner else secrets.token_urlsafe(24)
    owner = owner or owner_of(secret)
    async with app_state.rooms.enter(_table_code(request)) as room:
        await room.execute(Sit(id=secrets.token_urlsafe(12), name=body.name, seat=body.seat), owner)
        return json_response(Seated(table=room.table.code, seats=room.table.seats_of(owner), secret=secret), 201)


async def show_table(request: Request) -> Response:
    owner = owner_from_request(request)
    async with app_state_of(request).rooms.enter(_table_code(request)) as room:
        return json_response(room.view_for(owner))


async def show_invitation(request: Request) -> Response:
    app_state = app_state_of(request)
    async with app_state.rooms.enter(_table_code(request)) as room:
        link = link_to(request, f"/t/{room.table.code}", app_state.listen_address)
    return json_response(Invitation(link, *qr_path(link)))


async def list_tables(request: Request) -> Response:
    owner = owner_from_request(request)
    if not owner:
        raise NoSecret()
    rows = await app_state_of(request).rooms.store.find(owner=owner, limit=MAX_LISTED)
    found = [{"table": row.code, "game": row.game, "phase": row.phase, "at": row.at} for row in rows]
    return json_response(MyTables(msgspec.convert(found, list[MyTable])))


async def show_record(request: Request) -> Response:
    """Return the record of a game; until it is over, only what everybody may know."""
    async with app_state_of(request).rooms.enter(_table_code(request)) as room:
        table = room.table
    number = _query_number(request, "game", 1) or table.number
    text, name = projection.record_of(table, number), f"{table.made.game}-{table.code}-{number}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, 200, headers, "text/plain")


async def show_scene(request: Request) -> Response:
    owner, language = owner_from_request(request), language_of(request)
    async with app_state_of(request).rooms.enter(_table_code(request)) as room:
        table = room.table
    move, number, seat = (
        _query_number(request, name, least) for name, least in (("move", 0), ("game", 1), ("seat", 1))
    )
    if seat is not None:
        require_own_seat(table, seat, owner)
    seats = table.seats_of(owner) if seat is None else [seat]
    scene = projection.scene_of(table, seats, language, move, number)
    return json_response(scene, headers={"Content-Language": language})


async def show_picture(request: Request) -> Response:
    """Return a picture of what a spectator sees. It is the same for everybody, so that its address can be shared."""
    language = language_of(request)
    async with app_state_of(request).rooms.enter(_table_code(request)) as room:
        table = room.table
    return Response(projection.picture_of(table, language), 200, {"Content-Language": language}, "image/svg+xml")


async def show_review(request: Request) -> Response:
    app_state, owner, language = app_state_of(request), owner_from_request(request), language_of(request)
    async with app_state.rooms.enter(_table_code(request)) as room:
        table = room.table
    reviewed_moves = await app_state.reviews.get(table, _query_number(request, "game", 1), app_state.rooms.bots)
    presentation, own = rulebook_of(table.made.game).presentation, table.seats_of(owner)
    views = [
        _reviewed_move(one, presentation, language, "me" if own == [one.seat] else "other") for one in reviewed_moves
    ]
    return json_response(Review(views), headers={"Content-Language": language})


def _reviewed_move(one: ReviewedMove, presentation: Presentation, language: str, who: Who) -> ReviewedMoveView:
    is_resignation = not one.touches
    return ReviewedMoveView(
        number=one.number,
        seat=one.seat,
        text=one.text,
        words=localize("table-resigns", {"who": who}, language)
        if is_resignation
        else presentation.describe_move(one.text, language, who),
        touches=list(one.touches),
        chances=[round(chance, 4) for chance in one.chances],
        loss=round(one.loss, 4),
        sign=one.sign,
        better=one.better,
        better_words=presentation.describe_move(one.better, language, who) if one.better else "",
        better_touches=list(one.better_touches),
        reason=one.reason.text(language) if one.reason else "",
    )


# games and rules


async def list_games(request: Request) -> Response:
    return json_response(Games([_game(rulebook_of(game)) for game in GAMES]))


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
    books = [rulebook_of(game) for game in GAMES]
    for text in (shared_page(language), *(page(book, language) for book in books)):
        if name in (found := clauses(text)):
            return json_response(ClauseView(name, found[name]))
    raise UnknownClause(clause=name[:20], game=", ".join(book.title for book in books))


def _game(book: Rulebook) -> GameView:
    options = [
        OptionView(one.name, one.clause, list(one.values), list(one.published), one.default, one.meaning, one.only_for)
        for one in book.options
    ]
    return GameView(book.name, book.title, list(book.players), options)


# the server itself


async def show_health(request: Request) -> Response:
    """Report whether tables can be read (raises StoreFailed otherwise), and whether everything could be compiled."""
    await app_state_of(request).rooms.store.find(limit=1)
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


async def show_description(request: Request) -> Response:
    return Response(openapi_document(), media_type="application/json")


def _table_code(request: Request) -> str:
    """Return the table code in the path. People also type codes in capitals."""
    return str(request.path_params["code"]).lower()


def _query_number(request: Request, name: str, least: int) -> int | None:
    """Return a number from the query string, or None if it is missing."""
    given = request.query_params.get(name)
    if given is None:
        return None
    if not re.fullmatch("0|[1-9][0-9]{0,5}", given) or int(given) < least:
        raise BadMessage(problem="message-malformed", detail=f"{name}: a number from {least}")
    return int(given)


async def _decode_body(request: Request, kind: type[Body]) -> Body:
    limits = app_state_of(request).settings.limits
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise NotJson()
    body = b""
    try:
        async with asyncio.timeout(limits.body_seconds):
            async for part in request.stream():
                body += part
                if len(body) > limits.body_bytes:
                    raise TooLarge(most=limits.body_bytes)
    except TimeoutError:
        raise TooSlow() from None
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise BadMessage(problem="message-malformed", detail=str(problem)) from None

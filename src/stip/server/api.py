"""What can be asked over HTTP. Each function answers one kind of request; what it refuses, it raises."""

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
from stip.bots.reviewing import Judgement
from stip.errors import BadMessage, BadSecret, NoSecret, NotJson, TooLarge, TooSlow, UnknownClause, UnknownGame
from stip.games import GAMES, rulebook_of
from stip.games.clauses import clauses, page, sections, shared_page
from stip.games.rulebook import Rulebook
from stip.games.scenery import Scenery, Who
from stip.locale import say
from stip.server.address import link_to, qr_path
from stip.server.answers import answer, language_of, refuse
from stip.server.bodies import (
    ClauseView,
    Games,
    GameView,
    Health,
    Invitation,
    Join,
    JudgementView,
    MyTable,
    MyTables,
    OptionView,
    Review,
    Rules,
    Seated,
    SectionView,
)
from stip.server.house import caller_of, holder_from, house_of
from stip.server.openapi import description
from stip.table import news
from stip.table.decisions import own_seat
from stip.table.holders import holder_of
from stip.table.messages import Order, Sit

MOST_LISTED = 100  # of somebody's tables

Body = TypeVar("Body", bound=msgspec.Struct)


# tables


async def tables(request: Request) -> Response:
    return await (make_table if request.method == "POST" else list_tables)(request)


async def make_table(request: Request) -> Response:
    house, holder = house_of(request), holder_from(request)
    order = await _read(request, Order)
    house.gate.check_new_table(caller_of(request))
    secret = "" if holder else secrets.token_urlsafe(24)
    holder = holder or holder_of(secret)
    table = await house.rooms.make(order, holder)
    seated = Seated(table=table.code, seats=table.seats_of(holder), secret=secret)
    return answer(seated, 201, {"Location": f"/api/tables/{table.code}"})


async def take_seat(request: Request) -> Response:
    house, holder = house_of(request), holder_from(request)
    wish = await _read(request, Join)
    secret = "" if holder else secrets.token_urlsafe(24)
    holder = holder or holder_of(secret)
    async with house.rooms.enter(_code(request)) as room:
        await room.carry_out(Sit(id=secrets.token_urlsafe(12), name=wish.name, seat=wish.seat), holder)
        return answer(Seated(table=room.table.code, seats=room.table.seats_of(holder), secret=secret), 201)


async def show_table(request: Request) -> Response:
    holder = holder_from(request)
    async with house_of(request).rooms.enter(_code(request)) as room:
        return answer(room.view_for(holder))


async def show_invitation(request: Request) -> Response:
    house = house_of(request)
    async with house.rooms.enter(_code(request)) as room:
        link = link_to(request, f"/t/{room.table.code}", house.door)
    return answer(Invitation(link, *qr_path(link)))


async def list_tables(request: Request) -> Response:
    holder = holder_from(request)
    if not holder:
        raise NoSecret()
    rows = await house_of(request).rooms.store.find(holder=holder, limit=MOST_LISTED)
    found = [{"table": row.code, "game": row.game, "phase": row.phase, "at": row.at} for row in rows]
    return answer(MyTables(msgspec.convert(found, list[MyTable])))


async def show_record(request: Request) -> Response:
    """What everybody may know; all of it when the game is over."""
    async with house_of(request).rooms.enter(_code(request)) as room:
        table = room.table
    number = _number(request, "game", 1) or table.number
    text, name = news.record_of(table, number), f"{table.made.game}-{table.code}-{number}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, 200, headers, "text/plain")


async def show_scene(request: Request) -> Response:
    holder, language = holder_from(request), language_of(request)
    async with house_of(request).rooms.enter(_code(request)) as room:
        table = room.table
    move, number, seat = (_number(request, name, least) for name, least in (("move", 0), ("game", 1), ("seat", 1)))
    if seat is not None:
        own_seat(table, seat, holder)
    seats = table.seats_of(holder) if seat is None else [seat]
    scene = news.scene_of(table, seats, language, move, number)
    return answer(scene, headers={"Content-Language": language})


async def show_picture(request: Request) -> Response:
    """What a spectator sees, whoever asks: an address that can be passed on."""
    language = language_of(request)
    async with house_of(request).rooms.enter(_code(request)) as room:
        table = room.table
    return Response(news.picture_of(table, language), 200, {"Content-Language": language}, "image/svg+xml")


async def show_review(request: Request) -> Response:
    house, holder, language = house_of(request), holder_from(request), language_of(request)
    async with house.rooms.enter(_code(request)) as room:
        table = room.table
    judgements = await house.reviews.of(table, _number(request, "game", 1), house.rooms.bots)
    scenery, own = rulebook_of(table.made.game).scenery, table.seats_of(holder)
    views = [_judgement(one, scenery, language, "me" if own == [one.seat] else "other") for one in judgements]
    return answer(Review(views), headers={"Content-Language": language})


def _judgement(one: Judgement, scenery: Scenery, language: str, who: Who) -> JudgementView:
    is_resignation = not one.touches
    return JudgementView(
        number=one.number,
        seat=one.seat,
        text=one.text,
        words=say("table-resigns", {"who": who}, language) if is_resignation else scenery.tell(one.text, language, who),
        touches=list(one.touches),
        chances=[round(chance, 4) for chance in one.chances],
        loss=round(one.loss, 4),
        sign=one.sign,
        better=one.better,
        better_words=scenery.tell(one.better, language, who) if one.better else "",
        better_touches=list(one.better_touches),
        reason=one.reason.text(language) if one.reason else "",
    )


# games and rules


async def list_games(request: Request) -> Response:
    return answer(Games([_game(rulebook_of(game)) for game in GAMES]))


async def show_game(request: Request) -> Response:
    try:
        return answer(_game(rulebook_of(request.path_params["game"])))
    except UnknownGame as error:
        return refuse(error, language_of(request), 404)


async def show_rules(request: Request) -> Response:
    language = language_of(request)
    try:
        book = rulebook_of(request.path_params["game"])
    except UnknownGame as error:
        return refuse(error, language, 404)
    pages = (page(book, language), shared_page(language))
    views = [
        SectionView(one.level, one.heading, one.text, [ClauseView(*item) for item in one.clauses.items()])
        for text in pages
        for one in sections(text)
    ]
    return answer(Rules(book.name, book.title, views))


async def show_clause(request: Request) -> Response:
    name, language = request.path_params["clause"].upper(), language_of(request)
    books = [rulebook_of(game) for game in GAMES]
    for text in (shared_page(language), *(page(book, language) for book in books)):
        if name in (found := clauses(text)):
            return answer(ClauseView(name, found[name]))
    raise UnknownClause(clause=name[:20], game=", ".join(book.title for book in books))


def _game(book: Rulebook) -> GameView:
    options = [
        OptionView(one.name, one.clause, list(one.values), list(one.published), one.default, one.meaning, one.only_for)
        for one in book.options
    ]
    return GameView(book.name, book.title, list(book.players), options)


# the server itself


async def show_health(request: Request) -> Response:
    """Whether tables can be read; raises StoreFailed otherwise."""
    await house_of(request).rooms.store.find(limit=1)
    return answer(Health("ok", __version__))


async def show_metrics(request: Request) -> Response:
    house = house_of(request)
    wanted = house.settings.metrics_secret
    if wanted:
        given = request.headers.get("authorization", "")
        if not hmac.compare_digest(given.encode(), f"Bearer {wanted}".encode()):
            raise BadSecret()
    house.count()
    return Response(house.metrics.page(), media_type="text/plain; version=0.0.4")


async def show_description(request: Request) -> Response:
    return Response(description(), media_type="application/json")


def _code(request: Request) -> str:
    """People type codes in capitals, too."""
    return str(request.path_params["code"]).lower()


def _number(request: Request, name: str, least: int) -> int | None:
    """What the address says behind its question mark."""
    given = request.query_params.get(name)
    if given is None:
        return None
    if not re.fullmatch("0|[1-9][0-9]{0,5}", given) or int(given) < least:
        raise BadMessage(problem="message-malformed", detail=f"{name}: a number from {least}")
    return int(given)


async def _read(request: Request, kind: type[Body]) -> Body:
    limits = house_of(request).settings.limits
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

"""The endpoints of tables: making one, taking a seat, and seeing what is or was played there."""

from __future__ import annotations

import secrets

from starlette.requests import Request
from starlette.responses import Response

from stip.server.http.credentials import client_address, idempotency_key, owner_from_request, owner_or_new
from stip.server.http.links import link_to, qr_path
from stip.server.http.page import table_address
from stip.server.http.requests import decode_body, query_number, table_code
from stip.server.http.responses import json_response, language_of
from stip.server.http.review_views import review_view
from stip.server.http.schemas import Invitation, Join, Seated
from stip.server.http.state import app_state_of
from stip.server.live.idempotency import command_from_key, seats_taken
from stip.table import projection
from stip.table.commands import Sit
from stip.table.creation import TableRequest
from stip.table.decisions import require_own_seat
from stip.table.replays import replay_of


async def make_table(request: Request) -> Response:
    app_state, key = app_state_of(request), idempotency_key(request)
    owner, secret = owner_or_new(request, key)
    table_request = await decode_body(request, TableRequest)
    app_state.admission.check_new_table(client_address(request))
    table = await app_state.rooms.create(table_request, owner, key)
    seated = Seated(table=table.code, seats=table.seats_of(owner), secret=secret)
    return json_response(seated, 201, {"Location": request.app.url_path_for("show_table", code=table.code)})


async def take_seat(request: Request) -> Response:
    key = idempotency_key(request)
    owner, secret = owner_or_new(request, key)
    body = await decode_body(request, Join)
    command_id = command_from_key(key) if key else secrets.token_urlsafe(12)
    sit = Sit(id=command_id, name=body.name, seat=body.seat)
    async with app_state_of(request).rooms.enter(table_code(request)) as room:
        seq = await room.execute(sit, owner)
        seats = seats_taken(room.table, seq, sit, owner)
        return json_response(Seated(table=room.table.code, seats=seats, secret=secret), 201)


async def show_table(request: Request) -> Response:
    owner = owner_from_request(request)
    async with app_state_of(request).rooms.enter(table_code(request)) as room:
        return json_response(room.view_for(owner))


async def show_invitation(request: Request) -> Response:
    app_state = app_state_of(request)
    async with app_state.rooms.enter(table_code(request)) as room:
        link = link_to(request, table_address(room.table.code), app_state.listen_address)
    return json_response(Invitation(link, *qr_path(link)))


async def show_record(request: Request) -> Response:
    """Return the record of a game; until it is over, only what everybody may know."""
    async with app_state_of(request).rooms.enter(table_code(request)) as room:
        table = room.table
    app_state_of(request).admission.check_history(client_address(request), table.seq)
    number = query_number(request, "game", 1) or table.number
    text, name = projection.record_of(table, number), projection.record_name(table, number)
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, 200, headers, "text/plain")


async def show_scene(request: Request) -> Response:
    owner, language = owner_from_request(request), language_of(request)
    async with app_state_of(request).rooms.enter(table_code(request)) as room:
        table = room.table
    move, number, seat = (query_number(request, name, least) for name, least in (("move", 0), ("game", 1), ("seat", 1)))
    if seat is not None:
        require_own_seat(table, seat, owner)
    seats = table.seats_of(owner) if seat is None else [seat]
    scene = projection.scene_of(table, seats, language, move, number)
    return json_response(scene, headers={"Content-Language": language})


async def show_picture(request: Request) -> Response:
    """Return a picture of what a spectator sees. It is the same for everybody, so that its address can be shared."""
    language = language_of(request)
    async with app_state_of(request).rooms.enter(table_code(request)) as room:
        table = room.table
    return Response(projection.picture_of(table, language), 200, {"Content-Language": language}, "image/svg+xml")


async def show_replay(request: Request) -> Response:
    app_state, owner, language = app_state_of(request), owner_from_request(request), language_of(request)
    async with app_state.rooms.enter(table_code(request)) as room:
        table = room.table
    app_state.admission.check_history(client_address(request), 10 * table.seq)  # with a scene for each
    own, seat, number = table.seats_of(owner), query_number(request, "seat", 1), query_number(request, "game", 1)
    if seat is not None:
        require_own_seat(table, seat, owner)
    replay = await app_state.replays.run(replay_of, table.copy(), own, seat or min(own, default=0), number, language)
    return json_response(replay, headers={"Content-Language": language})


async def show_review(request: Request) -> Response:
    app_state, owner, language = app_state_of(request), owner_from_request(request), language_of(request)
    async with app_state.rooms.enter(table_code(request)) as room:
        table = room.table
    reviewed_moves = await app_state.reviews.get(table, query_number(request, "game", 1), app_state.rooms.bots)
    view = review_view(table, reviewed_moves, table.seats_of(owner), language)
    return json_response(view, headers={"Content-Language": language})

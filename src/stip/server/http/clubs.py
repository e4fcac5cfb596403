"""The endpoints of club evenings: founding one, joining it, organising it, and its results."""

from __future__ import annotations

import random
import secrets
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

from stip.club import decisions, projection
from stip.club.club import Club
from stip.club.requests import BeginRound, ClubRequest, DecideMatch, EndClub, JoinClub, LeaveClub
from stip.server.http.credentials import client_address, idempotency_key, owner_from_request, owner_or_new
from stip.server.http.links import link_to, qr_path
from stip.server.http.page import club_address
from stip.server.http.requests import decode_body
from stip.server.http.responses import encode, json_response, language_of
from stip.server.http.schemas import ClubMember, Invitation
from stip.server.http.state import app_state_of
from stip.server.live.clubs import Decide
from stip.server.live.idempotency import command_from_key
from stip.table.codes import random_code
from stip.table.owners import Owner


async def make_club(request: Request) -> Response:
    app_state, key = app_state_of(request), idempotency_key(request)
    owner, secret = owner_or_new(request, key)
    club_request = await decode_body(request, ClubRequest)
    app_state.admission.check_new_table(client_address(request))
    club = await app_state.rooms.clubs.create(club_request, owner, key)
    location = request.app.url_path_for("show_club", club=club.code)
    return json_response(ClubMember(club=club.code, secret=secret), 201, {"Location": location})


async def join_club(request: Request) -> Response:
    owner, secret = owner_or_new(request, idempotency_key(request))
    body = await decode_body(request, JoinClub)
    club = await _execute(request, owner, lambda club, metadata: decisions.join(club, body.name, metadata))
    return json_response(ClubMember(club=club.code, secret=secret), 201)


async def leave_club(request: Request) -> Response:
    body = await decode_body(request, LeaveClub)
    return await _organise(request, lambda club, metadata: decisions.leave(club, body.person, metadata))


async def begin_round(request: Request) -> Response:
    await decode_body(request, BeginRound)
    app_state = app_state_of(request)
    club = await app_state.rooms.clubs.load(_club_code(request))
    # Rounds that begin by themselves do not count: together they have at most MAX_ROUNDS times the tables of the first.
    app_state.admission.check_new_table(client_address(request), max(1, (len(club.here) + 1) // 2))
    rng = random.SystemRandom()
    return await _organise(request, lambda club, metadata: decisions.begin_round(club, metadata, rng, random_code))


async def decide_match(request: Request) -> Response:
    body = await decode_body(request, DecideMatch)
    return await _organise(
        request, lambda club, metadata: decisions.decide_match(club, body.match, body.result, metadata)
    )


async def end_club(request: Request) -> Response:
    await decode_body(request, EndClub)
    return await _organise(request, decisions.end)


async def show_club(request: Request) -> Response:
    """Return an evening. Pages ask for it again and again, so what has not changed is not sent."""
    owner = owner_from_request(request)
    club = await app_state_of(request).rooms.clubs.load_with_tables(_club_code(request))
    body = encode(projection.view_of(club, owner))
    headers = {"ETag": f'"{sha256(body).hexdigest()[:32]}"', "Cache-Control": "private, no-cache"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(None, 304, headers)
    return Response(body, 200, headers, "application/json")


async def show_club_invitation(request: Request) -> Response:
    app_state = app_state_of(request)
    club = await app_state.rooms.clubs.load(_club_code(request))
    link = link_to(request, club_address(club.code), app_state.listen_address)
    return json_response(Invitation(link, *qr_path(link)))


async def show_club_results(request: Request) -> Response:
    club = await app_state_of(request).rooms.clubs.load(_club_code(request))
    return _table(projection.results_table(club, language_of(request)), f"stip-{club.code}-results", request)


async def show_club_standings(request: Request) -> Response:
    club = await app_state_of(request).rooms.clubs.load(_club_code(request))
    return _table(projection.standings_table(club, language_of(request)), f"stip-{club.code}-standings", request)


def _table(text: str, name: str, request: Request) -> Response:
    headers = {
        "Content-Disposition": f'attachment; filename="{name}.csv"',
        "Content-Language": language_of(request),
        "Cache-Control": "no-cache",
    }
    return Response(text.encode("utf-8-sig"), 200, headers, "text/csv")  # spreadsheets need the mark to read accents


async def _organise(request: Request, decide: Decide) -> Response:
    owner = owner_from_request(request)
    return json_response(projection.view_of(await _execute(request, owner, decide), owner))


async def _execute(request: Request, owner: Owner, decide: Decide) -> Club:
    key = idempotency_key(request)
    command = command_from_key(key) if key else secrets.token_urlsafe(12)
    return await app_state_of(request).rooms.clubs.execute(_club_code(request), owner, command, decide)


def _club_code(request: Request) -> str:
    """Return the code in the path. People also type codes in capitals."""
    return str(request.path_params["club"]).lower()

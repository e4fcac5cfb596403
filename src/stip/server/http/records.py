"""The endpoint of records: a saved game is checked, replayed and shown. Nothing of it is stored."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from stip.play.game import check_seat
from stip.play.record import read_record, replay_record
from stip.server.http.credentials import client_address
from stip.server.http.requests import decode_body
from stip.server.http.responses import json_response, language_of
from stip.server.http.schemas import RecordRequest
from stip.server.http.state import app_state_of
from stip.table.lengths import MAX_RECORD_BYTES
from stip.table.replays import replay_of_record

CHARACTERS_PER_EVENT = 3  # reading a record costs as much as sending an event for every so many characters


async def open_record(request: Request) -> Response:
    language, body = language_of(request), await decode_body(request, RecordRequest, MAX_RECORD_BYTES)
    events = len(body.record) // CHARACTERS_PER_EVENT
    app_state = app_state_of(request)
    app_state.admission.check_history(client_address(request), events)

    def replay() -> Response:
        record = read_record(body.record)
        game = replay_record(record)
        seat = check_seat(game.setup.game, body.seat, 0, game.players)
        view = replay_of_record(game, record, seat, language)
        return json_response(view, headers={"Content-Language": language})

    return await app_state.replays.run(replay)

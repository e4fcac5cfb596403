"""Creating a table: the events that a request leads to."""

from __future__ import annotations

from stip.errors import BadClock, OnlyBots, SeatsDoNotFit
from stip.games import rulebook_of
from stip.play.game import check_seat
from stip.play.seed import Seed
from stip.table.events import AnyEvent, BotSat, Dealt, Made, Sat
from stip.table.messages import BotSeat, MySeat, OpenSeat, TableRequest
from stip.table.owners import Owner
from stip.table.seats import clean_name


def create_table(request: TableRequest, by: Owner, now: int, seed: Seed) -> list[AnyEvent]:
    """Return the first events of a table, or raise a StipError if the request is invalid. `seed` is used if the game
    begins at once because no seat is open."""
    book = rulebook_of(request.game)
    players = book.check_players(request.players)
    if len(request.seats) != players:
        raise SeatsDoNotFit(players=players, seats=len(request.seats))
    if request.clock and request.clock.kind == "move" and request.clock.increment:
        raise BadClock()
    if all(isinstance(seat, BotSeat) for seat in request.seats):
        raise OnlyBots()
    options = book.read_options(request.options, players)
    first = request.first and check_seat(request.game, request.first, 1, players)
    made = Made(at=now, by=by, game=request.game, players=players, options=options, clock=request.clock, first=first)
    events: list[AnyEvent] = [made]
    for number, seat in enumerate(request.seats, 1):
        if isinstance(seat, MySeat):
            events.append(Sat(at=now, by=by, seat=number, name=clean_name(seat.name)))
        elif isinstance(seat, BotSeat):
            events.append(BotSat(at=now, by=by, seat=number, level=seat.level))
    if not any(isinstance(seat, OpenSeat) for seat in request.seats):
        events.append(Dealt(at=now, by=by, seed=seed.hex(), rules=book.version))
    return events

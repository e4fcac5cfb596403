"""A table is made: what an order leads to."""

from __future__ import annotations

from stip.errors import BadClock, OnlyBots, SeatsDoNotFit
from stip.games import rulebook_of
from stip.play.game import check_seat
from stip.play.seed import Seed
from stip.table.events import AnyEvent, BotSat, Dealt, Made, Sat
from stip.table.holders import Holder
from stip.table.messages import BotSeat, MySeat, OpenSeat, Order
from stip.table.seats import clean_name


def make_table(order: Order, by: Holder, now: int, seed: Seed) -> list[AnyEvent]:
    """The first events of a table; raises a StipError if there can be no such table. `seed` is used if the game begins
    at once, because no seat is open."""
    book = rulebook_of(order.game)
    players = book.check_players(order.players)
    if len(order.seats) != players:
        raise SeatsDoNotFit(players=players, seats=len(order.seats))
    if order.clock and order.clock.kind == "move" and order.clock.increment:
        raise BadClock()
    if all(isinstance(seat, BotSeat) for seat in order.seats):
        raise OnlyBots()
    options = book.read_options(order.options, players)
    first = order.first and check_seat(order.game, order.first, 1, players)
    made = Made(at=now, by=by, game=order.game, players=players, options=options, clock=order.clock, first=first)
    events: list[AnyEvent] = [made]
    for number, seat in enumerate(order.seats, 1):
        if isinstance(seat, MySeat):
            events.append(Sat(at=now, by=by, seat=number, name=clean_name(seat.name)))
        elif isinstance(seat, BotSeat):
            events.append(BotSat(at=now, by=by, seat=number, level=seat.level))
    if not any(isinstance(seat, OpenSeat) for seat in order.seats):
        events.append(Dealt(at=now, by=by, seed=seed.hex(), rules=book.version))
    return events

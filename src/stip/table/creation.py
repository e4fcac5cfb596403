"""Creating a table: the request, and the events that it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

import msgspec
from msgspec import Meta

from stip.games import rulebook_of
from stip.games.options import MAX_OPTION_LENGTH, Value
from stip.kernel.seats import MAX_SEATS
from stip.play.game import check_seat
from stip.play.seed import Seed
from stip.table.clocks import Clock
from stip.table.commands import DEFAULT_LEVEL, Level, Name, SeatNumber, plain_level
from stip.table.errors import BadClock, OnlyBots, SeatsDoNotFit
from stip.table.events import AnyEvent, BotSat, Dealt, Made, Sat
from stip.table.lengths import MAX_GAME_LENGTH, MAX_OPTIONS
from stip.table.names import clean_name
from stip.table.owners import Owner

OptionText = Annotated[str, Meta(max_length=MAX_OPTION_LENGTH)]


class MySeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="me"):
    """A seat for the sender; several of them are for people who share a screen."""

    name: Name


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bot"):
    level: Level = DEFAULT_LEVEL


class OpenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="open"):
    """A seat for anybody who joins."""


class TableRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table that a client asks for. The game begins as soon as no seat is open."""

    game: Annotated[str, Meta(max_length=MAX_GAME_LENGTH)]
    players: Annotated[int, Meta(ge=2, le=MAX_SEATS)]
    seats: Annotated[list[MySeat | BotSeat | OpenSeat], Meta(max_length=MAX_SEATS)]  # seat 1, 2, …
    options: Annotated[dict[OptionText, OptionText | int], Meta(max_length=MAX_OPTIONS)] = {}
    clock: Clock | None = None
    first: SeatNumber | None = None  # who begins; decided by lot if omitted (G-1)


@dataclass(frozen=True)
class Player:
    """Somebody who is given a seat: a person, or a bot of a level."""

    name: str = ""
    owner: Owner = ""
    level: float = 0  # of a bot


def create_club_table(
    club: str,
    game: str,
    options: dict[str, Value],
    clock: Clock | None,
    players: Sequence[Player],
    now: int,
    seed: Seed,
) -> list[AnyEvent]:
    """Return the first events of a table for a game of a club evening. The players are seated; seat 1 begins. The table
    has no maker."""
    made = Made(at=now, game=game, players=len(players), options=options, clock=clock, first=1, club=club)
    events: list[AnyEvent] = [made]
    for number, player in enumerate(players, 1):
        if player.level:
            events.append(BotSat(at=now, seat=number, level=player.level))
        else:
            events.append(Sat(at=now, by=player.owner, seat=number, name=player.name))
    return [*events, Dealt(at=now, seed=seed.hex(), rules=rulebook_of(game).version)]


def create_table(request: TableRequest, by: Owner, now: int, seed: Seed, command: str = "") -> list[AnyEvent]:
    """Return the first events of a table, or raise a StipError if the request is invalid. `seed` is used if the game
    begins at once because no seat is open; `command` identifies the request if it may be sent again."""
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
    made = Made(
        at=now,
        by=by,
        command=command,
        game=request.game,
        players=players,
        options=options,
        clock=request.clock,
        first=first,
    )
    events: list[AnyEvent] = [made]
    for number, seat in enumerate(request.seats, 1):
        if isinstance(seat, MySeat):
            events.append(Sat(at=now, by=by, seat=number, name=clean_name(seat.name)))
        elif isinstance(seat, BotSeat):
            events.append(BotSat(at=now, by=by, seat=number, level=plain_level(seat.level)))
    if not any(isinstance(seat, OpenSeat) for seat in request.seats):
        events.append(Dealt(at=now, by=by, seed=seed.hex(), rules=book.version))
    return events

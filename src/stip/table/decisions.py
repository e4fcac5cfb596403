"""What commands lead to: the rules of a table. Nothing here changes a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from stip.errors import (
    AlreadyOut,
    BotPlays,
    NoDrawWithBots,
    NoOffer,
    NoOpenSeat,
    NoSecret,
    NoTakeback,
    NotAsked,
    NotAway,
    NotNow,
    NotReplaced,
    NotTheMaker,
    NotYourSeat,
    OfferStands,
    OnlyBots,
    SeatEmpty,
    SeatNotOpen,
    StaleMove,
    TableTooLong,
    TimeIsUp,
    TooOften,
)
from stip.play.game import Game, check_seat
from stip.play.seed import Seed
from stip.table.events import (
    Agreed,
    AnyEvent,
    BotSat,
    Dealt,
    Declined,
    Offered,
    Played,
    Resigned,
    Returned,
    Sat,
    Spoke,
    Stamp,
    Stood,
    TakenOver,
)
from stip.table.holders import Holder, is_same
from stip.table.messages import (
    Answer,
    Offer,
    Phase,
    Play,
    Resign,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    TableCommand,
    TakeOver,
)
from stip.table.offers import asked, event_of, waits_for
from stip.table.seats import Seat, clean_name

if TYPE_CHECKING:
    from stip.table.table import Table

LONG = 5000  # events, after which a table is only played to its end
LEVEL = 3  # of a bot that plays for somebody
OFTEN = 30  # times that somebody may say, offer or do the same between two moves


def decide(
    table: Table, command: TableCommand, by: Holder, now: int, seed: Seed, absent: Collection[int]
) -> list[AnyEvent]:
    if table.phase == "closed":
        raise NotNow(phase="closed")
    if not by:
        raise NoSecret()
    if table.clocks and table.deadline is not None and now >= table.deadline:
        raise TimeIsUp(seat=table.clocks.running)
    if table.seq >= LONG and isinstance(command, (Sit, SeatBot, Offer, Say)):
        raise TableTooLong(most=LONG)
    events = _events(table, command, Stamp(at=now, by=by, command=command.id), seed, absent)
    if not isinstance(events[0], (Stood, Declined)) and _times_since_a_move(table, type(events[0]), by) >= OFTEN:
        raise TooOften()
    return events


def _events(table: Table, command: TableCommand, stamp: Stamp, seed: Seed, absent: Collection[int]) -> list[AnyEvent]:
    by = stamp["by"]
    match command:
        case Sit():
            return _begin_if_full(table, _sit(table, command, stamp), seed, stamp)
        case SeatBot():
            return _begin_if_full(table, _seat_bot(table, command, stamp), seed, stamp)
        case Stand():
            return [_stand(table, command, stamp)]
        case Play():
            return [_play(table, command, stamp)]
        case Resign():
            return [_resign(table, command, stamp)]
        case Offer():
            return _offer(table, command, seed, stamp)
        case Answer():
            return _answer(table, command, seed, stamp)
        case TakeOver():
            return [_take_over(table, command, absent, stamp)]
        case Return():
            if not own_seat(table, command.seat, by).is_replaced:
                raise NotReplaced(seat=command.seat)
            return [Returned(seat=command.seat, **stamp)]
        case Say():
            own_seat(table, command.seat, by)
            return [Spoke(seat=command.seat, phrase=command.phrase, **stamp)]


def _times_since_a_move(table: Table, kind: type[AnyEvent], by: Holder) -> int:
    """How often somebody has led to the same: a log has to end somewhere."""
    times = 0
    for happened in reversed(table.history):
        if isinstance(happened.event, (Played, Dealt)):
            break
        times += isinstance(happened.event, kind) and happened.event.by == by
    return times


def seat_at(table: Table, number: int) -> Seat:
    return table.seats[check_seat(table.made.game, number, 1, len(table.seats)) - 1]


def own_seat(table: Table, number: int, by: Holder) -> Seat:
    seat = seat_at(table, number)
    if not is_same(seat.holder, by):
        raise NotYourSeat(seat=number)
    return seat


def _need(table: Table, *phases: Phase) -> None:
    if table.phase not in phases:
        raise NotNow(phase=table.phase)


def _game(table: Table) -> Game:
    """That has begun."""
    if table.game is None:
        raise NotNow(phase=table.phase)
    return table.game


# seats


def _sit(table: Table, command: Sit, stamp: Stamp) -> Sat:
    free = _open_seats(table)
    if not free:
        raise NoOpenSeat()
    number = free[0] if command.seat is None else command.seat
    if seat_at(table, number).kind != "open":
        raise SeatNotOpen(seat=number)
    return Sat(seat=number, name=clean_name(command.name), **stamp)


def _seat_bot(table: Table, command: SeatBot, stamp: Stamp) -> BotSat:
    _need(table, "gathering")
    _need_maker(table, stamp["by"])
    if seat_at(table, command.seat).kind != "open":
        raise SeatNotOpen(seat=command.seat)
    if all(seat.kind == "bot" for number, seat in enumerate(table.seats, 1) if number != command.seat):
        raise OnlyBots()
    return BotSat(seat=command.seat, level=command.level, **stamp)


def _open_seats(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats, 1) if seat.kind == "open"]


def _begin_if_full(table: Table, event: Sat | BotSat, seed: Seed, stamp: Stamp) -> list[AnyEvent]:
    is_last = _open_seats(table) == [event.seat]
    return [event, table.new_deal(seed, stamp)] if is_last else [event]


def _stand(table: Table, command: Stand, stamp: Stamp) -> Stood:
    seat = seat_at(table, command.seat)
    if not is_same(table.maker, stamp["by"]):
        own_seat(table, command.seat, stamp["by"])
    _need(table, "gathering")
    if seat.kind == "open":
        raise SeatEmpty(seat=command.seat)
    return Stood(seat=command.seat, **stamp)


def _need_maker(table: Table, by: Holder) -> None:
    if not is_same(table.maker, by):
        raise NotTheMaker()


# the game


def _play(table: Table, command: Play, stamp: Stamp) -> Played:
    """A move is looked up in what its seat sees, so that no refusal can tell more."""
    seat = own_seat(table, command.seat, stamp["by"])
    game = _game(table)
    view = game.view(command.seat)
    if game.is_over:
        raise view.refuse(command.seat, command.touches or [command.move or ""])
    _need(table, "playing")
    if seat.is_replaced:
        raise BotPlays(seat=command.seat)
    if command.ply != game.ply:
        raise StaleMove(meant=command.ply, ply=game.ply)
    if command.move is not None:
        return Played(seat=command.seat, move=int(view.parse(command.move)), **stamp)
    touches = command.touches or []
    move = view.touched(touches)
    if move is None:
        raise view.refuse(command.seat, touches)
    return Played(seat=command.seat, move=int(move), **stamp)


def _resign(table: Table, command: Resign, stamp: Stamp) -> Resigned:
    own_seat(table, command.seat, stamp["by"])
    game = _game(table)
    if not game.is_over:
        _need(table, "playing")
    game.copy().resign(command.seat)
    return Resigned(seat=command.seat, **stamp)


def _take_over(table: Table, command: TakeOver, absent: Collection[int], stamp: Stamp) -> TakenOver:
    """Anybody who plays may ask for it, for whoever is away holds up all, a rematch too."""
    if not table.seats_of(stamp["by"]):
        raise NoSecret()
    seat = seat_at(table, command.seat)
    _need(table, "playing", "over")
    if table.phase == "playing":
        _need_in_play(table, command.seat)
    if not seat.is_played_by_person or command.seat not in absent:
        raise NotAway(seat=command.seat)
    return TakenOver(seat=command.seat, level=LEVEL, **stamp)


def _need_in_play(table: Table, seat: int) -> None:
    if seat not in table.in_play:
        raise AlreadyOut(input="", ply=_game(table).ply, seat=table.turn, by=seat, clause="G-6")


# offers


def _offer(table: Table, command: Offer, seed: Seed, stamp: Stamp) -> list[AnyEvent]:
    """With nobody to ask, what is offered happens at once."""
    seat = own_seat(table, command.seat, stamp["by"])
    if table.offer and table.offer.kind == command.kind != "takeback" and table.offer.seat != command.seat:
        return _answer(table, Answer(id=command.id, seat=command.seat, yes=True), seed, stamp)
    if command.kind == "rematch":
        _need(table, "over")
    else:
        _need(table, "playing")
        _need_in_play(table, command.seat)
    if seat.is_replaced:
        raise BotPlays(seat=command.seat)
    if table.offer:
        raise OfferStands(seat=table.offer.seat)
    if command.kind == "takeback" and any(other.is_replaced for other in table.seats):
        raise NoTakeback()
    if command.kind == "draw" and any(table.seats[other - 1].is_played_by_bot for other in table.in_play):
        raise NoDrawWithBots()
    outcome = event_of(table, command.kind, command.seat, seed, stamp)
    if asked(table, command.kind, command.seat):
        return [Offered(kind=command.kind, seat=command.seat, **stamp)]
    return [outcome]


def _answer(table: Table, command: Answer, seed: Seed, stamp: Stamp) -> list[AnyEvent]:
    seat = own_seat(table, command.seat, stamp["by"])
    offer = table.offer
    if offer is None:
        raise NoOffer()
    is_own = is_same(seat.holder, table.seats[offer.seat - 1].holder)
    if not command.yes and (is_own or seat.holder in asked(table, offer.kind, offer.seat)):
        return [Declined(seat=command.seat, **stamp)]
    waiting = waits_for(table, offer)
    if seat.holder not in waiting:
        raise NotAsked(seat=command.seat)
    agreed = Agreed(seat=command.seat, **stamp)
    if waiting != {seat.holder}:
        return [agreed]
    return [agreed, event_of(table, offer.kind, offer.seat, seed, stamp)]

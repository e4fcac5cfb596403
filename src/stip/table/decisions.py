"""The rules of a table: which events a command leads to. Nothing here changes a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from stip.play.errors import AlreadyOut
from stip.play.game import Game, check_seat
from stip.play.seed import Seed
from stip.table.commands import (
    Answer,
    Offer,
    Play,
    Resign,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    TableCommand,
    TakeOver,
    plain_level,
)
from stip.table.errors import (
    BotPlays,
    ClubGame,
    HintsOn,
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
from stip.table.events import (
    Agreed,
    AnyEvent,
    BotSat,
    Dealt,
    Declined,
    EventMetadata,
    Offered,
    Phase,
    Played,
    Resigned,
    Returned,
    Sat,
    Spoke,
    Stood,
    TakenOver,
)
from stip.table.names import clean_name
from stip.table.offers import event_for_offer, people_asked, people_awaited
from stip.table.owners import Owner, is_same_owner
from stip.table.seats import Seat

if TYPE_CHECKING:
    from stip.table.table import Table

MAX_EVENTS = 5000  # events after which no new seats, offers or phrases are accepted
SUBSTITUTE_LEVEL = 3  # level of a bot that plays for an absent person
MAX_REPEATS = 30  # how often a person may repeat the same kind of action between two moves


def decide(
    table: Table, command: TableCommand, by: Owner, now: int, seed: Seed, absent: Collection[int]
) -> list[AnyEvent]:
    if table.phase == "closed":
        raise NotNow(phase="closed")
    if not by:
        raise NoSecret()
    if table.clocks and table.deadline is not None and now >= table.deadline:
        raise TimeIsUp(seat=table.clocks.running)
    if table.seq >= MAX_EVENTS and isinstance(command, (Sit, SeatBot, Offer, Say)):
        raise TableTooLong(most=MAX_EVENTS)
    events = _events(table, command, EventMetadata(at=now, by=by, command=command.id), seed, absent)
    if (
        not isinstance(events[0], (Played, Stood, Declined))
        and _repeats_since_last_move(table, type(events[0]), by) >= MAX_REPEATS
    ):
        raise TooOften()
    return events


def _events(
    table: Table, command: TableCommand, metadata: EventMetadata, seed: Seed, absent: Collection[int]
) -> list[AnyEvent]:
    by = metadata["by"]
    match command:
        case Sit():
            return _begin_if_full(table, _sit(table, command, metadata), seed, metadata)
        case SeatBot():
            return _begin_if_full(table, _seat_bot(table, command, metadata), seed, metadata)
        case Stand():
            return [_stand(table, command, metadata)]
        case Play():
            return [_play(table, command, metadata)]
        case Resign():
            return [_resign(table, command, metadata)]
        case Offer():
            return _offer(table, command, seed, metadata)
        case Answer():
            return _answer(table, command, seed, metadata)
        case TakeOver():
            return [_take_over(table, command, absent, metadata)]
        case Return():
            if not require_own_seat(table, command.seat, by).is_replaced:
                raise NotReplaced(seat=command.seat)
            return [Returned(seat=command.seat, **metadata)]
        case Say():
            require_own_seat(table, command.seat, by)
            return [Spoke(seat=command.seat, phrase=command.phrase, **metadata)]


def _repeats_since_last_move(table: Table, kind: type[AnyEvent], by: Owner) -> int:
    """Count how often a person has caused the same kind of event since the last move; without a limit the log could
    grow for ever."""
    times = 0
    for entry in reversed(table.history):
        if isinstance(entry.event, (Played, Dealt)):
            break
        times += isinstance(entry.event, kind) and entry.event.by == by
    return times


def seat_at(table: Table, number: int) -> Seat:
    return table.seats[check_seat(table.made.game, number, 1, len(table.seats)) - 1]


def require_own_seat(table: Table, number: int, by: Owner) -> Seat:
    seat = seat_at(table, number)
    if not is_same_owner(seat.owner, by):
        raise NotYourSeat(seat=number)
    return seat


def _require_phase(table: Table, *phases: Phase) -> None:
    if table.phase not in phases:
        raise NotNow(phase=table.phase)


def _require_game(table: Table) -> Game:
    """Return the current game, or raise NotNow if none has begun."""
    if table.game is None:
        raise NotNow(phase=table.phase)
    return table.game


# seats


def _sit(table: Table, command: Sit, metadata: EventMetadata) -> Sat:
    free = _open_seats(table)
    if not free:
        raise NoOpenSeat()
    number = free[0] if command.seat is None else command.seat
    if seat_at(table, number).kind != "open":
        raise SeatNotOpen(seat=number)
    return Sat(seat=number, name=clean_name(command.name), **metadata)


def _seat_bot(table: Table, command: SeatBot, metadata: EventMetadata) -> BotSat:
    _require_phase(table, "gathering")
    _require_maker(table, metadata["by"])
    if seat_at(table, command.seat).kind != "open":
        raise SeatNotOpen(seat=command.seat)
    if all(seat.kind == "bot" for number, seat in enumerate(table.seats, 1) if number != command.seat):
        raise OnlyBots()
    return BotSat(seat=command.seat, level=plain_level(command.level), **metadata)


def _open_seats(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats, 1) if seat.kind == "open"]


def _begin_if_full(table: Table, event: Sat | BotSat, seed: Seed, metadata: EventMetadata) -> list[AnyEvent]:
    is_last = _open_seats(table) == [event.seat]
    return [event, table.new_deal(seed, metadata)] if is_last else [event]


def _stand(table: Table, command: Stand, metadata: EventMetadata) -> Stood:
    seat = seat_at(table, command.seat)
    if not is_same_owner(table.maker, metadata["by"]):
        require_own_seat(table, command.seat, metadata["by"])
    _require_phase(table, "gathering")
    if seat.kind == "open":
        raise SeatEmpty(seat=command.seat)
    return Stood(seat=command.seat, **metadata)


def _require_maker(table: Table, by: Owner) -> None:
    if not is_same_owner(table.maker, by):
        raise NotTheMaker()


# the game


def _play(table: Table, command: Play, metadata: EventMetadata) -> Played:
    """Decide a move. It is looked up in the view of its seat, so that a refusal reveals nothing more."""
    seat = require_own_seat(table, command.seat, metadata["by"])
    game = _require_game(table)
    view = game.view(command.seat)
    if game.is_over:
        raise view.refuse(command.seat, command.touches or [command.move or ""])
    _require_phase(table, "playing")
    if seat.is_replaced:
        raise BotPlays(seat=command.seat)
    if command.ply != game.ply:
        raise StaleMove(meant=command.ply, ply=game.ply)
    if command.move is not None:
        return Played(seat=command.seat, move=int(view.parse(command.move)), **metadata)
    touches = command.touches or []
    move = view.move_from_touches(touches)
    if move is None:
        raise view.refuse(command.seat, touches)
    return Played(seat=command.seat, move=int(move), **metadata)


def _resign(table: Table, command: Resign, metadata: EventMetadata) -> Resigned:
    require_own_seat(table, command.seat, metadata["by"])
    game = _require_game(table)
    if not game.is_over:
        _require_phase(table, "playing")
    game.copy().resign(command.seat)
    return Resigned(seat=command.seat, **metadata)


def _take_over(table: Table, command: TakeOver, absent: Collection[int], metadata: EventMetadata) -> TakenOver:
    """Decide whether a bot takes over. Any player may ask for it, because an absent person holds up the game or the
    rematch for everybody."""
    if not table.seats_of(metadata["by"]):
        raise NoSecret()
    seat = seat_at(table, command.seat)
    _require_phase(table, "playing", "over")
    if table.phase == "playing":
        _require_in_play(table, command.seat)
    if not seat.is_played_by_person or command.seat not in absent:
        raise NotAway(seat=command.seat)
    return TakenOver(seat=command.seat, level=SUBSTITUTE_LEVEL, **metadata)


def _require_in_play(table: Table, seat: int) -> None:
    if seat not in table.in_play:
        raise AlreadyOut(input="", ply=_require_game(table).ply, seat=table.turn, by=seat, clause="G-6")


# offers


def _offer(table: Table, command: Offer, seed: Seed, metadata: EventMetadata) -> list[AnyEvent]:
    """Decide an offer. If nobody has to be asked, what is offered happens at once."""
    seat = require_own_seat(table, command.seat, metadata["by"])
    if table.made.club and command.kind != "draw":
        raise ClubGame()
    if table.offer and table.offer.kind == command.kind != "takeback" and table.offer.seat != command.seat:
        return _answer(table, Answer(id=command.id, seat=command.seat, yes=True), seed, metadata)
    if command.kind == "rematch":
        _require_phase(table, "over")
    else:
        _require_phase(table, "playing")
        _require_in_play(table, command.seat)
    if seat.is_replaced:
        raise BotPlays(seat=command.seat)
    if table.offer:
        raise OfferStands(seat=table.offer.seat)
    if command.kind == "takeback" and any(other.is_replaced for other in table.seats):
        raise NoTakeback()
    if command.kind == "hints" and table.may_ask_for_hints:
        raise HintsOn()
    if command.kind == "draw" and any(table.seats[other - 1].is_played_by_bot for other in table.in_play):
        raise NoDrawWithBots()
    outcome = event_for_offer(table, command.kind, command.seat, seed, metadata)
    if people_asked(table, command.kind, command.seat):
        return [Offered(kind=command.kind, seat=command.seat, **metadata)]
    return [outcome]


def _answer(table: Table, command: Answer, seed: Seed, metadata: EventMetadata) -> list[AnyEvent]:
    seat = require_own_seat(table, command.seat, metadata["by"])
    offer = table.offer
    if offer is None:
        raise NoOffer()
    is_own = is_same_owner(seat.owner, table.seats[offer.seat - 1].owner)
    if not command.yes and (is_own or seat.owner in people_asked(table, offer.kind, offer.seat)):
        return [Declined(seat=command.seat, **metadata)]
    waiting = people_awaited(table, offer)
    if seat.owner not in waiting:
        raise NotAsked(seat=command.seat)
    agreed = Agreed(seat=command.seat, **metadata)
    if waiting != {seat.owner}:
        return [agreed]
    return [agreed, event_for_offer(table, offer.kind, offer.seat, seed, metadata)]

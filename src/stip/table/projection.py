"""The projection of a table: what each client may see. This is the only code that turns a table into data for clients.

Positions leave as views of the seats that the client owns, or as a spectator's view. Until a game is over, nobody
receives the seed, and a secret move is sent only to the owner of its seat. Owners are never sent.
"""

from __future__ import annotations

import base64
from collections.abc import Collection

from msgspec.structs import replace

from stip.games import rulebook_of
from stip.games.picture import svg
from stip.games.scene import Scene, Who
from stip.play.game import Game
from stip.play.position import View
from stip.play.record import write_record
from stip.play.seed import Seed, commitment
from stip.table.errors import NoSuchMove
from stip.table.events import (
    Agreed,
    BotSat,
    Closed,
    Dealt,
    Declined,
    Drawn,
    Made,
    Offered,
    Played,
    Resigned,
    Resumed,
    Returned,
    Sat,
    Spoke,
    Stood,
    TakenBack,
    TakenOver,
)
from stip.table.table import LogEntry, Table
from stip.table.touch_tree import touch_tree
from stip.table.views import (
    AnyPublicEvent,
    BotTookOver,
    ClocksResumed,
    DrawAgreed,
    GameBegun,
    MovePlayed,
    MovesTakenBack,
    OfferAgreed,
    OfferDeclined,
    OfferMade,
    OfferView,
    OutcomeView,
    PersonReturned,
    PositionPart,
    PositionView,
    PublicUpdate,
    SeatLeft,
    SeatResigned,
    SeatTaken,
    SeatView,
    Spoken,
    TableClosed,
    TableMade,
    TableView,
)

MAX_UPDATES = 2000  # updates per call
PARTS_FOR_MOVER: frozenset[PositionPart] = frozenset({"moves", "touches"})


def updates(
    table: Table,
    after: int,
    seats: Collection[int],
    now: int,
    wants: Collection[PositionPart] = (),
    is_maker: bool = False,
    language: str = "en",
) -> list[PublicUpdate]:
    """Return the first updates with numbers above `after`, as a client with these seats may see them (no seats: a
    spectator). Only the update that is the table's last contains its state."""
    has_last = after < table.seq <= after + MAX_UPDATES
    view = view_of(table, seats, now, wants, is_maker, language) if has_last else None
    text_language = language if "scene" in wants else ""
    return [
        PublicUpdate(seq, _public_event(table, entry, seats, text_language), view if seq == table.seq else None)
        for seq, entry in enumerate(table.history[after : after + MAX_UPDATES], after + 1)
    ]


def view_of(
    table: Table,
    seats: Collection[int],
    now: int,
    wants: Collection[PositionPart] = (),
    is_maker: bool = False,
    language: str = "en",
) -> TableView:
    made, game, offer, outcome = table.made, table.game, table.offer, table.outcome
    return TableView(
        game=made.game,
        options=made.options,
        seats=[_seat(table, number, number in seats, now) for number in range(1, len(table.seats) + 1)],
        phase=table.phase,
        is_maker=is_maker,
        clock=made.clock,
        number=table.number,
        turn=table.turn,
        ply=game.ply if game else 0,
        now=now,
        offer=OfferView(offer.kind, offer.seat, list(offer.agreed)) if offer else None,
        outcome=OutcomeView(list(outcome.places), list(outcome.scores), outcome.reason) if outcome else None,
        commitment=game.commitment if game and _may_reveal(game.setup.seed, table.is_over) else "",
        seed=game.setup.seed.hex() if game and table.is_over else "",
        positions=[_position(table, game, seat, wants, language) for seat in sorted(seats) or [0]] if game else [],
    )


def record_of(table: Table, number: int | None = None) -> str:
    """Return the record of a game of this table, by default the last. Until it is over, the seed and secret moves are
    left out."""
    game = table.game_of(number)
    names = {number: seat.name or f"bot {seat.level}" for number, seat in enumerate(table.seats, 1)}
    return write_record(game, names, is_public=game is table.game and not table.is_over)


def scene_of(
    table: Table, seats: Collection[int], language: str = "en", move: int | None = None, number: int | None = None
) -> Scene:
    """Return the scene of a game, by default the last, for a client with these seats: as the seat to move sees it if it
    is one of them, otherwise as the first one does. `move` selects an earlier position (0: before the first move)."""
    game = table.game_of(number)
    last = len(game.log)
    if move is not None and not 0 <= move <= last:
        raise NoSuchMove(number=move, last=last)
    seat = table.turn if table.turn in seats else min(seats, default=0)
    return _scene(game, last if move is None else move, seat, language)


def picture_of(table: Table, language: str = "en") -> str:
    """Return an SVG of what a spectator sees."""
    return svg(scene_of(table, (), language), rulebook_of(table.made.game))


def _seat(table: Table, number: int, is_mine: bool, now: int) -> SeatView:
    seat = table.seats[number - 1]
    has_clock = number in table.in_play and seat.is_played_by_person
    return SeatView(
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        is_mine=is_mine,
        is_replaced=seat.is_replaced,
        milliseconds=table.clocks.left_at(number, now) if table.clocks and has_clock else None,
    )


def _position(table: Table, game: Game, seat: int, wants: Collection[PositionPart], language: str) -> PositionView:
    is_asked = seat and seat == table.turn and table.seats[seat - 1].is_played_by_person
    if not is_asked and PARTS_FOR_MOVER.issuperset(wants):
        return PositionView(seat=seat)
    view = game.view(seat)
    fields, notation = view.fields, view.rulebook.notation
    codes = view.codes if is_asked else ()
    return PositionView(
        seat=seat,
        board=notation.board_text(fields) if "board" in wants else "",
        moves=list(map(view.notation.__getitem__, codes)) if "moves" in wants else [],
        touches=touch_tree(view.touch_paths) if codes and "touches" in wants else None,
        state=base64.b64encode(view.state.tobytes()).decode() if "state" in wants else "",
        scene=_scene(game, len(game.log), seat, language) if "scene" in wants else None,
    )


def _scene(game: Game, entries: int, seat: int, language: str) -> Scene:
    """Return what a seat sees after the first `entries` entries of the log."""
    book, after = game.rulebook, game.view(seat) if entries == len(game.log) else View(game.position_at(entries), seat)
    scene = book.presentation.scene(after.fields, seat, language)
    if not book.round_end or not entries or not isinstance(move := game.log[entries - 1], int):
        return scene
    before = View(game.position_at(entries - 1), seat)
    if book.notation.is_secret(before.fields, move):
        return scene
    return replace(scene, interlude=book.round_end(before.fields, move, after.fields, seat, language))


def _may_reveal(seed: Seed, is_over: bool) -> bool:
    """Return whether the commitment may be published. That of a small seed could be found by trial and error, so it is
    published together with the seed."""
    return is_over or any(seed[:16])


def _public_event(table: Table, entry: LogEntry, seats: Collection[int], language: str) -> AnyPublicEvent:
    event, is_over = entry.event, entry.number < table.number or table.is_over
    match event:
        case Made():
            return TableMade(at=event.at)
        case Sat():
            return SeatTaken(at=event.at, seat=event.seat, name=event.name)
        case BotSat():
            return SeatTaken(at=event.at, seat=event.seat, level=event.level)
        case Stood():
            return SeatLeft(at=event.at, seat=event.seat)
        case Dealt():
            seed = bytes.fromhex(event.seed)
            published = commitment(seed) if _may_reveal(seed, is_over) else ""
            revealed = event.seed if is_over else ""
            return GameBegun(at=event.at, number=entry.number, commitment=published, seed=revealed)
        case Played():
            is_secret = entry.is_secret and not is_over
            if is_secret and event.seat not in seats:
                return MovePlayed(at=event.at, seat=event.seat, ply=entry.ply, is_secret=True)
            touches = list(entry.touches)
            who: Who = "me" if {*seats} == {event.seat} else "other"
            text = (
                table.game.rulebook.presentation.describe_move(entry.move, language, who)
                if entry.move and table.game and language
                else ""
            )
            return MovePlayed(
                at=event.at,
                seat=event.seat,
                ply=entry.ply,
                move=entry.move,
                touches=touches,
                text=text,
                is_secret=is_secret,
            )
        case Resigned():
            return SeatResigned(at=event.at, seat=event.seat, why=event.why)
        case Offered():
            return OfferMade(at=event.at, seat=event.seat, kind=event.kind)
        case Agreed():
            return OfferAgreed(at=event.at, seat=event.seat)
        case Declined():
            return OfferDeclined(at=event.at, seat=event.seat)
        case TakenBack():
            return MovesTakenBack(at=event.at, ply=entry.ply)
        case Drawn():
            return DrawAgreed(at=event.at)
        case TakenOver():
            return BotTookOver(at=event.at, seat=event.seat, level=event.level)
        case Returned():
            return PersonReturned(at=event.at, seat=event.seat)
        case Spoke():
            return Spoken(at=event.at, seat=event.seat, phrase=event.phrase)
        case Resumed():
            return ClocksResumed(at=event.at)
        case Closed():
            return TableClosed(at=event.at, why=event.why, move=event.move)

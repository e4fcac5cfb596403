"""The projection of a table: what each client may see. This is the only code that turns a table into data for clients.

Positions leave as views of the seats that the client owns, or as a spectator's view. Until a game is over, nobody
receives the seed, and a secret move is sent only to the owner of its seat. Owners are never sent.
"""

from __future__ import annotations

import base64
from collections.abc import Collection, Sequence

from msgspec.structs import replace

from stip.games import rulebook_of
from stip.games.link_picture import link_picture_of_scene
from stip.games.picture import svg
from stip.games.scene import Scene, Telling
from stip.play.game import Game
from stip.play.position import Outcome, View
from stip.play.record import write_record
from stip.play.seed import Seed, commitment
from stip.table.bot_names import face_of
from stip.table.errors import NoSuchMove
from stip.table.events import (
    Agreed,
    BotSat,
    Closed,
    Dealt,
    Declined,
    Drawn,
    HintsAllowed,
    Made,
    Offered,
    Phase,
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
from stip.table.overview import Overview
from stip.table.owners import Owner, is_same_owner
from stip.table.table import LogEntry, Table
from stip.table.touch_tree import TouchTree, touch_tree
from stip.table.views import (
    AnyPublicEvent,
    BotTookOver,
    ClocksResumed,
    DrawAgreed,
    GameBegun,
    HintsAgreed,
    MovePlayed,
    MovesTakenBack,
    MyTable,
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
        seats=seats_of(table, seats, now),
        phase=table.phase,
        is_maker=is_maker,
        clock=made.clock,
        number=table.number,
        turn=table.turn,
        ply=game.ply if game else 0,
        now=now,
        offer=OfferView(offer.kind, offer.seat, list(offer.agreed)) if offer else None,
        may_ask_for_hints=table.phase == "playing" and table.may_ask_for_hints,
        outcome=OutcomeView(list(outcome.places), list(outcome.scores), outcome.reason) if outcome else None,
        commitment=game.commitment if game and _may_reveal(game.setup.seed, table.is_over) else "",
        seed=game.setup.seed.hex() if game and table.is_over else "",
        club=made.club,
        positions=[_position(table, game, seat, wants, language) for seat in sorted(seats) or [0]] if game else [],
    )


def listed_table(code: str, game: str, phase: Phase, at: int, overview: Overview, owner: Owner) -> MyTable:
    """Return a table as the list of a person's games shows it."""
    seats = [
        SeatView(
            kind=seat.kind,
            name=seat.name,
            face=face_of(seat.name) if seat.kind == "bot" else "",
            level=seat.level,
            is_mine=is_same_owner(seat.owner, owner),
        )
        for seat in overview.seats
    ]
    return MyTable(
        table=code,
        game=game,
        phase=phase,
        at=at,
        seats=seats,
        options=overview.options,
        number=overview.number,
        turn=overview.turn,
        places=overview.places,
        scores=overview.scores,
    )


def view_of_game(game: Game, seats: list[SeatView], outcome: Outcome | None, number: int) -> TableView:
    """Return the table of a game that hides nothing any more: it is over, or its record has been published."""
    return TableView(
        game=game.setup.game,
        options=dict(game.setup.options),
        seats=seats,
        phase="over" if outcome else "playing",
        number=number,
        ply=game.ply,
        outcome=OutcomeView(list(outcome.places), list(outcome.scores), outcome.reason) if outcome else None,
        commitment=game.commitment,
        seed=game.setup.seed.hex(),
    )


def view_of_lesson(
    game: str, names: Sequence[str], seat: int, ply: int, scene: Scene, touches: TouchTree, is_over: bool
) -> TableView:
    """Return a step of a lesson as a table at which the learner is to move. Its scene was made from a view."""
    places = [1 if number == seat else 2 for number in range(1, len(names) + 1)]
    return TableView(
        game=game,
        options={},
        seats=[
            SeatView(kind="person" if number == seat else "bot", name=name, is_mine=number == seat)
            for number, name in enumerate(names, 1)
        ],
        phase="over" if is_over else "playing",
        number=1,
        turn=0 if is_over else seat,
        ply=ply,
        outcome=OutcomeView(places, [], "lesson") if is_over else None,
        positions=[PositionView(seat=seat, scene=scene, touches=touches)],
    )


def record_of(table: Table, number: int | None = None) -> str:
    """Return the record of a game of this table, by default the last. Until it is over, the seed and secret moves are
    left out."""
    game = table.game_of(number)
    names = {
        number: f"{seat.name} (bot {seat.level})" if seat.kind == "bot" else seat.name
        for number, seat in enumerate(table.seats, 1)
    }
    return write_record(game, names, is_public=game is table.game and not table.is_over)


def record_name(table: Table, number: int) -> str:
    """Return the name of the file for the record of a game of this table."""
    return f"{table.made.game}-{table.code}-{number}.txt"


def records_of(table: Table) -> list[tuple[str, str]]:
    """Return the records of all finished games of this table, with the names of their files."""
    numbers = range(1, table.number + table.is_over)
    return [(record_name(table, number), record_of(table, number)) for number in numbers]


def scene_of(
    table: Table, seats: Collection[int], language: str = "en", move: int | None = None, number: int | None = None
) -> Scene:
    """Return the scene of a game, by default the last, for a client with these seats: as the seat to move sees it if it
    is one of them, otherwise as the first one does. `move` selects an earlier position (0: before the first move)."""
    seat = _viewing_seat(table, seats)
    return scene_of_game(table.game_of(number), seat, language, move, names_of(table))


def scene_of_game(
    game: Game, seat: int, language: str = "en", move: int | None = None, names: Sequence[str] = ()
) -> Scene:
    """Return the scene of a game for a seat (0: a spectator), by default of its last position."""
    last = len(game.log)
    if move is not None and not 0 <= move <= last:
        raise NoSuchMove(number=move, last=last)
    return _scene(game, last if move is None else move, seat, language, names)


def _viewing_seat(table: Table, seats: Collection[int]) -> int:
    """Return the seat from whose side a client sees the board: the one to move if it is theirs, otherwise their first
    (0: a spectator)."""
    return table.turn if table.turn in seats else min(seats, default=0)


def telling_of(mover: int, seats: Collection[int], side: int, names: Sequence[str]) -> Telling:
    """Return how a move is told to a client with these seats, who sees the board from the side of a seat."""
    reader = min(seats) if len({*seats}) == 1 else 0
    return Telling("me" if reader == mover else "other", mover, reader, side, tuple(names))


def names_of(table: Table) -> tuple[str, ...]:
    return tuple(seat.name for seat in table.seats)


def seats_of(table: Table, own: Collection[int], now: int = 0) -> list[SeatView]:
    return [_seat(table, number, number in own, now) for number in range(1, len(table.seats) + 1)]


def picture_of(table: Table, language: str = "en") -> str:
    """Return an SVG of what a spectator sees."""
    return svg(scene_of(table, (), language), rulebook_of(table.made.game))


def link_picture_of(table: Table, move: int | None = None, number: int | None = None) -> str:
    """Return an SVG of what a spectator sees after a move, for a link to it. After a move that ended a round the board
    is empty, so it is shown as it was before."""
    scene = scene_of(table, (), move=move, number=number)
    return link_picture_of_scene(scene.interlude or scene, rulebook_of(table.made.game))


def _seat(table: Table, number: int, is_mine: bool, now: int) -> SeatView:
    seat = table.seats[number - 1]
    has_clock = number in table.in_play and seat.is_played_by_person
    return SeatView(
        kind=seat.kind,
        name=seat.name,
        face=face_of(seat.name) if seat.kind == "bot" else "",
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
        state=base64.b64encode(view.content).decode() if "state" in wants else "",
        scene=_scene(game, len(game.log), seat, language, names_of(table)) if "scene" in wants else None,
    )


def _scene(game: Game, entries: int, seat: int, language: str, names: Sequence[str]) -> Scene:
    """Return what a seat sees after the first `entries` entries of the log."""
    book, after = game.rulebook, game.view(seat) if entries == len(game.log) else View(game.position_at(entries), seat)
    scene = book.presentation.scene(after.fields, seat, language)
    if not entries or not isinstance(move := game.log[entries - 1], int):
        return scene
    before = View(game.position_at(entries - 1), seat)
    effects = book.presentation.describe_effects(before.fields, after.fields, seat, language, names)
    interlude = None
    if book.round_end and not book.notation.is_secret(before.fields, move):
        interlude = book.round_end(before.fields, move, after.fields, seat, language)
    return replace(scene, effects=effects, interlude=interlude)


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
            telling = telling_of(event.seat, seats, _viewing_seat(table, seats), names_of(table))
            text = (
                table.game.rulebook.presentation.describe_move(entry.move, language, telling)
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
        case HintsAllowed():
            return HintsAgreed(at=event.at, seat=event.seat)
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

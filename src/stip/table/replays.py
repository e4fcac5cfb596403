"""Projects games that are over, move by move, and games that were read from a record, which hide nothing."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from stip.bots.errors import NotOver
from stip.locale import localize
from stip.play.game import Game, Resignation
from stip.play.position import View
from stip.play.record import Record
from stip.table import projection
from stip.table.scene_changes import scene_changes
from stip.table.table import Table
from stip.table.views import ReplayedMove, ReplayView, SeatView, TableView


def replay_of(table: Table, own: Collection[int], seat: int, number: int | None, language: str) -> ReplayView:
    """Return a finished game of a table, by default the last, as a seat saw it (0: a spectator), for a client with its
    own seats."""
    game = table.game_of(number)
    if game is table.game and not table.is_over:
        raise NotOver()
    view = projection.view_of_game(
        game, projection.seats_of(table, own), table.outcome_of(number), number or table.number
    )
    return _replay(game, view, table.number if table.is_over else table.number - 1, own, seat, language)


def replay_of_record(game: Game, record: Record, seat: int, language: str) -> ReplayView:
    """Return the game that a record tells, with the names in it, as a seat saw it (0: a spectator)."""
    numbers = range(1, game.players + 1)
    names = [record.tag(f"Seat{number}") or localize("setup-player", {"seat": number}, language) for number in numbers]
    view = projection.view_of_game(game, [SeatView(kind="person", name=name) for name in names], game.outcome, 1)
    return _replay(game, view, 1, (), seat, language)


def _replay(game: Game, view: TableView, finished: int, own: Collection[int], seat: int, language: str) -> ReplayView:
    names = [one.name for one in view.seats]
    scenes = (projection.scene_of_game(game, seat, language, move, names) for move in range(len(game.log) + 1))
    first = before = next(scenes)
    changes = []
    for after in scenes:  # one at a time, because all of them would need much memory
        changes.append(scene_changes(before, after))
        before = after
    return ReplayView(
        view, finished, _moves(game, own, seat, names, language), seat, first, changes, game.decided_by_chance
    )


def _moves(game: Game, own: Collection[int], side: int, names: Sequence[str], language: str) -> list[ReplayedMove]:
    moves = []
    for number, entry in enumerate(game.log):
        before = game.position_at(number)
        seat = entry.seat if isinstance(entry, Resignation) else before.turn
        telling = projection.telling_of(seat, own, side, names)
        if isinstance(entry, Resignation):
            text, touches = f"resign {seat}", []
            words = localize("table-resigns", {"who": telling.who}, language)
        else:
            text = game.rulebook.notation.write_for_record(before.fields, entry)
            touches = list(View(before, seat).touches(entry))
            words = game.rulebook.presentation.describe_move(text, language, telling)
        moves.append(ReplayedMove(number + 1, seat, text, words, touches))
    return moves

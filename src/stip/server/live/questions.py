"""Questions about a table that change nothing: why something cannot be played, what a move would do, and which is good.

Each is about one ply. A question that arrives after the next move is refused as stale, because its answer would be
about a position that the asker has not seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from stip.games.scene import Telling
from stip.play.errors import OutOfTurn
from stip.play.position import View
from stip.server.live.messages import AskHint, AskPreview, AskWhy, Explained, Hinted, Previewed, text_of
from stip.table.decisions import require_own_seat
from stip.table.errors import CanBePlayed, ClubGame, HintsOff, NotNow, StaleMove
from stip.table.owners import Owner
from stip.table.previews import preview_of
from stip.table.projection import names_of
from stip.table.table import Table

if TYPE_CHECKING:
    from stip.bots.hints import Hint  # which needs more than what is told of it


class HintFinder(Protocol):
    async def hint(self, view: View) -> Hint: ...


def explain(table: Table, question: AskWhy, by: Owner, language: str) -> Explained:
    """Explain why touches are not a legal move, as far as the asker can see."""
    view, touches = _view_for(table, question, by), question.touches
    if touches and any(path[: len(touches)] == touches for path in view.touch_paths):
        raise CanBePlayed()
    error = view.refuse(question.seat, touches)
    return Explained(id=question.id, code=error.code, text=text_of(error, language), clause=error.clause or "")


def preview(table: Table, question: AskPreview, by: Owner, language: str) -> Previewed:
    view = _view_for(table, question, by)
    move = view.move_from_touches(question.touches)
    if move is None:
        raise view.refuse(question.seat, question.touches)
    return Previewed(id=question.id, preview=preview_of(view, move, language))


async def hint(table: Table, question: AskHint, by: Owner, language: str, bots: HintFinder) -> Hinted:
    view = _view_for(table, question, by)
    if table.phase != "playing":
        raise NotNow(phase=table.phase)
    if view.turn != question.seat:
        raise OutOfTurn(input="hint", ply=view.ply, seat=view.turn, by=question.seat, clause="G-2")
    if table.made.club:
        raise ClubGame()
    if not table.may_ask_for_hints:
        raise HintsOff()
    found = await bots.hint(view)
    book = view.rulebook
    text = book.notation.write_for_record(view.fields, found.move)
    return Hinted(
        id=question.id,
        move=view.write(found.move),
        touches=view.touches(found.move),
        words=book.presentation.describe_move(text, language, _advice(table, question.seat)),
        reason=found.reason.sentence(language) if found.reason else "",
        chance=round(found.chance, 3),
        preview=preview_of(view, found.move, language),
    )


def _advice(table: Table, seat: int) -> Telling:
    return Telling("advice", seat, seat, seat, names_of(table))


def _view_for(table: Table, question: AskHint | AskWhy | AskPreview, by: Owner) -> View:
    require_own_seat(table, question.seat, by)
    if table.game is None:
        raise NotNow(phase=table.phase)
    if question.ply != table.game.ply:
        raise StaleMove(meant=question.ply, ply=table.game.ply)
    return table.game.view(question.seat)

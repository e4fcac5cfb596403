"""What people read of a review."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from stip.games import rulebook_of
from stip.games.contract import Presentation
from stip.games.scene import Telling
from stip.locale import localize
from stip.server.http.schemas import Review, ReviewedMoveView
from stip.table import projection
from stip.table.table import Table

if TYPE_CHECKING:
    from stip.bots.review import ReviewedMove  # which needs more than what is shown of it


def review_view(table: Table, moves: Sequence[ReviewedMove], own: Collection[int], language: str) -> Review:
    """Return the review of a game of a table for a client with its own seats."""
    presentation, side, names = (
        rulebook_of(table.made.game).presentation,
        min(own, default=0),
        projection.names_of(table),
    )
    return Review(
        [
            _reviewed_move(one, presentation, language, projection.telling_of(one.seat, own, side, names))
            for one in moves
        ]
    )


def _reviewed_move(one: ReviewedMove, presentation: Presentation, language: str, telling: Telling) -> ReviewedMoveView:
    is_resignation, advice = not one.touches, replace(telling, who="advice")
    return ReviewedMoveView(
        number=one.number,
        seat=one.seat,
        text=one.text,
        words=localize("table-resigns", {"who": telling.who}, language)
        if is_resignation
        else presentation.describe_move(one.text, language, telling),
        touches=list(one.touches),
        chances=[round(chance, 4) for chance in one.chances],
        loss=round(one.loss, 4),
        sign=one.sign,
        better=one.better,
        better_words=presentation.describe_move(one.better, language, advice) if one.better else "",
        better_touches=list(one.better_touches),
        reason=one.reason.sentence(language) if one.reason else "",
    )

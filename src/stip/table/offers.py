"""Pending offers: who has to agree, and what happens then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from stip.play.errors import NothingToUndo
from stip.play.game import Game, Resignation
from stip.play.seed import Seed
from stip.table.commands import OfferKind
from stip.table.events import Dealt, Drawn, EventMetadata, HintsAllowed, TakenBack
from stip.table.owners import Owner

if TYPE_CHECKING:
    from stip.table.table import Table


@dataclass(frozen=True)
class PendingOffer:
    """An offer that waits for answers. People who share a screen agree together, so owners are counted, not seats."""

    kind: OfferKind
    seat: int
    agreed: tuple[int, ...] = ()

    def agreed_by(self, seat: int) -> PendingOffer:
        return PendingOffer(self.kind, self.seat, (*self.agreed, seat))


def people_asked(table: Table, kind: OfferKind, seat: int) -> set[Owner]:
    """Return the people who must agree to an offer: everybody who plays, except those replaced by a bot and, during a
    game, those who are out of it."""
    concerned = range(1, len(table.seats) + 1) if kind == "rematch" else table.in_play
    seats = [table.seats[number - 1] for number in concerned]
    return {other.owner for other in seats if other.is_played_by_person} - {table.seats[seat - 1].owner}


def people_awaited(table: Table, offer: PendingOffer) -> set[Owner]:
    return people_asked(table, offer.kind, offer.seat) - {table.seats[seat - 1].owner for seat in offer.agreed}


def event_for_offer(
    table: Table, kind: OfferKind, seat: int, seed: Seed, metadata: EventMetadata
) -> TakenBack | Drawn | HintsAllowed | Dealt:
    """Return the event that an accepted offer leads to."""
    if kind == "rematch":
        return table.new_deal(seed, metadata)
    if kind == "draw":
        return Drawn(**metadata)
    if kind == "hints":
        return HintsAllowed(seat=seat, **metadata)
    entries = _before_last_move(table.game, seat) if table.game else None
    if entries is None:
        raise NothingToUndo()
    return TakenBack(entries=entries, **metadata)


def _before_last_move(game: Game, seat: int) -> int | None:
    """Return the length of the log before a seat's last move, or None. Resignations cannot be taken back."""
    for entries in reversed(range(len(game.log))):
        if isinstance(game.log[entries], Resignation):
            return None
        if game.position_at(entries).turn == seat:
            return entries
    return None

"""An offer that stands, and who has to agree to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stip.table.holders import Holder
from stip.table.messages import OfferKind
from stip.table.seats import Seat


@dataclass(frozen=True)
class Standing:
    """An offer that waits. Those at one screen agree together, so people are counted, not seats."""

    kind: OfferKind
    seat: int
    agreed: tuple[int, ...] = ()

    def agreed_by(self, seat: int) -> Standing:
        return Standing(self.kind, self.seat, (*self.agreed, seat))


def asked(seats: Sequence[Seat], in_play: Sequence[int], seat: int) -> set[Holder]:
    """The people at these seats whom an offer of that seat has to ask. A bot is not asked, nor a person for whom one
    plays."""
    people = {seats[other - 1].holder for other in in_play if seats[other - 1].is_played_by_person}
    return people - {seats[seat - 1].holder}


def waits_for(offer: Standing, seats: Sequence[Seat], in_play: Sequence[int]) -> set[Holder]:
    return asked(seats, in_play, offer.seat) - {seats[seat - 1].holder for seat in offer.agreed}

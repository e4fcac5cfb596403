"""The overview of a table: what a list of somebody's games shows. It is stored beside the events, so that a list needs
not load its tables. It names owners, so it leaves the server through `projection.py` only."""

from __future__ import annotations

from typing import Literal

import msgspec

from stip.games.options import Value
from stip.table.owners import Owner
from stip.table.table import Table


class SeatOverview(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: Literal["open", "person", "bot"]
    name: str = ""
    owner: Owner = ""
    level: int | float = 0


class Overview(msgspec.Struct, frozen=True, omit_defaults=True):
    seats: list[SeatOverview] = []
    options: dict[str, Value] = {}
    number: int = 0  # of the game at this table
    turn: int = 0
    places: list[int] = []  # once the game is over
    scores: list[int] = []


def overview_of(table: Table) -> Overview:
    outcome = table.outcome if table.is_over else None
    return Overview(
        seats=[SeatOverview(seat.kind, seat.name, seat.owner, seat.level) for seat in table.seats],
        options=table.made.options,
        number=table.number,
        turn=table.turn,
        places=list(outcome.places) if outcome else [],
        scores=list(outcome.scores) if outcome else [],
    )


encode_overview = msgspec.json.Encoder().encode
decode_overview = msgspec.json.Decoder(Overview).decode

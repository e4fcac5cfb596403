"""Checks the records that a server has at the end of a run against the updates that it sent."""

from __future__ import annotations

from collections.abc import Iterator

from bench.soak.history import Audited
from bench.soak.public_log import PublicLog
from stip.locale.errors import StipError
from stip.play.record import Record, read_record, replay_record

UNKNOWN_MOVE = "?"  # in the record of a game that goes on


def record_problems(log: PublicLog, audit: Audited) -> Iterator[str]:
    if audit.last != log.last:
        yield f"the server has {audit.last} updates, the clients received {log.last}"
    games, commitments = log.games(), log.commitments()
    if len(games) != len(audit.records):
        yield f"the server has {len(audit.records)} games, the clients saw {len(games)}"
        return
    for number, (text, told, commitment) in enumerate(zip(audit.records, games, commitments, strict=True), 1):
        record = read_record(text)
        yield from _game_problems(number, record, told, commitment)


def _game_problems(number: int, record: Record, told: list[str], commitment: str) -> Iterator[str]:
    recorded = [move for _, move, _ in record.moves]
    if len(recorded) != len(told):
        yield f"game {number} has {len(recorded)} moves in the record and {len(told)} in the updates"
    for place, (move, update) in enumerate(zip(recorded, told, strict=False), 1):
        if update and move not in (update, UNKNOWN_MOVE):
            yield f"game {number}, entry {place}: the record has {move}, the update {update}"
    if record.tag("Commitment") not in (commitment, None):
        yield f"game {number} was dealt from another seed than was promised"
    if record.tag("Seed") is not None:
        try:
            replay_record(record)
        except StipError as error:
            yield f"game {number} cannot be replayed: {error}"

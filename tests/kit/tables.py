"""Tables for tests, kept in memory, and people with their secrets."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec
import pytest

from stip.errors import StipError
from stip.games.contract import Move
from stip.games.options import Value
from stip.table.clocks import Clock
from stip.table.commands import Answer, Offer, OfferKind, Play, Sit, TableCommand
from stip.table.creation import TableRequest, create_table
from stip.table.events import AnyEvent, decode, encode
from stip.table.owners import Owner, owner_of
from stip.table.projection import updates
from stip.table.table import Table
from stip.table.views import PublicUpdate

SECRETS = {name: f"the secret of {name}, long enough" for name in ("ann", "bob", "cat", "dan", "eve")}
ANN, BOB, CAT, DAN, EVE = (owner_of(secret) for secret in SECRETS.values())
SEED = bytes(range(100, 132))
NO_OPTIONS: Mapping[str, Value] = MappingProxyType({})
OTHER_SEED = bytes(range(150, 182))


def order(
    seats: str, game: str = "halma", options: Mapping[str, Value] = NO_OPTIONS, clock: Clock | None = None
) -> TableRequest:
    """Return a request for a table from words like `ann bot3 bot2.75 open`."""
    kinds: list[dict[str, object]] = []
    for word in seats.split():
        if word == "open":
            kinds.append({"kind": "open"})
        elif word.startswith("bot"):
            kinds.append({"kind": "bot", "level": msgspec.json.decode(word[3:])})
        else:
            kinds.append({"kind": "me", "name": word})
    body = {"game": game, "players": len(kinds), "seats": kinds, "options": dict(options)}
    if clock:
        body["clock"] = msgspec.to_builtins(clock)
    return msgspec.convert(body, TableRequest)


class TableHarness:
    """Keeps a table in memory as the server does: events are encoded and decoded before they are applied."""

    def __init__(self, order: TableRequest, by: Owner = ANN, seed: bytes = SEED) -> None:
        self.now = 1_000_000
        self.seed = seed
        self.absent: list[int] = []
        self.commands = 0
        self.table = Table("bcdfghj")
        self.apply(create_table(order, by, self.now, seed))

    def apply(self, events: list[AnyEvent]) -> list[AnyEvent]:
        for event in events:
            self.table.apply(decode(encode(event)))
        return events

    def do(self, by: Owner, command: TableCommand) -> list[AnyEvent]:
        return self.apply(self.table.handle(command, by, self.now, self.seed, self.absent))

    def id(self) -> str:
        self.commands += 1
        return f"c{self.commands}"

    def play(self, *moves: str) -> None:
        """Play moves, each for the seat to move."""
        for move in moves:
            game, seat = self.table.game, self.table.turn
            assert game is not None
            owner = self.table.seats[seat - 1].owner
            self.do(owner, Play(id=self.id(), seat=seat, ply=game.ply, move=move))

    def play_any(self, times: int = 1) -> None:
        """Play the first legal move, also for bots."""
        for _ in range(times):
            game, seat = self.table.game, self.table.turn
            assert game is not None
            move = Move(int(game.legal_moves.codes[0]))
            if self.table.bot_to_move:
                self.apply(self.table.play_for_bot(seat, game.ply, move, self.now))
            else:
                self.play(game.write(move))

    def offer(self, by: Owner, kind: OfferKind, seat: int) -> list[AnyEvent]:
        return self.do(by, Offer(id=self.id(), seat=seat, kind=kind))

    def answer(self, by: Owner, seat: int, yes: bool = True) -> list[AnyEvent]:
        return self.do(by, Answer(id=self.id(), seat=seat, yes=yes))

    def rebuild(self) -> Table:
        return Table(self.table.code, [decode(encode(entry.event)) for entry in self.table.history])


def updates_for(table: Table, seats: tuple[int, ...], now: int, after: int = 0) -> bytes:
    """Return all updates for a client with these seats, encoded."""
    return msgspec.json.encode(updates(table, after, seats, now, ("board", "moves", "touches", "state")))


def updates_for_all(table: Table, now: int) -> list[bytes]:
    return [updates_for(table, (seat,) if seat else (), now) for seat in range(len(table.seats) + 1)]


def read_updates(told: bytes) -> list[PublicUpdate]:
    return msgspec.json.decode(told, type=list[PublicUpdate])


def refused(harness: TableHarness, by: Owner, command: TableCommand) -> StipError:
    """Return the error that a command raises; check that nothing changes and that the error has a text."""
    before = updates_for_all(harness.table, harness.now)
    with pytest.raises(StipError) as caught:
        harness.do(by, command)
    assert updates_for_all(harness.table, harness.now) == before
    assert str(caught.value)
    return caught.value


def two_people(
    game: str = "halma",
    options: Mapping[str, Value] = NO_OPTIONS,
    clock: Clock | None = None,
    seed: bytes = SEED,
) -> TableHarness:
    """Return a table at which Ann and Bob have just begun a game."""
    harness = TableHarness(order("Ann open", game, options, clock), seed=seed)
    harness.do(BOB, Sit(id="sit", name="Bob"))
    return harness


def by_turn(harness: TableHarness) -> tuple[str, int, str, int]:
    """Holder and seat of who is to move, and of the other."""
    seat = harness.table.turn
    return harness.table.seats[seat - 1].owner, seat, harness.table.seats[2 - seat].owner, 3 - seat

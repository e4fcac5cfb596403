"""Tables for tests: a keeper that stores nothing and always has time, and people with their secrets."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec
import pytest

from stip.errors import StipError
from stip.games.rulebook import Move, Value
from stip.table.events import AnyEvent, decode, encode
from stip.table.holders import Holder, holder_of
from stip.table.messages import Answer, Clock, Offer, OfferKind, Order, Play, Sit, TableCommand, Update
from stip.table.news import updates
from stip.table.orders import make_table
from stip.table.table import Table

SECRETS = {name: f"the secret of {name}, long enough" for name in ("ann", "bob", "cat", "dan", "eve")}
ANN, BOB, CAT, DAN, EVE = (holder_of(secret) for secret in SECRETS.values())
SEED = bytes(range(100, 132))
NO_OPTIONS: Mapping[str, Value] = MappingProxyType({})
OTHER_SEED = bytes(range(150, 182))


def order(
    seats: str, game: str = "halma", options: Mapping[str, Value] = NO_OPTIONS, clock: Clock | None = None
) -> Order:
    """An order from words like `ann bot3 open`."""
    kinds: list[dict[str, object]] = []
    for word in seats.split():
        if word == "open":
            kinds.append({"kind": "open"})
        elif word.startswith("bot"):
            kinds.append({"kind": "bot", "level": int(word[3:])})
        else:
            kinds.append({"kind": "me", "name": word})
    body = {"game": game, "players": len(kinds), "seats": kinds, "options": dict(options)}
    if clock:
        body["clock"] = msgspec.to_builtins(clock)
    return msgspec.convert(body, Order)


class Keeper:
    """Keeps a table as the server does, but in memory: events are written and read again before they are applied."""

    def __init__(self, order: Order, by: Holder = ANN, seed: bytes = SEED) -> None:
        self.now = 1_000_000
        self.seed = seed
        self.absent: list[int] = []
        self.commands = 0
        self.table = Table("bcdfghj")
        self.apply(make_table(order, by, self.now, seed))

    def apply(self, events: list[AnyEvent]) -> list[AnyEvent]:
        for event in events:
            self.table.apply(decode(encode(event)))
        return events

    def do(self, by: Holder, command: TableCommand) -> list[AnyEvent]:
        return self.apply(self.table.handle(command, by, self.now, self.seed, self.absent))

    def id(self) -> str:
        self.commands += 1
        return f"c{self.commands}"

    def play(self, *moves: str) -> None:
        """Each by whoever is to move."""
        for move in moves:
            game, seat = self.table.game, self.table.turn
            assert game is not None
            holder = self.table.seats[seat - 1].holder
            self.do(holder, Play(id=self.id(), seat=seat, ply=game.ply, move=move))

    def play_any(self, times: int = 1) -> None:
        """The first legal move, also for bots."""
        for _ in range(times):
            game, seat = self.table.game, self.table.turn
            assert game is not None
            move = Move(int(game.legal_moves.codes[0]))
            if self.table.bot_to_move:
                self.apply(self.table.play_for_bot(seat, game.ply, move, self.now))
            else:
                self.play(game.write(move))

    def offer(self, by: Holder, kind: OfferKind, seat: int) -> list[AnyEvent]:
        return self.do(by, Offer(id=self.id(), seat=seat, kind=kind))

    def answer(self, by: Holder, seat: int, yes: bool = True) -> list[AnyEvent]:
        return self.do(by, Answer(id=self.id(), seat=seat, yes=yes))

    def rebuilt(self) -> Table:
        return Table(self.table.code, [decode(encode(happened.event)) for happened in self.table.history])


def told(table: Table, seats: tuple[int, ...], now: int, after: int = 0) -> bytes:
    """All that leaves for whoever holds these seats."""
    return msgspec.json.encode(updates(table, after, seats, now, ("board", "moves", "touches", "state")))


def told_to_all(table: Table, now: int) -> list[bytes]:
    return [told(table, (seat,) if seat else (), now) for seat in range(len(table.seats) + 1)]


def read_updates(told: bytes) -> list[Update]:
    return msgspec.json.decode(told, type=list[Update])


def refused(keeper: Keeper, by: Holder, command: TableCommand) -> StipError:
    """The refusal; and that nothing has changed, and that it has a text."""
    before = told_to_all(keeper.table, keeper.now)
    with pytest.raises(StipError) as caught:
        keeper.do(by, command)
    assert told_to_all(keeper.table, keeper.now) == before
    assert str(caught.value)
    return caught.value


def two_people(
    game: str = "halma",
    options: Mapping[str, Value] = NO_OPTIONS,
    clock: Clock | None = None,
    seed: bytes = SEED,
) -> Keeper:
    """Ann and Bob, who have just begun."""
    keeper = Keeper(order("Ann open", game, options, clock), seed=seed)
    keeper.do(BOB, Sit(id="sit", name="Bob"))
    return keeper

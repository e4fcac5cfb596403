"""Anybody says anything at any time: a table stays sound, and its events tell it whole."""

from __future__ import annotations

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from kit.tables import ANN, BOB, CAT, DAN, EVE, TableHarness, order, read_updates, updates_for_all

from stip.errors import StipError
from stip.games.contract import Move
from stip.play.game import replay
from stip.table.clocks import Clock
from stip.table.commands import Answer, Offer, Play, Resign, Return, Say, SeatBot, Sit, Stand, TableCommand, TakeOver
from stip.table.table import Table

pytestmark = pytest.mark.no_cover  # it takes long, and what it runs is tested elsewhere too

PEOPLE = [ANN, BOB, CAT, DAN, EVE]

people = st.sampled_from([*PEOPLE, ""])
seats = st.integers(1, 4)
clocks = st.sampled_from([None, Clock("move", 10), Clock("game", 20, increment=2)])
rng = st.integers(0, 2**32)
orders = st.sampled_from(
    [
        ("Ann open", "halma"),
        ("Ann open", "tokken"),
        ("Ann bot1", "to-the-point"),
        ("Ann Ben", "tokken"),
        ("Ann open open", "punto"),
        ("open bot2 open", "halma"),
        ("Ann open bot1 open", "punto"),
    ]
)


class TableMachine(RuleBasedStateMachine):
    @initialize(asked=orders, clock=clocks, seed=rng)
    def make(self, asked: tuple[str, str], clock: Clock | None, seed: int) -> None:
        self.harness = TableHarness(order(*asked, clock=clock), seed=seed.to_bytes(32, "big"))

    @property
    def table(self) -> Table:
        return self.harness.table

    def send(self, by: str, command: TableCommand) -> None:
        """Let somebody give a command: it leads to events or is refused, and deciding about it changes nothing."""
        before, seq = updates_for_all(self.table, self.harness.now), self.table.seq
        try:
            events = self.table.handle(command, by, self.harness.now, self.harness.seed, self.harness.absent)
        except StipError as error:
            assert str(error)
            assert updates_for_all(self.table, self.harness.now) == before
            return
        assert updates_for_all(self.table, self.harness.now) == before
        assert events
        twin = self.table.copy()
        for event in events:
            twin.apply(event)
        assert updates_for_all(self.table, self.harness.now) == before, "a copy goes its own way"
        self.harness.apply(events)
        assert updates_for_all(self.table, self.harness.now) == updates_for_all(twin, self.harness.now)
        assert self.table.seq == seq + len(events)
        assert self.table.seq_of_command(by, command.id) == self.table.seq

    def owner_of(self, seat: int) -> str:
        return self.table.seats[(seat - 1) % len(self.table.seats)].owner

    @rule(by=people, seat=st.none() | seats, name=st.sampled_from(["Bob", " Cat ", "", "\u202ex"]))
    def sit(self, by: str, seat: int | None, name: str) -> None:
        self.send(by, Sit(id=self.harness.id(), name=name, seat=seat))

    @precondition(lambda self: self.table.phase == "gathering")
    @rule(by=people)
    def sit_anywhere(self, by: str) -> None:
        self.send(by, Sit(id=self.harness.id(), name="Dan"))

    @rule(by=st.sampled_from([ANN, BOB]), seat=seats)
    def seat_bot(self, by: str, seat: int) -> None:
        self.send(by, SeatBot(id=self.harness.id(), seat=seat))

    @rule(by=people, seat=seats)
    def stand(self, by: str, seat: int) -> None:
        self.send(by, Stand(id=self.harness.id(), seat=seat))

    @rule(by=people, seat=seats, ply=st.integers(0, 3), text=st.sampled_from(["pass", "f6", "give 9", "end", "?"]))
    def play_anything(self, by: str, seat: int, ply: int, text: str) -> None:
        self.send(by, Play(id=self.harness.id(), seat=seat, ply=ply, move=text))
        self.send(by, Play(id=self.harness.id(), seat=seat, ply=ply, touches=text.split()))

    @precondition(lambda self: self.table.phase == "playing")
    @rule(pick=rng, times=st.integers(1, 12))
    def play(self, pick: int, times: int) -> None:
        """Legal moves, by people and bots, each after some time."""
        chance = random.Random(pick)
        for _ in range(times):
            game, seat = self.table.game, self.table.turn
            if game is None or not seat or self.table.tick(self.harness.now):
                return
            self.harness.now += chance.randrange(3000)
            code = Move(int(chance.choice(game.legal_moves.codes)))
            if self.table.bot_to_move:
                assert self.table.view_for_bot().seat == seat
                self.harness.apply(self.table.play_for_bot(seat, game.ply, code, self.harness.now))
            elif chance.random() < 0.5:
                text = game.write(code)
                self.send(self.owner_of(seat), Play(id=self.harness.id(), seat=seat, ply=game.ply, move=text))
            else:
                touches = game.touches(code)
                self.send(self.owner_of(seat), Play(id=self.harness.id(), seat=seat, ply=game.ply, touches=touches))

    @precondition(lambda self: self.table.phase == "playing")
    @rule(seat=seats, by=people, is_own=st.booleans())
    def resign(self, seat: int, by: str, is_own: bool) -> None:
        self.send(self.owner_of(seat) if is_own else by, Resign(id=self.harness.id(), seat=seat))

    @rule(seat=seats, kind=st.sampled_from(["takeback", "draw", "rematch", "rematch"]))
    def offer(self, seat: int, kind: str) -> None:
        self.send(self.owner_of(seat), Offer(id=self.harness.id(), seat=seat, kind=kind))  # type: ignore[arg-type]

    @precondition(lambda self: self.table.offer)
    @rule(seat=seats, yes=st.sampled_from([True, True, False]))
    def answer(self, seat: int, yes: bool) -> None:
        self.send(self.owner_of(seat), Answer(id=self.harness.id(), seat=seat, yes=yes))

    @rule(absent=st.lists(seats, unique=True))
    def go_away(self, absent: list[int]) -> None:
        self.harness.absent = absent

    @precondition(lambda self: self.table.phase == "playing" and self.harness.absent)
    @rule(by=people, seat=seats)
    def take_over(self, by: str, seat: int) -> None:
        self.send(by, TakeOver(id=self.harness.id(), seat=seat))

    @rule(seat=seats)
    def come_back(self, seat: int) -> None:
        self.send(self.owner_of(seat), Return(id=self.harness.id(), seat=seat))

    @rule(by=people, seat=seats)
    def chat(self, by: str, seat: int) -> None:
        self.send(by, Say(id=self.harness.id(), seat=seat, phrase="wow"))

    @rule(milliseconds=st.integers(-50, 15_000))
    def let_time_pass(self, milliseconds: int) -> None:
        self.harness.now += milliseconds

    @rule()
    def look_at_the_clock(self) -> None:
        seats = self.table.in_play
        for event in self.table.tick(self.harness.now):
            self.harness.apply([event])
            assert len(self.table.in_play) < len(seats)
        assert self.table.tick(self.harness.now) == []

    @rule()
    def restart(self) -> None:
        """From here on, the table that its events rebuild is played at."""
        self.harness.table = self.harness.rebuild()
        self.harness.apply(self.table.resume(0, self.harness.now))
        assert self.table.tick(self.harness.now) == []

    @precondition(lambda self: self.table.phase == "over")
    @rule(is_closed=st.sampled_from([False, False, False, True]))
    def close(self, is_closed: bool) -> None:
        if is_closed:
            self.harness.apply(self.table.close("abandoned", self.harness.now))

    @invariant()
    def its_events_rebuild_it(self) -> None:
        again = self.harness.rebuild()
        assert updates_for_all(again, self.harness.now) == updates_for_all(self.table, self.harness.now)
        assert (again.clocks, again.offer, again.seats) == (self.table.clocks, self.table.offer, self.table.seats)
        assert again._done_commands == self.table._done_commands

    @invariant()
    def updates_have_no_gap(self) -> None:
        for told in updates_for_all(self.table, self.harness.now):
            assert [update.seq for update in read_updates(told)] == list(range(1, self.table.seq + 1))

    @invariant()
    def its_phase_is_sound(self) -> None:
        table, game = self.table, self.table.game
        if table.phase == "gathering":
            assert game is None
            assert any(seat.kind == "open" for seat in table.seats)
        elif table.phase == "playing":
            assert game is not None
            assert game.turn == table.turn
            assert table.turn in table.in_play
        if table.phase != "playing":
            assert (table.turn, table.bot_to_move, table.deadline) == (0, None, None)
        if table.phase not in ("gathering", "closed"):
            assert not any(seat.kind == "open" for seat in table.seats)
        assert (table.outcome is not None) == table.is_over
        assert all(bool(seat.owner) == (seat.kind == "person") for seat in table.seats)

    @invariant()
    def clocks_run_for_people_who_decide(self) -> None:
        clocks = self.table.clocks
        if clocks:
            assert min(clocks.left) >= 0
            assert all(clocks.left_at(seat, self.harness.now) >= 0 for seat in range(1, len(clocks.left) + 1))
            is_person = bool(self.table.turn) and self.table.seats[self.table.turn - 1].is_played_by_person
            assert clocks.running == (self.table.turn if is_person else 0)

    @invariant()
    def its_game_is_a_game(self) -> None:
        game = self.table.game
        if game:
            again = replay(game.setup, game.log)
            assert again._buffer.array.tobytes() == game._buffer.array.tobytes()
            if game.is_over:
                assert self.table.outcome == again.outcome

    @invariant()
    def an_offer_waits_for_somebody(self) -> None:
        offer = self.table.offer
        if offer:
            assert self.table.phase == ("over" if offer.kind == "rematch" else "playing")
            assert self.table.seats[offer.seat - 1].is_played_by_person
            assert offer.seat not in offer.agreed


TestTable = TableMachine.TestCase
TestTable.settings = settings(max_examples=25, stateful_step_count=40)

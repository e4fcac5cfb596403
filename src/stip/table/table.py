"""A table, rebuilt from its events. The server stores events, applies them and sends updates.

`handle` decides which events a command leads to and changes nothing; `apply` changes the table and refuses nothing. A
table depends only on its events, so the same events rebuild the same table anywhere: it has no clock and no randomness
of its own.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Literal

import msgspec

from stip.games import rulebook_of
from stip.games.contract import Move
from stip.games.contract import Seat as SeatNumber
from stip.play.copy_on_write import CopyOnWriteList
from stip.play.errors import OutdatedGame, UnfitGame
from stip.play.game import Action, Game, Resignation, Setup
from stip.play.position import Outcome, View
from stip.play.seed import Seed
from stip.table import decisions
from stip.table.bot_names import bot_name
from stip.table.clocks import Clocks
from stip.table.commands import TableCommand
from stip.table.errors import NoSuchGame, NotNow
from stip.table.events import (
    Agreed,
    AnyEvent,
    BotSat,
    Closed,
    ClosedWhy,
    Dealt,
    Declined,
    Drawn,
    EventMetadata,
    HintsAllowed,
    Made,
    Offered,
    Phase,
    Played,
    Resigned,
    Resumed,
    Returned,
    Sat,
    Spoke,
    Stood,
    TakenBack,
    TakenOver,
)
from stip.table.offers import PendingOffer
from stip.table.owners import Owner, is_same_owner
from stip.table.seats import Seat

MAX_REMEMBERED_COMMANDS = 64  # remembered commands per owner


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """An event with what is needed to show it later, when the position may have been taken back."""

    event: AnyEvent
    number: int  # of the game at this table
    ply: int  # before a move, after any other event
    move: str = ""
    touches: tuple[str, ...] = ()
    is_secret: bool = False  # whether the move is secret until the game is over


class Table:
    made: Made  # its first event

    def __init__(self, code: str, events: Iterable[AnyEvent] = ()) -> None:
        self.code = code
        self.phase: Phase = "gathering"
        self.is_over = False  # the game has ended, by its rules or by agreement; the table may have been closed since
        self.turn = 0  # the seat that decides; 0 when nobody does
        self.in_play: list[int] = []  # the seats that are still in the game
        self.seats: list[Seat] = []  # seats[0] is seat 1
        self.game: Game | None = None
        self.number = 0  # of the game at this table, from 1
        self.rules = 0  # their version, when that game began
        self.misfit: UnfitGame | None = None  # why its log could not be restored to its end
        self.clocks: Clocks | None = None
        self.offer: PendingOffer | None = None
        self.history: CopyOnWriteList[LogEntry] = CopyOnWriteList()
        self.checksum = b""  # of the last event, where it is stored
        self.seq = 0  # the number of events so far
        self._is_drawn = False
        self._are_hints_allowed = False  # by all people, in this game
        self._clocks_before: CopyOnWriteList[Clocks | None] = CopyOnWriteList()  # each entry of the game's log
        self._done_commands: dict[Owner, dict[str, int]] = {}
        self._earlier_game: tuple[int, Game] | None = None  # the earlier game that was asked for last
        for event in events:
            self.apply(event)

    # what can be asked

    @property
    def maker(self) -> Owner:
        return self.made.by

    @property
    def outcome(self) -> Outcome | None:
        return _draw_outcome(self.game) if self.game and self._is_drawn else self.game.outcome if self.game else None

    def outcome_of(self, number: int | None = None) -> Outcome | None:
        """Return the outcome of a game of this table, by default the last. An earlier game that no clause has ended was
        drawn by agreement."""
        game = self.game_of(number)
        return self.outcome if game is self.game else game.outcome or _draw_outcome(game)

    @property
    def owners(self) -> set[Owner]:
        return {self.maker, *(seat.owner for seat in self.seats if seat.kind == "person")} - {""}

    @property
    def may_ask_for_hints(self) -> bool:
        """Whether hints are fair: only one person plays against bots or at one screen, or all people have agreed.
        Games of a club evening count, so there are none."""
        people = {self.seats[seat - 1].owner for seat in self.in_play if self.seats[seat - 1].is_played_by_person}
        return not self.made.club and (self._are_hints_allowed or len(people) < 2)

    def copy(self) -> Table:
        """Return a copy that can be changed independently, to try out events that are not stored yet."""
        clone = object.__new__(type(self))
        clone.__dict__.update(
            self.__dict__,
            seats=self.seats.copy(),
            game=self.game and self.game.copy(),
            history=self.history.copy(),
            _clocks_before=self._clocks_before.copy(),
        )
        return clone

    def game_of(self, number: int | None = None) -> Game:
        """Return a game of this table, by default the last; an earlier one is replayed."""
        if self.game is None:
            raise NotNow(phase=self.phase)
        if number is None or number == self.number:
            if self.misfit:
                raise self.misfit
            return self.game
        if not 1 <= number < self.number:
            raise NoSuchGame(number=number, last=self.number)
        if self._earlier_game is None or self._earlier_game[0] != number:
            self._earlier_game = (number, self._replay(number))
        return self._earlier_game[1]

    def _replay(self, number: int) -> Game:
        events = [entry.event for entry in self.history if entry.number == number]
        dealt = events[0]
        assert isinstance(dealt, Dealt)
        game = Game(self._setup(dealt))
        for event in events:
            if isinstance(event, (Played, Resigned)):
                entry = _entry(event)
                game.check(entry, dealt.rules)
                game.advance(entry)
            elif isinstance(event, TakenBack):
                while len(game.log) > event.entries:
                    game.undo()
        return game

    def seats_of(self, owner: Owner) -> list[int]:
        return [number for number, seat in enumerate(self.seats, 1) if is_same_owner(seat.owner, owner)]

    def seq_of_command(self, by: Owner, command_id: str) -> int | None:
        """Return the number of the last event that a command led to, if it was among the owner's recent commands."""
        return self._done_commands.get(by, {}).get(command_id)

    @property
    def deadline(self) -> int | None:
        """When `tick` should be called next, in milliseconds since 1970."""
        return self.clocks.deadline if self.clocks else None

    @property
    def bot_to_move(self) -> tuple[int, float] | None:
        """The seat and level of the bot to move, or None."""
        seat = self.turn
        return (seat, self.seats[seat - 1].level) if seat and self.seats[seat - 1].is_played_by_bot else None

    def view_for_bot(self) -> View:
        """Return what the seat to move sees, which is all that a bot may know."""
        assert self.game is not None
        return self.game.view(self.turn)

    # what leads to events

    def handle(
        self, command: TableCommand, by: Owner, now: int, seed: Seed, absent: Collection[int] = ()
    ) -> list[AnyEvent]:
        """Return the events that a command leads to, or raise a StipError. Nothing changes until they are applied.
        `seed` is used if a game begins; `absent` are the seats whose person is absent."""
        return decisions.decide(self, command, by, now, seed, absent)

    def play_for_bot(self, seat: int, ply: int, move: Move, now: int) -> list[AnyEvent]:
        """Return the event of a bot's move, or nothing if it comes too late."""
        if self.game is None or self.bot_to_move is None or (self.turn, self.game.ply) != (seat, ply):
            return []
        if int(move) not in self.game.legal_moves.codes:
            return []
        return [Played(at=now, seat=seat, move=int(move))]

    def tick(self, now: int) -> list[AnyEvent]:
        """Return the resignation of a seat whose time is up (G-6). With more than two players the others may play
        on."""
        if self.clocks is None or self.clocks.deadline is None or now < self.clocks.deadline:
            return []
        return [Resigned(at=now, seat=self.clocks.running, why="time")]

    def resume(self, since: int, now: int) -> list[AnyEvent]:
        """Return the event by which a running clock does not count the time since a server was gone (0: unknown)."""
        return [Resumed(at=now, since=since)] if self.deadline is not None else []

    def close(self, why: Literal["abandoned", "operator", "club"], now: int) -> list[AnyEvent]:
        return [] if self.phase == "closed" else [Closed(at=now, why=why)]

    def close_misfit(self, now: int) -> list[AnyEvent]:
        """A table whose log does not fit the rules cannot be played on, and nobody should see another game in it."""
        if self.misfit is None or self.phase == "closed":
            return []
        why: ClosedWhy = "outdated" if isinstance(self.misfit, OutdatedGame) else "damaged"
        return [Closed(at=now, why=why, move=int(self.misfit.facts["number"]))]

    def new_deal(self, seed: Seed, metadata: EventMetadata) -> Dealt:
        return Dealt(seed=seed.hex(), rules=rulebook_of(self.made.game).version, **metadata)

    # what events do

    def restore(self, event: AnyEvent) -> None:
        """Applies a stored event. Where a move does not fit the rules, its game stops: what follows is only remembered,
        until another game begins."""
        if isinstance(event, Dealt):
            self.misfit = None
        if isinstance(event, (Played, Resigned)) and self.game and not self.misfit:
            try:
                self.game.check(_entry(event), self.rules)
            except UnfitGame as error:
                self.misfit = error
        if self.misfit and isinstance(event, (Played, Resigned, TakenBack, Drawn)):
            self._remember(LogEntry(event, self.number, self.game.ply if self.game else 0))
        else:
            self.apply(event)

    def apply(self, event: AnyEvent) -> None:
        entry = self._log_entry(event)
        self._apply_to_state(event)
        self._refresh()
        if self.clocks:
            person = self.turn if self.turn and self.seats[self.turn - 1].is_played_by_person else 0
            self.clocks = self.clocks.run(person, event.at)
        if isinstance(event, TakenBack) and self.game:
            entry = msgspec.structs.replace(entry, ply=self.game.ply)
        self._remember(entry)
        if event.command:
            done = {**self._done_commands.get(event.by, {}), event.command: self.seq}
            if len(done) > MAX_REMEMBERED_COMMANDS:
                del done[next(iter(done))]
            self._done_commands = {**self._done_commands, event.by: done}  # copies of this table keep theirs

    def _remember(self, entry: LogEntry) -> None:
        self.history.append(entry)
        self.seq += 1

    def _apply_to_state(self, event: AnyEvent) -> None:
        match event:
            case Made():
                self.made, self.seats = event, [Seat()] * event.players
            case Sat():
                self._seat(event.seat, Seat("person", name=event.name, owner=event.by))
            case BotSat():
                taken = [seat.name for seat in self.seats]
                self._seat(event.seat, Seat("bot", name=bot_name(event.level, taken), level=event.level))
            case Stood():
                self._seat(event.seat, Seat())
            case Dealt():
                self._deal(event)
            case Played() | Resigned():
                self._play(event)
            case Offered():
                self.offer = PendingOffer(event.kind, event.seat)
            case Agreed():
                self.offer = self.offer and self.offer.agreed_by(event.seat)
            case Declined():
                self.offer = None
            case TakenBack():
                self._take_back(event)
            case Drawn():
                self._is_drawn, self.offer = True, None
            case HintsAllowed():
                self._are_hints_allowed, self.offer = True, None
            case TakenOver():
                self._seat(event.seat, replace(self.seats[event.seat - 1], level=event.level, is_replaced=True))
            case Returned():
                self._seat(event.seat, replace(self.seats[event.seat - 1], level=0, is_replaced=False))
            case Resumed():
                self.clocks = self.clocks and self.clocks.resume(event.since, event.at)
            case Closed():
                self.phase, self.offer = "closed", None
            case Spoke():
                pass

    def _refresh(self) -> None:
        """Cache what is asked often: phase, turn and the seats still playing."""
        game = self.game
        if game is None:
            return
        self.is_over = game.is_over or self._is_drawn
        if self.phase != "closed":
            self.phase = "over" if self.is_over else "playing"
        is_playing = self.phase == "playing"
        self.turn = game.turn if is_playing else 0
        places = game.fields.places
        self.in_play = [seat for seat in range(1, game.players + 1) if is_playing and not places[seat]]

    def _seat(self, number: int, seat: Seat) -> None:
        """Change a seat. This cancels a pending offer, because who must agree depends on who plays."""
        self.seats[number - 1] = seat
        self.offer = None

    def _deal(self, event: Dealt) -> None:
        made = self.made
        self.game = Game(self._setup(event))
        self.number += 1
        self.rules = event.rules
        self.clocks = Clocks.new(made.clock, made.players) if made.clock else None
        self.offer, self._is_drawn, self._are_hints_allowed = None, False, False
        self._clocks_before = CopyOnWriteList()

    def _setup(self, event: Dealt) -> Setup:
        made = self.made
        return Setup.read(made.game, made.players, made.options, event.seed, made.first)

    def _play(self, event: Played | Resigned) -> None:
        assert self.game is not None
        self._clocks_before.append(self.clocks)
        self.game.advance(_entry(event))
        if isinstance(event, Played):
            self.clocks = self.clocks and self.clocks.move(event.seat, event.at)
        self.offer = None

    def _take_back(self, event: TakenBack) -> None:
        """Undo moves and restore the clocks as if the moves had not been played. The seed stays, so the same cards
        would be drawn again; whoever agrees to a takeback accepts that."""
        assert self.game is not None
        while len(self.game.log) > event.entries:
            self.game.undo()
            clocks = self._clocks_before.pop()
            self.clocks = clocks and clocks.restart_at(event.at)
        self.offer = None

    def _log_entry(self, event: AnyEvent) -> LogEntry:
        ply = self.game.ply if self.game else 0
        if not isinstance(event, Played) or self.game is None:
            return LogEntry(event, self.number + isinstance(event, Dealt), 0 if isinstance(event, Dealt) else ply)
        notation = self.game.rulebook.notation
        is_secret = notation.is_secret(self.game.fields, event.move)
        # a text for everybody must be made from what everybody sees
        fields = self.game.view(event.seat if is_secret else 0).fields
        touches = tuple(notation.touches(fields, event.move))
        return LogEntry(event, self.number, ply, notation.write_for_record(fields, event.move), touches, is_secret)


def _entry(event: Played | Resigned) -> Action:
    """Return what an event adds to the log of the game."""
    return Move(event.move) if isinstance(event, Played) else Resignation(event.seat)


def _draw_outcome(game: Game) -> Outcome:
    """Return the outcome of an agreed draw: seats that are out keep their places, and the others share the best place
    left."""
    seats = range(1, game.players + 1)
    best = 1 + sum(bool(game.fields.places[seat]) and not game.fields.resigned[seat] for seat in seats)
    places = tuple(game.fields.places[seat] or best for seat in seats)
    return Outcome(
        winners=tuple(SeatNumber(seat) for seat in seats if places[seat - 1] == 1),
        places=places,
        scores=tuple(game.score(seat) for seat in seats),
        reason="draw",
    )

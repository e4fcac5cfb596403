"""A club evening, rebuilt from its events: who has joined, and which matches there are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from stip.club.events import (
    AnyClubEvent,
    BotJoined,
    ClubPhase,
    Decided,
    Ended,
    Founded,
    How,
    Joined,
    Left,
    Replayed,
    Result,
    RoundBegun,
    Started,
)
from stip.club.pairing import knockout_rounds, rounds_to_meet_everybody
from stip.table.owners import Owner, is_same_owner


@dataclass(frozen=True)
class Person:
    """Somebody who has joined, or the bot that fills the odd seat."""

    name: str = ""  # of a person
    owner: Owner = ""  # of a person
    level: float = 0  # of a bot
    is_gone: bool = False


@dataclass(frozen=True)
class Match:
    number: int  # from 1
    round: int
    one: int  # the number of a person, who begins the first game
    two: int  # 0: a bye
    tables: tuple[str, ...] = ()  # in a knockout a drawn game is played again
    result: Result | None = None
    how: How = "game"

    @property
    def points(self) -> tuple[int, int]:
        """The points of both, doubled: two for a win, one each for a draw."""
        return {"one": (2, 0), "two": (0, 2), "draw": (1, 1), "none": (0, 0), None: (0, 0)}[self.result]

    @property
    def winner(self) -> int:
        """Who goes on in a knockout. If neither is there any more, the first of them does, and loses the next."""
        return self.two if self.result == "two" else self.one

    @property
    def seats(self) -> tuple[int, int]:
        """Who sits at the last table; seat 1 begins."""
        return (self.one, self.two) if len(self.tables) % 2 else (self.two, self.one)


@dataclass
class Club:
    code: str
    phase: ClubPhase = "gathering"
    people: list[Person] = field(default_factory=list)  # people[0] is number 1
    order: list[int] = field(default_factory=list)  # of those who play, by lot
    matches: list[Match] = field(default_factory=list)  # matches[0] is number 1
    round: int = 0
    changed_at: int = 0  # when the last event happened
    decided_at: int = 0  # when the last match was decided
    seq: int = 0  # the number of events so far
    commands: set[tuple[Owner, str]] = field(default_factory=set)  # the requests that have been carried out
    founded: Founded = field(init=False)

    def copy(self) -> Club:
        """Return a copy that can be changed independently, to try out events that are not stored yet."""
        clone = object.__new__(type(self))
        clone.__dict__.update(
            self.__dict__,
            people=self.people.copy(),
            matches=self.matches.copy(),
            commands=self.commands.copy(),
        )
        return clone

    # what can be asked

    def person(self, number: int) -> Person | None:
        return self.people[number - 1] if 1 <= number <= len(self.people) else None

    def is_organiser(self, owner: Owner) -> bool:
        return is_same_owner(self.founded.by, owner)

    @property
    def here(self) -> list[int]:
        """The numbers of those who have not left."""
        return [number for number, person in enumerate(self.people, 1) if not person.is_gone]

    @property
    def entrants(self) -> list[int]:
        """The numbers of those who play, and of a bot that has played until a latecomer took its seat."""
        left = {person for match in self.matches for person in (match.one, match.two) if person} - {*self.order}
        return [*self.order, *sorted(left)]

    @property
    def owners(self) -> set[Owner]:
        """Who organises the evening, and whose devices have people at it."""
        return {self.founded.by, *(person.owner for person in self.people if not person.is_gone)} - {""}

    @property
    def replaceable_bot(self) -> int | None:
        """The number of the bot whose seat a latecomer can take. A knockout has no seat that is free in each round."""
        if self.phase != "playing" or self.founded.kind == "knockout" or self.round >= self.rounds:
            return None
        return next((number for number in self.order if self.people[number - 1].level), None)

    @property
    def rounds(self) -> int:
        """How many rounds there will be; 0: that depends on who joins."""
        if not self.order:
            return self.founded.rounds if self.founded.kind == "round-robin" else 0
        if self.founded.kind == "knockout":
            return knockout_rounds(len(self.order))
        return self.founded.rounds or rounds_to_meet_everybody(len(self.order))

    @property
    def current_matches(self) -> list[Match]:
        return [match for match in self.matches if match.round == self.round]

    @property
    def open_matches(self) -> list[Match]:
        return [match for match in self.current_matches if match.result is None]

    @property
    def open_tables(self) -> dict[str, Match]:
        """The tables at which open matches are played, by their codes."""
        return {match.tables[-1]: match for match in self.open_matches if match.tables}

    @property
    def next_round_at(self) -> int | None:
        """When the next round begins by itself: after a pause that starts when the last match has been decided."""
        if self.phase != "playing" or self.open_matches or self.round >= self.rounds:
            return None
        return self.decided_at + self.founded.pause * 1000

    # what events do

    def apply_all(self, events: Iterable[AnyClubEvent]) -> Club:
        for event in events:
            self.apply(event)
        return self

    def apply(self, event: AnyClubEvent) -> None:
        self.seq += 1
        self.changed_at = event.at
        if event.command:
            self.commands.add((event.by, event.command))
        match event:
            case Founded():
                self.founded = event
            case Joined():
                bot = self.replaceable_bot
                self.people.append(Person(event.name, event.by))
                # The bot finishes the game of this round: pairs are made from this order when the next one begins.
                self.order = [len(self.people) if number == bot else number for number in self.order]
            case BotJoined():
                self.people.append(Person(level=event.level))
            case Left():
                self.people[event.person - 1] = replace(self.people[event.person - 1], is_gone=True)
            case Started():
                self.phase, self.order = "playing", event.order
            case RoundBegun():
                self.round += 1
                for pairing in event.pairings:
                    tables = (pairing.table,) if pairing.table else ()
                    self.matches.append(Match(len(self.matches) + 1, self.round, pairing.one, pairing.two, tables))
            case Replayed():
                match = self.matches[event.match - 1]
                self.matches[event.match - 1] = replace(match, tables=(*match.tables, event.table))
            case Decided():
                match = self.matches[event.match - 1]
                self.matches[event.match - 1] = replace(match, result=event.result, how=event.how)
                self.decided_at = event.at
            case Ended():
                self.phase = "over"

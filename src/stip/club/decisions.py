"""The rules of a club evening: which events follow from a request, or from the end of a game. Nothing here changes an
evening."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Literal

from stip.club import pairing
from stip.club.club import Club, Match
from stip.club.errors import (
    ClubFull,
    ClubNotNow,
    GamesGoOn,
    MatchDecided,
    NameTaken,
    NoDrawnKnockout,
    NoSuchMatch,
    NoSuchPerson,
    NotTheOrganiser,
    TooFewPeople,
)
from stip.club.events import (
    AnyClubEvent,
    BotJoined,
    ClubPhase,
    Decided,
    Ended,
    Founded,
    Joined,
    Left,
    Pairing,
    Replayed,
    Result,
    RoundBegun,
    Started,
)
from stip.club.lengths import MAX_CLUB_PEOPLE
from stip.club.requests import ClubRequest
from stip.games import rulebook_of
from stip.table.commands import plain_level
from stip.table.errors import BadClock
from stip.table.events import EventMetadata
from stip.table.names import clean_name
from stip.table.owners import is_same_owner

PLAYERS = 2  # at each table
MAX_JOINED = 4 * MAX_CLUB_PEOPLE  # how often people may join and leave again
MAX_GAMES = 2  # of a match in a knockout, before the lot decides

NewCode = Callable[[], str]  # returns the code of a new table
GameResult = Literal[1, 2, 0]  # the seat that has won; 0: a draw


def found_club(request: ClubRequest, metadata: EventMetadata) -> list[AnyClubEvent]:
    book = rulebook_of(request.game)
    book.check_players(PLAYERS)
    if request.clock and request.clock.kind == "move" and request.clock.increment:
        raise BadClock()
    return [
        Founded(
            name=clean_name(request.name) if request.name.strip() else "",
            game=request.game,
            options=book.read_options(request.options, PLAYERS),
            kind=request.kind,
            rounds=request.rounds if request.kind == "round-robin" else 0,
            level=plain_level(request.level),
            pause=request.pause,
            clock=request.clock,
            **metadata,
        )
    ]


def join(club: Club, name: str, metadata: EventMetadata) -> list[AnyClubEvent]:
    """Decide that somebody joins. A latecomer plays from the next round on, in the place of the bot."""
    if club.replaceable_bot is None:
        _require_phase(club, "gathering")
        if len(club.here) >= MAX_CLUB_PEOPLE or len(club.people) >= MAX_JOINED:
            raise ClubFull(most=MAX_CLUB_PEOPLE)
    cleaned = clean_name(name)
    if cleaned.casefold() in {club.people[number - 1].name.casefold() for number in club.here}:
        raise NameTaken(name=cleaned)
    return [Joined(name=cleaned, **metadata)]


def leave(club: Club, number: int, metadata: EventMetadata) -> list[AnyClubEvent]:
    """Decide that somebody leaves. While the evening goes on, the match that they are playing is lost."""
    _require_phase(club, "gathering", "playing")
    person = club.person(number)
    if person is None or person.is_gone or person.level:
        raise NoSuchPerson(person=number)
    if not (club.is_organiser(metadata["by"]) or is_same_owner(person.owner, metadata["by"])):
        raise NotTheOrganiser()
    left = Left(person=number, **metadata)
    after = club.copy().apply_all([left])
    return [left, *_walkovers(after, metadata["at"])]


def begin_round(club: Club, metadata: EventMetadata, rng: random.Random, new_code: NewCode) -> list[AnyClubEvent]:
    """Decide that the next round begins now, the first one included."""
    _require_organiser(club, metadata)
    _require_phase(club, "gathering", "playing")
    if club.phase == "playing":
        if club.open_matches:
            raise GamesGoOn(count=len(club.open_matches))
        return _next_round(club, metadata, new_code)
    if len(club.here) < PLAYERS:
        raise TooFewPeople(least=PLAYERS)
    order = club.here
    rng.shuffle(order)
    events: list[AnyClubEvent] = []
    if len(order) % 2:
        events.append(BotJoined(level=club.founded.level, **metadata))
        order.append(len(club.people) + 1)  # the last in the list gets no bye
    events.append(Started(order=order, **metadata))
    return [*events, *_next_round(club.copy().apply_all(events), metadata, new_code)]


def decide_match(club: Club, number: int, result: Result, metadata: EventMetadata) -> list[AnyClubEvent]:
    _require_organiser(club, metadata)
    _require_phase(club, "playing")
    match = next((match for match in club.current_matches if match.number == number), None)
    if match is None:
        raise NoSuchMatch(match=number)
    if match.result is not None:
        raise MatchDecided()
    if result == "draw" and club.founded.kind == "knockout":
        raise NoDrawnKnockout()
    decided = Decided(match=number, result=result, how="organiser", **metadata)
    return [decided, *_end_if_played(club.copy().apply_all([decided]), metadata["at"])]


def end(club: Club, metadata: EventMetadata) -> list[AnyClubEvent]:
    _require_organiser(club, metadata)
    _require_phase(club, "gathering", "playing")
    return [Ended(**metadata)]


def go_on(
    club: Club, results: Mapping[str, GameResult], now: int, rng: random.Random, new_code: NewCode
) -> list[AnyClubEvent]:
    """Return what follows from the games that have ended, by the codes of their tables, and from the time."""
    if club.phase != "playing":
        return []
    metadata = EventMetadata(at=now, by="", command="")
    events: list[AnyClubEvent] = []
    for table, match in club.open_tables.items():
        if table in results:
            events.append(_after_game(club, match, results[table], now, rng, new_code))
    after = club.copy().apply_all(events)
    if events:
        return [*events, *_end_if_played(after, now)]
    if after.next_round_at is not None and now >= after.next_round_at:
        return _next_round(after, metadata, new_code)
    return _end_if_played(after, now)


def _after_game(
    club: Club, match: Match, winning_seat: GameResult, now: int, rng: random.Random, new_code: NewCode
) -> AnyClubEvent:
    """A draw in a knockout is played again, and the other one begins; after a second draw the lot decides."""
    if winning_seat:
        result: Result = "one" if match.seats[winning_seat - 1] == match.one else "two"
        return Decided(at=now, match=match.number, result=result, how="game")
    if club.founded.kind == "round-robin":
        return Decided(at=now, match=match.number, result="draw", how="game")
    if len(match.tables) < MAX_GAMES:
        return Replayed(at=now, match=match.number, table=new_code())
    return Decided(at=now, match=match.number, result=rng.choice(("one", "two")), how="lot")


def _next_round(club: Club, metadata: EventMetadata, new_code: NewCode) -> list[AnyClubEvent]:
    pairs = [_pairing(club, one, two, new_code) for one, two in _pairs(club)]
    begun = RoundBegun(pairings=pairs, **metadata)
    after = club.copy().apply_all([begun])
    return [begun, *_walkovers(after, metadata["at"])]


def _pairs(club: Club) -> list[pairing.Pair]:
    if club.founded.kind == "round-robin":
        return pairing.round_robin(club.order, club.round + 1)
    if club.round == 0:
        return pairing.first_round(club.order)
    pairs = pairing.next_round([match.winner for match in club.current_matches])
    return [(two, one) if _times_begun(club, one) > _times_begun(club, two) else (one, two) for one, two in pairs]


def _times_begun(club: Club, person: int) -> int:
    return sum(match.one == person and bool(match.tables) for match in club.matches)


def _pairing(club: Club, one: int, two: int, new_code: NewCode) -> Pairing:
    is_played = two and not (club.people[one - 1].is_gone or club.people[two - 1].is_gone)
    return Pairing(one=one, two=two, table=new_code() if is_played else "")


def _walkovers(club: Club, now: int) -> list[AnyClubEvent]:
    """Return the matches that are decided because there is no opponent, or none any more."""
    events: list[AnyClubEvent] = []
    for match in club.open_matches:
        gone = [person for person in (match.one, match.two) if person and club.people[person - 1].is_gone]
        if not match.two:
            events.append(Decided(at=now, match=match.number, result="one", how="bye"))
        elif gone:
            result: Result = "none" if len(gone) == PLAYERS else "two" if gone == [match.one] else "one"
            events.append(Decided(at=now, match=match.number, result=result, how="walkover"))
    return [*events, *_end_if_played(club.copy().apply_all(events), now)]


def _end_if_played(club: Club, now: int) -> list[AnyClubEvent]:
    """The evening ends after the last round, or when fewer than two people or bots are left."""
    is_played = not club.open_matches and club.round >= club.rounds
    is_deserted = len({*club.here} & {*club.order}) < PLAYERS
    return [Ended(at=now)] if club.phase == "playing" and club.round and (is_played or is_deserted) else []


def _require_phase(club: Club, *phases: ClubPhase) -> None:
    if club.phase not in phases:
        raise ClubNotNow(phase=club.phase)


def _require_organiser(club: Club, metadata: EventMetadata) -> None:
    if not club.is_organiser(metadata["by"]):
        raise NotTheOrganiser()

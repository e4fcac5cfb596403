"""All club evenings of the server: people change them by requests, and ended games and the time by themselves.

An evening is its events, like a table. The event that begins a round names the codes of its tables; they are made
after it is stored, by whichever server finds that they are missing. Likewise the results are read from the tables, so
whatever a server had no time for when it was stopped is done when a server looks next.
"""

from __future__ import annotations

import asyncio
import logging
import math
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from stip.club.club import Club, Match
from stip.club.decisions import GameResult, found_club, go_on
from stip.club.events import AnyClubEvent, decode, encode
from stip.club.lengths import CLUB_CODE_LENGTH
from stip.club.requests import ClubRequest
from stip.server.errors import KeyReused, ServerBusy
from stip.server.live.idempotency import code_from_key, command_from_key
from stip.server.operations.logs import log_event
from stip.server.storage.errors import Conflict, DamagedTable, StoreFailed, UnknownClub
from stip.server.storage.event_store import TableRow
from stip.table.codes import is_code, random_code
from stip.table.creation import Player, create_club_table
from stip.table.events import EventMetadata
from stip.table.owners import Owner

if TYPE_CHECKING:
    from stip.server.live.rooms import Rooms

MAX_CACHED_CLUBS = 200
MAX_CLUBS_LOOKED_AFTER = 1000
MAX_CLUBS_LISTED = 10  # evenings of one person
LISTED_AFTER_END_MS = 12 * 3_600_000  # for which an evening that is over is listed
MAX_ATTEMPTS = 5  # when other processes change the same evening
LOOK_INTERVAL_S = 10.0  # after which all running evenings are looked after, whether or not something was heard

Decide = Callable[[Club, EventMetadata], list[AnyClubEvent]]


class Clubs:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms, self._store = rooms, rooms.store.clubs
        self._cache: OrderedDict[str, Club] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}
        self._next_rounds: dict[str, int] = {}  # when they begin by themselves
        self._looked_at = -LOOK_INTERVAL_S

    async def create(self, request: ClubRequest, by: Owner, key: str = "") -> Club:
        """Create an evening and return it. One that was created before with the same idempotency key is returned."""
        metadata, attempt = EventMetadata(at=self._now(), by=by, command=command_from_key(key) if key else ""), 0
        events = found_club(request, metadata)
        while True:
            code = code_from_key(key, by, attempt, CLUB_CODE_LENGTH) if key else random_code(CLUB_CODE_LENGTH)
            try:
                return await self._append(Club(code), events)
            except Conflict:  # the code is taken
                made = await self.load(code)
                if key and (made.founded.by, made.founded.command) == (by, metadata["command"]):
                    if msgspec.structs.replace(made.founded, at=0) != msgspec.structs.replace(events[0], at=0):
                        raise KeyReused() from None
                    return made
                attempt += 1

    async def load(self, code: str) -> Club:
        """Return an evening as it is stored. It must not be changed."""
        if not is_code(code, CLUB_CODE_LENGTH):
            raise UnknownClub(club=code)
        club = self._cache.get(code) or Club(code)
        known = min(club.seq, 1)  # the last event that is known is read again: the evening may have been deleted
        stored = await self._store.load(code, club.seq - known)
        if not stored:
            self._cache.pop(code, None)
            raise UnknownClub(club=code)
        if new := stored[known:]:
            club = club.copy().apply_all(map(decode, new))
        self._remember(club)
        return club

    async def of_owner(self, owner: Owner) -> list[Club]:
        """Return somebody's evenings that are not over, or have ended a short while ago, the most recent first."""
        clubs = []
        for code in await self._store.of_owner(owner, self._now() - LISTED_AFTER_END_MS, MAX_CLUBS_LISTED):
            with suppress(UnknownClub, msgspec.MsgspecError):  # it has been deleted, or cannot be read
                clubs.append(await self.load(code))
        return clubs

    async def execute(self, code: str, by: Owner, command: str, decide: Decide) -> Club:
        """Carry out a request, once however often it is sent, and return the evening after it."""

        def decide_once(club: Club) -> list[AnyClubEvent]:
            if command and (by, command) in club.commands:
                return []
            return decide(club, EventMetadata(at=self._now(), by=by, command=command))

        club = await self._change(code, decide_once)
        await self.look_after(code)
        return club

    async def load_with_tables(self, code: str) -> Club:
        """Return an evening when the tables of its round are there: they are made right after the round has begun."""
        await self.load(code)  # there is no lock for an evening that is not there
        async with self._locks.setdefault(code, asyncio.Lock()):
            return await self.load(code)

    async def look_after(self, code: str) -> None:
        """Do what is to be done: note the results of games, begin the next round, make tables and close them."""
        lock = self._locks.setdefault(code, asyncio.Lock())
        async with lock:
            club = await self.load(code)
            results = await self._results(club)
            rng = random.SystemRandom()
            club = await self._change_locked(code, lambda club: go_on(club, results, self._now(), rng, random_code))
            await self._make_tables(club)
            await self._close_tables(club)
            self._note_next_round(club)

    def hear_of_end(self, code: str) -> None:
        """A game has ended here that was played for an evening."""
        self._rooms.start_task(partial(self._look_after_if_there, code))

    async def beat(self) -> None:
        """Begin the rounds that are due, and look after everything now and then."""
        now = self._now()
        for code in [code for code, at in self._next_rounds.items() if at <= now]:
            self._next_rounds.pop(code, None)
            self._rooms.start_task(partial(self._look_after_if_there, code))
        if time.monotonic() - self._looked_at >= LOOK_INTERVAL_S:
            self._looked_at = math.inf  # until all have been looked after
            self._rooms.start_task(self._look_after_all)

    async def delete_abandoned(self, before: int) -> set[str]:
        """Delete evenings that were not played to their end, and at which, their tables included, nothing has happened
        since a time. Return the tables whose results other evenings await."""
        await self._store.delete_unbegun(before)
        awaited: set[str] = set()
        for code in await self._store.in_phase("playing"):
            try:
                club = await self.load(code)
                if club.changed_at < before and not await self._is_played(club, before):
                    await self._store.delete(code, before)
                else:
                    awaited.update(club.open_tables)
            except StoreFailed:
                raise  # not all tables that are awaited are known
            except Exception as error:  # one that cannot be read does not stop the rest
                log_event("an evening is left alone", logging.WARNING, error, club=code)
        return awaited

    async def _is_played(self, club: Club, since: int) -> bool:
        """Return whether a game is running, or something has happened at a table since a time."""
        return any(row.phase == "playing" or row.at >= since for row in (await self._rows(club)).values())

    async def _look_after_all(self) -> None:
        """Look after all evenings, one by one, so that tables need not wait for the database."""
        try:
            for code in await self._store.in_phase("playing", MAX_CLUBS_LOOKED_AFTER):
                await self._look_after_if_there(code)
        finally:
            self._looked_at = time.monotonic()

    async def _look_after_if_there(self, code: str) -> None:
        with suppress(UnknownClub):  # it has been deleted
            await self.look_after(code)

    async def _change(self, code: str, decide: Callable[[Club], list[AnyClubEvent]]) -> Club:
        await self.load(code)  # there is no lock for an evening that is not there
        async with self._locks.setdefault(code, asyncio.Lock()):
            return await self._change_locked(code, decide)

    async def _change_locked(self, code: str, decide: Callable[[Club], list[AnyClubEvent]]) -> Club:
        for _ in range(MAX_ATTEMPTS):
            club = await self.load(code)
            events = decide(club)
            if not events:
                return club
            try:
                return await self._append(club, events)
            except Conflict:
                continue
        raise ServerBusy()

    async def _append(self, club: Club, events: list[AnyClubEvent]) -> Club:
        changed = club.copy().apply_all(events)
        encoded, at = [encode(one) for one in events], events[-1].at
        await self._store.append(club.code, club.seq + 1, encoded, changed.phase, at, changed.owners)
        self._remember(changed)
        return changed

    def _remember(self, club: Club) -> None:
        self._cache[club.code] = club
        self._cache.move_to_end(club.code)
        if len(self._cache) > MAX_CACHED_CLUBS:
            code, _ = self._cache.popitem(last=False)
            if code in self._locks and not self._locks[code].locked():
                del self._locks[code]

    async def _results(self, club: Club) -> dict[str, GameResult]:
        """Return the results of the games of this round that have ended."""
        results: dict[str, GameResult] = {}
        for code, row in (await self._rows(club)).items():
            if row.phase not in ("over", "closed"):
                continue
            with suppress(DamagedTable):  # the organiser decides
                async with self._rooms.enter(code) as room:
                    table = room.table
                if table.is_over and table.outcome and table.made.club == club.code:
                    winners = table.outcome.winners
                    results[code] = 0 if len(winners) != 1 else 1 if winners[0] == 1 else 2
        return results

    async def _rows(self, club: Club) -> dict[str, TableRow]:
        """Return the rows of the tables at which open matches are played."""
        return await self._rooms.store.rows(club.open_tables) if club.open_tables else {}

    async def _make_tables(self, club: Club) -> None:
        """Make the tables of this round that are not there yet."""
        there = await self._rows(club)
        for code, match in club.open_tables.items():
            if code not in there:
                founded, players = club.founded, [_player(club, number) for number in match.seats]
                events = create_club_table(
                    club.code,
                    founded.game,
                    founded.options,
                    founded.clock,
                    players,
                    self._now(),
                    secrets.token_bytes(32),
                )
                await self._rooms.add_club_table(code, events)

    async def _close_tables(self, club: Club) -> None:
        """Close tables whose match has been decided while they were playing."""
        codes = [match.tables[-1] for match in club.current_matches if _is_decided_elsewhere(match)]
        for code, row in (await self._rooms.store.rows(codes)).items() if codes else ():
            if row.phase == "playing":
                async with self._rooms.enter(code) as room:
                    if room.table.made.club == club.code:
                        await room.close("club")

    def _note_next_round(self, club: Club) -> None:
        if club.next_round_at is None:
            self._next_rounds.pop(club.code, None)
        else:
            self._next_rounds[club.code] = club.next_round_at

    def _now(self) -> int:
        return self._rooms.cluster.timekeeper.now()


def _is_decided_elsewhere(match: Match) -> bool:
    return bool(match.tables) and match.how in ("walkover", "organiser")


def _player(club: Club, number: int) -> Player:
    person = club.people[number - 1]
    return Player(person.name, person.owner, person.level)

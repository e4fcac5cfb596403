"""Housekeeping deletes what nobody needs any more, and nothing else. Here unfinished tables are kept for ten days."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from functools import partial

import pytest
from kit.store import with_store

from stip.club import decisions
from stip.club.club import Club
from stip.club.events import AnyClubEvent
from stip.club.requests import ClubRequest
from stip.errors import UnknownClub
from stip.server.bots.pool import BotPool
from stip.server.live.clubs import Clubs
from stip.server.live.cluster import DAY_MS
from stip.server.live.housekeeping import Housekeeping
from stip.server.live.rooms import Rooms
from stip.server.operations.metrics import Metrics
from stip.server.operations.settings import Limits
from stip.server.storage.devices import Devices, Subscription
from stip.server.storage.event_store import EventStore
from stip.table.codes import random_code
from stip.table.commands import Resign, Say
from stip.table.creation import MySeat, OpenSeat, TableRequest
from stip.table.events import EventMetadata
from stip.table.owners import Owner, owner_of

START = 1_800_000_000_000  # milliseconds since 1970
ORGANISER = owner_of("organiser")


class Days:
    """A server without clients, where it becomes a later day when a test says so."""

    def __init__(self, store: EventStore, bots: BotPool) -> None:
        self.rooms = Rooms(store, bots, Limits(days_kept=10), Metrics())
        self.clubs, self.devices = self.rooms.clubs, Devices(store)
        self.set_day(0)

    def set_day(self, day: int) -> None:
        self.now = START + day * DAY_MS
        self.rooms.cluster.timekeeper.set(self.now)

    async def clean_up(self) -> None:
        await Housekeeping(self.rooms).clean_up()

    # tables

    async def make_table(self, owner: Owner) -> str:
        request = TableRequest(game="halma", players=2, seats=[MySeat(name="Ann"), OpenSeat()])
        return (await self.rooms.create(request, owner)).code

    async def greet(self, table: str) -> None:
        """Let something happen at a table."""
        async with self.rooms.enter(table) as room:
            await room.execute(Say(id=f"n{room.table.seq}", seat=1, phrase="hello"), room.table.seats[0].owner)

    async def resign(self, table: str) -> None:
        async with self.rooms.enter(table) as room:
            await room.execute(Resign(id="resign", seat=1), room.table.seats[0].owner)

    async def phases(self, *tables: str) -> list[str]:
        rows = await self.rooms.store.rows(tables)
        return [rows[table].phase if table in rows else "deleted" for table in tables]

    # evenings

    async def begin_evening(self, people: int) -> tuple[str, list[str]]:
        """Return the codes of an evening whose first round has begun, and of the tables of that round."""
        code = (await self.clubs.create(ClubRequest(game="halma", kind="round-robin"), ORGANISER)).code
        for name in [f"P{number}" for number in range(people)]:
            await self.clubs.execute(code, owner_of(name), "", partial(_join, name=name))
        club = await self.clubs.execute(code, ORGANISER, "", _begin)
        return code, [match.tables[0] for match in club.matches]

    async def has_evening(self, code: str) -> bool:
        try:
            await self.clubs.load(code)
        except UnknownClub:
            return False
        return True

    # devices

    async def subscribe(self, owner: Owner) -> None:
        await self.devices.subscribe(owner, Subscription(f"https://push/{owner}", b"k", b"a", "en"), self.now)

    async def is_subscribed(self, owner: Owner) -> bool:
        return bool(await self.devices.subscriptions_of(owner))


def _join(club: Club, metadata: EventMetadata, name: str) -> list[AnyClubEvent]:
    return decisions.join(club, name, metadata)


def _begin(club: Club, metadata: EventMetadata) -> list[AnyClubEvent]:
    return decisions.begin_round(club, metadata, random.Random(1), random_code)


def with_days(url: str, test: Callable[[Days], Awaitable[None]]) -> None:
    async def run(store: EventStore) -> None:
        bots = BotPool()
        try:
            await test(Days(store, bots))
        finally:
            await bots.close()

    with_store(url, run)


# club evenings


def test_an_evening_at_which_nothing_happens_is_kept_while_something_happens_at_its_tables(url: str) -> None:
    async def test(days: Days) -> None:
        evening, (one, other) = await days.begin_evening(4)
        for day in (7, 14, 21, 28):
            days.set_day(day)
            await days.greet(other)
            await days.clean_up()
            assert await days.has_evening(evening)
        assert await days.phases(one, other) == ["closed", "playing"]

    with_days(url, test)


def test_an_evening_is_kept_until_the_result_of_its_last_game_is_noted(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Clubs, "hear_of_end", lambda *_: None)

    async def test(days: Days) -> None:
        evening, (table,) = await days.begin_evening(2)
        days.set_day(9)
        await days.greet(table)
        days.set_day(18)
        await days.resign(table)
        await days.clean_up()
        await days.clubs.look_after(evening)
        assert (await days.clubs.load(evening)).phase == "over"

    with_days(url, test)


def test_a_game_of_an_evening_that_is_closed_does_not_begin_anew_and_goes_with_the_evening(url: str) -> None:
    async def test(days: Days) -> None:
        evening, tables = await days.begin_evening(6)
        for day in range(60):  # nobody comes to the tables any more, one after the other
            days.set_day(day)
            if day in (7, 14):
                for table in tables[day // 7 :]:
                    await days.greet(table)
            await days.clean_up()
            if not await days.has_evening(evening):
                break
            await days.clubs.look_after(evening)
            assert await days.phases(*tables) == ["closed" if day > 10 + 7 * n else "playing" for n in range(3)]
        assert day == 14 + 11 + 11
        assert await days.phases(*tables) == ["deleted"] * 3

    with_days(url, test)


def test_an_evening_that_cannot_be_read_does_not_stop_the_rest(url: str) -> None:
    async def test(days: Days) -> None:
        evenings = [(await days.begin_evening(2))[0] for _ in range(3)]
        await days.clubs._store.append(evenings[1], 100, [b"?"], "playing", days.now, ["somebody"])
        days.set_day(11)
        await days.clean_up()  # closes the games
        days.set_day(22)
        await days.clean_up()
        assert await days.rooms.store.clubs.in_phase("playing") == [evenings[1]]

    with_days(url, test)


# devices


def test_expired_transfers_are_deleted(url: str) -> None:
    async def test(days: Days) -> None:
        await days.devices.add_transfer("expired", b"1", days.now)
        await days.devices.add_transfer("valid", b"2", days.now + 1000)
        await days.clean_up()
        assert await days.devices.take_transfer("expired", days.now - 1) is None
        assert await days.devices.take_transfer("valid", days.now) == b"2"

    with_days(url, test)


def test_expired_transfers_are_deleted_also_when_it_is_too_early_to_delete_tables(url: str) -> None:
    async def test(days: Days) -> None:
        days.rooms.cluster.kept_since = days.now
        await days.devices.add_transfer("expired", b"1", days.now)
        await days.clean_up()
        assert await days.devices.take_transfer("expired", days.now - 1) is None

    with_days(url, test)


def test_a_device_is_forgotten_when_its_owner_has_had_no_table_for_a_while(url: str) -> None:
    async def test(days: Days) -> None:
        for owner in ("without", "with", "formerly"):
            await days.subscribe(owner)
        gone = await days.make_table("formerly")
        days.set_day(9)
        await days.make_table("with")
        days.set_day(11)
        await days.subscribe("new")
        await days.clean_up()
        assert await days.phases(gone) == ["deleted"]
        subscribed = [owner for owner in ("without", "with", "formerly", "new") if await days.is_subscribed(owner)]
        assert subscribed == ["with", "new"]

    with_days(url, test)

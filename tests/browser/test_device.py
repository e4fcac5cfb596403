"""A device answers like a server: tables, connections, records, several windows, and a copy of everything."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import pytest

from stip.bots.hints import Hint
from stip.bots.review import ReviewedMove
from stip.browser.device import Answer, Device
from stip.games import GAMES
from stip.games.contract import Move
from stip.play.game import Game
from stip.play.position import View

each_game = pytest.mark.parametrize("game", GAMES)

ME, BOT = {"kind": "me", "name": "Anna"}, {"kind": "bot", "level": 1}


class MemoryStore:
    """Keeps what a browser would keep in its IndexedDB."""

    def __init__(self) -> None:
        self.events: dict[str, list[str]] = {}
        self.tables: dict[str, dict[str, Any]] = {}  # as lists show them

    async def load(self, code: str, after: int) -> Sequence[str]:
        return self.events.get(code, [])[after:]

    async def append(self, code: str, seq: int, events: Sequence[str], listed: str) -> bool:
        await asyncio.sleep(0)
        stored = self.events.setdefault(code, [])
        if seq != len(stored) + 1:
            return False
        stored += events
        self.tables[code] = json.loads(listed)
        return True

    async def codes(self) -> Sequence[str]:
        return list(self.tables)

    async def delete(self, code: str) -> None:
        self.events.pop(code, None)
        self.tables.pop(code, None)


class RandomBots:
    async def choose(self, view: View, level: float, seed: int) -> Move:
        return Move(random.Random(seed + view.ply).choice(view.codes))

    async def hint(self, view: View) -> Hint:
        return Hint(Move(view.codes[0]), 0.5, None)

    async def review(self, game: Game) -> list[ReviewedMove]:
        return [ReviewedMove(1, 1, "resign 1", (), (0.0, 1.0))]


class Window:
    """A page that plays at one table of a device."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.messages: list[dict[str, Any]] = []
        self._heard = asyncio.Event()

    async def sit_down(self, code: str) -> Window:
        self.session = await self.device.connect(code, self._hear)
        hello = {"type": "hello", "wants": ["moves", "scene", "touches"]}
        await self.session.receive(json.dumps(hello))
        return self

    async def send(self, **command: Any) -> dict[str, Any]:
        """Send a command and return its answer."""
        await self.session.receive(json.dumps(command))
        return next(one for one in reversed(self.messages) if one.get("id") == command["id"])

    async def until(self, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the table is so, and return it."""
        while not is_so(self.table):
            self._heard.clear()
            await self._heard.wait()
        return self.table

    @property
    def table(self) -> dict[str, Any]:
        updates = (one for one in reversed(self.messages) if one["type"] == "update")
        return {"turn": 0, "ply": 0, **next(one["table"] for one in updates if "table" in one)}

    @property
    def seq(self) -> int:
        """The number of the last update."""
        return max(int(one["seq"]) for one in self.messages if one["type"] == "update")

    def _hear(self, text: str) -> None:
        self.messages.append(json.loads(text))
        self._heard.set()


def on_a_device(scene: Callable[[Device, MemoryStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = MemoryStore()
        await asyncio.wait_for(scene(Device(store, RandomBots()), store), 120)

    asyncio.run(run())


async def ask(device: Device, path: str, body: object = None, method: str = "") -> Any:
    """Return the answer to a request that succeeds."""
    answer = await send(device, path, body, method)
    assert answer.status in (200, 201), answer.body
    return json.loads(answer.body)


async def send(device: Device, path: str, body: object = None, method: str = "") -> Answer:
    text = "" if body is None else json.dumps(body)
    return await device.answer(method or ("POST" if text else "GET"), path, "en", text)


async def new_table(device: Device, game: str = next(iter(GAMES)), *seats: Mapping[str, object]) -> str:
    wanted = {"game": game, "players": 2, "seats": seats or (ME, BOT), "first": 1}
    return str((await ask(device, "/api/tables", wanted))["table"])


def is_mine(table: dict[str, Any]) -> bool:
    return bool(table["turn"] == 1)


async def play_first_move(window: Window) -> None:
    table = window.table
    (position,) = (one for one in table["positions"] if one["seat"] == table["turn"])
    move = position["moves"][0]
    answer = await window.send(type="play", id=f"m{table['ply']}", seat=table["turn"], ply=table["ply"], move=move)
    assert answer["type"] == "done"


@each_game
def test_a_bot_answers_a_move_and_everything_is_stored_before_it_is_told(game: str) -> None:
    async def scene(device: Device, store: MemoryStore) -> None:
        code = await new_table(device, game)
        window = await Window(device).sit_down(code)
        while is_mine(window.table):
            await play_first_move(window)
        await window.until(lambda table: table["phase"] == "over" or is_mine(table))
        assert len(store.events[code]) == window.seq

    on_a_device(scene)


def test_a_game_goes_on_where_it_was_when_the_page_is_loaded_again() -> None:
    async def scene(device: Device, store: MemoryStore) -> None:
        code = await new_table(device, next(iter(GAMES)), ME, ME)
        await play_first_move(await Window(device).sit_down(code))
        again = Device(store, RandomBots())
        assert [(one["table"], one["turn"]) for one in store.tables.values()] == [(code, 2)]
        window = await Window(again).sit_down(code)
        assert window.table["ply"] == 1
        await play_first_move(window)
        assert window.table["ply"] == 2

    on_a_device(scene)


def test_a_bot_that_was_to_move_when_the_page_was_closed_moves_when_it_is_opened() -> None:
    async def scene(device: Device, store: MemoryStore) -> None:
        code = await new_table(device)
        events = store.events[code]
        window = await Window(device).sit_down(code)
        while is_mine(window.table):
            await play_first_move(window)
        mine = next(number for number, text in enumerate(events, 1) if '"played"' in text)
        del events[window.seq :]
        assert mine <= len(events)
        again = await Window(Device(store, RandomBots())).sit_down(code)
        await again.until(lambda table: table["phase"] == "over" or is_mine(table))

    on_a_device(scene)


def test_what_one_window_plays_is_seen_in_the_other_and_a_late_move_is_refused() -> None:
    async def scene(device: Device, store: MemoryStore) -> None:
        code = await new_table(device, next(iter(GAMES)), ME, ME)
        other = Device(store, RandomBots())
        one, two = await Window(device).sit_down(code), await Window(other).sit_down(code)
        late = two.table["positions"][0]["moves"][0]
        await play_first_move(one)
        answer = await two.send(type="play", id="late", seat=two.table["turn"], ply=0, move=late)
        assert (answer["type"], answer["code"]) == ("refused", "stale-move")
        assert two.table["ply"] == 1
        await play_first_move(two)
        await device.hear_of(code)
        assert one.table["ply"] == 2

    on_a_device(scene)


def test_a_command_that_is_sent_twice_is_carried_out_once() -> None:
    async def scene(device: Device, store: MemoryStore) -> None:
        code = await new_table(device, next(iter(GAMES)), ME, ME)
        window = await Window(device).sit_down(code)
        answers = [await window.send(type="say", id="s", seat=1, phrase="hello") for _ in range(2)]
        assert answers[0] == answers[1]
        assert sum('"spoke"' in text for text in store.events[code]) == 1

    on_a_device(scene)


def test_a_finished_game_is_recorded_replayed_and_reviewed() -> None:
    async def scene(device: Device, store: MemoryStore) -> None:
        code = await new_table(device)
        window = await Window(device).sit_down(code)
        unfinished = await send(device, f"/api/tables/{code}/review")
        assert (unfinished.status, json.loads(unfinished.body)["code"]) == (409, "not-over")
        await window.send(type="resign", id="r", seat=1)
        record = await send(device, f"/api/tables/{code}/record?game=1")
        assert record.file.endswith(f"-{code}-1.txt")
        opened = await ask(device, "/api/records", {"record": record.body.decode(), "seat": 0})
        replayed = await ask(device, f"/api/tables/{code}/replay")
        assert [one["text"] for one in opened["moves"]] == [one["text"] for one in replayed["moves"]] == ["resign 1"]
        assert len((await ask(device, f"/api/tables/{code}/review"))["moves"]) == 1
        assert (await send(device, "/api/records")).body.startswith(b"PK")

    on_a_device(scene)


def test_a_deleted_table_is_gone() -> None:
    async def scene(device: Device, store: MemoryStore) -> None:
        code = await new_table(device)
        await ask(device, f"/api/tables/{code}", method="DELETE")
        assert (await send(device, f"/api/tables/{code}")).status == 404
        assert not store.tables
        assert not store.events

    on_a_device(scene)


def test_all_tables_come_along_to_another_device() -> None:
    async def scene(device: Device, store: MemoryStore) -> None:
        codes = {await new_table(device, game, ME, ME) for game in GAMES}
        copy = await ask(device, "/api/device")
        store = MemoryStore()
        other = Device(store, RandomBots())
        assert await ask(other, "/api/device", copy) == {"tables": len(codes)}
        assert await ask(other, "/api/device", copy) == {"tables": 0}
        assert store.tables.keys() == codes
        await play_first_move(await Window(other).sit_down(next(iter(codes))))

    on_a_device(scene)


def test_a_copy_in_which_something_is_damaged_is_refused_and_nothing_is_stored() -> None:
    async def scene(device: Device, store: MemoryStore) -> None:
        for game in GAMES:
            await new_table(device, game, ME, ME)
        copy = await ask(device, "/api/device")
        copy["tables"][-1]["events"][-1]["seed"] = "x"
        other = MemoryStore()
        answer = await send(Device(other, RandomBots()), "/api/device", copy)
        assert (answer.status, json.loads(answer.body)["code"]) == (409, "damaged-table")
        assert not other.events

    on_a_device(scene)


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/tables/bcdfghj", None, 404, "unknown-table"),
        ("/api/tables", {"game": "chess"}, 400, "bad-message"),
        ("/api/tables", {"game": "chess", "players": 2, "seats": [ME, BOT]}, 400, "unknown-game"),
        ("/api/records", {"record": "?"}, 400, "record-error"),
        ("/api/device", {"tables": [{"code": "../..", "events": [{}]}]}, 409, "damaged-table"),
        ("/api/clubs", None, 404, "no-such-page"),
    ],
)
def test_what_cannot_be_answered_is_refused_as_by_a_server(path: str, body: object, status: int, code: str) -> None:
    async def scene(device: Device, store: MemoryStore) -> None:
        answer = await send(device, path, body)
        assert (answer.status, json.loads(answer.body)["code"]) == (status, code)

    on_a_device(scene)

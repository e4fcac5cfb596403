"""`stip admin` as whoever runs a server uses it, on a database with one table in each phase."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from kit.command import stip
from kit.store import address
from kit.tables import ANN, BOB, SEED, TableHarness, order, two_people
from rich.console import Console

from stip.cli import tables
from stip.errors import Conflict, NotNow
from stip.play.record import load
from stip.server.storage import repository
from stip.server.storage.commits import TableSummary
from stip.server.storage.event_store import EventStore
from stip.table.commands import Resign
from stip.table.events import Spoke, encode
from stip.table.projection import record_of

Result = TypeVar("Result")
GATHERING, PLAYING, OVER = "bcdfghj", "kmnpqrs", "tvwxz23"


async def keep(store: EventStore, code: str, harness: TableHarness, at: int) -> None:
    table = harness.table
    events = [encode(entry.event) for entry in table.history]
    await store.append(code, 1, events, TableSummary(table.made.game, table.phase, tuple(table.owners), at))


@pytest.fixture
def database(tmp_path: Path) -> str:
    gathering = TableHarness(order("[Ann] open bot2", "punto"))
    playing = two_people("tokken")
    playing.play_any(5)
    over = two_people("halma")
    over.play_any(7)
    over.do(BOB, Resign(id="r", seat=2))

    async def fill(store: EventStore) -> None:
        await keep(store, GATHERING, gathering, 10)
        await keep(store, PLAYING, playing, 20)
        await keep(store, OVER, over, 30)

    url = address(tmp_path / "stip.db")
    run(url, fill)
    return url


def run(url: str, work: Callable[[EventStore], Coroutine[Any, Any, Result]]) -> Result:
    async def opened() -> Result:
        store = await EventStore.open(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())


def render_table(database: str, code: str) -> str:
    console = Console(width=100)
    with console.capture() as capture:
        console.print(
            tables.render_table(tables.with_store(database, lambda store: repository.load_table(store, code)))
        )
    return capture.get()


def test_tables_are_listed_newest_first(database: str) -> None:
    said = stip("admin", "list", "--database", database)
    heading, *lines = said.splitlines()
    assert heading.split()[:4] == ["code", "game", "phase", "events"]
    assert [line.split()[:3] for line in lines] == [
        [OVER, "halma", "over"],
        [PLAYING, "tokken", "playing"],
        [GATHERING, "punto", "gathering"],
    ]


def test_a_list_continues_after_a_table(database: str) -> None:
    said = stip("admin", "list", "--limit", "2", "--database", database)
    assert [line.split()[0] for line in said.splitlines()[1:-1]] == [OVER, PLAYING]
    assert said.splitlines()[-1] == f"Continue with --after {PLAYING}."
    rest = stip("admin", "list", "--limit", "2", "--after", PLAYING, "--database", database)
    assert [line.split()[0] for line in rest.splitlines()[1:]] == [GATHERING]
    assert "There is no table" in stip("admin", "list", "--after", "nowhere", "--database", database, code=2)


def test_a_table_is_shown_without_its_secrets(database: str) -> None:
    said = stip("admin", "show", PLAYING, "--database", database)
    told = {line[:12].strip(): line[12:].strip() for line in said.splitlines()}
    assert told["game"] == "Tokken"
    assert told["phase"] == "playing"
    assert told["moves"] == "5"
    assert {told["seat 1"].removesuffix(", to move"), told["seat 2"].removesuffix(", to move")} == {"Ann", "Bob"}
    assert said.count("to move") == 1
    for secret in (SEED.hex(), ANN, BOB):
        assert secret not in said


def test_open_seats_bots_and_results_are_shown_too(database: str) -> None:
    gathering = render_table(database, GATHERING)
    assert [line.split(maxsplit=2)[2].strip() for line in gathering.splitlines() if "seat" in line] == [
        "[Ann]",
        "open",
        "Hoppi (bot 2)",
    ]
    assert "moves" not in gathering
    assert "1-2 G-6" in render_table(database, OVER)


def test_a_finished_game_is_exported_whole_and_can_be_verified(database: str, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_text(stip("admin", "export", OVER, "--database", database))
    game = load(file)
    assert game.setup.seed == SEED
    assert game.is_over
    assert '[Seat1 "Ann"]' in file.read_text()
    assert stip("admin", "export", OVER, "--game", "1", "--database", database) == file.read_text()


def test_a_game_that_goes_on_is_exported_without_its_seed(database: str) -> None:
    table = tables.with_store(database, lambda store: repository.load_table(store, PLAYING))
    record = record_of(table)
    assert table.game
    assert SEED.hex() not in record
    assert table.game.commitment in record
    assert "?" in record  # the exchange of cards is secret


def test_a_game_drawn_by_agreement_is_exported_whole() -> None:
    harness = two_people("halma")
    harness.play_any(2)
    harness.offer(ANN, "draw", 1)
    harness.answer(BOB, 2)
    assert harness.table.phase == "over"
    assert SEED.hex() in record_of(harness.table)


def test_where_no_game_has_begun_there_is_none_to_export(database: str) -> None:
    with pytest.raises(NotNow, match="not begun"):
        record_of(tables.with_store(database, lambda store: repository.load_table(store, GATHERING)))


def test_a_table_is_closed_once(database: str) -> None:
    assert "is closed" in stip("admin", "close", PLAYING, "--database", database)
    assert "phase       closed" in render_table(database, PLAYING)
    assert not tables.with_store(database, lambda store: tables.close(store, PLAYING))
    said = stip("admin", "list", "--phase", "closed", "--database", database)
    assert [line.split()[0] for line in said.splitlines()[1:]] == [PLAYING]


def test_a_table_is_closed_while_a_server_writes_to_it(database: str) -> None:
    async def chat(store: EventStore) -> int:
        said = 0
        while (table := await repository.load_table(store, PLAYING)).phase == "playing":
            event = encode(Spoke(at=40, seat=1, phrase="wow"))
            try:
                summary = TableSummary("tokken", "playing", (ANN, BOB), 40)
                await store.append(PLAYING, table.seq + 1, [event], summary, table.checksum)
                said += 1
            except Conflict:
                assert (await repository.load_table(store, PLAYING)).phase == "closed"
        return said

    async def both(store: EventStore) -> None:
        before = (await repository.load_table(store, PLAYING)).seq
        said, was_open = await asyncio.gather(chat(store), tables.close(store, PLAYING))
        assert was_open
        assert (await repository.load_table(store, PLAYING)).seq == before + said + 1

    run(database, both)


def test_a_backup_has_all_tables_and_overwrites_nothing(database: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert str(copy) in stip("admin", "backup", str(copy), "--database", database)
    codes = [row.code for row in run(address(copy), lambda store: store.find())]
    assert codes == [OVER, PLAYING, GATHERING]
    assert "exists" in stip("admin", "backup", str(copy), "--database", database, code=2)


def test_a_code_or_an_address_that_leads_nowhere_is_told_in_a_line(database: str, tmp_path: Path) -> None:
    assert "no table “nothing”" in stip("admin", "show", "nothing", "--database", database, code=2)
    assert "No such file" in stip("admin", "list", "--database", address(tmp_path / "typo.db"), code=2)
    assert not (tmp_path / "typo.db").exists()

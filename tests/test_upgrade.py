"""What the last version wrote is read by this one: a game that fits the rules as they are now goes on, and one that
does not is told so and left as it is.

The files in tests/before were written when Halma and Tokken had version 1 of their rules: `keep`, `king` and `court` go
against T-12, T-23 and H-13 as they are now; `fits`, `halma` and `punto` do not. `clocks` was written before events had
checksums and tables had due times.
"""

from __future__ import annotations

import gzip
import sqlite3
from pathlib import Path

import msgspec
import pytest
from kit.command import stip
from kit.server import GENEROUS, LiveServer, running

from stip.errors import DamagedGame, OutdatedGame, RecordError, RecordMismatch
from stip.locale import LANGUAGES
from stip.play.game import Resignation
from stip.play.game import new as stip_game
from stip.play.record import load, read_record, replay_record, write_record

BEFORE = Path(__file__).parent / "before"
ANN, BERT = 8 * "Anna", 8 * "Bert"
PATIENT = msgspec.structs.replace(GENEROUS, days_kept=36_500)
UNFIT = {"keep": 13, "king": 24, "court": 186}  # the move of each that does not fit
TABLES = {"keep": "kkkkkkk", "king": "zzzzzzz", "court": "ccccccc", "halma": "hhhhhhh", "fits": "fffffff"}


@pytest.mark.parametrize("name", ["fits", "halma", "punto"])
def test_a_record_from_before_that_still_fits_is_read_and_carries_the_version_of_today(name: str) -> None:
    game = load(BEFORE / f"{name}.txt")
    text = write_record(game)
    assert f'[Rules "{game.rulebook.version}"]' in text
    assert replay_record(read_record(text)) == game


@pytest.mark.parametrize(
    ("name", "line", "clause"), [("keep", 15, "T-12"), ("king", 16, "T-23"), ("court", 39, "H-13")]
)
def test_a_record_from_before_that_no_longer_fits_is_refused_with_the_place_and_the_clause(
    name: str, line: int, clause: str
) -> None:
    """T-12, T-23, H-13"""
    with pytest.raises(RecordMismatch) as caught:
        load(BEFORE / f"{name}.txt")
    assert caught.value.facts["line"] == line
    for language in LANGUAGES:
        text = caught.value.text(language)
        assert clause in text
        assert "1" in text
        assert "2" in text, "it names both versions"


def test_a_record_that_says_it_follows_the_rules_of_today_is_read_by_them() -> None:
    """H-13: a straggler keeps a colour from being home."""
    text = (BEFORE / "court.txt").read_text().replace('[Players "2"]', '[Rules "2"]\n[Players "2"]')
    with pytest.raises(RecordMismatch, match="the moves lead to"):
        replay_record(read_record(text))


def test_a_record_by_rules_of_the_future_is_refused() -> None:
    text = (BEFORE / "halma.txt").read_text().replace('[Players "2"]', '[Rules "9"]\n[Players "2"]')
    with pytest.raises(RecordError, match="version 9"):
        replay_record(read_record(text))


def test_the_command_line_says_which_move_no_longer_fits() -> None:
    complaint = stip("verify", str(BEFORE / "king.txt"), code=1)
    assert "move 24" in complaint
    assert "T-23" in complaint


def test_a_stored_resignation_is_checked_like_a_move() -> None:
    """G-6: nobody resigns twice, or from a seat that is not there."""
    game = stip_game("halma", players=3)
    game.check(Resignation(2), 1)
    game.resign(2)
    for seat in (2, 4):
        with pytest.raises(OutdatedGame):
            game.check(Resignation(seat), 1)
        with pytest.raises(DamagedGame):
            game.check(Resignation(seat), game.rulebook.version)


def test_rules_that_were_never_corrected_name_no_clause() -> None:
    game = stip_game("punto")
    assert game.rulebook.amended(game.state, 0, game.state) == ""


def restore(folder: Path, name: str) -> None:
    """Make a database as the last version left it."""
    with sqlite3.connect(folder / "stip.db") as database:
        database.executescript(gzip.decompress((BEFORE / f"{name}.sql.gz").read_bytes()).decode())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    restore(tmp_path, "tables")
    return tmp_path


def ending(live_server: LiveServer, code: str) -> tuple[str, str, int]:
    with live_server.join(code, ANN) as anna:
        assert anna.farewell() == "closed"
        news = anna.updates[-1]["news"]
        return anna.table["phase"], news["why"], news["move"]


def test_tables_from_before_go_on_or_are_closed_with_the_move_that_no_longer_fits(folder: Path) -> None:
    """T-12, T-23, H-13: nothing crashes, and no table is changed silently."""
    for _ in range(2):  # it is the same when the server starts again
        with running(folder, PATIENT) as live_server:
            for name, move in UNFIT.items():
                assert ending(live_server, TABLES[name]) == ("closed", "outdated", move)
                answer = live_server.http.get(f"/api/tables/{TABLES[name]}/record")
                assert answer.status_code == 409
                assert answer.json()["code"] == "outdated-game"
                assert f"move {move} " in answer.json()["text"]
            for name in ("halma", "fits"):
                with live_server.join(TABLES[name], ANN, wants=["moves"]) as anna:
                    ply = anna.table["ply"]
                    assert anna.play()["type"] == "done"
                    anna.wait_for_ply(ply + 1)
            record = live_server.http.get("/api/tables/ppppppp/record").text
            assert replay_record(read_record(record)).is_over
            assert not live_server.log.faults


def test_a_stored_move_that_was_never_legal_closes_its_table_and_no_other(folder: Path) -> None:
    with sqlite3.connect(folder / "stip.db") as database:
        (data,) = database.execute("select data from events where \"table\" = 'hhhhhhh' and seq = 20").fetchone()
        move = msgspec.json.decode(data)
        broken = msgspec.json.encode({**move, "move": 7})
        database.execute("update events set data = ? where \"table\" = 'hhhhhhh' and seq = 20", (broken,))
        changed = database.execute(
            "update events set data = ? where \"table\" = 'hhhhhhh' and seq = 4", (_now(database),)
        )
        assert changed.rowcount == 1
    with running(folder, PATIENT) as live_server:
        assert ending(live_server, "hhhhhhh") == ("closed", "damaged", 16)
        with live_server.join("fffffff", ANN, wants=["moves"]) as anna:
            assert anna.play()["type"] == "done"


def _now(database: sqlite3.Connection) -> bytes:
    """The deal of that table, as if it had been made by the rules of today."""
    (data,) = database.execute("select data from events where \"table\" = 'hhhhhhh' and seq = 4").fetchone()
    return msgspec.json.encode({**msgspec.json.decode(data), "rules": 2})


def test_clocks_bots_and_finished_games_from_before_go_on(tmp_path: Path) -> None:
    """Nobody has lost time, the bot moves by itself, and those who have finished play again."""
    restore(tmp_path, "clocks")
    with running(tmp_path, PATIENT) as live_server:
        for code, least in (("rrrrrrr", 290_000), ("mmmmmmm", 50_000)):
            with (
                live_server.join(code, ANN, wants=["moves"]) as anna,
                live_server.join(code, BERT, wants=["moves"]) as bert,
            ):
                assert min(seat["milliseconds"] for seat in anna.table["seats"]) > least
                ply = anna.table["ply"]
                assert (anna if anna.moves else bert).play()["type"] == "done"
                anna.wait_for_ply(ply + 1)
        with live_server.join("bbbbbbb", ANN, wants=["moves"]) as anna:
            anna.wait_for_ply(1)
            assert anna.play()["type"] == "done"
        for code in ("ddddddd", "nnnnnnn"):
            assert replay_record(read_record(live_server.http.get(f"/api/tables/{code}/record").text)).is_over
            with live_server.join(code, ANN) as anna, live_server.join(code, BERT) as bert:
                assert anna.ask(type="offer", seat=1, kind="rematch")["type"] == "done"
                assert bert.ask(type="answer", seat=2, yes=True)["type"] == "done"
                anna.wait_for(phase="playing")
        assert not live_server.log.faults

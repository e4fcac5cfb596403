"""The history of strength in the documentation."""

from __future__ import annotations

import datetime

from bench.ladder.contest import Contest
from bench.ladder.history import BEGIN, END, FILE, HEADINGS, cells_of, with_row

from stip.bots.arena.ladder import Interval, Pairing

CELLS = ("2026-01-31", "0.1.0", "To the Point", "2", "0.1 s", "80", "66.2 %", "55.0–76.5")
ROW = "| 2026-01-31 | 0.1.0 | To the Point | 2 | 0.1 s | 80 | 66.2 % | 55.0–76.5 |\n"


def test_a_contest_is_a_row() -> None:
    contest = Contest("to-the-point", 2, 0.1, ("frozen:present@0.1s", "frozen:0.1.0@0.1s"), "0.1.0")
    result = Pairing(*contest.bots, 53.0, 80, 0.6625, Interval(0.55, 0.765), 0)
    assert cells_of(contest, result, datetime.date(2026, 1, 31)) == CELLS


def test_a_row_is_added_once_after_the_others() -> None:
    page = f"Before\n{BEGIN}\n| a | row |\n{END}\nAfter\n"
    added = with_row(page, CELLS)
    assert added == f"Before\n{BEGIN}\n| a | row |\n{ROW}{END}\nAfter\n"
    assert with_row(added, CELLS) == added


def test_the_documentation_has_the_table() -> None:
    page = FILE.read_text(encoding="utf-8")
    assert (page.count(BEGIN), page.count(END)) == (1, 1)
    assert page.partition(BEGIN)[2].startswith(f"\n| {' | '.join(HEADINGS)} |\n")

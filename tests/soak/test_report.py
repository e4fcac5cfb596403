from __future__ import annotations

import io
from pathlib import Path

import pytest
from bench.soak.history import AUDITOR, AnyEntry, Connected, Disturbed, Measured, Received, Sent
from bench.soak.plots import plot_report
from bench.soak.report import make_report, render_report
from rich.console import Console

T = "bcdfghj"
MOVE = {"type": "update", "seq": 1, "news": {"type": "move-played"}}


@pytest.fixture
def entries() -> list[AnyEntry]:
    return [
        Connected(at=0.0, client="c1", table=T, after=0),
        Connected(at=0.1, client="c2", table=T, after=0, is_slow=True),
        Measured(at=0.2, memory=2_000_000),
        Sent(at=1.0, client="c1", table=T, command={"id": "a"}),
        Sent(at=1.2, client="c1", table=T, command={"id": "a"}),
        Sent(at=1.0, client="c2", table=T, command={"id": "b"}),
        Received(at=1.5, client="c1", table=T, message=MOVE),
        Received(at=1.5, client="c1", table=T, message={"type": "done", "id": "a", "seq": 1}),
        Received(at=1.6, client="c2", table=T, message=MOVE),
        Disturbed(at=11.0, what="killed"),
        Received(at=12.0, client="c2", table=T, message={"type": "done", "id": "b", "seq": 1}),
        Received(at=12.0, client="c2", table=T, message={"type": "refused", "code": "not-now"}),
        Connected(at=13.0, client=AUDITOR, table=T, after=0),
    ]


def test_a_move_counts_once_however_many_clients_receive_it(entries: list[AnyEntry]) -> None:
    report = make_report(entries, 10)
    assert [one.moves for one in report.intervals] == [1, 0]


def test_latency_counts_from_the_first_time_a_command_was_sent_and_not_for_slow_clients(
    entries: list[AnyEntry],
) -> None:
    assert make_report(entries, 10).total.latencies == [0.5]


def test_a_report_tells_clients_tables_memory_and_refusals(entries: list[AnyEntry]) -> None:
    report = make_report(entries, 10)
    assert (report.clients, report.tables) == (2, 1)
    assert [one.memory for one in report.intervals] == [2_000_000, 2_000_000]
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(render_report(report))
    text = console.export_text()
    assert "2 clients at 1 tables" in text
    assert "not-now 1" in text


def test_a_report_is_plotted(entries: list[AnyEntry], tmp_path: Path) -> None:
    plot_report(make_report(entries, 10), tmp_path / "soak.svg")
    assert (tmp_path / "soak.svg").read_text().startswith("<?xml")

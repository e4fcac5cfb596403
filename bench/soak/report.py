"""What a run measured, from its history: moves, latency, connections and memory, in total and over time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from rich.table import Table as Grid

from bench.soak.history import AUDITOR, AnyEntry, Connected, Disturbed, Measured, Received, Sent


@dataclass
class Interval:
    """A part of the run."""

    moves: int = 0
    connections: int = 0
    latencies: list[float] = field(default_factory=list)  # seconds from sending a command to its acknowledgement
    memory: int = 0  # bytes, at the end of it

    def latency(self, percent: int) -> float:
        return sorted(self.latencies)[len(self.latencies) * percent // 100] if self.latencies else 0.0


@dataclass
class Report:
    interval_s: float
    intervals: list[Interval] = field(default_factory=list)
    refusals: Counter[str] = field(default_factory=Counter)
    disturbances: list[tuple[float, str]] = field(default_factory=list)  # when, and what was done to the server
    clients: int = 0
    tables: int = 0

    @property
    def total(self) -> Interval:
        latencies = [latency for one in self.intervals for latency in one.latencies]
        moves, connections = sum(one.moves for one in self.intervals), sum(one.connections for one in self.intervals)
        return Interval(moves, connections, latencies, max((one.memory for one in self.intervals), default=0))


def make_report(entries: Iterable[AnyEntry], interval_s: float) -> Report:
    """Count what is in a history. Commands of clients that read slowly on purpose do not count as slow."""
    report, sent = Report(interval_s), dict[tuple[str, str], float]()
    slow, clients, moves = set[str](), set[str](), dict[str, set[int]]()
    for entry in entries:
        while len(report.intervals) <= entry.at / interval_s:
            report.intervals.append(Interval(memory=report.intervals[-1].memory if report.intervals else 0))
        current = report.intervals[int(entry.at / interval_s)]
        match entry:
            case Connected():
                current.connections += 1
                clients.add(entry.client)
                if entry.is_slow:
                    slow.add(entry.client)
            case Sent():
                sent.setdefault((entry.client, entry.command["id"]), entry.at)
            case Received():
                message, known = entry.message, moves.setdefault(entry.table, set())
                if message["type"] == "done" and entry.client not in slow:
                    since = sent.pop((entry.client, message["id"]), None)
                    current.latencies += [entry.at - since] if since is not None else []
                elif message["type"] == "refused":
                    report.refusals[message["code"]] += 1
                elif message["type"] == "update" and message["seq"] not in known:
                    known.add(message["seq"])
                    current.moves += message["news"]["type"] == "move-played"
            case Measured():
                current.memory = entry.memory
            case Disturbed():
                report.disturbances.append((entry.at, entry.what))
    report.clients, report.tables = len(clients - {AUDITOR}), len(moves)
    return report


def render_report(report: Report) -> Grid:
    """Return the figures of each interval and of the whole run as a table."""
    seconds = len(report.intervals) * report.interval_s
    title = f"{report.clients} clients at {report.tables} tables for {seconds:.0f} s"
    grid = Grid(title=title, box=None, caption=_caption(report))
    for heading in ("from", "moves/s", "p50", "p99", "connections", "memory"):
        grid.add_column(heading, justify="right")
    rows = [(f"{number * report.interval_s:.0f} s", one) for number, one in enumerate(report.intervals)]
    for name, one in rows:
        grid.add_row(name, *_figures(one, report.interval_s))
    grid.add_section()
    grid.add_row("all", *_figures(report.total, seconds))
    return grid


def _figures(interval: Interval, seconds: float) -> tuple[str, ...]:
    return (
        f"{interval.moves / seconds:,.1f}",
        f"{1000 * interval.latency(50):.0f} ms",
        f"{1000 * interval.latency(99):.0f} ms",
        f"{interval.connections:,}",
        f"{interval.memory / 1e6:,.0f} MB" if interval.memory else "–",
    )


def _caption(report: Report) -> str:
    refusals = ", ".join(f"{code} {count}" for code, count in report.refusals.most_common())
    return f"refused: {refusals}" if refusals else "nothing was refused"

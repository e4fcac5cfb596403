"""Plots of a run over time: moves, latency, connections, and the memory of the server."""

from __future__ import annotations

from pathlib import Path

from bench.soak.report import Report
from stip.cli.plots import INK, PAINT, PALE


def plot_report(report: Report, file: Path) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 10), layout="constrained")
    axes = figure.subplots(4, 1, sharex=True)
    times = [number * report.interval_s for number in range(len(report.intervals))]
    intervals = report.intervals
    lines = (
        ("moves a second", [one.moves / report.interval_s for one in intervals], None),
        (
            "latency in ms: median and p99",
            [1000 * one.latency(50) for one in intervals],
            [1000 * one.latency(99) for one in intervals],
        ),
        ("connections opened", [one.connections for one in intervals], None),
        ("memory of the server in MB", [one.memory / 1e6 for one in intervals], None),
    )
    for axis, (title, values, upper) in zip(axes, lines, strict=True):
        axis.set_title(title, loc="left", color=INK, fontsize=10)
        axis.step(times, values, where="post", color=PAINT)
        if upper:
            axis.step(times, upper, where="post", color=PAINT, alpha=0.5)
        axis.set_ylim(bottom=0)
        axis.grid(color=PALE)
        axis.spines[["top", "right"]].set_visible(False)
        for at, _ in report.disturbances:
            axis.axvline(at, color=INK, linestyle=":")
    for at, what in report.disturbances:
        axes[0].text(at, 0, f" {what}", rotation=90, fontsize=7, color=INK, verticalalignment="bottom")
    axes[-1].set_xlabel("seconds")
    figure.savefig(file)

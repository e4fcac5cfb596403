"""The plot of a training: the share of games won against each bot."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from examples.learning.measuring import OPPONENTS

from stip.play.files import write_whole

if TYPE_CHECKING:
    from examples.learning.train import Measurement

INK, PALE = "#2b2a27", "#d9d6cf"
COLORS = ("#2e7d4f", "#2f4fa3", "#b3261e")
NAMES = {"1": "level 1"}


def draw(measurements: Sequence[Measurement], file: Path) -> None:
    """Draw scores and their intervals by the steps that were learnt from."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4), layout="constrained")
    axes = figure.subplots()
    axes.axhline(50, color=PALE, linewidth=1, zorder=0)
    steps = [one.steps / 1e6 for one in measurements]
    for opponent, color in zip(OPPONENTS, COLORS, strict=True):
        scores = [one.scores[opponent] for one in measurements]
        lows, highs = zip(*(score.interval for score in scores), strict=True)
        axes.fill_between(
            steps, [100 * low for low in lows], [100 * high for high in highs], color=color, alpha=0.15, lw=0
        )
        shares = [100 * score.share for score in scores]
        name = f"against {NAMES.get(opponent, opponent)}"
        axes.plot(steps, shares, "o-", color=color, ms=4, clip_on=False, label=name)
    axes.legend(frameon=False, labelcolor="linecolor", loc=(0.75, 0.55))
    last = measurements[-1]
    axes.set_title(f"Punto: learnt in {last.seconds / 60:.0f} minutes on one core", loc="left", color=INK)
    axes.set(xlabel="million steps of self-play", ylabel="% of games won, and the 95 % interval", ylim=(0, 100))
    axes.tick_params(colors=INK)
    axes.spines[["top", "right"]].set_visible(False)
    drawn = BytesIO()
    figure.savefig(drawn, dpi=120, format=file.suffix.removeprefix("."))
    write_whole(file, drawn.getvalue())

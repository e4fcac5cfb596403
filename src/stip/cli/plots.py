"""What the plots of all commands share: their colours, and writing them."""

from __future__ import annotations

from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from stip.cli.errors import BadPlot
from stip.play.files import check_writable, write_whole
from stip.research.errors import MissingExtra

if TYPE_CHECKING:
    from matplotlib.figure import Figure

INK = "#2b2a27"
PAINT = "#2f4fa3"
PALE = "#d9d6cf"
SEAT_COLORS = (PAINT, "#b3261e", "#2e7d4f", "#b07a00")


def check_plot_file(file: Path) -> None:
    """Raise an error if a plot could not be written to the file, so that this is known before the long computation."""
    if find_spec("matplotlib") is None:
        raise MissingExtra(package="matplotlib", extra="plot")
    if file.suffix.lower() not in (".png", ".svg", ".pdf"):
        raise BadPlot(file=str(file))
    check_writable(file)


def save_plot(figure: Figure, file: Path, dpi: int = 120) -> None:
    """Write a plot whole or not at all, in the format that the name of the file says."""
    drawn = BytesIO()
    figure.savefig(drawn, dpi=dpi, format=file.suffix.lower().removeprefix("."))
    write_whole(file, drawn.getvalue())

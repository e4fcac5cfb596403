"""The history of strength: a table in docs/bots.md, to which every contest adds a row."""

from __future__ import annotations

import datetime

from bench.ladder.contest import Contest
from bench.ladder.freezing import ROOT
from stip.bots.arena.ladder import Pairing
from stip.games import rulebook_of

FILE = ROOT / "docs" / "bots.md"
HEADINGS = ("date", "against", "game", "players", "a move", "games", "score", "95 %")
BEGIN = "<!-- the history, to which `scripts/bench ladder --write` adds rows -->"
END = "<!-- end of the history -->"


def cells_of(contest: Contest, result: Pairing, date: datetime.date) -> tuple[str, ...]:
    """Return the row of a contest."""
    assert result.score is not None
    assert result.interval is not None
    return (
        date.isoformat(),
        contest.against,
        rulebook_of(contest.game).title,
        str(contest.players),
        f"{contest.seconds:g} s",
        str(result.games),
        f"{100 * result.score:.1f} %",
        f"{100 * result.interval.low:.1f}–{100 * result.interval.high:.1f}",
    )


def with_row(page: str, cells: tuple[str, ...]) -> str:
    """Return the page with a row more, unless the history has that row already."""
    row = f"| {' | '.join(cells)} |\n"
    before, begin, rest = page.partition(BEGIN)
    table, end, after = rest.partition(END)
    assert end, f"the page has no “{BEGIN}” followed by “{END}”"
    return page if row in table else before + begin + table + row + end + after

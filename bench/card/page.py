"""The card of a game in Markdown, and its place in docs/benchmark-card.md."""

from __future__ import annotations

from dataclasses import dataclass

from bench.card.sample import Sample, Share, Spread
from bench.ladder.freezing import ROOT
from stip.bots.arena.ladder import Ladder, Pairing
from stip.games import rulebook_of

FILE = ROOT / "docs" / "benchmark-card.md"


@dataclass(frozen=True)
class Figures:
    """What was found out about a game for some number of players."""

    players: int
    positions: float | None  # the decimal logarithm of an upper bound
    worlds: Spread | None  # decimal logarithms
    hands: Spread  # decimal logarithms
    samples: dict[str, Sample]  # by bot, of which the last shows what is luck


def section(game: str, command: str, sizes: str, figures: list[Figures], ladder: Ladder) -> str:
    """Return the section of a game."""
    parts = [f"## {rulebook_of(game).title}\n", f"{sizes}\n", f"```\n{command}\n```\n", _figures_table(figures)]
    return "\n".join([*parts, _baselines_table(ladder)])


def with_section(page: str, game: str, text: str) -> str:
    """Return the page with the section of a game in place of its old one, or at the end."""
    begin, end = f"<!-- {game}, written by `scripts/bench card --write` -->\n", f"<!-- end of {game} -->\n"
    new = begin + text + end
    if begin not in page:
        return f"{page.rstrip()}\n\n{new}"
    before, _, rest = page.partition(begin)
    _, found, after = rest.partition(end)
    assert found, f"the page has no “{end.strip()}”"
    return before + new + after


def _figures_table(figures: list[Figures]) -> str:
    rows = [
        ["", *(f"{one.players} players" for one in figures)],
        ["---"] * (len(figures) + 1),
        ["positions, at most", *(_power(one.positions) for one in figures)],
        ["worlds that fit a view", *(_powers(one.worlds) for one in figures)],
        ["hands that others may hold", *(_spread(one.hands, 10) for one in figures)],
    ]
    for bot in figures[0].samples:
        found = [one.samples[bot] for one in figures]
        rows += [
            [f"legal moves, {_name(bot)}", *(f"{one.branching:,.1f}, at most {one.most:,}" for one in found)],
            [f"plies, {_name(bot)}", *(_spread(one.plies) for one in found)],
            [f"turns, {_name(bot)}", *(_spread(one.turns) for one in found)],
            [f"decisions a turn, {_name(bot)}", *(f"{one.plies.mean / one.turns.mean:.2f}" for one in found)],
        ]
    rows += [
        [f"draws, {_name(bot)}", *(_share(one.draws) for one in found)],
        [f"the seat that starts scores, {_name(bot)}", *(_share(one.starter) for one in found)],
        [f"the same seat wins a deal again, {_name(bot)}", *(_share(one.same_winner) for one in found)],
    ]
    return _table(rows)


def _baselines_table(ladder: Ladder) -> str:
    bots = [standing.bot for standing in ladder.standings]
    found = {(one.first, one.second): one for one in ladder.pairings}
    rows = [["scores, 2 players", *(f"`{bot}`" for bot in bots)], ["---"] * (len(bots) + 1)]
    return _table([*rows, *([f"`{bot}`", *(_score(found, bot, other) for other in bots)] for bot in bots)])


def _score(found: dict[tuple[str, str], Pairing], bot: str, other: str) -> str:
    if bot == other:
        return "·"
    pairing = found.get((bot, other)) or found[other, bot]
    if pairing.score is None or pairing.interval is None:
        return ""
    score, low, high = pairing.score, pairing.interval.low, pairing.interval.high
    if pairing.first != bot:
        score, low, high = 1 - score, 1 - high, 1 - low
    return f"{100 * score:.0f} ({100 * low:.0f}–{100 * high:.0f})"


def _name(bot: str) -> str:
    return f"level {bot}" if bot.isdigit() else bot


def _power(exponent: float | None) -> str:
    return "" if exponent is None else f"10^{exponent:.1f}"


def _powers(exponents: Spread | None) -> str:
    if exponents is None or exponents.high == 0:
        return "" if exponents is None else "1"
    return f"10^{exponents.mean:.1f} (10^{exponents.low:.1f} … 10^{exponents.high:.1f})"


def _spread(spread: Spread, base: int = 0) -> str:
    """Return a mean with the range of 90 %; of logarithms to this base, the geometric mean."""
    numbers = (spread.mean, spread.low, spread.high)
    mean, low, high = (f"{base**number if base else number:,.0f}" for number in numbers)
    return mean if low == high else f"{mean} ({low}–{high})"


def _share(share: Share) -> str:
    return f"{100 * share.value:.0f} % ({100 * share.interval.low:.0f}–{100 * share.interval.high:.0f})"


def _table(rows: list[list[str]]) -> str:
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)

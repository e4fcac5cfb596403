"""`scripts/bench ladder [GAME…]` lets level 5 play against that of an earlier version, and keeps the history.

Both have the same time for a move, each plays in a process of its own, and deals are mirrored. `--freeze VERSION`
freezes the bots as they are now, so that later versions can play against them. `--more-time` measures what ten times
the time is worth.
"""

from __future__ import annotations

import argparse
import datetime
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bench.ladder.contest import Contest
from bench.ladder.freezing import (
    ROOT,
    BadContest,
    digest_of,
    freeze,
    frozen_files,
    games_of,
    newest_version,
    unpack,
    write_files,
)
from bench.ladder.frozen_player import VersionedPlayers, close_processes
from bench.ladder.history import FILE, HEADINGS, cells_of, with_row
from stip.bots.arena.match import FailedMatch, Result
from stip.games import GAMES, rulebook_of
from stip.locale.errors import StipError

PRESENT = "present"  # the name of the version that is measured
TIME_FACTOR = 10  # of --more-time

err = Console(stderr=True, highlight=False)


def main() -> None:
    given = read_arguments()
    try:
        if given.freeze:
            file = freeze(given.freeze)
            print(f"{file.relative_to(ROOT)}: {file.stat().st_size:,} bytes")
        else:
            measure(given)
    except (BadContest, StipError) as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("Interrupted." + f" The same command goes on from the logs in {given.log}." * bool(given.log))


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/bench ladder", description="This version against an earlier one.")
    parser.add_argument("game", nargs="*", help="without any, all games that both versions have")
    parser.add_argument("--games", type=int, default=400, help="of each contest, at most")
    parser.add_argument("--time", type=float, nargs="+", action="extend", help="seconds a move; several are possible")
    parser.add_argument("--players", type=int, nargs="+", action="extend", help="2 unless given; several are possible")
    parser.add_argument("--jobs", type=int, default=1, help="games at once; more than there are cores cost strength")
    parser.add_argument(
        "--until-clear",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="stop a contest when it is clear who is stronger",
    )
    parser.add_argument("--against", metavar="VERSION", help="a frozen version, by default the newest")
    parser.add_argument("--more-time", action="store_true", help="play against the same bots with a tenth of the time")
    parser.add_argument(
        "--log", type=Path, metavar="DIR", help="a folder for logs, from which the same command goes on"
    )
    parser.add_argument("--write", action="store_true", help="add the results to the history in docs/bots.md")
    parser.add_argument("--freeze", metavar="VERSION", help="freeze the bots as they are now, and play nothing")
    return parser.parse_args()


def measure(given: argparse.Namespace) -> None:
    """Play all contests, show the results and, if asked for, add them to the history."""
    table = Table(*HEADINGS, box=None)
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        unpacked, present = Path(folder), frozen_files()  # a run is not disturbed by changes of the source
        write_files(present, unpacked / PRESENT)
        logs = given.log or unpacked / "logs"
        logs.mkdir(parents=True, exist_ok=True)
        try:
            for contest in contests_of(given, unpacked):
                with progress_of(contest, given.games) as report:
                    result = contest.play(
                        given.games,
                        VersionedPlayers(unpacked),
                        is_until_clear=given.until_clear,
                        jobs=given.jobs,
                        log=logs / f"{contest.name}-{digest_of(present)}.jsonl",  # versions do not share a log
                        report=report,
                    )
                if result.games:
                    cells = cells_of(contest, result, datetime.date.today())
                    table.add_row(*cells)
                    if given.write:
                        FILE.write_text(with_row(FILE.read_text(encoding="utf-8"), cells), encoding="utf-8")
        finally:
            close_processes()
            if table.row_count:
                Console(width=100, highlight=False).print(table)


def contests_of(given: argparse.Namespace, unpacked: Path) -> list[Contest]:
    """Return the contests asked for, of games that can be played by so many."""
    if given.more_time:
        version = PRESENT
    else:
        version = given.against or newest_version()
        unpack(version, unpacked)
    theirs = games_of(unpacked / version)
    games = given.game or [game for game in GAMES if game in theirs]
    if missing := [game for game in games if game not in theirs]:
        raise BadContest(f"The {version} version does not have {', '.join(missing)}.")
    times = given.time or [0.5 if given.more_time else 0.1]
    chosen = product(games, given.players or [2], times)
    contests = [contest_of(*one, version) for one in chosen if one[1] in rulebook_of(one[0]).players]
    if not contests:
        raise BadContest("None of these games can be played by so many.")
    return contests


def contest_of(game: str, players: int, seconds: float, version: str) -> Contest:
    """Return a contest against another version, or against the present one with less time."""
    first, second, against = f"frozen:{PRESENT}@{seconds:g}s", f"frozen:{version}@{seconds:g}s", version
    if version == PRESENT:
        less = f"{seconds / TIME_FACTOR:g}"
        second, against = f"frozen:{PRESENT}@{less}s", f"itself at {less} s"
    return Contest(game, players, seconds, (first, second), against)


@contextmanager
def progress_of(contest: Contest, games: int) -> Iterator[Callable[[Result], None]]:
    """Show how far a contest is and which games have failed; yield the function to report results to."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    points: dict[int, float | None] = {}  # by the number of the game
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(contest.title, total=games)

        def report(result: Result) -> None:
            if result.number in points:
                return  # it was reported at an earlier look
            points[result.number] = None if isinstance(result, FailedMatch) else result.points
            if isinstance(result, FailedMatch):
                err.print(escape(f"{contest.title}: game {result.number + 1} failed: {result.failed}"), soft_wrap=True)
            known = [one for one in points.values() if one is not None]
            score = f": {sum(known) / len(known):.0%}" if known else ""
            progress.update(task, completed=len(points), description=contest.title + score)

        yield report


if __name__ == "__main__":
    main()

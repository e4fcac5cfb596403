"""`scripts/soak` runs clients against a server, checks what they saw, and reports how fast it was.

It starts a server of its own unless it is given the address of one. The history of the run stays in a file, which
`python -m bench.soak.check_history FILE` checks again.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys
import time
from pathlib import Path

import uvloop
from rich.console import Console

from bench.servers import memory_of, serve_stip
from bench.soak.behaviour import Habits
from bench.soak.check_history import check_history
from bench.soak.history import History, Measured, read_history
from bench.soak.load import Load
from bench.soak.plots import plot_report
from bench.soak.report import make_report, render_report
from stip.cli.plots import check_plot_file

AWAY_S = 5  # until somebody who is disconnected may be replaced by a bot
INTERVALS = 20  # in the report, at most
MIN_INTERVAL_S = 5.0


def main() -> None:
    arguments = read_arguments()
    if arguments.plot:
        check_plot_file(arguments.plot)
    with contextlib.ExitStack() as stack:
        if arguments.server:
            process, address = arguments.process, arguments.server.removeprefix("http://").rstrip("/")
        else:
            options = ("--workers", str(arguments.workers), "--limit", f"away_seconds={AWAY_S}")
            process, address = stack.enter_context(serve_stip(arguments.database, *options))
        uvloop.run(soak(arguments, process, address))
    report_on(arguments.history, arguments.plot)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/soak", description="Real clients, for a while, and what they saw.")
    parser.add_argument("--clients", type=int, default=50)
    parser.add_argument("--minutes", type=float, default=1.0, help="an interruption (Ctrl-C) ends the run earlier")
    parser.add_argument("--think", type=float, default=2.0, metavar="SECONDS", help="on average, before each action")
    parser.add_argument("--seed", type=int, default=1, help="of what the clients do")
    parser.add_argument("--database", default="", metavar="URL", help="of the server, by default a file of its own")
    parser.add_argument("--workers", type=int, default=1, help="of the server; more than one need PostgreSQL")
    parser.add_argument("--server", metavar="URL", help="of a server that runs already, http://HOST:PORT")
    parser.add_argument("--process", type=int, metavar="ID", help="of that server, to measure its memory")
    parser.add_argument("--history", type=Path, default=Path("soak.jsonl"), metavar="FILE")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="a png, svg or pdf file")
    return parser.parse_args()


async def soak(arguments: argparse.Namespace, process: int | None, address: str) -> None:
    history, is_interrupted = History(arguments.history), asyncio.Event()
    load = Load([address], history, arguments.clients, arguments.seed, Habits(think_s=arguments.think))
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, is_interrupted.set)
    measuring = asyncio.create_task(measure(history, process)) if process else None
    try:
        await load.start()
        end = time.monotonic() + 60 * arguments.minutes
        await load.until(lambda: is_interrupted.is_set() or time.monotonic() > end)
        await load.end()
    finally:
        await load.close()
        if measuring:
            measuring.cancel()
        history.close()


async def measure(history: History, process: int) -> None:
    """Write the memory of the server into the history every second."""
    while True:
        with contextlib.suppress(OSError):  # a worker has ended in the meantime
            history.add(Measured(at=history.now, memory=memory_of(process)))
        await asyncio.sleep(1)


def report_on(file: Path, plot: Path | None) -> None:
    """Print the report of a run and what is wrong with it; end with a failure if anything is."""
    out = Console(width=110, highlight=False)
    entries = list(read_history(file))
    interval_s = max(MIN_INTERVAL_S, entries[-1].at / INTERVALS)
    report = make_report(entries, interval_s)
    out.print(render_report(report))
    if plot:
        plot_report(report, plot)
    problems = check_history(entries)
    out.print(*problems, sep="\n", markup=False, soft_wrap=True)
    out.print(f"[bold]{len(problems)} problems[/bold] in {file}")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()

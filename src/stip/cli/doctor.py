"""`stip prepare` compiles everything, with progress; `stip doctor` says what is installed and what is wrong."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from stip import __version__
from stip.bots.evaluator import evaluator_for
from stip.cli.arguments import AsJson
from stip.cli.console import out
from stip.cli.errors import NotWell
from stip.cli.interrupts import run_interruptibly
from stip.cli.language import current_language, say
from stip.cli.output import print_json
from stip.games import all_rulebooks
from stip.kernel.compiler import TESTED
from stip.kernel.entry_point import EntryPoint, engine
from stip.kernel.errors import NotCompiled
from stip.kernel.fingerprint import installed_version
from stip.kernel.object_cache import cache_folder, read_only_folder
from stip.locale import has_text


def prepare_games() -> None:
    """Compile all games now, so that nobody waits for it later."""
    failures = run_interruptibly(_compile_all)
    for failure in failures:
        out.print(failure.text(current_language()), soft_wrap=True, markup=False)
    if failures:
        raise NotWell(count=len(failures))
    compiled = sum(entry_point.file.exists() for entry_point in _entry_points())  # the rest was shipped
    out.print(say("prepared", compiled=compiled, folder=str(cache_folder())), soft_wrap=True, markup=False)


def _compile_all() -> list[NotCompiled]:
    entry_points = list(_entry_points())
    err, failures = Console(stderr=True), []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("", total=len(entry_points))
        title = ""
        for entry_point in entry_points:
            progress.update(task, description=entry_point.title)
            if entry_point.title != title and not err.is_terminal:
                title = entry_point.title
                print(f"{title} …", file=sys.stderr, flush=True)
            try:
                entry_point.wait_until_compiled()
            except NotCompiled as failure:
                failures.append(failure)
            progress.advance(task)
    return failures


def _entry_points() -> Iterator[EntryPoint]:
    for book in all_rulebooks():
        yield from book.entry_points.values()
        yield from evaluator_for(book.name).entry_points.values()


def examine(as_json: AsJson = False) -> None:
    """Say which versions are installed, where files are, and what is wrong."""
    facts, problems = _facts(), list(_problems())
    if as_json:
        print_json(**facts, problems=problems)
    else:
        names = {name: say(f"doctor-{name}") if has_text(f"doctor-{name}") else name for name in facts}
        width = max(map(len, names.values()))
        for name, value in facts.items():
            out.print(f"{names[name]:>{width}}  {_told(value)}", soft_wrap=True, markup=False)
        if facts["compiled"] == "no":
            out.print(say("doctor-missing"), soft_wrap=True, markup=False)
        for problem in problems:
            out.print(problem, soft_wrap=True, markup=False)
    if problems:
        raise NotWell(count=len(problems))


def _facts() -> dict[str, object]:
    from platformdirs import user_data_path

    is_compiled = engine() != "compiled" or all(point.find_code() for point in _entry_points())
    return {
        "stip": __version__,
        "python": platform.python_version(),
        **{package: installed_version(package) for package in ("numpy", *TESTED, "textual")},
        "engine": engine(),
        "cores": os.cpu_count() or 1,
        "cache": str(cache_folder()),
        "read-only": str(read_only_folder() or "no"),
        "compiled": "yes" if is_compiled else "no",
        "data": str(user_data_path("stip", appauthor=False)),
        "games": ", ".join(book.name for book in all_rulebooks()),
        "language": current_language(),
    }


def _told(value: object) -> str:
    return say(value).lower() if value in ("yes", "no") else str(value)


def _problems() -> Iterator[str]:
    for package, tested in TESTED.items():
        found = installed_version(package)
        if not found.startswith(f"{tested}."):
            yield say("untested-compiler", package=package, version=found, tested=tested)
    if not os.access(cache_folder(), os.W_OK):
        yield f"{cache_folder()}: {say('system-EACCES')}"

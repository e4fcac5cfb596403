"""`scripts/bench browser` measures a site without a server in Chromium: how fast its bots search beside native ones,
how soon a game can be played, and how much is loaded for that.

The site is on a file server that does what hosts of static sites do: it compresses texts and WebAssembly, confirms with
304 what has not changed, and lets browsers keep files for ten minutes. Bytes are those that it sends, headers included.
A visit is made with the profile of a new person, and others with the same profile after the browser was closed.
"""

from __future__ import annotations

import argparse
import gzip
import json
import mimetypes
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import BrowserContext, sync_playwright
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from kit.browser import ARGUMENTS, OFFERED
from kit.browser_player import OFFER, START_MS, play_a_move
from kit.site_python import SitePython

from bench.servers import cpu_of
from bench.simulations import simulations_a_second
from stip.bots.evaluator import evaluator_for
from stip.games import GAMES, rulebook_of

COMPRESSED = ("text/", "application/javascript", "application/json", "application/wasm", "image/svg")
PROMISED = ("home page", "first move possible", "bot has answered")
HEADER_BYTES = 120  # about: the status, the date, the name of the server, and what separates headers
KEPT = "navigator.serviceWorker.ready.then(() => true)"


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench browser", description="A site, beside native code.")
    parser.add_argument("game", nargs="*", help="whose bots search; without any, all games")
    parser.add_argument("--site", type=Path, help="a folder that `stip site` has written; otherwise a new one")
    parser.add_argument("--rounds", type=int, default=7, help="of searches, and visits of each kind")
    parser.add_argument("--time", type=float, default=1.0, help="seconds of a search")
    parser.add_argument("--only", choices=("speed", "visits"))
    given = parser.parse_args()
    out = Console(width=100, highlight=False)
    with tempfile.TemporaryDirectory() as folder:
        if not (site := given.site):
            site = Path(folder) / "site"
            subprocess.run([sys.executable, "-m", "stip", "site", site], check=True, stdout=subprocess.DEVNULL)
        with serving(site) as host:
            if given.only != "visits":
                measure_speed(out, host, given.game or list(GAMES), given.rounds, given.time)
            if given.only != "speed":
                measure_visits(out, host, given.rounds)


# searching


def measure_speed(out: Console, host: Host, games: list[str], rounds: int, seconds: float) -> None:
    table = Table(title=f"Level 5, simulations a second: {rounds} rounds in turn", box=None, title_justify="left")
    for heading in ("", "native", "browser", "ratio", "first round", "second"):
        table.add_column(heading, justify="right" if heading else "left")
    with tempfile.TemporaryDirectory() as profile, opened(Path(profile)) as context:
        there = SitePython(context.new_page(), host.address)
        for game in games:
            for entry_point in evaluator_for(game).entry_points.values():
                entry_point.wait_until_compiled()
            native, browser = [], []
            for _ in range(rounds):
                native.append(json.loads(simulations_a_second(json.dumps([game, seconds]))))
                browser.append(there.call(simulations_a_second, [game, seconds]))
            ratios = [one / other for one, other in zip(browser, native, strict=True)]
            later = slice(rounds // 2, None)  # once the browser has optimised the code
            table.add_row(
                rulebook_of(game).title,
                *(f"{statistics.median(found[later]):,.0f}" for found in (native, browser)),
                *(f"{ratio:.2f} ×" for ratio in (statistics.median(ratios[later]), *ratios[:2])),
            )
    out.print(table)
    out.print(f"Medians of rounds {rounds // 2 + 1} to {rounds}, and the ratios of the first two.\n")


# visits


@dataclass
class Visit:
    """Seconds from the start of a visit, and the processor time and bytes that it has taken by then."""

    seconds: list[float]
    processor: list[float]
    sent: list[int]  # and in all, once the site is kept


def measure_visits(out: Console, host: Host, rounds: int) -> None:
    found: dict[str, list[Visit]] = {"first": [], "later": [], "later, no network": []}
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as profile:
            for kind, visits in found.items():
                with opened(Path(profile)) as context:
                    visits.append(visit(context, host, kind))
    table = Table(title=f"Visits, medians of {rounds}: seconds (of processor time)", box=None, title_justify="left")
    for heading in ("", *PROMISED, "MB by then", "MB in all"):
        table.add_column(heading, justify="right" if heading else "left")
    for kind, visits in found.items():
        table.add_row(
            kind,
            *(
                f"{statistics.median(one.seconds[i] for one in visits):.1f}"
                f" ({statistics.median(one.processor[i] for one in visits):.1f})"
                for i in range(len(PROMISED))
            ),
            *(f"{statistics.median(one.sent[i] for one in visits) / 1e6:.2f}" for i in (-2, -1)),
        )
    out.print(table)


def visit(context: BrowserContext, host: Host, kind: str) -> Visit:
    """Visit the site, start a game or go on with it, and play a move."""
    context.add_init_script(f"localStorage['stip.lessons'] = {json.dumps(OFFERED)}")  # and go without one
    context.set_offline("no network" in kind)
    page, made = context.new_page(), Visit([], [], [])
    sent, processor = host.sent, processor_time()

    def note() -> None:
        made.seconds.append(float(page.evaluate("performance.now()")) / 1000)
        made.processor.append(processor_time() - processor)
        made.sent.append(host.sent - sent)

    page.goto(host.address)
    play = page.get_by_role("button", name=f"Play: {rulebook_of(next(iter(GAMES))).title}", exact=True)
    play.wait_for()
    note()
    play.click()
    if kind != "first":
        page.get_by_role("dialog").get_by_text("Continue", exact=True).click()
    page.wait_for_function(OFFER, arg="")
    note()
    play_a_move(page)
    note()
    page.wait_for_function(KEPT)
    made.sent.append(host.sent - sent)
    return made


def processor_time() -> float:
    """Return the seconds of processor time that the browser has used."""
    return cpu_of(os.getpid()) - time.process_time()


@contextmanager
def opened(profile: Path) -> Iterator[BrowserContext]:
    """Open a browser with a profile of its own, as it is on a disk."""
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=path, args=ARGUMENTS, locale="en-GB", reduced_motion="reduce"
        )
        context.set_default_timeout(START_MS)
        yield context
        context.close()


# the host


class Host(ThreadingHTTPServer):
    """A file server that counts what it sends."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.sent = 0
        self.files = {f"/{file.relative_to(folder).as_posix()}": file for file in folder.rglob("*") if file.is_file()}
        self.files["/"] = folder / "index.html"
        self.compressed = {
            name: gzip.compress(file.read_bytes(), 9)
            for name, file in self.files.items()
            if _type_of(file).startswith(COMPRESSED)
        }

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/"


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: Host

    def do_GET(self) -> None:
        name = self.path.partition("?")[0]
        if not (file := self.server.files.get(name)):
            self.send_error(404)
            return
        content = file.read_bytes()
        tag = f'"{sha256(content).hexdigest()[:16]}"'
        is_known = self.headers.get("If-None-Match") == tag
        headers = {"ETag": tag, "Cache-Control": "max-age=600", "Content-Type": _type_of(file)}
        if name in self.server.compressed:
            headers["Content-Encoding"], content = "gzip", self.server.compressed[name]
        if is_known:
            content = b""
        else:
            headers["Content-Length"] = str(len(content))
        self.send_response(304 if is_known else 200)
        for header, value in headers.items():
            self.send_header(header, value)
        self.end_headers()
        self.wfile.write(content)
        self.server.sent += len(content) + HEADER_BYTES + sum(map(len, (*headers, *headers.values())))

    def log_message(self, *_: object) -> None:
        pass


def _type_of(file: Path) -> str:
    known = {".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
    return known.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


@contextmanager
def serving(folder: Path) -> Iterator[Host]:
    with Host(folder) as host:
        thread = threading.Thread(target=host.serve_forever)
        thread.start()
        try:
            yield host
        finally:
            host.shutdown()
            thread.join()


if __name__ == "__main__":
    main()

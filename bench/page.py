"""`scripts/bench page` measures how soon a board is painted and how smoothly pieces move, with Chromium's tracing.

A server runs on loopback, and a browser opens a table of each game with an empty cache. Then moves are played, and the
frames drawn and dropped during animations are counted.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from rich.console import Console
from rich.table import Table as Grid

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from kit.browser import Visitors, chromium
from kit.browser_player import Person
from kit.server import ME, LiveServer, running

from stip.games import GAMES

OPENINGS = 5  # page loads, of which the median is taken
MOVES = 12
BO = {"kind": "me", "name": "Bo"}
WINDOWS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2},
    "desktop": {"viewport": {"width": 1440, "height": 900}},
}
PAINTED = """() => new Promise(done => {
    const look = () => document.querySelector("svg[data-panel=board] .thing")
        ? requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))) : setTimeout(look, 1);
    look();
})"""


def main() -> None:
    grid = Grid("game", "window", "board painted", "frames a second", "dropped frames", "longest script")
    with (
        tempfile.TemporaryDirectory() as home,
        running(Path(home)) as live_server,
        chromium(has_windows=True) as browser,
    ):
        for game in GAMES:
            for name, window in WINDOWS.items():
                painted = statistics.median(time_to_paint(browser, live_server, game, window) for _ in range(OPENINGS))
                frames, dropped, longest = watch(browser, live_server, game, window)
                grid.add_row(game, name, f"{painted:.0f} ms", f"{frames:.0f}", f"{dropped:.1%}", f"{longest:.0f} ms")
    Console().print(grid)


def open_table(
    browser: Browser, live_server: LiveServer, game: str, window: dict[str, Any]
) -> tuple[Visitors, Page, Person]:
    made = live_server.make(game, ME, BO, first=1)
    visitors = Visitors(browser, live_server.address)
    page = visitors.open(f"/t/{made['table']}", made["secret"], **window)
    return visitors, page, Person(page, live_server, made["table"], made["secret"])


def time_to_paint(browser: Browser, live_server: LiveServer, game: str, window: dict[str, Any]) -> float:
    """Return the milliseconds from the click on a link to the first frame with the board."""
    made = live_server.make(game, ME, {"kind": "bot", "level": 1}, first=1)
    visitors = Visitors(browser, live_server.address)
    page = visitors.open(f"/t/{made['table']}", made["secret"], **window)
    time = float(page.evaluate(PAINTED))
    visitors.close()
    return time


def watch(browser: Browser, live_server: LiveServer, game: str, window: dict[str, Any]) -> tuple[float, float, float]:
    """Return the frames per second during animations, the share of dropped frames, and the longest script task."""
    visitors, page, people = open_table(browser, live_server, game, window)
    people.wait()
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    categories = "devtools.timeline,disabled-by-default-devtools.timeline.frame"
    session.send("Tracing.start", {"transferMode": "ReportEvents", "categories": categories})
    seconds, shown = 0.0, 0
    for _ in range(MOVES):
        if people.is_over:
            break
        people.play()
        counted = page.evaluate(COUNT)
        seconds, shown = seconds + counted["seconds"], shown + counted["frames"]
    ended: list[object] = []
    session.on("Tracing.tracingComplete", lambda told: ended.append(told))
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    names = [event["name"] for event in events]
    drawn, dropped = names.count("DrawFrame"), names.count("DroppedFrame")
    tasks = [event.get("dur", 0) / 1000 for event in events if event["name"] in ("FunctionCall", "EvaluateScript")]
    visitors.close()
    return shown / seconds if seconds else 0.0, dropped / max(1, drawn + dropped), max(tasks, default=0.0)


# Frames, for as long as something on the page travels; at most a second.
COUNT = """() => new Promise(done => {
    const start = performance.now();
    let frames = 0;
    const next = () => {
        frames += 1;
        const passed = performance.now() - start;
        const travels = document.getAnimations().some(one => one.playState === "running");
        if (passed > 1000 || (!travels && passed > 50)) done({ frames, seconds: passed / 1000 });
        else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
})"""


if __name__ == "__main__":
    main()

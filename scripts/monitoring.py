"""Tries the dashboard and the alerts of deploy/: starts a server, plays every game at it, lets a real Prometheus watch,
and evaluates every query.

    python scripts/monitoring.py deploy/prometheus/prometheus.yml

The targets in the configuration must lead to port 8000 of this machine, and its file with the secret must exist.
`scripts/fresh` sees to both.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parents[1]
DASHBOARD = ROOT / "deploy" / "grafana" / "stip.json"
SERVER, PROMETHEUS = "http://127.0.0.1:8000", "http://127.0.0.1:9090"
VARIABLES = {"$instance": ".*", "$__rate_interval": "1m"}  # as Grafana fills them in
SELECTOR = re.compile(r"\b((?:stip_\w+|up)(?:\{[^}]*\})?)")


def main(configuration: Path) -> None:
    text = configuration.read_text()
    secret = Path(re.findall(r"credentials_file: (\S+)", text)[0]).read_text()
    names = re.findall(r'"([\w.-]+):8000"', text)
    with TemporaryDirectory() as folder, ExitStack() as started:
        command = [sys.executable, "-m", "stip", "serve", "--database", f"sqlite:///{folder}/stip.db"]
        command += [f"--host-name={name}" for name in names]
        started.enter_context(running(command, f"{SERVER}/healthz", STIP_METRICS_SECRET=secret))
        for game in json.loads(read(f"{SERVER}/api/games"))["games"]:
            play(game["game"])
        command = ["prometheus", f"--config.file={configuration}", f"--storage.tsdb.path={folder}/metrics"]
        started.enter_context(running([*command, "--web.listen-address=127.0.0.1:9090"], f"{PROMETHEUS}/-/ready"))
        wait_until(f"count(up == 1) == {len(names)}", "Prometheus cannot scrape every target")
        wait_until("min(count_over_time(stip_events_total[10m])) >= 3", "there are too few samples")
        check(metrics_in(read(f"{SERVER}/metrics", secret)))


def play(game: str) -> None:
    """Let a random player finish a game against a bot."""
    seats = [{"kind": "bot", "level": 1}, {"kind": "open"}]
    order = json.dumps({"game": game, "players": 2, "seats": seats}).encode()
    request = urllib.request.Request(f"{SERVER}/api/tables", order, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        code = json.load(answer)["table"]
    subprocess.run([sys.executable, ROOT / "examples" / "random_bot.py", SERVER, code], check=True)


def check(metrics: set[str]) -> None:
    """Evaluate all queries. Each must be about metrics that exist, and find something if these have any values."""
    panels = json.loads(DASHBOARD.read_text())["panels"]
    queries = {(panel["title"], target["expr"]) for panel in panels for target in panel["targets"]}
    problems, silent = [], 0
    for title, query in sorted(queries):
        for variable, value in VARIABLES.items():
            query = query.replace(variable, value)
        problems += [f"{title}: there is no {name}" for name in metrics_in(query) - metrics]
        if not ask(query):
            silent += 1
            if all(map(ask, SELECTOR.findall(query))):
                problems.append(f"{title}: nothing is found by {query}")
    (group,) = json.loads(read(f"{PROMETHEUS}/api/v1/rules"))["data"]["groups"]
    for rule in group["rules"]:
        problems += [f"{rule['name']}: there is no {name}" for name in metrics_in(rule["query"]) - metrics]
        ask(rule["query"])
        if rule["health"] != "ok":
            problems.append(f"{rule['name']}: {rule['lastError']}")
    if problems:
        sys.exit("\n".join(problems))
    alerts = len(group["rules"])
    print(f"{len(queries)} queries work, {silent} of them about what has not happened, and {alerts} alerts.")


def metrics_in(query: str) -> set[str]:
    """Return the metrics in a query that are Stip's, of histograms and counters without the names of their parts."""
    return {re.sub("_(bucket|sum|count|total)$", "", name) for name in re.findall(r"\bstip_\w+", query)}


def ask(query: str) -> list[Any]:
    """Return what Prometheus finds by a query."""
    answer = read(f"{PROMETHEUS}/api/v1/query?{urllib.parse.urlencode({'query': query})}")
    return list(json.loads(answer)["data"]["result"])


def wait_until(query: str, problem: str) -> None:
    until = time.monotonic() + 120
    while not ask(query):
        if time.monotonic() > until:
            sys.exit(f"{problem}: {ask('up')}")
        time.sleep(1)


def read(url: str, secret: str = "") -> str:
    request = urllib.request.Request(url, headers={"Authorization": f"Bearer {secret}"} if secret else {})
    try:
        with urllib.request.urlopen(request) as answer:
            return str(answer.read().decode())
    except urllib.error.HTTPError as error:
        sys.exit(f"{url}: {error.read().decode()}")


@contextmanager
def running(command: list[str], url: str, **environment: str) -> Iterator[None]:
    """Run a command, from when it answers."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, **environment}) as process:
        try:
            while True:
                if process.poll() is not None:
                    sys.exit(f"{command[0]} has ended.")
                try:
                    urllib.request.urlopen(url).close()
                    break
                except OSError:
                    time.sleep(0.1)
            yield
        finally:
            process.terminate()


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""The whole suite runs on machine code (or the engine in STIP_ENGINE), so everything is compiled before the first
test."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from kit.postgres import PostgresServer, postgres_server

from stip.bots.evaluator import evaluator_for
from stip.games import GAMES, rulebook_of

settings.register_profile("stip", deadline=None, suppress_health_check=list(HealthCheck), print_blob=True)
settings.load_profile("stip")
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell ignores it for what it starts in the background


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clauses", action="store_true", help="list the clauses of the rules that tests are marked with")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import a file of which no test would be run."""
    asked, file = str(config.getoption("markexpr")), collection_path
    if asked not in ("slow", "not slow") or not file.match("test_*.py"):
        return None
    text = file.read_text(encoding="utf-8")
    return ("mark.slow" not in text if asked == "slow" else "\npytestmark = pytest.mark.slow\n" in text) or None


def pytest_report_collectionfinish(config: pytest.Config, items: list[pytest.Item]) -> list[str]:
    if not config.getoption("--clauses"):
        return []
    return sorted({f"clause {name}" for item in items for mark in item.iter_markers("clause") for name in mark.args})


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    for game in GAMES:
        for entry_point in rulebook_of(game).entry_points.values():
            entry_point.wait_until_compiled()
        for entry_point in evaluator_for(game).entry_points.values():
            entry_point.wait_until_compiled()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server that all tests share; those that stop one start their own."""
    with postgres_server() as server:
        yield server

"""People with browsers at two servers that share a PostgreSQL play together, also when one of the servers stops."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from kit.browser import Visitors
from kit.browser_player import Person, play_to_the_end
from kit.postgres import PostgresServer
from kit.server import LiveServer, running
from playwright.sync_api import Browser, expect

pytestmark = pytest.mark.slow


@pytest.fixture
def two_servers(_built: None, tmp_path: Path, postgres: PostgresServer) -> Iterator[list[LiveServer]]:
    database = postgres.new_database()
    with running(tmp_path, database=database) as here, running(tmp_path, database=database) as there:
        yield [here, there]


def test_browsers_at_two_servers_play_a_whole_game(two_servers: list[LiveServer], browser: Browser) -> None:
    here, there = two_servers
    made = here.make("tokken")
    joined = there.sit(made["table"])
    with ExitStack() as stack:
        people = []
        for live_server, secret in ((here, made["secret"]), (there, joined["secret"])):
            visitors = Visitors(browser, live_server.address)
            stack.callback(visitors.close)
            page = visitors.open(f"/t/{made['table']}", secret, is_fast=True)
            person = Person(page, live_server, made["table"], secret)
            person.notes.wait_for(phase="playing")
            people.append(person)
        play_to_the_end(*people)
        for person in people:
            expect(person.page.locator(".ending")).to_be_visible()

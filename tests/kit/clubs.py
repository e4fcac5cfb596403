"""A club evening for tests, kept in memory, and one that a running server keeps."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from kit.server import LiveServer, Message, bearer
from kit.tables import ANN
from stip.club import decisions
from stip.club.club import Club
from stip.club.decisions import GameResult
from stip.club.events import AnyClubEvent, Result, decode, encode
from stip.club.requests import ClubRequest
from stip.errors import StipError
from stip.table.events import EventMetadata
from stip.table.owners import Owner, owner_of

PAUSE_MS = 60_000


class ClubHarness:
    """Keeps an evening in memory as the server does: events are encoded and decoded before they are applied."""

    def __init__(self, people: int = 0, kind: str = "round-robin", seed: int = 1, **request: Any) -> None:
        self.now = 1_000_000
        self.rng = random.Random(seed)
        self.codes = 0
        self.commands = 0
        self.club = Club("bcdfgh")
        body = {"game": "halma", "kind": kind, **request}
        self.apply(decisions.found_club(msgspec.convert(body, ClubRequest), self.metadata()))
        for number in range(1, people + 1):
            self.join(f"P{number}")

    def metadata(self, by: Owner = ANN) -> EventMetadata:
        self.commands += 1
        return EventMetadata(at=self.now, by=by, command=f"c{self.commands}")

    def apply(self, events: list[AnyClubEvent]) -> list[AnyClubEvent]:
        self.club = self.club.copy().apply_all(decode(encode(event)) for event in events)
        return events

    def new_code(self) -> str:
        self.codes += 1
        return f"table{self.codes}"

    def join(self, name: str) -> None:
        self.apply(decisions.join(self.club, name, self.metadata(owner_of(name))))

    def leave(self, number: int, by: Owner = ANN) -> None:
        self.apply(decisions.leave(self.club, number, self.metadata(by)))

    def begin(self, by: Owner = ANN) -> None:
        self.apply(decisions.begin_round(self.club, self.metadata(by), self.rng, self.new_code))

    def decide(self, match: int, result: Result, by: Owner = ANN) -> None:
        self.apply(decisions.decide_match(self.club, match, result, self.metadata(by)))

    def go_on(self, results: dict[str, GameResult] | None = None) -> list[AnyClubEvent]:
        return self.apply(decisions.go_on(self.club, results or {}, self.now, self.rng, self.new_code))

    def play_round(self, win: Callable[[int, int], GameResult] = lambda one, two: 1) -> None:
        """Let all games of this round end; `win` tells which of the two people in seats 1 and 2 wins, or 0."""
        tables = {match.tables[-1]: win(*match.seats) for match in self.club.open_matches}
        self.go_on(tables)

    def play_to_the_end(self, win: Callable[[int, int], GameResult] = lambda one, two: 1) -> None:
        while self.club.phase != "over":
            if self.club.open_matches:
                self.play_round(win)
            else:
                self.now += PAUSE_MS
                self.go_on()

    def refused(self, act: Callable[[], object]) -> str:
        """Return the code of the error that an act raises; check that nothing changes and that it has a text."""
        before = self.club.seq
        with pytest.raises(StipError) as caught:
            act()
        assert self.club.seq == before
        assert str(caught.value)
        return caught.value.code


def lower_wins(one: int, two: int) -> GameResult:
    return 1 if one < two else 2


class Evening:
    """An evening at a running server. The secrets of its people are known by their names."""

    def __init__(self, live_server: LiveServer, *names: str, **request: Any) -> None:
        self.server = live_server
        body = {"game": "halma", "kind": "round-robin", "pause": 5, "level": 1, **request}
        response = live_server.http.post("/api/clubs", json=body)
        assert response.status_code == 201, response.text
        self.code, self.secret = response.json()["club"], response.json()["secret"]
        self.secrets: dict[str, str] = {}
        for name in names:
            self.join(name)

    def post(self, path: str, secret: str = "", **body: Any) -> Any:
        headers = bearer(secret or self.secret)
        return self.server.http.post(f"/api/clubs/{self.code}/{path}", json=body, headers=headers)

    def join(self, name: str) -> None:
        response = self.server.http.post(f"/api/clubs/{self.code}/people", json={"name": name})
        assert response.status_code == 201, response.text
        self.secrets[name] = response.json()["secret"]

    def view(self, secret: str = "") -> Message:
        headers = bearer(secret) if secret else {}
        return dict(self.server.http.get(f"/api/clubs/{self.code}", headers=headers).json())

    def begin(self) -> Message:
        response = self.post("rounds")
        assert response.status_code == 200, response.text
        return self.view()

    def open_matches(self) -> list[Message]:
        view = self.view()
        return [one for one in view["matches"] if one["round"] == view["round"] and "result" not in one]

    def resign(self, match: Message, who: str, is_noted: bool = True) -> None:
        """Let somebody give up a match, and wait until the evening knows."""
        table = match["tables"][-1]
        while self.server.http.get(f"/api/tables/{table}").status_code == 404:
            time.sleep(0.02)  # another server makes it
        with self.server.join(table, self.secrets[who]) as player:
            done = player.ask(type="resign", seat=player.welcome["seats"][0])
            assert done["type"] == "done", done
        while is_noted and "result" not in self.view()["matches"][match["number"] - 1]:
            time.sleep(0.02)

    def resign_all(self, is_noted: bool = True) -> None:
        """Let one of the people give up in every match of this round."""
        names = {one["number"]: one.get("name", "") for one in self.view()["people"]}
        for match in self.open_matches():
            self.resign(match, names[match["one"]] or names[match["two"]], is_noted)

    def wait_for(self, **wanted: object) -> Message:
        """Wait until the evening has these values."""
        while not wanted.items() <= (view := self.view()).items():
            time.sleep(0.05)
        return view

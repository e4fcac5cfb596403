"""A recorded game as a session that plays itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from stip.cli.terminal.session import WANTS, Reply, Request
from stip.locale import localize
from stip.play.game import Game, Resignation, check_seat
from stip.play.record import Record
from stip.server.live.messages import Refused
from stip.table.events import Dealt, Made, Played, Resigned, Sat
from stip.table.projection import updates
from stip.table.table import Table
from stip.table.views import AnyPublicEvent, TableView

OWNER = "record"


class ReplaySession:
    """Shows a game from a seat, or (0) as a spectator, one move after another."""

    def __init__(self, game: Game, record: Record, seat: int, language: str, seconds: float) -> None:
        self.language = language
        self.seats: list[int] = []
        self.table: TableView | None = None
        self.log: list[AnyPublicEvent] = []
        self.effects: dict[int, str] = {}
        self.status = ""
        self.warning = ""
        self.is_ended = False
        self.on_change: Callable[[], None] = lambda: None
        self._game, self._seconds = game, seconds
        self._viewer = check_seat(game.setup.game, seat, 0, game.players)
        self._table = Table("record", self._seated(record))
        self._running: asyncio.Task[None] | None = None

    def _seated(self, record: Record) -> list[Made | Sat | Dealt]:
        setup = self._game.setup
        made = Made(
            at=0,
            by=OWNER,
            game=setup.game,
            players=setup.players,
            options=dict(setup.options),
            first=setup.first or None,
        )
        names = [
            record.tag(f"Seat{number}") or localize("setup-player", {"seat": number}, self.language)
            for number in range(1, setup.players + 1)
        ]
        sat = [Sat(at=0, by=OWNER, seat=number, name=name) for number, name in enumerate(names, 1)]
        return [made, *sat, Dealt(at=0, by=OWNER, seed=setup.seed.hex(), rules=self._game.rulebook.version)]

    async def start(self) -> None:
        self._publish()
        self._running = asyncio.create_task(self._play())

    async def send(self, request: Request) -> Reply:
        return Refused(code="no-secret", text=localize("no-secret", {}, self.language), id=request.id)

    async def close(self) -> None:
        if self._running:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running

    def save(self, file: str) -> str:
        raise OSError(0, localize("no-secret", {}, self.language), file)

    async def _play(self) -> None:
        for number, entry in enumerate(self._game.log):
            await asyncio.sleep(self._seconds)
            if isinstance(entry, Resignation):
                self._table.apply(Resigned(at=0, seat=entry.seat))
            else:
                self._table.apply(Played(at=0, seat=self._game.position_at(number).turn, move=int(entry)))
            self._publish()
        self.is_ended = True
        self.on_change()

    def _publish(self) -> None:
        seats = [self._viewer] if self._viewer else []
        new = updates(self._table, len(self.log), seats, 0, WANTS, language=self.language)
        self.log += [update.event for update in new]
        self.table = new[-1].table if new else self.table
        scene = self.table.positions[0].scene if self.table and self.table.positions else None
        if scene and scene.effects:
            self.effects[len(self.log) - 1] = scene.effects
        self.on_change()

"""A table at this terminal: people who share it, and bots that think beside it. It is kept in a record only."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from stip.cli.errors import NotResumable
from stip.cli.output import describe_error
from stip.cli.record_files import read_game
from stip.cli.terminal.session import WANTS, Reply, Request
from stip.games import rulebook_of
from stip.locale import localize
from stip.locale.errors import StipError
from stip.play.game import Game, Resignation, Setup
from stip.play.record import save
from stip.server.bots.pool import BotPool
from stip.server.live import questions
from stip.server.live.messages import AskHint, AskWhy, Done, refused_message
from stip.table.bot_names import bot_name
from stip.table.events import AnyEvent, BotSat, Dealt, Made, Played, Resigned, Sat
from stip.table.names import clean_name
from stip.table.projection import updates
from stip.table.table import Table
from stip.table.views import AnyPublicEvent, TableView

OWNER = "terminal"  # of all seats of people
BOT = re.compile(r".* \(bot ([0-9.]{1,4})\)")  # a bot's name in a record
MIN_PAUSE_S = 0.6  # before a bot's move, so that the one before can be read
MAX_PAUSE_S = 2.5
READING_S = 0.03  # a character

Player = str | float  # a person's name, or the level of a bot


class LocalSession:
    def __init__(self, table: Table, language: str, file: Path | None = None, pace: float = 1.0) -> None:
        self.language = language
        self.seats = [number for number, seat in enumerate(table.seats, 1) if seat.kind == "person"]
        self.table: TableView | None = None
        self.log: list[AnyPublicEvent] = []
        self.effects: dict[int, str] = {}
        self.status = ""
        self.warning = ""
        self.is_ended = False
        self.on_change: Callable[[], None] = lambda: None
        self.file = file  # where every move is saved
        self._table, self._pace = table, pace
        self._bots = BotPool(1)
        self._seed = secrets.randbits(48)
        self._thinking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._publish()
        self._let_bots_play()

    async def send(self, request: Request) -> Reply:
        try:
            if isinstance(request, AskHint):
                return await questions.hint(self._table, request, OWNER, self.language, self._bots)
            if isinstance(request, AskWhy):
                return questions.explain(self._table, request, OWNER, self.language)
            events = self._table.handle(request, OWNER, _now(), secrets.token_bytes(32))
        except StipError as error:
            return refused_message(error, self.language, request.id)
        self._apply(events)
        return Done(id=request.id, seq=self._table.seq)

    def save(self, file: str) -> str:
        game = self._table.game
        assert game
        names = {
            number: f"{seat.name} (bot {seat.level})" if seat.kind == "bot" else seat.name
            for number, seat in enumerate(self._table.seats, 1)
        }
        save(game, file, names)
        return file

    async def close(self) -> None:
        if self._thinking:
            self._thinking.cancel()
            with suppress(asyncio.CancelledError):
                await self._thinking
        await self._bots.close()

    def _apply(self, events: Sequence[AnyEvent]) -> None:
        for event in events:
            self._table.apply(event)
        self._save_move()
        self._publish()
        self._let_bots_play()

    def _save_move(self) -> None:
        """Save the game after a move. If that is not possible, the game goes on, and everybody is told."""
        try:
            self.warning = ""
            if self.file:
                self.save(str(self.file))
        except OSError as error:
            self.warning = f"{describe_error(error)}."

    def _publish(self) -> None:
        new = updates(self._table, len(self.log), self.seats, _now(), WANTS, is_maker=True, language=self.language)
        self.log += [update.event for update in new]
        self.table = new[-1].table if new else self.table
        if effects := self._effects():
            self.effects[len(self.log) - 1] = effects
        self.on_change()

    def _effects(self) -> str:
        """Return what the last move caused. People who share a terminal read what a spectator would: the log stays
        while the curtain is down."""
        table = self.table
        if len(self.seats) > 1:
            last = updates(self._table, len(self.log) - 1, [], _now(), WANTS, language=self.language)
            table = last[-1].table if last else None
        scene = table.positions[0].scene if table and table.positions else None
        return scene.effects if scene else ""

    def _let_bots_play(self) -> None:
        if self._table.bot_to_move and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        while bot := self._table.bot_to_move:
            (seat, level), game, number = bot, self._table.game, self._table.number
            assert game
            ply, earliest = game.ply, time.monotonic() + self._pause()
            move = await self._bots.choose(self._table.view_for_bot(), level, self._seed + 64 * number + seat)
            await asyncio.sleep(max(0.0, earliest - time.monotonic()))
            self._apply(self._table.play_for_bot(seat, ply, move, _now()))

    def _pause(self) -> float:
        """Return for how many seconds the next move of a bot waits: until what the last one caused has been read."""
        effects = self.effects.get(len(self.log) - 1, "")
        return self._pace * min(MAX_PAUSE_S, MIN_PAUSE_S + READING_S * len(effects))


def new_table(setup: Setup, players: Sequence[Player]) -> Table:
    """Return a table at which these players sit, seat by seat, and whose game has begun."""
    now = _now()
    taken: list[str] = []
    first = setup.first or None
    made = Made(at=now, by=OWNER, game=setup.game, players=setup.players, options=dict(setup.options), first=first)
    events: list[AnyEvent] = [made]
    for number, player in enumerate(players, 1):
        if isinstance(player, str):
            events.append(Sat(at=now, by=OWNER, seat=number, name=clean_name(player)))
        else:
            taken.append(bot_name(player, taken))
            events.append(BotSat(at=now, by=OWNER, seat=number, level=player))
    events.append(Dealt(at=now, by=OWNER, seed=setup.seed.hex(), rules=rulebook_of(setup.game).version))
    return Table("terminal", events)


def resumed_table(file: Path, language: str) -> Table:
    """Return the table of a record that was saved: its game goes on where it was."""
    game, record = read_game(file)
    players: list[Player] = []
    for number in range(1, game.players + 1):
        name = record.tag(f"Seat{number}") or localize("setup-player", {"seat": number}, language)
        found = BOT.fullmatch(name)
        try:
            players.append(float(found[1]) if found else name)
        except ValueError:
            players.append(name)
    if all(isinstance(player, float) for player in players):
        raise NotResumable(file=str(file))
    return _with_log(new_table(game.setup, players), game)


def _with_log(table: Table, game: Game) -> Table:
    now = _now()
    for number, entry in enumerate(game.log):
        if isinstance(entry, Resignation):
            table.apply(Resigned(at=now, by=OWNER, seat=entry.seat))
        else:
            table.apply(Played(at=now, by=OWNER, seat=game.position_at(number).turn, move=int(entry)))
    return table


def _now() -> int:
    return round(time.time() * 1000)

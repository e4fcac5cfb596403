"""What a terminal shows of a session and what has been touched: the viewing seat, the touches of a move so far, a
refusal, a hint. It knows no rules: all legal moves come with the session, as on the page."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass

from stip.cli.terminal.session import Reply, Request, Session
from stip.cli.terminal.touch_paths import (
    Path,
    choose,
    complete,
    is_beginning,
    next_touches,
    paths_of,
    skip_forced_touch,
)
from stip.cli.terminal.words import ending_text, name_of, question_text, round_text, told_log
from stip.games.scene import Button, Scene
from stip.locale import localize
from stip.server.live.messages import AskHint, AskWhy, Explained, Hinted, Refused
from stip.table.commands import Answer, Offer, OfferKind, Play, Resign
from stip.table.views import MovePlayed, PositionView, TableView


@dataclass(frozen=True)
class Rejection:
    """Why something is not possible: for the line in which people read what happens."""

    text: str
    clause: str = ""


class Controller:
    def __init__(self, session: Session) -> None:
        self.session = session
        self.language = session.language
        self.chosen: Path = ()
        self.rejection: Rejection | None = None
        self.advice: Hinted | None = None
        self.is_busy = False  # whether a move or a question is being answered
        self.revealed_seat = 0  # whose hand is shown on a shared terminal
        self.is_round_over = False  # whether the end of a round is being shown
        self.on_change: Callable[[], None] = lambda: None
        self._shown_events = 0
        self._moment = (0, 0)
        self._paths: list[Path] = []
        self._ids = itertools.count(1)
        session.on_change = self.update

    # what is shown

    @property
    def table(self) -> TableView | None:
        return self.session.table

    @property
    def mover(self) -> int:
        """The seat of this terminal that is to move; 0 if there is none."""
        table = self.table
        if not table or table.turn not in self.session.seats:
            return 0
        return 0 if table.seats[table.turn - 1].is_replaced else table.turn

    @property
    def _own_seat(self) -> int:
        """The seat of this terminal that does something now: the one to move, otherwise the first."""
        return self.mover or next(iter(self.session.seats), 0)

    def is_mine(self, seat: int) -> bool:
        return bool(self.table and self.table.seats[seat - 1].is_mine)

    @property
    def is_shared(self) -> bool:
        """Whether several people look at this terminal who may not see each other's hands."""
        positions = self.table.positions if self.table else []
        return len(self.session.seats) > 1 and any(one.scene and one.scene.is_private for one in positions)

    @property
    def is_covered(self) -> bool:
        """Whether the hand of the next player at this terminal is covered by the curtain."""
        if not self.is_shared or not self.table or self.table.phase != "playing" or self.is_round_over:
            return False
        return self.revealed_seat != self.mover if self.mover else not self.revealed_seat

    @property
    def viewer(self) -> int:
        """The viewing seat: the one to move where hands are hidden or the board looks the same to all; otherwise the
        first, so that the board does not turn."""
        first = self.session.seats[0] if self.session.seats else 0
        if self.is_shared:
            return self.revealed_seat or first
        position = self._position(self.mover)
        return self.mover if position and position.scene and position.scene.follows_turn else first

    @property
    def scene(self) -> Scene | None:
        """What is shown now; nothing while the curtain is down."""
        position = None if self.is_covered else self._position(self.viewer)
        scene = position.scene if position else None
        return scene.interlude or scene if scene and self.is_round_over else scene

    @property
    def board_text(self) -> str:
        position = None if self.is_covered else self._position(self.viewer)
        return position.board if position else ""

    @property
    def paths(self) -> list[Path]:
        """The moves that can be played now, by their touches."""
        return [] if self.is_covered or self.is_busy or self.is_round_over else self._paths

    @property
    def next(self) -> list[str]:
        return next_touches(self.paths, self.chosen)

    @property
    def hinted(self) -> list[str]:
        """What is to be touched next to follow a hint."""
        return next_touches([tuple(self.advice.touches)], self.chosen) if self.advice else []

    @property
    def question(self) -> str:
        """What the people at this terminal are asked."""
        table, position = self.table, self._position(self.mover)
        if not table or not position or not position.scene or not self.paths:
            return ""
        following = self.next
        things = [touch for touch in following if not self.button_of(touch)]
        return question_text(table.game, position.scene, self.chosen, following, things or following, self.language)

    @property
    def status(self) -> str:
        """The one line that says what is asked, refused or awaited; a warning comes first."""
        return f"{self.session.warning} {self._status}".strip()

    @property
    def _status(self) -> str:
        table = self.table
        if self.session.status or not table:
            return self.session.status or self.say("connection-finding")
        if self.rejection:
            clause = f" ({self.rejection.clause})" if self.rejection.clause else ""
            return f"{self.rejection.text}{clause}"
        if self.is_round_over:
            scene = self.scene
            return round_text(table, scene.ending, self.language) if scene and scene.ending else ""
        if table.phase == "gathering":
            free = sum(seat.kind == "open" for seat in table.seats)
            return self.say("invite-free", count=free)
        if table.phase == "over":
            return ending_text(table, self.session.seats, self.scene, self.language)
        if table.phase == "closed":
            return self.say("table-closed")
        if self.advice:
            return f"{self.say('table-hint', words=self.advice.words)} {self.advice.reason}".strip()
        if table.offer and not self.is_mine(table.offer.seat):
            return self.say(f"offer-{table.offer.kind}", name=name_of(table, table.offer.seat, self.language))
        return self.question or self.say("table-their-turn", name=name_of(table, table.turn, self.language))

    def story(self, last: int = 0) -> list[str]:
        """Return what has happened, an entry for each event that is told; of the last events only, if so many are
        asked for."""
        session = self.session
        first = max(0, len(session.log) - last) if last else 0
        return told_log(self.table, session.log, first, session.effects, self.language) if self.table else []

    def label_of(self, touch: str) -> str:
        """Return what a touch is called."""
        scene = self.scene
        for panel in scene.panels if scene else ():
            for thing in reversed(panel.things):
                if thing.touch == touch and thing.label:
                    return thing.label
        button = self.button_of(touch)
        return button.label if button else touch

    def button_of(self, touch: str) -> Button | None:
        scene = self.scene
        return next((button for button in scene.buttons if button.touch == touch), None) if scene else None

    def say(self, code: str, **facts: str | int) -> str:
        return localize(code, facts, self.language)

    # what happens

    def update(self) -> None:
        """Show a new state of the table."""
        table = self.table
        moment = (table.number, table.ply) if table else (0, 0)
        if moment != self._moment:
            if moment[0] != self._moment[0]:
                self.revealed_seat = 0
            self._moment, self.rejection, self.advice = moment, None, None
        position = self._position(self.mover)
        self._paths = paths_of(position.touches) if position and position.touches else []
        if not is_beginning(self._paths, self.chosen):
            self.chosen = ()
        new, self._shown_events = self.session.log[self._shown_events :], len(self.session.log)
        viewed = self._position(self.viewer)
        if new and isinstance(new[-1], MovePlayed) and viewed and viewed.scene and viewed.scene.interlude:
            self.is_round_over = bool(self.session.seats)
        self.on_change()

    def go_on(self) -> None:
        """Leave the end of a round, or lift the curtain."""
        if self.is_round_over:
            self.is_round_over = False
        elif self.is_covered:
            self.revealed_seat = self.mover or self.session.seats[0]
            self.chosen, self.rejection, self.advice = (), None, None
        self.on_change()

    async def touch(self, touch: str) -> None:
        """Touch something: it becomes a part of a move, or it is explained why it cannot."""
        if self.is_round_over or self.is_covered or self.is_busy:
            return
        self.rejection = None
        chosen = choose(self.paths, self.chosen, touch)
        if chosen is None:
            await self._ask_why(touch)
            return
        self.chosen = skip_forced_touch(self.paths, chosen, self._is_turn)
        if path := complete(self.paths, self.chosen):
            await self._play(list(path), None)
        self.on_change()

    async def play(self, text: str) -> bool:
        """Play a move that is given in notation, and return whether it was possible."""
        return await self._play(None, text)

    async def hint(self) -> None:
        if not self.mover or self.is_busy or not self.table:
            return
        self.rejection = None
        reply = await self._request(AskHint(id=self._id(), seat=self.mover, ply=self.table.ply))
        if isinstance(reply, Hinted):
            self.advice, self.chosen = reply, ()
        self.on_change()

    async def offer(self, kind: OfferKind) -> bool:
        """Offer something, or take a move back, which happens at once where nobody has to agree."""
        standing = self.table.offer if self.table else None
        if standing and not self.is_mine(standing.seat) and standing.kind == kind:
            return await self.answer(True)
        return await self._command(lambda seat: Offer(id=self._id(), seat=seat, kind=kind))

    async def answer(self, yes: bool) -> bool:
        return await self._command(lambda seat: Answer(id=self._id(), seat=seat, yes=yes))

    async def resign(self) -> bool:
        return await self._command(lambda seat: Resign(id=self._id(), seat=seat))

    def put_back(self) -> None:
        """Take back the last touch."""
        self.chosen, self.rejection, self.advice = self.chosen[:-1], None, None
        self.on_change()

    async def _command(self, command: Callable[[int], Request]) -> bool:
        """Send a command of the seat to move, or of the first one here, and return whether it was done."""
        reply = await self._request(command(self._own_seat)) if self._own_seat and self.table else None
        self.on_change()
        return reply is not None and not isinstance(reply, Refused)

    async def _play(self, touches: list[str] | None, text: str | None) -> bool:
        table, seat = self.table, self.mover
        if not table or not seat:
            await self._ask_why((touches or [text or ""])[0])
            return False
        reply = await self._request(Play(id=self._id(), seat=seat, ply=table.ply, touches=touches, move=text))
        self.chosen = ()
        self.on_change()
        return not isinstance(reply, Refused)

    async def _ask_why(self, touch: str) -> None:
        table, seat = self.table, self._own_seat
        if not table or not seat or table.phase != "playing":
            return
        reply = await self._request(
            AskWhy(id=self._id(), seat=seat, ply=table.ply, touches=[*self.chosen, touch]), is_question=True
        )
        if isinstance(reply, Explained):
            if reply.code == "out-of-turn" and table.turn:
                name = name_of(table, table.turn, self.language)
                self.rejection = Rejection(self.say("table-their-turn", name=name))
            else:
                self.rejection = Rejection(reply.text, reply.clause)
        self.on_change()

    async def _request(self, request: Request, is_question: bool = False) -> Reply:
        """Send a request. What is refused is shown, unless the game has gone on meanwhile."""
        self.is_busy = True
        try:
            reply = await self.session.send(request)
        finally:
            self.is_busy = False
        if isinstance(reply, Refused) and reply.code not in ("stale-move", *(["can-be-played"] * is_question)):
            self.rejection = Rejection(reply.text, reply.clause)
        return reply

    def _position(self, seat: int) -> PositionView | None:
        positions = self.table.positions if self.table else []
        return next((position for position in positions if position.seat == seat), None)

    def _is_turn(self, touch: str) -> bool:
        button = self.button_of(touch)
        return button is not None and button.turn is not None

    def _id(self) -> str:
        return f"t{next(self._ids)}"

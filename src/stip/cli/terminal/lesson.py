"""A lesson as a session: each step is a position in which one of the right moves leads to the next."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from stip.cli.errors import NoLesson
from stip.cli.terminal.session import Reply, Request
from stip.games.rulebook import Rulebook
from stip.locale import localize
from stip.server.live.messages import AskHint, AskWhy, Done, Hinted, Refused
from stip.table.bot_names import bot_name
from stip.table.commands import Play
from stip.table.lessons import lesson_view, positions_of_lesson
from stip.table.projection import view_of_lesson
from stip.table.views import AnyPublicEvent, Preview, TableView


class LessonSession:
    def __init__(self, book: Rulebook, language: str) -> None:
        self.language = language
        self.book = book
        self.steps = lesson_view(book, language).steps
        if not self.steps:
            raise NoLesson(game=book.title)
        self.positions = [position for _, position in positions_of_lesson(book)]
        self.number = 0  # of the step, from 0
        self.seats: list[int] = []
        self.table: TableView | None = None
        self.log: list[AnyPublicEvent] = []
        self.effects: dict[int, str] = {}
        self.status = ""
        self.warning = ""
        self.is_ended = False
        self.on_change: Callable[[], None] = lambda: None
        self._learnt = ""  # what the step before has shown

    async def start(self) -> None:
        self._publish()

    async def send(self, request: Request) -> Reply:
        step = self.steps[self.number] if self.number < len(self.steps) else None
        match request:
            case Play(touches=list(touches)) if step and touches in [right.touches for right in step.right]:
                self._learnt = step.done
                self.number += 1
                self._publish()
                return Done(id=request.id, seq=self.number)
            case AskHint() if step:
                touches = step.right[0].touches
                words = ", ".join(self._label(touch) for touch in touches)
                return Hinted(
                    id=request.id, move="", touches=touches, words=words, reason="", chance=1.0, preview=Preview([])
                )
            case Play() | AskWhy() if step:
                is_begun = isinstance(request, AskWhy) and len(request.touches) > 1
                return Refused(code="lesson", text=step.again_after if is_begun else step.again, id=request.id)
        return Refused(code="not-now", text=localize("not-now", {"phase": "playing"}, self.language), id=request.id)

    async def close(self) -> None:
        pass

    def save(self, file: str) -> str:
        raise OSError(0, localize("terminal-lesson-not-saved", {}, self.language), self.book.title)

    def _label(self, touch: str) -> str:
        scene = self.steps[self.number].scene
        things = [thing for panel in scene.panels for thing in panel.things if thing.touch == touch and thing.label]
        buttons = [button.label for button in scene.buttons if button.touch == touch]
        return things[-1].label if things else buttons[0] if buttons else touch

    def _publish(self) -> None:
        """Show the step as a table at which the learner is to move."""
        is_over = self.number == len(self.steps)
        last = min(self.number, len(self.steps) - 1)
        step, position = self.steps[last], self.positions[last]
        seat = int(position.turn)
        self.seats = [seat]
        you = localize("setup-you", {}, self.language)
        names: list[str] = []
        for number in range(1, position.players + 1):
            names.append(you if number == seat else bot_name(1, names))
        heading = localize("learn-step", {"number": last + 1, "count": len(self.steps)}, self.language)
        scene = replace(step.scene, ask=f"{self._learnt} {heading}: {step.text}".strip())
        self.is_ended = is_over
        self.status = f"{self._learnt} {localize('learn-end', {}, self.language)}" if is_over else ""
        self.table = view_of_lesson(self.book.name, names, seat, self.number, scene, step.touches, is_over)
        self.on_change()

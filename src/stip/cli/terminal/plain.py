"""Play line by line, for screen readers, pipes and scripts: everything is told in words, and nothing is drawn."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress

from stip.cli.output import describe_error
from stip.cli.standard_input import input_lines
from stip.cli.terminal.controller import Controller
from stip.cli.terminal.key import told_key
from stip.cli.terminal.words import name_of
from stip.games import rulebook_of
from stip.games.scene import Panel, Scene
from stip.locale import localize

CLEAR = "\033[2J\033[3J\033[H"
WORDS = (
    "help",
    "look",
    "moves",
    "hint",
    "undo",
    "back",
    "save",
    "resign",
    "again",
    "yes",
    "no",
    "key",
    "rules",
    "quit",
)
MAX_LISTED = 60  # things that can be touched, in one list
MAX_LINE = 1000  # characters
MAX_WAITING_LINES = 1000  # that have been read and not answered yet

Command = Callable[[str], Awaitable[None]]


class PlainGame:
    """Shows a controller line by line until the game is over or the player leaves."""

    def __init__(self, controller: Controller, save_file: str) -> None:
        self.controller = controller
        self.language = controller.language
        self._save_file = save_file
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._may_read = threading.Semaphore(MAX_WAITING_LINES)
        self._changed = asyncio.Event()
        self._told = 0  # entries of the story
        self._moment = (-1, -1)  # the game and ply whose position was told last
        self._status = ""
        self._is_left = False

    async def run(self) -> None:
        self.controller.on_change = self._changed.set
        self._read_in_background()
        try:
            await self.controller.session.start()
            while not self._is_left:
                self._changed.clear()
                await self._step()
        finally:
            await self.controller.session.close()

    def _read_in_background(self) -> None:
        loop = asyncio.get_running_loop()

        def read() -> None:
            with suppress(RuntimeError):  # the game is over, and with it the event loop
                for line in input_lines(MAX_LINE):
                    self._may_read.acquire()
                    loop.call_soon_threadsafe(self._lines.put_nowait, line)
                loop.call_soon_threadsafe(self._lines.put_nowait, None)

        threading.Thread(target=read, daemon=True).start()

    async def _step(self) -> None:
        """Tell what is new, then ask whoever is to move, or wait."""
        controller = self.controller
        self._tell_story()
        table = controller.table
        if controller.is_round_over:
            self.write(controller.status)
            controller.go_on()
        elif controller.is_covered:
            assert table
            seat = controller.mover or controller.session.seats[0]
            self.write(CLEAR if sys.stdout.isatty() else "", end="")
            self.write(self.say("curtain-title", name=name_of(table, seat, self.language)))
            self.write(self.say("curtain-text"))
            await self._read(self.say("terminal-press-enter"))
            controller.go_on()
        elif controller.session.is_ended or (table and table.phase in ("over", "closed")):
            if controller.scene:
                self._tell_position(controller.scene)
            self.write(controller.status)
            self._is_left = True
        elif controller.mover and controller.next:
            await self._ask()
        else:
            await self._wait()

    async def _wait(self) -> None:
        """Wait for something to happen. Meanwhile a person may write commands; a program is read when it is asked."""
        status = self.controller.status
        if status != self._status:
            self._status = status
            self.write(status)
        if not sys.stdin.isatty():
            await self._changed.wait()
            return
        changed, line = asyncio.create_task(self._changed.wait()), asyncio.create_task(self._next_line())
        done, pending = await asyncio.wait({changed, line}, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        if line in done:
            await self._interpret(line.result())

    async def _ask(self) -> None:
        controller, table = self.controller, self.controller.table
        assert table
        moment = (table.number, table.ply)
        if moment != self._moment and controller.scene:
            self._moment = moment
            self._tell_position(controller.scene)
        self.write(controller.status)
        self._list_touches()
        await self._interpret(await self._read("> "))

    async def _interpret(self, line: str | None) -> None:
        if line is None:
            self._is_left = True
            self.write(self.say("terminal-left"))
            return
        text = line.strip()
        word = self._word(text)
        if word:
            await self._do(word, text)
        elif text:
            await self._play(text)

    def _word(self, text: str) -> str:
        """Return the command that the first word of a line is, in English or in the language of the player."""
        first = text.partition(" ")[0].casefold()
        for word in WORDS:
            if first in (word, localize(f"word-{word}", {}, self.language).casefold()):
                return word
        return ""

    async def _do(self, word: str, text: str) -> None:
        controller, rest = self.controller, text.partition(" ")[2].strip()
        match word:
            case "help":
                words = ", ".join(localize(f"word-{one}", {}, self.language) for one in WORDS)
                self.write(self.say("terminal-plain-help", words=words))
            case "look":
                if controller.scene:
                    self._tell_position(controller.scene)
            case "moves":
                self._list_touches(most=10_000)
            case "hint":
                await controller.hint()
            case "undo":
                await controller.offer("takeback")
            case "back":
                controller.put_back()
            case "save":
                self._save(rest or self._save_file)
            case "resign":
                await controller.resign()
            case "again":
                await controller.offer("rematch")
            case "yes" | "no":
                await controller.answer(word == "yes")
            case "key":
                for line in told_key(rulebook_of(controller.table.game), self.language) if controller.table else ():
                    self.write(line)
            case "rules":
                self.write(self.say("terminal-rules-where", game=controller.table.game if controller.table else ""))
            case "quit":
                self._is_left = True
        if word in ("undo", "resign", "again", "yes", "no") and controller.rejection:
            self._tell_rejection()

    async def _play(self, text: str) -> None:
        """Touch what a line means, or play it as a move in notation."""
        controller = self.controller
        touch = self._touch_meant(text)
        if touch:
            await controller.touch(touch)
        else:
            controller.chosen = ()
            await controller.play(text)
        if controller.rejection:
            self._tell_rejection()

    def _touch_meant(self, text: str) -> str:
        options = self.controller.next
        if text.isascii() and text.isdigit() and 1 <= int(text[:6]) <= len(options):
            return options[int(text) - 1]
        wanted = text.casefold()
        for touch in options:
            label = self.controller.label_of(touch).casefold()
            if wanted in (touch.casefold(), label, label.partition(", ")[0], touch.partition(":")[2].casefold()):
                return touch
        return ""

    def _tell_rejection(self) -> None:
        rejection = self.controller.rejection
        assert rejection
        self.write(f"{rejection.text} ({rejection.clause})" if rejection.clause else rejection.text)
        self.controller.rejection = None

    def _tell_story(self) -> None:
        story = self.controller.story()
        for entry in story[self._told :]:
            self.write(entry)
        self._told = len(story)

    def _tell_position(self, scene: Scene) -> None:
        for line in told_scene(scene, self.controller):
            self.write(line)

    def _list_touches(self, most: int = MAX_LISTED) -> None:
        options = self.controller.next
        for number, touch in enumerate(options[:most], 1):
            self.write(f"  {number}  {self.controller.label_of(touch)}")
        if len(options) > most:
            self.write(self.say("terminal-more-touches", count=len(options) - most))

    def _save(self, file: str) -> None:
        try:
            self.write(self.say("terminal-saved", file=self.controller.session.save(file)))
        except OSError as error:
            self.write(describe_error(error))

    async def _next_line(self) -> str | None:
        line = await self._lines.get()
        self._may_read.release()
        return line

    async def _read(self, prompt: str) -> str | None:
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = await self._next_line()
        if not sys.stdin.isatty():
            sys.stdout.write("\n")
        return line

    def write(self, text: str, end: str = "\n") -> None:
        sys.stdout.write(f"{text}{end}")
        sys.stdout.flush()

    def say(self, code: str, **facts: str | int) -> str:
        return localize(code, facts, self.language)


def told_scene(scene: Scene, controller: Controller) -> Iterator[str]:
    """Yield what lies on the table, in words: pieces of a kind together."""
    table = controller.table
    for number, sign in enumerate(scene.seats, 1):
        if table:
            cards = f", {localize('table-cards', {'count': sign.cards}, controller.language)}" if sign.cards else ""
            yield f"{name_of(table, number, controller.language)}: {sign.note}{cards}."
    for panel in scene.panels:
        if things := ". ".join(told_panel(panel)):
            yield f"{panel.label}: {things}."


def told_panel(panel: Panel) -> Iterator[str]:
    """Yield what lies on a panel; empty places are left out. Things that differ in the first words only, such as their
    fields, are told together."""
    kinds: dict[str, list[str]] = {}
    for thing in panel.things:
        if thing.label and (thing.sprite or panel.name != "board"):
            head, _, kind = thing.label.partition(", ")
            kinds.setdefault(kind, []).append(head)
    for kind, heads in kinds.items():
        if not kind:
            yield ", ".join(heads)
        elif len(heads) == 1:
            yield f"{heads[0]}, {kind}"
        else:
            yield f"{kind}: {', '.join(heads)}"

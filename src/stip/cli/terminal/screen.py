"""The screen: board, hand and log in a terminal, touched with arrow keys or the mouse."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from stip.cli.ascii import replace_one_for_one
from stip.cli.output import describe_error
from stip.cli.terminal.controller import Controller
from stip.cli.terminal.cursor import neighbour, target_at
from stip.cli.terminal.drawing import Canvas, Marks, draw
from stip.cli.terminal.glyphs import glyph_of
from stip.cli.terminal.key import drawn_key
from stip.games import rulebook_of
from stip.locale import localize

SIDE_WIDTH = 28  # of the column with seats and log
MIN_WIDTH_FOR_SIDE = 76
MIN_STATUS_ROWS, MAX_STATUS_ROWS = 2, 6
YES = ("y", "j", "k", "enter")  # in all languages
ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class Board(Static):
    """What can be touched."""

    can_focus = True


class PlayScreen(App[None]):
    """Shows a controller; it ends when the player leaves."""

    CSS = """
    Screen { layout: vertical; }
    #middle { height: 1fr; }
    #board { width: 1fr; height: 100%; padding: 0 1 0 0; }
    #side { width: 28; height: 100%; border-left: solid ansi_bright_black; padding: 0 0 0 1; }
    #seats { height: auto; }
    #log { height: 1fr; color: ansi_default; }
    #status { height: 2; text-style: bold; }
    #keys { height: 1; text-style: dim; }
    """
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = []

    def __init__(self, controller: Controller, save_file: str, is_ascii: bool = False) -> None:
        super().__init__(ansi_color=True)
        self.controller = controller
        self.language = controller.language
        self.canvas = Canvas(1)
        self.cursor = ""  # the touch on which the cursor is
        self.notice = ""  # what has just been done, such as saved
        self._save_file = save_file
        self._moment = (0, -1)  # the game and ply for which something was asked last
        self._is_ascii = is_ascii
        self._key_page = 0  # of the key to the game, from 1; 0 if the game is shown
        self._key_pages: list[Text] = []
        self._asks = ""  # what must be confirmed: "resign" or "quit"
        self._tasks: set[asyncio.Task[None]] = set()

    def compose(self) -> ComposeResult:
        with Horizontal(id="middle"):
            yield Board(id="board")
            with Vertical(id="side"):
                yield Static(id="seats")
                yield Static(id="log")
        yield Static(id="status")
        yield Static(id="keys")

    async def on_mount(self) -> None:
        self.controller.on_change = self.show
        await self.controller.session.start()
        self.query_one(Board).focus()
        self.show()

    async def on_unmount(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self.controller.session.close()

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.show)

    # what is shown

    def show(self) -> None:
        if not self.is_running:
            return
        controller = self.controller
        has_side = self.size.width >= MIN_WIDTH_FOR_SIDE and not self._key_page
        self.query_one("#side").display = has_side
        width = self.size.width - (SIDE_WIDTH if has_side else 0) - 1
        status = Text(self._status()).wrap(self.console, self.size.width)[:MAX_STATUS_ROWS]
        status_rows = max(MIN_STATUS_ROWS, len(status))
        self.query_one("#status").styles.height = status_rows
        height = max(8, self.size.height - status_rows - 1)
        scene, table = controller.scene, controller.table
        if table and self._key_page:
            self.canvas = Canvas(width)
            lines = drawn_key(rulebook_of(table.game), self.language, width).split("\n")
            self._key_pages = [Text("\n").join(lines[first : first + height]) for first in range(0, len(lines), height)]
            self._key_page = min(self._key_page, len(self._key_pages))
            self._put("#board", self._key_pages[self._key_page - 1])
        elif scene and table:
            marks = Marks(controller.next, controller.chosen, controller.hinted, self._cursor_now())
            self.canvas = draw(scene, rulebook_of(table.game), width, height, marks)
            self._put("#board", self.canvas.text())
        else:
            self.canvas = Canvas(width)
            self._put("#board", self._curtain() if controller.is_covered else Text())
        self._put("#status", Text("\n").join([*status, self._label()][:status_rows]))
        self._put("#keys", Text(self._keys(), no_wrap=True, overflow="ellipsis"))
        self._put("#seats", self._seats())
        story = controller.story(last=self.size.height)
        self._put("#log", Text("\n".join(self._fitting(story, height))))

    def _put(self, widget: str, text: Text) -> None:
        if self._is_ascii:
            text.plain = replace_one_for_one(text.plain)
        self.query_one(widget, Static).update(text)

    def _cursor_now(self) -> str:
        """Return where the cursor is: where it was, if that is still there, else on the first possible touch. When
        another move is asked for, it goes to something that can be touched."""
        controller, table = self.controller, self.controller.table
        touches, moment = controller.next, (table.number, table.ply) if table else (0, 0)
        known = {target.touch for target in self.canvas.targets}
        is_new = moment != self._moment and self.cursor not in touches
        if (is_new or self.cursor not in known) and touches:
            self.cursor = touches[0]
        if touches:
            self._moment = moment
        return self.cursor

    def _status(self) -> str:
        if self._asks:
            code = "table-resign-ask" if self._asks == "resign" else "terminal-quit-ask"
            return f"{self.say(code)} ({self.say('terminal-yes-no')})"
        if self._is_offered() and not self.notice:
            return f"{self.controller.status} ({self.say('terminal-yes-no')})"
        return self.notice or self.controller.status

    def _is_offered(self) -> bool:
        """Return whether somebody here is asked to agree to something."""
        table, controller = self.controller.table, self.controller
        return bool(table and table.offer and controller.session.seats and not controller.is_mine(table.offer.seat))

    def _label(self) -> Text:
        """Return what the cursor is on, in one line."""
        label = next((target.label for target in self.canvas.targets if target.touch == self.cursor), "")
        line = Text("" if self._asks or self.controller.is_round_over else label)
        line.truncate(self.size.width, overflow="ellipsis")
        return line

    def _keys(self) -> str:
        controller, table = self.controller, self.controller.table
        if self._key_page:
            return self.say("terminal-keys-key" if self._key_page == len(self._key_pages) else "terminal-keys-more")
        if controller.is_covered or controller.is_round_over:
            return self.say("terminal-keys-go-on")
        if table and table.phase in ("over", "closed"):
            return self.say("terminal-keys-over")
        if not controller.session.seats:
            return self.say("terminal-keys-watch")
        keys = self.say("terminal-keys")
        if len(keys) <= self.size.width:
            return keys
        *others, key, leave = keys.split(" · ")  # of which the most important come first where not all have room
        return " · ".join((key, leave, *others))

    def _curtain(self) -> Text:
        table, controller = self.controller.table, self.controller
        assert table
        seat = controller.mover or controller.session.seats[0]
        name = table.seats[seat - 1].name
        lines = (self.say("curtain-title", name=name), self.say("curtain-text"), "", self.say("terminal-keys-go-on"))
        return Text("\n" * 4 + "\n".join(f"    {line}" for line in lines))

    def _seats(self) -> Text:
        table, scene = self.controller.table, self.controller.scene
        lines = Text()
        for number, seat in enumerate(table.seats if table else [], 1):
            assert table
            sign = scene.seats[number - 1] if scene else None
            for sprite in sign.sprites if sign else ():
                glyph = glyph_of(rulebook_of(table.game), sprite)
                lines.append(glyph.text if glyph else "", glyph.style if glyph else "")
            is_turn = table.turn == number
            name = seat.name or self.say("table-open")
            lines.append(f" {name}", "bold reverse" if is_turn else "bold")
            level = f" ({seat.level:g})" if seat.level else ""
            note = f"{level} {sign.note if sign else ''}".rstrip()
            lines.append(f"{note}{' <' if is_turn else ''}\n", "")
        return lines

    def _fitting(self, story: list[str], height: int) -> list[str]:
        """Return the last entries of the log that fit beside the board."""
        rows = max(3, height - 1 - len(self.controller.table.seats if self.controller.table else ()))
        kept: list[str] = []
        for entry in reversed(story):
            rows -= 1 + len(entry) // (SIDE_WIDTH - 3)
            if rows < 0 and kept:
                break
            kept.insert(0, entry)
        return kept

    # what people do

    async def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        self.notice = ""
        controller, key = self.controller, event.key
        if self._asks:
            await self._confirm(key)
        elif key in ("ctrl+c", "ctrl+q"):
            self.exit()
        elif self._is_offered() and key in (*YES, "n") and key != "enter":
            self._start(controller.answer(key != "n"))
        elif self._key_page or key == "k":
            self._turn_key_page()
        elif controller.is_covered or controller.is_round_over:
            if key in ("enter", "space"):
                controller.go_on()
            elif key == "q":
                self._ask("quit")
        elif key in ARROWS:
            self._move(ARROWS[key])
        elif key in ("tab", "shift+tab"):
            self._jump(1 if key == "tab" else -1)
        elif key in ("enter", "space") and self.cursor:
            self._start(controller.touch(self.cursor))
        elif key in ("escape", "backspace"):
            controller.put_back()
        else:
            await self._command(event.character or key)

    async def _command(self, key: str) -> None:
        controller, table = self.controller, self.controller.table
        if key == "q":
            if table and table.phase == "playing" and controller.session.seats:
                self._ask("quit")
            else:
                self.exit()
        elif key == "h":
            self.notice = self.say("table-hint-soon")
            self.show()
            self.notice = ""
            self._start(controller.hint())
        elif key == "u":
            self._start(controller.offer("takeback"))
        elif key == "r":
            self._ask("resign")
        elif key == "n":
            self._start(controller.offer("rematch"))
        elif key == "d":
            self._start(controller.offer("draw"))
        elif key == "s":
            self._save()

    def _turn_key_page(self) -> None:
        """Show the next page of the key to the game, and after the last one the game."""
        is_last = self._key_page and self._key_page == len(self._key_pages)
        self._key_page = 0 if is_last else self._key_page + 1
        self.show()

    def _ask(self, what: str) -> None:
        self._asks = what
        self.show()

    async def _confirm(self, key: str) -> None:
        asked, self._asks = self._asks, ""
        if key in ("ctrl+c", "ctrl+q") or (asked == "quit" and key in YES):
            self.exit()
        elif key in YES:
            self._start(self.controller.resign())
        self.show()

    def _save(self) -> None:
        try:
            self.notice = self.say("terminal-saved", file=self.controller.session.save(self._save_file))
        except OSError as error:
            self.notice = describe_error(error)
        self.show()

    def _move(self, way: tuple[int, int]) -> None:
        """Move the cursor to the next thing in a direction."""
        here = next((target for target in self.canvas.targets if target.touch == self.cursor), None)
        if found := neighbour(self.canvas.targets_seen(self.controller.next), here, way):
            self.cursor = found.touch
        self.show()

    def _jump(self, step: int) -> None:
        """Move the cursor to the next thing that may be touched."""
        following = set(self.controller.next)
        possible = list(dict.fromkeys(one.touch for one in self.canvas.targets if one.touch in following))
        if possible:
            place = possible.index(self.cursor) + step if self.cursor in possible else 0
            self.cursor = possible[place % len(possible)]
        self.show()

    async def on_click(self, event: events.Click) -> None:
        if self._key_page:
            self._turn_key_page()
        elif self.controller.is_covered or self.controller.is_round_over:
            self.controller.go_on()
        elif isinstance(event.widget, Board):
            targets = self.canvas.targets_seen(self.controller.next)
            if target := target_at(targets, event.y, event.x):
                self.cursor = target.touch
                self._start(self.controller.touch(target.touch))

    def _start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something that may take a while, such as asking for a hint, without holding up the keys."""

        async def do() -> None:
            await work
            self.show()

        task = asyncio.create_task(do())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def say(self, code: str, **facts: str | int) -> str:
        return localize(code, facts, self.language)

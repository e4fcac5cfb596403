"""`stip engine`: lets another program play with Stip's bots, line by line on standard input and output.

The protocol is in docs/engine-protocol.md; it is in the spirit of UCI and GTP.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from typing import Annotated

import typer

from stip import __version__
from stip.bots.evaluator import evaluator_for
from stip.bots.external import PROTOCOL_VERSION
from stip.bots.lines import best_line
from stip.bots.players import parse_bot_name
from stip.bots.searcher import UNLIMITED_ITERATIONS, Budget, Candidate, Searcher, merge
from stip.cli.arguments import GameName
from stip.cli.errors import BadEngineCommand
from stip.cli.language import current_language
from stip.cli.output import EXIT_BAD_INPUT, EXIT_BROKEN_PIPE
from stip.cli.standard_input import input_lines
from stip.games import rulebook_of
from stip.locale.errors import StipError
from stip.play.game import Game, Setup
from stip.play.position import View
from stip.play.position_text import read_position, write_position

MAX_LINE = 1_000_000  # characters
FIRST_INFO_S = 0.1  # until the first info line; doubled each time
MAX_INFO_S = 2.0
MAX_SECONDS = 86_400.0


def run_engine(
    game: GameName,
    bot: Annotated[str, typer.Option(metavar="BOT")] = "5",
) -> None:
    """Let another program play with a bot, by lines on standard input and output."""
    rulebook_of(game)
    parse_bot_name(bot, game)
    Engine(game, bot).run()


class Engine:
    """Reads commands and answers them; a search runs beside them until it is over or stopped."""

    def __init__(self, game: str, bot: str) -> None:
        self.game = game
        self.level = parse_bot_name(bot, game)[1]
        self.position: Game | View = Game(Setup.read(game, rulebook_of(game).players[0], {}, 0, 1))
        self._options: dict[str, object] = {}
        self._players = self.position.players
        self._searcher: Searcher | None = None
        self._stop = threading.Event()
        self._search: threading.Thread | None = None
        self._writing = threading.Lock()

    def run(self) -> None:
        for line in input_lines(MAX_LINE):
            word, _, rest = line.strip().partition(" ")
            if word == "quit":
                break
            if word:
                self._obey(word, rest.strip())
        self._end_search()

    def _obey(self, word: str, rest: str) -> None:
        try:
            match word:
                case "hello":
                    self.write(f"id name Stip {__version__}", f"id protocol {PROTOCOL_VERSION}", "ready")
                case "isready":
                    self.write("ready")
                case "new":
                    self._new(rest.split())
                case "position":
                    self._set_position(rest)
                case "legal":
                    pass  # it knows the rules
                case "moves":
                    self.write(f"legal {', '.join(self._view().legal_moves)}")
                case "show":
                    self.write(f"position {write_position(self._view())}", *str(self._view()).splitlines(), "shown")
                case "go":
                    self._go(rest.split())
                case "stop":
                    self._end_search()
                case _:
                    raise BadEngineCommand(command=word)
        except StipError as error:
            self._refuse(error)

    def _refuse(self, error: StipError) -> None:
        self.write(f"error {error.code} {' '.join(error.text(current_language()).split())}")

    def _new(self, words: list[str]) -> None:
        """`new GAME PLAYERS KEY=VALUE …`: forget the last game."""
        self._end_search()
        if not words or words[0] != self.game or not all("=" in word for word in words[2:]):
            raise BadEngineCommand(command=f"new {' '.join(words)}")
        players = words[1] if words[1:] else str(self._players)
        if not players.isascii() or not players.isdigit():
            raise BadEngineCommand(command=f"new {' '.join(words)}")
        options: dict[str, object] = {word.partition("=")[0]: word.partition("=")[2] for word in words[2:]}
        self.position = Game(Setup.read(self.game, int(players[:3]), options, 0, 1))
        self._players, self._options, self._searcher = int(players[:3]), options, None

    def _set_position(self, rest: str) -> None:
        """`position TEXT`, or `position start [seed SEED] [first SEAT] [moves MOVE, MOVE, …]`."""
        self._end_search()
        if not rest.startswith("start"):
            found = read_position(rest)
            if found.rulebook.name != self.game:
                raise BadEngineCommand(command=rest.partition("/")[0])
            self.position = found
            return
        words, _, moves = rest.partition(" moves ")
        facts = words.split()[1:]
        named = dict(zip(facts[::2], facts[1::2], strict=False))
        if len(facts) % 2 or named.keys() - {"seed", "first"}:
            raise BadEngineCommand(command=words)
        first = named.get("first", "0")
        if not first.isascii() or not first.isdigit():
            raise BadEngineCommand(command=words)
        seat = int(first[:3]) if "first" in named else None
        game = Game(Setup.read(self.game, self._players, self._options, named.get("seed", "0"), seat))
        for move in filter(None, (one.strip() for one in moves.split(","))):
            game.play(move)
        self.position = game

    def _view(self) -> View:
        """Return what the seat to move sees: the engine knows no more, even if it was given all moves."""
        position = self.position
        return position if isinstance(position, View) else position.view(position.turn)

    def _go(self, words: list[str]) -> None:
        """`go [seconds S] [nodes N] [infinite]`: search, and then tell the move."""
        self._end_search()
        view = self._view()
        if view.is_over or view.turn != view.seat:
            raise view.refuse(view.seat, [])
        budget = self._budget(words)
        self._stop = threading.Event()
        self._search = threading.Thread(target=self._think, args=(view, budget, self._stop), daemon=True)
        self._search.start()

    def _budget(self, words: list[str]) -> Budget:
        if words == ["infinite"]:
            return Budget(seconds=MAX_SECONDS)
        facts = dict(zip(words[::2], words[1::2], strict=False))
        try:
            if len(words) % 2 or facts.keys() - {"seconds", "nodes"}:
                raise ValueError
            seconds = min(float(facts.get("seconds", MAX_SECONDS)), MAX_SECONDS)
            nodes = min(int(facts.get("nodes", UNLIMITED_ITERATIONS)), UNLIMITED_ITERATIONS)
            if not seconds > 0 or nodes < 1:
                raise ValueError
        except ValueError:
            raise BadEngineCommand(command=f"go {' '.join(words)}") from None
        return Budget(nodes, seconds) if words else Budget(self.level.iterations, min(self.level.seconds, MAX_SECONDS))

    def _think(self, view: View, budget: Budget, stop: threading.Event) -> None:
        try:
            self._search_and_tell(view, budget, stop)
        except StipError as error:
            self._refuse(error)
        except OSError as error:  # nobody reads what is found, while the other thread waits for a command
            os._exit(EXIT_BROKEN_PIPE if isinstance(error, BrokenPipeError) else EXIT_BAD_INPUT)

    def _search_and_tell(self, view: View, budget: Budget, stop: threading.Event) -> None:
        """Search, tell now and then what was found so far, and at last the move."""
        evaluator_for(self.game).search.wait_until_compiled()
        searcher = self._searcher = self._searcher or Searcher(self.game)
        interval, told_at = FIRST_INFO_S, time.monotonic()

        def is_stopped() -> bool:
            nonlocal interval, told_at
            if time.monotonic() >= told_at + interval:
                self._tell(view, searcher, merge(searcher.trees))
                interval, told_at = min(2 * interval, MAX_INFO_S), time.monotonic()
            return stop.is_set()

        candidates = searcher.search(view, budget, is_stopped)
        self._tell(view, searcher, candidates)
        self.write(f"move {view.write(candidates[0].move)}")

    def _tell(self, view: View, searcher: Searcher, candidates: list[Candidate]) -> None:
        line = ", ".join(view.write(move) for move in best_line(searcher))
        visits = sum(candidate.visits for candidate in candidates)
        self.write(f"info nodes {visits} chance {candidates[0].chance:.3f} line {line}")

    def _end_search(self) -> None:
        self._stop.set()
        if self._search:
            self._search.join()
            self._search = None

    def write(self, *lines: str) -> None:
        with self._writing:
            for line in lines:
                sys.stdout.write(f"{line}\n")
            sys.stdout.flush()

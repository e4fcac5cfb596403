"""`stip analyse`: the best moves in one position of a record, or in a position that is given as a short text."""

from __future__ import annotations

from typing import Annotated

import typer

from stip.bots.evaluator import evaluator_for
from stip.bots.lines import best_line
from stip.bots.searcher import Budget, Candidate, Searcher
from stip.cli.arguments import AsJson
from stip.cli.console import out
from stip.cli.interrupts import run_interruptibly
from stip.cli.language import say
from stip.cli.output import print_json
from stip.cli.record_files import load_game
from stip.play.errors import GameOver
from stip.play.position import View
from stip.play.position_text import TEXT, read_position, write_position
from stip.table.errors import NoSuchMove


def analyse_position(
    what: Annotated[str, typer.Argument(metavar="FILE|POSITION")],
    after: Annotated[int | None, typer.Option(min=0)] = None,
    top: Annotated[int, typer.Option(min=1, max=1000)] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, max=3600)] = 2.0,
    as_json: AsJson = False,
) -> None:
    """Show the best moves in a position of a record, or in one that is given as a short text."""
    view = _view(what, after)
    if view.is_over:
        raise GameOver(
            input="analyse", ply=view.ply, seat=view.fields.seat, clause=view.rulebook.clause(view.fields.reason)
        )
    candidates, line = run_interruptibly(lambda: _search(view, seconds))
    rows = [_facts(view, candidate) for candidate in candidates[:top]]
    text = write_position(view)
    if as_json:
        print_json(position=text, seat=int(view.seat), ply=view.ply, line=line, moves=rows)
        return
    out.print(say("analysis-title", game=view.rulebook.title, ply=view.ply, seat=int(view.seat)), soft_wrap=True)
    for row in rows:
        out.print(f"{row['chance']:6.1%}  {row['visits']:>8,}  {row['move']}", soft_wrap=True, markup=False)
    out.print(f"{say('analysis-line')} {', '.join(line)}", soft_wrap=True, markup=False)
    out.print(f"{say('analysis-position')} {text}", soft_wrap=True, markup=False)


def _view(what: str, after: int | None) -> View:
    """Return the position as the seat to move sees it."""
    if TEXT.fullmatch(what):
        return read_position(what)
    game = load_game(what)
    entries = len(game.log) if after is None else after
    if entries > len(game.log):
        raise NoSuchMove(number=entries, last=len(game.log))
    position = game.position_at(entries)
    return View(position, position.turn)


def _search(view: View, seconds: float) -> tuple[list[Candidate], list[str]]:
    evaluator_for(view.rulebook.name).search.wait_until_compiled()
    searcher = Searcher(view.rulebook.name)
    candidates = searcher.search(view, Budget(seconds=seconds))
    return candidates, [view.write(move) for move in best_line(searcher)]


def _facts(view: View, candidate: Candidate) -> dict[str, object]:
    return {"move": view.write(candidate.move), "chance": candidate.chance, "visits": candidate.visits}

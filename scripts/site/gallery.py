"""The gallery: each game from its beginning to its end, and other ways to set it up, drawn by the engine.

`example.txt` in the folder of a game is the record that is shown. `gallery.json`, if it has one, lists other set-ups
that look different, and how many random moves are played in them.
"""

from __future__ import annotations

import json
from random import Random

import rule_pages

from stip.games.rulebook import Rulebook
from stip.play.game import new
from stip.play.position import View
from stip.play.record import load

MOMENTS = 5  # of a recorded game, the beginning and the end included
SEED = 7
INTRODUCTION = """# Gallery

Every picture on this page was drawn by the engine while this site was built. First a recorded game of each, as seat 1
saw it (the records are `example.txt` in the folder of each game), then other ways to set it up. They follow the light
or dark of the page. A picture of your own game is `game.svg()` in [Python](python.md), or `stip show FILE --svg FILE`
in [a terminal](terminal.md#for-scripts).
"""


def files() -> dict[str, str]:
    """Return the page and its pictures by their places on the site."""
    parts, made = [INTRODUCTION], {}
    for book in rule_pages.BOOKS:
        scenes = _recorded(book) + _set_up(book)
        made |= {f"gallery/{book.name}-{number}.svg": view.svg() for number, (_, view) in enumerate(scenes)}
        parts += [f"## {book.title}", '<div class="scenes" markdown>']
        parts += [_figure(book, number, caption) for number, (caption, _) in enumerate(scenes)]
        parts.append("</div>")
    return made | {"gallery.md": "\n\n".join(parts) + "\n"}


def _figure(book: Rulebook, number: int, caption: str) -> str:
    return (
        f'<figure markdown="span">\n![{book.title}: {caption}](gallery/{book.name}-{number}.svg){{ loading=lazy }}\n'
        f"<figcaption>{caption}</figcaption>\n</figure>"
    )


def _recorded(book: Rulebook) -> list[tuple[str, View]]:
    game = load(book.folder / "example.txt")
    assert game.outcome
    last = len(game.log)
    scenes = []
    for moment in range(MOMENTS):
        entries = moment * last // (MOMENTS - 1)
        caption = f"After {entries} of {last} moves" if 0 < entries < last else "The beginning"
        scenes.append((caption, View(game.position_at(entries), 1)))
    winners = " and ".join(f"seat {seat}" for seat in game.outcome.winners)
    clause = f"[{game.outcome.reason}](rules/{book.name}.md#{game.outcome.reason})"
    scenes[-1] = (f"The end after {last} moves: {winners} won by {clause}", scenes[-1][1])
    return scenes


def _set_up(book: Rulebook) -> list[tuple[str, View]]:
    file = book.folder / "gallery.json"
    scenes = []
    for scene in json.loads(file.read_text(encoding="utf-8")) if file.exists() else ():
        game, rng = new(book.name, seed=SEED, **scene["setup"]), Random(SEED)
        for _ in range(scene["plies"]):
            game.play(game.legal_moves[rng.randrange(game.legal_moves.count())])
        scenes.append((scene["caption"], game.view(1)))
    return scenes

"""What a server would answer about games, as files of a site: `/api/games/…` is `api/games/….json`, texts end with
`.txt`, and drawings keep their names."""

from __future__ import annotations

from pathlib import Path

import msgspec

from stip.games import all_rulebooks
from stip.games.leaflet import pictures_of
from stip.games.lessons import lesson_of
from stip.games.rulebook import Rulebook
from stip.locale import LANGUAGES, game_texts
from stip.play.illustrations import illustration
from stip.server.http.game_views import game_view, rules_view
from stip.server.http.schemas import Games
from stip.table.lessons import lesson_view


def write_answers(folder: Path) -> None:
    """Write the answers about all games into the folder of a site."""
    books, games = all_rulebooks(), folder / "api" / "games"
    _write(games.with_suffix(".json"), Games([game_view(book) for book in books]))
    for book in books:
        _write(games / f"{book.name}.json", game_view(book))
        _write_game(games / book.name, book)


def _write_game(folder: Path, book: Rulebook) -> None:
    for language in LANGUAGES:
        _write(folder / "rules" / f"{language}.json", rules_view(book, language))
        _write(folder / "texts" / f"{language}.txt", game_texts(book.folder / "texts", language).encode())
        if lesson_of(book).steps:
            _write(folder / "lesson" / f"{language}.json", lesson_view(book, language))
    for drawing in (*book.folder.glob("sprites.svg"), *book.folder.glob("pictures/*.svg")):
        _write(folder / drawing.relative_to(book.folder), drawing.read_bytes())
    for name in pictures_of(book):
        _write(folder / "pictures" / f"{name}.svg", illustration(book, name).encode())


def _write(file: Path, answer: msgspec.Struct | bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(answer if isinstance(answer, bytes) else msgspec.json.encode(answer))

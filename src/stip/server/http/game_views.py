"""What people see of a game beside its tables: its options and signs, and its rules."""

from __future__ import annotations

from itertools import count

from stip.games.clauses import clauses, kinds_of, page, sections, shared_page
from stip.games.leaflet import illustrated, leaflet
from stip.games.lessons import key_of, lesson_of
from stip.games.rulebook import Rulebook
from stip.kernel.compilation import compilation_problems
from stip.server.bots.preparation import is_preparing
from stip.server.http.schemas import (
    ChapterView,
    ClauseView,
    GameView,
    KeyEntryView,
    OptionView,
    PassageView,
    Rules,
    SectionView,
    SignView,
    TeamsView,
)


def game_view(book: Rulebook) -> GameView:
    options = [
        OptionView(one.name, one.clause, list(one.values), list(one.published), one.default, one.meaning, one.only_for)
        for one in book.options
    ]
    signs = {
        sides: [SignView(sign.pigment, list(sign.sprites)) for sign in signs] for sides, signs in book.signs.items()
    }
    teams = TeamsView(book.teams.option, book.teams.value, list(book.teams.sides)) if book.teams else None
    guide = next(step for step in count() if not (book.folder / "pictures" / f"guide-{step + 1}.svg").is_file())
    key = [KeyEntryView(entry.sprites, f"{book.name}-key-{entry.text}") for entry in key_of(book)]
    is_slow = book.title in {problem.title for problem in compilation_problems()}
    return GameView(
        game=book.name,
        title=book.title,
        players=list(book.players),
        options=options,
        signs=signs,
        teams=teams,
        guide=guide,
        lesson=len(lesson_of(book).steps),
        key=key,
        is_slow=is_slow,
        is_preparing=is_preparing(book.name),
    )


def rules_view(book: Rulebook, language: str) -> Rules:
    pages = (illustrated(page(book, language), book, language), shared_page(language))
    kinds = {name: kinds_of(text) for one in (page(book), shared_page()) for name, text in clauses(one).items()}
    views = [
        SectionView(
            one.level,
            one.heading,
            one.text,
            [ClauseView(name, text, kinds[name]) for name, text in one.clauses.items()],
        )
        for text in pages
        for one in sections(text)
    ]
    chapters = [
        ChapterView(heading, [PassageView(*one) for one in passages]) for heading, passages in leaflet(book, language)
    ]
    return Rules(book.name, book.title, chapters, views)

"""Leaflets: the rules as people read them tell every clause, in every language, with drawings that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from kit.cases import OWN_GAMES

from stip.games import rulebook_of
from stip.games.clauses import clauses, kinds_of, page, shared_page
from stip.games.leaflet import Passage, illustrated, leaflet, pictures_of, sprites_in
from stip.games.picture import FOLDER
from stip.locale import LANGUAGES

ASCII_DRAWING = re.compile(r"^```|^ {6}", re.MULTILINE)

each_game = pytest.mark.parametrize("game", OWN_GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def passages(game: str, language: str = "en") -> list[Passage]:
    return [passage for chapter in leaflet(rulebook_of(game), language) for passage in chapter.passages]


@each_game
def test_every_clause_is_told_by_the_leaflet_or_by_an_option_and_no_other_is_named(game: str) -> None:
    book = rulebook_of(game)
    told = {clause for passage in passages(game) for clause in passage.clauses}
    assert told | {option.clause for option in book.options} == set(clauses(page(book)))


@each_language
@each_game
def test_a_leaflet_is_the_same_in_every_language_but_for_its_words(game: str, language: str) -> None:
    english, told = passages(game), passages(game, language)
    assert (told == english) == (language == "en"), "not translated yet"
    for one, other in zip(english, told, strict=True):
        assert (other.kind, other.clauses, other.picture) == (one.kind, one.clauses, one.picture)
        assert sorted(sprites_in(other.text)) == sorted(sprites_in(one.text))
        assert other.text.count("**") == one.text.count("**")
    chapters = leaflet(rulebook_of(game), language)
    assert [bool(chapter.heading) for chapter in chapters] == [False] + [True] * (len(chapters) - 1)


@each_game
def test_in_a_chapter_sentences_come_before_lists_and_a_drawing_before_the_words_of_its_item(game: str) -> None:
    """The page shows them in this order."""
    for chapter in leaflet(rulebook_of(game)):
        kinds = [passage.kind for passage in chapter.passages if passage.kind != "picture"]
        assert kinds == sorted(kinds, reverse=True)
    for passage in passages(game):
        if passage.kind == "item" and passage.text.startswith("["):
            assert len(sprites_in(passage.text)) == 1


@each_game
def test_the_sprites_and_pictures_of_a_leaflet_exist_and_all_pictures_are_shown(game: str) -> None:
    book = rulebook_of(game)
    known = [sprite for folder in (FOLDER, book.folder) for sprite in sprites_of(folder)]
    assert {sprite for passage in passages(game) for sprite in sprites_in(passage.text)} <= set(known)
    in_leaflet = {passage.picture for passage in passages(game)} - {""}
    in_rules = set(re.findall(r"^!\[.*\]\((.+)\)$", illustrated(page(book), book, "en"), re.MULTILINE))
    assert in_leaflet | in_rules == set(pictures_of(book))


@each_language
@each_game
def test_people_read_no_drawings_made_of_characters(game: str, language: str) -> None:
    book = rulebook_of(game)
    text = page(book, language)
    assert ASCII_DRAWING.search(text), "a terminal shows them"
    shown = illustrated(text, book, language)
    assert not ASCII_DRAWING.search(shown)
    assert list(clauses(shown)) == list(clauses(text))


def test_a_drawing_is_replaced_by_a_picture_with_the_caption_of_the_leaflet() -> None:
    book = rulebook_of("halma")
    told = clauses(illustrated(page(book, "nl"), book, "nl"))["H-8"]
    assert told.endswith(
        "![De rode pion in de hoek mag naar twee velden stappen, of één keer springen, of twee keer.](jump)"
    )


def test_a_game_without_a_leaflet_has_none_and_its_rules_stay_as_they_are(tmp_path: Path) -> None:
    book = rulebook_of("halma")
    other = type("Book", (), {"folder": tmp_path})()
    assert leaflet(other) == []
    assert pictures_of(other) == {}
    assert illustrated(page(book), other, "en") == page(book)


def test_a_clause_says_what_is_published_what_is_our_ruling_and_what_can_be_chosen() -> None:
    tokken = clauses(page(rulebook_of("tokken")))
    assert kinds_of(clauses(shared_page())["G-2"]) == ["rule"]
    assert kinds_of(tokken["T-4"]) == ["ruling"]
    assert kinds_of(tokken["T-21"]) == ["rule", "ruling", "option"]
    assert all(kinds_of(text) for game in OWN_GAMES for text in clauses(page(rulebook_of(game))).values())


def sprites_of(folder: Path) -> list[str]:
    return re.findall(r'<g id="([^"]+)"', (folder / "sprites.svg").read_text(encoding="utf-8"))

"""Every clause of the rules is named by a test, and every clause the program quotes exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stip.errors import UnknownClause
from stip.games import GAMES, rulebook_of
from stip.games.clauses import clause, clauses, page, shared_page
from stip.locale import LANGUAGES

TESTS = Path(__file__).parent
CODE = re.compile(r"`[^`\n]+`")
CLAUSE = re.compile(r"\b(?:G|H|P|TP|T)-[0-9]+\b")

shared = clauses(shared_page())


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_named_by_a_test(game: str) -> None:
    named = {clause for file in TESTS.rglob("test_*.py") for clause in CLAUSE.findall(file.read_text())}
    assert set(clauses(page(rulebook_of(game)))) | set(shared) <= named


@pytest.mark.parametrize("game", GAMES)
def test_the_clauses_of_a_page_are_numbered_without_a_gap(game: str) -> None:
    book = rulebook_of(game)
    found = sorted(int(clause.partition("-")[2]) for clause in clauses(page(book)))
    assert found == list(range(1, len(found) + 1))


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_the_code_quotes_exists(game: str) -> None:
    book = rulebook_of(game)
    known = set(clauses(page(book))) | set(shared)
    quoted = {clause for file in book.folder.glob("*.py") for clause in CLAUSE.findall(file.read_text())}
    assert quoted <= known


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_explained_by_its_clause(game: str) -> None:
    book = rulebook_of(game)
    for option in book.options:
        text = clauses(page(book))[option.clause]
        assert f"`{option.name}`" in text
        assert str(option.default) in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_pictures_fit_a_terminal_of_80_columns(game: str, language: str) -> None:
    assert all(len(line) <= 74 for line in pictures(page(rulebook_of(game), language)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *GAMES])
def test_a_page_is_the_same_in_every_language_but_for_its_words(game: str | None, language: str) -> None:
    english, text = (page(rulebook_of(game), one) if game else shared_page(one) for one in ("en", language))
    assert (text == english) == (language == "en"), "not translated yet"
    assert list(clauses(text)) == list(clauses(english))
    for name, original in clauses(english).items():
        told = clauses(text)[name]
        assert sorted(CODE.findall(told)) == sorted(CODE.findall(original)), name
        assert told.count("**") == original.count("**"), name
        assert not re.search(r"^ *[0-9]+\. ", told, re.MULTILINE), f"{name} would be shown as a numbered list"
    for line in (r"^#+ ", r"^\|", r"^```"):
        assert re.findall(line, text, re.MULTILINE) == re.findall(line, english, re.MULTILINE)
    assert len(pictures(text)) == len(pictures(english))


def test_a_page_that_has_not_been_translated_is_read_in_english() -> None:
    halma = rulebook_of("halma")
    assert page(halma, "xx") == page(halma, "en") == page(halma)
    assert page(halma, "nl") != page(halma)


def pictures(text: str) -> list[str]:
    """Their lines."""
    found, is_picture = [], False
    for line in text.splitlines():
        is_picture ^= line.startswith("```")
        if is_picture or line.startswith("      "):
            found.append(line)
    return found


def test_a_clause_is_found_by_its_number_in_either_case() -> None:
    """Those of all games, like G-1, are found in each."""
    halma = rulebook_of("halma")
    assert clause(halma, "h-8") == clauses(page(halma))["H-8"]
    assert clause(halma, "G-1").startswith("- `G-1`")
    with pytest.raises(UnknownClause, match="P-1"):
        clause(halma, "P-1")

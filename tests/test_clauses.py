"""Every clause of the rules is named by a test, and every clause the program quotes exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stip.errors import UnknownClause
from stip.games import GAMES, rulebook_of
from stip.games.clauses import SHARED, clause, clauses, page

TESTS = Path(__file__).parent
CLAUSE = re.compile(r"\b(?:G|H|P|TP|T)-[0-9]+\b")

shared = clauses(SHARED.read_text(encoding="utf-8"))


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


@pytest.mark.parametrize("game", GAMES)
def test_pictures_fit_a_terminal_of_80_columns(game: str) -> None:
    is_picture = False
    for line in page(rulebook_of(game)).splitlines():
        is_picture ^= line.startswith("```")
        assert not (is_picture or line.startswith("      ")) or len(line) <= 74, line


def test_a_clause_is_found_by_its_number_in_either_case() -> None:
    """Those of all games, like G-1, are found in each."""
    halma = rulebook_of("halma")
    assert clause(halma, "h-8") == clauses(page(halma))["H-8"]
    assert clause(halma, "G-1").startswith("- `G-1`")
    with pytest.raises(UnknownClause, match="P-1"):
        clause(halma, "P-1")
